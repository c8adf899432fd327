"""Small lists of short lines: checks, the gate's log, findings, what was said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QResizeEvent
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
    draw_focus_ring,
    draw_icon,
    draw_lit_text,
    draw_row_ground,
    draw_text,
    ink_on,
    text_height,
    text_width,
)
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_PAD, _ICON, _GAP = 12, 14, 8
_MOST_LINES = 12


@dataclass(frozen=True, slots=True)
class ShortLine:
    """`icon` in an ink, `head` strong or `muted`, the text; `after` is an icon at the right end."""

    text: str
    head: str = ""
    icon: str = ""
    ink: str = "text_muted"
    after: str = ""
    after_ink: str = "text_muted"
    muted_text: bool = False

    @property
    def spoken(self) -> str:
        """The line as words."""
        return f"{self.head} {self.text}".strip()


class LineModel(QAbstractListModel):
    """The lines of one list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[ShortLine, ...] = ()

    @property
    def lines(self) -> tuple[ShortLine, ...]:
        """All of them."""
        return self._lines

    def show_lines(self, lines: Sequence[ShortLine]) -> None:
        """Show others."""
        if tuple(lines) != self._lines:
            self.beginResetModel()
            self._lines = tuple(lines)
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        spoken = self._lines[index.row()].spoken
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return spoken
        return plain_tooltip(spoken) if role == Qt.ItemDataRole.ToolTipRole else None


class _LinePainter(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: LineList) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look, model = self._theme.look, index.model()
        assert isinstance(model, LineModel)
        least = look.stretched(self._view.least)
        if not self._view.wraps:
            return QSize(80, least)
        line = model.lines[index.row()]
        inner = self._box(QRectF(0, 0, self._view.viewport().width(), 0), line, look)
        height = text_height(line.text, max(40.0, inner.width()), look, "base", _MOST_LINES)
        return QSize(80, max(least, height + 6))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look, rect = index.model(), self._theme.look, QRectF(option.rect)
        assert isinstance(model, LineModel)
        line, state = model.lines[index.row()], option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        active = bool(state & QStyle.StateFlag.State_Active)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        draw_row_ground(painter, rect, look, selected=selected, hovered=hovered, active=active)

        def ink(name: str) -> str:
            return ink_on(look, name, selected=selected, active=active)

        high = look.stretched(self._view.least)
        first = QRectF(rect.left() + _PAD, rect.top(), rect.width(), high)
        if line.icon:
            box = QRectF(first.left(), first.top(), _ICON, first.height())
            draw_icon(painter, box, line.icon, ink(line.ink), look, _ICON)
            first.setLeft(first.left() + _ICON + _GAP)
        if line.head:
            first.setRight(first.left() + self._head_room(line, look) - 6)
            role = "base" if line.muted_text else "strong"
            draw_text(painter, first, line.head, look, role, ink("text"))
        if line.after:
            box = QRectF(rect.right() - _PAD - _ICON, rect.top(), _ICON, first.height())
            draw_icon(painter, box, line.after, ink(line.after_ink), look, _ICON)
        inner = self._box(rect, line, look)
        text_ink = ink("text_muted" if line.muted_text else "text")
        if self._view.wraps:
            top = inner.adjusted(0, (high - look.metrics().height()) / 2 - 1, 0, 0)
            draw_lit_text(painter, top, line.text, (), look, "base", text_ink, _MOST_LINES)
        else:
            draw_text(painter, inner, line.text, look, "base", text_ink)
        if state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)

    def _head_room(self, line: ShortLine, look: Look) -> float:
        if not line.head:
            return 0.0
        if self._view.head_width:
            return look.stretched(self._view.head_width)
        return text_width(line.head, look, "strong") + 8

    def _box(self, rect: QRectF, line: ShortLine, look: Look) -> QRectF:
        left = _PAD + self._head_room(line, look) + (_ICON + _GAP if line.icon else 0)
        right = _PAD + (_ICON + _GAP if line.after else 0)
        return rect.adjusted(left, 0, -right, 0)


class LineList(QListView):
    """row_chosen(int): the cursor is on a line. row_opened(int): Enter or a double click.

    `head_width` gives the heads a column, 0 lets each take its own room; `wraps` shows whole
    texts over several lines.
    """

    row_chosen = Signal(int)
    row_opened = Signal(int)

    def __init__(
        self,
        theme: Theme,
        name: str,
        parent: QWidget | None = None,
        *,
        wraps: bool = False,
        head_width: int = 0,
        least: int = 22,
    ) -> None:
        super().__init__(parent)
        self.wraps, self.head_width, self.least = wraps, head_width, least
        self.lines = LineModel(self)
        self.setModel(self.lines)
        self.setItemDelegate(_LinePainter(theme, self))
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(self._on_opened)
        self.selectionModel().currentChanged.connect(self._on_current)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.wraps and event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self._on_opened(row)
            event.accept()
        elif event.matches(QKeySequence.StandardKey.Copy):
            if row.isValid():
                QGuiApplication.clipboard().setText(self.lines.lines[row.row()].spoken)
            event.accept()
        else:
            super().keyPressEvent(event)

    def _on_opened(self, index: QModelIndex) -> None:
        if index.isValid():
            self.row_opened.emit(index.row())

    def _on_current(self, current: QModelIndex) -> None:
        if current.isValid():
            self.row_chosen.emit(current.row())
