"""Fixes of a whole section: one value where a list of records belongs."""

from __future__ import annotations

from core.files.jsontext import object_members
from core.files.vocabulary import SECTION_BY_KEY, Shape
from core.validation.issue import Issue
from core.world.apply import parse_raw
from core.world.edits import Edit, SetParts
from core.world.lore_file import LoreFile, Record, Section, Slot
from core.world.world import World


def to_section(world: World, issue: Issue) -> Edit | None:
    """The single value becomes the one record of a list; then it can be edited as any other."""
    key, file = str(issue.values["key"]), world.file(issue.file)
    spec = SECTION_BY_KEY.get(key)
    if spec is None or spec.shape is not Shape.ARRAY:
        return None
    text = world.file_text(file.handle)
    spans = [m for m in object_members(text) if m.key == key]
    if len(spans) != 1 or any(section.key == key for section in file.sections()):
        return None
    start, end = spans[0].value_start, spans[0].value_end
    at, before = _literal_at(world, file, start)
    literal, raw = str(file.parts[at]), text[start:end]
    parsed = parse_raw(spec.kind, raw)
    handle = world.new_handle()
    record = Record(handle, spec.kind, file.handle, raw, parsed.data, parsed.problems)
    section = Section(world.new_handle(), spec, key, [Slot("", handle)])
    parts = (literal[: start - before] + "[", section, "]" + literal[end - before :])
    return Edit((SetParts(file.handle, at, 1, parts, (record,)),))


def _literal_at(world: World, file: LoreFile, offset: int) -> tuple[int, int]:
    """The number of the literal part that has a character, and where the part begins."""
    begin = 0
    for number, part in enumerate(file.parts):
        length = len(part) if isinstance(part, str) else _length(world, part)
        if begin + length > offset:
            return number, begin
        begin += length
    raise KeyError(offset)


def _length(world: World, section: Section) -> int:
    slots = section.slots
    return sum(len(s.lead) + len(world.record(s.handle).raw) for s in slots) + len(section.tail)
