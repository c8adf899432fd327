"""Opening a folder or one lore file as a world (spec section 1).

A broken file never stops the others: it is listed with its issue, and never
rewritten. Only what no folder can be read from at all raises.
"""

from __future__ import annotations

import errno
import gc
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from core.errors import LoremaskError, UnreadableFile
from core.files.atomic import recover
from core.files.digests import digest
from core.files.layout import (
    FileIssue,
    Layout,
    RawSection,
    indent_of,
    newline_of,
    read_layout,
    vocabulary_of,
)
from core.files.sharing import forget_shared
from core.files.vocabulary import FORMAT_VERSION, LORE_KINDS, Vocabulary
from core.world.collector import collector_paused
from core.world.lore_file import LoreFile, OnDisk, Record, Section, Slot, Style, version_of
from core.world.world import World

MAX_FILE_MIB = 512
Progress = Callable[[int, int], None]
"""Called with bytes done and bytes in all; may raise to cancel."""


def open_world(path: Path, progress: Progress | None = None) -> World:
    """Open a folder, or one lore file alone. Raises UnreadableFile."""
    root = Path(path)
    interrupted = _recover(root)
    with collector_paused():
        world = _open(root, lore_paths(root), interrupted, progress)
        forget_shared()
        # Later full collections need not walk the records, which come to stay.
        gc.freeze()
    return world


def _open(
    root: Path,
    paths: list[Path],
    notices: tuple[LoremaskError, ...],
    progress: Progress | None,
) -> World:
    sizes = [_size(p) for p in paths]
    world = World(root)
    done = 0
    for each, size in zip(paths, sizes, strict=True):
        file, records = load_file(world, each, _offset(progress, done, sum(sizes)))
        world.add_file(file, records)
        done += size
    _agree_on_vocabulary(world)
    world.notices = notices
    return world


def _recover(root: Path) -> tuple[LoremaskError, ...]:
    """Finish a save that a kill interrupted, before anything is read."""
    try:
        folder = root if root.is_dir() else root.parent
        recover(folder)
    except LoremaskError as error:
        return (error,)
    except OSError as error:
        raise read_error(error, root) from None
    return ()


def lore_paths(root: Path) -> list[Path]:
    """The `*.json` files directly in the folder by name, or the one file."""
    try:
        if root.is_dir():
            found = [e.path for e in os.scandir(root) if e.name.lower().endswith(".json")]
            return sorted((Path(p) for p in found if not Path(p).is_dir()), key=lambda p: p.name)
        if root.is_file():
            return [root]
        code = "not_a_folder" if root.exists() else "not_found"
    except OSError as error:
        raise read_error(error, root) from None
    raise UnreadableFile(code, path=root)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _offset(progress: Progress | None, done: int, total: int) -> Progress | None:
    if progress is None:
        return None
    return lambda at, _: progress(min(done + at, total), total)


def read_error(error: OSError, path: Path) -> UnreadableFile:
    """The error for a path that the system does not let us read."""
    codes = {errno.ENOENT: "not_found", errno.EACCES: "no_permission", errno.EPERM: "no_permission"}
    code = codes.get(error.errno or 0, "cannot_read")
    return UnreadableFile(code, {"reason": error.strerror or str(error)}, path=path)


def load_file(
    world: World, path: Path, progress: Progress | None = None, handle: int | None = None
) -> tuple[LoreFile, list[Record]]:
    """Read one file; what is wrong with it is in its `issues`. Never raises for its content."""
    file = LoreFile(world.new_handle() if handle is None else handle, path)
    try:
        data = read_bytes(path)
        text, encoding = decode(data)
        layout = read_layout(text, progress)
    except UnreadableFile as error:
        issue = FileIssue(error.code, tuple(error.params.items()), error.line, error.column)
        file.issues, file.read_only = (issue,), issue
        return file, []
    file.disk = OnDisk(digest(data), encoding)
    records = fill(world, file, layout, text)
    _restrict(world, file, records)
    return file, records


