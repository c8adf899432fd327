"""The last row of the matrix: how many entries each NPC knows now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QTableView, QWidget

from editor.knowledge.header import UPRIGHT_UNDER
from editor.knowledge.model import FIRST_NPC, MatrixModel
from editor.theme import Theme
from editor.theme.painter import CENTRE, draw_hairline, draw_text, fill_rect, text_width


class TotalsRow(QWidget):
    """Stays under the matrix; its figures stand under the columns of the cells."""

    def __init__(
        self, theme: Theme, model: MatrixModel, cells: QTableView, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._model, self._cells, self._left = theme, model, cells, 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Known now"))
        theme.changed.connect(self.update)

    def set_left(self, left: int) -> None:
        """Where the cells begin."""
        self._left = left
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._theme.look.size("row.table"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look, rect = QPainter(self), self._theme.look, QRectF(self.rect())
        fill_rect(painter, rect, look, "raised")
        draw_hairline(painter, QPointF(0, 0.5), QPointF(rect.right(), 0.5), look)
        words = QRectF(28, 1, self._left - 34, rect.height() - 1)
        draw_text(painter, words, self.tr("Known now"), look, "strong")
        painter.setClipRect(QRectF(self._left, 1, self._cells.viewport().width(), rect.height()))
        for at, (known, learn) in enumerate(self._model.board.totals):
            left = self._left + self._cells.columnViewportPosition(FIRST_NPC + at)
            width = self._cells.columnWidth(FIRST_NPC + at)
            if left < rect.right() and left + width > self._left:
                self._paint(painter, QRectF(left, 1, width, rect.height() - 1), known, learn)

    def _paint(self, painter: QPainter, box: QRectF, known: int, learn: int) -> None:
        look = self._theme.look
        if not learn or box.width() < look.stretched(UPRIGHT_UNDER):
            draw_text(painter, box, str(known), look, "base", "text", CENTRE, tabular=True)
            return
        first, more = str(known), f"+{learn}"
        width = text_width(first, look) + 4 + text_width(more, look, "small")
        left = box.left() + (box.width() - width) / 2
        taken = draw_text(
            painter, QRectF(left, box.top(), box.width(), box.height()), first, look, tabular=True
        )
        rest = QRectF(left + taken + 4, box.top(), box.width(), box.height())
        draw_text(painter, rest, more, look, "small", "text", tabular=True)
