"""What changed between two saved memories, NPC by NPC (spec section 4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from core.memory.facts import Fact
from core.memory.state import MemoryState


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


@dataclass(frozen=True, slots=True)
class Difference:
    """One change; `text` is the fact's (of the later save, if it is there) or the entry's id.

    `before` is what it was, where that is another text or weight.
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
    known = {(note.text, note.turn) for note in one.sheets.get(npc, ())}
    for note in other.sheets.get(npc, ()):
        if (note.text, note.turn) not in known:
            yield Difference(npc, Change.NOTED, note.text, turn=note.turn)


def _facts(one: MemoryState, other: MemoryState, npc: str) -> Iterator[Difference]:
    left = list(one.facts_of(npc))
    for fact in other.facts_of(npc):
        was = _match(fact, left)
        if was is None:
            yield _of(npc, Change.ADDED, fact)
            continue
        left.remove(was)
        yield from _changes(npc, was, fact)
    buried = {(stone.text, stone.turn) for stone in other.tombstones.get(npc, ())}
    for fact in left:
        gone = Change.PRUNED if (fact.text, fact.turn) in buried else Change.REMOVED
        yield _of(npc, gone, fact)


def _match(fact: Fact, left: list[Fact]) -> Fact | None:
    same = [f for f in left if (f.text, f.turn) == (fact.text, fact.turn)]
    named = [f for f in left if fact.id and f.id == fact.id and f.turn == fact.turn]
    return next(iter((*same, *named)), None)


def _changes(npc: str, was: Fact, now: Fact) -> Iterator[Difference]:
    if was.text != now.text:
        yield _of(npc, Change.CHANGED, now, was.text)
    if was.weight != now.weight:
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
