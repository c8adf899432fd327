"""A splitter that draws one pixel and can be grabbed on seven."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle, QWidget

from editor.theme import Theme
from editor.theme.painter import fill_rect


class _Handle(QSplitterHandle):
    def __init__(self, theme: Theme, orientation: Qt.Orientation, parent: QSplitter) -> None:
        super().__init__(orientation, parent)
        self._theme = theme
        theme.changed.connect(self.update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        look = self._theme.look
        side = int(look.token("control.splitter_grab") - look.token("control.splitter")) // 2
        across = self.orientation() == Qt.Orientation.Horizontal
        self.setContentsMargins(*((side, 0, side, 0) if across else (0, side, 0, side)))
        self.setMask(QRegion(self.contentsRect()))
        self.setAttribute(Qt.WidgetAttribute.WA_MouseNoMask, True)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill_rect(painter, QRectF(self.contentsRect()), self._theme.look, "hairline")


class Splitter(QSplitter):
    """Panels keep their sizes in pixels; only `stretch` ones take the rest."""

    def __init__(
        self,
        theme: Theme,
        orientation: Qt.Orientation = Qt.Orientation.Horizontal,
        parent: QWidget | None = None,
    ) -> None:
        self._theme = theme
        super().__init__(orientation, parent)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)

    def createHandle(self) -> QSplitterHandle:
        return _Handle(self._theme, self.orientation(), self)

    def add(self, widget: QWidget, *, stretch: bool = False) -> None:
        """Add a panel; those with `stretch` share what is left over."""
        self.addWidget(widget)
        self.setStretchFactor(self.indexOf(widget), 1 if stretch else 0)
