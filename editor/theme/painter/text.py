"""Plain text with lit words: tag underlined solid, text dotted, place solid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTextCharFormat, QTextLayout, QTextLine, QTextOption

from editor.theme.look import Look
from editor.theme.painter.common import draw_icon, draw_text, fill_rect, flattened, text_width

Signal = Literal["tag", "text", "place"]


@dataclass(frozen=True, slots=True)
class LitSpan:
    """Characters `start` to `end` (Python indexes) lit by a signal."""

    start: int
    end: int
    signal: Signal


def _utf16(text: str, index: int) -> int:
    return index if text.isascii() else len(text[:index].encode("utf-16-le")) // 2


def _formats(text: str, spans: Sequence[LitSpan], look: Look) -> list[QTextLayout.FormatRange]:
    result = []
    for span in spans:
        lit = QTextLayout.FormatRange()
        lit.start = _utf16(text, span.start)
        lit.length = _utf16(text, span.end) - lit.start
        lit.format = QTextCharFormat()
        lit.format.setBackground(look.colour(f"signal.{span.signal}.lit"))
        lit.format.setForeground(look.colour("text"))
        result.append(lit)
    return result


def _lay_out(text: str, width: float, look: Look, role: str, max_lines: int) -> QTextLayout:
    layout = QTextLayout(text, look.font(role))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    height = line_height(look, role)
    layout.beginLayout()
    for number in range(max_lines):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, number * height + (height - line.height()) / 2))
    layout.endLayout()
    return layout


def line_height(look: Look, role: str = "base") -> int:
    """The height of one line of running text: the factor of the scale times the font size."""
    style = look.tokens.type_scale.get(role, look.tokens.type_scale["base"])
    metrics = look.metrics(role)
    return round(max(metrics.height(), metrics.height() / 1.21 * style.line))


def count_lines(text: str, width: float, look: Look, role: str = "base", max_lines: int = 2) -> int:
    """How many lines (at most `max_lines`) the text takes at a width."""
    return _cut_to_lines(flattened(text, max_lines), width, look, role, max_lines)[1]


def text_height(text: str, width: float, look: Look, role: str = "base", max_lines: int = 2) -> int:
    """The height `draw_lit_text` takes for the same arguments."""
    return line_height(look, role) * max(1, count_lines(text, width, look, role, max_lines))


@lru_cache(maxsize=2048)
def _cut_to_lines(
    text: str, width: float, look: Look, role: str, max_lines: int
) -> tuple[str, int]:
    """What of a text is shown, and in how many lines."""
    # A list asks for the height of its rows and then draws them, key after key.
    layout = _lay_out(text, width, look, role, max_lines)
    count = layout.lineCount()
    if count == 0:
        return text, count
    last = layout.lineAt(count - 1)
    units = text.encode("utf-16-le", "surrogatepass")
    if last.textStart() + last.textLength() >= len(units) // 2:
        return text, count
    head = units[: last.textStart() * 2].decode("utf-16-le", "surrogatepass")
    tail = units[last.textStart() * 2 :].decode("utf-16-le", "surrogatepass")[:2000]
    shown = look.metrics(role).elidedText(tail, Qt.TextElideMode.ElideRight, width)
    return head + shown, count


def _visible(spans: Sequence[LitSpan], full: str, shown: str) -> list[LitSpan]:
    if shown == full:
        return list(spans)
    end = len(shown) - 1
    cut = (LitSpan(s.start, min(s.end, end), s.signal) for s in spans if s.start < end)
    return [span for span in cut if span.end > span.start]


def draw_lit_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    spans: Sequence[LitSpan],
    look: Look,
    role: str = "base",
    colour: str = "text",
    max_lines: int = 1,
) -> int:
    """Text from the top left of the rect with its lit words; returns the height used.

    The text is plain: no markup is read. The last line is elided at its end.
    """
    flat = flattened(text, max_lines)
    shown, _ = _cut_to_lines(flat, rect.width(), look, role, max_lines)
    lit = _visible(spans, flat, shown)
    layout = _lay_out(shown, rect.width() + 1, look, role, max_lines)
    painter.setPen(look.colour(colour))
    layout.draw(painter, rect.topLeft(), _formats(shown, lit, look))
    for span in lit:
        _underline(painter, rect.topLeft(), layout, shown, span, look)
    return line_height(look, role) * max(1, layout.lineCount())


def _underline(
    painter: QPainter, origin: QPointF, layout: QTextLayout, text: str, span: LitSpan, look: Look
) -> None:
    first, last = _utf16(text, span.start), _utf16(text, span.end)
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        start = max(first, line.textStart())
        end = min(last, line.textStart() + line.textLength())
        if start < end:
            left, right = _x_of(line, start), _x_of(line, end)
            y = origin.y() + line.y() + line.ascent() + line.descent()
            _draw_mark(painter, origin.x() + left, origin.x() + right, y, span.signal, look)


def _x_of(line: QTextLine, position: int) -> float:
    x, _ = cast(tuple[float, int], line.cursorToX(position))
    return x


def _draw_mark(
    painter: QPainter, left: float, right: float, y: float, signal: str, look: Look
) -> None:
    stroke = look.token("stroke.lit_underline")
    pen = QPen(look.colour(f"signal.{signal}.fill"), stroke)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if signal == "text":
        pen.setDashPattern([1.0, 1.0])
    middle = round(y) - stroke / 2 + 1
    painter.setPen(pen)
    painter.drawLine(QPointF(round(left), middle), QPointF(round(right), middle))


def lit_word_width(word: str, signals: Sequence[str], look: Look, role: str = "small") -> float:
    """The width `draw_lit_word` takes."""
    pin = 2 + look.size("icon.chip") if "place" in signals else 0.0
    return text_width(word, look, role) + (4 if signals else 0) + pin


def draw_lit_word(
    painter: QPainter,
    rect: QRectF,
    word: str,
    signals: Sequence[str],
    look: Look,
    role: str = "small",
) -> float:
    """One word or tag, lit by the first of its signals, with a pin when the place matched.

    Without signals it is muted plain text. Returns the width taken.
    """
    if not signals:
        return draw_text(painter, rect, word, look, role, "text_muted")
    height = look.metrics(role).height()
    width = text_width(word, look, role) + 4
    box = QRectF(rect.left(), round(rect.center().y() - height / 2), width, height)
    fill_rect(painter, box, look, f"signal.{signals[0]}.lit")
    draw_text(painter, box.adjusted(2, 0, 2, 0), word, look, role, "text")
    _draw_mark(painter, box.left(), box.right(), box.bottom(), signals[0], look)
    if "place" in signals:
        side = look.size("icon.chip")
        pin = QRectF(box.right() + 2, rect.top(), side, rect.height())
        draw_icon(painter, pin, "place", "signal.place.fill", look, side)
    return lit_word_width(word, signals, look, role)
