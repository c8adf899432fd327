"""Putting the ticked hits of a search in place, as one edit, and what would go wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from core.files.jsontext import dumps
from core.model.kinds import Kind
from core.model.records import MAX_TEXT, Broken, Entry
from core.model.visibility import AudienceKind, audiences, needs_version_2
from core.refactor.notices import Notice, error, warning
from core.refactor.searching import Hit, Progress
from core.refactor.strings import literals
from core.world import build
from core.world.apply import parse_raw
from core.world.edits import Edit, Label, Op, Replace
from core.world.lore_file import Record
from core.world.world import World

Ids = Mapping[Kind, Counter[str]]


def by_record(hits: Iterable[Hit]) -> dict[int, list[Hit]]:
    """The hits of each record, in order."""
    found: dict[int, list[Hit]] = {}
    for hit in hits:
        found.setdefault(hit.handle, []).append(hit)
    return found


def replaced_raw(record: Record, hits: Iterable[Hit]) -> str:
    """The record's text with hits put in place; all other bytes stay."""
    spots: dict[int, list[Hit]] = {}
    for hit in hits:
        spots.setdefault(hit.spot, []).append(hit)
    raw = record.raw
    for literal in reversed(literals(record.kind, raw)):
        if literal.spot in spots:
            text = _replaced(literal.value, spots[literal.spot])
            raw = raw[: literal.start] + dumps(text) + raw[literal.end :]
    return raw


def _replaced(text: str, hits: list[Hit]) -> str:
    for hit in sorted(hits, key=lambda h: (h.start, h.end), reverse=True):
        text = text[: hit.start] + hit.new + text[hit.end :]
    return text


def changed_record(record: Record, hits: Iterable[Hit]) -> Record:
    """The record as it would be with hits put in place."""
    raw = replaced_raw(record, hits)
    parsed = parse_raw(record.kind, raw)
    return Record(record.handle, record.kind, record.file, raw, parsed.data, parsed.problems)


@dataclass(frozen=True, slots=True)
class Replacement:
    """A record's new text with `count` hits in place. `widens`: it needs format version 2."""

    handle: int
    raw: str
    count: int
    widens: bool


def replacements(
    records: Mapping[int, Record], hits: Iterable[Hit], progress: Progress | None = None
) -> tuple[Replacement, ...]:
    """The new texts; looks at nothing but the records, so it may run in another thread."""
    found: list[Replacement] = []
    rows = by_record(hits)
    for at, (handle, mine) in enumerate(rows.items()):
        if progress is not None and at % 64 == 0:
            progress(at, len(rows))
        record = records[handle]
        raw = replaced_raw(record, mine)
        if raw != record.raw:
            widens = any(h.field == "visibility" for h in mine) and _needs_more(record, raw)
            found.append(Replacement(handle, raw, len(mine), widens))
    return tuple(found)


def edit_of(world: World, rows: Iterable[Replacement]) -> Edit | None:
    """New texts as one edit; None for none. They must be of the world as it is."""
    ops: dict[Op, None] = {}
    count = records = 0
    for row in rows:
        count, records = count + row.count, records + 1
        if row.widens:
            # What old versions of the format do not know raises the file's version.
            ops |= dict.fromkeys(build.set_raw(world, row.handle, row.raw).ops)
        else:
            ops[Replace(row.handle, row.raw)] = None
    params = (("count", count), ("records", records))
    return Edit(tuple(ops), Label("replace_all", params)) if ops else None


def replace_edit(world: World, hits: Iterable[Hit]) -> Edit | None:
    """Put hits in place as one edit; None when none is left. Hits must be of the world as it is."""
    return edit_of(world, replacements(world.records_by_handle, hits))


def _needs_more(record: Record, raw: str) -> bool:
    new = parse_raw(record.kind, raw).data
    old = record.data
    return (
        isinstance(new, Entry)
        and needs_version_2(new.visibility)
        and not (isinstance(old, Entry) and needs_version_2(old.visibility))
    )


def ids_of(world: World) -> dict[Kind, Counter[str]]:
    """How often each id stands in the world."""
    return {kind: Counter(r.id for r in world.records(kind)) for kind in Kind}


def collisions(
    rows: Iterable[tuple[Record, Iterable[Hit]]], ids: Ids
) -> dict[int, tuple[Notice, ...]]:
    """What would be wrong with records after the replacement, by handle; sound ones are left out.

    `ids` are those of the world before.
    """
    pairs = [(record, changed_record(record, hits)) for record, hits in rows]
    later = {kind: Counter(counts) for kind, counts in ids.items()}
    for old, new in pairs:
        if old.id != new.id:
            later.setdefault(old.kind, Counter())[old.id] -= 1
            later[old.kind][new.id] += 1
    found = {old.handle: tuple(_wrong(old, new, later)) for old, new in pairs}
    return {handle: notices for handle, notices in found.items() if notices}


def _wrong(old: Record, new: Record, ids: Ids) -> Iterable[Notice]:
    if isinstance(new.data, Broken) and not isinstance(old.data, Broken):
        yield error("replace_breaks")
        return
    if new.id != old.id:
        if not new.id.strip():
            yield error("replace_no_id")
        elif ids[new.kind][new.id] > 1:
            yield error("replace_doubles_id", id=new.id)
        else:
            yield warning("replace_id_alone", id=old.id)
    if isinstance(new.data, Entry) and isinstance(old.data, Entry):
        yield from _wrong_entry(old.data, new.data)


def _wrong_entry(old: Entry, new: Entry) -> Iterable[Notice]:
    if len(new.text) > MAX_TEXT and len(new.text) > len(old.text):
        yield error("replace_too_long", count=len(new.text) - MAX_TEXT, limit=MAX_TEXT)
    if not new.text.strip() and old.text.strip():
        yield error("replace_no_text")
    if any(not tag.strip() for tag in new.tags) and all(tag.strip() for tag in old.tags):
        yield error("replace_empty_tag")
    if len(set(new.tags)) < len(new.tags) and len(set(old.tags)) == len(old.tags):
        yield warning("replace_doubles_tag")
    invalid = AudienceKind.INVALID
    if any(a.kind is invalid for a in audiences(new.visibility)) and not any(
        a.kind is invalid for a in audiences(old.visibility)
    ):
        yield error("replace_visibility")
