"""Looking at very many records bit by bit, while the form already shows what is known."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from editor.forms.survey import AT_ONCE, Survey

_SLICE_S = 0.005
"""The longest that it holds the interface at a time."""


class Looking(QObject):
    """One survey at a time; `further` is called after each part of it but the first."""

    def __init__(self, further: Callable[[Survey], object], parent: QObject) -> None:
        super().__init__(parent)
        self._further = further
        self._found: Survey | None = None
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether there is more to look at."""
        return self._turns.isActive()

    def begin(self, survey: Survey) -> None:
        """Look at the first records: at all of them where they are not very many."""
        survey.go_on(_SLICE_S if len(survey.handles) > AT_ONCE else float("inf"))
        self.stop()
        self._found = survey
        if not survey.done:
            self._turns.start()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._turns.stop()
        self._found = None

    def _go_on(self) -> None:
        found = self._found
        if found is None or found.done:
            self.stop()
            return
        found.go_on(_SLICE_S)
        if found.done:
            self.stop()
        self._further(found)
