"""A line under the head of the inspector that stays: what is special about this save."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_rect
from editor.widgets import PlainLabel


class Banner(QWidget):
    """Icon and sentence on the tint of its severity; hidden without words."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._severity = theme, "hint"
        self._icon = QLabel()
        self.words = PlainLabel(theme, "", wrap=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 5, 12, 6)
        line.setSpacing(8)
        line.addWidget(self._icon)
        line.addWidget(self.words, 1)
        theme.changed.connect(self._restyle)
        self.hide()

    def say(self, severity: str, words: str) -> None:
        """Show a sentence; "" hides the line."""
        self._severity = severity
        self.words.setText(words)
        self.setAccessibleName(words)
        self._restyle()
        self.setVisible(bool(words))

    def _restyle(self) -> None:
        ink, dpr = f"severity.{self._severity}.ink", self.devicePixelRatioF()
        self._icon.setPixmap(self._theme.look.pixmap(self._severity, ink, 14, dpr))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look, rect = QPainter(self), self._theme.look, QRectF(self.rect())
        fill_rect(painter, rect, look, f"severity.{self._severity}.tint")
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(rect.right(), y), look)
