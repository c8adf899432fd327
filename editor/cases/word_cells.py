"""A table model whose cells are words and nothing else."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_TOP = QModelIndex()


class WordCells(QAbstractTableModel):
    """Cells that are words; `titles` stand over them."""

    titles: tuple[str, ...] = ()

    def texts(self, row: int) -> tuple[str, ...]:
        """The words of a row."""
        raise NotImplementedError

    def text(self, row: int, column: int) -> str:
        """What a cell says."""
        return self.texts(row)[column]

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.titles)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        text = self.text(index.row(), index.column())
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole):
            return text
        return plain_tooltip(text) if role == _Role.ToolTipRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        shown = role in (_Role.DisplayRole, _Role.AccessibleTextRole)
        if orientation != Qt.Orientation.Horizontal or not shown:
            return None
        return self.titles[section] if 0 <= section < len(self.titles) else None
