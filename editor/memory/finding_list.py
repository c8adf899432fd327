"""The findings of a whole memory: a click or Enter shows the NPC and the fact."""

from __future__ import annotations

from collections.abc import Sequence

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
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.memory.finding_words import FindingRow
from editor.theme import Theme
from editor.theme.painter import draw_focus_ring, draw_row_ground, draw_severity
from editor.theme.painter.text import draw_lit_text, line_height, text_height
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_LEFT, _RIGHT, _GAP = 36, 10, 5
_TITLE_LINES, _NOTE_LINES = 3, 2
MOST = 500
"""More findings than this are not listed one by one."""


class FindingModel(QAbstractListModel):
    """The rows of the list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[FindingRow] = []

    def set_rows(self, rows: Sequence[FindingRow]) -> None:
        """Show other findings; more of the same go below those that are there."""
        new = list(rows[:MOST])
        if self.rows and new[: len(self.rows)] == self.rows:
            if len(new) > len(self.rows):
                self.beginInsertRows(QModelIndex(), len(self.rows), len(new) - 1)
                self.rows = new
                self.endInsertRows()
            return
        self.beginResetModel()
        self.rows = new
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == _Role.DisplayRole:
            return row.title
        if role == _Role.ToolTipRole:
            return plain_tooltip(f"{row.title}\n{row.note}")
        if role == _Role.AccessibleTextRole:
            names = {
                "error": self.tr("Error"),
                "warning": self.tr("Warning"),
                "hint": self.tr("Hint"),
            }
            return f"{names[row.severity]}: {row.title}. {row.note}"
        return None


class FindingDelegate(QStyledItemDelegate):
    """Title in up to three lines, note in up to two."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model, look = index.model(), self._theme.look
        assert isinstance(model, FindingModel)
        row, width = model.rows[index.row()], self._width(option.widget)
        title = text_height(row.title, width, look, "base", _TITLE_LINES)
        note = text_height(row.note, width, look, "small", _NOTE_LINES) if row.note else 0
        return QSize(60, title + note + 2 * _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look = index.model(), self._theme.look
        assert isinstance(model, FindingModel)
        row, rect = model.rows[index.row()], QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        active = option.widget.isActiveWindow()
        draw_row_ground(painter, rect, look, selected=selected, hovered=hovered, active=active)
        icon = QRectF(rect.left() + 12, rect.top() + _GAP, 16, line_height(look, "base"))
        draw_severity(painter, icon, row.severity, look, selected=selected, active=active)
        box = QRectF(
            rect.left() + _LEFT, rect.top() + _GAP, self._width(option.widget), rect.height()
        )
        ink = "selection_text" if selected and look.high_contrast else "text"
        used = draw_lit_text(painter, box, row.title, (), look, "base", ink, _TITLE_LINES)
        if row.note:
            muted = "selection_text" if selected and look.high_contrast else "text_muted"
            under = box.adjusted(0, used, 0, 0)
            draw_lit_text(painter, under, row.note, (), look, "small", muted, _NOTE_LINES)
        if option.state & QStyle.StateFlag.State_HasFocus and active:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)

    def _width(self, view: QWidget | None) -> float:
        wide = view.viewport().width() if isinstance(view, QListView) else 200
        return max(60, wide - _LEFT - _RIGHT)


class FindingList(QListView):
    """opened(Finding): the user wants to see what a finding is about."""

    opened = Signal(object)

    def __init__(self, theme: Theme, model: FindingModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._findings = model
        self.setItemDelegate(FindingDelegate(theme, self))
        self.setModel(model)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(self.tr("Findings"))
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
            return
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._open(self.indexAt(event.position().toPoint()))

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self._findings.rows[index.row()].finding)
