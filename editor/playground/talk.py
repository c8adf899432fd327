"""A conversation that is tried out: what was said, as the game would have logged it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.memory.log import EventLog, Line
from core.memory.state import MemoryState

PLAYER = "player"
_SCENE = "playground"


@dataclass(frozen=True, slots=True)
class Exchange:
    """The player's line and what the NPC answered; `findings` counts what was found in it."""

    npc: str
    line: str
    answer: str
    place: str | None = None
    findings: int = 0


@dataclass(frozen=True, slots=True)
class Companion:
    """What the NPC brings beside its state: the save's memory and log, and what was said here.

    `names` are the players' names in the save, which no bundle may hold.
    """

    memory: MemoryState | None = None
    heard: Sequence[Line] = ()
    names: tuple[str, ...] = ()
    talk: tuple[Exchange, ...] = ()

    def with_exchange(self, exchange: Exchange) -> Companion:
        """After one more turn."""
        return replace(self, talk=(*self.talk, exchange))

    def without_last(self) -> Companion:
        """Before the latest turn."""
        return replace(self, talk=self.talk[:-1])

    def without_talk(self) -> Companion:
        """Before the first turn that was tried out."""
        return replace(self, talk=())

    def log(self) -> EventLog | None:
        """The log of all of it; None where nothing was ever said."""
        if not self.heard and not self.talk:
            return None
        log = EventLog(self.heard)
        turn = max((line.turn for line in self.heard), default=0)
        turn = max(turn, self.memory.turn if self.memory is not None else 0)
        for exchange in self.talk:
            turn += 1
            for speaker, text in ((PLAYER, exchange.line), (exchange.npc, exchange.answer)):
                present = (exchange.npc,)
                log.append(Line(turn, speaker, text, _SCENE, exchange.place, present))
        return log
