"""A plain table of texts whose rows may stand for records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from editor.theme import Theme
from editor.theme.painter import (
    draw_focus_ring,
    draw_hairline,
    draw_number,
    draw_selection,
    draw_text,
    fill_rect,
    ink_on,
)
from editor.widgets import plain_tooltip

PAD = 6
_SELECTED = QStyle.StateFlag.State_Selected.value
_HOVERED = QStyle.StateFlag.State_MouseOver.value
_FOCUSED = QStyle.StateFlag.State_HasFocus.value
Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_TOP = QModelIndex()
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Row:
    """Texts of the columns; numbers align right. `key` says what the row stands for."""

    key: object
    cells: tuple[str | int, ...]
    tip: str = ""


class RowsModel(QAbstractTableModel):
    """The rows as they were given."""

    def __init__(self, titles: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles = tuple(titles)
        self.rows: Sequence[Row] = ()

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows; the same ones change nothing."""
        if tuple(rows) == tuple(self.rows):
            return
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def row_of(self, key: object) -> int | None:
        """The row that stands for something."""
        return next((i for i, row in enumerate(self.rows) if row.key == key), None)

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        cell = row.cells[index.column()]
        if role == _Role.DisplayRole:
            return str(cell).replace("\n", " ")
        if role == _Role.ToolTipRole:
            return plain_tooltip(row.tip or str(cell))
        if role == _Role.TextAlignmentRole:
            return _RIGHT if isinstance(cell, int) else _LEFT
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._titles):
            return None
        if role == _Role.DisplayRole:
            return self._titles[section]
        if role == _Role.TextAlignmentRole and self.rows:
            return _RIGHT if isinstance(self.rows[0].cells[section], int) else _LEFT
        return None


class RowsDelegate(QStyledItemDelegate):
    """Draws texts as the other tables of the editor do."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, state = index.model(), option.state.value
        assert isinstance(model, RowsModel)
        look, rect = self._theme.look, QRectF(option.rect)
        selected = bool(state & _SELECTED)
        self._paint_ground(painter, rect, option, index)
        cell = model.rows[index.row()].cells[index.column()]
        ink = ink_on(look, "text" if index.column() == 0 else "text_muted", selected=selected)
        box = rect.adjusted(PAD, 0, -PAD, -1)
        if isinstance(cell, int):
            draw_number(painter, box, str(cell), look, "base", ink)
        else:
            draw_text(painter, box, cell, look, "base", ink)
        if state & _FOCUSED:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)

    def _paint_ground(
        self, painter: QPainter, rect: QRectF, option: QStyleOptionViewItem, index: Index
    ) -> None:
        look, state = self._theme.look, option.state.value
        active = option.widget.isActiveWindow()
        selected, hovered = bool(state & _SELECTED), bool(state & _HOVERED)
        if selected and index.column() == 0:
            draw_selection(painter, rect, look, active=active)
        elif selected:
            fill_rect(painter, rect, look, "selection" if active else "selection_inactive")
        elif hovered:
            fill_rect(painter, rect, look, "hover")
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), look)


class RowsView(QTableView):
    """opened(): Enter or a double click on a row. delete_pressed(): the Delete key."""

    opened = Signal()
    delete_pressed = Signal()
    chosen = Signal()

    def __init__(
        self,
        theme: Theme,
        name: str,
        titles: Sequence[str],
        widths: Sequence[int],
        *,
        several: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rows = RowsModel(titles, self)
        self.setModel(self.rows)
        self.setAccessibleName(name)
        self._set_up(several)
        self._set_widths(widths)
        theme.changed.connect(self._on_theme)
        self._on_theme()

    def _set_up(self, several: bool) -> None:
        mode = QAbstractItemView.SelectionMode
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(mode.ExtendedSelection if several else mode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.setItemDelegate(RowsDelegate(self._theme, self))
        self.verticalHeader().hide()
        self.setFrameShape(QTableView.Shape.StyledPanel)
        self.selectionModel().selectionChanged.connect(self.chosen)

    def _set_widths(self, widths: Sequence[int]) -> None:
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        for at, width in enumerate(widths):
            if width:
                self.setColumnWidth(at, self._theme.look.stretched(width))
            else:
                header.setSectionResizeMode(at, QHeaderView.ResizeMode.Stretch)

    def _on_theme(self) -> None:
        row = self._theme.look.size("row.issue")
        self.verticalHeader().setMinimumSectionSize(row)
        self.verticalHeader().setDefaultSectionSize(row)

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows; what was selected stays so by its key."""
        kept = self.selected_keys()
        self.rows.set_rows(rows)
        if kept and not self.selected_keys():
            self.select_keys(kept)

    def selected_keys(self) -> list[object]:
        """What the selected rows stand for, in their order."""
        ranges = self.selectionModel().selection()
        rows = sorted({row for r in ranges for row in range(r.top(), r.bottom() + 1)})
        return [self.rows.rows[row].key for row in rows if row < len(self.rows.rows)]

    def select_keys(self, keys: Sequence[object]) -> None:
        """Select rows by what they stand for."""
        from PySide6.QtCore import QItemSelectionModel

        flag = QItemSelectionModel.SelectionFlag
        self.clearSelection()
        for key in keys:
            row = self.rows.row_of(key)
            if row is not None:
                index = self.rows.index(row, 0)
                self.selectionModel().select(index, flag.Select | flag.Rows)
                self.selectionModel().setCurrentIndex(index, flag.NoUpdate)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete and plain:
            self.delete_pressed.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.indexAt(event.position().toPoint()).isValid():
            self.opened.emit()
