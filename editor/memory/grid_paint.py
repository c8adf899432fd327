"""Draws the cells of a grid."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from editor.memory.grid import Cell, Column, Divider, GridModel, Index
from editor.theme import Look
from editor.theme.painter import (
    draw_cap_line,
    draw_icon,
    draw_number,
    draw_retention_bar,
    draw_text,
    fill_rect,
    ink_on,
)
from editor.widgets import PAD, CellPainter

_ICON = 14
_FIGURE = 44
FIRST_INDENT = 6
"""How far words of the first column stand in, so that they begin where the tabs above them do."""


def starts_row(column: Column, at: int) -> bool:
    """Whether a column holds the words a row begins with."""
    return at == 0 and not column.right


class GridPainter(CellPainter):
    """Icons, words, numbers and bars; a divider goes across all columns."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, GridModel)
        item = model.item(index.row())
        if isinstance(item, Divider):
            self._paint_divider(painter, QRectF(option.rect), item, option.widget)
        else:
            super().paint(painter, option, index)

    def _paint_divider(
        self, painter: QPainter, rect: QRectF, divider: Divider, view: QWidget
    ) -> None:
        """One line over all columns, of which each cell shows its part."""
        painter.save()
        painter.setClipRect(rect)
        fill_rect(painter, rect, self.theme.look, "surface")
        across = view.horizontalHeader().length()  # type: ignore[attr-defined]
        offset = view.horizontalHeader().offset()  # type: ignore[attr-defined]
        line = QRectF(PAD * 2 - offset, rect.top(), across - PAD * 4, rect.height())
        draw_cap_line(painter, line, divider.title, divider.note, self.theme.look)
        painter.restore()

    def paint_cell(
        self, painter: QPainter, box: QRectF, index: Index, look: Look, lit: bool
    ) -> None:
        model = index.model()
        assert isinstance(model, GridModel)
        item, column = model.item(index.row()), model.columns[index.column()]
        if isinstance(item, Divider):
            return
        cell = item.cells[index.column()]
        if starts_row(column, index.column()):
            box = box.adjusted(FIRST_INDENT, 0, 0, 0)
        if cell.bar is not None:
            self._paint_bar(painter, box, cell, lit)
            return
        if cell.icon:
            ink = ink_on(look, cell.icon_ink, selected=lit)
            place = _icon_box(box, column, text=bool(cell.text))
            draw_icon(painter, place, cell.icon, ink, look, _ICON)
            box = box.adjusted(_ICON + PAD, 0, 0, 0)
        ink = ink_on(look, cell.ink, selected=lit)
        if column.right:
            self._paint_number(painter, box, cell, ink, lit)
            return
        room = _ICON + PAD if cell.pin else 0
        words = box.adjusted(0, 0, -room, 0)
        width = draw_text(painter, words, cell.text, look, "base", ink, struck=cell.struck)
        if cell.pin:
            _paint_pin(painter, words, width, look, lit)

    def _paint_number(
        self, painter: QPainter, box: QRectF, cell: Cell, ink: str, lit: bool
    ) -> None:
        look = self.theme.look
        width = draw_number(painter, box, cell.text, look, "base", ink)
        if cell.prefix:
            muted = ink_on(look, "text_muted", selected=lit)
            rest = box.adjusted(0, 0, -width - 4, 0)
            draw_number(painter, rest, cell.prefix, look, "small", muted)

    def _paint_bar(self, painter: QPainter, box: QRectF, cell: Cell, lit: bool) -> None:
        look = self.theme.look
        figure = look.stretched(_FIGURE)
        bar = box.adjusted(0, 0, -figure - PAD, 0)
        assert cell.bar is not None
        if lit and look.high_contrast:
            fill_rect(painter, bar.adjusted(-2, 5, 2, -5), look, "surface")
        draw_retention_bar(painter, bar, cell.bar, look)
        draw_number(painter, box, cell.text, look, "base", ink_on(look, cell.ink, selected=lit))


def _icon_box(box: QRectF, column: Column, *, text: bool) -> QRectF:
    if text or not column.right:
        return QRectF(box.left(), box.top(), _ICON, box.height())
    return QRectF(box.right() - _ICON, box.top(), _ICON, box.height())


def _paint_pin(painter: QPainter, words: QRectF, width: float, look: Look, lit: bool) -> None:
    left = min(words.left() + width + PAD, words.right() + PAD)
    place = QRectF(left, words.top(), _ICON, words.height())
    draw_icon(painter, place, "pin", ink_on(look, "text_muted", selected=lit), look, 12)
