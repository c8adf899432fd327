"""Who can see an entry in some reachable state of the game.

A set of completed quests is reachable when it holds what each of its quests
requires, and no quest of a cycle. Completing a quest never hides an entry, so
the smallest reachable set that opens a gate tells about all larger ones. The
least that anybody sees is what a stranger sees; so he is the best-placed viewer
of what needs no person.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.model.kinds import Kind
from core.model.mask import Gate, Viewer, gates
from core.model.records import Entry, Npc, Quest
from core.model.visibility import AllOf, AnyOf, Audience, AudienceKind, Visibility
from core.world.world import World

EVERYBODY = -1
"""All bits: in a world without a cast, anybody may come."""

Quests = frozenset[str]
GateKey = tuple[Visibility, str | None]


class Reach:
    """The cast and the quests of a world at one moment, for questions about visibility.

    Groups of NPCs are bits of an int: bit i is the i-th id of the cast; in a
    world that declares no NPC, bit 0 is anybody else, and ids and factions get
    bits as they turn up.
    """

    def __init__(self, world: World) -> None:
        self._closed = world.declares(Kind.NPC)
        self._npcs: dict[str, frozenset[str]] = _npcs(world)
        self._bits = {id: i for i, id in enumerate(self._npcs)}
        self._members = _members(self._npcs, self._bits)
        self._requires = _requires(world)
        self._closures: dict[str, Quests | None] = {}
        self._viewers: dict[GateKey, tuple[Viewer, ...]] = {}
        self._openings: dict[GateKey, tuple[Quests, ...]] = {}
        self._masks: dict[tuple[GateKey, Quests], int] = {}

    # quests

    def closure(self, quests: Iterable[str]) -> Quests | None:
        """The least reachable set that holds these quests; None when there is none."""
        parts = [self._closure_of(quest) for quest in quests]
        if any(part is None for part in parts):
            return None
        return frozenset().union(*(part for part in parts if part is not None))

    def _closure_of(self, quest: str) -> Quests | None:
        if self._requires is None:
            return frozenset((quest,))
        if quest not in self._closures:
            self._closures[quest] = _walk(quest, self._requires)
        return self._closures[quest]

    # viewers

    def members(self, faction: str) -> list[str]:
        """The NPCs of a faction."""
        return [id for id, factions in self._npcs.items() if faction in factions]

    @property
    def closed(self) -> bool:
        """Whether the cast is declared, so that nobody else can come."""
        return self._closed

    def viewers(self, key: GateKey) -> tuple[Viewer, ...]:
        """The least viewers that see entries of a gate key; none when nobody ever does."""
        if key not in self._viewers:
            found = (v for option in _options(key) for v in self._viewers_of(option))
            self._viewers[key] = tuple(dict.fromkeys(found))
        return self._viewers[key]

    def _viewers_of(self, option: tuple[Gate, ...]) -> list[Viewer]:
        quests = self.closure(_quests(option))
        npcs = {g.id for g in option if g.kind is AudienceKind.NPC}
        factions = frozenset(g.id for g in option if g.kind is AudienceKind.FACTION)
        if quests is None or len(npcs) > 1:
            return []
        if not self._closed:
            return [Viewer(next(iter(npcs), None), factions, quests)]
        if not npcs and not factions:
            return [Viewer(None, frozenset(), quests)]
        candidates = npcs or self._npcs.keys()
        return [
            Viewer(id, self._npcs[id], quests)
            for id in candidates
            if id in self._npcs and factions <= self._npcs[id]
        ]

    def openings(self, key: GateKey) -> tuple[Quests, ...]:
        """The least reachable quest sets in which somebody may see entries of a gate key."""
        if key not in self._openings:
            sets = (self.closure(_quests(option)) for option in _options(key))
            self._openings[key] = tuple(dict.fromkeys(s for s in sets if s is not None))
        return self._openings[key]

    # groups of NPCs

    def audience(self, key: GateKey, quests: Quests) -> int:
        """The NPCs, as bits, that see entries of a gate key in a state."""
        cached = self._masks.get((key, quests))
        if cached is None:
            cached = self._masks[(key, quests)] = self._mask(key[0], key[1], quests)
        return cached

    def known_to_all(self, key: GateKey) -> bool:
        """Whether every NPC of a cast of two or more sees entries of a gate key from the start."""
        if not self._closed or len(self._npcs) < 2:
            return False
        return self.audience(key, frozenset()) == self._all

    def _mask(self, visibility: Visibility, quest: str | None, quests: Quests) -> int:
        if isinstance(visibility, AnyOf):
            mask = 0
            for part in visibility.parts:
                mask |= self._mask(part, quest, quests)
            return mask
        if isinstance(visibility, AllOf):
            mask = self._all if visibility.parts else 0
            for part in visibility.parts:
                mask &= self._mask(part, quest, quests)
            return mask
        return self._single(visibility, quest, quests)

    def _single(self, audience: Audience, quest: str | None, quests: Quests) -> int:
        match audience.kind:
            case AudienceKind.PUBLIC:
                return self._all
            case AudienceKind.NPC:
                return self._bit(audience.id)
            case AudienceKind.FACTION:
                return self.bits_of(audience.id)
            case AudienceKind.SECRET:
                return self._all if quest and quest in quests else 0
            case AudienceKind.QUEST:
                return self._all if audience.id in quests else 0
            case _:
                return 0

    @property
    def _all(self) -> int:
        return (1 << len(self._npcs)) - 1 if self._closed else EVERYBODY

    def _bit(self, id: str) -> int:
        if self._closed:
            return 1 << self._bits[id] if id in self._bits else 0
        return 1 << self._bits.setdefault(id, len(self._bits) + 1)

    def bits_of(self, faction: str) -> int:
        """The members of a faction, as bits."""
        if self._closed:
            return self._members.get(faction, 0)
        return self._bit("faction:" + faction)

    def first_of(self, mask: int) -> str:
        """The id of the first NPC of a group, or by letter without a cast; empty for anybody."""
        if self._closed:
            return list(self._npcs)[(mask & -mask).bit_length() - 1]
        named = (id for id, bit in self._bits.items() if mask >> bit & 1)
        people = (id for id in named if not id.startswith("faction:"))
        return "" if mask & 1 else min(people, default="")


def _options(key: GateKey) -> tuple[tuple[Gate, ...], ...]:
    return gates(Entry(visibility=key[0], required_quest=key[1]))


def _quests(option: tuple[Gate, ...]) -> list[str]:
    waits = (AudienceKind.SECRET, AudienceKind.QUEST)
    return [gate.id for gate in option if gate.kind in waits]


def _npcs(world: World) -> dict[str, frozenset[str]]:
    """Id to factions; one whose record is broken is in none, and doubled ones add up."""
    npcs: dict[str, frozenset[str]] = {}
    for record in world.records(Kind.NPC):
        if record.id:
            factions = record.data.factions if isinstance(record.data, Npc) else ()
            npcs[record.id] = npcs.get(record.id, frozenset()).union(factions)
    return npcs


def _members(npcs: dict[str, frozenset[str]], bits: dict[str, int]) -> dict[str, int]:
    members: dict[str, int] = {}
    for id, factions in npcs.items():
        for faction in factions:
            members[faction] = members.get(faction, 0) | 1 << bits[id]
    return members


def _requires(world: World) -> dict[str, set[str]] | None:
    if not world.declares(Kind.QUEST):
        return None
    requires: dict[str, set[str]] = {}
    for record in world.records(Kind.QUEST):
        if record.id:
            needs = record.data.requires if isinstance(record.data, Quest) else ()
            requires.setdefault(record.id, set()).update(needs)
    return requires


def _walk(quest: str, requires: dict[str, set[str]]) -> Quests | None:
    """Everything a quest needs, itself included; None for a cycle or an unknown quest."""
    done: set[str] = set()
    stack: list[tuple[str, bool]] = [(quest, False)]
    open_now: set[str] = set()
    while stack:
        name, leaving = stack.pop()
        if leaving:
            open_now.discard(name)
            done.add(name)
        elif name in open_now or name not in requires:
            return None
        elif name not in done:
            open_now.add(name)
            stack.append((name, True))
            stack += [(need, False) for need in requires[name] if need not in done]
    return frozenset(done)
