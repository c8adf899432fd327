"""Between the end of a turn and its counting: who looks at it, at once or in another thread."""

from __future__ import annotations

from collections.abc import Callable

from core.directors.turn import TurnResult

Answer = Callable[[bool], None]
Judge = Callable[[TurnResult, Answer], None]
"""Looks at a turn, and says whether it counts."""


def _let_pass(_: TurnResult, then: Answer) -> None:
    then(True)


def _nothing() -> None:
    """Where nobody judges there is nothing to stop."""


class Judging:
    """One turn at a time. `changed` hears whether one is being looked at, when that takes a while.

    `judge` and `stop_judge` are whoever looks.
    """

    def __init__(self, changed: Callable[[bool], None]) -> None:
        self._changed = changed
        self.judge: Judge = _let_pass
        self.stop_judge: Callable[[], None] = _nothing
        self._answered = True
        self.pending = False

    def put(self, result: TurnResult, then: Answer) -> None:
        """Have a turn looked at; `then` hears whether it counts."""
        self._answered = False

        def answer(counts: bool) -> None:
            self._answered = True
            self._end()
            then(counts)

        self.judge(result, answer)
        if not self._answered:
            self.pending = True
            self._changed(True)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self.stop_judge()
        self._end()

    def _end(self) -> None:
        if self.pending:
            self.pending = False
            self._changed(False)
