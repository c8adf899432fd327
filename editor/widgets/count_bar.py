"""A count against its cap, as a thin bar with its number."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_count_bar, draw_number


class CountBar(QWidget):
    """Amber above the cap; the number stands at its right."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._count, self._cap = theme, 0, 0
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def set_count(self, count: int, cap: int) -> None:
        """Facts kept and the most that are kept."""
        self._count, self._cap = count, cap
        self.setAccessibleDescription(self.tr("{count} of {cap}").format(count=count, cap=cap))
        self.update()

    def sizeHint(self) -> QSize:
        look = self._theme.look
        return QSize(look.stretched(72), look.stretched(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect())
        ink = "severity.warning.ink" if self._count > self._cap else "text_muted"
        column = look.metrics("base", tabular=True).horizontalAdvance("000") + 6
        draw_number(painter, rect, str(self._count), look, "base", ink)
        draw_count_bar(painter, rect.adjusted(0, 0, -column, 0), self._count, self._cap, look)
