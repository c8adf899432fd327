"""The steps of a history as rows: first the state that was opened, then one row for each step."""

from __future__ import annotations

from typing import Any

import shiboken6
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QUndoStack

_TOP = QModelIndex()
_Role = Qt.ItemDataRole


def _as_line(step: str) -> str:
    """What stands behind "Undo" in the menu stands alone here."""
    return step[:1].upper() + step[1:]


class HistoryModel(QAbstractListModel):
    """Row n is the state after n steps. moved(): the world is in another of them.

    Qt's own view of a stack goes to a row at once, however long that takes.
    """

    moved = Signal()

    def __init__(self, opened: str, parent: QObject) -> None:
        super().__init__(parent)
        self._opened = opened
        self._stack: QUndoStack | None = None
        self._words: list[str] = []
        self._clean = QIcon()
        self._saved = -1
        """The row of the state that was saved."""

    def set_stack(self, stack: QUndoStack | None) -> None:
        """Show the steps of a history."""
        before = self.stack
        if before is not None:
            before.indexChanged.disconnect(self._follow)
            before.cleanChanged.disconnect(self._mark)
            before.destroyed.disconnect(self._forget)
        self._stack = stack
        if stack is not None:
            stack.indexChanged.connect(self._follow)
            stack.cleanChanged.connect(self._mark)
            stack.destroyed.connect(self._forget)
        self._follow()

    def set_clean_icon(self, icon: QIcon) -> None:
        """What stands beside the state that was saved."""
        self._clean = icon
        self._tell(self._saved)

    @property
    def stack(self) -> QUndoStack | None:
        """The history that is shown; one that goes with its world empties itself, and is none."""
        return self._stack if self._stack is not None and shiboken6.isValid(self._stack) else None

    @property
    def place(self) -> int:
        """The row of the state that the world is in."""
        return self.stack.index() if self.stack is not None else 0

    def shape(self, row: int) -> tuple[str, bool]:
        """What the room for a row hangs on: its words, and whether something stands beside them."""
        return self._words[row], row == self._saved

    def _forget(self) -> None:
        self._stack = None
        self._follow()

    def _follow(self, *_: object) -> None:
        """Steps came or went at the end, or the last one was joined with another."""
        words = self._now()
        same = 0
        while same < min(len(words), len(self._words)) and words[same] == self._words[same]:
            same += 1
        if same < len(self._words):
            self.beginRemoveRows(_TOP, same, len(self._words) - 1)
            del self._words[same:]
            self.endRemoveRows()
        if same < len(words):
            self.beginInsertRows(_TOP, same, len(words) - 1)
            self._words = words
            self.endInsertRows()
        self._mark()
        self.moved.emit()

    def _mark(self, *_: object) -> None:
        """Another state may be the one that was saved; it alone is shown in another way."""
        before, self._saved = self._saved, -1 if self.stack is None else self.stack.cleanIndex()
        if before != self._saved:
            self._tell(before)
            self._tell(self._saved)

    def _now(self) -> list[str]:
        stack = self.stack
        if stack is None:
            return []
        return [self._opened, *(_as_line(stack.text(at)) for at in range(stack.count()))]

    def _tell(self, row: int) -> None:
        if 0 <= row < len(self._words):
            self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _TOP) -> int:
        return 0 if parent.isValid() else len(self._words)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = _Role.DisplayRole
    ) -> Any:
        if not index.isValid() or index.row() >= len(self._words):
            return None
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole, _Role.ToolTipRole):
            return self._words[index.row()]
        if role == _Role.DecorationRole and index.row() == self._saved:
            return self._clean
        return None
