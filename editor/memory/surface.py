"""Parts that stand on the surface colour, whatever lies behind them."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget


def on_surface(widget: QWidget) -> QWidget:
    """Fill a widget with the surface of the palette; returns it."""
    widget.setBackgroundRole(QPalette.ColorRole.Base)
    widget.setAutoFillBackground(True)
    return widget
