"""The values of a save as a tree that is made only as far as it is unfolded."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, QObject, Qt

from core.saves.embedded import Embedded, may_hold_data
from core.saves.paths import Field, Index, Opened, Step, Steps, path_text
from core.saves.values import EngineValue, Tree, key_text
from editor.memory.grid import Index as AnyIndex
from editor.widgets import plain_tooltip

_Role = Qt.ItemDataRole
_TOP = QModelIndex()
_LONGEST, _SHORT = 120, 4096
_AT_A_TIME = 200


class Node:
    """One value with the step that leads to it; what is below it is made when asked for."""

    __slots__ = ("_below", "_waiting", "parent", "row", "step", "value")

    def __init__(self, value: Tree, step: Step | None, parent: Node | None, row: int) -> None:
        self.value, self.step, self.parent, self.row = value, step, parent, row
        self._below: list[Node] = []
        self._waiting: list[tuple[Step, Tree]] | None = None

    @property
    def steps(self) -> Steps:
        """The steps from the root."""
        above = self.parent.steps if self.parent is not None else ()
        return (*above, self.step) if self.step is not None else above

    def may_have_more(self, embedded: Embedded) -> bool:
        """Whether anything may be below it that is not made yet; short texts are opened to tell."""
        if self._waiting is None and isinstance(self.value, str) and len(self.value) < _SHORT:
            return bool(self.waiting(embedded))
        if self._waiting is None:
            return _may_hold(self.value)
        return bool(self._waiting)

    def waiting(self, embedded: Embedded) -> list[tuple[Step, Tree]]:
        """What is below it and not made yet."""
        if self._waiting is None:
            self._waiting = _parts(self.value, path_text(self.steps), embedded)
        return self._waiting

    def make(self, count: int) -> None:
        """Make the next ones below it."""
        assert self._waiting is not None
        for step, value in self._waiting[:count]:
            self._below.append(Node(value, step, self, len(self._below)))
        del self._waiting[:count]

    @property
    def below(self) -> list[Node]:
        """What is made below it."""
        return self._below


def _may_hold(value: Tree) -> bool:
    if isinstance(value, EngineValue):
        return bool(value.args)
    if isinstance(value, dict | list):
        return bool(value)
    return may_hold_data(value)


def _parts(value: Tree, path: str, embedded: Embedded) -> list[tuple[Step, Tree]]:
    if isinstance(value, dict):
        return [(Field(key), held) for key, held in value.items()]
    if isinstance(value, list | EngineValue):
        items = value.args if isinstance(value, EngineValue) else value
        return [(Index(at), held) for at, held in enumerate(items)]
    opened = embedded.open(value, path) if may_hold_data(value) else None
    return [] if opened is None else [(Opened(opened[1]), opened[0])]


class SaveTreeModel(QAbstractItemModel):
    """Two columns: the key and the value. `path_of` tells where an index stands."""

    def __init__(self, tree: Tree, password: str | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._embedded = Embedded.with_password(password)
        self._root = Node(tree, None, None, 0)
        self._load(self._root)

    def node(self, index: AnyIndex) -> Node:
        """The value of an index; the root for none."""
        found = index.internalPointer() if index.isValid() else None
        return found if isinstance(found, Node) else self._root

    def path_of(self, index: AnyIndex) -> str:
        """The path of an index, as `core.saves` reads it."""
        return path_text(self.node(index).steps)

    def index_of(self, path: Steps) -> QModelIndex:
        """The index of steps, unfolded as far as needed; invalid when they lead nowhere."""
        index = QModelIndex()
        for step in path:
            index = self._child(index, step)
            if not index.isValid():
                break
        return index

    def _child(self, index: QModelIndex, step: Step) -> QModelIndex:
        node = self.node(index)
        for row in range(1_000_000):
            while row >= len(node.below) and self.canFetchMore(index):
                self.fetchMore(index)
            if row >= len(node.below):
                return QModelIndex()
            if _same_step(node.below[row].step, step):
                return self.index(row, 0, index)
        return QModelIndex()

    def _load(self, node: Node) -> None:
        node.waiting(self._embedded)
        node.make(_AT_A_TIME)

    # Qt

    def index(self, row: int, column: int, parent: AnyIndex = _TOP) -> QModelIndex:
        node = self.node(parent)
        if not 0 <= row < len(node.below) or not 0 <= column < 2:
            return QModelIndex()
        return self.createIndex(row, column, node.below[row])

    def parent(self, index: AnyIndex) -> QModelIndex:  # type: ignore[override]
        above = self.node(index).parent if index.isValid() else None
        if above is None or above.parent is None:
            return QModelIndex()
        return self.createIndex(above.row, 0, above)

    def rowCount(self, parent: AnyIndex = _TOP) -> int:
        return 0 if parent.column() > 0 else len(self.node(parent).below)

    def columnCount(self, parent: AnyIndex = _TOP) -> int:
        return 2

    def hasChildren(self, parent: AnyIndex = _TOP) -> bool:
        if parent.column() > 0:
            return False
        node = self.node(parent)
        return bool(node.below) or node.may_have_more(self._embedded)

    def canFetchMore(self, parent: AnyIndex) -> bool:
        return parent.column() <= 0 and self.node(parent).may_have_more(self._embedded)

    def fetchMore(self, parent: AnyIndex) -> None:
        node = self.node(parent)
        count = min(_AT_A_TIME, len(node.waiting(self._embedded)))
        if not count:
            self.dataChanged.emit(parent, parent)
            return
        first = len(node.below)
        self.beginInsertRows(parent, first, first + count - 1)
        node.make(count)
        self.endInsertRows()

    def data(self, index: AnyIndex, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        node = self.node(index)
        key, value = _step_words(node.step), value_words(node.value)
        if role == _Role.DisplayRole:
            return key if index.column() == 0 else value
        if role == _Role.AccessibleTextRole:
            return f"{key}: {value}"
        return plain_tooltip(self.path_of(index)) if role == _Role.ToolTipRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != _Role.DisplayRole:
            return None
        titles = (
            QCoreApplication.translate("Memory", "Key"),
            QCoreApplication.translate("Memory", "Value"),
        )
        return titles[section]


def _same_step(one: Step | None, other: Step) -> bool:
    if isinstance(one, Field) and isinstance(other, Field):
        return key_text(one.key) == key_text(other.key)
    return one == other


def _step_words(step: Step | None) -> str:
    if isinstance(step, Field):
        return key_text(step.key)
    if isinstance(step, Index):
        return f"[{step.position}]"
    return "#" + ">".join(step.layers) if isinstance(step, Opened) else ""


def value_words(value: Tree) -> str:
    """A value in a line; of what holds others, how many."""
    if isinstance(value, EngineValue):
        return f"{value.kind} ({len(value.args)})"
    if isinstance(value, dict):
        return QCoreApplication.translate("Memory", "keys: {n}").format(n=len(value))
    if isinstance(value, list):
        return QCoreApplication.translate("Memory", "values: {n}").format(n=len(value))
    if isinstance(value, bytes):
        return QCoreApplication.translate("Memory", "bytes: {n}").format(n=len(value))
    if value is None or isinstance(value, bool):
        return key_text(value)
    text = str(value)
    text = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return " ".join(text.split()) if isinstance(value, str) else text
