"""Texts, icons, panels, rings and selections: what every other painter is made of."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from editor.theme.look import Look

_MOST_CHARACTERS = 2000
_BREAKS = {ord(c): " " for c in "\n\r\t\v\f\x85\u2028\u2029"}
Align = Qt.AlignmentFlag
LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
CENTRE = Align.AlignCenter


def flattened(text: str, lines: int = 1) -> str:
    """The text without line breaks, index for index, and no longer than could ever be seen."""
    return text[: lines * _MOST_CHARACTERS].translate(_BREAKS)


def elided(text: str, width: float, look: Look, role: str = "base") -> str:
    """One line of `text` that fits `width`, cut at its end."""
    return _elided(flattened(text), max(0.0, width), look, role)


@lru_cache(maxsize=2048)
def _elided(flat: str, width: float, look: Look, role: str) -> str:
    # Tables draw the same texts in the same widths over and over.
    return look.metrics(role).elidedText(flat, Qt.TextElideMode.ElideRight, width)


def text_width(text: str, look: Look, role: str = "base", *, tabular: bool = False) -> float:
    """Width in logical pixels of one line."""
    return _advance(text, look, role, tabular)


@lru_cache(maxsize=4096)
def _advance(text: str, look: Look, role: str, tabular: bool) -> float:
    return look.metrics(role, tabular=tabular).horizontalAdvance(text)


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    role: str = "base",
    colour: str = "text",
    align: Qt.AlignmentFlag = LEFT,
    *,
    tabular: bool = False,
    struck: bool = False,
) -> float:
    """Draw one plain line, elided to the rect; returns the width it took."""
    shown = elided(text, rect.width(), look, role)
    painter.setFont(_struck(look.font(role)) if struck else look.font(role, tabular=tabular))
    painter.setPen(look.colour(colour))
    painter.drawText(rect, int(align) | Qt.TextFlag.TextSingleLine, shown)
    return text_width(shown, look, role, tabular=tabular)


def _struck(font: QFont) -> QFont:
    result = QFont(font)
    result.setStrikeOut(True)
    return result


def draw_number(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    role: str = "base",
    colour: str = "text",
) -> float:
    """A number in tabular figures, right aligned; returns its width."""
    return draw_text(painter, rect, text, look, role, colour, RIGHT, tabular=True)


def draw_icon(
    painter: QPainter, rect: QRectF, name: str, colour: str, look: Look, size: float = 16
) -> None:
    """An icon of `size` logical pixels in the middle of the rect, on whole pixels."""
    dpr = painter.device().devicePixelRatioF()
    pixmap = look.pixmap(name, colour, size, dpr)
    left = round(rect.center().x() - size / 2)
    top = round(rect.center().y() - size / 2)
    painter.drawPixmap(QRectF(left, top, size, size), pixmap, QRectF(pixmap.rect()))


def fill_panel(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    fill: str | None,
    border: str | None = None,
    *,
    radius: float = 0.0,
    width: float = 1.0,
    dashed: bool = False,
) -> None:
    """A rounded panel with its border inside the rect; None leaves a part undrawn."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, radius > 0)
    painter.setBrush(look.colour(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.setPen(_border_pen(look.colour(border), width, dashed) if border else Qt.PenStyle.NoPen)
    inset = width / 2 if border else 0.0
    box = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(box, max(0.0, radius - inset), max(0.0, radius - inset))
    painter.restore()


def _border_pen(colour: QColor, width: float, dashed: bool) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if dashed:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([3.0 / width, 2.0 / width])
    return pen


def fill_rect(painter: QPainter, rect: QRectF, look: Look, colour: str) -> None:
    """A plain filled rectangle."""
    painter.fillRect(rect, look.colour(colour))


def draw_hairline(
    painter: QPainter, start: QPointF, end: QPointF, look: Look, colour: str = "hairline"
) -> None:
    """A line one pixel wide between regions."""
    painter.setPen(look.pen(colour))
    painter.drawLine(start, end)


def draw_focus_ring(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    *,
    inside: bool = False,
    on_selection: bool = False,
    radius: float = 3.0,
) -> None:
    """The focus ring: around the rect with a gap, or `inside` it in tables and lists."""
    stroke = look.token("stroke.focus")
    gap = look.token("stroke.focus_offset")
    colour = "focus_ring_on_selection" if on_selection else "focus_ring"
    grow = 0.0 if inside else stroke + gap
    box = rect.adjusted(-grow, -grow, grow, grow)
    fill_panel(painter, box, look, None, colour, radius=radius + grow, width=stroke)


def draw_selection(painter: QPainter, rect: QRectF, look: Look, *, active: bool = True) -> None:
    """The ground of a selected row with the accent edge at its left."""
    fill_rect(painter, rect, look, "selection" if active else "selection_inactive")
    if active:
        edge = QRectF(rect.left(), rect.top(), look.token("stroke.selection_edge"), rect.height())
        fill_rect(painter, edge, look, "selection_text" if look.high_contrast else "accent")


def draw_row_ground(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    *,
    selected: bool = False,
    hovered: bool = False,
    active: bool = True,
) -> None:
    """The ground of a table or list row in its state; nothing at rest."""
    if selected:
        draw_selection(painter, rect, look, active=active)
    elif hovered:
        fill_rect(painter, rect, look, "hover")


def ink_on(look: Look, colour: str, *, selected: bool = False, active: bool = True) -> str:
    """The ink to use on a ground: in high contrast a selection takes one ink for all."""
    if not selected:
        return colour
    if active and look.high_contrast:
        return "selection_text"
    return "selection_text" if active and colour == "text" else colour
