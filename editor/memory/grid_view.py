"""The view of a grid: columns that fit, selection by key, keys and hover."""

from __future__ import annotations

from collections.abc import Collection, Hashable

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from editor.memory.grid import GridModel
from editor.memory.grid_paint import FIRST_INDENT, GridPainter, starts_row
from editor.theme import Theme
from editor.widgets import PAD, RowTable, Title, TitleHeader
from editor.widgets.row_list import Index
from editor.widgets.row_table import Order

_Flag = QItemSelectionModel.SelectionFlag


class GridView(RowTable):
    """Keeps the selected row by its key, through sorts and reloads.

    row_chosen(object): the key of the row that the user has made current.
    """

    row_chosen = Signal(object)

    def __init__(
        self, theme: Theme, model: GridModel, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, name, GridPainter(theme), parent)
        self._rows = model
        self._wanted: Hashable | None = None
        self._quiet = False
        self._hidden: frozenset[str] = frozenset()
        header = TitleHeader(theme, self._title, self, token="row.section_header")
        self.setHorizontalHeader(header)
        header.sectionClicked.connect(model.next_sort)
        self.setModel(model)
        model.modelAboutToBeReset.connect(self._on_about_to_reset)
        model.modelReset.connect(self._restore)

    # selection by key

    def current_key(self) -> Hashable | None:
        """The key of the current row."""
        return self._rows.key_at(self.currentIndex().row())

    def select_key(self, key: Hashable | None, *, scroll: bool = True) -> bool:
        """Select the row of a key without telling; False when it is not shown."""
        self._wanted = key
        return self._restore(scroll=scroll)

    def currentChanged(self, current: Index, previous: Index) -> None:
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
        look, rest, stretching = self.theme.look, self.viewport().width(), -1
        for at, column in enumerate(self._rows.columns):
            hidden = column.name in self._hidden
            self.setColumnHidden(at, hidden)
            if column.width == 0:
                stretching = at
            elif not hidden:
                title = self.theme.look.metrics("small").horizontalAdvance(column.title)
                width = max(look.stretched(column.width), round(title) + 14)
                self.setColumnWidth(at, width)
                rest -= width
        if stretching >= 0:
            least = look.stretched(self._rows.columns[stretching].least)
            self.setColumnWidth(stretching, max(rest, least))

    def _title(self, section: int) -> Title | None:
        if section >= len(self._rows.columns):
            return None
        column = self._rows.columns[section]
        now: Order = "down" if self._rows.descending else "up"
        here = self._rows.sort_column == section
        indent = PAD + FIRST_INDENT if starts_row(column, section) else PAD
        return Title(column.title, column.right, now if here else "", indent)

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)  # type: ignore[arg-type]
        if not self.currentIndex().isValid() and self._rows.rowCount():
            self.setCurrentIndex(self._rows.index(0, self._first_shown()))
