"""All that a save keeps of what NPCs remember, and the pure functions that change it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from core.memory.facts import (
    DEFAULT_CAP,
    DEFAULT_WEIGHT,
    REINFORCEMENT,
    Fact,
    Origin,
    Tombstone,
    buried,
    prune,
)
from core.memory.lines import is_blank
from core.memory.sameness import Sameness

T = TypeVar("T")

CURRENT_VERSION = 2


@dataclass(frozen=True, slots=True)
class Scene:
    """A scene: where, who was there from which turn to which, and what each took away.

    ``presence`` maps an NPC to ``(first turn, last turn)`` intervals, None = still there;
    ``memories`` maps an NPC to its one memory line.
    """

    id: str
    place: str | None = None
    presence: Mapping[str, tuple[tuple[int, int | None], ...]] = field(default_factory=dict)
    memories: Mapping[str, str] = field(default_factory=dict)
    raw: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SheetNote:
    """A dated addition to an NPC's sheet, kept in the save (spec section 8)."""

    text: str
    turn: int
    scene: str | None = None
    source: str | None = None
    raw: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class MemoryState:
    """The memories of all NPCs at one turn.

    ``version`` is the form it was read in, ``raw`` that form as it stood; a state of a version
    newer than ours is ``read_only``. ``next_id`` numbers the next fact. Mappings are never
    changed in place.
    """

    turn: int = 0
    facts: Mapping[str, tuple[Fact, ...]] = field(default_factory=dict)
    scenes: tuple[Scene, ...] = ()
    learnt: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    sheets: Mapping[str, tuple[SheetNote, ...]] = field(default_factory=dict)
    tombstones: Mapping[str, tuple[Tombstone, ...]] = field(default_factory=dict)
    world_hash: str | None = None
    version: int = CURRENT_VERSION
    next_id: int = field(default=1, compare=False)
    raw: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)

    @property
    def read_only(self) -> bool:
        """Whether the form is newer than this library, so that it must not be written."""
        return self.version > CURRENT_VERSION

    @property
    def npcs(self) -> tuple[str, ...]:
        """Every NPC that anything is kept of, in the order of the form."""
        in_scenes = (npc for scene in self.scenes for npc in (*scene.presence, *scene.memories))
        return tuple(
            dict.fromkeys((*self.facts, *self.learnt, *self.sheets, *self.tombstones, *in_scenes))
        )

    def facts_of(self, npc: str) -> tuple[Fact, ...]:
        """Return the facts of an NPC in the order they were learnt."""
        return self.facts.get(npc, ())

    def scene(self, scene_id: str) -> Scene | None:
        """Return the scene of an id, or None."""
        return next((scene for scene in self.scenes if scene.id == scene_id), None)


@dataclass(frozen=True, slots=True)
class Noting:
    """How facts are taken in: what counts as the same, and how many an NPC keeps."""

    sameness: Sameness = field(default_factory=Sameness)
    cap: int | None = DEFAULT_CAP


@dataclass(frozen=True, slots=True)
class Noted:
    """What came of a note.

    ``fact`` is the new or the reinforced fact (None: the text was blank), ``doubts`` the ids of
    facts that it may contradict, ``pruned`` what had to go for it (perhaps the fact itself).
    """

    state: MemoryState
    fact: Fact | None = None
    reinforced: bool = False
    doubts: tuple[str, ...] = ()
    pruned: tuple[Fact, ...] = ()


def note(
    state: MemoryState,
    npc: str,
    text: str,
    weight: float = DEFAULT_WEIGHT,
    *,
    origin: Origin | None = None,
    noting: Noting | None = None,
) -> Noted:
    """Let an NPC learn a fact at the state's turn (spec section 4).

    Blank text is ignored. The same fact again raises the weight of the known one by 0.5. Above
    the cap the least kept facts go and leave tombstones.
    """
    if is_blank(text):
        return Noted(state)
    noting = noting or Noting()
    known = state.facts_of(npc)
    for position, fact in enumerate(known):
        if noting.sameness.same(fact.text, text):
            return _reinforce(state, npc, position)
    fact = Fact(text, state.turn, weight, new_id(state.next_id), origin or Origin(turn=state.turn))
    doubts = tuple(f.id for f in known if noting.sameness.doubtful(f.text, text))
    grown = with_facts(replace(state, next_id=state.next_id + 1), npc, (*known, fact))
    pruned_state, pruned = prune_npc(grown, npc, noting.cap)
    return Noted(pruned_state, fact, False, doubts, pruned)


def _reinforce(state: MemoryState, npc: str, position: int) -> Noted:
    facts = list(state.facts_of(npc))
    known = facts[position]
    facts[position] = replace(
        known,
        weight=known.weight + REINFORCEMENT,
        reinforcements=(*known.reinforcements, state.turn),
    )
    return Noted(with_facts(state, npc, tuple(facts)), facts[position], True)


