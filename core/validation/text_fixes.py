"""Splitting an entry whose text is too long; taking back what is left out of it for nothing."""

from __future__ import annotations

import re

from core.files.patch import set_field
from core.files.vocabulary import Vocabulary
from core.model.kinds import Kind
from core.model.records import MAX_TEXT, Entry
from core.text.left_out import said_in
from core.validation.issue import Issue
from core.validation.key_fixes import record_of
from core.world import build
from core.world.edits import Edit, Insert, Replace
from core.world.free_ids import FreeIds
from core.world.lore_file import Record
from core.world.world import World

_SENTENCE_END = re.compile(r"[.!?…]+[\"”»)]*\s+|\n+|;\s+")
_WORD_END = re.compile(r"\s+")


def split_text(world: World, issue: Issue) -> Edit | None:
    """The first part stays; each further part is a new entry after it, alike in all else.

    Cut at the last sentence that fits, or at the last word where none does.
    """
    record = record_of(world, issue)
    if not isinstance(record.data, Entry):
        return None
    first, *rest = parts(record.data.text)
    if not rest:
        return None
    vocabulary = world.file(record.file).style.vocabulary
    free = FreeIds(world.known_ids(Kind.ENTRY))
    section = world.file(record.file).section(Kind.ENTRY)
    slots = section.slots if section is not None else []
    at = next((i for i, slot in enumerate(slots) if slot.handle == record.handle), len(slots))
    ops: list[Replace | Insert] = [Replace(record.handle, _with_text(record, first, vocabulary))]
    for offset, text in enumerate(rest, 1):
        raw = _with_text(record, text, vocabulary)
        id = free.take(record.id or "parte")
        raw = set_field(raw, Kind.ENTRY, "id", id, vocabulary)
        ops.append(Insert(record.file, Kind.ENTRY, at + offset, raw))
    return Edit(tuple(ops))


def _with_text(record: Record, text: str, vocabulary: Vocabulary) -> str:
    """The entry with another text; what is left out as a name and not in it goes."""
    raw = set_field(record.raw, Kind.ENTRY, "text", text, vocabulary)
    if isinstance(record.data, Entry) and record.data.not_names:
        kept = said_in(text, record.data.not_names)
        raw = set_field(raw, Kind.ENTRY, "not_names", kept or None, vocabulary)
    return raw


def take_back(world: World, issue: Issue) -> Edit | None:
    """What is left out as a name and is none in the text, out of the list."""
    record, name = record_of(world, issue), issue.values["name"]
    if not isinstance(record.data, Entry):
        return None
    kept = tuple(text for text in record.data.not_names if text != name)
    return build.set_value(world, record.handle, "not_names", kept or None)


def parts(text: str, limit: int = MAX_TEXT) -> list[str]:
    """The text in parts of at most `limit` code points, white space between them dropped."""
    found: list[str] = []
    rest = text.strip()
    while len(rest) > limit:
        cut = _cut(rest, limit)
        found.append(rest[:cut].rstrip())
        rest = rest[cut:].lstrip()
    return [*found, rest] if rest else found


def _cut(text: str, limit: int) -> int:
    for pattern in (_SENTENCE_END, _WORD_END):
        last = 0
        for match in pattern.finditer(text):
            if len(text[: match.start()].rstrip()) > limit:
                break
            if len(text[: match.end()].rstrip()) <= limit:
                last = match.end()
        if last:
            return last
    return limit
