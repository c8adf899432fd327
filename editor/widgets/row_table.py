"""A table of whole rows: what its header, painter and view have in common wherever one stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar, Literal, Protocol

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from editor.theme import Look, Theme
from editor.theme.painter import (
    LEFT,
    RIGHT,
    draw_focus_ring,
    draw_hairline,
    draw_icon,
    draw_selection,
    draw_text,
    fill_rect,
    text_width,
)
from editor.widgets.row_list import Index, is_plain, opens

PAD = 6
Order = Literal["up", "down"]
_CHEVRON = 12
_Flag = QStyle.StateFlag


@dataclass(frozen=True, slots=True)
class Title:
    """What stands over a column; `order` is how the rows stand by it, `indent` the room before."""

    text: str
    right: bool = False
    order: Order | Literal[""] = ""
    indent: int = PAD


class TitleHeader(QHeaderView):
    """Titles in the small font, the order as a chevron behind its title.

    `title` is asked at each paint, None draws nothing; `token` is the size of the header.
    """

    def __init__(
        self,
        theme: Theme,
        title: Callable[[int], Title | None],
        parent: QWidget | None = None,
        *,
        sortable: bool = True,
        token: str = "row.header",
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme, self._title, self._token = theme, title, token
        self.setSectionsClickable(sortable)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(24)
        self.setAccessibleName(self.tr("Columns"))
        theme.changed.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.look.size(self._token))

    def setSelectionModel(self, model: QItemSelectionModel) -> None:
        # No title shows a selection, and Qt asks every row for it at each paint.
        super().setSelectionModel(QItemSelectionModel(model.model(), self))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        look, box = self._theme.look, QRectF(rect)
        fill_rect(painter, box, look, "raised")
        bottom = box.bottom() - 0.5
        draw_hairline(painter, QPointF(box.left(), bottom), QPointF(box.right(), bottom), look)
        title = self._title(logical)
        if title is not None:
            self._paint_title(painter, box.adjusted(title.indent, 0, -PAD, 0), title, look)

    def _paint_title(self, painter: QPainter, box: QRectF, title: Title, look: Look) -> None:
        ink = "text" if title.order else "text_muted"
        words = box.adjusted(0, 0, -(_CHEVRON + 2) if title.order else 0, 0)
        align = RIGHT if title.right else LEFT
        draw_text(painter, words, title.text, look, "small", ink, align)
        if title.order:
            width = min(words.width(), text_width(title.text, look, "small"))
            left = words.right() + 2 if title.right else words.left() + width + 4
            place = QRectF(left, box.top(), _CHEVRON, box.height())
            draw_icon(painter, place, f"chevron_{title.order}", ink, look, 10)


class CellPainter(QStyledItemDelegate):
    """Ground, cell, ring. Cells are read from the model itself: painting asks for no roles."""

    token: ClassVar[str] = "row.table"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.hovered_row = -1
        self.first_column = 0

    def paint_cell(
        self, painter: QPainter, box: QRectF, index: Index, look: Look, lit: bool
    ) -> None:
        """Draw what a cell says; `lit` while its row is selected in the active window."""
        raise NotImplementedError

    def area(self, rect: QRect, row: int) -> QRectF:
        """The part of a cell that belongs to it."""
        return QRectF(rect)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self.theme.look.size(self.token))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.paint_at(
            painter,
            option.rect,
            index,
            selected=bool(option.state & _Flag.State_Selected),
            # Qt calls a view without the focus inactive; a selection stays lit beside the others.
            active=option.widget.isActiveWindow(),
            focused=bool(option.state & _Flag.State_HasFocus),
        )

    def paint_at(
        self,
        painter: QPainter,
        place: QRect,
        index: Index,
        *,
        selected: bool,
        active: bool,
        focused: bool,
    ) -> None:
        """Draw a cell; `active` is whether the window is, `focused` whether the cell has it."""
        rect, look = self.area(place, index.row()), self.theme.look
        self._paint_ground(painter, rect, index, selected=selected, active=active)
        self.paint_cell(painter, rect.adjusted(PAD, 0, -PAD, -1), index, look, selected and active)
        if focused and active:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)

    def _paint_ground(
        self, painter: QPainter, rect: QRectF, index: Index, *, selected: bool, active: bool
    ) -> None:
        look = self.theme.look
        if selected and index.column() == self.first_column:
            draw_selection(painter, rect, look, active=active)
        elif selected:
            fill_rect(painter, rect, look, "selection" if active else "selection_inactive")
        elif index.row() == self.hovered_row:
            fill_rect(painter, rect, look, "hover")
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), look)


class RowTable(QTableView):
    """A table whose rows are selected as a whole; `fit` gives the columns their widths.

    Its rows are as high as its painter says. It is given its model by `setModel`, when all
    that the model is asked for is there.
    """

    def __init__(
        self,
        theme: Theme,
        name: str,
        painter: CellPainter,
        parent: QWidget | None = None,
        *,
        several: bool = False,
    ) -> None:
        super().__init__(parent)
        self.theme, self.painter = theme, painter
        painter.setParent(self)
        self.setItemDelegate(painter)
        mode = QAbstractItemView.SelectionMode
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(mode.ExtendedSelection if several else mode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setAccessibleName(name)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        theme.changed.connect(self.restyle)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self.restyle()

    def fit(self) -> None:
        """Give the columns their widths for the room there is."""

    def restyle(self) -> None:
        """Take the sizes of the look that is in use."""
        row = self.theme.look.size(self.painter.token)
        self.verticalHeader().setMinimumSectionSize(row)
        self.verticalHeader().setDefaultSectionSize(row)
        self.fit()
        self.viewport().update()

    def selected_rows(self) -> list[int]:
        """The selected rows, in order."""
        ranges = self.selectionModel().selection().toList()
        return sorted({row for r in ranges for row in range(r.top(), r.bottom() + 1)})

    def selectRow(self, row: int) -> None:
        """Select one row and no other, whatever keys are held; with Shift, Qt's selects none."""
        index = self.model().index(row, max(self.horizontalHeader().logicalIndex(0), 0))
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def select_whole(self, rows: Iterable[int]) -> None:
        """Select these rows and no others."""
        model, selection = self.model(), QItemSelection()
        last = model.columnCount() - 1
        # The rows are there: `index` would ask the model for its size, twice for each.
        make = model.createIndex
        for first, end in _stretches(sorted(rows)):
            selection.append(QItemSelectionRange(make(first, 0), make(end, last)))
        chosen, shown = self.selectionModel(), self.updatesEnabled()
        # What is drawn anew as a whole need not be worked out for each range.
        self.setUpdatesEnabled(False)
        # Qt compares each new range with each one of before: a second for 10,000 of either.
        chosen.clearSelection()
        chosen.select(selection, QItemSelectionModel.SelectionFlag.Select)
        self.setUpdatesEnabled(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()).row())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(-1)
        return super().viewportEvent(event)

    def _hover(self, row: int) -> None:
        if row != self.painter.hovered_row:
            self.painter.hovered_row = row
            self.viewport().update()


