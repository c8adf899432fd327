"""Two matrices of a memory: who was in which scene, and who learnt which secret when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from core.memory.state import Scene
from editor.memory.inspected import Inspected
from editor.memory.words import scene_place, turn_span
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_TOP = QModelIndex()


@dataclass(frozen=True, slots=True)
class MatrixHead:
    """The head of a row or column: a key, a title, and a smaller line under it."""

    key: str
    title: str
    note: str = ""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class MatrixCell:
    """A filled cell, or one with words, or an absent one."""

    kind: Literal["present", "absent", "text"] = "absent"
    text: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Matrix:
    """Heads and cells, row by row; equal cells are shared."""

    rows: tuple[MatrixHead, ...] = ()
    columns: tuple[MatrixHead, ...] = ()
    cells: tuple[tuple[MatrixCell, ...], ...] = ()


def presence_matrix(inspected: Inspected) -> Matrix:
    """NPCs down, scenes across in the order of the save."""
    scenes = inspected.scenes
    npcs = inspected.npcs
    columns = tuple(_scene_head(inspected, scene) for scene in scenes)
    rows = tuple(_npc_head(inspected, npc) for npc in npcs)
    absent = MatrixCell("absent", "", QCoreApplication.translate("Memory", "absent"))
    cells = tuple(
        tuple(_presence(scene, npc) if npc in scene.presence else absent for scene in scenes)
        for npc in npcs
    )
    return Matrix(rows, columns, cells)


def _scene_head(inspected: Inspected, scene: Scene) -> MatrixHead:
    place = scene_place(inspected, scene.id)
    tip = QCoreApplication.translate("Memory", "Scene {id}, {place}").format(
        id=scene.id, place=place or "?"
    )
    return MatrixHead(scene.id, scene.id, place, tip)


def _npc_head(inspected: Inspected, npc: str) -> MatrixHead:
    return MatrixHead(npc, inspected.names.npc(npc), "", npc)


def _presence(scene: Scene, npc: str) -> MatrixCell:
    turns = ", ".join(turn_span(first, last) for first, last in scene.presence[npc])
    present = QCoreApplication.translate("Memory", "present")
    return MatrixCell("present", "", f"{present} {turns}".strip())


def secrets_matrix(inspected: Inspected) -> Matrix:
    """Learnt entries down, those who learnt any across; the turn in the cell."""
    learnt = {npc: entries for npc, entries in inspected.learnt.items() if entries}
    ids = dict.fromkeys(entry for entries in learnt.values() for entry in entries)
    columns = tuple(_npc_head(inspected, npc) for npc in learnt)
    rows = tuple(_entry_head(inspected, id) for id in ids)
    cells = tuple(tuple(_learnt(entries.get(id)) for entries in learnt.values()) for id in ids)
    return Matrix(rows, columns, cells)


def _entry_head(inspected: Inspected, id: str) -> MatrixHead:
    entry = inspected.names.entry(id)
    return MatrixHead(id, id, "", id if entry is None else f"{id}\n{entry.text}")


def _learnt(turn: int | None) -> MatrixCell:
    if turn is None:
        return MatrixCell("absent", "", QCoreApplication.translate("Memory", "not learnt"))
    spoken = QCoreApplication.translate("Memory", "learnt on turn {turn}").format(turn=turn)
    return MatrixCell("text", str(turn), spoken)


class MatrixModel(QAbstractTableModel):
    """Shows a matrix; the row and column of a key can be marked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.matrix = Matrix()
        self.marked_row = ""
        self.marked_column = ""

    def set_matrix(self, matrix: Matrix) -> None:
        """Show another matrix."""
        self.beginResetModel()
        self.matrix = matrix
        self.endResetModel()

    def mark(self, row: str, column: str) -> None:
        """Mark the row of an NPC, and the scene that a finding is about."""
        self.marked_row, self.marked_column = row, column
        last = self.columnCount() - 1
        if self.matrix.rows and last >= 0:
            corner = self.index(len(self.matrix.rows) - 1, last)
            self.dataChanged.emit(self.index(0, 0), corner)
            # The heads are drawn by their marks too.
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self.matrix.rows) - 1)

    def column_of(self, key: str) -> int | None:
        """The column of a key."""
        return _place(self.matrix.columns, key)

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.matrix.rows)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.matrix.columns)

    def cell(self, row: int, column: int) -> MatrixCell:
        """What a cell shows."""
        return self.matrix.cells[row][column]

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self.cell(index.row(), index.column())
        if role == _Role.DisplayRole:
            return cell.text
        row = self.matrix.rows[index.row()].title
        column = self.matrix.columns[index.column()]
        words = f"{row}, {column.tip.splitlines()[0] or column.title}: {cell.spoken}"
        if role == _Role.AccessibleTextRole:
            return words
        return plain_tooltip(words) if role == _Role.ToolTipRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        across = orientation == Qt.Orientation.Horizontal
        heads = self.matrix.columns if across else self.matrix.rows
        if not 0 <= section < len(heads):
            return None
        head = heads[section]
        if role == _Role.DisplayRole:
            return head.title
        if role == _Role.AccessibleTextRole:
            return f"{head.title} {head.note}".strip()
        return plain_tooltip(head.tip) if role == _Role.ToolTipRole else None


def _place(heads: Sequence[MatrixHead], key: str) -> int | None:
    return next((at for at, head in enumerate(heads) if head.key == key), None)
