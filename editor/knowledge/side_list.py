"""Lists of the panel: what a quest opens, and what the audit found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.theme import Look, Theme
from editor.theme.painter import (
    draw_card,
    draw_focus_ring,
    draw_icon,
    draw_lit_text,
    draw_number,
    draw_severity,
    draw_text,
    line_height,
    text_height,
)
from editor.theme.painter.rows import CardState
from editor.widgets import RowList, RowModel, RowPainter, RowState
from editor.widgets.row_list import Index

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


class SideModel(RowModel[SideItem]):
    """Items that are replaced as a whole."""

    def show(self, items: Sequence[SideItem]) -> None:
        """Show other items; equal ones change nothing."""
        self.set_rows(items)

    def spoken(self, row: SideItem) -> str:
        return row.spoken()


class SidePainter(RowPainter[SideItem]):
    """Cards for what is learnt, lines for what was found."""

    lit_by = "always"

    def __init__(self, theme: Theme, opens: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._opens = opens

    def height(self, row: SideItem, look: Look, width: int) -> int:
        if isinstance(row, LearningCard):
            inner = width - 2 * _MARGIN - 24
            text = text_height(row.text, inner, look, max_lines=_TEXT_LINES)
            return round(2 * line_height(look) + text + 5 + 12 + _GAP + 2)
        words = width - 2 * _MARGIN - _ICON - _GAP
        return round(text_height(row.text, words, look, "small", _FOUND_LINES) + 9)

    def paint_ground(
        self, painter: QPainter, rect: QRectF, row: SideItem, look: Look, state: RowState
    ) -> None:
        if isinstance(row, FoundLine):
            super().paint_ground(painter, rect, row, look, state)

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: SideItem, look: Look, state: RowState
    ) -> None:
        if isinstance(row, LearningCard):
            self._paint_card(painter, _body(rect), row, look, state)
        else:
            _paint_found(painter, rect, row, look, state)

    def paint_ring(
        self, painter: QPainter, rect: QRectF, row: SideItem, look: Look, state: RowState
    ) -> None:
        if isinstance(row, LearningCard):
            radius = look.token("radius.card")
            draw_focus_ring(painter, _body(rect), look, inside=True, radius=radius)
        else:
            super().paint_ring(painter, rect, row, look, state)

    def _paint_card(
        self, painter: QPainter, body: QRectF, card: LearningCard, look: Look, state: RowState
    ) -> None:
        how: CardState = "selected" if state.selected else "hover" if state.hovered else "rest"
        inner = draw_card(painter, body, look, how)
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
        note = last.adjusted(width + 5, 0, 0, 0)
        draw_text(painter, note, card.note, look, "small", "text_muted")


def _body(rect: QRectF) -> QRectF:
    """Where the card of a row is drawn."""
    return rect.adjusted(_MARGIN, 1, -_MARGIN, -_GAP + 1)


def _paint_found(
    painter: QPainter, rect: QRectF, found: FoundLine, look: Look, state: RowState
) -> None:
    line = line_height(look, "small")
    icon = QRectF(rect.left() + _MARGIN, rect.top() + 5, _ICON, line)
    draw_severity(painter, icon, found.severity, look, selected=state.selected)  # type: ignore[arg-type]
    words = rect.adjusted(_MARGIN + _ICON + _GAP, 5, -_MARGIN, -4)
    ink = state.ink(look, "text")
    draw_lit_text(painter, words, found.text, (), look, "small", ink, _FOUND_LINES)


class SideList(RowList):
    """chosen(int): the record of the current row. opened(int): Enter or a double click on it."""

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(
        self, theme: Theme, name: str, opens: str = "", parent: QWidget | None = None
    ) -> None:
        items = SideModel()
        super().__init__(theme, name, items, parent=parent, wraps=True, framed=False)
        self.items = items
        self.setItemDelegate(SidePainter(theme, opens, self))
        self.clicked.connect(self._choose)

    def sizeHint(self) -> QSize:
        # It takes what is left: a larger wish would squeeze the parts that cannot scroll.
        return QSize(200, 56)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 56)

    def handle_at(self, index: Index) -> int | None:
        """The record that a row is about."""
        return self.items.rows[index.row()].handle if index.isValid() else None

    def wanted_height(self) -> int:
        """The height at which every item is seen."""
        rows = range(self.items.rowCount())
        return sum(self.sizeHintForIndex(self.items.index(row)).height() for row in rows) + 2

    def open_row(self, index: Index) -> None:
        handle = self.handle_at(index)
        if handle is not None:
            self.opened.emit(handle)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._choose(current)

    def _choose(self, index: Index) -> None:
        handle = self.handle_at(index)
        if handle is not None:
            self.chosen.emit(handle)