class Handles(Protocol):
    """A model whose rows are records."""

    @property
    def handles(self) -> Sequence[int]:
        """The records in the order of the rows."""

    def row_of(self, handle: int) -> int | None:
        """The row of a record."""


class HandleTable(RowTable):
    """Rows that are records: what is selected is known by handle, whatever becomes of the rows.

    handles_selected(list): the selected records in row order, after each change of it.
    opened(): Enter or a double click. delete_requested(), copy_requested(): their keys.
    """

    handles_selected = Signal(list)
    opened = Signal()
    delete_requested = Signal()
    copy_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        name: str,
        records: Handles,
        painter: CellPainter,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, name, painter, parent, several=True)
        self._records = records
        self._wanted: list[int] = []
        self._quiet = False

    def selected_handles(self) -> list[int]:
        """The selected records in row order."""
        handles = self._records.handles
        return [handles[row] for row in self.selected_rows()]

    def current_handle(self) -> int | None:
        """The record of the current row."""
        index = self.currentIndex()
        return self._records.handles[index.row()] if index.isValid() else None

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.viewport().update()
        if not self._quiet:
            self._wanted = self.selected_handles()
            self.handles_selected.emit(self._wanted)

    def selectAll(self) -> None:
        """Select every row; Qt's compares it with each range that was selected before."""
        self._quiet = True
        self.selectionModel().clearSelection()
        self._quiet = False
        super().selectAll()

    def rows_of(self, handles: Iterable[int]) -> list[int]:
        """The rows of those records that are shown."""
        found = map(self._records.row_of, handles)
        return [row for row in found if row is not None]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if opens(event):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete and is_plain(event):
            self.delete_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.indexAt(event.position().toPoint()).isValid():
            self.opened.emit()


def _stretches(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of each run of neighbours in sorted rows."""
    for _, run in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
        stretch = [row for _, row in run]
        yield stretch[0], stretch[-1]
