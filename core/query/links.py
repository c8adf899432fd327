"""What a record has to do with others: related entries, and where it is named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from core.model.kinds import Kind
from core.model.records import Case, Data, Entry, Npc, Quest, TagAlias
from core.model.visibility import AudienceKind, audiences
from core.query.catalogue import Catalogue
from core.text.fold import fold
from core.world.lore_file import Record

_COMMON_SHARE = 0.2
"""A tag on more entries than this share of all relates nothing to anything."""
_CASE_FIELDS = (
    "retrieves",
    "masks",
    "not_retrieves",
    "context_has",
    "context_lacks",
    "findings",
)
_NAMED_KINDS = (Kind.NPC, Kind.PLACE, Kind.FACTION)


@dataclass(frozen=True, slots=True)
class Link:
    """Another record. `shared` are the tags and names in common, `field` where it is named."""

    handle: int
    shared: tuple[str, ...] = ()
    field: str = ""


def related(catalogue: Catalogue, handle: int, limit: int = 30) -> tuple[Link, ...]:
    """Entries that share tags or names with an entry, the closest first.

    A tag or name counts by its rarity, so that what few entries have weighs most.
    Records that are no entries have none.
    """
    data = catalogue.world.data(handle)
    if not isinstance(data, Entry):
        return ()
    scores: dict[int, float] = {}
    shared: dict[int, list[str]] = {}
    for word, others in _shared_words(catalogue, handle):
        for other in others:
            if other != handle:
                scores[other] = scores.get(other, 0.0) + 1.0 / len(others)
                shared.setdefault(other, []).append(word)
    place = catalogue.world.position
    ranked = sorted(scores, key=lambda h: (-scores[h], place(h)))[:limit]
    return tuple(Link(h, tuple(shared[h])) for h in ranked)


def _shared_words(catalogue: Catalogue, handle: int) -> Iterator[tuple[str, list[int]]]:
    entries = catalogue.world.handles(Kind.ENTRY)
    most = max(3, round(len(entries) * _COMMON_SHARE))
    tags = set(catalogue.tags(handle))
    for tag in catalogue.tags(handle):
        others = catalogue.tagged(tag)
        if len(others) <= most:
            yield tag, list(others)
    for name in _names_in(catalogue, handle):
        if name not in tags:
            others = [h for h in entries if _says(catalogue, h, name)]
            if len(others) <= most:
                yield name, others


def _names_in(catalogue: Catalogue, handle: int) -> list[str]:
    """The folded names of cast, places and factions that an entry's text says."""
    names: dict[str, None] = {}
    for kind in _NAMED_KINDS:
        for record in catalogue.world.records(kind):
            for name in (getattr(record.data, "name", ""), *getattr(record.data, "aliases", ())):
                if len(name) > 3:
                    names[fold(name)] = None
    return [name for name in names if _says(catalogue, handle, name)]


def _says(catalogue: Catalogue, handle: int, name: str) -> bool:
    """Whether a record's texts have a folded name as whole words."""
    text = catalogue.folded(handle)
    at = text.find(name)
    while at >= 0:
        before, after = text[at - 1 : at], text[at + len(name) : at + len(name) + 1]
        if not before.isalnum() and not after.isalnum():
            return True
        at = text.find(name, at + 1)
    return False


def used_by(catalogue: Catalogue, handle: int) -> tuple[Link, ...]:
    """The records that name this one by its id, in file order by kind, a field each."""
    record = catalogue.world.record(handle)
    if not record.id:
        return ()
    return tuple(
        Link(other.handle, field=field)
        for kind in Kind
        for other in catalogue.world.records(kind)
        if other.handle != handle
        for field in _naming_fields(catalogue, other, record)
    )


def _naming_fields(catalogue: Catalogue, other: Record, record: Record) -> Iterable[str]:
    data, id = other.data, record.id
    if isinstance(data, Case):
        return _case_fields(data, record)
    if isinstance(data, Entry):
        return _entry_fields(catalogue, other, data, record)
    if isinstance(data, Npc) and record.kind is Kind.FACTION and id in data.factions:
        return ("factions",)
    if isinstance(data, Quest) and record.kind is Kind.QUEST and id in data.requires:
        return ("requires",)
    if isinstance(data, TagAlias) and record.kind is Kind.PLACE and id == data.tag:
        return ("tag",)
    return ()


def _case_fields(data: Case, record: Record) -> tuple[str, ...]:
    if record.kind is Kind.ENTRY:
        return tuple(f for f in _CASE_FIELDS if record.id in getattr(data, f))
    if record.kind is Kind.QUEST:
        return ("quests",) if record.id in data.quests else ()
    named = {Kind.NPC: "npc", Kind.PLACE: "place"}.get(record.kind, "")
    return (named,) if named and getattr(data, named) == record.id else ()


_AUDIENCES = {
    Kind.NPC: AudienceKind.NPC,
    Kind.FACTION: AudienceKind.FACTION,
    Kind.QUEST: AudienceKind.QUEST,
}


def _entry_fields(
    catalogue: Catalogue, other: Record, data: Entry, record: Record
) -> Iterator[str]:
    id, kind = record.id, _AUDIENCES.get(record.kind)
    if kind is not None and _is_audience(data, kind, id):
        yield "visibility"
    if record.kind is Kind.QUEST and data.required_quest == id:
        yield "required_quest"
    if record.kind is Kind.PLACE and id in data.tags:
        yield "tags"
    if record.kind is Kind.TAG_ALIAS and fold(id) in catalogue.tags(other.handle):
        yield "tags"
    if record.kind is Kind.ENTRY and "_" in id and _mentions(data, id):
        yield "notes" if data.notes and id in data.notes else "text"


def _is_audience(data: Data, kind: AudienceKind, id: str) -> bool:
    return isinstance(data, Entry) and any(
        a.kind is kind and a.id == id for a in audiences(data.visibility)
    )


def _mentions(data: Entry, id: str) -> bool:
    """Whether an author's words name an entry; ids without an underscore are plain words."""
    return any(text and id in text for text in (data.notes, data.text, data.title))
