"""What worlds are told apart by: hashes of the files, and one of the lore in them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from core.model.kinds import Kind
from core.world.lore_file import LoreFile
from core.world.world import World

_NO_LORE = frozenset({Kind.CASE, Kind.VERSION})


def file_hashes(world: World) -> dict[str, str]:
    """SHA-256 of each lore file by name, of its text as it is now, unsaved edits included."""
    return {
        file.name: hashlib.sha256(_data(world, file.handle)).hexdigest()
        for file in world.lore_files
    }


def _data(world: World, handle: int) -> bytes:
    return world.file_text(handle).encode("utf-8", "surrogatepass")


def world_hash(world: World) -> str:
    """SHA-256 over the lore: the names of the files, and their records as they are written.

    Knowledge cases are questions about the lore and none of it, so that a save stays one of
    this world when a case is added; nor do the text between records and the folder's name count.
    """
    whole = hashlib.sha256()
    for file in sorted(world.lore_files, key=lambda file: file.name):
        for piece in _lore_of(world, file):
            whole.update(piece.encode("utf-8", "surrogatepass") + b"\0")
    return whole.hexdigest()


def _lore_of(world: World, file: LoreFile) -> Iterator[str]:
    """The file's name and its lore, section by section; nothing where it has none."""
    sections = [s for s in file.sections() if s.slots and s.spec.kind is not Kind.CASE]
    if all(section.spec.kind in _NO_LORE for section in sections):
        return
    yield f"\n{file.name}"
    for section in sections:
        yield f"\n{section.key}"
        for slot in section.slots:
            yield world.record(slot.handle).raw
