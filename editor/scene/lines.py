"""Small lists of short lines: checks, the gate's log, findings, what was said."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.theme import Look, Theme
from editor.theme.painter import draw_icon, draw_lit_text, draw_text, text_height, text_width
from editor.widgets import RowList, RowModel, RowPainter, RowState

_PAD, _ICON, _GAP = 12, 14, 8
_MOST_LINES = 12


@dataclass(frozen=True, slots=True)
class ShortLine:
    """`icon` in an ink, `head` strong or `muted`, the text; `after` is an icon at the right end.

    `note` says in words what an icon shows.
    """

    text: str
    head: str = ""
    icon: str = ""
    ink: str = "text_muted"
    after: str = ""
    after_ink: str = "text_muted"
    muted_text: bool = False
    note: str = ""

    @property
    def spoken(self) -> str:
        """The line as words."""
        return " ".join(filter(None, (self.head, self.text, self.note)))


class LineModel(RowModel[ShortLine]):
    """The lines of one list."""

    def spoken(self, row: ShortLine) -> str:
        return row.spoken


class _LinePainter(RowPainter[ShortLine]):
    def __init__(self, theme: Theme, view: LineList) -> None:
        super().__init__(theme, view)
        self._view = view

    def height(self, row: ShortLine, look: Look, width: int) -> int:
        least = look.stretched(self._view.least)
        if not self._view.wraps:
            return least
        inner = self._box(QRectF(0, 0, width, 0), row, look)
        high = text_height(row.text, max(40.0, inner.width()), look, "base", _MOST_LINES)
        return max(least, high + 6)

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: ShortLine, look: Look, state: RowState
    ) -> None:
        high = look.stretched(self._view.least)
        self._paint_head(painter, QRectF(rect.left(), rect.top(), rect.width(), high), row, state)
        inner = self._box(rect, row, look)
        ink = state.ink(look, "text_muted" if row.muted_text else "text")
        if self._view.wraps:
            top = inner.adjusted(0, (high - look.metrics().height()) / 2 - 1, 0, 0)
            draw_lit_text(painter, top, row.text, (), look, "base", ink, _MOST_LINES)
        else:
            draw_text(painter, inner, row.text, look, "base", ink)

    def _paint_head(self, painter: QPainter, line: QRectF, row: ShortLine, state: RowState) -> None:
        """What stands on the first line beside the text: icon, head, icon at the end."""
        look, first = self.theme.look, line.translated(_PAD, 0)
        if row.icon:
            box = QRectF(first.left(), first.top(), _ICON, first.height())
            draw_icon(painter, box, row.icon, state.ink(look, row.ink), look, _ICON)
            first.setLeft(first.left() + _ICON + _GAP)
        if row.head:
            first.setRight(first.left() + self._head_room(row, look) - 6)
            role = "base" if row.muted_text else "strong"
            draw_text(painter, first, row.head, look, role, state.ink(look, "text"))
        if row.after:
            box = QRectF(line.right() - _PAD - _ICON, line.top(), _ICON, line.height())
            draw_icon(painter, box, row.after, state.ink(look, row.after_ink), look, _ICON)

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


class LineList(RowList):
    """row_chosen(int): the cursor is on a line. row_opened(int): Enter or a double click.

    `head_width` gives the heads a column, 0 lets each take its own room; `wraps` shows whole
    texts over several lines.
    """

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
        lines = LineModel()
        super().__init__(theme, name, lines, parent=parent, wraps=wraps, framed=False)
        self.lines = lines
        self.head_width, self.least = head_width, least
        self.setItemDelegate(_LinePainter(theme, self))
