"""Long work of this thread, a few milliseconds at a time, between two events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

_SLICE_S = 0.008


class Slices(QObject):
    """Takes the steps of one work at a time. ended(): all of them are taken."""

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] | None = None
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether steps are left."""
        return self._steps is not None

    def run(self, steps: Iterable[object]) -> None:
        """Take the first steps at once, the others in the turns to come; the work before ends."""
        self._steps = iter(steps)
        self._turn.start()
        self._go_on()

    def stop(self) -> None:
        """Take no more steps."""
        self._steps = None
        self._turn.stop()

    def _go_on(self) -> None:
        until, steps = perf_counter() + _SLICE_S, self._steps
        owner = self.parent()
        """Held: its steps may be the last that knows it, and go with it when they end."""
        try:
            while steps is not None and steps is self._steps:
                next(steps)
                if perf_counter() > until:
                    return
        except StopIteration:
            self.stop()
            self.ended.emit()
        except BaseException:
            # It would fail again at once, for ever.
            self.stop()
            raise
        finally:
            del owner
