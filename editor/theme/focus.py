"""The focus ring of buttons and sliders: two pixels, one pixel outside the edge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QFocusFrame,
    QProxyStyle,
    QStyle,
    QWidget,
)

from editor.theme.painter.common import draw_focus_ring

if TYPE_CHECKING:
    from editor.theme.theme import Theme

RING_PROPERTY = "focusRing"
_MARGINS = (QStyle.PixelMetric.PM_FocusFrameHMargin, QStyle.PixelMetric.PM_FocusFrameVMargin)


class _FrameStyle(QProxyStyle):
    """Places the frame outside its widget; used by the frame alone, as it is asked often."""

    def __init__(self, margin: int) -> None:
        super().__init__("Fusion")
        self._margin = margin

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: Any = None, widget: Any = None
    ) -> int:
        return self._margin if metric in _MARGINS else super().pixelMetric(metric, option, widget)

    def styleHint(
        self, hint: QStyle.StyleHint, option: Any = None, widget: Any = None, data: Any = None
    ) -> int:
        if hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        return super().styleHint(hint, option, widget, data)


class FocusRing(QFocusFrame):
    """Draws the ring around whatever widget it was given."""

    def __init__(self, theme: Theme, margin: int) -> None:
        super().__init__()
        self._theme = theme
        self._frame_style = _FrameStyle(margin)
        self.setStyle(self._frame_style)

    def paintEvent(self, event: Any) -> None:
        painter = QPainter(self)
        draw_focus_ring(painter, QRectF(self.rect()), self._theme.look, inside=True)


def wants_ring(widget: QWidget) -> bool:
    """Whether a widget's focus is shown by a ring around it.

    Fields draw theirs as their border; `setProperty("focusRing", bool)` overrules.
    """
    asked = widget.property(RING_PROPERTY)
    if asked is not None:
        return bool(asked)
    return isinstance(widget, QAbstractButton | QAbstractSlider)


class FocusFollower(QObject):
    """Moves the one ring of the application to the widget that has the focus."""

    def __init__(self, theme: Theme, app: QApplication) -> None:
        super().__init__(theme)
        self._theme = theme
        self._ring: FocusRing | None = None
        app.focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and wants_ring(new):
            self._living_ring().setWidget(new)
        elif self._ring is not None and shiboken6.isValid(self._ring):
            self._ring.setWidget(None)  # type: ignore[arg-type]

    def _living_ring(self) -> FocusRing:
        if self._ring is None or not shiboken6.isValid(self._ring):
            look = self._theme.look
            margin = int(look.token("stroke.focus") + look.token("stroke.focus_offset"))
            self._ring = FocusRing(self._theme, margin)
        return self._ring
