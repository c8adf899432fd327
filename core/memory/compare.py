"""What changed between two saved memories, NPC by NPC (spec section 4)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import isnan

from core.memory.facts import Fact
from core.memory.state import MemoryState, Scene, SheetNote


class Change(StrEnum):
    """What became of one thing that an NPC keeps."""

    ADDED = "added"
    REMOVED = "removed"
    PRUNED = "pruned"
    REINFORCED = "reinforced"
    CHANGED = "changed"
    PINNED = "pinned"
    UNPINNED = "unpinned"
    LEARNT = "learnt"
    UNLEARNT = "unlearnt"
    NOTED = "noted"
    UNNOTED = "unnoted"
    SCENE = "scene"
    """It took part in a scene that it had no part in before."""
    NO_SCENE = "no_scene"
    SCENE_MEMORY = "scene_memory"
    """It took another memory out of a scene than before, or takes one now."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One change; `text` is the fact's (of the later save, if it is there), the entry's id, or
    the scene's memory (its id, when there is none).

    `before` is what it was, where that is another text or weight. `id` is that of the fact, the
    entry or the scene; `turn` is when it was learnt or noted, or when it came into the scene.
    """

    npc: str
    change: Change
    text: str
    id: str = ""
    turn: int | None = None
    weight: float | None = None
    before: str | float | None = None


def compare(one: MemoryState, other: MemoryState) -> tuple[Difference, ...]:
    """The changes from one memory to another, in the order of the NPCs.

    Facts are matched by their id and, where ids were renumbered or never given, by text and turn.
    """
    npcs = dict.fromkeys((*one.npcs, *other.npcs))
    return tuple(change for npc in npcs for change in _of_npc(one, other, npc))


def _of_npc(one: MemoryState, other: MemoryState, npc: str) -> Iterator[Difference]:
    yield from _facts(one, other, npc)
    yield from _learnt(npc, one.learnt.get(npc, {}), other.learnt.get(npc, {}))
    yield from _notes(npc, one.sheets.get(npc, ()), other.sheets.get(npc, ()))
    yield from _scenes(npc, _scenes_of(one, npc), _scenes_of(other, npc))


def _facts(one: MemoryState, other: MemoryState, npc: str) -> Iterator[Difference]:
    left = _Unmatched(one.facts_of(npc))
    pairs = left.pairs(other.facts_of(npc))
    for fact, was in pairs:
        if was is None:
            yield _of(npc, Change.ADDED, fact)
        else:
            yield from _changes(npc, was, fact)
    buried = {(stone.text, stone.turn) for stone in other.tombstones.get(npc, ())}
    for fact in left.rest():
        gone = Change.PRUNED if (fact.text, fact.turn) in buried else Change.REMOVED
        yield _of(npc, gone, fact)


class _Unmatched:
    """The facts of the earlier memory that no fact of the later one was found to be."""

    def __init__(self, facts: Iterable[Fact]) -> None:
        self._left = dict(enumerate(facts))
        self._said: dict[Hashable, list[int]] = defaultdict(list)
        self._named: dict[Hashable, list[int]] = defaultdict(list)
        for at, fact in self._left.items():
            self._said[fact.text, fact.turn].append(at)
            self._named[fact.id, fact.turn].append(at)

    def pairs(self, facts: Sequence[Fact]) -> list[tuple[Fact, Fact | None]]:
        """Each fact with what it was: those that say the same first, so that no id takes one."""
        same = [self._take(self._said.get((fact.text, fact.turn), [])) for fact in facts]
        return [
            (
                fact,
                was or (self._take(self._named.get((fact.id, fact.turn), [])) if fact.id else None),
            )
            for fact, was in zip(facts, same, strict=True)
        ]

    def rest(self) -> Iterable[Fact]:
        """What was not found again, in its order."""
        return self._left.values()

    def _take(self, places: list[int]) -> Fact | None:
        while places:
            fact = self._left.pop(places.pop(0), None)
            if fact is not None:
                return fact
        return None


def _changes(npc: str, was: Fact, now: Fact) -> Iterator[Difference]:
    if was.text != now.text:
        yield _of(npc, Change.CHANGED, now, was.text)
    if was.weight != now.weight and not (isnan(was.weight) and isnan(now.weight)):
        grew = len(now.reinforcements) > len(was.reinforcements) or now.weight > was.weight
        yield _of(npc, Change.REINFORCED if grew else Change.CHANGED, now, was.weight)
    if was.pinned != now.pinned:
        yield _of(npc, Change.PINNED if now.pinned else Change.UNPINNED, now)


def _of(npc: str, change: Change, fact: Fact, before: str | float | None = None) -> Difference:
    return Difference(npc, change, fact.text, fact.id, fact.turn, fact.weight, before)


def _learnt(npc: str, before: Mapping[str, int], after: Mapping[str, int]) -> Iterator[Difference]:
    for entry, turn in after.items():
        if entry not in before:
            yield Difference(npc, Change.LEARNT, entry, entry, turn)
    for entry, turn in before.items():
        if entry not in after:
            yield Difference(npc, Change.UNLEARNT, entry, entry, turn)


def _notes(
    npc: str, before: Sequence[SheetNote], after: Sequence[SheetNote]
) -> Iterator[Difference]:
    was, now = ({(note.text, note.turn) for note in notes} for notes in (before, after))
    for note in after:
        if (note.text, note.turn) not in was:
            yield Difference(npc, Change.NOTED, note.text, turn=note.turn)
    for note in before:
        if (note.text, note.turn) not in now:
            yield Difference(npc, Change.UNNOTED, note.text, turn=note.turn)


def _scenes_of(state: MemoryState, npc: str) -> dict[str, Scene]:
    """The scenes that an NPC had a part in, by id."""
    return {s.id: s for s in state.scenes if npc in s.presence or npc in s.memories}


def _scenes(
    npc: str, before: Mapping[str, Scene], after: Mapping[str, Scene]
) -> Iterator[Difference]:
    for id, scene in after.items():
        if id not in before:
            yield _of_scene(npc, Change.SCENE, scene)
        elif scene.memories.get(npc) != before[id].memories.get(npc):
            was = before[id].memories.get(npc)
            yield _of_scene(npc, Change.SCENE_MEMORY, scene, was)
    for id, scene in before.items():
        if id not in after:
            yield _of_scene(npc, Change.NO_SCENE, scene)


def _of_scene(npc: str, change: Change, scene: Scene, before: str | None = None) -> Difference:
    first = min((start for start, _ in scene.presence.get(npc, ())), default=None)
    text = scene.memories.get(npc) or scene.id
    return Difference(npc, change, text, scene.id, first, before=before)
