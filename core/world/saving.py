"""Saving a world: what is to be written, the writing, and settling it after.

`plan_save` and `settle` belong to the thread that edits; `write_plan` touches
only the disk and may run in another. `save_world` does all three.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from core.errors import CannotSave, UnreadableFile
from core.files.atomic import save_error, write_files
from core.files.digests import digest
from core.world.lore_file import LoreFile, OnDisk
from core.world.world import World


@dataclass(frozen=True, slots=True)
class PlannedFile:
    """One file to be written: its bytes, and the digest it must still have on disk."""

    handle: int
    path: Path
    data: bytes
    expected: bytes | None


@dataclass(frozen=True, slots=True)
class SavePlan:
    """A snapshot of what a save writes, taken at one revision of the world."""

    folder: Path
    files: tuple[PlannedFile, ...]
    revision: int


def plan_save(world: World, files: Iterable[int] | None = None) -> SavePlan:
    """The touched files whose bytes differ from what they last had on disk.

    `files` limits it to some handles. Raises CannotSave for a read-only file.
    """
    wanted = None if files is None else set(files)
    touched = [f for f in world.files if f.touched and (wanted is None or f.handle in wanted)]
    planned = [p for f in touched if (p := _planned(world, f)) is not None]
    return SavePlan(world.folder, tuple(planned), world.revision)


def _planned(world: World, file: LoreFile) -> PlannedFile | None:
    if file.read_only is not None:
        raise CannotSave("save_read_only", path=file.path)
    data = world.file_text(file.handle).encode("utf-8")
    expected = file.disk.digest if file.disk is not None else None
    if digest(data) == expected:
        file.touched = False
        return None
    return PlannedFile(file.handle, file.path, data, expected)


def write_plan(plan: SavePlan, *, overwrite: bool = False) -> None:
    """Write the plan's files, all or none. Raises CannotSave.

    Without `overwrite`, a file that another program changed since it was read
    stops the save. A file that was deleted is written anew.
    """
    if not plan.files:
        return
    if not plan.folder.is_dir():
        raise CannotSave("no_folder", path=plan.folder)

    def check() -> None:
        if not overwrite:
            check_unchanged(plan)

    write_files(plan.folder, {f.path.name: f.data for f in plan.files}, check=check)


def check_unchanged(plan: SavePlan) -> None:
    """Raises CannotSave where another program changed a file of the plan since it was read."""
    for file in plan.files:
        _check_unchanged(file)


def _check_unchanged(file: PlannedFile) -> None:
    try:
        current = digest(file.path.read_bytes())
    except FileNotFoundError:
        return
    except OSError as error:
        raise save_error(error, file.path) from None
    if file.expected is None:
        raise CannotSave("file_exists", path=file.path)
    if current != file.expected:
        raise CannotSave("changed_on_disk", path=file.path)


def settle(world: World, plan: SavePlan) -> None:
    """Note what the files hold now that the plan is written."""
    for planned in plan.files:
        file = world.file(planned.handle)
        file.disk = OnDisk(digest(planned.data))
        file.touched = world.revision != plan.revision


def save_world(
    world: World, files: Iterable[int] | None = None, *, overwrite: bool = False
) -> tuple[Path, ...]:
    """Save the touched files; the paths that were written. Raises CannotSave."""
    plan = plan_save(world, files)
    write_plan(plan, overwrite=overwrite)
    settle(world, plan)
    return tuple(f.path for f in plan.files)


def changed_outside(world: World) -> tuple[int, ...]:
    """The files whose bytes on disk differ from what was last read or written."""
    return tuple(f.handle for f in world.files if f.disk is not None and _differs(f))


def _differs(file: LoreFile) -> bool:
    assert file.disk is not None
    try:
        return digest(file.path.read_bytes()) != file.disk.digest
    except OSError:
        return True


def save_copy(world: World, handle: int, path: Path) -> None:
    """Write a file's present text somewhere else. Raises CannotSave, UnreadableFile."""
    file = world.file(handle)
    if not file.parts:
        raise UnreadableFile("not_an_edit_here", path=file.path)
    write_files(path.parent, {path.name: world.file_text(handle).encode("utf-8")})
