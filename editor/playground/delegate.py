"""Draws the rows of an answer: cards, redacted bars, lines and compact rows."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from editor.playground import words
from editor.playground.card import BarLayout, CardHeights, draw_entry_card, lay_out_bars
from editor.playground.compact import draw_compact
from editor.playground.list_model import AnswerModel
from editor.playground.ordering import Rows
from editor.playground.rows import BarRow, CardRow, CompactRow, LineRow, Row
from editor.theme import Look, Theme
from editor.theme.painter import (
    CENTRE,
    LiftedBar,
    RedactedBar,
    draw_divider,
    draw_focus_ring,
    draw_lifted_bar,
    draw_redacted_bar,
    draw_text,
    fill_panel,
    one_line_width,
    two_lines,
)
from editor.theme.painter.rows import CardState

Index = QModelIndex | QPersistentModelIndex
_State = QStyle.StateFlag
MARGIN = 12
RANK = 32
_GAP = 8
_SMALL_GAP = 3
_ONE_LINE_FROM = 480


def _bar(row: BarRow) -> RedactedBar:
    """What is painted of a masked entry."""
    rank = f"#{row.rank}" if row.rank is not None else ""
    would_be = words.would_be_words() if rank else ""
    return RedactedBar(row.label, row.reason, row.opener, would_be, rank, row.score)


class RowDelegate(QStyledItemDelegate):
    """Reads rows from the model itself: no roles are asked for while painting."""

    def __init__(self, theme: Theme, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._theme = theme
        self._heights = CardHeights()
        self._laid_out_for: tuple[Rows, float, Look] | None = None
        self._bars = lay_out_bars((), 0, theme.look)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model = index.model()
        if not isinstance(model, AnswerModel):
            return super().sizeHint(option, index)
        view = self.parent()
        assert isinstance(view, QAbstractItemView)
        width = view.viewport().width()
        return QSize(80, self._height(model.row(index.row()), width))

    def _height(self, row: Row, width: int) -> int:
        look = self._theme.look
        if isinstance(row, CardRow):
            inner = width - 2 * MARGIN - look.stretched(RANK) - 24
            return self._heights.of(row, inner, look) + _GAP
        if isinstance(row, BarRow) and self._narrow(row, width - 2 * MARGIN - look.stretched(RANK)):
            return two_lines(look) + (_SMALL_GAP if row.compact else _GAP)
        if isinstance(row, BarRow) and not row.compact:
            return look.size("row.redacted_bar") + _GAP
        if isinstance(row, LineRow):
            return look.stretched(24) + _GAP
        return look.size("row.table") + _SMALL_GAP

    def _narrow(self, row: BarRow, width: float) -> bool:
        """Whether a bar so wide has no room for its reason beside its id and its rank."""
        look = self._theme.look
        if width < look.stretched(_ONE_LINE_FROM):
            return True
        return not row.lifted and width < one_line_width(_bar(row), look)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, AnswerModel):
            return
        row, look = model.row(index.row()), self._theme.look
        painter.save()
        gap = _GAP if isinstance(row, (CardRow, LineRow)) else _SMALL_GAP
        if isinstance(row, BarRow) and not row.compact:
            gap = _GAP
        whole = QRectF(option.rect).adjusted(MARGIN, 0, -MARGIN, -gap)
        body = whole.adjusted(look.stretched(RANK), 0, 0, 0)
        margin = QRectF(whole.left() - 6, whole.top(), look.stretched(RANK), whole.height())
        self._paint_row(painter, row, margin, body, option, model)
        painter.restore()

    def _paint_row(
        self,
        painter: QPainter,
        row: Row,
        margin: QRectF,
        body: QRectF,
        option: QStyleOptionViewItem,
        model: AnswerModel,
    ) -> None:
        look = self._theme.look
        selected = bool(option.state & _State.State_Selected)
        hovered = bool(option.state & _State.State_MouseOver)
        state: CardState = "selected" if selected else "hover" if hovered else "rest"
        if isinstance(row, LineRow):
            draw_divider(painter, body, row.title, row.note, look)
            return
        self._paint_rank(painter, margin, row)
        if isinstance(row, CardRow):
            draw_entry_card(painter, body, row, self._layout(model, body.width()), look, state)
        elif isinstance(row, BarRow):
            self._paint_bar(painter, body, row, selected)
        else:
            draw_compact(painter, body, row, self._layout(model, body.width()), look, state)
        if option.state & _State.State_HasFocus:
            draw_focus_ring(painter, body, look, radius=look.token("radius.card"))

    def _layout(self, model: AnswerModel, width: float) -> BarLayout:
        """The layout of the scores, made once for an answer, a width and a look."""
        key = (model.rows, width, self._theme.look)
        if key != self._laid_out_for:
            self._laid_out_for = key
            self._bars = lay_out_bars(model.rows.parts, width - 24, self._theme.look)
        return self._bars

    def _paint_rank(self, painter: QPainter, margin: QRectF, row: Row) -> None:
        look = self._theme.look
        if isinstance(row, CardRow):
            draw_text(painter, margin, str(row.rank), look, "figure", "text", CENTRE, tabular=True)
        elif isinstance(row, CompactRow) and row.rank is not None:
            rank = str(row.rank)
            draw_text(painter, margin, rank, look, "base", "text_muted", CENTRE, tabular=True)
        else:
            draw_text(painter, margin, "–", look, "base", "text_muted", CENTRE)

    def _paint_bar(self, painter: QPainter, body: QRectF, row: BarRow, selected: bool) -> None:
        look = self._theme.look
        rank = f"#{row.rank}" if row.rank is not None else ""
        if row.text is not None:
            note = words.authors_view_words()
            lifted = LiftedBar(row.label, row.text, note, rank, row.score)
            draw_lifted_bar(painter, body, lifted, look)
        else:
            draw_redacted_bar(painter, body, _bar(row), look)
        if selected:
            self._mark_selected(painter, body, look)

    def _mark_selected(self, painter: QPainter, body: QRectF, look: Look) -> None:
        """An accent frame and edge: the redaction keeps its own fill."""
        radius = look.token("radius.bar")
        fill_panel(painter, body, look, None, "accent", radius=radius, width=2)
        edge = QRectF(
            body.left(), body.top(), look.token("stroke.selection_edge") + 1, body.height()
        )
        painter.fillRect(edge, look.colour("accent"))
