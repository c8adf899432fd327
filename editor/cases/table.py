"""The view of the cases: columns that fit, selection by handle, keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from editor.cases.painting import PAD, PlainHeader, paint_ground, paint_marked, paint_ring
from editor.cases.table_model import COLUMNS, CaseModel
from editor.cases.words import LOOKS, state_words
from editor.theme import Theme
from editor.theme.painter import draw_text, ink_on

Index = QModelIndex | QPersistentModelIndex
_Flag = QItemSelectionModel.SelectionFlag
_State = QStyle.StateFlag
_WIDTHS = {"state": 108, "id": 196, "title": 0, "npc": 96, "place": 84, "query": 0, "file": 104}
_STRETCH = {"title": 2, "query": 3}
_LEAST = 150
_GIVES_WAY = ("file", "place", "title")


class CaseDelegate(QStyledItemDelegate):
    """Reads cells from the model itself: no roles are asked for while painting."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.hovered_row = -1

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self._theme.look.size("row.table"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, CaseModel):
            return
        look, rect, row = self._theme.look, QRectF(option.rect), index.row()
        selected = bool(option.state & _State.State_Selected)
        active = option.widget.isActiveWindow()
        first, hovered = index.column() == 0, row == self.hovered_row
        paint_ground(
            painter, rect, look, selected=selected, hovered=hovered, active=active, first=first
        )
        lit, box = selected and active, rect.adjusted(PAD, 0, -PAD, -1)
        if first:
            state = model.state(row)
            ink = "text_muted" if model.is_stale(row) else LOOKS[state].ink
            box = box.adjusted(PAD, 0, 0, 0)
            paint_marked(painter, box, LOOKS[state].icon, state_words(state), ink, look, lit=lit)
        else:
            strong = COLUMNS[index.column()] == "id"
            ink = "text" if strong or COLUMNS[index.column()] == "query" else "text_muted"
            shown = ink_on(look, "text" if lit else ink, selected=lit)
            role = "strong" if strong and lit else "base"
            draw_text(painter, box, model.text(row, index.column()), look, role, shown)
        if option.state & _State.State_HasFocus and active:
            paint_ring(painter, rect, look, selected=selected)


class CaseTable(QTableView):
    """handles_selected(list): the selected cases in row order. opened(): Enter, double click.
    delete_requested(), copy_requested(): their keys."""

    handles_selected = Signal(list)
    opened = Signal()
    delete_requested = Signal()
    copy_requested = Signal()

    def __init__(self, theme: Theme, model: CaseModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._rows = theme, model
        self._wanted: list[int] = []
        self._quiet = False
        self._last_row = 0
        self._delegate = CaseDelegate(theme, self)
        self._header = PlainHeader(theme, sortable=True, parent=self)
        self.setItemDelegate(self._delegate)
        self.setHorizontalHeader(self._header)
        self._header.sectionClicked.connect(self._on_title)
        self._set_up()
        self.setModel(model)
        model.modelAboutToBeReset.connect(self._on_about)
        model.modelReset.connect(self._restore)
        theme.changed.connect(self._on_theme)
        self._on_theme()

    def _set_up(self) -> None:
        self.setAccessibleName(self.tr("Cases"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.verticalHeader().hide()

    # selection by handle

    def selected_handles(self) -> list[int]:
        """The selected cases in row order."""
        ranges = self.selectionModel().selection()
        rows = sorted({row for r in ranges for row in range(r.top(), r.bottom() + 1)})
        return [self._rows.handles[row] for row in rows]

    def current_handle(self) -> int | None:
        """The case of the current row."""
        return self._rows.handle_at(self.currentIndex().row())

    def select_handles(self, handles: Sequence[int]) -> bool:
        """Select cases; False when none of them is shown."""
        if all(self._rows.row_of(handle) is None for handle in handles):
            return False
        self._wanted = list(handles)
        self._restore()
        return True

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.viewport().update()
        if not self._quiet:
            self._wanted = self.selected_handles()
            self._last_row = max(0, self.currentIndex().row())
            self.handles_selected.emit(self._wanted)

    def _on_about(self) -> None:
        self._quiet = True

    def _restore(self) -> None:
        found = (self._rows.row_of(handle) for handle in self._wanted)
        rows = [row for row in found if row is not None]
        if not rows and self._wanted and self._rows.rowCount():
            rows = [min(self._last_row, self._rows.rowCount() - 1)]
        self._quiet = True
        selection, last = QItemSelection(), self._rows.columnCount() - 1
        for row in rows:
            selection.select(self._rows.index(row, 0), self._rows.index(row, last))
        self.selectionModel().select(selection, _Flag.ClearAndSelect)
        if rows:
            column = max(1, self.currentIndex().column())
            index = self._rows.index(rows[0], column)
            self.selectionModel().setCurrentIndex(index, _Flag.NoUpdate)
            self.scrollTo(index)
        self._quiet = False
        self._show_order()
        self._wanted = self.selected_handles()
        self.handles_selected.emit(self._wanted)

    # columns

    def fit(self) -> None:
        """Fixed columns keep their width; title and question share what is left."""
        look, room = self._theme.look, self.viewport().width()
        shown = list(COLUMNS)
        for name in (*_GIVES_WAY, ""):
            fixed = sum(look.stretched(_WIDTHS[n]) for n in shown)
            stretching = [n for n in shown if n in _STRETCH]
            if not name or room - fixed >= look.stretched(_LEAST) * len(stretching):
                break
            shown.remove(name)
        parts = sum(_STRETCH[n] for n in stretching)
        for at, name in enumerate(COLUMNS):
            self.setColumnHidden(at, name not in shown)
            width = look.stretched(_WIDTHS[name])
            if name in _STRETCH:
                share = (room - fixed) * _STRETCH[name] // max(1, parts)
                width = max(share, look.stretched(_LEAST))
            if name in shown:
                self.setColumnWidth(at, width)

    def _on_title(self, section: int) -> None:
        self._rows.next_order(section)
        self._show_order()

    def _show_order(self) -> None:
        order = self._rows.order
        column = COLUMNS.index(order.column) if order.column else None
        self._header.mark = None if column is None else (column, order.descending)
        self._header.viewport().update()

    def _on_theme(self) -> None:
        row = self._theme.look.size("row.table")
        self.verticalHeader().setMinimumSectionSize(row)
        self.verticalHeader().setDefaultSectionSize(row)
        self.fit()
        self.viewport().update()

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = event.key(), not event.modifiers()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            self.opened.emit()
        elif key == Qt.Key.Key_Delete and plain:
            self.delete_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.indexAt(event.position().toPoint()).isValid():
            self.opened.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()).row())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(-1)
        return super().viewportEvent(event)

    def _hover(self, row: int) -> None:
        if row != self._delegate.hovered_row:
            self._delegate.hovered_row = row
            self.viewport().update()
