"""The table of hits: the place lit in what was and in what will be."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QWidget

from core.refactor.searching import Hit
from editor.theme import Look, Theme
from editor.theme.painter import (
    draw_check_box,
    draw_severity,
    draw_text,
    fill_rect,
    ink_on,
    text_width,
)
from editor.tools.hits_model import AFTER, BEFORE, FIELD, RECORD, TICK, WRONG, HitsModel
from editor.widgets import CellPainter, RowTable, Title, TitleHeader
from editor.widgets.row_list import Index, opens

_LEAD_SHARE = 0.4
"""The most of a cell that the text before the place may take."""


class _HitPainter(CellPainter):
    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        # The view ticks by itself, anywhere in the column.
        return False

    def paint_cell(
        self, painter: QPainter, box: QRectF, index: Index, look: Look, lit: bool
    ) -> None:
        model = index.model()
        assert isinstance(model, HitsModel)
        row, column = index.row(), index.column()
        hit, ticked = model.hits[row], model.is_ticked(row)
        if column == TICK:
            draw_check_box(painter, box, "on" if ticked else "off", look)
        elif column in (BEFORE, AFTER):
            word = hit.old if column == BEFORE else hit.new
            _draw_place(painter, box, hit, word, look, lit=ticked or column == BEFORE)
        elif column == WRONG:
            worst = model.worst(row)
            if worst:
                draw_severity(painter, box, worst, look, selected=lit)
        else:
            ink = ink_on(look, "text" if column == RECORD else "text_muted", selected=lit)
            text = model.name(hit) if column == RECORD else model.data(index)
            draw_text(painter, box, str(text), look, "base", ink)


def _draw_place(
    painter: QPainter, box: QRectF, hit: Hit, word: str, look: Look, *, lit: bool
) -> None:
    """The text around a place with the word lit; the lead is cut at its start."""
    ink = "text_muted"
    lead = _tail(hit.before, box.width() * _LEAD_SHARE, look)
    x = box.left() + draw_text(painter, box, lead, look, "base", ink)
    rest = QRectF(x, box.top(), box.right() - x, box.height())
    width = min(text_width(word.replace("\n", " "), look), rest.width())
    if lit and width > 0:
        ground = QRectF(x, box.center().y() - 9, width, 18)
        fill_rect(painter, ground, look, "signal.tag.lit")
        line = QRectF(x, ground.bottom() - 2, width, 2)
        fill_rect(painter, line, look, "signal.tag.fill")
    shown = draw_text(painter, rest, word, look, "base", "text" if lit else ink)
    draw_text(painter, rest.adjusted(shown, 0, 0, 0), hit.after, look, "base", ink)


def _tail(text: str, width: float, look: Look) -> str:
    """The end of a text that fits a width."""
    flat = text.replace("\n", " ")
    return look.metrics("base").elidedText(flat, Qt.TextElideMode.ElideLeft, width)


class HitsView(RowTable):
    """Space ticks the selected rows; Enter or a double click goes to the record.

    opened(handle, field). current_changed(): another row has the focus.
    """

    opened = Signal(int, str)
    current_changed = Signal()

    def __init__(self, theme: Theme, model: HitsModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", _HitPainter(theme), parent, several=True)
        self._hits = model
        self.setAccessibleName(self.tr("Hits"))
        self.setModel(model)
        self._set_up_header()

    def _set_up_header(self) -> None:
        header, look = TitleHeader(self.theme, self._title, self, sortable=False), self.theme.look
        self.setHorizontalHeader(header)
        header.setMinimumSectionSize(24)
        for column, width in ((TICK, 32), (RECORD, 150), (FIELD, 90), (WRONG, 78)):
            self.setColumnWidth(column, look.stretched(width))
        for column in (BEFORE, AFTER):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def _title(self, section: int) -> Title | None:
        text = self._hits.headerData(section, Qt.Orientation.Horizontal)
        return Title(str(text)) if text else None

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rows = self.selected_rows()
        if event.key() == Qt.Key.Key_Space and rows:
            self._hits.tick(rows, not self._hits.is_ticked(rows[0]))
        elif opens(event) and rows:
            self._open(rows[0])
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column() == TICK:
            self._hits.tick([index.row()], not self._hits.is_ticked(index.row()))
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column() != TICK:
            self._open(index.row())

    def _open(self, row: int) -> None:
        hit = self._hits.hits[row]
        self.opened.emit(hit.handle, hit.field)
