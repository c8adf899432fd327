"""Score bars, token meters, retention bars and counts against a cap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from editor.figures import local
from editor.theme.look import Look
from editor.theme.painter.common import draw_number, draw_text, fill_panel, fill_rect, text_width

SIGNALS = ("tag", "text", "place")
_HATCH_PITCH = 3.0
_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class ScoreParts:
    """The points of one answer by signal, before its weight."""

    tag: float
    text: float
    place: float
    weight: float = 1.0

    @property
    def points(self) -> float:
        return self.tag + self.text + self.place

    @property
    def total(self) -> float:
        return self.points * self.weight


def score_scale(parts: Sequence[ScoreParts], width: float, look: Look) -> float:
    """Pixels a point takes so that all bars of one answer fit `width` on one scale."""
    longest = max((max(p.points, p.total) for p in parts), default=0.0)
    most = look.token("bar.score_px_per_point_max")
    return min(most, width / longest) if longest > 0 else most


def draw_hatch(painter: QPainter, rect: QRectF, look: Look, colour: str) -> None:
    """A 45 degree hatch with its frame: the points that the weight added."""
    painter.save()
    painter.setClipRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(look.pen(colour))
    height = rect.height()
    x = rect.left() - height
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + height, rect.top()))
        x += _HATCH_PITCH
    painter.restore()
    fill_panel(painter, rect, look, None, colour)


def _middle(rect: QRectF, height: float) -> QRectF:
    return QRectF(rect.left(), round(rect.center().y() - height / 2), rect.width(), height)


def draw_score_bar(
    painter: QPainter, rect: QRectF, parts: ScoreParts, look: Look, scale: float
) -> float:
    """The stacked bar of one entry at `scale` pixels a point; returns its right end.

    Above weight 1 a hatched part is added; below it the lost part is hollow and dashed.
    """
    line = _middle(rect, look.token("bar.score_height"))
    gap = look.token("bar.segment_gap")
    kept = line.left() + min(parts.points, parts.total) * scale
    left = line.left()
    for signal in SIGNALS:
        right = left + getattr(parts, signal) * scale
        end = min(right, kept)
        if end - left > gap:
            box = QRectF(left, line.top(), end - left - gap, line.height())
            fill_rect(painter, box, look, f"signal.{signal}.fill")
        left = right
    return _draw_weight_part(painter, line, parts, look, scale, kept)


def _draw_weight_part(
    painter: QPainter, line: QRectF, parts: ScoreParts, look: Look, scale: float, kept: float
) -> float:
    end = line.left() + max(parts.points, parts.total) * scale
    box = QRectF(round(kept), line.top(), round(end) - round(kept), line.height())
    if box.width() < 2:
        return kept
    if parts.weight > 1:
        draw_hatch(painter, box, look, "signal.weight.fill")
    else:
        fill_panel(painter, box, look, None, "signal.weight.fill", dashed=True)
    return box.right()


def draw_swatch(painter: QPainter, rect: QRectF, signal: str, look: Look) -> None:
    """The small square that stands for a signal in legends and explanations."""
    side = 9.0
    left = round(rect.left())
    box = QRectF(left, round(rect.center().y() - side / 2), side, side)
    if signal == "weight":
        draw_hatch(painter, box, look, "signal.weight.fill")
    else:
        fill_rect(painter, box, look, f"signal.{signal}.fill")


@dataclass(frozen=True, slots=True)
class SignalFigure:
    """One entry of a score's legend: the signal, its word, its figure, whether it is zero."""

    signal: str
    label: str
    figure: str
    zero: bool = False


def signal_figures_width(figures: Sequence[SignalFigure], look: Look) -> float:
    """The width `draw_signal_figures` takes for these."""
    return sum(_figure_width(figure, look) for figure in figures)


def _figure_width(figure: SignalFigure, look: Look) -> float:
    label = text_width(figure.label, look, "small")
    widest = text_width(
        "× 0.00" if figure.signal == "weight" else "00", look, "small", tabular=True
    )
    number = max(widest, text_width(figure.figure, look, "small", tabular=True))
    return 9 + 5 + label + 4 + number + 10


def draw_signal_figures(
    painter: QPainter, rect: QRectF, figures: Sequence[SignalFigure], look: Look
) -> None:
    """Swatch, word and figure of each signal in fixed columns; a zero is muted."""
    left = rect.left()
    for figure in figures:
        width = _figure_width(figure, look)
        column = QRectF(left, rect.top(), width - 10, rect.height())
        ink = "text_muted" if figure.zero else "text"
        draw_swatch(painter, column, figure.signal, look)
        draw_text(painter, column.adjusted(14, 0, 0, 0), figure.label, look, "small", "text_muted")
        draw_number(painter, column, figure.figure, look, "small", ink)
        left += width


