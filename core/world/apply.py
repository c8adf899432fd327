"""Carrying out edits on the files and records of a world, and inverting them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from core.errors import BadEdit, UnreadableFile
from core.files.jsontext import object_members, parse
from core.files.parse import Parsed, parse_record
from core.files.vocabulary import SECTION_BY_KIND, Shape
from core.model.kinds import Kind
from core.world.edits import (
    Applied,
    Change,
    Changes,
    Edit,
    Insert,
    Op,
    Remove,
    Replace,
    SetParts,
    Splice,
)
from core.world.lore_file import LoreFile, Record, Section, Slot, copied_part
from core.world.sections import first_leads, with_section


def parse_raw(kind: Kind, raw: str) -> Parsed:
    """The value of a record's text. Raises UnreadableFile when it is no JSON."""
    if SECTION_BY_KIND[kind].shape is Shape.MEMBERS:
        member, *rest = object_members("{" + raw + "}")
        if rest:
            raise UnreadableFile("raw_not_json", {"reason": "one member is expected"})
        return parse_record(kind, parse(raw[member.value_start - 1 :]), key=member.key)
    return parse_record(kind, parse(raw))


def _place_of(handle: int, slots: Sequence[Slot], near: int) -> int | None:
    """Where a record stands, looked for from a likely place on, then from the beginning."""
    start = min(near, len(slots))
    around = chain(range(start, len(slots)), range(start))
    return next((at for at in around if slots[at].handle == handle), None)


def refuse_read_only(file: LoreFile) -> None:
    """Raises BadEdit for a file that may not be written."""
    if file.read_only is not None:
        raise BadEdit("edit_read_only", {"reason": file.read_only.code}, path=file.path)


def _unwatched(done: int, total: int) -> None:
    """Progress that nobody wants to hear of."""


