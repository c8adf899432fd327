"""The chips of a filter in one row, which can be longer than there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from editor.widgets import ChipButton

_MOST = 220
"""A longer chip is cut; its tooltip has all of it."""
_SPACING = 5


class ChipStrip(QScrollArea):
    """Chips keep their width. Where they do not fit the last ones are in sight, and the wheel
    and the keyboard bring the others."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._holder = QWidget()
        self._row = QHBoxLayout(self._holder)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_SPACING)
        self._chips: Sequence[ChipButton] = ()
        self.setWidget(self._holder)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        for part in (self.viewport(), self._holder):
            part.setAutoFillBackground(False)
        self.horizontalScrollBar().rangeChanged.connect(self._show_end)
        self.hide()

    def show_chips(self, chips: Sequence[ChipButton]) -> None:
        """Show other chips."""
        for chip in self._chips:
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = chips
        for chip in chips:
            chip.setFixedWidth(min(chip.sizeHint().width(), _MOST))
            self._row.addWidget(chip)
            chip.show()
        self.setVisible(bool(chips))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._row.sizeHint().height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - (turned.x() or turned.y()) // 2)
        event.accept()

    def _show_end(self, first: int, last: int) -> None:
        self.horizontalScrollBar().setValue(last)