MeterState = Literal["fits", "cut", "over"]


@dataclass(frozen=True, slots=True)
class MeterPart:
    """The tokens of one section and whether it was shortened or cannot fit."""

    tokens: float
    state: MeterState = "fits"


_METER_COLOURS = {"fits": "accent", "cut": "severity.warning.ink", "over": "severity.error.ink"}


def draw_token_meter(
    painter: QPainter, rect: QRectF, parts: Sequence[MeterPart], budget: float, look: Look
) -> None:
    """Sections of one context against the budget; what exceeds it is a red end piece."""
    line = _middle(rect, look.token("bar.meter_height"))
    fill_rect(painter, line, look, "track")
    used = sum(part.tokens for part in parts)
    over = used > budget or budget <= 0
    room = line.width() - (5 if over else 0)
    scale = line.width() / budget if budget > 0 else 0.0
    left = line.left()
    for part in parts:
        right = min(left + part.tokens * scale, line.left() + room)
        if right - left > 1:
            box = QRectF(left, line.top(), right - left - 1, line.height())
            fill_rect(painter, box, look, _METER_COLOURS[part.state])
        left = max(left, right)
    if over:
        end = QRectF(line.right() - 5, line.top(), 5, line.height())
        fill_rect(painter, end, look, "severity.error.ink")


def draw_level(
    painter: QPainter, rect: QRectF, share: float, look: Look, colour: str = "accent"
) -> None:
    """A thin bar filled to `share` (0 to 1), for one section or one count."""
    line = _middle(rect, look.token("bar.retention_height"))
    radius = look.token("radius.bar")
    fill_panel(painter, line, look, "track", radius=radius)
    width = line.width() * min(1.0, max(0.0, share))
    if width > 0:
        box = QRectF(line.left(), line.top(), max(2.0, width), line.height())
        fill_panel(painter, box, look, colour, radius=radius)


def draw_count_bar(painter: QPainter, rect: QRectF, count: int, cap: int, look: Look) -> None:
    """How full a memory is; amber above the cap."""
    colour = "retention.next" if count > cap else "retention.keep"
    draw_level(painter, rect, count / cap if cap > 0 else 1.0, look, colour)


RetentionState = Literal["keep", "next", "pinned", "gone"]


@dataclass(frozen=True, slots=True)
class Retention:
    """A fact's retention value, the largest magnitude shown, and what becomes of it."""

    value: float
    limit: float
    state: RetentionState = "keep"


def format_retention(value: float) -> str:
    """Two decimals with a true minus sign; zero has no sign."""
    text = f"{value:.2f}"
    return local("0.00" if text == "-0.00" else text.replace("-", _MINUS))


def draw_retention_bar(painter: QPainter, rect: QRectF, data: Retention, look: Look) -> None:
    """The value to the right or left of a zero line; hollow when pinned."""
    line = _middle(rect, look.token("bar.retention_height"))
    fill_panel(painter, line, look, "track", radius=look.token("radius.bar"))
    zero = round(line.center().x())
    share = 0.0 if data.limit <= 0 else max(-1.0, min(1.0, data.value / data.limit))
    end = zero + share * line.width() / 2
    box = QRectF(min(zero, end), line.top(), abs(end - zero), line.height())
    if box.width() >= 1 and data.state == "pinned":
        fill_panel(painter, box, look, "surface", "retention.keep")
    elif box.width() >= 1:
        fill_rect(painter, box, look, f"retention.{data.state}")
    fill_rect(painter, QRectF(zero, line.top() - 3, 1, line.height() + 6), look, "control_border")


def dashed_line_pen(look: Look, colour: str, width: float = 2.0) -> QPen:
    """The pen of a dashed line across a table, such as the cap."""
    pen = look.pen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([3.0, 2.0])
    return pen


def draw_cap_line(painter: QPainter, rect: QRectF, title: str, note: str, look: Look) -> None:
    """The dashed amber line where a cap lies, with its words near the left."""
    ink = "severity.warning.ink"
    middle = round(rect.center().y())
    start = rect.left() + 24
    painter.setPen(dashed_line_pen(look, ink))
    painter.drawLine(QPointF(rect.left(), middle), QPointF(start, middle))
    box = QRectF(start + 8, rect.top(), rect.right() - start - 8, rect.height())
    left = box.left() + draw_text(painter, box, title, look, "strong", ink) + 8
    box.setLeft(left)
    left += draw_text(painter, box, note, look, "small", "text_muted") + 8
    if left < rect.right():
        painter.setPen(dashed_line_pen(look, ink))
        painter.drawLine(QPointF(left, middle), QPointF(rect.right(), middle))
