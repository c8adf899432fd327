"""Check boxes and radio buttons, drawn for the style and for delegates."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from editor.theme.look import Look
from editor.theme.painter.common import draw_icon, fill_panel

Tick = Literal["off", "on", "partly"]
CHECK_SIDE = 14


def _square(rect: QRectF, side: float) -> QRectF:
    left = round(rect.center().x() - side / 2)
    top = round(rect.center().y() - side / 2)
    return QRectF(left, top, side, side)


def draw_check_box(
    painter: QPainter, rect: QRectF, tick: Tick, look: Look, *, enabled: bool = True
) -> None:
    """A check box in the middle of the rect: empty, ticked, or a dash for several values."""
    box = _square(rect, min(CHECK_SIDE, rect.width(), rect.height()))
    filled = tick != "off" and enabled
    fill = "accent" if filled else "surface" if enabled else "window"
    border = "accent" if filled else "control_border" if enabled else "hairline"
    fill_panel(painter, box, look, fill, border, radius=look.token("radius.bar"))
    if tick != "off":
        ink = "accent_text" if enabled else "text_disabled"
        draw_icon(painter, box, "check" if tick == "on" else "minus", ink, look, box.width() - 3)


def draw_radio_button(
    painter: QPainter, rect: QRectF, look: Look, *, checked: bool, enabled: bool = True
) -> None:
    """A radio button in the middle of the rect."""
    box = _square(rect, min(CHECK_SIDE, rect.width(), rect.height()))
    ink = ("accent" if checked else "control_border") if enabled else "hairline"
    fill_panel(painter, box, look, "surface", ink, radius=box.width() / 2)
    if checked:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour("accent" if enabled else "text_disabled"))
        painter.drawEllipse(box.adjusted(4, 4, -4, -4))
        painter.restore()
