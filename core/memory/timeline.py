"""Many saves of one game in the order of their turns: what each holds, and since when."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from core.memory.state import MemoryState

Said = tuple[str, int]
"""What a fact is told apart by, across saves: its text and the turn it was learnt."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One save: its name, its turn and, for each NPC, the facts and secrets that it held then."""

    name: str
    turn: int
    facts: Mapping[str, tuple[Said, ...]]
    learnt: Mapping[str, Mapping[str, int]]

    @property
    def npcs(self) -> int:
        """How many NPCs remember anything."""
        return sum(bool(held) for held in self.facts.values())

    @property
    def fact_count(self) -> int:
        """How many facts all NPCs have together."""
        return sum(len(held) for held in self.facts.values())


@dataclass(frozen=True, slots=True)
class Appearance:
    """A fact of one NPC over all saves: `first` and `last` are places in the timeline.

    It may be missing in between, where saves of several runs of a game lie in one folder.
    """

    npc: str
    text: str
    turn: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Timeline:
    """The moments by turn, then in the order given, and where each fact appears first."""

    moments: tuple[Moment, ...]
    appearances: tuple[Appearance, ...]

    def of(self, npc: str) -> tuple[Appearance, ...]:
        """The facts of one NPC, in the order in which they appear."""
        return tuple(seen for seen in self.appearances if seen.npc == npc)

    def new_at(self, at: int) -> int:
        """How many facts appear for the first time in a moment."""
        return sum(seen.first == at for seen in self.appearances)

    def gone_at(self, at: int) -> int:
        """How many facts of the moment before are in neither this nor any later one."""
        return sum(seen.last == at - 1 for seen in self.appearances)


def moment_of(name: str, state: MemoryState) -> Moment:
    """What a timeline keeps of one save."""
    facts = {npc: tuple((f.text, f.turn) for f in held) for npc, held in state.facts.items()}
    return Moment(name, state.turn, facts, state.learnt)


def timeline(moments: Iterable[Moment]) -> Timeline:
    """Lay saves out in the order of their turns."""
    ordered = tuple(sorted(moments, key=lambda moment: moment.turn))
    seen: dict[tuple[str, str, int], tuple[int, int]] = {}
    for at, moment in enumerate(ordered):
        for npc, held in moment.facts.items():
            for text, turn in held:
                first, _ = seen.get((npc, text, turn), (at, at))
                seen[npc, text, turn] = (first, at)
    found = (Appearance(*key, *places) for key, places in seen.items())
    return Timeline(ordered, tuple(found))
