"""Draws what the tables of cases and outcomes have in common."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from editor.theme import Look
from editor.theme.painter import draw_icon, draw_text, ink_on, text_width
from editor.widgets import PAD

_ICON = 14


def paint_marked(
    painter: QPainter, box: QRectF, icon: str, word: str, ink: str, look: Look, *, lit: bool
) -> None:
    """An icon with its word, in one ink."""
    shown = ink_on(look, ink, selected=lit)
    place = QRectF(box.left(), box.top(), _ICON, box.height())
    draw_icon(painter, place, icon, shown, look, _ICON)
    if box.width() > _ICON + PAD + text_width("…", look, "small"):
        draw_text(painter, box.adjusted(_ICON + PAD, 0, 0, 0), word, look, "small", shown)
