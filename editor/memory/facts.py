"""One NPC's facts in the order they stay: rank, age, retention, what goes next, what is sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from core.memory.context import best_facts
from core.memory.facts import Fact, ranked, retention
from core.memory.state import MemoryState
from core.memory.why import Standing
from editor.memory.inspected import Inspected

Fate = Literal["keep", "next", "pinned"]


@dataclass(frozen=True, slots=True)
class FactRow:
    """A fact with what becomes of it.

    `position` is its place in the NPC's list, `rank` counts from 1; `sent`: it would stand in
    the context now. `age` and `retention` are in turns and in weight.
    """

    position: int
    fact: Fact
    rank: int
    age: int
    retention: float
    fate: Fate
    sent: bool
    standing: Standing

    @property
    def from_the_future(self) -> bool:
        """Whether it was learnt after the save's own turn."""
        return self.age < 0


def fact_rows(inspected: Inspected, npc: str) -> tuple[FactRow, ...]:
    """The facts of an NPC: the pinned ones, then the rest, the first to go last."""
    state = inspected.state
    facts = state.facts_of(npc)
    order = ranked(facts, state.turn)
    pinned = [i for i in order if facts[i].pinned]
    free = [i for i in order if not facts[i].pinned]
    doomed = set(free[inspected.cap :])
    sent = {id(fact) for fact in best_facts(state, npc)}
    return tuple(
        FactRow(
            position=i,
            fact=facts[i],
            rank=rank,
            age=state.turn - facts[i].turn,
            retention=retention(facts[i], state.turn),
            fate="pinned" if facts[i].pinned else "next" if i in doomed else "keep",
            sent=id(facts[i]) in sent,
            standing=inspected.standing(npc, facts[i]),
        )
        for rank, i in enumerate((*pinned, *free), start=1)
    )


@dataclass(frozen=True, slots=True)
class Counts:
    """How many facts an NPC holds: all, and those that the cap counts."""

    all: int
    counted: int

    def over(self, cap: int) -> int:
        """How many go at the next note."""
        return max(0, self.counted - cap)


def counts_of(state: MemoryState, npc: str) -> Counts:
    """Count the facts of an NPC; pinned ones do not count against the cap (spec section 4)."""
    facts = state.facts_of(npc)
    return Counts(len(facts), sum(not fact.pinned for fact in facts))
