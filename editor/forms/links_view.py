"""The tabs "Related" and "Used by": other records, and what connects them."""

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
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.theme import Theme
from editor.theme.painter import (
    draw_focus_ring,
    draw_hairline,
    draw_icon,
    draw_row_ground,
    draw_text,
    text_width,
)
from editor.widgets import EmptyState, plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_TOP = QModelIndex()
_SELECTED = QStyle.StateFlag.State_Selected.value
_HOVERED = QStyle.StateFlag.State_MouseOver.value
_FOCUSED = QStyle.StateFlag.State_HasFocus.value
_PAD = 12


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A record to go to: its icon, its id, and why it stands here."""

    handle: int
    icon: str
    id: str
    why: str
    field: str = ""


class LinksModel(QAbstractListModel):
    """The rows as they were given."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: Sequence[LinkRow] = ()

    def set_rows(self, rows: Sequence[LinkRow]) -> None:
        """Show other rows; the same ones change nothing."""
        if list(rows) == list(self.rows):
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == _Role.DisplayRole:
            return row.id
        if role == _Role.AccessibleTextRole:
            return f"{row.id}: {row.why}"
        if role == _Role.ToolTipRole:
            return plain_tooltip(f"{row.id}: {row.why}")
        return None


class _LinkDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self._theme.look.size("row.list"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, LinksModel):
            return
        row, look, rect = model.rows[index.row()], self._theme.look, QRectF(option.rect)
        state = option.state.value
        selected = bool(state & _SELECTED) and option.widget.hasFocus()
        draw_row_ground(painter, rect, look, selected=selected, hovered=bool(state & _HOVERED))
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), look)
        box = rect.adjusted(_PAD, 0, -_PAD, -1)
        draw_icon(
            painter,
            QRectF(box.left(), box.top(), 14, box.height()),
            row.icon,
            "text_muted",
            look,
            14,
        )
        words = box.adjusted(22, 0, 0, 0)
        why = min(text_width(row.why, look, "small"), words.width() / 2)
        width = draw_text(painter, words.adjusted(0, 0, -why - 8, 0), row.id, look)
        draw_text(painter, words.adjusted(width + 8, 0, 0, 0), row.why, look, "small", "text_muted")
        if state & _FOCUSED and selected:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=True)


class _List(QListView):
    opened = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self.opened.emit()
            return
        super().keyPressEvent(event)


class LinksView(QStackedWidget):
    """`jump_requested(handle, field)`: the user wants to go to a record."""

    jump_requested = Signal(int, str)

    def __init__(
        self,
        theme: Theme,
        name: str,
        icon: str,
        nothing: str,
        reason: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.model = LinksModel(self)
        self.list = _List()
        self.list.setAccessibleName(name)
        self.list.setModel(self.model)
        self.list.setItemDelegate(_LinkDelegate(theme, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.opened.connect(self._on_opened)
        self.list.clicked.connect(self._on_opened)
        self.addWidget(self.list)
        self.addWidget(EmptyState(theme, icon, nothing, reason))
        self.setFocusProxy(self.list)

    def set_rows(self, rows: Sequence[LinkRow]) -> None:
        """Show the records that are connected with the one of the form."""
        self.model.set_rows(rows)
        self.setCurrentIndex(0 if rows else 1)

    def _on_opened(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            row = self.model.rows[index.row()]
            self.jump_requested.emit(row.handle, row.field)
