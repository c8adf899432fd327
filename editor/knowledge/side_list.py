"""Lists of the panel: what a quest opens, and what the audit found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.theme import Look, Theme
from editor.theme.painter import (
    draw_card,
    draw_focus_ring,
    draw_icon,
    draw_lit_text,
    draw_number,
    draw_row_ground,
    draw_severity,
    draw_text,
    ink_on,
    line_height,
    text_height,
)
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_State = QStyle.StateFlag
_TOP = QModelIndex()
_MARGIN, _GAP, _ICON = 12, 8, 14
_TEXT_LINES, _FOUND_LINES = 2, 4


@dataclass(frozen=True, slots=True)
class LearningCard:
    """An entry that a quest opens: its text, and who learns it, in words."""

    handle: int
    id: str
    text: str
    learn: str
    note: str

    def spoken(self) -> str:
        """The card in words."""
        return f"{self.id}: {self.learn} {self.note}. {self.text}"


@dataclass(frozen=True, slots=True)
class FoundLine:
    """One line of the audit; `handle` None is about no record."""

    severity: str
    text: str
    handle: int | None = None

    def spoken(self) -> str:
        """The line in words."""
        return self.text


SideItem = LearningCard | FoundLine


class SideModel(QAbstractListModel):
    """Items that are replaced as a whole."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: tuple[SideItem, ...] = ()

    @property
    def items(self) -> tuple[SideItem, ...]:
        """All of them."""
        return self._items

    def show(self, items: Sequence[SideItem]) -> None:
        """Show other items; equal ones change nothing."""
        if tuple(items) == self._items:
            return
        self.beginResetModel()
        self._items = tuple(items)
        self.endResetModel()

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._items)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self._items[index.row()]
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole):
            return item.spoken()
        return plain_tooltip(item.spoken()) if role == _Role.ToolTipRole else None


class SideDelegate(QStyledItemDelegate):
    """Cards for what is learnt, lines for what was found."""

    def __init__(self, theme: Theme, opens: str, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._theme, self._opens = theme, opens

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model, view = index.model(), self.parent()
        if not isinstance(model, SideModel) or not isinstance(view, QAbstractItemView):
            return super().sizeHint(option, index)
        look, width = self._theme.look, view.viewport().width()
        item = model.items[index.row()]
        return QSize(80, _height(item, width, look))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, SideModel):
            return
        painter.save()
        item, rect = model.items[index.row()], QRectF(option.rect)
        if isinstance(item, LearningCard):
            self._paint_card(painter, rect, item, option)
        else:
            self._paint_found(painter, rect, item, option)
        painter.restore()

    def _paint_card(
        self, painter: QPainter, rect: QRectF, card: LearningCard, option: QStyleOptionViewItem
    ) -> None:
        look = self._theme.look
        selected = bool(option.state & _State.State_Selected)
        hovered = bool(option.state & _State.State_MouseOver)
        body = rect.adjusted(_MARGIN, 1, -_MARGIN, -_GAP + 1)
        inner = draw_card(
            painter, body, look, "selected" if selected else "hover" if hovered else "rest"
        )
        line = line_height(look)
        head = QRectF(inner.left(), inner.top(), inner.width(), line)
        taken = draw_number(painter, head, self._opens, look, "small", "visibility.secret.ink")
        icon = QRectF(head.right() - taken - 18, head.top(), 12, head.height())
        draw_icon(painter, icon, "lock_open", "visibility.secret.ink", look, 12)
        draw_text(painter, head.adjusted(0, 0, -taken - 24, 0), card.id, look, "strong")
        text = QRectF(inner.left(), head.bottom() + 3, inner.width(), 2 * line)
        height = draw_lit_text(painter, text, card.text, (), look, max_lines=_TEXT_LINES)
        last = QRectF(inner.left(), text.top() + height + 2, inner.width(), line)
        width = draw_text(painter, last, card.learn, look, "strong")
        draw_text(
            painter, last.adjusted(width + 5, 0, 0, 0), card.note, look, "small", "text_muted"
        )
        if option.state & _State.State_HasFocus:
            draw_focus_ring(painter, body, look, inside=True, radius=look.token("radius.card"))

    def _paint_found(
        self, painter: QPainter, rect: QRectF, found: FoundLine, option: QStyleOptionViewItem
    ) -> None:
        look = self._theme.look
        selected = bool(option.state & _State.State_Selected)
        hovered = bool(option.state & _State.State_MouseOver)
        draw_row_ground(painter, rect, look, selected=selected, hovered=hovered)
        line = line_height(look, "small")
        icon = QRectF(rect.left() + _MARGIN, rect.top() + 5, _ICON, line)
        draw_severity(painter, icon, found.severity, look, selected=selected)  # type: ignore[arg-type]
        words = rect.adjusted(_MARGIN + _ICON + _GAP, 5, -_MARGIN, -4)
        ink = ink_on(look, "text", selected=selected)
        draw_lit_text(painter, words, found.text, (), look, "small", ink, _FOUND_LINES)
        if option.state & _State.State_HasFocus:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)


def _height(item: SideItem, width: int, look: Look) -> int:
    if isinstance(item, LearningCard):
        inner = width - 2 * _MARGIN - 24
        text = text_height(item.text, inner, look, max_lines=_TEXT_LINES)
        return round(2 * line_height(look) + text + 5 + 12 + _GAP + 2)
    words = width - 2 * _MARGIN - _ICON - _GAP
    return round(text_height(item.text, words, look, "small", _FOUND_LINES) + 9)


class SideList(QListView):
    """chosen(int): the record of the current row. opened(int): Enter or a double click on it."""

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(
        self, theme: Theme, name: str, opens: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.items = SideModel(self)
        self.setItemDelegate(SideDelegate(theme, opens, self))
        self.setModel(self.items)
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.clicked.connect(self._on_clicked)
        self.doubleClicked.connect(self._on_opened)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def sizeHint(self) -> QSize:
        # It takes what is left: a larger wish would squeeze the parts that cannot scroll.
        return QSize(200, 56)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 56)

    def handle_at(self, index: Index) -> int | None:
        """The record that a row is about."""
        return self.items.items[index.row()].handle if index.isValid() else None

    def wanted_height(self) -> int:
        """The height at which every item is seen."""
        rows = range(self.items.rowCount())
        return sum(self.sizeHintForIndex(self.items.index(row)).height() for row in rows) + 2

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._on_clicked(current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self._on_opened(self.currentIndex())
            event.accept()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _on_clicked(self, index: QModelIndex) -> None:
        handle = self.handle_at(index)
        if handle is not None:
            self.chosen.emit(handle)

    def _on_opened(self, index: QModelIndex) -> None:
        handle = self.handle_at(index)
        if handle is not None:
            self.opened.emit(handle)
