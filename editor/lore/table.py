"""The table of records: selection by handle, columns that fit, keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from core.query import Sort
from core.world.world import World
from editor.lore.delegate import CellDelegate
from editor.lore.group_strips import GroupStrips
from editor.lore.header import TableHeader
from editor.lore.table_layout import fit_columns
from editor.lore.table_model import RecordTableModel, handles_in
from editor.theme import Theme

_Flag = QItemSelectionModel.SelectionFlag


class RecordTable(QTableView):
    """Keeps the selection and the current row by handle, whatever becomes of the rows.

    handles_selected(list): the selected records in row order, after each change of it.
    opened(): Enter, or a double click on what cannot be edited in place.
    delete_requested(): the Delete key. columns_wanted(): the header's context menu.
    copy_requested(), cut_requested(), paste_requested(): the keys of the clipboard.
    reordered(handles, beside, after): rows are to stand beside another, by drag or Alt+arrow.
    order_needed(): they cannot, since the rows do not stand as in the files.
    """

    handles_selected = Signal(list)
    opened = Signal()
    delete_requested = Signal()
    columns_wanted = Signal()
    copy_requested = Signal()
    cut_requested = Signal()
    paste_requested = Signal()
    reordered = Signal(list, int, bool)
    order_needed = Signal()

    def __init__(
        self, theme: Theme, world: World, model: RecordTableModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._rows = theme, model
        self._wanted: list[int] = []
        self._wanted_current: int | None = None
        self._quiet = False
        self._fitting = False
        self._hidden: dict[str, set[str]] = {}
        self._chosen: dict[str, dict[str, int]] = {}
        self._order: dict[str, list[str]] = {}
        self._delegate = CellDelegate(theme, world, self)
        self.setItemDelegate(self._delegate)
        self._set_up_view()
        self._set_up_header()
        self.setModel(model)
        self._strips = GroupStrips(theme, self, model)
        self._delegate.below = self._strips.below
        model.rows_replaced.connect(self._restore)
        model.groups_changed.connect(self._strips.fit)
        model.rowsRemoved.connect(self._on_removed)
        theme.changed.connect(self._on_theme)
        self._on_theme()

    def _set_up_view(self) -> None:
        self.setAccessibleName(self.tr("Records"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDragDropOverwriteMode(False)
        self.setDropIndicatorShown(True)
        self.verticalHeader().hide()

    def _set_up_header(self) -> None:
        header = TableHeader(self._theme, self)
        self.setHorizontalHeader(header)
        header.sectionClicked.connect(self._on_title)
        header.sectionResized.connect(self._on_resized)
        header.sectionMoved.connect(self._on_moved)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self.columns_wanted)

    # selection by handle

    def selected_handles(self) -> list[int]:
        """The selected records in row order."""
        rows = sorted(self._selected_rows())
        handles = self._rows.handles
        return [handles[row] for row in rows]

    def _selected_rows(self) -> set[int]:
        ranges = self.selectionModel().selection()
        return {row for r in ranges for row in range(r.top(), r.bottom() + 1)}

    def current_handle(self) -> int | None:
        """The record of the current row."""
        index = self.currentIndex()
        return self._rows.handles[index.row()] if index.isValid() else None

    def select_handles(self, handles: Sequence[int]) -> bool:
        """Select records and scroll to the first; False when none of them is shown."""
        rows = [row for row in map(self._rows.row_of, handles) if row is not None]
        if not rows:
            return False
        self._wanted, self._wanted_current = list(handles), self._rows.handles[rows[0]]
        self._restore()
        return True

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.viewport().update()
        if not self._quiet:
            self._wanted = self.selected_handles()
            self.handles_selected.emit(self._wanted)

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if not self._quiet:
            self._wanted_current = self.current_handle()

    def _restore(self) -> None:
        """Find the wanted records' rows anew; those that are not shown stay wanted."""
        self._strips.fit()
        self._put_columns()
        before = self._wanted
        rows = [row for row in map(self._rows.row_of, before) if row is not None]
        self._quiet = True
        model = self.selectionModel()
        model.select(self._ranges(rows), _Flag.ClearAndSelect | _Flag.Rows)
        current = self._current_row(rows)
        if current is not None:
            column = self.currentIndex().column() if self.currentIndex().isValid() else 1
            model.setCurrentIndex(self._rows.index(current, max(column, 1)), _Flag.NoUpdate)
            self._bring_into_view(current)
        self._quiet = False
        self.fit()
        self.handles_selected.emit(self.selected_handles())

    def _bring_into_view(self, row: int) -> None:
        """A row out of sight comes to the middle; one in sight stays where it is."""
        index = self._rows.index(row, 0)
        seen = self.viewport().rect().contains(self.visualRect(index).center())
        if not seen:
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _current_row(self, rows: Sequence[int]) -> int | None:
        wanted = None
        if self._wanted_current is not None:
            wanted = self._rows.row_of(self._wanted_current)
        return wanted if wanted is not None else (rows[0] if rows else None)

    def _ranges(self, rows: Iterable[int]) -> QItemSelection:
        selection = QItemSelection()
        last = self._rows.columnCount() - 1
        for row in rows:
            selection.select(self._rows.index(row, 0), self._rows.index(row, last))
        return selection

    def _on_removed(self, parent: QModelIndex, first: int, last: int) -> None:
        """After a deletion the row that took the place is selected."""
        count = len(self._rows.handles)
        if not count:
            self.handles_selected.emit([])
        elif not self._selected_rows():
            self.selectRow(min(first, count - 1))

    # columns

    def fit(self) -> None:
        """Give the columns their widths for the width there is."""
        kind, columns = self._rows.kind.value, self._rows.columns
        found = fit_columns(
            columns,
            self.viewport().width(),
            hidden=self._hidden.get(kind, ()),
            chosen=self._chosen.get(kind),
            stretched=self._theme.look.stretched,
        )
        self._fitting = True
        for at, column in enumerate(columns):
            self.setColumnHidden(at, column.name not in found.widths)
            if column.name in found.widths:
                self.setColumnWidth(at, found.widths[column.name])
        self._fitting = False
        self._delegate.single_chip = found.single_chip
        self._find_first_column()

    def hidden_columns(self) -> set[str]:
        """The columns that the user took away, of the kind that is shown."""
        return set(self._hidden.get(self._rows.kind.value, ()))

    def set_column_hidden(self, name: str, hidden: bool) -> None:
        """Take a column away or bring it back."""
        names = self._hidden.setdefault(self._rows.kind.value, set())
        (names.add if hidden else names.discard)(name)
        self.fit()

    def save_columns(self) -> dict[str, Any]:
        """Hidden columns, chosen widths and the order of each kind, as JSON values."""
        hidden = {kind: sorted(names) for kind, names in self._hidden.items() if names}
        widths = {kind: dict(sizes) for kind, sizes in self._chosen.items()}
        order = {kind: list(names) for kind, names in self._order.items()}
        return {"hidden": hidden, "widths": widths, "order": order}

    def restore_columns(self, state: Mapping[str, Any]) -> None:
        """Take what `save_columns` gave; wrong values are passed over."""
        hidden, widths = state.get("hidden"), state.get("widths")
        if isinstance(hidden, dict):
            self._hidden = {
                str(kind): {str(n) for n in names}
                for kind, names in hidden.items()
                if isinstance(names, list)
            }
        if isinstance(widths, dict):
            self._chosen = {
                str(kind): {str(n): w for n, w in sizes.items() if isinstance(w, int) and w >= 24}
                for kind, sizes in widths.items()
                if isinstance(sizes, dict)
            }
        order = state.get("order")
        if isinstance(order, dict):
            self._order = {
                str(kind): [str(n) for n in names]
                for kind, names in order.items()
                if isinstance(names, list)
            }
        self._put_columns()
        self.fit()

    def _find_first_column(self) -> None:
        header = self.horizontalHeader()
        shown = [s for s in range(header.count()) if not header.isSectionHidden(s)]
        first = min(shown, key=header.visualIndex, default=0)
        self._delegate.first_column = first

    def _on_title(self, section: int) -> None:
        name, now = self._rows.columns[section].name, self._rows.sort_order
        if now.column != name:
            self._rows.set_sort(Sort(name))
        elif not now.descending:
            self._rows.set_sort(Sort(name, descending=True))
        else:
            self._rows.set_sort(Sort())

    def _on_resized(self, section: int, old: int, new: int) -> None:
        dragging = self._fitting is False and self.horizontalHeader().underMouse()
        if dragging and new and section < len(self._rows.columns):
            column = self._rows.columns[section]
            self._chosen.setdefault(self._rows.kind.value, {})[column.name] = new

    def _put_columns(self) -> None:
        """Put the columns of the kind in the order that the user gave them."""
        header, columns = self.horizontalHeader(), self._rows.columns
        names = [column.name for column in columns]
        wanted = [n for n in self._order.get(self._rows.kind.value, ()) if n in names]
        wanted += [n for n in names if n not in wanted]
        blocked = header.blockSignals(True)
        for at, name in enumerate(wanted):
            header.moveSection(header.visualIndex(names.index(name)), at)
        header.blockSignals(blocked)
        self._find_first_column()

    def _on_moved(self) -> None:
        header, columns = self.horizontalHeader(), self._rows.columns
        logical = [header.logicalIndex(at) for at in range(header.count())]
        self._order[self._rows.kind.value] = [columns[at].name for at in logical]
        self._find_first_column()
        self.viewport().update()

    def _on_theme(self) -> None:
        row = self._theme.look.size("row.table")
        self.verticalHeader().setMinimumSectionSize(row)
        self.verticalHeader().setDefaultSectionSize(row)
        self._strips.fit()
        self.fit()

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
        rows, handles = sorted(self._selected_rows()), self._rows.handles
        beside = (rows[0] - 1 if by < 0 else rows[-1] + 1) if rows else -1
        if not self._rows.in_file_order:
            self.order_needed.emit()
        elif 0 <= beside < len(handles):
            self.reordered.emit([handles[row] for row in rows], handles[beside], by > 0)

    # events

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._strips.paint(QPainter(self.viewport()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = event.key(), not event.modifiers()
        alone = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if self.state() == QAbstractItemView.State.EditingState:
            # Keys that the cell's editor left alone must not act on the row.
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            self.opened.emit()
        elif key == Qt.Key.Key_Delete and plain:
            self.delete_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Cut):
            self.cut_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste_requested.emit()
        elif key == Qt.Key.Key_F2 and plain:
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

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        self._hover(index.row() if index.isValid() else -1)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(-1)
        return super().viewportEvent(event)

    def _hover(self, row: int) -> None:
        if row != self._delegate.hovered_row:
            self._delegate.hovered_row = row
            self.viewport().update()
