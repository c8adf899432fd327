"""Whole texts of a file as edits: reloading, merging, restoring, all of them undoable."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from core.errors import BadEdit, UnreadableFile
from core.files.digests import digest
from core.files.layout import FileIssue, Layout, read_layout
from core.merge.conflicts import Conflict, Place
from core.merge.rise import longest_rise
from core.merge.three_way import merge_texts
from core.model.kinds import Kind
from core.world.collector import collector_paused
from core.world.edits import Edit, Label, SetParts
from core.world.lore_file import LoreFile, OnDisk, Record, Slot, Style
from core.world.opening import decode, fill, read_bytes
from core.world.world import World


@dataclass(frozen=True, slots=True)
class DiskText:
    """What a file holds on disk now. `layout` is that of `text`."""

    text: str
    disk: OnDisk
    layout: Layout


@dataclass(frozen=True, slots=True)
class TextEdit:
    """The edit that gives a file another text, and what the file is with it.

    `conflicts` are those of a merge, in which ours was kept. Apply `edit`, then `note`
    what is on disk.
    """

    edit: Edit
    file: int
    issues: tuple[FileIssue, ...]
    style: Style
    conflicts: tuple[Conflict, ...] = ()

    def note(self, world: World, now: DiskText) -> None:
        """Tell the world, after the edit, what the file holds on disk.

        A file whose text is that of the disk has nothing to save.
        """
        file = world.file(self.file)
        file.disk = now.disk
        file.touched = world.file_text(self.file) != now.text
        file.issues, file.style = self.issues, self.style


def read_disk(path: Path) -> DiskText:
    """Read a file as it is on disk. Raises UnreadableFile, also where it is not UTF-8.

    Touches no world, so that it may run in another thread.
    """
    data = read_bytes(path)
    text, encoding = decode(data)
    if encoding != "utf-8":
        raise UnreadableFile("wrong_encoding", {"encoding": encoding}, path=path)
    return DiskText(text, OnDisk(digest(data), encoding), read_layout(text))


def text_edit(
    world: World,
    file: int,
    text: str,
    label: Label | None = None,
    layout: Layout | None = None,
) -> TextEdit:
    """The edit that gives a file another text; records of one kind and id keep their handles.

    Of doubled ids the first is the first, and so on. `layout` is that of the text, when
    another thread read it already. Raises UnreadableFile when the text
    is no lore, BadEdit when the file may not be edited, KeyError for no file.
    """
    lore_file = world.file(file)
    label = label or Label("reload", (("file", lore_file.name),))
    if not lore_file.parts or lore_file.read_only is not None:
        code = "unreadable" if lore_file.read_only is None else lore_file.read_only.code
        raise BadEdit("edit_read_only", {"reason": code}, path=lore_file.path)
    if world.file_text(file) == text:
        return TextEdit(Edit((), label), file, lore_file.issues, lore_file.style)
    with collector_paused():
        scratch, records = _filled(world, lore_file, text, layout or read_layout(text))
    op = SetParts(file, 0, len(lore_file.parts), tuple(scratch.parts), tuple(records))
    return TextEdit(Edit((op,), label), file, scratch.issues, scratch.style)


def reload_edit(world: World, file: int, now: DiskText | None = None) -> TextEdit:
    """The edit that makes a file what it is on disk. Raises UnreadableFile, BadEdit."""
    now = read_disk(world.file(file).path) if now is None else now
    return text_edit(world, file, now.text, layout=now.layout)


def merge_edit(
    world: World,
    file: int,
    base: str | None,
    theirs: str,
    theirs_at: Collection[Place] = (),
) -> TextEdit:
    """The edit that merges another text into a file. Raises UnreadableFile, BadEdit."""
    merged = merge_texts(base, world.file_text(file), theirs, theirs_at)
    label = Label("merge_file", (("file", world.file(file).name),))
    return replace(text_edit(world, file, merged.text, label), conflicts=merged.conflicts)


def _filled(
    world: World, file: LoreFile, text: str, layout: Layout
) -> tuple[LoreFile, list[Record]]:
    """The file as the text has it, with the handles of the records that it has."""
    if not layout.is_lore:
        raise _not_lore(layout.issues, file.path)
    scratch = LoreFile(file.handle, file.path)
    new = fill(world, scratch, layout, text)
    known = _Known(world, file)
    records = {record.handle: known.record(record) for record in new}
    for section in scratch.sections():
        section.slots = [Slot(slot.lead, records[slot.handle].handle) for slot in section.slots]
    return scratch, _told_of_moves(file, scratch, {r.handle: r for r in records.values()})


def _not_lore(issues: Iterable[FileIssue], path: Path) -> UnreadableFile:
    for issue in issues:
        return UnreadableFile(issue.code, dict(issue.params), path=path)
    return UnreadableFile("not_lore", path=path)


class _Known:
    """The records that a file has, to be found again by kind and id."""

    def __init__(self, world: World, file: LoreFile) -> None:
        self._waiting: defaultdict[tuple[Kind, str], deque[Record]] = defaultdict(deque)
        for section in file.sections():
            for slot in section.slots:
                record = world.record(slot.handle)
                self._waiting[record.kind, record.id].append(record)

    def record(self, new: Record) -> Record:
        """The record as it was, if its text is the same; else the new one, under its handle."""
        waiting = self._waiting.get((new.kind, new.id))
        if not waiting:
            return new
        old = waiting.popleft()
        return old if old.raw == new.raw else replace(new, handle=old.handle)


def _told_of_moves(old: LoreFile, new: LoreFile, records: dict[int, Record]) -> list[Record]:
    """The records; those without which the others stand in their old order are new values.

    An edit tells what changed by which values are others.
    """
    before = {handle: at for at, handle in enumerate(_in_order(old))}
    known = [handle for handle in _in_order(new) if handle in before]
    kept = {known[at] for at in longest_rise([before[handle] for handle in known])}
    moved = set(known) - kept
    return [replace(r) if handle in moved else r for handle, r in records.items()]


def _in_order(file: LoreFile) -> list[int]:
    """The handles in the order of the file, kind by kind."""
    sections = sorted(file.sections(), key=lambda section: section.spec.kind)
    return [slot.handle for section in sections for slot in section.slots]


def joined(edits: Sequence[TextEdit], label: Label) -> Edit:
    """One edit of several files, as one step of the history."""
    return Edit(tuple(op for each in edits for op in each.edit.ops), label)


def emptied_edit(world: World, file: int) -> Edit:
    """The edit that leaves nothing of a file that is gone from the disk."""
    lore_file = world.file(file)
    op = SetParts(file, 0, len(lore_file.parts), ("{}" + lore_file.style.newline,))
    return Edit((op,), Label("drop_file", (("file", lore_file.name),)))