def read_bytes(path: Path) -> bytes:
    """The file's bytes. Raises UnreadableFile when it cannot be read or is too large."""
    try:
        if path.stat().st_size > MAX_FILE_MIB << 20:
            raise UnreadableFile("too_large", {"limit": MAX_FILE_MIB}, path=path)
        if not path.is_file():
            raise UnreadableFile("not_a_file", path=path)
        return path.read_bytes()
    except OSError as error:
        raise read_error(error, path) from None
    except MemoryError:
        raise UnreadableFile("too_large", {"limit": MAX_FILE_MIB}, path=path) from None


_MARKS = (
    (b"\xff\xfe\0\0", "utf-32-le"),
    (b"\0\0\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_STARTS = (
    (b"{\0\0\0", "utf-32-le"),
    (b"\0\0\0{", "utf-32-be"),
    (b"{\0", "utf-16-le"),
    (b"\0{", "utf-16-be"),
)
"""How an object begins in encodings that need no mark before it."""


def decode(data: bytes) -> tuple[str, str]:
    """The text, and the name of its encoding: utf-8, or a guess to show it by."""
    for mark, name in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(name, errors="replace"), name
    for start, name in _STARTS:
        if data.startswith(start):
            return data.decode(name, errors="replace"), name
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace"), "cp1252"


def fill(world: World, file: LoreFile, layout: Layout, text: str) -> list[Record]:
    """Give a file the parts of a layout; returns their records, with new handles."""
    records: list[Record] = []
    file.parts = []
    for part in layout.parts:
        if isinstance(part, str):
            file.parts.append(part)
        else:
            file.parts.append(_section(world, file, part, records))
    file.issues, file.is_lore = layout.issues, layout.is_lore
    file.style = _style(text, layout)
    if not layout.is_lore and not layout.issues:
        file.issues = (FileIssue("not_lore"),)
    return records


def _section(world: World, file: LoreFile, part: RawSection, records: list[Record]) -> Section:
    section = Section(world.new_handle(), part.spec, part.key, tail=part.tail)
    for raw in part.records:
        handle = world.new_handle()
        parsed = raw.parsed
        records.append(Record(handle, raw.kind, file.handle, raw.raw, parsed.data, parsed.problems))
        section.slots.append(Slot(raw.lead, handle))
    return section


def _style(text: str, layout: Layout) -> Style:
    keys = {part.key for part in layout.parts if isinstance(part, RawSection)}
    vocabulary = vocabulary_of(keys) or _field_vocabulary(layout)
    head = text[:100_000]
    own = vocabulary is not None
    return Style(vocabulary or Vocabulary.ES, newline_of(head), indent_of(head), own)


def _field_vocabulary(layout: Layout) -> Vocabulary | None:
    """For files whose sections are named alike in both (`npcs`, `quests`): by their records."""
    for part in layout.parts:
        if isinstance(part, RawSection) and part.records and part.spec.kind in LORE_KINDS:
            raw = part.records[0].raw
            if any(f'"{key}"' in raw for key in ("name", "voice", "requires", "text", "tags")):
                return Vocabulary.EN
            if any(f'"{key}"' in raw for key in ("nombre", "voz", "requiere", "texto")):
                return Vocabulary.ES
    return None


def _agree_on_vocabulary(world: World) -> None:
    """A file that shows no vocabulary yet is written in that of the others."""
    shown = next((f.style.vocabulary for f in world.lore_files if f.style.shows), None)
    for file in world.lore_files:
        if shown is not None and not file.style.shows:
            file.style = replace(file.style, vocabulary=shown)


def _restrict(world: World, file: LoreFile, records: list[Record]) -> None:
    """Say why a file may not be rewritten: its encoding, or a version newer than ours."""
    assert file.disk is not None
    by_handle = {r.handle: r for r in records}
    version = version_of(by_handle, file)
    if file.disk.encoding != "utf-8":
        issue = FileIssue("wrong_encoding", (("encoding", file.disk.encoding),))
    elif version > FORMAT_VERSION:
        issue = FileIssue("newer_version", (("version", version), ("known", FORMAT_VERSION)))
    else:
        return
    file.read_only = issue
    file.issues = (*file.issues, issue)