def with_facts(state: MemoryState, npc: str, facts: tuple[Fact, ...]) -> MemoryState:
    """Return the state with the facts of one NPC replaced."""
    return replace(state, facts={**state.facts, npc: facts})


def prune_npc(
    state: MemoryState, npc: str, cap: int | None = DEFAULT_CAP
) -> tuple[MemoryState, tuple[Fact, ...]]:
    """Prune the facts of one NPC to the cap; return the state and what went, as tombstones in it."""
    pruning = prune(state.facts_of(npc), state.turn, cap)
    if not pruning.pruned:
        return state, ()
    stones = tuple(buried(fact, state.turn) for fact in pruning.pruned)
    pruned = replace(
        with_facts(state, npc, pruning.kept),
        tombstones={**state.tombstones, npc: (*state.tombstones.get(npc, ()), *stones)},
    )
    return pruned, pruning.pruned


def prune_all(state: MemoryState, cap: int | None = DEFAULT_CAP) -> MemoryState:
    """Prune every NPC to the cap."""
    for npc in tuple(state.facts):
        state, _ = prune_npc(state, npc, cap)
    return state


def pin(state: MemoryState, npc: str, fact_id: str, pinned: bool = True) -> MemoryState:
    """Pin or unpin the fact of an id; a state without it comes back as it was."""
    facts = tuple(
        replace(fact, pinned=pinned) if fact.id == fact_id else fact for fact in state.facts_of(npc)
    )
    return with_facts(state, npc, facts) if npc in state.facts else state


def at_turn(state: MemoryState, turn: int) -> MemoryState:
    """Return the state at another turn; nothing is pruned by time alone."""
    return replace(state, turn=turn)


def learn(state: MemoryState, npc: str, entry: str, turn: int | None = None) -> MemoryState:
    """Let an NPC learn a lore entry; the turn it first learnt it at stays (spec section 8)."""
    known = state.learnt.get(npc, {})
    if entry in known:
        return state
    at = state.turn if turn is None else turn
    return replace(state, learnt={**state.learnt, npc: {**known, entry: at}})


def with_scene(state: MemoryState, scene: Scene) -> MemoryState:
    """Add a scene, or replace the one of the same id where it stands."""
    if state.scene(scene.id) is None:
        return replace(state, scenes=(*state.scenes, scene))
    return replace(state, scenes=tuple(scene if s.id == scene.id else s for s in state.scenes))


def add_sheet_note(state: MemoryState, npc: str, added: SheetNote) -> MemoryState:
    """Add a dated note to an NPC's sheet in the save."""
    return replace(state, sheets={**state.sheets, npc: (*state.sheets.get(npc, ()), added)})


def with_world(state: MemoryState, world_hash: str | None) -> MemoryState:
    """Return the state marked as played with the lore of this hash."""
    return replace(state, world_hash=world_hash)


def with_renamed(state: MemoryState, ids: Mapping[str, str]) -> MemoryState:
    """Return the state with NPC and entry ids replaced, old id -> new id (spec section 1, ``antes``).

    What was kept under both ids of an NPC comes together, the old id's first.
    """

    def now(name: str) -> str:
        return ids.get(name, name)

    learnt: dict[str, dict[str, int]] = {}
    for npc, entries in state.learnt.items():
        known = learnt.setdefault(now(npc), {})
        for entry, turn in entries.items():
            known[now(entry)] = min(turn, known.get(now(entry), turn))
    return replace(
        state,
        facts=_joined(state.facts, ids),
        scenes=tuple(_scene_renamed(scene, ids) for scene in state.scenes),
        learnt=learnt,
        sheets=_joined(state.sheets, ids),
        tombstones=_joined(state.tombstones, ids),
    )


def _joined(held: Mapping[str, tuple[T, ...]], ids: Mapping[str, str]) -> dict[str, tuple[T, ...]]:
    joined: dict[str, tuple[T, ...]] = {}
    for npc, items in sorted(held.items(), key=lambda pair: pair[0] not in ids):
        name = ids.get(npc, npc)
        joined[name] = (*joined.get(name, ()), *items)
    order = dict.fromkeys(ids.get(npc, npc) for npc in held)
    return {npc: joined[npc] for npc in order}


def _scene_renamed(scene: Scene, ids: Mapping[str, str]) -> Scene:
    spans = _joined(scene.presence, ids)
    memories = {ids.get(npc, npc): line for npc, line in scene.memories.items()}
    return replace(
        scene,
        presence={n: tuple(sorted(s, key=_start)) for n, s in spans.items()},
        memories=memories,
    )


def _start(span: tuple[int, int | None]) -> int:
    return span[0]


def new_id(number: int) -> str:
    """Return the id of the fact of a number."""
    return f"h{number}"


def id_number(fact_id: str) -> int:
    """Return n of an id ``h<n>``, 0 for any other id."""
    digits = fact_id[1:]
    plain = fact_id[:1] == "h" and digits.isascii() and digits.isdigit() and len(digits) <= 15
    return int(digits) if plain else 0
