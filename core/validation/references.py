"""Which ids a record names, of which kinds (spec section 2, "unknown NPC, faction, quest")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from core.model.kinds import Kind
from core.model.records import Case, Data, Entry, Npc, Quest
from core.model.visibility import AudienceKind, Visibility, audiences


class Reference(NamedTuple):
    """An id of a kind, named in a field."""

    field: str
    kind: Kind
    id: str


AUDIENCE_KINDS = {
    AudienceKind.NPC: Kind.NPC,
    AudienceKind.FACTION: Kind.FACTION,
    AudienceKind.QUEST: Kind.QUEST,
}
_CASE_FIELDS = (
    ("npc", Kind.NPC),
    ("place", Kind.PLACE),
    ("quests", Kind.QUEST),
    ("retrieves", Kind.ENTRY),
    ("masks", Kind.ENTRY),
    ("not_retrieves", Kind.ENTRY),
)


def references(data: Data | None) -> tuple[Reference, ...]:
    """Every id that the record names, each field's each once, in file order."""
    if isinstance(data, Entry):
        return tuple(dict.fromkeys(_of_entry(data)))
    if isinstance(data, Npc):
        return tuple(dict.fromkeys(Reference("factions", Kind.FACTION, f) for f in data.factions))
    if isinstance(data, Quest):
        return tuple(dict.fromkeys(Reference("requires", Kind.QUEST, q) for q in data.requires))
    if isinstance(data, Case):
        return tuple(dict.fromkeys(_of_case(data)))
    return ()


def _of_entry(entry: Entry) -> Iterator[Reference]:
    yield from _of_visibility(entry.visibility)
    if entry.required_quest:
        yield Reference("required_quest", Kind.QUEST, entry.required_quest)


def _of_visibility(visibility: Visibility) -> Iterator[Reference]:
    for audience in audiences(visibility):
        kind = AUDIENCE_KINDS.get(audience.kind)
        if kind is not None:
            yield Reference("visibility", kind, audience.id)


def _of_case(case: Case) -> Iterator[Reference]:
    for field, kind in _CASE_FIELDS:
        value = getattr(case, field)
        for id in (value,) if isinstance(value, str) else value or ():
            yield Reference(field, kind, id)
