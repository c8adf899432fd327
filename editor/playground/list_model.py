"""The model of the answer list: the rows of one answer, a part of them at a time."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from editor.playground.ordering import Rows
from editor.playground.rows import BarRow, CardRow, LineRow, Row
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_Flag = Qt.ItemFlag
_TOP = QModelIndex()
MORE = 200
"""Rows that come when the end of those shown is reached."""


class AnswerModel(QAbstractListModel):
    """Rows are replaced as a whole; roles say only what the rows hold."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = Rows(())
        self._shown = 0

    @property
    def rows(self) -> Rows:
        """All rows, shown or not."""
        return self._rows

    def set_rows(self, rows: Rows, *, at_least: int = MORE) -> None:
        """Show other rows, the first `at_least` of them; the rest comes when it is scrolled to."""
        self.beginResetModel()
        self._rows, self._shown = rows, min(at_least, len(rows))
        self.endResetModel()

    def take_equal(self, rows: Rows) -> bool:
        """Take other rows that look the same as far as they are shown: nothing is drawn anew.

        False, and nothing is taken, when they do not.
        """
        old, shown = self._rows, self._shown
        same = len(rows) == len(old) and rows.parts == old.parts
        if not same or any(rows[at] != old[at] for at in range(shown)):
            return False
        self._rows = rows
        return True

    def row(self, at: int) -> Row:
        """The row of a place."""
        found: Row = self._rows[at]
        return found

    def handle(self, at: int) -> int | None:
        """The entry of a row."""
        return self._rows[at].handle if 0 <= at < self._shown else None

    def place_of(self, handle: int) -> int | None:
        """The row of an entry among those shown."""
        return self._rows.place_of(handle, self._shown)

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else self._shown

    def show_more(self) -> None:
        """Show some of the rows that are not shown yet."""
        last = min(len(self._rows), self._shown + MORE) - 1
        if last < self._shown:
            return
        self.beginInsertRows(QModelIndex(), self._shown, last)
        self._shown = last + 1
        self.endInsertRows()

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return _Flag.NoItemFlags
        if isinstance(self._rows[index.row()], LineRow):
            return _Flag.ItemNeverHasChildren
        return _Flag.ItemIsEnabled | _Flag.ItemIsSelectable | _Flag.ItemNeverHasChildren

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == _Role.DisplayRole:
            return row.label
        if role == _Role.AccessibleTextRole:
            return row.spoken()
        return plain_tooltip(_tooltip(row)) if role == _Role.ToolTipRole else None


def _tooltip(row: Row) -> str:
    if isinstance(row, CardRow):
        return row.text
    if isinstance(row, BarRow):
        return row.text if row.text is not None else row.why()
    return ""
