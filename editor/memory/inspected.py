"""What the inspector looks at: one memory of one save, its trace, the names, the cap tried."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.memory.facts import DEFAULT_CAP, Fact
from core.memory.log import EventLog
from core.memory.state import MemoryState, Scene, with_renamed
from core.memory.why import Standing, standing_of
from core.model.kinds import Kind
from core.model.state import GameState
from core.saves import Candidate
from editor.memory.names import Names
from editor.memory.reading import OpenedSave, OpenedTrace

FEWEST_ORIGINS = 2
"""The first version of the saved form that tells where facts come from."""


@dataclass(frozen=True, slots=True)
class Inspected:
    """One memory with what is known around it; pure, made anew when any part changes."""

    opened: OpenedSave
    candidate: Candidate
    names: Names = field(default_factory=Names)
    trace: OpenedTrace | None = None
    cap: int = DEFAULT_CAP

    @property
    def state(self) -> MemoryState:
        """The memories as they were read."""
        return self.candidate.state

    @property
    def log(self) -> EventLog:
        """The lines of the trace; empty without one."""
        return self.trace.replay.log if self.trace is not None else _NO_LOG

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes of the save, or else those of the trace."""
        if self.state.scenes or self.trace is None:
            return self.state.scenes
        return self.trace.replay.state.scenes

    @property
    def learnt(self) -> Mapping[str, Mapping[str, int]]:
        """The entries learnt by each NPC, of the save or else of the trace."""
        if self.state.learnt or self.trace is None:
            return self.state.learnt
        return self.trace.replay.state.learnt

    @property
    def npcs(self) -> tuple[str, ...]:
        """Everybody that anything is kept of, or that the trace heard."""
        return tuple(dict.fromkeys((*self.state.npcs, *self.log.npcs)))

    @property
    def has_origins(self) -> bool:
        """Whether this form tells where facts come from."""
        return self.state.version >= FEWEST_ORIGINS

    @property
    def place(self) -> str | None:
        """Where the player most likely is, or was said to be."""
        return self.opened.place

    @property
    def quests(self) -> tuple[str, ...] | None:
        """The completed quests, likewise; None when nothing in the save looks like them."""
        return self.opened.quests

    def scene(self, id: str | None) -> Scene | None:
        """The scene of an id."""
        return next((scene for scene in self.scenes if scene.id == id), None) if id else None

    def standing(self, npc: str, fact: Fact) -> Standing:
        """What the origin of a fact is worth; the trace is not asked here."""
        return standing_of(self.state, npc, fact)

    def game_state(self, npc: str | None) -> GameState:
        """The state to ask in, by the ids that the world has now."""
        now = self.names.current
        learnt = with_renamed(self.state, self.names.renamed).learnt
        return GameState(
            npc=None if npc is None else now(Kind.NPC, npc),
            place=None if self.place is None else now(Kind.PLACE, self.place),
            quests=frozenset(now(Kind.QUEST, quest) for quest in self.quests or ()),
            learnt=learnt,
        )


_NO_LOG = EventLog()
