"""Draws a retrieved entry: id, visibility and tags, at most two lines of text, the score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from editor.playground import words
from editor.playground.rows import CardRow, TagMark
from editor.theme import Look
from editor.theme.painter import (
    ScoreParts,
    SignalFigure,
    count_lines,
    draw_card,
    draw_lit_text,
    draw_lit_word,
    draw_number,
    draw_score_bar,
    draw_signal_figures,
    draw_text,
    draw_visibility,
    ink_on,
    line_height,
    lit_word_width,
    score_scale,
    signal_figures_width,
    text_width,
)
from editor.theme.painter.rows import CardState

_LINES = 2
_MOST_KEPT = 2000
_TAG_GAP = 9
_LEAST_BAR = 90
_GAP = 14
_PAD = 6
_SIGNALS = ("tag", "text", "place")


class CardHeights:
    """Heights of cards, each text laid out once for a width and a look."""

    def __init__(self) -> None:
        self._lines: dict[tuple[str, float], int] = {}
        self._look: Look | None = None

    def of(self, row: CardRow, width: float, look: Look) -> int:
        """The height of a card whose content is `width` wide."""
        if look is not self._look or len(self._lines) > _MOST_KEPT:
            self._look = look
            self._lines.clear()
        key = (row.text, width)
        lines = self._lines.get(key)
        if lines is None:
            lines = self._lines[key] = max(1, count_lines(row.text, width, look, "base", _LINES))
        text = line_height(look, "base") * lines
        return round(_head_height(look) + text + _bar_height(look) + 2 * _PAD)


def _head_height(look: Look) -> int:
    return line_height(look, "base") + 3


def _bar_height(look: Look) -> int:
    return look.stretched(22)


def draw_entry_card(
    painter: QPainter,
    rect: QRectF,
    row: CardRow,
    layout: BarLayout,
    look: Look,
    state: CardState,
) -> None:
    """The whole card; all rows of one answer are given the same `layout`."""
    inner = draw_card(painter, rect, look, state)
    selected = state == "selected"
    head = QRectF(inner.left(), inner.top(), inner.width(), _head_height(look))
    _draw_head(painter, head.adjusted(0, 0, 0, -3), row, look, selected)
    below = QRectF(inner.left(), head.bottom(), inner.width(), inner.height())
    height = draw_lit_text(painter, below, row.text, row.spans, look, max_lines=_LINES)
    line = QRectF(inner.left(), below.top() + height + 2, inner.width(), _bar_height(look) - 2)
    _draw_score(painter, line, row, layout, look)


def _draw_head(painter: QPainter, head: QRectF, row: CardRow, look: Look, selected: bool) -> None:
    card_selected = selected and not look.high_contrast
    ink = ink_on(look, "text", selected=card_selected)
    left = head.left() + draw_text(painter, head, row.id, look, "strong", ink) + 12
    box = QRectF(left, head.top(), head.right() - left, head.height())
    if box.width() < 24:
        return
    gate = row.visibility
    room = box.width() * 0.6
    drawn = draw_visibility(
        painter,
        QRectF(box.left(), box.top(), room, box.height()),
        gate.gate,
        gate.label,
        look,
        more=gate.more,
        selected=card_selected,
        role="small",
    )
    tags = QRectF(drawn + 16, head.top(), head.right() - drawn - 16, head.height())
    _draw_tags(painter, tags, row.tags, look)


def _draw_tags(painter: QPainter, box: QRectF, tags: Sequence[TagMark], look: Look) -> None:
    """The tags that fit, against the right edge, in their own order; lit ones are kept first."""
    shown, hidden = _fitting(tags, box.width(), look)
    right = box.right()
    if hidden:
        more = f"+{hidden}"
        right -= draw_number(painter, box, more, look, "small", "text_muted") + _TAG_GAP
    left = right - _width(shown, look)
    for tag in shown:
        rect = QRectF(left, box.top(), right - left, box.height())
        left += draw_lit_word(painter, rect, tag.label, tag.signals, look) + _TAG_GAP


def _fitting(tags: Sequence[TagMark], width: float, look: Look) -> tuple[list[TagMark], int]:
    kept = list(tags)
    while kept:
        hidden = len(tags) - len(kept)
        more = text_width(f"+{hidden}", look, "small", tabular=True) + _TAG_GAP if hidden else 0
        if _width(kept, look) + more <= width:
            break
        plain = [i for i, tag in enumerate(kept) if not tag.signals]
        kept.pop(plain[-1] if plain else -1)
    return kept, len(tags) - len(kept)


def _width(tags: Sequence[TagMark], look: Look) -> float:
    words_width = sum(lit_word_width(tag.label, tag.signals, look) for tag in tags)
    return words_width + _TAG_GAP * max(0, len(tags) - 1)


@dataclass(frozen=True, slots=True)
class BarLayout:
    """Where scores stand in the rows of one answer, so that all its bars share one scale.

    Widths are in pixels, `per_point` is pixels a point.
    """

    bar: float
    figures: float
    score: float
    per_point: float
    named: bool


def lay_out_bars(scores: Sequence[ScoreParts], width: float, look: Look) -> BarLayout:
    """The layout of an answer's scores in rows whose content is `width` wide."""
    totals = (words.number(parts.total) for parts in scores)
    longest = max(("00.0", *totals), key=len)
    score = text_width(longest, look, "figure", tabular=True)
    room = width - score - _GAP
    widest = _longest((*scores, ScoreParts(0, 0, 0)))
    with_names = signal_figures_width(_named(widest), look)
    named = room - with_names - _GAP >= look.stretched(_LEAST_BAR)
    figures = with_names if named else signal_figures_width(widest, look)
    bar = max(0.0, room - figures - _GAP)
    return BarLayout(bar, figures, score, score_scale(scores, bar, look), named)


