"""The worlds opened lately: Enter opens one, Delete takes it off the list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from editor.opening import short_path, world_name
from editor.theme import Look, Theme
from editor.theme.painter import RIGHT, draw_icon, draw_text
from editor.widgets import RowList, RowModel, RowPainter, RowState
from editor.widgets.row_list import Index

_CROSS = 28


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


class RecentModel(RowModel[RecentWorld]):
    """The rows of the list."""

    def label(self, row: RecentWorld) -> str:
        return row.name

    def spoken(self, row: RecentWorld) -> str:
        missing = "" if row.there else self.tr("not found")
        return ", ".join(part for part in (row.name, row.place, missing) if part)

    def tip(self, row: RecentWorld) -> str:
        return ""


class _WorldPainter(RowPainter[RecentWorld]):
    lit_by = "always"
    token = "row.table_comfortable"

    def __init__(self, theme: Theme, missing: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._missing = missing

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: RecentWorld, look: Look, state: RowState
    ) -> None:
        ink = state.ink(look, "text" if row.there else "text_muted")
        muted = state.ink(look, "text_muted")
        icon = QRectF(rect.left() + 8, rect.top(), 16, rect.height())
        draw_icon(painter, icon, "folder" if row.there else "question", muted, look)
        line = rect.adjusted(34, 0, -_CROSS - 4, 0)
        note = row.place if row.there else f"{self._missing} · {row.place}"
        name = draw_text(painter, line, row.name, look, "base", ink)
        draw_text(painter, line.adjusted(name + 16, 0, 0, 0), note, look, "small", muted, RIGHT)
        if state.hovered or state.selected:
            draw_icon(painter, cross_rect(rect), "close", muted, look, 14)


def cross_rect(row: QRectF) -> QRectF:
    """Where the cross that forgets a row is drawn."""
    return QRectF(row.right() - _CROSS, row.top(), _CROSS, row.height())


class RecentList(RowList):
    """opened(str) and forgotten(str) carry the path of a row."""

    opened = Signal(str)
    forgotten = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        rows = RecentModel()
        super().__init__(theme, "", rows, parent=parent, mouse="none")
        self.rows = rows
        self.setItemDelegate(_WorldPainter(theme, self.tr("not found"), self))
        self.setAccessibleName(self.tr("Recent worlds"))
        self.setToolTip(self.tr("Enter opens, Delete takes off the list"))

    def open_row(self, index: Index) -> None:
        path = self._path(index)
        if path:
            self.opened.emit(path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        path = self._path(self.currentIndex())
        if path and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
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

    def _path(self, index: Index) -> str:
        return self.rows.rows[index.row()].path if index.isValid() else ""
