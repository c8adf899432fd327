"""Loading modules one by one, between two events, before they are needed all at once."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

_WAIT_MS = 250


class Preload(QObject):
    """Loads modules in this thread, then calls `then`; at once when all are loaded already.

    `progress` gets how many are loaded and how many there are to load; while `waits` says so,
    nothing is loaded.
    No other thread may be importing meanwhile: two threads could wait for one another.
    """

    def __init__(
        self,
        modules: Sequence[str],
        then: Callable[[], object],
        parent: QObject,
        progress: Callable[[int, int], object] | None = None,
        *,
        waits: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(parent)
        self._left = [name for name in modules if name not in sys.modules]
        self._total = len(self._left)
        self._then: Callable[[], object] = then
        self._progress, self._waits = progress, waits
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._load_one)
        if self._left:
            self._turn.start()
        else:
            self._end()

    @staticmethod
    def needed(modules: Iterable[str]) -> bool:
        """Whether any of them is not loaded yet."""
        return any(name not in sys.modules for name in modules)

    def stop(self) -> None:
        """Load nothing more, and call nothing; what would have been called is let go of."""
        self._turn.stop()
        self._then, self._progress, self._waits = _nothing, None, None

    def _load_one(self) -> None:
        waits = self._waits is not None and self._waits()
        self._turn.setInterval(_WAIT_MS if waits else 0)
        if waits:
            return
        try:
            import_module(self._left.pop(0))
            if self._progress is not None:
                self._progress(self._total - len(self._left), self._total)
        finally:
            # A module that cannot be loaded must not be asked for without end.
            if not self._left:
                self._end()

    def _end(self) -> None:
        then = self._then
        self.stop()
        then()


def _nothing() -> None:
    """Called when nothing is to be."""
