"""Builds the context of the question that is asked now, after a pause and off the typing path."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from core.context import (
    BUDGET,
    ESTIMATE,
    BudgetTooSmall,
    BuiltContext,
    build_context,
    counter_named,
)
from core.model.state import GameState
from editor.document import Document
from editor.playground.asking import Asker
from editor.playground.talk import Companion

PAUSE_MS = 180
"""Longer than between two keys of somebody who types."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How tokens are counted, and how many there may be."""

    counter: str = ESTIMATE.name
    budget: int = BUDGET


@dataclass(frozen=True, slots=True)
class Preview:
    """A context for one question in one state, or why none fits into the budget."""

    query: str
    state: GameState
    setup: Setup
    context: BuiltContext | None = None
    error: BudgetTooSmall | None = None


class PreviewMaker(QObject):
    """Makes the preview anew some time after the last change, while somebody looks.

    made(Preview): the preview of what is asked now. waiting_changed(bool): whether what was made
    last is of an earlier question.
    """

    made = Signal(object)
    waiting_changed = Signal(bool)

    def __init__(self, document: Document, asker: Asker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._asker = document, asker
        self._setup, self._companion = Setup(), Companion()
        self._log = self._companion.log()
        self._awake, self._stale = False, True
        self._latest: Preview | None = None
        self._later = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._later.timeout.connect(self._make_later)
        asker.answered.connect(self.renew)

    @property
    def setup(self) -> Setup:
        """How tokens are counted now."""
        return self._setup

    @property
    def companion(self) -> Companion:
        """What is remembered now."""
        return self._companion

    @property
    def waiting(self) -> bool:
        """Whether a new preview is about to be made."""
        return self._later.isActive()

    def set_setup(self, setup: Setup) -> None:
        """Count otherwise, or up to another budget."""
        if setup != self._setup:
            self._setup = setup
            self.renew()

    def set_companion(self, companion: Companion) -> None:
        """Remember something else."""
        self._companion = companion
        # A save's log may be long: it is put together once, not at every question.
        self._log = companion.log()
        self.renew()

    def set_awake(self, awake: bool) -> None:
        """Whether anybody looks."""
        self._awake = awake
        if awake and self._stale:
            self._later.start()
        elif not awake:
            self._later.stop()

    def renew(self) -> None:
        """What was made is of something else now."""
        self._stale = True
        self.waiting_changed.emit(True)
        if self._awake:
            self._later.start()

    def now(self) -> Preview:
        """The preview of what is asked now, made at once if need be."""
        stale = self._stale or self._asker.waiting
        if self._latest is None or (stale and not self.held):
            self.make()
        assert self._latest is not None
        return self._latest

    @property
    def held(self) -> bool:
        """Whether the profile lacks what it needs: the answer that comes then renews it."""
        return self._asker.held

    def _make_later(self) -> None:
        if not self.held:
            self.make()

    def make(self) -> None:
        """Make it now."""
        self._later.stop()
        query, state = self._asker.query, self._asker.state
        self._latest = self._built(query, state)
        self._stale = False
        self.waiting_changed.emit(False)
        self.made.emit(self._latest)

    def close(self) -> None:
        """The world is closed."""
        self._later.stop()

    def _built(self, query: str, state: GameState) -> Preview:
        setup, companion = self._setup, self._companion
        try:
            context = build_context(
                self._document.world,
                self._document.retriever,
                state.npc,
                query,
                state,
                companion.memory,
                self._log,
                setup.budget,
                counter_named(setup.counter),
            )
        except BudgetTooSmall as error:
            return Preview(query, state, setup, error=error)
        return Preview(query, state, setup, context)
