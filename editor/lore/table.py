"""The table of records: selection by handle, columns that fit, keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from core.query import Sort
from core.world.world import World
from editor.lore.delegate import CellDelegate
from editor.lore.group_strips import GroupStrips
from editor.lore.row_drag import handles_in
from editor.lore.row_pictures import RowPictures
from editor.lore.table_columns import TableColumns
from editor.lore.table_model import RecordTableModel
from editor.theme import Theme
from editor.widgets import HandleTable, Title, TitleHeader
from editor.widgets.row_list import Index, is_plain
from editor.widgets.row_table import Order

_Flag = QItemSelectionModel.SelectionFlag


class RecordTable(HandleTable):
    """Keeps the selection and the current row by handle, whatever becomes of the rows.

    handles_selected(list): the selected records in row order, after each change of it.
    opened(): Enter, or a double click on what cannot be edited in place.
    delete_requested(): the Delete key. columns_wanted(): the header's context menu.
    copy_requested(), cut_requested(), paste_requested(): the keys of the clipboard.
    reordered(handles, beside, after): rows are to stand beside another, by drag or Alt+arrow.
    order_needed(): they cannot, since the rows do not stand as in the files.
    """

    columns_wanted = Signal()
    cut_requested = Signal()
    paste_requested = Signal()
    reordered = Signal(list, int, bool)
    order_needed = Signal()

    def __init__(
        self, theme: Theme, world: World, model: RecordTableModel, parent: QWidget | None = None
    ) -> None:
        painter = CellDelegate(theme, world)
        super().__init__(theme, "", model, painter, parent)
        self._rows = model
        self._wanted_current: int | None = None
        self.setAccessibleName(self.tr("Records"))
        self._set_up_drag()
        self._set_up_header()
        self._strips = GroupStrips(theme, self, model)
        painter.below = self._strips.below
        self._pictures = RowPictures(self, model, painter, self._strips.below)
        self._columns = TableColumns(theme, self, model, painter)
        self.setModel(model)
        model.rows_replaced.connect(self._restore)
        model.groups_changed.connect(self._strips.fit)
        model.rowsRemoved.connect(self._on_removed)
        model.rows_gone.connect(self._select_near)

    def _set_up_drag(self) -> None:
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDragDropOverwriteMode(False)
        self.setDropIndicatorShown(True)

    def _set_up_header(self) -> None:
        header = TitleHeader(self.theme, self._title, self)
        self.setHorizontalHeader(header)
        header.setSectionsMovable(True)
        header.sectionClicked.connect(self._on_title)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self.columns_wanted)

    # selection by handle

    def select_handles(self, handles: Sequence[int]) -> bool:
        """Select records and scroll to the first; False when none of them is shown."""
        rows = self.rows_of(handles)
        if not rows:
            return False
        self._wanted, self._wanted_current = list(handles), self._rows.handles[rows[0]]
        self._restore(rows)
        return True

    def want(self, handles: Sequence[int]) -> None:
        """Records that are about to come are the selected ones as soon as they are there."""
        if handles:
            self._wanted, self._wanted_current = list(handles), handles[0]

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if not self._quiet:
            self._wanted_current = self.current_handle()

    def _restore(self, found: Sequence[int] | None = None) -> None:
        """Find the wanted records' rows anew; those that are not shown stay wanted."""
        self._strips.fit()
        self._columns.put()
        rows = self.rows_of(self._wanted) if found is None else found
        self._quiet = True
        model = self.selectionModel()
        self.select_whole(rows)
        current = self._current_row(rows)
        if current is not None:
            column = self.currentIndex().column() if self.currentIndex().isValid() else 1
            model.setCurrentIndex(self._rows.index(current, max(column, 1)), _Flag.NoUpdate)
            self._bring_into_view(current)
        self._quiet = False
        self.fit()
        handles = self._rows.handles
        self.handles_selected.emit([handles[row] for row in sorted(set(rows))])

    def _bring_into_view(self, row: int) -> None:
        """A row out of sight comes to the middle; one in sight stays where it is."""
        middle = self.rowViewportPosition(row) + self.rowHeight(row) // 2
        if not 0 <= middle < self.viewport().height():
            bar = self.horizontalScrollBar()
            sideways = bar.value()
            index = self._rows.index(row, 0)
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
            bar.setValue(sideways)

    def _current_row(self, rows: Sequence[int]) -> int | None:
        wanted = None
        if self._wanted_current is not None:
            wanted = self._rows.row_of(self._wanted_current)
        return wanted if wanted is not None else (rows[0] if rows else None)

    def rowsAboutToBeRemoved(self, parent: Index, first: int, last: int) -> None:
        # Told once, after it: else the form would be emptied and filled again.
        self._quiet = True
        super().rowsAboutToBeRemoved(parent, first, last)

    def _on_removed(self, parent: QModelIndex, first: int, last: int) -> None:
        self._quiet = False
        self._wanted_current = self.current_handle()
        self._select_near(first)

    def _select_near(self, first: int) -> None:
        """After a deletion the row that took the place is selected."""
        count, left = len(self._rows.handles), self.selected_handles()
        if count and not left:
            self.selectRow(min(first, count - 1))
        elif left != self._wanted:
            self._wanted = left
            self.handles_selected.emit(left)

    # columns

    def fit(self) -> None:
        self._columns.fit()

    def hidden_columns(self) -> set[str]:
        """The columns that the user took away, of the kind that is shown."""
        return self._columns.hidden()

    def roomless_columns(self) -> frozenset[str]:
        """The columns of the kind that have no room at this width."""
        return self._columns.roomless()

    def reset_columns(self) -> None:
        """The columns of the kind as they are from the start."""
        self._columns.reset()

    def set_column_hidden(self, name: str, hidden: bool) -> None:
        """Take a column away, or bring it back: then it is there at any width."""
        self._columns.set_hidden(name, hidden)

    def save_columns(self) -> dict[str, Any]:
        """What the user chose of the columns, as JSON values."""
        return self._columns.save()

    def restore_columns(self, state: Mapping[str, Any]) -> None:
        """Take what `save_columns` gave; wrong values are passed over."""
        self._columns.restore(state)

    def restyle(self) -> None:
        super().restyle()
        self._strips.fit()

    def _title(self, section: int) -> Title | None:
        columns, sort = self._rows.columns, self._rows.sort_order
        if section >= len(columns) or columns[section].kind == "state":
            return None
        column = columns[section]
        now: Order = "down" if sort.descending else "up"
        return Title(column.words(), column.right, now if sort.column == column.name else "")

    def _on_title(self, section: int) -> None:
        name, now = self._rows.columns[section].name, self._rows.sort_order
        if now.column != name:
            self._rows.set_sort(Sort(name))
        elif not now.descending:
            self._rows.set_sort(Sort(name, descending=True))
        else:
            self._rows.set_sort(Sort())

    # dragging

    def startDrag(self, actions: Qt.DropAction) -> None:
        if self._rows.in_file_order:
            super().startDrag(actions)
        else:
            self.order_needed.emit()

    def dropEvent(self, event: QDropEvent) -> None:
        """Rows are put beside another; the model is told by the edit that this makes."""
        handles = handles_in(event.mimeData())
        where = self._drop_place(event.position().toPoint())
        if event.source() is self and handles and where is not None:
            # As a copy, so that the view takes no rows away by itself.
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.reordered.emit(handles, *where)
        self.setState(QAbstractItemView.State.NoState)
        self.viewport().update()

    def _drop_place(self, at: QPoint) -> tuple[int, bool] | None:
        index, handles = self.indexAt(at), self._rows.handles
        if not index.isValid():
            return (handles[-1], True) if handles else None
        middle = self._strips.below(self.visualRect(index), index.row()).center().y()
        return handles[index.row()], at.y() > middle

    def move_rows(self, by: int) -> None:
        """Put the selected rows before the one above them (-1), or after the one below (1)."""
        rows, handles = self.selected_rows(), self._rows.handles
        beside = (rows[0] - 1 if by < 0 else rows[-1] + 1) if rows else -1
        if not self._rows.in_file_order:
            self.order_needed.emit()
        elif 0 <= beside < len(handles):
            self.reordered.emit([handles[row] for row in rows], handles[beside], by > 0)

    # events

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.state() == QAbstractItemView.State.DraggingState:
            # It also shows where the rows would be dropped.
            super().paintEvent(event)
        else:
            self._pictures.paint(event.region())
        self._strips.paint(QPainter(self.viewport()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        alone = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if self.state() == QAbstractItemView.State.EditingState:
            # Keys that the cell's editor left alone must not act on the row.
            QTableView.keyPressEvent(self, event)
        elif event.matches(QKeySequence.StandardKey.Cut):
            self.cut_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste_requested.emit()
        elif key == Qt.Key.Key_F2 and is_plain(event):
            self.edit_current()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and alone:
            self.move_rows(-1 if key == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def edit_current(self) -> None:
        """Edit the current cell in place, or the first cell of its row that can be edited."""
        index = self.currentIndex()
        if not index.isValid():
            return
        columns = [index.column(), *range(self._rows.columnCount())]
        for column in columns:
            cell = self._rows.index(index.row(), column)
            shown = not self.isColumnHidden(column)
            if shown and self._rows.flags(cell) & Qt.ItemFlag.ItemIsEditable:
                self.setCurrentIndex(cell)
                self.edit(cell)
                return

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and self._rows.flags(index) & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)
        elif index.isValid():
            self.opened.emit()
