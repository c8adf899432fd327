"""One of the three views of the matrix: it paints only the rows and columns to be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from editor.knowledge.header import MatrixHeader
from editor.knowledge.model import MatrixModel
from editor.knowledge.paint import Lit, RowPainter, Section
from editor.knowledge.rows import GroupRow
from editor.theme import Theme
from editor.widgets.row_list import Index

Shows = Callable[[int], bool]


class MatrixView(QTableView):
    """Shows some of the columns. Only the one with `takes_focus` has the current cell.

    row_clicked(int): a row of a view without cells. cell_opened(): Enter or a plain click on a
    cell; with Ctrl or Shift a click only makes it the current one.
    group_toggled(int): the head of a group. hovered(int): the row under the pointer, or -1.
    """

    row_clicked = Signal(int)
    cell_opened = Signal()
    group_toggled = Signal(int)
    hovered = Signal(int)
    current_changed = Signal()
    focus_changed = Signal()

    def __init__(
        self,
        theme: Theme,
        model: MatrixModel,
        painter: RowPainter,
        shows: Shows,
        name: str,
        *,
        takes_focus: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._rows, self._painter, self._shows = theme, model, painter, shows
        self._takes_focus = takes_focus
        self._pressed = QModelIndex()
        self._hovered = -1
        self.head = MatrixHeader(theme, model, self)
        self.setHorizontalHeader(self.head)
        self.setAccessibleName(name)
        self._set_up()
        self.setModel(model)
        self.show_columns()

    def _set_up(self) -> None:
        policy = Qt.FocusPolicy.StrongFocus if self._takes_focus else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        self.fit_rows()

    def fit_rows(self) -> None:
        """Rows as high as the font asks for."""
        height = self._theme.look.size("row.matrix")
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)

    def show_columns(self) -> None:
        """Hide the columns that other views show."""
        for column in range(self._rows.columnCount()):
            self.setColumnHidden(column, not self._shows(column))

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        area = event.rect()
        sections = list(self._sections(area))
        width = self.viewport().width()
        for row in self._rows_in(area):
            item = self._rows.item(row)
            if item is None:
                continue
            top, height = self.rowViewportPosition(row), self.rowHeight(row)
            line = QRectF(0, top, width, height)
            self._painter.paint(painter, line, item, sections, self._lit(row))
        self._paint_ring(painter)

    def _sections(self, area: QRect) -> Iterator[Section]:
        for column in range(self._rows.columnCount()):
            if self.isColumnHidden(column):
                continue
            left, width = self.columnViewportPosition(column), self.columnWidth(column)
            if left <= area.right() and left + width >= area.left():
                yield Section(column, left, width)

    def _rows_in(self, area: QRect) -> range:
        first, last = self.rowAt(area.top()), self.rowAt(area.bottom())
        if first < 0:
            return range(0)
        return range(first, (self._rows.rowCount() - 1 if last < 0 else last) + 1)

    def _lit(self, row: int) -> Lit:
        index = self.selectionModel().currentIndex()
        return Lit(index.row() == row, row == self._hovered, self.isActiveWindow())

    def _paint_ring(self, painter: QPainter) -> None:
        index = self.selectionModel().currentIndex()
        if not self._takes_focus or not index.isValid() or not self.isActiveWindow():
            return
        row = index.row()
        rect = QRectF(self.visualRect(index))
        if isinstance(self._rows.item(row), GroupRow):
            top, height = self.rowViewportPosition(row), self.rowHeight(row)
            rect = QRectF(1, top, self.viewport().width() - 2, height)
            if not self.hasFocus():
                return
        self._painter.paint_ring(painter, rect, self._lit(row))

    # keys and the pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        item = self._rows.item(row)
        opens = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers()
        if isinstance(item, GroupRow) and (opens or self._folds(event, item)):
            self.group_toggled.emit(row)
        elif opens and item is not None:
            self.cell_opened.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _folds(self, event: QKeyEvent, item: GroupRow) -> bool:
        if event.key() == Qt.Key.Key_Space:
            return True
        return event.key() == (Qt.Key.Key_Right if item.folded else Qt.Key.Key_Left)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        self._pressed = QModelIndex()
        if not index.isValid():
            return
        if isinstance(self._rows.item(index.row()), GroupRow):
            self.group_toggled.emit(index.row())
        if not self._takes_focus:
            self.row_clicked.emit(index.row())
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.setCurrentIndex(index)
        if event.button() == Qt.MouseButton.LeftButton and not event.modifiers():
            self._pressed = index

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, QModelIndex()
        # Let go elsewhere, nothing is opened: as a button does.
        same = pressed.isValid() and pressed == self.indexAt(event.position().toPoint())
        if same and not isinstance(self._rows.item(pressed.row()), GroupRow):
            self.cell_opened.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.hovered.emit(self.indexAt(event.position().toPoint()).row())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.hovered.emit(-1)
        return super().viewportEvent(event)

    def hover(self, row: int) -> None:
        """The row that is under the pointer in any of the views."""
        if row != self._hovered:
            self._hovered = row
            self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        self.current_changed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()
