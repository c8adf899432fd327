"""What the colours and icons of the cells mean."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.knowledge.cells import STATES
from editor.knowledge.words import state_words
from editor.theme import Theme
from editor.theme.painter import draw_matrix_cell, draw_text, text_width
from editor.theme.painter.rows import CellState

_CELL, _GAP, _BETWEEN = 24, 6, 14
_ORDER: tuple[CellState, ...] = (*STATES[1:], STATES[0])


class Legend(QWidget):
    """One sample cell and word for each state."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        words = ", ".join(map(state_words, _ORDER))
        self.setAccessibleName(self.tr("Legend"))
        self.setAccessibleDescription(words)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        look = self._theme.look
        texts = sum(text_width(state_words(state), look, "small") for state in _ORDER)
        cells = len(_ORDER) * (_CELL + _GAP) + (len(_ORDER) - 1) * _BETWEEN
        return QSize(round(texts + cells) + 2, look.size("row.matrix") + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        left, height = 0.0, float(self.height())
        row = look.size("row.matrix")
        for state in _ORDER:
            cell = QRectF(left, round((height - row) / 2), _CELL, row)
            draw_matrix_cell(painter, cell, state, look)
            left += _CELL + _GAP
            box = QRectF(left, 0, self.width() - left + 1, height)
            left += draw_text(painter, box, state_words(state), look, "small", "text_muted")
            left += _BETWEEN
