"""A row of controls over a table in the lower panel, and combo boxes that fit into it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_rect

_WIDEST = 26


class ToolRow(QWidget):
    """Controls side by side over a hairline; `line` takes them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(12, 4, 12, 5)
        self.line.setSpacing(8)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = QPainter(self), QRectF(self.rect())
        fill_rect(painter, rect, self._theme.look, "surface")
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(rect.right(), y), self._theme.look)


class Combo(QComboBox):
    """Shrinks with its row; its items are set without a signal."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_WIDEST)
        self.setMinimumWidth(90)

    def set_items(self, items: Sequence[tuple[str, Any]], current: int) -> None:
        """Show other items, one of them chosen (-1: none)."""
        self.blockSignals(True)
        self.clear()
        for words, data in items:
            self.addItem(words, data)
        self.setCurrentIndex(current)
        self.blockSignals(False)