def _longest(scores: Sequence[ScoreParts]) -> list[SignalFigure]:
    """The longest figure of each signal, without its name; figures are tabular."""
    points = {kind: {getattr(parts, kind) for parts in scores} for kind in _SIGNALS}
    shown = {kind: max(map(words.points, values), key=len) for kind, values in points.items()}
    weights = {parts.weight for parts in scores}
    shown["weight"] = max((f"× {words.number(value)}" for value in weights), key=len)
    return [SignalFigure(kind, "", text) for kind, text in shown.items()]


def _named(figures: Sequence[SignalFigure]) -> list[SignalFigure]:
    return [replace(figure, label=words.signal_name(figure.signal)) for figure in figures]


def draw_bar(
    painter: QPainter, box: QRectF, parts: ScoreParts, layout: BarLayout, look: Look
) -> None:
    """The stacked bar at the answer's scale; it never leaves its box."""
    painter.save()
    painter.setClipRect(box)
    draw_score_bar(painter, box, parts, look, layout.per_point)
    painter.restore()


def _draw_score(
    painter: QPainter, line: QRectF, row: CardRow, layout: BarLayout, look: Look
) -> None:
    draw_number(painter, line, row.score, look, "figure")
    draw_bar(
        painter,
        QRectF(line.left(), line.top(), layout.bar, line.height()),
        row.parts,
        layout,
        look,
    )
    left = line.left() + layout.bar + _GAP
    box = QRectF(left, line.top(), layout.figures, line.height())
    draw_signal_figures(painter, box, _figures(row.parts, named=layout.named), look)


def _figures(parts: ScoreParts, *, named: bool) -> list[SignalFigure]:
    found = [
        SignalFigure(
            kind,
            words.signal_name(kind) if named else "",
            words.points(getattr(parts, kind)),
            zero=not getattr(parts, kind),
        )
        for kind in _SIGNALS
    ]
    label = words.signal_name("weight") if named else ""
    found.append(SignalFigure("weight", label, f"× {words.number(parts.weight)}"))
    return found
