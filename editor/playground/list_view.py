"""The ranked list: one selection by handle, whatever becomes of the rows."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from editor.playground.delegate import RowDelegate
from editor.playground.list_model import AnswerModel
from editor.playground.ordering import Rows
from editor.playground.rows import CardRow, LineRow, Row
from editor.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_Flag = QItemSelectionModel.SelectionFlag


class AnswerList(QListView):
    """Shows the rows of an answer.

    entry_selected(object): the handle that the user chose, or that stands first; None.
    opened(int): Enter or a double click on an entry.
    copy_requested(): the copy keys.
    left_upwards(): Up on the first row.
    """

    entry_selected = Signal(object)
    opened = Signal(int)
    copy_requested = Signal()
    left_upwards = Signal()

    def __init__(self, theme: Theme, model: AnswerModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._rows = theme, model
        self._wanted: int | None = None
        self._quiet = False
        self.setItemDelegate(RowDelegate(theme, self))
        self._set_up()
        self.setModel(model)
        self.doubleClicked.connect(self._on_opened)
        theme.changed.connect(self._on_theme)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    def _set_up(self) -> None:
        self.setAccessibleName(self.tr("Answer"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setDragEnabled(False)
        self.setAutoScroll(False)
        self.setMouseTracking(True)
        self.verticalScrollBar().setSingleStep(24)
        # The first card's ring and frame need air above; the rows themselves bring the rest.
        self.setViewportMargins(0, 8, 0, 0)

    @property
    def wanted(self) -> int | None:
        """The entry that the user chose, shown now or not."""
        return self._wanted

    def current_row(self) -> Row | None:
        """The row that the cursor is on."""
        index = self.currentIndex()
        return self._rows.row(index.row()) if index.isValid() else None

    def show_rows(self, rows: Rows, *, from_top: bool) -> None:
        """Replace the rows in place; the chosen entry stays chosen, else the first one is shown."""
        bar = self.verticalScrollBar()
        if self._rows.take_equal(rows):
            bar.setValue(0 if from_top else bar.value())
            self.entry_selected.emit(self.shown_handle())
            return
        kept = 0 if from_top else bar.value()
        shown = 0 if from_top else self._rows.rowCount()
        self._quiet = True
        self._rows.set_rows(rows, at_least=max(shown, self._fitting()))
        self.executeDelayedItemsLayout()
        at = self._place()
        if at is not None:
            flags = _Flag.ClearAndSelect
            self.selectionModel().setCurrentIndex(self._rows.index(at, 0), flags)
        self._quiet = False
        bar.setValue(min(kept, bar.maximum()))
        self.entry_selected.emit(self.shown_handle())

    def select(self, handle: int | None) -> None:
        """Choose an entry; it is scrolled to when it is among the rows."""
        self._wanted = handle
        at = self._place()
        if at is not None:
            self._quiet = True
            self.selectionModel().setCurrentIndex(self._rows.index(at, 0), _Flag.ClearAndSelect)
            self.scrollTo(self._rows.index(at, 0))
            self._quiet = False
        self.entry_selected.emit(self.shown_handle())

    def shown_handle(self) -> int | None:
        """The chosen entry, or that of the current row."""
        if self._wanted is not None:
            return self._wanted
        index = self.currentIndex()
        return self._rows.handle(index.row()) if index.isValid() else None

    def _fitting(self) -> int:
        """How many of the lowest rows fill the view and a little more."""
        return self.viewport().height() // self._theme.look.size("row.table") + 4

    def _place(self) -> int | None:
        """The row of the chosen entry, else of the first one retrieved, else the first."""
        if self._wanted is not None:
            return self._rows.place_of(self._wanted)
        count = self._rows.rowCount()
        kinds = [self._rows.row(at) for at in range(min(count, 12))]
        cards = (at for at, row in enumerate(kinds) if isinstance(row, CardRow))
        first = (at for at, row in enumerate(kinds) if not isinstance(row, LineRow))
        return next(cards, next(first, None))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self._quiet or not current.isValid():
            return
        self.scrollTo(current)
        self._wanted = self._rows.handle(current.row())
        self.entry_selected.emit(self._wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current.isValid():
            self._on_opened(current)
        elif event.key() == Qt.Key.Key_Up and current.row() <= 0:
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        handle = self._rows.handle(index.row()) if index.isValid() else None
        if handle is not None and handle != self._wanted:
            self._wanted = handle
            self.entry_selected.emit(handle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        if self._rows.rowCount() < self._fitting():
            self._rows.show_more()

    def _on_opened(self, index: Index) -> None:
        handle = self._rows.handle(index.row())
        if handle is not None:
            self.opened.emit(handle)

    def _on_scrolled(self, value: int) -> None:
        """Rows come before their end is seen. Not by fetchMore, which may run amid a reset."""
        bar = self.verticalScrollBar()
        if not self._quiet and value > bar.maximum() - bar.pageStep():
            self._rows.show_more()

    def _on_theme(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()
