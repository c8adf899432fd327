"""Reading and merging files in another thread: plain values in, plain values out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.errors import LoremaskError
    from core.files.layout import Layout
    from core.merge.conflicts import Merged, Place
    from core.merge.diff import RecordDiff
    from core.merge.markers import Sides
    from core.merge.world_edits import DiskText
    from editor.tasks import Token

Rows = Sequence[tuple[int, Path]]
Found = tuple[Path, bytes]
"""A file of the folder that is not open, and its digest."""


@dataclass(frozen=True, slots=True)
class ReadFile:
    """One file as it is on disk, or why it cannot be read; `sides` where git's markers stand."""

    handle: int
    path: Path
    now: DiskText | None = None
    error: LoremaskError | None = None
    sides: Sides | None = None
    digest: bytes = b""


def read_files(rows: Rows) -> tuple[ReadFile, ...]:
    """Read files of a world."""
    return tuple(_read(handle, path) for handle, path in rows)


def _read(handle: int, path: Path) -> ReadFile:
    from core.errors import LoremaskError, UnreadableFile
    from core.merge.world_edits import read_disk

    try:
        now = read_disk(path)
    except LoremaskError as error:
        return _with_sides(handle, path, error)
    if not now.layout.is_lore:
        other = UnreadableFile("not_lore", path=path)
        return ReadFile(handle, path, error=other, digest=now.disk.digest)
    return ReadFile(handle, path, now, digest=now.disk.digest)


def with_lore(found: Iterable[Found], token: Token) -> frozenset[Found]:
    """Those new files that are for a world; one with conflict markers may be. Raises Cancelled."""
    lore: set[Found] = set()
    for path, digest in found:
        token.check()
        file = _read(0, path)
        if file.now is not None or file.sides is not None:
            lore.add((path, digest))
    return frozenset(lore)


def _with_sides(handle: int, path: Path, error: LoremaskError) -> ReadFile:
    from core.files.digests import digest
    from core.merge.markers import read_sides
    from core.world.opening import decode

    try:
        data = path.read_bytes()
    except OSError:
        return ReadFile(handle, path, error=error)
    sides = read_sides(decode(data)[0])
    return ReadFile(handle, path, error=error, sides=sides, digest=digest(data))


@dataclass(frozen=True, slots=True)
class ToMerge:
    """One file's texts: what both come from (None when unknown), the open one, the other."""

    handle: int
    name: str
    base: str | None
    ours: str
    theirs: str


@dataclass(frozen=True, slots=True)
class MergedFile:
    """A merged file, with the layout of its text."""

    file: ToMerge
    merged: Merged
    layout: Layout


Chosen = Mapping[int, Collection["Place"]]
"""By file: the conflicts at which theirs is taken."""


def merge_files(files: Sequence[ToMerge], chosen: Chosen | None = None) -> tuple[MergedFile, ...]:
    """Merge files. Raises UnreadableFile when a text is no lore."""
    from core.files.layout import read_layout
    from core.merge.three_way import merge_texts

    made: list[MergedFile] = []
    for file in files:
        places = (chosen or {}).get(file.handle, ())
        merged = merge_texts(file.base, file.ours, file.theirs, places)
        made.append(MergedFile(file, merged, read_layout(merged.text)))
    return tuple(made)


@dataclass(frozen=True, slots=True)
class FileDiff:
    """What differs in one file; `error` where it cannot be compared."""

    name: str
    rows: tuple[RecordDiff, ...] = ()
    error: LoremaskError | None = field(default=None)


def diff_files(texts: Mapping[str, tuple[str | None, str | None]]) -> tuple[FileDiff, ...]:
    """Compare texts by file name: before, now. Files without a difference are left out."""
    from core.errors import LoremaskError
    from core.merge.diff import diff_texts

    made: list[FileDiff] = []
    for name, (old, new) in texts.items():
        try:
            rows = diff_texts(old, new)
        except LoremaskError as error:
            made.append(FileDiff(name, error=error))
            continue
        if rows:
            made.append(FileDiff(name, rows))
    return tuple(made)
