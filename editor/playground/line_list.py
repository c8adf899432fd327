"""A small list of rows of two lines: findings of an answer, turns of a conversation."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.theme import Look, Theme
from editor.theme.painter import draw_icon, draw_number, draw_text, elided, text_width
from editor.widgets import RowList, RowModel, RowPainter, RowState

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


class LineModel(RowModel[ListRow]):
    """The rows of one list."""

    def spoken(self, row: ListRow) -> str:
        return row.spoken


class _LinePainter(RowPainter[ListRow]):
    def height(self, row: ListRow, look: Look, width: int) -> int:
        return look.stretched(_HEIGHT)

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: ListRow, look: Look, state: RowState
    ) -> None:
        inner = rect.adjusted(_PAD, 3, -_PAD, -3)
        height = inner.height() / 2
        muted, text = state.ink(look, "text_muted"), state.ink(look, "text")
        if row.icon:
            box = QRectF(inner.left(), inner.top(), _ICON, height)
            draw_icon(painter, box, row.icon, state.ink(look, row.ink), look, _ICON)
            inner.setLeft(inner.left() + _ICON + 8)
        first = QRectF(inner.left(), inner.top(), inner.width(), height)
        draw_text(painter, first.translated(0, height), row.below, look, "small", muted)
        if row.note:
            note = elided(row.note, first.width() * _MOST_NOTE, look, "small")
            draw_number(painter, first, note, look, "small", muted)
            first.setRight(first.right() - text_width(note, look, "small", tabular=True) - 8)
        if row.head:
            taken = draw_text(painter, first, row.head, look, "strong", text)
            first.setLeft(first.left() + taken + 6)
        draw_text(painter, first, row.text, look, "base", text)


class LineList(RowList):
    """row_chosen(int): the cursor is on a row. row_opened(int): Enter or a double click."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        lines = LineModel()
        super().__init__(theme, name, lines, _LinePainter, parent, framed=False)
        self.lines = lines
