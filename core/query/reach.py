"""Who can see an entry, and from which quest on: the strip under the form.

The quests are taken in the world's order, one completed at each step; step 0 is
the start of the game. What an NPC sees by then it keeps seeing, so that one
number an NPC would say when.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from core.model.kinds import Kind
from core.model.mask import Gate, gates
from core.model.records import Entry, Npc
from core.model.visibility import AudienceKind
from core.query.quest_order import quests_in_order
from core.world.world import World

_QUEST_GATES = (AudienceKind.SECRET, AudienceKind.QUEST)


@dataclass(frozen=True, slots=True)
class Group:
    """NPCs that see the same at every step.

    `name` says who they are: `everyone`; `faction` or `npc` of `id`; `rest` for the
    largest group beside others; `several`, of which `id` is the first.
    `cells` has the kind of gate that opens the entry at each step, None while
    it is masked; `since` is the first step at which they see it, None for never.
    """

    name: str
    id: str
    npcs: tuple[str, ...]
    cells: tuple[AudienceKind | None, ...]

    @property
    def since(self) -> int | None:
        """The first step at which the group sees the entry."""
        return next((i for i, cell in enumerate(self.cells) if cell is not None), None)


@dataclass(frozen=True, slots=True)
class Reach:
    """The groups, those who see it first in front; `quests[i]` is completed at step i + 1."""

    quests: tuple[str, ...]
    groups: tuple[Group, ...]

    @property
    def seen_at_the_end(self) -> int:
        """How many NPCs see the entry once every quest is completed."""
        return sum(len(g.npcs) for g in self.groups if g.since is not None)

    @property
    def npcs(self) -> int:
        """How many NPCs there are."""
        return sum(len(g.npcs) for g in self.groups)


def reach(world: World, entry: Entry) -> Reach:
    """Who sees the entry when, learning aside."""
    quests = quests_in_order(world)
    steps = {id: number for number, id in enumerate(quests, 1)}
    alternatives = [_opening(alternative, steps) for alternative in gates(entry)]
    cells: dict[tuple[AudienceKind | None, ...], list[str]] = {}
    members = _factions(world)
    for npc, factions in members.items():
        row = _cells(alternatives, npc, factions, len(quests) + 1)
        cells.setdefault(row, []).append(npc)
    return Reach(quests, _named(cells, members))


@dataclass(frozen=True, slots=True)
class _Opening:
    """One alternative of the mask: from which step on, for which NPC and factions."""

    step: int | None
    audiences: tuple[Gate, ...]
    shown: AudienceKind

    def admits(self, npc: str, factions: frozenset[str]) -> bool:
        return all(
            gate.id == npc if gate.kind is AudienceKind.NPC else gate.id in factions
            for gate in self.audiences
        )


def _opening(alternative: tuple[Gate, ...], steps: Mapping[str, int]) -> _Opening:
    waits = [steps.get(gate.id) for gate in alternative if gate.kind in _QUEST_GATES]
    known = [step for step in waits if step is not None]
    step = None if len(known) < len(waits) else max(known, default=0)
    named = tuple(g for g in alternative if g.kind in (AudienceKind.NPC, AudienceKind.FACTION))
    kinds = [gate.kind for gate in alternative]
    shown = AudienceKind.SECRET if waits else kinds[0] if kinds else AudienceKind.PUBLIC
    return _Opening(step, named, shown)


def _factions(world: World) -> dict[str, frozenset[str]]:
    members: dict[str, frozenset[str]] = {}
    for record in world.records(Kind.NPC):
        if record.id and isinstance(record.data, Npc):
            members[record.id] = members.get(record.id, frozenset()) | set(record.data.factions)
    return members


def _cells(
    alternatives: Iterable[_Opening], npc: str, factions: frozenset[str], count: int
) -> tuple[AudienceKind | None, ...]:
    row: list[AudienceKind | None] = [None] * count
    for opening in alternatives:
        if opening.step is None or not opening.admits(npc, factions):
            continue
        for step in range(opening.step, count):
            row[step] = row[step] or opening.shown
    return tuple(row)


def _named(
    cells: Mapping[tuple[AudienceKind | None, ...], list[str]],
    members: Mapping[str, frozenset[str]],
) -> tuple[Group, ...]:
    rest = max(cells, key=lambda row: len(cells[row]), default=())
    by_faction = _members_of(members)
    groups = []
    for row, npcs in cells.items():
        if len(cells) == 1:
            name, id = "everyone", ""
        else:
            name, id = _name(npcs, by_faction, is_rest=row == rest)
        groups.append(Group(name, id, tuple(npcs), row))
    groups.sort(key=lambda g: (g.name == "rest", _order(g.since), -len(g.npcs)))
    return tuple(groups)


def _order(since: int | None) -> float:
    return float("inf") if since is None else since


def _members_of(members: Mapping[str, frozenset[str]]) -> dict[frozenset[str], str]:
    lists: dict[str, set[str]] = {}
    for npc, factions in members.items():
        for faction in sorted(factions):
            lists.setdefault(faction, set()).add(npc)
    named: dict[frozenset[str], str] = {}
    for faction, npcs in lists.items():
        named.setdefault(frozenset(npcs), faction)
    return named


def _name(
    npcs: list[str], by_faction: Mapping[frozenset[str], str], *, is_rest: bool
) -> tuple[str, str]:
    if len(npcs) == 1:
        return "npc", npcs[0]
    faction = by_faction.get(frozenset(npcs))
    if faction is not None:
        return "faction", faction
    return ("rest", "") if is_rest else ("several", npcs[0])
