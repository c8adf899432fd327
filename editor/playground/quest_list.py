"""The completed quests as a checklist, in the order in which they can be completed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.playground.names import Named
from editor.theme import Theme
from editor.theme.painter import (
    draw_check_box,
    draw_focus_ring,
    draw_number,
    draw_row_ground,
    draw_text,
    ink_on,
)
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()
_Role = Qt.ItemDataRole
_BOX = 14
_LEAST_ROWS = 4


@dataclass(frozen=True, slots=True)
class QuestRow:
    """A quest, whether it is completed, and how many entries hang on it alone."""

    quest: Named
    done: bool
    opens: int = 0


class QuestModel(QAbstractListModel):
    """`toggled(str, bool)`: the user ticked or unticked a quest; the rows change by `show`."""

    toggled = Signal(str, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[QuestRow, ...] = ()

    def show(self, quests: Sequence[Named], done: frozenset[str], opens: Mapping[str, int]) -> None:
        """Show the quests in that state; rows are replaced in place while the quests are the same."""
        rows = tuple(QuestRow(q, q.id in done, opens.get(q.id, 0)) for q in quests)
        if rows == self.rows:
            return
        if [r.quest for r in rows] != [r.quest for r in self.rows]:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
            return
        self.rows = rows
        self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, 0))

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == _Role.DisplayRole:
            return row.quest.name
        if role == _Role.CheckStateRole:
            return Qt.CheckState.Checked if row.done else Qt.CheckState.Unchecked
        if role == _Role.AccessibleTextRole:
            return self._spoken(row)
        return plain_tooltip(row.quest.both) if role == _Role.ToolTipRole else None

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        if not index.isValid() or role != _Role.CheckStateRole:
            return False
        self.toggled.emit(
            self.rows[index.row()].quest.id, Qt.CheckState(value) == Qt.CheckState.Checked
        )
        return True

    def opens_words(self, row: QuestRow) -> str:
        """How many entries the quest opens, "" for none."""
        return self.tr("opens {count}").format(count=row.opens) if row.opens else ""

    def _spoken(self, row: QuestRow) -> str:
        done = self.tr("completed") if row.done else self.tr("not completed")
        return ", ".join(part for part in (row.quest.name, done, self.opens_words(row)) if part)


class _QuestPainter(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, self._theme.look.size("row.table"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look = index.model(), self._theme.look
        assert isinstance(model, QuestModel)
        row, rect, state = model.rows[index.row()], QRectF(option.rect), option.state
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        draw_row_ground(painter, rect, look, hovered=hovered)
        side = look.stretched(_BOX)
        box = QRectF(rect.left() + 12, round(rect.center().y() - side / 2), side, side)
        draw_check_box(painter, box, "on" if row.done else "off", look)
        line = QRectF(box.right() + 9, rect.top(), rect.right() - box.right() - 21, rect.height())
        muted = ink_on(look, "text_muted")
        taken = draw_number(painter, line, model.opens_words(row), look, "small", muted)
        draw_text(painter, line.adjusted(0, 0, -taken - 8, 0), row.quest.name, look)
        if focused:
            draw_focus_ring(painter, rect.adjusted(2, 1, -2, -1), look, inside=True)

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        if not isinstance(model, QuestModel) or not _ticks(event):
            return False
        done = model.rows[index.row()].done
        check = Qt.CheckState.Unchecked if done else Qt.CheckState.Checked
        return model.setData(index, check, _Role.CheckStateRole)


def _ticks(event: QEvent) -> bool:
    if isinstance(event, QMouseEvent):
        left = event.button() == Qt.MouseButton.LeftButton
        return left and event.type() == QEvent.Type.MouseButtonRelease
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
        return False
    return event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select)


class QuestList(QListView):
    """Space or a click anywhere in a row ticks it."""

    def __init__(self, theme: Theme, model: QuestModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(_QuestPainter(theme, self))
        self.setAccessibleName(self.tr("Completed quests"))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportMargins(0, 4, 0, 4)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self.scheduleDelayedItemsLayout)
        model.modelReset.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(200, self._height(max(1, self.model().rowCount())))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._height(min(_LEAST_ROWS, max(1, self.model().rowCount()))))

    def _height(self, rows: int) -> int:
        return rows * self._theme.look.size("row.table") + 8

    def current_quest(self) -> str | None:
        """The quest that the keyboard stands on."""
        model, index = self.model(), self.currentIndex()
        assert isinstance(model, QuestModel)
        return model.rows[index.row()].quest.id if index.isValid() else None
