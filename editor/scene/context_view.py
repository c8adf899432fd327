"""One half of the grid: a director's context as rows that stand level with the other half's."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.scene.grid import Cell, GridRow
from editor.theme import Look, Theme
from editor.theme.painter import (
    RedactedBar,
    draw_focus_ring,
    draw_hairline,
    draw_icon,
    draw_number,
    draw_redacted_bar,
    draw_row_ground,
    draw_section_header,
    draw_text,
    fill_rect,
    ink_on,
    text_width,
)
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_PAD, _LOCK, _LOCK_ROOM = 12, 12, 19
_MOST_NOTE = 0.4
_OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class SideModel(QAbstractListModel):
    """The rows of one half. It holds the cells of its own half and nothing of the other."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cells: tuple[Cell, ...] = ()
        self._keys: tuple[str, ...] = ()
        self._handles: tuple[int | None, ...] = ()

    def show_rows(self, rows: Sequence[GridRow], *, right: bool) -> None:
        """Show other rows; while there are as many, nothing moves."""
        cells = tuple(row.right if right else row.left for row in rows)
        keys = tuple(row.key for row in rows)
        self._handles = tuple(row.handle for row in rows)
        if keys == self._keys:
            self._cells = cells
            if cells:
                self.dataChanged.emit(self.index(0, 0), self.index(len(cells) - 1, 0))
            return
        self.beginResetModel()
        self._cells, self._keys = cells, keys
        self.endResetModel()

    def cell(self, row: int) -> Cell:
        """What stands in a row."""
        return self._cells[row]

    def handle(self, row: int) -> int | None:
        """The record that a row shows."""
        return self._handles[row]

    def key(self, row: int) -> str:
        """What a row is called in both halves."""
        return self._keys[row]

    def row_of(self, key: str) -> int | None:
        """The row of a key."""
        return self._keys.index(key) if key in self._keys else None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._cells)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._cells):
            return None
        cell = self._cells[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.spoken
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._accessible(cell)
        return plain_tooltip(cell.spoken) if role == Qt.ItemDataRole.ToolTipRole else None

    def _accessible(self, cell: Cell) -> str:
        if cell.kind == "private":
            return self.tr("Hidden from the scene: {text}").format(text=cell.spoken)
        if cell.kind == "title":
            state = self.tr("folded") if cell.folded else self.tr("open")
            return f"{cell.spoken}. {state}"
        if cell.kind == "redacted":
            return self.tr("Redacted: {text}").format(text=cell.spoken)
        return cell.spoken or self.tr("Nothing")


class _CellPainter(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, self._theme.look.size("row.table"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look, rect = index.model(), self._theme.look, QRectF(option.rect)
        assert isinstance(model, SideModel)
        cell, state = model.cell(index.row()), option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        active = bool(state & QStyle.StateFlag.State_Active)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        if cell.kind == "title":
            draw_section_header(painter, rect, cell.head, cell.note, look, _PAD + _LOCK_ROOM)
            box = QRectF(rect.left() + _PAD, rect.top(), _LOCK, rect.height())
            draw_icon(painter, box, _chevron(cell), "text_muted", look, _LOCK)
        else:
            _draw_ground(painter, rect, cell, look, selected, hovered, active)
            _draw_cell(painter, rect, cell, look, selected=selected, active=active)
        if state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)


def _chevron(cell: Cell) -> str:
    return "chevron_right" if cell.folded else "chevron_down"


def _draw_ground(
    painter: QPainter,
    rect: QRectF,
    cell: Cell,
    look: Look,
    selected: bool,
    hovered: bool,
    active: bool,
) -> None:
    if cell.kind == "private" and not selected:
        fill_rect(painter, rect, look, "authors_view")
    draw_row_ground(painter, rect, look, selected=selected, hovered=hovered, active=active)
    y = rect.bottom() - 0.5
    draw_hairline(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), look)


def _draw_cell(
    painter: QPainter, rect: QRectF, cell: Cell, look: Look, *, selected: bool, active: bool
) -> None:
    if cell.kind == "redacted":
        bar = rect.adjusted(_PAD, 2, -_PAD, -3)
        draw_redacted_bar(painter, bar, RedactedBar(cell.head, cell.text), look)
        return
    inner = rect.adjusted(_PAD, 0, -_PAD, 0)
    if cell.kind == "private":
        box = QRectF(inner.left(), inner.top(), _LOCK, inner.height())
        lock = ink_on(look, "visibility.secret.ink", selected=selected, active=active)
        draw_icon(painter, box, "lock", lock, look, _LOCK)
        inner.setLeft(inner.left() + _LOCK_ROOM)
    if cell.note:
        muted = ink_on(look, "text_muted", selected=selected, active=active)
        room = QRectF(inner)
        room.setLeft(inner.right() - inner.width() * _MOST_NOTE)
        draw_number(painter, room, cell.note, look, "small", muted)
        taken = min(room.width(), text_width(cell.note, look, "small", tabular=True))
        inner.setRight(inner.right() - taken - 10)
    ink = ink_on(look, "text", selected=selected, active=active)
    if cell.head:
        inner.setLeft(inner.left() + draw_text(painter, inner, cell.head, look, "strong", ink))
    draw_text(painter, inner, cell.text, look, "base", ink)


class ContextList(QListView):
    """row_chosen(int): the cursor is on a row. opened(int): Enter on a row of a record, with its
    handle. fold_toggled(str): Enter, Space or a click on a section's title, with its key."""

    row_chosen = Signal(int)
    opened = Signal(int)
    fold_toggled = Signal(str)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = SideModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(_CellPainter(theme, self))
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar at one side only would make the halves differ in width, not in height.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.doubleClicked.connect(self._on_opened)
        self.clicked.connect(self._on_clicked)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def show_rows(self, rows: Sequence[GridRow], *, right: bool) -> None:
        """Show other rows; the cursor stays on its own."""
        current = self.currentIndex()
        key = self.rows.key(current.row()) if current.isValid() else ""
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, key = self.currentIndex(), event.key()
        title = row.isValid() and self.rows.cell(row.row()).kind == "title"
        if key in _OPENING and not event.modifiers() and (title or key != Qt.Key.Key_Space):
            self._on_clicked(row) if title else self._on_opened(row)
            event.accept()
        elif event.matches(QKeySequence.StandardKey.Copy):
            if row.isValid():
                QGuiApplication.clipboard().setText(self.rows.cell(row.row()).spoken)
            event.accept()
        else:
            super().keyPressEvent(event)

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.isValid() and self.rows.cell(index.row()).kind == "title":
            self.fold_toggled.emit(self.rows.key(index.row()))

    def _on_opened(self, index: QModelIndex) -> None:
        handle = self.rows.handle(index.row()) if index.isValid() else None
        if handle is not None:
            self.opened.emit(handle)

    def _on_current(self, current: QModelIndex) -> None:
        if current.isValid():
            self.row_chosen.emit(current.row())
