"""Rates over builds: a point and its interval for each, joined by a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.figures import local
from editor.theme import Theme
from editor.theme.painter import (
    CENTRE,
    RIGHT,
    draw_focus_ring,
    draw_hairline,
    draw_text,
    fill_rect,
    text_width,
)

_LEFT, _RIGHT, _TOP, _FOOT = 46, 16, 12, 24
_CAP, _DOT = 4.0, 3.5
_SCALES = (0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1.0)
_WIDEST_STEP = 180.0
_KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


@dataclass(frozen=True, slots=True)
class Point:
    """One build: `share` None where nothing was answered; all 0 to 1. `spoken`: the whole in words."""

    name: str
    share: float | None
    low: float = 0.0
    high: float = 0.0
    spoken: str = ""


class RatePlot(QWidget):
    """chosen(int): the build that a click or an arrow key made current."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme, self._name = theme, name
        self._points: tuple[Point, ...] = ()
        self._current = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(name)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(480, round(self._theme.look.stretched(220)))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, round(self._theme.look.stretched(130)))

    # what is shown

    @property
    def points(self) -> tuple[Point, ...]:
        """The builds, in their order."""
        return self._points

    @property
    def current(self) -> int:
        """The build that is looked at; -1 without one."""
        return self._current

    def show_points(self, points: Sequence[Point], current: int) -> None:
        """Show other rates."""
        self._points = tuple(points)
        self._set_current(current)
        self.update()

    def _set_current(self, at: int) -> None:
        self._current = at if 0 <= at < len(self._points) else -1
        spoken = self._points[self._current].spoken if self._current >= 0 else ""
        self.setAccessibleName(f"{self._name}. {spoken}" if spoken else self._name)
        self.setAccessibleDescription("; ".join(point.spoken for point in self._points))
        self.update()

    # where things stand

    def _field(self) -> QRectF:
        look = self._theme.look
        left, foot = look.stretched(_LEFT), look.stretched(_FOOT)
        return QRectF(self.rect()).adjusted(left, _TOP, -_RIGHT, -foot)

    def _step(self) -> float:
        return min(_WIDEST_STEP, self._field().width() / max(1, len(self._points)))

    def x_of(self, at: int) -> float:
        """The place of a build, in pixels from the left."""
        return self._field().left() + self._step() * (at + 0.5)

    def y_of(self, share: float) -> float:
        """The place of a share, in pixels from the top."""
        field = self._field()
        return field.bottom() - field.height() * min(1.0, share / self.scale)

    @property
    def scale(self) -> float:
        """The share at the top: the smallest of a few that holds every interval."""
        highest = max((p.high for p in self._points if p.share is not None), default=1.0)
        return next((scale for scale in _SCALES if highest <= scale), 1.0)

    # keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._points) - 1
        key = Qt.Key(event.key())
        if key in _KEYS:
            self._go(self._current + _KEYS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go(0 if key == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._points:
            self._go(int((event.position().x() - self._field().left()) // self._step()))
        super().mousePressEvent(event)

    def _go(self, at: int) -> None:
        if 0 <= at < len(self._points) and at != self._current:
            self._set_current(at)
            self.chosen.emit(at)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill_rect(painter, QRectF(self.rect()), self._theme.look, "surface")
        self._paint_scale(painter)
        self._paint_line(painter)
        for at, point in enumerate(self._points):
            self._paint_point(painter, at, point)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), self._theme.look, inside=True)
        painter.end()

    def _paint_scale(self, painter: QPainter) -> None:
        field, look = self._field(), self._theme.look
        for part in range(5):
            y = round(field.bottom() - field.height() * part / 4) + 0.5
            draw_hairline(painter, QPointF(field.left(), y), QPointF(field.right(), y), look)
            box = QRectF(0, y - 9, field.left() - 8, 18)
            words = local(f"{self.scale * part / 4:.3g}") if part and self.scale < 0.01 else ""
            words = words or local(f"{self.scale * part * 25:g}") + " %"
            draw_text(painter, box, words, look, "small", "text_muted", RIGHT, tabular=True)

    def _paint_line(self, painter: QPainter) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.look.colour("accent"), 1.5))
        before: QPointF | None = None
        for at, point in enumerate(self._points):
            here = None if point.share is None else QPointF(self.x_of(at), self.y_of(point.share))
            if before is not None and here is not None:
                painter.drawLine(before, here)
            before = here
        painter.restore()

    def _paint_point(self, painter: QPainter, at: int, point: Point) -> None:
        look, x = self._theme.look, self.x_of(at)
        current = at == self._current
        if point.share is not None:
            self._paint_interval(painter, x, point, current)
        foot = QRectF(x - self._step() / 2 + 2, self._field().bottom() + 5, self._step() - 4, 18)
        role, ink = ("strong", "text") if current else ("small", "text_muted")
        narrow = text_width(point.name, look, role) > foot.width()
        if current or not narrow or self._step() > 40:
            draw_text(painter, foot, point.name, look, role, ink, CENTRE)

    def _paint_interval(self, painter: QPainter, x: float, point: Point, current: bool) -> None:
        assert point.share is not None
        look = self._theme.look
        low, high = self.y_of(point.low), self.y_of(point.high)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(
            QPen(look.colour("text" if current else "text_muted"), 2.0 if current else 1.2)
        )
        painter.drawLine(QPointF(x, low), QPointF(x, high))
        for y in (low, high):
            painter.drawLine(QPointF(x - _CAP, y), QPointF(x + _CAP, y))
        dot = _DOT + (1.5 if current else 0)
        painter.setPen(QPen(look.colour("surface"), 1.0))
        painter.setBrush(look.colour("accent"))
        painter.drawEllipse(QPointF(x, self.y_of(point.share)), dot, dot)
        painter.restore()
