"""The header of the table: titles in the small font, the sort as a chevron behind its title."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from editor.lore.columns import Column
from editor.lore.table_model import RecordTableModel
from editor.theme import Theme
from editor.theme.painter import (
    LEFT,
    RIGHT,
    draw_hairline,
    draw_icon,
    draw_text,
    fill_rect,
    text_width,
)

PAD = 6
_CHEVRON = 12


class TableHeader(QHeaderView):
    """Asks the model for its columns and the order at each paint."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(24)
        self.setAccessibleName(self.tr("Columns"))
        theme.changed.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.look.size("row.header"))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        model = self.model()
        if not isinstance(model, RecordTableModel) or logical >= len(model.columns):
            return
        look, box = self._theme.look, QRectF(rect)
        fill_rect(painter, box, look, "raised")
        bottom = box.bottom() - 0.5
        draw_hairline(painter, QPointF(box.left(), bottom), QPointF(box.right(), bottom), look)
        column = model.columns[logical]
        if column.kind != "state":
            self._paint_title(painter, box.adjusted(PAD, 0, -PAD, 0), column, model)

    def _paint_title(
        self, painter: QPainter, box: QRectF, column: Column, model: RecordTableModel
    ) -> None:
        look, sort = self._theme.look, model.sort_order
        is_sorted = sort.column == column.name
        ink = "text" if is_sorted else "text_muted"
        room = _CHEVRON + 2 if is_sorted else 0
        title, align = column.words(), RIGHT if column.right else LEFT
        words = box.adjusted(0, 0, -room, 0)
        draw_text(painter, words, title, look, "small", ink, align)
        if is_sorted:
            width = min(words.width(), text_width(title, look, "small"))
            left = words.right() + 2 if column.right else words.left() + width + 4
            icon = "chevron_down" if sort.descending else "chevron_up"
            draw_icon(painter, QRectF(left, box.top(), _CHEVRON, box.height()), icon, ink, look, 10)
