"""The strip over the lower panel: its tabs, a note, and what the cells mean."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_panel, fill_rect
from editor.theme.painter.common import draw_text

_MARKS = 58
"""The room of both marks and of the gaps beside them."""


class Legend(QWidget):
    """What filled and struck cells mean; nothing where there is no room to say it whole."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Filled: present. Line: absent."))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        metrics = self._theme.look.metrics("small")
        words = self.tr("present") + self.tr("absent")
        return QSize(round(metrics.horizontalAdvance(words)) + _MARKS, 20)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.width() < self.sizeHint().width():
            return
        painter, look, rect = QPainter(self), self._theme.look, QRectF(self.rect())
        box = QRectF(0, round(rect.center().y()) - 4, 16, 9)
        fill_panel(painter, box, look, "retention.keep", radius=2)
        left = 22.0
        words = rect.adjusted(left, 0, 0, 0)
        left += draw_text(painter, words, self.tr("present"), look, "small", "text_muted") + 14
        y = round(rect.center().y()) + 0.5
        line = QRectF(left, y, 14, 0)
        draw_hairline(painter, line.topLeft(), line.topRight(), look, "control_border")
        rest = rect.adjusted(left + 20, 0, 0, 0)
        draw_text(painter, rest, self.tr("absent"), look, "small", "text_muted")


class TabBar(QWidget):
    """The strip with the tabs."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(12, 0, 12, 1)
        self.line.setSpacing(12)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        least = self._theme.look.size("row.section_header")
        return super().sizeHint().expandedTo(QSize(0, least))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look, rect = QPainter(self), self._theme.look, QRectF(self.rect())
        fill_rect(painter, rect, look, "window")
        bottom = rect.adjusted(0, 0, 0, -0.5)
        draw_hairline(painter, bottom.bottomLeft(), bottom.bottomRight(), look)
