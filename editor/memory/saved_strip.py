"""The strip that says when the game has saved, with the button that reads the save again."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from editor.theme import Theme
from editor.widgets import ElidedLabel, push_button

_MINUTE, _HOUR = 60, 3600


class SavedStrip(QWidget):
    """reload_requested(): the button. Hidden until the game has saved again."""

    reload_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self._clock, self._since = clock, 0.0
        self.words = ElidedLabel(theme, role="small", colour="text_muted")
        self.button = push_button(theme, self.tr("Reload"), compact=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 5, 8, 5)
        line.addWidget(self.words, 1)
        line.addWidget(self.button)
        self._tick = QTimer(self, interval=1000)
        self._tick.timeout.connect(self._say)
        self.button.clicked.connect(self.reload_requested)
        self.hide()

    def show_saved(self, since: float) -> None:
        """The game saved at that time (seconds since the epoch)."""
        self._since = since
        self._say()
        self.show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tick.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._tick.stop()

    def _say(self) -> None:
        self.words.setText(self._ago(max(0, round(self._clock() - self._since))))

    def _ago(self, seconds: int) -> str:
        if seconds < _MINUTE:
            return self.tr("Game saved {n} s ago").format(n=seconds)
        if seconds < _HOUR:
            return self.tr("Game saved {n} min ago").format(n=seconds // _MINUTE)
        return self.tr("Game saved {n} h ago").format(n=seconds // _HOUR)
