"""The right column: the explanation over context and check, or all three as tabs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_rect
from editor.widgets import ElidedLabel, Splitter

WHY, CONTEXT, CHECK = "why", "context", "check"
_EXPLANATION = 300
_LEAST = 120


class _Strip(QWidget):
    """Tabs at the left, a muted note at the right."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        self.note = ElidedLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line = QHBoxLayout(self)
        line.setContentsMargins(4, 0, 12, 0)
        line.setSpacing(8)
        line.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignBottom)
        line.addWidget(self.note, 1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        height = self.sizeHint().height() - 6
        self.tabs.setStyleSheet(f"QTabBar::tab {{ min-height: {height}px; padding: 0 6px; }}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._theme.look.size("row.section_header"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect, look = QPainter(self), QRectF(self.rect()), self._theme.look
        fill_rect(painter, rect, look, "window")
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(rect.right(), y), look)


class SidePanel(QWidget):
    """page_changed(): other parts of it are in sight."""

    page_changed = Signal()

    def __init__(
        self,
        theme: Theme,
        explanation: QWidget,
        context: QWidget,
        check: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pages = {WHY: explanation, CONTEXT: context, CHECK: check}
        self._notes: dict[str, str] = {}
        self._tabbed, self._below = False, CONTEXT
        self.strip = _Strip(theme)
        self.strip.tabs.setAccessibleName(self.tr("Context and answer"))
        self.stack = QStackedWidget()
        for key, title in ((CONTEXT, self.tr("Context preview")), (CHECK, self.tr("Answer check"))):
            self.strip.tabs.setTabData(self.strip.tabs.addTab(title), key)
            self.stack.addWidget(self._pages[key])
        self._lay_out()
        self.strip.tabs.currentChanged.connect(self._on_tab)

    def _lay_out(self) -> None:
        lower = QWidget()
        column = QVBoxLayout(lower)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self.stack, 1)
        self.split = Splitter(self._theme, Qt.Orientation.Vertical)
        self.split.add(self._pages[WHY])
        self.split.add(lower, stretch=True)
        self._pages[WHY].setMinimumHeight(_LEAST)
        self.split.setSizes([self._theme.look.stretched(_EXPLANATION), 500])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.split)

    # what is in sight

    @property
    def tabbed(self) -> bool:
        """Whether the explanation is a tab."""
        return self._tabbed

    def current(self) -> str:
        """The tab in front."""
        return str(self.strip.tabs.tabData(self.strip.tabs.currentIndex()))

    def show_page(self, key: str) -> None:
        """Bring a part to the front."""
        tabs = self.strip.tabs
        for at in range(tabs.count()):
            if tabs.tabData(at) == key:
                tabs.setCurrentIndex(at)

    def set_tabbed(self, tabbed: bool) -> None:
        """The explanation as the first of three tabs, or over the other two.

        The part that is worked in stays in front.
        """
        if tabbed == self._tabbed:
            return
        self._tabbed = tabbed
        front = self.current()
        focused = QApplication.focusWidget()
        working = focused is not None and self._pages[front].isAncestorOf(focused)
        if tabbed:
            self._below = front
            self._add_why()
            self.show_page(front if working else WHY)
        else:
            self._take_why_out()
            self.show_page(self._below if front == WHY else front)
        self._fit_titles()
        self._on_tab()
        if working and focused is not None:
            focused.setFocus()

    def _add_why(self) -> None:
        self.stack.insertWidget(0, self._pages[WHY])
        self.strip.tabs.insertTab(0, self.tr("Why"))
        self.strip.tabs.setTabData(0, WHY)

    def _take_why_out(self) -> None:
        why = self._pages[WHY]
        self.strip.tabs.removeTab(0)
        self.split.insertWidget(0, why)
        self.split.setStretchFactor(0, 0)
        why.show()
        self.split.setSizes([self._theme.look.stretched(_EXPLANATION), 500])

    def _fit_titles(self) -> None:
        long = (self.tr("Context preview"), self.tr("Answer check"))
        short = (self.tr("Context"), self.tr("Check"))
        for at, title in enumerate(short if self._tabbed else long, int(self._tabbed)):
            self.strip.tabs.setTabText(at, title)

    def set_note(self, key: str, note: str) -> None:
        """The muted words of a tab."""
        self._notes[key] = note
        self._show_note()

    def _show_note(self) -> None:
        self.strip.note.setText(self._notes.get(self.current(), ""))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.page_changed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.page_changed.emit()

    def _on_tab(self) -> None:
        self.stack.setCurrentWidget(self._pages[self.current()])
        self._show_note()
        self.page_changed.emit()

    def regions(self) -> tuple[QWidget, ...]:
        """What F6 walks."""
        front = self._pages[self.current()]
        return (front,) if self._tabbed else (self._pages[WHY], front)
