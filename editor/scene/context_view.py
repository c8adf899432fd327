"""One half of the grid: a director's context as rows that stand level with the other half's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from editor.scene.grid import Cell, GridRow
from editor.theme import Look, Theme
from editor.theme.painter import (
    RedactedBar,
    draw_hairline,
    draw_icon,
    draw_number,
    draw_redacted_bar,
    draw_section_header,
    draw_text,
    fill_rect,
    text_width,
)
from editor.widgets import RowList, RowModel, RowPainter, RowState
from editor.widgets.row_list import Index, opens

_PAD, _LOCK, _LOCK_ROOM = 12, 12, 19
_MOST_NOTE = 0.4


@dataclass(frozen=True, slots=True)
class SideRow:
    """A cell of one half, with what the row is called in both and the record that it shows."""

    cell: Cell
    key: str
    handle: int | None


class SideModel(RowModel[SideRow]):
    """The rows of one half. It holds the cells of its own half and nothing of the other."""

    def show_rows(self, rows: Sequence[GridRow], *, right: bool) -> None:
        """Show other rows; while they are the same ones, nothing moves."""
        self.set_rows(
            SideRow(row.right if right else row.left, row.key, row.handle) for row in rows
        )

    def cell(self, row: int) -> Cell:
        """What stands in a row."""
        return self.rows[row].cell

    def key(self, row: SideRow) -> str:
        return row.key

    def label(self, row: SideRow) -> str:
        return row.cell.spoken

    def tip(self, row: SideRow) -> str:
        return row.cell.spoken

    def spoken(self, row: SideRow) -> str:
        cell = row.cell
        if cell.kind == "private":
            return self.tr("Hidden from the scene: {text}").format(text=cell.spoken)
        if cell.kind == "title":
            state = self.tr("folded") if cell.folded else self.tr("open")
            return f"{cell.spoken}. {state}"
        if cell.kind == "redacted":
            return self.tr("Redacted: {text}").format(text=cell.spoken)
        return cell.spoken or self.tr("Nothing")


class _CellPainter(RowPainter[SideRow]):
    token = "row.table"

    def paint_ground(
        self, painter: QPainter, rect: QRectF, row: SideRow, look: Look, state: RowState
    ) -> None:
        if row.cell.kind == "title":
            return
        if row.cell.kind == "private" and not state.selected:
            fill_rect(painter, rect, look, "authors_view")
        super().paint_ground(painter, rect, row, look, state)
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), look)

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: SideRow, look: Look, state: RowState
    ) -> None:
        cell = row.cell
        if cell.kind == "title":
            draw_section_header(painter, rect, cell.head, cell.note, look, _PAD + _LOCK_ROOM)
            box = QRectF(rect.left() + _PAD, rect.top(), _LOCK, rect.height())
            chevron = "chevron_right" if cell.folded else "chevron_down"
            draw_icon(painter, box, chevron, "text_muted", look, _LOCK)
        elif cell.kind == "redacted":
            bar = rect.adjusted(_PAD, 2, -_PAD, -3)
            draw_redacted_bar(painter, bar, RedactedBar(cell.head, cell.text), look)
        else:
            _draw_cell(painter, rect.adjusted(_PAD, 0, -_PAD, 0), cell, look, state)


def _draw_cell(
    painter: QPainter, inner: QRectF, cell: Cell, look: Look, state: RowState
) -> None:  # fmt: skip
    if cell.kind == "private":
        box = QRectF(inner.left(), inner.top(), _LOCK, inner.height())
        draw_icon(painter, box, "lock", state.ink(look, "visibility.secret.ink"), look, _LOCK)
        inner.setLeft(inner.left() + _LOCK_ROOM)
    if cell.note:
        room = QRectF(inner)
        room.setLeft(inner.right() - inner.width() * _MOST_NOTE)
        draw_number(painter, room, cell.note, look, "small", state.ink(look, "text_muted"))
        taken = min(room.width(), text_width(cell.note, look, "small", tabular=True))
        inner.setRight(inner.right() - taken - 10)
    ink = state.ink(look, "text_muted" if cell.kind == "absent" else "text")
    if cell.head:
        inner.setLeft(inner.left() + draw_text(painter, inner, cell.head, look, "strong", ink))
    draw_text(painter, inner, cell.text, look, "base", ink)


class ContextList(RowList):
    """row_chosen(int): the cursor is on a row. opened(int): Enter on a row of a record, with its
    handle. fold_toggled(str): Enter, Space or a click on a section's title, with its key."""

    opened = Signal(int)
    fold_toggled = Signal(str)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        rows = SideModel()
        super().__init__(theme, name, rows, _CellPainter, parent, framed=False)
        self.rows = rows
        self.clicked.connect(self._fold)

    def show_rows(self, rows: Sequence[GridRow], *, right: bool) -> None:
        """Show other rows; the cursor stays on its own."""
        current = self.currentIndex()
        key = self.rows.rows[current.row()].key if current.isValid() else ""
        at = self.verticalScrollBar().value()
        self.rows.show_rows(rows, right=right)
        row = self.rows.row_of(key) if key else None
        if row is not None and row != self.currentIndex().row():
            self.select_row(row)
        self.verticalScrollBar().setValue(at)

    def select_row(self, row: int) -> None:
        """Put the cursor on a row without a signal."""
        if row != self.currentIndex().row() and 0 <= row < self.rows.rowCount():
            model = self.selectionModel()
            blocked = model.blockSignals(True)
            self.setCurrentIndex(self.rows.index(row, 0))
            model.blockSignals(blocked)
            self.viewport().update()

    def open_row(self, index: Index) -> None:
        handle = self.rows.rows[index.row()].handle if index.isValid() else None
        if handle is not None:
            self.opened.emit(handle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        folds = opens(event) or (event.key() == Qt.Key.Key_Space and not event.modifiers())
        if folds and self._fold(self.currentIndex()):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _fold(self, index: Index) -> bool:
        """Whether the row is a title, which folds or opens."""
        title = index.isValid() and self.rows.cell(index.row()).kind == "title"
        if title:
            self.fold_toggled.emit(self.rows.rows[index.row()].key)
        return title
