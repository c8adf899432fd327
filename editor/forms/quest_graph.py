"""The order of the quests as a small graph: each after those it requires."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from core.model.kinds import Kind
from core.model.records import Quest
from core.query import quests_in_order
from core.world.world import World
from editor.theme import Look, Theme
from editor.theme.painter import draw_focus_ring, draw_hairline, draw_text, fill_rect
from editor.widgets import PlainLabel, RowList, plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_TOP = QModelIndex()
_FOCUSED = QStyle.StateFlag.State_HasFocus.value
_HOVERED = QStyle.StateFlag.State_MouseOver.value
_LANE, _DOT, _LEFT, _ROW, _MOST_LANES, _MOST_ROWS = 14, 7, 14, 20, 8, 8


@dataclass(frozen=True, slots=True)
class QuestRow:
    """One quest: its record, its words, its lane, and the rows of those it requires."""

    handle: int
    id: str
    name: str
    lane: int
    requires: tuple[int, ...]


def quest_rows(world: World) -> tuple[QuestRow, ...]:
    """The quests in the order in which they can be completed; those of a cycle last."""
    order = quests_in_order(world)
    at = {id: row for row, id in enumerate(order)}
    rows: list[QuestRow] = []
    for row, id in enumerate(order):
        handle = world.find(Kind.QUEST, id)[0]
        data = world.data(handle)
        needed = data.requires if isinstance(data, Quest) else ()
        before = tuple(sorted({at[n] for n in needed if at.get(n, row) < row}))
        lane = 1 + max((rows[n].lane for n in before), default=-1)
        name = data.name if isinstance(data, Quest) else ""
        rows.append(QuestRow(handle, id, name, lane, before))
    return tuple(rows)


def connected(rows: Sequence[QuestRow], chosen: set[int]) -> set[int]:
    """The rows that must come before the chosen ones, that wait for them, and they themselves."""
    before = {row for row, quest in enumerate(rows) if quest.handle in chosen}
    after = set(before)
    for row in range(len(rows) - 1, -1, -1):
        if row in before:
            before |= set(rows[row].requires)
    for row, quest in enumerate(rows):
        if after & set(quest.requires):
            after.add(row)
    return before | after


class QuestModel(QAbstractListModel):
    """The quests as rows, with the chosen ones."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: tuple[QuestRow, ...] = ()
        self.chosen: set[int] = set()
        self.lit: set[int] = set()

    def show_quests(self, rows: tuple[QuestRow, ...], chosen: set[int]) -> None:
        """Show quests; those that have to do with the chosen ones are lit."""
        if rows != self.rows:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
        self.chosen, self.lit = chosen, connected(rows, chosen)
        if rows:
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        quest = self.rows[index.row()]
        if role == _Role.DisplayRole:
            return quest.name or quest.id
        if role == _Role.AccessibleTextRole:
            return self._spoken(index.row(), quest)
        if role == _Role.ToolTipRole:
            return plain_tooltip(self._spoken(index.row(), quest))
        return None

    def _spoken(self, row: int, quest: QuestRow) -> str:
        words = self.tr("{number}. {name}").format(number=row + 1, name=quest.name or quest.id)
        if quest.requires:
            needed = ", ".join(self.rows[n].name or self.rows[n].id for n in quest.requires)
            words += " " + self.tr("(after {quests})").format(quests=needed)
        return words


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self._theme.look.stretched(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, QuestModel)
        look, rect, row = self._theme.look, QRectF(option.rect), index.row()
        chosen = model.rows[row].handle in model.chosen
        if chosen:
            fill_rect(painter, rect, look, "selection")
        elif option.state.value & _HOVERED:
            fill_rect(painter, rect, look, "hover")
        self._paint_lines(painter, rect, model, row, look)
        self._paint_dot(painter, rect, model, row, look)
        lanes = min(_MOST_LANES, 1 + max(quest.lane for quest in model.rows))
        words = rect.adjusted(_LEFT + lanes * _LANE + 6, 0, -8, 0)
        ink = "selection_text" if chosen else "text" if row in model.lit else "text_muted"
        role = "strong" if chosen else "base"
        draw_text(painter, words, str(index.data()), look, role, ink)
        if option.state.value & _FOCUSED:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=chosen)

    def _x(self, lane: int) -> float:
        return _LEFT + min(lane, _MOST_LANES - 1) * _LANE

    def _paint_lines(
        self, painter: QPainter, rect: QRectF, model: QuestModel, row: int, look: Look
    ) -> None:
        """What crosses this row, comes into its dot and goes out of it; lit lines last."""
        middle = rect.center().y()
        for lit in (False, True):
            colour = "accent" if lit else "hairline"
            for to in range(row, len(model.rows)):
                for start in model.rows[to].requires:
                    both = start in model.lit and to in model.lit
                    if both != lit or start > row:
                        continue
                    x, end = self._x(model.rows[start].lane), self._x(model.rows[to].lane)
                    top = middle if start == row else rect.top()
                    bottom = middle if to == row else rect.bottom() + 1
                    draw_hairline(painter, QPointF(x, top), QPointF(x, bottom), look, colour)
                    if to == row:
                        line = QPointF(x, middle), QPointF(end, middle)
                        draw_hairline(painter, *line, look, colour)

    def _paint_dot(
        self, painter: QPainter, rect: QRectF, model: QuestModel, row: int, look: Look
    ) -> None:
        x, y = self._x(model.rows[row].lane), rect.center().y()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour("accent" if row in model.lit else "control_border"))
        painter.drawEllipse(QPointF(x, y), _DOT / 2, _DOT / 2)
        painter.restore()


class QuestGraph(QWidget):
    """`jump_requested(handle, field)`: another quest is to be shown."""

    jump_requested = Signal(int, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        title = self.tr("Order of the quests")
        self.model = QuestModel(self)
        self.list = RowList(theme, title, self.model, mouse="click")
        self.list.setItemDelegate(_Delegate(theme, self.list))
        self.list.setSelectionMode(RowList.SelectionMode.NoSelection)
        self.list.row_opened.connect(self._on_opened)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 6)
        column.setSpacing(4)
        words = PlainLabel(theme, title, role="strong")
        words.setContentsMargins(12, 0, 12, 0)
        column.addWidget(words)
        column.addWidget(self.list)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        theme.changed.connect(self._fit)

    def show_quests(self, world: World, chosen: Sequence[int]) -> None:
        """Show all quests, with those lit that have to do with the chosen ones."""
        self.model.show_quests(quest_rows(world), set(chosen))
        self._fit()
        row = next((i for i, q in enumerate(self.model.rows) if q.handle in chosen), None)
        if row is not None and not self.list.hasFocus():
            self.list.setCurrentIndex(self.model.index(row))
            self.list.scrollTo(self.model.index(row))

    def _fit(self) -> None:
        rows = max(1, min(_MOST_ROWS, len(self.model.rows)))
        self.list.setFixedHeight(rows * self._theme.look.stretched(_ROW) + 2)

    def _on_opened(self, row: int) -> None:
        self.jump_requested.emit(self.model.rows[row].handle, "")
