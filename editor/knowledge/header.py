"""The head of the matrix: names of NPCs, upright where their columns are narrow."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from editor.knowledge.model import FIRST_NPC, MatrixModel
from editor.theme import Theme
from editor.theme.painter import (
    CENTRE,
    LEFT,
    RIGHT,
    draw_hairline,
    draw_text,
    fill_rect,
    text_width,
)

UPRIGHT_UNDER = 46
_MOST_UPRIGHT = 116
_PAD = 6


class MatrixHeader(QHeaderView):
    """One of three that stand side by side and are as high as one another."""

    def __init__(self, theme: Theme, model: MatrixModel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme, self._columns = theme, model
        self._height = 0
        self.current_column = -1
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(8)
        self.setAccessibleName(self.tr("Columns"))
        theme.changed.connect(self.viewport().update)

    def set_height(self, height: int) -> None:
        """As high as the others."""
        if height != self._height:
            self._height = height
            self.setFixedHeight(height)

    def mark_column(self, column: int) -> None:
        """The column of the current cell is drawn strong."""
        if column != self.current_column:
            self.current_column = column
            self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(
            super().sizeHint().width(), self._height or self._theme.look.size("row.header")
        )

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        look, box = self._theme.look, QRectF(rect)
        painter.save()
        fill_rect(painter, box, look, "raised")
        bottom = box.bottom() - 0.5
        draw_hairline(painter, QPointF(box.left(), bottom), QPointF(box.right(), bottom), look)
        title = self._columns.title(logical)
        if self._columns.npc_at(logical) is None:
            self._paint_title(painter, box, logical, title)
        else:
            self._paint_name(painter, box, title, strong=logical == self.current_column)
        painter.restore()

    def _paint_title(self, painter: QPainter, box: QRectF, logical: int, title: str) -> None:
        look = self._theme.look
        row = look.size("row.header")
        line = QRectF(box.left(), box.bottom() - row, box.width(), row - 1)
        first, last = logical == 0, logical >= FIRST_NPC
        words = line.adjusted(28 if first else 0, 0, -12 if last else -_PAD, 0)
        draw_text(painter, words, title, look, "small", "text_muted", RIGHT if last else LEFT)

    def _paint_name(self, painter: QPainter, box: QRectF, name: str, *, strong: bool) -> None:
        look = self._theme.look
        ink = "accent" if strong else "text"
        if box.width() >= look.stretched(UPRIGHT_UNDER):
            draw_text(painter, box.adjusted(2, 0, -2, -1), name, look, "small", ink, CENTRE)
            return
        painter.translate(box.left(), box.bottom() - _PAD)
        painter.rotate(-90)
        upright = QRectF(0, 0, box.height() - 2 * _PAD, box.width())
        draw_text(painter, upright, name, look, "small", ink, LEFT)


def header_height(theme: Theme, model: MatrixModel, column: int) -> int:
    """The height that names need over columns of a width."""
    look = theme.look
    if column >= look.stretched(UPRIGHT_UNDER):
        return look.size("row.header")
    names = (model.title(FIRST_NPC + at) for at in range(len(model.npcs)))
    longest = max((text_width(name, look, "small") for name in names), default=0.0)
    upright = min(look.stretched(_MOST_UPRIGHT), round(longest) + 2 * _PAD + 4)
    return max(look.size("row.header"), upright)
