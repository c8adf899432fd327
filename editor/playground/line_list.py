"""A small list of rows of two lines: findings of an answer, turns of a conversation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter
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
    draw_number,
    draw_row_ground,
    draw_text,
    elided,
    ink_on,
    text_width,
)
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_HEIGHT, _PAD, _ICON = 42, 12, 14
_MOST_NOTE = 0.5


@dataclass(frozen=True, slots=True)
class ListRow:
    """`head` strong, `text` behind it, `note` at the right, `below` muted on the second line."""

    head: str
    text: str
    below: str
    note: str = ""
    icon: str = ""
    ink: str = "text_muted"

    @property
    def spoken(self) -> str:
        """The row as plain text."""
        return ". ".join(filter(None, (f"{self.head} {self.text}".strip(), self.note, self.below)))


class LineModel(QAbstractListModel):
    """The rows of one list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[ListRow] = ()

    @property
    def rows(self) -> Sequence[ListRow]:
        """All of them."""
        return self._rows

    def show_rows(self, rows: Sequence[ListRow]) -> None:
        """Show others."""
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.spoken
        return plain_tooltip(row.spoken) if role == Qt.ItemDataRole.ToolTipRole else None


class _RowPainter(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, self._theme.look.stretched(_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look, rect = index.model(), self._theme.look, QRectF(option.rect)
        assert isinstance(model, LineModel)
        state = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        active = bool(state & QStyle.StateFlag.State_Active)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        draw_row_ground(painter, rect, look, hovered=hovered, selected=selected, active=active)
        _draw_row(
            painter,
            rect.adjusted(_PAD, 3, -_PAD, -3),
            model.rows[index.row()],
            look,
            lambda ink: ink_on(look, ink, selected=selected, active=active),
        )
        if state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)


def _draw_row(
    painter: QPainter, inner: QRectF, row: ListRow, look: Look, ink: Callable[[str], str]
) -> None:
    height = inner.height() / 2
    if row.icon:
        box = QRectF(inner.left(), inner.top(), _ICON, height)
        draw_icon(painter, box, row.icon, ink(row.ink), look, _ICON)
        inner.setLeft(inner.left() + _ICON + 8)
    first = QRectF(inner.left(), inner.top(), inner.width(), height)
    below = first.translated(0, height)
    draw_text(painter, below, row.below, look, "small", ink("text_muted"))
    if row.note:
        note = elided(row.note, first.width() * _MOST_NOTE, look, "small")
        draw_number(painter, first, note, look, "small", ink("text_muted"))
        first.setRight(first.right() - text_width(note, look, "small", tabular=True) - 8)
    if row.head:
        taken = draw_text(painter, first, row.head, look, "strong", ink("text"))
        first.setLeft(first.left() + taken + 6)
    draw_text(painter, first, row.text, look, "base", ink("text"))


class LineList(QListView):
    """row_chosen(int): the cursor is on a row. row_opened(int): Enter or a double click."""

    row_chosen = Signal(int)
    row_opened = Signal(int)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = LineModel(self)
        self.setModel(self.lines)
        self.setItemDelegate(_RowPainter(theme, self))
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(lambda index: self.row_opened.emit(index.row()))
        self.selectionModel().currentChanged.connect(self._on_current)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row.isValid():
            self.row_opened.emit(row.row())
            event.accept()
        elif event.matches(QKeySequence.StandardKey.Copy):
            if row.isValid():
                QGuiApplication.clipboard().setText(self.lines.rows[row.row()].spoken)
            event.accept()
        else:
            super().keyPressEvent(event)

    def _on_current(self, current: QModelIndex) -> None:
        if current.isValid():
            self.row_chosen.emit(current.row())
