"""What the window shows for the moment until its parts are made: its ground, its strips.

Nothing is imported here but Qt and the tokens.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from editor.theme.scheme import (
    Preference,
    choose_scheme,
    system_is_dark,
    system_wants_contrast,
)
from editor.theme.tokens import Palette, Scheme, Tokens, load_tokens


def scheme_of(chosen: str) -> Scheme:
    """The palette for a theme of the settings."""
    contrast = chosen == "high_contrast"
    preference = Preference.SYSTEM if contrast else Preference(chosen)
    return choose_scheme(
        preference,
        system_dark=system_is_dark(),
        high_contrast=contrast or system_wants_contrast(),
    )


class FirstPaint(QWidget):
    """The empty frame in its colours."""

    def __init__(self, chosen: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tokens = load_tokens()
        self._palette = tokens.palettes[scheme_of(chosen)]
        self._top, self._foot, self._rail = _strips(tokens)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        wide, high = self.width(), self.height()
        body = QRect(self._rail, self._top, wide - self._rail, high - self._top - self._foot)
        painter.fillRect(self.rect(), _colour(self._palette, "window"))
        painter.fillRect(body, _colour(self._palette, "surface"))
        line = _colour(self._palette, "hairline")
        painter.fillRect(0, self._top - 1, wide, 1, line)
        painter.fillRect(self._rail - 1, self._top, 1, body.height(), line)
        painter.fillRect(0, body.bottom() + 1, wide, 1, line)


def _strips(tokens: Tokens) -> tuple[int, int, int]:
    names = ("control.menu_bar", "control.status_bar", "rail.width")
    top, foot, rail = (round(tokens.size(name)) for name in names)
    return top, foot, rail


def _colour(palette: Palette, name: str) -> QColor:
    return QColor(palette[name])


class AfterPaint(QObject):
    """painted(): the widget was painted for the first time."""

    painted = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            QTimer.singleShot(0, self.painted.emit)
        return False
