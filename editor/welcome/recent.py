"""The worlds opened lately: Enter opens one, Delete takes it off the list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

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
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.opening import short_path, world_name
from editor.theme import Theme
from editor.theme.painter import (
    RIGHT,
    draw_focus_ring,
    draw_icon,
    draw_row_ground,
    draw_text,
    ink_on,
)

_CROSS = 28
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class RecentWorld:
    """One row: the path as it was opened, its name, whether it is still there."""

    path: str
    name: str
    place: str
    there: bool


def recent_worlds(paths: Sequence[str]) -> list[RecentWorld]:
    """The rows for paths, in their order."""
    return [
        RecentWorld(path, world_name(Path(path)), short_path(Path(path)), Path(path).exists())
        for path in paths
    ]


class RecentModel(QAbstractListModel):
    """The rows of the list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[RecentWorld] = []

    def set_rows(self, rows: list[RecentWorld]) -> None:
        """Show other worlds."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            missing = "" if row.there else self.tr("not found")
            return ", ".join(part for part in (row.name, row.place, missing) if part)
        return None


class _RowPainter(QStyledItemDelegate):
    def __init__(self, theme: Theme, missing: str, parent: QObject) -> None:
        super().__init__(parent)
        self._theme, self._missing = theme, missing

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self._theme.look.size("row.table_comfortable"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look = index.model(), self._theme.look
        assert isinstance(model, RecentModel)
        row, rect, state = model.rows[index.row()], QRectF(option.rect), option.state
        flags = QStyle.StateFlag
        selected, hovered = bool(state & flags.State_Selected), bool(state & flags.State_MouseOver)
        draw_row_ground(painter, rect, look, selected=selected, hovered=hovered)
        ink = ink_on(look, "text" if row.there else "text_muted", selected=selected)
        muted = ink_on(look, "text_muted", selected=selected)
        icon = QRectF(rect.left() + 8, rect.top(), 16, rect.height())
        draw_icon(painter, icon, "folder" if row.there else "question", muted, look)
        line = rect.adjusted(34, 0, -_CROSS - 4, 0)
        note = row.place if row.there else f"{self._missing} · {row.place}"
        name = draw_text(painter, line, row.name, look, "base", ink)
        draw_text(painter, line.adjusted(name + 16, 0, 0, 0), note, look, "small", muted, RIGHT)
        if hovered or selected:
            draw_icon(painter, cross_rect(rect), "close", muted, look, 14)
        if state & flags.State_HasFocus:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)


def cross_rect(row: QRectF) -> QRectF:
    """Where the cross that forgets a row is drawn."""
    return QRectF(row.right() - _CROSS, row.top(), _CROSS, row.height())


class RecentList(QListView):
    """opened(str) and forgotten(str) carry the path of a row."""

    opened = Signal(str)
    forgotten = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = RecentModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(_RowPainter(theme, self.tr("not found"), self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Recent worlds"))
        self.setToolTip(self.tr("Enter opens, Delete takes off the list"))
        theme.changed.connect(self.viewport().update)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        path = self._path(self.currentIndex())
        if path and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(path)
        elif path and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.forgotten.emit(path)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        path = self._path(index)
        if path and event.button() == Qt.MouseButton.LeftButton:
            cross = cross_rect(QRectF(self.visualRect(index)))
            (self.forgotten if cross.contains(event.position()) else self.opened).emit(path)

    def _path(self, index: QModelIndex) -> str:
        return self.rows.rows[index.row()].path if index.isValid() else ""
