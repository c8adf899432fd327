"""The strip over the lower panel: its tabs, a note, and what the cells mean."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_panel, fill_rect
from editor.theme.painter.common import draw_text
from editor.widgets import PlainLabel

_GAP = 12
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
    """The strip with the tabs; a note that has no room beside them stands below them."""

    def __init__(self, theme: Theme, tabs: QWidget, note: PlainLabel, legend: QWidget) -> None:
        super().__init__()
        self._theme, self._tabs, self._note, self._legend = theme, tabs, note, legend
        self._line, self._below = QHBoxLayout(), QHBoxLayout()
        self._line.setSpacing(_GAP)
        self._below.setContentsMargins(0, 0, 0, 4)
        for widget, stretch in ((tabs, 0), (note, 1), (legend, 0)):
            self._line.addWidget(widget, stretch)
        # Where the note is not, the tabs stay at the left.
        self._line.addStretch(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(_GAP, 0, _GAP, 1)
        column.setSpacing(2)
        column.addLayout(self._line, 1)
        column.addLayout(self._below)
        theme.changed.connect(self.update)

    def fit(self) -> None:
        """The note beside the tabs if it can be read whole there, else below them."""
        room = self.width() - 3 * _GAP - self._tabs.sizeHint().width()
        if not self._legend.isHidden():
            room -= self._legend.sizeHint().width() + _GAP
        words = self._note.text()
        below = bool(words) and self._note.fontMetrics().horizontalAdvance(words) > room
        if below != (self._line.indexOf(self._note) < 0):
            if below:
                self._below.addWidget(self._note, 1)
            else:
                self._line.insertWidget(1, self._note, 1)
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def sizeHint(self) -> QSize:
        least = self._theme.look.size("row.section_header")
        return super().sizeHint().expandedTo(QSize(0, least))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look, rect = QPainter(self), self._theme.look, QRectF(self.rect())
        fill_rect(painter, rect, look, "window")
        bottom = rect.adjusted(0, 0, 0, -0.5)
        draw_hairline(painter, bottom.bottomLeft(), bottom.bottomRight(), look)
