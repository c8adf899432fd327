"""The view of a grid: columns that fit, selection by key, keys and hover."""

from __future__ import annotations

from collections.abc import Collection, Hashable

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from editor.memory.grid import GridModel
from editor.memory.grid_paint import GridDelegate, GridHeader
from editor.theme import Theme

_Flag = QItemSelectionModel.SelectionFlag


class GridView(QTableView):
    """Keeps the selected row by its key, through sorts and reloads.

    row_chosen(object): the key of the row that the user has made current.
    """

    row_chosen = Signal(object)

    def __init__(
        self, theme: Theme, model: GridModel, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._rows = theme, model
        self._wanted: Hashable | None = None
        self._quiet = False
        self._hidden: frozenset[str] = frozenset()
        self._delegate = GridDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self._set_up(name)
        self.setModel(model)
        model.modelAboutToBeReset.connect(self._on_about_to_reset)
        model.modelReset.connect(self._restore)
        theme.changed.connect(self._on_theme)
        self._on_theme()

    def _set_up(self, name: str) -> None:
        header = GridHeader(self._theme, self)
        self.setHorizontalHeader(header)
        header.sectionClicked.connect(self._rows.next_sort)
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.verticalHeader().hide()

    # selection by key

    def current_key(self) -> Hashable | None:
        """The key of the current row."""
        return self._rows.key_at(self.currentIndex().row())

    def select_key(self, key: Hashable | None, *, scroll: bool = True) -> bool:
        """Select the row of a key without telling; False when it is not shown."""
        self._wanted = key
        return self._restore(scroll=scroll)

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if self._quiet or not current.isValid():
            return
        key = self._rows.key_at(current.row())
        if key is not None and key != self._wanted:
            self._wanted = key
            self.row_chosen.emit(key)

    def _on_about_to_reset(self) -> None:
        self._quiet = True

    def _restore(self, *, scroll: bool = True) -> bool:
        row = None if self._wanted is None else self._rows.row_of(self._wanted)
        self._quiet = True
        if row is None:
            self.setCurrentIndex(QModelIndex())
            self.clearSelection()
        else:
            index = self._rows.index(row, self._first_shown())
            self.selectionModel().setCurrentIndex(index, _Flag.ClearAndSelect | _Flag.Rows)
            if scroll:
                self.scrollTo(index)
        self._quiet = False
        self.fit()
        return row is not None

    def _first_shown(self) -> int:
        shown = (i for i in range(len(self._rows.columns)) if not self.isColumnHidden(i))
        return next(shown, 0)

    # columns

    def hide_columns(self, names: Collection[str]) -> None:
        """Leave columns out, such as when there is little room."""
        self._hidden = frozenset(names)
        self.fit()

    def fit(self) -> None:
        """Fixed columns keep their width; the one without takes the rest."""
        look, rest, stretching = self._theme.look, self.viewport().width(), -1
        for at, column in enumerate(self._rows.columns):
            hidden = column.name in self._hidden
            self.setColumnHidden(at, hidden)
            if column.width == 0:
                stretching = at
            elif not hidden:
                title = self._theme.look.metrics("small").horizontalAdvance(column.title)
                width = max(look.stretched(column.width), round(title) + 14)
                self.setColumnWidth(at, width)
                rest -= width
        if stretching >= 0:
            least = look.stretched(self._rows.columns[stretching].least)
            self.setColumnWidth(stretching, max(rest, least))

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

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)  # type: ignore[arg-type]
        if not self.currentIndex().isValid() and self._rows.rowCount():
            self.setCurrentIndex(self._rows.index(0, self._first_shown()))
