"""The conflicts of a merge as a table; its words are made for the rows that are seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

from editor.disk.diff_words import conflict_field, record_name

if TYPE_CHECKING:
    from core.merge.conflicts import Conflict

FILE, RECORD, FIELD, KEPT = range(4)
Index = QModelIndex | QPersistentModelIndex
ConflictRow = tuple[int, str, "Conflict"]
"""The file's handle and name, and what both sides changed in it."""
_TOP = QModelIndex()
_Role = Qt.ItemDataRole


class ConflictModel(QAbstractTableModel):
    """Rows never change but for the side that is kept: mine, or theirs of the rows in `theirs`."""

    def __init__(self, rows: Sequence[ConflictRow], parent: QObject) -> None:
        super().__init__(parent)
        self.rows = rows
        self.theirs: set[int] = set()
        self._titles = (self.tr("File"), self.tr("Record"), self.tr("Field"), self.tr("Kept"))

    def choose(self, first: int, last: int, *, theirs: bool) -> None:
        """Take a side in the conflicts of some rows that follow one another."""
        rows = range(first, last + 1)
        self.theirs = self.theirs.union(rows) if theirs else self.theirs.difference(rows)
        self.dataChanged.emit(self.index(first, KEPT), self.index(last, KEPT))

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if role != _Role.DisplayRole or not index.isValid():
            return None
        _, name, conflict = self.rows[index.row()]
        match index.column():
            case 0:
                return name
            case 1:
                return record_name(conflict.kind, conflict.id, conflict.number)
            case 2:
                return conflict_field(conflict)
        return self.tr("theirs") if index.row() in self.theirs else self.tr("mine")

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        inside = 0 <= section < len(self._titles)
        if role == _Role.DisplayRole and orientation == Qt.Orientation.Horizontal and inside:
            return self._titles[section]
        return None


class ConflictTable(QTableView):
    """Space turns the row's side; Enter is the dialog's. row_chosen(int), turned(int)."""

    row_chosen = Signal(int)
    turned = Signal(int)

    def __init__(self, row_height: int) -> None:
        super().__init__()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAccessibleName(self.tr("Conflicts"))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row_height)
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and current.row() != previous.row():
            self.row_chosen.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.turned.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)
