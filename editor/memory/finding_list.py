"""The findings of a whole memory: a click or Enter shows the NPC and the fact."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.memory.finding_words import FindingRow
from editor.theme import Look, Theme
from editor.theme.painter import draw_severity
from editor.theme.painter.text import draw_lit_text, line_height, text_height
from editor.widgets import RowList, RowModel, RowPainter, RowState
from editor.widgets.row_list import Index

_LEFT, _RIGHT, _GAP = 36, 10, 5
_TITLE_LINES, _NOTE_LINES = 3, 2
MOST = 500
"""More findings than this are not listed one by one."""


class FindingModel(RowModel[FindingRow]):
    """The rows of the list; more of the same go below those that are there."""

    def set_rows(self, rows: Iterable[FindingRow]) -> None:
        new, old = tuple(rows)[:MOST], self.rows
        if not old or len(new) <= len(old) or new[: len(old)] != old:
            super().set_rows(new)
            return
        self.beginInsertRows(QModelIndex(), len(old), len(new) - 1)
        self.rows = new
        self.endInsertRows()

    def label(self, row: FindingRow) -> str:
        return row.title

    def tip(self, row: FindingRow) -> str:
        return f"{row.title}\n{row.note}"

    def spoken(self, row: FindingRow) -> str:
        names = {
            "error": self.tr("Error"),
            "warning": self.tr("Warning"),
            "hint": self.tr("Hint"),
        }
        return f"{names[row.severity]}: {row.title}. {row.note}"


class FindingPainter(RowPainter[FindingRow]):
    """Title in up to three lines, note in up to two."""

    lit_by = "window"

    def height(self, row: FindingRow, look: Look, width: int) -> int:
        room = _room(width)
        title = text_height(row.title, room, look, "base", _TITLE_LINES)
        note = text_height(row.note, room, look, "small", _NOTE_LINES) if row.note else 0
        return title + note + 2 * _GAP

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: FindingRow, look: Look, state: RowState
    ) -> None:
        top, lit = rect.top() + _GAP, state.selected and look.high_contrast
        icon = QRectF(rect.left() + 12, top, 16, line_height(look, "base"))
        draw_severity(
            painter, icon, row.severity, look, selected=state.selected, active=state.active
        )
        box = QRectF(rect.left() + _LEFT, top, _room(rect.width()), rect.height())
        ink = "selection_text" if lit else "text"
        used = draw_lit_text(painter, box, row.title, (), look, "base", ink, _TITLE_LINES)
        if row.note:
            muted = "selection_text" if lit else "text_muted"
            under = box.adjusted(0, used, 0, 0)
            draw_lit_text(painter, under, row.note, (), look, "small", muted, _NOTE_LINES)


def _room(width: float) -> float:
    return max(60, width - _LEFT - _RIGHT)


class FindingList(RowList):
    """opened(Finding): the user wants to see what a finding is about."""

    opened = Signal(object)

    def __init__(self, theme: Theme, model: FindingModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", model, FindingPainter, parent, wraps=True, mouse="click")
        self._findings = model
        self.setAccessibleName(self.tr("Findings"))

    def open_row(self, index: Index) -> None:
        if index.isValid():
            self.opened.emit(self._findings.rows[index.row()].finding)
