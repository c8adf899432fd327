"""Draws the header and the cells of a grid."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.memory.grid import Cell, Column, Divider, GridModel, Index
from editor.theme import Look, Theme
from editor.theme.painter import (
    LEFT,
    RIGHT,
    draw_cap_line,
    draw_focus_ring,
    draw_hairline,
    draw_icon,
    draw_number,
    draw_retention_bar,
    draw_selection,
    draw_text,
    fill_rect,
    ink_on,
    text_width,
)

PAD = 6
_ICON = 14
_CHEVRON = 12
_FIGURE = 44
_State = QStyle.StateFlag


class GridHeader(QHeaderView):
    """Titles in the small font, the sort as a chevron behind its title."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(24)
        self.setAccessibleName(self.tr("Columns"))
        theme.changed.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.look.size("row.section_header"))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        model = self.model()
        if not isinstance(model, GridModel) or logical >= len(model.columns):
            return
        look, box = self._theme.look, QRectF(rect)
        fill_rect(painter, box, look, "raised")
        bottom = box.bottom() - 0.5
        draw_hairline(painter, QPointF(box.left(), bottom), QPointF(box.right(), bottom), look)
        self._paint_title(painter, box.adjusted(PAD, 0, -PAD, 0), logical, model)

    def _paint_title(self, painter: QPainter, box: QRectF, logical: int, model: GridModel) -> None:
        look, column = self._theme.look, model.columns[logical]
        is_sorted = model.sort_column == logical
        ink = "text" if is_sorted else "text_muted"
        words = box.adjusted(0, 0, -(_CHEVRON + 2) if is_sorted else 0, 0)
        draw_text(painter, words, column.title, look, "small", ink, _align(column))
        if is_sorted:
            width = min(words.width(), text_width(column.title, look, "small"))
            left = words.right() + 2 if column.right else words.left() + width + 4
            icon = "chevron_down" if model.descending else "chevron_up"
            draw_icon(painter, QRectF(left, box.top(), _CHEVRON, box.height()), icon, ink, look, 10)


def _align(column: Column) -> Qt.AlignmentFlag:
    return RIGHT if column.right else LEFT


class GridDelegate(QStyledItemDelegate):
    """Reads cells from the model itself: no roles are asked for while painting."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.hovered_row = -1

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self._theme.look.size("row.table"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, GridModel):
            return
        look, rect, item = self._theme.look, QRectF(option.rect), model.item(index.row())
        if isinstance(item, Divider):
            self._paint_divider(painter, rect, item, option.widget)
            return
        selected = bool(option.state & _State.State_Selected)
        # Qt calls a view without the focus inactive; a selection stays lit beside the others.
        active = option.widget.isActiveWindow()
        self._paint_ground(painter, rect, index, selected=selected, active=active)
        lit = selected and active
        box = rect.adjusted(PAD, 0, -PAD, -1)
        self._paint_cell(
            painter, box, item.cells[index.column()], model.columns[index.column()], lit
        )
        if option.state & _State.State_HasFocus and active:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)

    def _paint_ground(
        self, painter: QPainter, rect: QRectF, index: Index, *, selected: bool, active: bool
    ) -> None:
        look = self._theme.look
        if selected and index.column() == 0:
            draw_selection(painter, rect, look, active=active)
        elif selected:
            fill_rect(painter, rect, look, "selection" if active else "selection_inactive")
        elif index.row() == self.hovered_row:
            fill_rect(painter, rect, look, "hover")
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), look)

    def _paint_divider(
        self, painter: QPainter, rect: QRectF, divider: Divider, view: QWidget
    ) -> None:
        """One line over all columns, of which each cell shows its part."""
        painter.save()
        painter.setClipRect(rect)
        fill_rect(painter, rect, self._theme.look, "surface")
        across = view.horizontalHeader().length()  # type: ignore[attr-defined]
        offset = view.horizontalHeader().offset()  # type: ignore[attr-defined]
        line = QRectF(PAD * 2 - offset, rect.top(), across - PAD * 4, rect.height())
        draw_cap_line(painter, line, divider.title, divider.note, self._theme.look)
        painter.restore()

    def _paint_cell(
        self, painter: QPainter, box: QRectF, cell: Cell, column: Column, lit: bool
    ) -> None:
        look = self._theme.look
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
        look = self._theme.look
        width = draw_number(painter, box, cell.text, look, "base", ink)
        if cell.prefix:
            muted = ink_on(look, "text_muted", selected=lit)
            rest = box.adjusted(0, 0, -width - 4, 0)
            draw_number(painter, rest, cell.prefix, look, "small", muted)

    def _paint_bar(self, painter: QPainter, box: QRectF, cell: Cell, lit: bool) -> None:
        look = self._theme.look
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
