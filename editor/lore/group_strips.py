"""The strips over the first row of each group: its name and how many rows it has."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QTableView

from editor.lore.table_model import RecordTableModel
from editor.theme import Theme
from editor.theme.painter import draw_hairline, draw_text, fill_rect
from editor.widgets import PAD

_HEIGHT = 24


class GroupStrips(QObject):
    """Gives the first rows of groups the room for their strip, and draws it."""

    def __init__(self, theme: Theme, view: QTableView, model: RecordTableModel) -> None:
        super().__init__(view)
        self._theme, self._view, self._model = theme, view, model
        self._tall: set[int] = set()

    @property
    def height(self) -> int:
        """How much of a first row its strip takes."""
        return self._theme.look.stretched(_HEIGHT)

    def fit(self) -> None:
        """Give the rows their heights."""
        header = self._view.verticalHeader()
        row_height = self._theme.look.size("row.table")
        wanted = set(self._model.group_starts)
        tall, count, resize = row_height + self.height, header.count(), header.resizeSection
        blocked = header.blockSignals(len(wanted | self._tall) > 1)
        for row in self._tall - wanted:
            if row < count:
                resize(row, row_height)
        for row in wanted:
            resize(row, tall)
        header.blockSignals(blocked)
        self._tall = wanted
        self._view.updateGeometries()
        self._view.viewport().update()

    def below(self, rect: QRect, row: int) -> QRect:
        """The part of a cell that is left for the cell."""
        if row not in self._tall:
            return rect
        return rect.adjusted(0, self.height, 0, 0)

    def paint(self, painter: QPainter) -> None:
        """Draw the strips that are in sight."""
        if not self._tall:
            return
        view, look = self._view, self._theme.look
        width, bottom = view.viewport().width(), view.viewport().height()
        starts = self._model.group_starts
        row = max(0, view.rowAt(0))
        while row < self._model.rowCount() and view.rowViewportPosition(row) < bottom:
            if row in starts:
                box = QRectF(0, view.rowViewportPosition(row), width, self.height)
                fill_rect(painter, box, look, "window")
                name, count = starts[row]
                words = box.adjusted(PAD + 4, 0, -PAD, 0)
                taken = draw_text(painter, words.adjusted(0, 0, -60, 0), name, look, "strong")
                rest = words.adjusted(taken + 8, 0, 0, 0)
                draw_text(painter, rest, str(count), look, "small", "text_muted", tabular=True)
                y = box.bottom() - 0.5
                draw_hairline(painter, QPointF(0, y), QPointF(width, y), look)
            row += 1
