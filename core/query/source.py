"""Where a record stands in its file, and how a field of it is spelt there."""

from __future__ import annotations

from core.errors import UnreadableFile
from core.files.jsontext import object_members
from core.files.vocabulary import field_by_name
from core.world.lore_file import Record, Section
from core.world.world import World


def line_of(world: World, handle: int) -> int:
    """The line of its file, from 1, on which a record begins. Raises KeyError."""
    file = world.file(world.record(handle).file)
    line = 1
    for part in file.parts:
        if isinstance(part, str):
            line += part.count("\n")
            continue
        found = _line_in(world, part, handle, line)
        if found is not None:
            return found
        line = _line_after(world, part, line)
    raise KeyError(handle)


def _line_in(world: World, section: Section, handle: int, line: int) -> int | None:
    if section.spec.kind is not world.record(handle).kind:
        return None
    records = world.records_by_handle
    for slot in section.slots:
        line += slot.lead.count("\n")
        if slot.handle == handle:
            return line
        line += records[slot.handle].raw.count("\n")
    return None


def _line_after(world: World, section: Section, line: int) -> int:
    records = world.records_by_handle
    for slot in section.slots:
        line += slot.lead.count("\n") + records[slot.handle].raw.count("\n")
    return line + section.tail.count("\n")


def spelling(record: Record, name: str) -> str | None:
    """The text of a field's value in the file, None where it is not there.

    Of repeated keys it is the last one's. Raises KeyError for a field that the
    kind does not have.
    """
    spec = field_by_name(record.kind, name)
    try:
        members = object_members(record.raw)
    except UnreadableFile:
        return None
    found = [m for m in members if m.key in (spec.es, spec.en)]
    return record.raw[found[-1].value_start : found[-1].value_end] if found else None
