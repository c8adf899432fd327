"""What a record has to do with others: related entries, and where it is named."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from core.model.kinds import Kind
from core.model.records import Case, Data, Entry, Npc, Quest, TagAlias
from core.model.visibility import AudienceKind, audiences
from core.query.catalogue import Catalogue
from core.text.fold import fold
from core.text.languages import language_of
from core.text.left_out import left_out
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
_STEP = 100
"""So many records are looked at between two steps."""
T = TypeVar("T")
Steps = Generator[None, None, T]
"""Work that can be left at every step; records may come and go meanwhile."""


@dataclass(frozen=True, slots=True)
class Link:
    """Another record. `shared` are the tags and names in common, `field` where it is named."""

    handle: int
    shared: tuple[str, ...] = ()
    field: str = ""


def to_the_end(steps: Steps[T]) -> T:
    """Go through all steps at once; their result."""
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            result: T = ended.value
            return result


def related(catalogue: Catalogue, handle: int, limit: int = 30) -> tuple[Link, ...]:
    """Entries that share tags or names with an entry, the closest first.

    A tag or name counts by its rarity, so that what few entries have weighs most.
    Records that are no entries have none.
    """
    return to_the_end(related_in_steps(catalogue, handle, limit))


def related_in_steps(catalogue: Catalogue, handle: int, limit: int = 30) -> Steps[tuple[Link, ...]]:
    """The same as `related`, in steps of few milliseconds."""
    world = catalogue.world
    if not isinstance(world.data(handle), Entry):
        return ()
    scores: dict[int, float] = {}
    shared: dict[int, list[str]] = {}
    for word, others in (yield from _shared_words(catalogue, handle)):
        for other in others:
            if other != handle and other in world:
                scores[other] = scores.get(other, 0.0) + 1.0 / len(others)
                shared.setdefault(other, []).append(word)
    ranked = sorted(scores, key=lambda h: (-scores[h], world.position(h)))[:limit]
    return tuple(Link(h, tuple(shared[h])) for h in ranked)


def _shared_words(catalogue: Catalogue, handle: int) -> Steps[list[tuple[str, list[int]]]]:
    yield from catalogue.tagging()
    if handle not in catalogue.world:
        return []
    entries = catalogue.world.handles(Kind.ENTRY)
    most = max(3, round(len(entries) * _COMMON_SHARE))
    tags = catalogue.tags(handle)
    found = [(tag, list(catalogue.tagged(tag))) for tag in tags]
    for name in _names_in(catalogue, handle):
        if name not in tags:
            saying = yield from _saying(catalogue, entries, name)
            found.append((name, saying))
    return [(word, others) for word, others in found if len(others) <= most]


def _saying(catalogue: Catalogue, entries: Iterable[int], name: str) -> Steps[list[int]]:
    """The entries whose texts have a folded name."""
    found = []
    for at, handle in enumerate(entries):
        if at % _STEP == 0:
            yield
        if handle in catalogue.world and _names(catalogue, handle, name):
            found.append(handle)
    return found


def _names_in(catalogue: Catalogue, handle: int) -> list[str]:
    """The folded names of cast, places and factions that an entry's text says."""
    names: dict[str, None] = {}
    for kind in _NAMED_KINDS:
        for record in catalogue.world.records(kind):
            for name in (getattr(record.data, "name", ""), *getattr(record.data, "aliases", ())):
                if len(name) > 3:
                    names[fold(name)] = None
    return [name for name in names if _names(catalogue, handle, name)]


def _names(catalogue: Catalogue, handle: int, name: str) -> bool:
    """Whether an entry has a folded name that its author does not leave out."""
    if not _says(catalogue, handle, name):
        return False
    entry, language = catalogue.world.data(handle), language_of(catalogue.world.language)
    return not isinstance(entry, Entry) or not left_out(entry.not_names, language).holds(name)


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
    return to_the_end(used_by_in_steps(catalogue, handle))


def used_by_in_steps(catalogue: Catalogue, handle: int) -> Steps[tuple[Link, ...]]:
    """The same as `used_by`, in steps of few milliseconds."""
    world = catalogue.world
    record = world.records_by_handle.get(handle)
    found: list[Link] = []
    if record is None or not record.id:
        return ()
    for kind in Kind:
        for at, other in enumerate(world.handles(kind)):
            if at % _STEP == 0:
                yield
            named = world.records_by_handle.get(other) if other != handle else None
            if named is not None:
                fields = _naming_fields(catalogue, named, record)
                found += [Link(other, field=field) for field in fields]
    return tuple(link for link in found if link.handle in world)


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