class Applier:
    """Applies operations one by one and gathers what changed and how to take it back."""

    def __init__(
        self,
        files: dict[int, LoreFile],
        records: dict[int, Record],
        new_handle: Callable[[], int],
    ) -> None:
        self._files = files
        self._records = records
        self._new_handle = new_handle
        # Where a record of a section was found last: the next one is often beside it.
        self._near: dict[int, int] = {}

    def apply(self, edit: Edit, progress: Callable[[int, int], object] = _unwatched) -> Applied:
        """All of the edit or, with BadEdit, none of it.

        `progress` gets operations done and in all. What it raises leaves the edit half made.
        """
        work = _Work()
        try:
            for done, op in enumerate(edit.ops):
                progress(done, len(edit.ops))
                self._apply_op(op, work)
        except BadEdit:
            self._roll_back(work)
            raise
        inverse = Edit(tuple(reversed(work.inverse)), edit.label)
        return Applied(work.changes(self._records), inverse)

    def _roll_back(self, work: _Work) -> None:
        scratch = _Work()
        for op in reversed(work.inverse):
            self._apply_op(op, scratch)

    def _apply_op(self, op: Op, work: _Work) -> None:
        match op:
            case Replace():
                self._replace(op, work)
            case Insert():
                self._splice(self._insertion(op, work), work, kind=op.kind)
            case Remove():
                self._splice(self._removal(op), work, kind=None)
            case Splice():
                self._splice(op, work, kind=None)
            case SetParts():
                self._set_parts(op, work)

    # records

    def _replace(self, op: Replace, work: _Work) -> None:
        old = self._existing(op.handle)
        self._writable(old.file)
        place = op.handle, old.kind, old.file
        self._put(_ready(op.record, place, op.raw) or self._record(*place, op.raw), work)
        work.inverse.append(Replace(op.handle, old.raw, old))

    def _existing(self, handle: int) -> Record:
        record = self._records.get(handle)
        if record is None:
            raise BadEdit("not_an_edit_here")
        return record

    def _record(self, handle: int, kind: Kind, file: int, raw: str) -> Record:
        try:
            parsed = parse_raw(kind, raw)
        except UnreadableFile as error:
            raise BadEdit(error.code, error.params, line=error.line, column=error.column) from None
        return Record(handle, kind, file, raw, parsed.data, parsed.problems)

    def _put(self, record: Record, work: _Work) -> None:
        work.note(record.handle, self._records.get(record.handle), record.file)
        self._records[record.handle] = record

    def _drop(self, handle: int, work: _Work) -> None:
        work.note(handle, self._records[handle], self._records[handle].file)
        del self._records[handle]

    def _writable(self, file: int) -> LoreFile:
        lore_file = self._files.get(file)
        if lore_file is None or not lore_file.parts:
            raise BadEdit("not_an_edit_here")
        refuse_read_only(lore_file)
        lore_file.touched = True
        return lore_file

    # slots

    def _section_of(self, handle: int) -> tuple[Section, int]:
        record = self._existing(handle)
        for section in self._files[record.file].sections():
            if section.spec.kind is record.kind:
                at = _place_of(handle, section.slots, self._near.get(section.handle, 0))
                if at is not None:
                    self._near[section.handle] = at
                    return section, at
        raise BadEdit("not_an_edit_here")

    def _removal(self, op: Remove) -> Splice:
        section, at = self._section_of(op.handle)
        if section.spec.shape is Shape.VALUE:
            raise BadEdit("not_removable", {"key": section.key})
        following = section.slots[at + 1 : at + 2]
        if at == 0 and following:
            lead = section.slots[0].lead
            row = (lead, following[0].handle, self._records[following[0].handle].raw)
            return Splice(section.handle, 0, 2, (row,), section.tail)
        tail = section.tail if len(section.slots) > 1 else ""
        return Splice(section.handle, at, 1, (), tail)

    def _insertion(self, op: Insert, work: _Work) -> Splice:
        file = self._writable(op.file)
        section = file.section(op.kind)
        if section is None:
            section = self._add_section(file, op.kind, work)
        handle = self._new_handle() if op.handle is None else op.handle
        slots = section.slots
        if not slots:
            lead, tail = first_leads(file, section)
            return Splice(section.handle, 0, 0, ((lead, handle, op.raw),), tail)
        if section.spec.shape is Shape.VALUE:
            raise BadEdit("already_there", {"key": section.key})
        at = op.index if 0 <= op.index <= len(slots) else len(slots)
        between = slots[1].lead if len(slots) > 1 else "," + slots[0].lead
        if at > 0:
            return Splice(section.handle, at, 0, ((between, handle, op.raw),), section.tail)
        first = slots[0]
        moved = (between, first.handle, self._records[first.handle].raw)
        rows = ((first.lead, handle, op.raw), moved)
        return Splice(section.handle, 0, 1, rows, section.tail)

    def _splice(self, op: Splice, work: _Work, kind: Kind | None) -> None:
        section, file = self._find_section(op.section)
        self._writable(file.handle)
        gone = section.slots[op.start : op.start + op.count]
        was = tuple(self._records[s.handle] for s in gone)
        old_rows = tuple((s.lead, r.handle, r.raw) for s, r in zip(gone, was, strict=True))
        kept = {handle for _, handle, _ in op.rows}
        for slot in gone:
            if slot.handle not in kept:
                self._drop(slot.handle, work)
        ready = {record.handle: record for record in op.records}
        for _, handle, raw in op.rows:
            old = self._records.get(handle)
            if old is None or old.raw != raw or old.file != file.handle:
                place = handle, section.spec.kind, file.handle
                self._put(_ready(ready.get(handle), place, raw) or self._record(*place, raw), work)
        new = [Slot(lead, handle) for lead, handle, _ in op.rows]
        section.slots[op.start : op.start + op.count] = new
        back = Splice(section.handle, op.start, len(new), old_rows, section.tail, was)
        section.tail = op.tail
        work.inverse.append(back)
        work.structure = True

    def _find_section(self, handle: int) -> tuple[Section, LoreFile]:
        for file in self._files.values():
            for section in file.sections():
                if section.handle == handle:
                    return section, file
        raise BadEdit("not_an_edit_here")

    # parts

    def _add_section(self, file: LoreFile, kind: Kind, work: _Work) -> Section:
        spec = SECTION_BY_KIND[kind]
        section = Section(self._new_handle(), spec, spec.key(file.style.vocabulary))
        self._set_parts(with_section(file, section), work)
        return next(own for own in file.sections() if own.handle == section.handle)

    def _set_parts(self, op: SetParts, work: _Work) -> None:
        file = self._writable(op.file)
        old_parts = tuple(file.parts[op.start : op.start + op.count])
        old_records = tuple(self._records[h] for h in _handles(old_parts))
        for record in old_records:
            self._drop(record.handle, work)
        for record in op.records:
            self._put(record, work)
        # The operation's own sections stay as they are: it may be made more than once.
        file.parts[op.start : op.start + op.count] = map(copied_part, op.parts)
        back = SetParts(op.file, op.start, len(op.parts), old_parts, old_records)
        work.inverse.append(back)
        work.files.add(op.file)
        work.structure = True


def _ready(record: Record | None, place: tuple[int, Kind, int], raw: str) -> Record | None:
    """A record that was read beforehand, if it is that of this text in this place."""
    if record is None or (record.handle, record.kind, record.file) != place or record.raw != raw:
        return None
    return record


class _Work:
    """What one edit has done so far."""

    def __init__(self) -> None:
        self.before: dict[int, Record | None] = {}
        self.files: set[int] = set()
        self.inverse: list[Op] = []
        self.structure = False

    def note(self, handle: int, old: Record | None, file: int) -> None:
        self.before.setdefault(handle, old)
        self.files.add(file)

    def changes(self, records: dict[int, Record]) -> Changes:
        rows = [Change(h, old, records.get(h)) for h, old in self.before.items()]
        kept = tuple(c for c in rows if c.old is not c.new)
        return Changes(kept, frozenset(self.files), self.structure)


def _handles(parts: tuple[str | Section, ...]) -> list[int]:
    return [slot.handle for part in parts if isinstance(part, Section) for slot in part.slots]
