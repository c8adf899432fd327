"""When the garbage collector walks through all there is: while nobody works.

A full collection holds every thread for as long as it takes to walk all objects that are not
frozen: a tenth of a second with a world of 10 000 entries. What a world is made of is frozen
once it is read (`core.world.opening`), so that what is walked now and then is little.
"""

from __future__ import annotations

import gc
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QWindow

_NEVER = 1_000_000
_LOOK_MS = 1000
_REST_S = 1.0
"""So long after the last key or move of the mouse nobody works."""
_WORTH = 20
"""So many collections of the middle generation are worth a full one."""
_WORK = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.TabletMove,
        QEvent.Type.TouchUpdate,
    }
)


def collect_when_idle_only() -> None:
    """From now on no full collection begins by itself."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)


class Collecting(QObject):
    """Collects while the user of a window rests."""

    def __init__(self, window: QWindow, *, rest_s: float = _REST_S) -> None:
        super().__init__(window)
        self._rest_s = rest_s
        self._worked = time.monotonic()
        window.installEventFilter(self)
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._collect_at_rest)
        self._look.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _WORK:
            self._worked = time.monotonic()
        return False

    def _collect_at_rest(self) -> None:
        rested = time.monotonic() - self._worked
        if rested >= self._rest_s and gc.get_count()[2] >= _WORTH:
            gc.collect()
