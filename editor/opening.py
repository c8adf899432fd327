"""Opening worlds and samples: the part that may run in another thread, and no windows."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths

from editor.theme.resources import data_path

if TYPE_CHECKING:
    from core.retrieval import Retriever
    from core.validation import Validator
    from core.world.world import World

CHECK_AT_ONCE = 20_000
"""Larger worlds are shown first and checked while they are looked at."""
SAMPLES = {
    "es": ("lore", "Villarroca"),
    "en": ("lore_en", "Lighthouse"),
    "pt": ("lore_pt", "Torre"),
}
"""Per language: the folder under `data/`, and the name of the user's copy."""
_MOST_TRIED = 20
_SAVE_ENDINGS = frozenset(
    [
        ".save",
        ".sav",
        ".rpgsave",
        ".rmmzsave",
        ".rvdata2",
        ".rxdata",
        ".rvdata",
        ".cfg",
        ".tres",
        ".res",
        ".bin",
        ".dat",
        ".txt",
    ]
)


@dataclass(frozen=True, slots=True)
class OpenedWorld:
    """A world with its index and its checks, ready to become a document.

    `save`: the latest save of a folder that holds saves and no lore.
    """

    world: World
    retriever: Retriever
    validator: Validator
    save: Path | None = None


def open_with_index(path: Path, progress: Callable[[int, int], None] | None = None) -> OpenedWorld:
    """Read a world and build what goes with it. Raises UnreadableFile.

    `progress` gets bytes read and bytes in all; it may raise to cancel.
    """
    from core.model.kinds import Kind
    from core.world.opening import open_world

    opened = with_index(open_world(path, progress))
    # A save may have a `player` or `quests` of its own at the top, and no entries.
    if not path.is_dir() or any(f.section(Kind.ENTRY) for f in opened.world.lore_files):
        return opened
    return replace(opened, save=latest_save(path))


def with_index(world: World) -> OpenedWorld:
    """The index and the checks of a world that is open already."""
    from core.retrieval import Retriever
    from core.validation import Validator

    lazy = len(world.records_by_handle) > CHECK_AT_ONCE
    retriever = Retriever(world, lazy=lazy)
    return OpenedWorld(world, retriever, Validator(world, retriever, lazy=lazy))


def world_name(root: Path) -> str:
    """What a world is called: its folder, or its file alone."""
    return root.stem if root.suffix.lower() == ".json" else root.resolve().name


def short_path(path: Path) -> str:
    """A path for people: the home folder as `~`."""
    try:
        return str(Path("~") / path.resolve().relative_to(Path.home()))
    except ValueError:
        return str(path)


def documents_folder() -> Path:
    """Where the user's own copies and new worlds go."""
    location = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(location)) / "Loremask"


def copy_sample(language: str, target: Path | None = None) -> Path:
    """The user's own copy of a sample world, made when there is none; sample saves beside it.

    Raises OSError when it cannot be copied, FileNotFoundError when no sample is shipped.
    """
    folder, name = SAMPLES.get(language, SAMPLES["en"])
    home = target or documents_folder()
    copy = home / name
    if not copy.exists():
        _copy_tree(data_path(folder), copy)
    _copy_saves(home / "saves")
    return copy


def _copy_saves(target: Path) -> None:
    if target.exists():
        return
    try:
        source = data_path("saves")
    except FileNotFoundError:
        return
    _copy_tree(source, target)


def _copy_tree(source: Path, target: Path) -> None:
    """Copy without the rights of the source: an installed package may be read-only."""
    part = target.with_name(f".{target.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    part.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(source, part, copy_function=shutil.copyfile)
    for path in (part, *part.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    part.rename(target)


def holds_bundle(path: Path) -> bool:
    """Whether a file is an answer in a bundle. Only a zip has the library for it imported."""
    if path.suffix.lower() != ".zip":
        return False
    from core.cases.bundle_file import is_bundle

    return is_bundle(path)


def what_is(path: Path) -> str:
    """Whether a dropped path is a "world" or a "save"; "" for neither."""
    if path.is_dir():
        return "world"
    if not path.is_file():
        return ""
    if path.suffix.lower() in _SAVE_ENDINGS:
        return "save"
    return "world" if _holds_lore(path) else "save"


def _holds_lore(path: Path) -> bool:
    """Lore, and no save: saves have a `player` or `quests` of their own at the top."""
    from core.errors import UnreadableFile
    from core.files.layout import RawSection, read_layout
    from core.model.kinds import Kind
    from core.world.opening import decode, read_bytes

    if path.suffix.lower() != ".json":
        return False
    try:
        data = read_bytes(path)
    except UnreadableFile:
        return False
    text = decode(data)[0]
    try:
        layout = read_layout(text)
    except UnreadableFile:
        return _looks_like_lore(text)
    kinds = {part.spec.kind for part in layout.parts if isinstance(part, RawSection)}
    return layout.is_lore and (Kind.ENTRY in kinds or not _holds_memory(data))


def latest_save(folder: Path) -> Path | None:
    """The file changed last of those directly in a folder that hold memory, None without any.

    Only so many files are looked into.
    """
    files = [path for path in folder.iterdir() if path.is_file() and not path.is_symlink()]
    ends = {*_SAVE_ENDINGS, ".json"} - {".txt"}
    likely = [path for path in files if path.suffix.lower() in ends]
    likely.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in likely[:_MOST_TRIED] if _is_save(path)), None)


def _is_save(path: Path) -> bool:
    from core.errors import UnreadableFile
    from core.world.opening import read_bytes

    try:
        return _holds_memory(read_bytes(path), locked=True)
    except (UnreadableFile, OSError):
        return False


def _looks_like_lore(text: str) -> bool:
    """Whether broken JSON was a lore file, whose error is to be shown with its line."""
    from core.files.vocabulary import SECTION_BY_KIND
    from core.model.kinds import Kind

    spec = SECTION_BY_KIND[Kind.ENTRY]
    return any(f'"{key}"' in text for key in (spec.es, spec.en))


def _holds_memory(data: bytes, *, locked: bool = False) -> bool:
    """Whether a save has memory in it; `locked` also where only a password can tell."""
    from core.saves import PasswordNeeded, SaveError, read_save

    try:
        return bool(read_save(data).candidates)
    except PasswordNeeded:
        return locked
    except SaveError:
        return False
