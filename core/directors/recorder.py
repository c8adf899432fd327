"""Writing down the steps of a turn, each with what went in and what came out (spec section 5)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from core.directors.calls import Call, Purpose
from core.directors.game import Game
from core.directors.rows import DirectorContext
from core.memory.trace import Event, Record


class Recorder:
    """The records of one turn so far; each step is tried out on `game` at once."""

    def __init__(self, game: Game, turn: int) -> None:
        self.game = game
        self.turn = turn
        self.records: list[Record] = []
        self.contexts: list[DirectorContext] = []

    def step(self, name: str, given: Mapping[str, object], output: Mapping[str, object]) -> None:
        """Record a step."""
        data = {"step": name, "input": dict(given), "output": dict(output)}
        self.event(Event("call", self.turn, self.game.stage.scene, data))

    def call(
        self,
        call: Call,
        reply: str | None,
        output: Mapping[str, object] | None = None,
        asked: bool = True,
    ) -> None:
        """Record a call of a model: the manifest of its context, its digest, and the reply.

        `asked` False: the context was built to be looked at, the text came from elsewhere.
        """
        context = call.context
        given = {**context.manifest(), "sha256": digest(context), "asked": asked}
        self.step(call.purpose.value, given, {"reply": reply, **(output or {})})
        self.contexts.append(context)
        if call.purpose is not Purpose.MEMORY:
            # A memory is asked for once, and is no part of what goes on.
            self.game.sent[context.channel] = context.text

    def event(self, event: Event) -> None:
        """Record an event."""
        self.records.append(event)
        self.game.take((event,))


def digest(context: DirectorContext) -> str:
    """The SHA-256 of all that is sent, as hexadecimal."""
    sent = "\0".join(f"{role}\0{text}" for role, text in context.messages)
    return hashlib.sha256(sent.encode("utf-8", "surrogatepass")).hexdigest()
