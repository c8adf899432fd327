"""The track of the quests: one stop each, those done filled, the next one dashed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from editor.theme import Look, Theme
from editor.theme.painter import draw_focus_ring, elided, text_width

_LINE_Y, _DOT, _CURRENT = 22, 4.0, 7.0
_LEAST_LABEL = 58
_LINES = 2


class QuestTrack(QSlider):
    """A slider over the steps 0 to n; the arrow keys, Home and End move it, a click too."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._names: tuple[str, ...] = ()
        self._pressed_at = False
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Completed quests"))
        theme.changed.connect(self.update)

    def show_steps(self, names: Sequence[str], step: int) -> None:
        """Show the names of the steps, the start first, without a signal."""
        blocked = self.blockSignals(True)
        self._names = tuple(names)
        self.setRange(0, max(0, len(names) - 1))
        self.setValue(step)
        self.blockSignals(blocked)
        words = self.tr("Step {step} of {last}: {name}")
        self.setAccessibleDescription(
            words.format(step=step, last=self.maximum(), name="{name}").replace(
                "{name}", names[step] if step < len(names) else ""
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, self._theme.look.stretched(66))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    # where the stops are

    def stop_x(self, step: int) -> float:
        """The middle of a stop."""
        margin = self._margin()
        last = max(1, self.maximum())
        return margin + (self.width() - 2 * margin) * step / last

    def _margin(self) -> float:
        pitch = self.width() / max(1, self.maximum() + 1)
        return max(14.0, min(pitch / 2, self._theme.look.stretched(52)))

    def _pitch(self) -> float:
        return (self.width() - 2 * self._margin()) / max(1, self.maximum())

    def step_at(self, x: float) -> int:
        """The stop nearest to a place."""
        share = (x - self._margin()) / max(1.0, self.width() - 2 * self._margin())
        return max(0, min(self.maximum(), round(share * self.maximum())))

    # events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = True
            self.setValue(self.step_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at:
            self.setValue(self.step_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = False

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_line(painter)
        for step in range(self.maximum() + 1):
            self._paint_stop(painter, step)
        for step in self._labelled():
            self._paint_label(painter, step)
        if self.hasFocus():
            x = self.stop_x(self.value())
            ring = QRectF(x - 9, _LINE_Y - 9, 18, 18)
            draw_focus_ring(painter, ring, self._theme.look, radius=9)

    def _paint_line(self, painter: QPainter) -> None:
        look, now = self._theme.look, self.stop_x(self.value())
        first, last = self.stop_x(0), self.stop_x(self.maximum())
        painter.setPen(QPen(look.colour("hairline"), 2))
        painter.drawLine(QPointF(now, _LINE_Y), QPointF(last, _LINE_Y))
        painter.setPen(QPen(look.colour("accent"), 3))
        painter.drawLine(QPointF(first, _LINE_Y), QPointF(now, _LINE_Y))

    def _paint_stop(self, painter: QPainter, step: int) -> None:
        look, now = self._theme.look, self.value()
        centre = QPointF(self.stop_x(step), _LINE_Y)
        if step == now:
            painter.setPen(QPen(look.colour("accent"), 3))
            painter.setBrush(look.colour("surface"))
            painter.drawEllipse(centre, _CURRENT - 1, _CURRENT - 1)
            return
        if step < now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.colour("accent"))
            painter.drawEllipse(centre, _DOT, _DOT)
            return
        pen = QPen(look.colour("text" if step == now + 1 else "text_muted"), 2)
        if step == now + 1:
            pen.setDashPattern([1.6, 1.2])
        painter.setPen(pen)
        painter.setBrush(look.colour("window"))
        painter.drawEllipse(centre, _DOT + 0.5, _DOT + 0.5)

    def _labelled(self) -> list[int]:
        """All stops where there is room; else those about the current one, and both ends."""
        if self._pitch() >= self._theme.look.stretched(_LEAST_LABEL):
            return list(range(self.maximum() + 1))
        room = self._theme.look.stretched(_LEAST_LABEL)
        wanted = (self.value(), self.value() + 1, 0, self.maximum())
        found: list[int] = []
        for step in wanted:
            free = all(abs(self.stop_x(step) - self.stop_x(other)) >= room for other in found)
            if free and 0 <= step <= self.maximum():
                found.append(step)
        return found

    def _label_width(self, step: int) -> float:
        """No wider than fits around its stop: a label stays under it at the ends too."""
        least = self._theme.look.stretched(_LEAST_LABEL) - 6
        around = 2 * min(self.stop_x(step), self.width() - self.stop_x(step))
        return max(least, min(self._pitch() - 6, around))

    def _paint_label(self, painter: QPainter, step: int) -> None:
        look, now = self._theme.look, self.value()
        width = self._label_width(step)
        centre = min(max(self.stop_x(step), width / 2), self.width() - width / 2)
        ink = "accent" if step == now else "text" if step == now + 1 else "text_muted"
        metrics = look.metrics("micro")
        lines = _wrapped(self._names[step] if step < len(self._names) else "", width, look)
        painter.setPen(look.colour(ink))
        painter.setFont(look.font("micro"))
        top = float(_LINE_Y + 12)
        for line in lines:
            box = QRectF(centre - width / 2, top, width, metrics.height())
            align = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextSingleLine
            painter.drawText(box, int(align), line)
            top += metrics.height()


def _wrapped(text: str, width: float, look: Look) -> list[str]:
    """At most two lines that fit a width; the second one is cut at its end."""
    if text_width(text, look, "micro") <= width:
        return [text]
    first: list[str] = []
    rest = text.split(" ")
    while rest and text_width(" ".join([*first, rest[0]]), look, "micro") <= width:
        first.append(rest.pop(0))
    if not first:
        return [elided(text, width, look, "micro")]
    return [" ".join(first), elided(" ".join(rest), width, look, "micro")][:_LINES]
