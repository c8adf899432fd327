"""The question and the state it is asked in; every change of either is one answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from core.model.kinds import Kind
from core.model.state import GameState
from core.query import EntryClasses
from core.retrieval import Explanation, Masked
from core.retrieval.explanation import Rows
from core.world.edits import Changes
from editor.document import Document
from editor.preparing import Preparing


@dataclass(frozen=True, slots=True)
class Answer:
    """One question explained in one state; `milliseconds` is what retrieval took.

    `entries` are all there are, `masked` those that this viewer may not be given.
    """

    query: str
    state: GameState
    explanation: Explanation
    milliseconds: float
    entries: int
    masked: int

    @property
    def left_out(self) -> int:
        """Entries that are seen, or broken, and not retrieved."""
        return self.entries - self.masked - len(self.explanation.results)

    @property
    def silent(self) -> int:
        """Of `left_out`, those that score nothing."""
        return self.left_out - len(self.explanation.beyond)

    @classmethod
    def nothing(cls, entries: int) -> Answer:
        """Before anything could be asked."""
        none = frozenset[str]()
        masked: Rows[Masked] = Rows(_no_row, ())
        explanation = Explanation((), none, none, (), (), masked, tuple, lambda _: None)
        return cls("", GameState(), explanation, 0.0, entries, 0)


def _no_row(at: int) -> Masked:
    raise IndexError(at)


class Asker(QObject):
    """Holds the question and asks it again when it, the state or the world changes.

    Several changes in one turn of the event loop are answered once.
    answered(Answer): the answer to what is asked now.
    state_changed(GameState): another state.
    held_changed(bool): whether the latest question waits for what its profile needs.
    """

    answered = Signal(object)
    state_changed = Signal(object)
    held_changed = Signal(bool)

    def __init__(
        self,
        document: Document,
        parent: QObject | None = None,
        *,
        preparing: Preparing | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(parent)
        self._document, self._clock = document, clock
        self.classes = EntryClasses(document.world)
        self._query, self._state = "", GameState()
        self._answer: Answer | None = None
        self._preparing, self._held = preparing, False
        if preparing is not None:
            preparing.ready.connect(self.ask_now)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.ask_now)
        document.changed.connect(self._on_changed)

    @property
    def query(self) -> str:
        """What is asked."""
        return self._query

    @property
    def state(self) -> GameState:
        """The state it is asked in."""
        return self._state

    @property
    def answer(self) -> Answer:
        """The answer to what is asked now."""
        if self._answer is None or self.waiting:
            self.ask_now()
        if self._answer is None:
            self._answer = Answer.nothing(len(self._document.world.handles(Kind.ENTRY)))
        return self._answer

    @property
    def held(self) -> bool:
        """Whether the latest question waits for what its profile needs; `answer` is older."""
        return self._held

    @property
    def waiting(self) -> bool:
        """Whether the latest question is still to be answered."""
        return self._soon.isActive()

    def set_query(self, query: str) -> None:
        """Ask something else."""
        if query != self._query:
            self._query = query
            self._soon.start()

    def set_state(self, state: GameState) -> None:
        """Ask in another state."""
        if state != self._state:
            self._state = state
            self.state_changed.emit(state)
            self._soon.start()

    def ask_now(self) -> None:
        """Answer without waiting for the event loop."""
        self._soon.stop()
        preparing = self._preparing
        self._hold(preparing is not None and not preparing.is_ready(self._state.profile))
        if preparing is not None and self._held:
            preparing.want(self._state.profile)
            return
        world = self._document.world
        start = self._clock()
        explanation = self._document.retriever.explain(self._query, self._state)
        spent = (self._clock() - start) * 1000
        masked = self.classes.masked(world.viewer(self._state))
        entries = len(world.handles(Kind.ENTRY))
        self._answer = Answer(self._query, self._state, explanation, spent, entries, masked)
        self.answered.emit(self._answer)

    def _hold(self, held: bool) -> None:
        if held != self._held:
            self._held = held
            self.held_changed.emit(held)

    def close(self) -> None:
        """The world is closed: nothing is asked any more."""
        if self._preparing is not None:
            self._preparing.close()
        self._soon.stop()
        self._document.changed.disconnect(self._on_changed)

    def _on_changed(self, changes: Changes) -> None:
        self.classes.update(changes)
        self._soon.start()
