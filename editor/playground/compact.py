"""Draws an entry that was left out: one low row with its bar."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from editor.playground.card import BarLayout, draw_bar
from editor.playground.rows import CompactRow
from editor.theme import Look
from editor.theme.painter import (
    ScoreParts,
    draw_card,
    draw_number,
    draw_text,
    text_width,
)
from editor.theme.painter.rows import CardState

_BAR_FROM = 0.52


def draw_compact(
    painter: QPainter,
    rect: QRectF,
    row: CompactRow,
    layout: BarLayout,
    look: Look,
    state: CardState,
) -> None:
    """Id, why it is left out, its bar on the scale of the answer, and its score."""
    inner = draw_card(painter, rect, look, state).adjusted(0, -6, 0, 6)
    words_end = inner.left() + inner.width() * (_BAR_FROM if row.parts is not None else 1) - 12
    box = QRectF(inner.left(), inner.top(), words_end - inner.left(), inner.height())
    left = box.left() + draw_text(painter, box, row.id, look) + 10
    box.setLeft(left)
    if box.width() > 16:
        draw_text(painter, box, row.words, look, "small", "text_muted")
    if row.parts is not None:
        _draw_bar(painter, inner, words_end + 12, row, row.parts, layout, look)


def _draw_bar(
    painter: QPainter,
    inner: QRectF,
    left: float,
    row: CompactRow,
    parts: ScoreParts,
    layout: BarLayout,
    look: Look,
) -> None:
    draw_number(painter, inner, row.score, look)
    right = inner.right() - text_width("00.00", look, tabular=True) - 8
    bar = QRectF(left, inner.top(), max(0.0, right - left), inner.height())
    draw_bar(painter, bar, parts, layout, look)
