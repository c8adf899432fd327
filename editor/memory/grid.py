"""A table of read-only rows: sorted by their keys, with a dividing line where rows have one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from editor.theme.painter import Retention
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_TOP = QModelIndex()


@dataclass(frozen=True, slots=True)
class Column:
    """A column: `width` is the design's, `least` that of the one that stretches."""

    name: str
    title: str
    width: int = 0
    right: bool = False
    least: int = 0


@dataclass(frozen=True, slots=True)
class Cell:
    """What one cell shows: an icon, words, a muted prefix, a trailing pin or a bar."""

    text: str = ""
    tip: str = ""
    spoken: str = ""
    ink: str = "text"
    icon: str = ""
    icon_ink: str = "text_muted"
    prefix: str = ""
    pin: bool = False
    struck: bool = False
    bar: Retention | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cells with the key that finds it again, and what each column sorts by."""

    key: Hashable
    cells: tuple[Cell, ...]
    sort: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Divider:
    """A line across the table before the row at `before`, in the rows' own order only."""

    before: int
    title: str
    note: str


class GridModel(QAbstractTableModel):
    """Rows in their own order, or sorted by a column; the divider is a row of its own."""

    def __init__(self, columns: Sequence[Column], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self._rows: tuple[Row, ...] = ()
        self._shown: list[Row | Divider] = []
        self._divider: Divider | None = None
        self.sort_column = -1
        self.descending = False

    # what is shown

    def set_rows(self, rows: Sequence[Row], divider: Divider | None = None) -> None:
        """Show other rows; the sort stays."""
        self.beginResetModel()
        self._rows, self._divider = tuple(rows), divider
        self._arrange()
        self.endResetModel()

    def set_sort(self, column: int, *, descending: bool = False) -> None:
        """Sort by a column; -1 is the rows' own order."""
        self.beginResetModel()
        self.sort_column, self.descending = column, descending
        self._arrange()
        self.endResetModel()

    def next_sort(self, column: int) -> None:
        """What a click on a title does: up, down, then the rows' own order again."""
        if self.sort_column != column:
            self.set_sort(column)
        elif not self.descending:
            self.set_sort(column, descending=True)
        else:
            self.set_sort(-1)

    def item(self, row: int) -> Row | Divider:
        """The row, or the divider, at a place."""
        return self._shown[row]

    def key_at(self, row: int) -> Hashable | None:
        """The key of a row; None for the divider."""
        item = self._shown[row] if 0 <= row < len(self._shown) else None
        return item.key if isinstance(item, Row) else None

    def row_of(self, key: Hashable) -> int | None:
        """Where the row of a key is shown."""
        for at, item in enumerate(self._shown):
            if isinstance(item, Row) and item.key == key:
                return at
        return None

    def _arrange(self) -> None:
        if 0 <= self.sort_column < len(self.columns):
            column = self.sort_column
            rows = sorted(self._rows, key=lambda row: row.sort[column], reverse=self.descending)
            self._shown = [*rows]
            return
        self._shown = list(self._rows)
        if self._divider is not None:
            self._shown.insert(self._divider.before, self._divider)

    # Qt

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self._shown[index.row()]
        if isinstance(item, Divider):
            return self._divider_data(item, index.column(), role)
        cell = item.cells[index.column()]
        if role == _Role.DisplayRole:
            return cell.text
        if role == _Role.AccessibleTextRole:
            return cell.spoken or cell.tip or cell.text
        if role == _Role.ToolTipRole:
            return plain_tooltip(cell.tip)
        return None

    def _divider_data(self, divider: Divider, column: int, role: int) -> Any:
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole) and column == 0:
            return f"{divider.title}: {divider.note}"
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self._shown[index.row()], Divider):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole):
            return self.columns[section].title
        return None
