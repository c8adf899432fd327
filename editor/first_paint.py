"""What the window shows for the moment until its parts are made: its ground, its strips."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from editor.theme import Theme


class FirstPaint(QWidget):
    """The empty frame in its colours."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        window, surface, line = map(look.colour, ("window", "surface", "hairline"))
        top, foot = look.size("control.menu_bar"), look.size("control.status_bar")
        rail = look.size("rail.width")
        body = QRectF(rail, top, self.width() - rail, self.height() - top - foot)
        painter.fillRect(self.rect(), window)
        painter.fillRect(body, surface)
        painter.fillRect(QRectF(0, top - 1, self.width(), 1), line)
        painter.fillRect(QRectF(rail - 1, top, 1, body.height()), line)
        painter.fillRect(QRectF(0, body.bottom(), self.width(), 1), line)


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
            QTimer.singleShot(0, self.painted)
        return False
