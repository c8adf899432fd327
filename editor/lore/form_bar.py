"""The strip above the form: its tabs, and the buttons to copy and delete."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QTabBar, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_hairline
from editor.widgets import icon_button

FORM, RAW = "form", "raw"


class FormBar(QWidget):
    """`tab_chosen(str)` carries `FORM` or `RAW` when the user takes one."""

    tab_chosen = Signal(str)
    copy_requested = Signal()
    delete_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wanted = FORM
        self._tabs = QTabBar()
        self._tabs.setAccessibleName(self.tr("Views of the record"))
        self._tabs.setExpanding(False)
        self._tabs.setDrawBase(False)
        self._tabs.setUsesScrollButtons(False)
        for key, words in ((FORM, self.tr("Form")), (RAW, self.tr("Raw JSON"))):
            self._tabs.setTabData(self._tabs.addTab(words), key)
        self._copy = icon_button(theme, "copy", self.tr("Copy as JSON"))
        self._delete = icon_button(theme, "trash", self.tr("Delete"))
        self._lay_out()
        self._tabs.tabBarClicked.connect(self._on_clicked)
        self._tabs.currentChanged.connect(self._on_current)
        self._copy.clicked.connect(self.copy_requested)
        self._delete.clicked.connect(self.delete_requested)
        theme.changed.connect(self._on_theme)

    def _on_theme(self) -> None:
        height = self._theme.look.size("control.toolbar") - 3
        self._tabs.setStyleSheet(f"QTabBar::tab {{ min-height: {height}px; }}")
        self.update()

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(2, 0, 8, 0)
        line.setSpacing(4)
        line.addWidget(self._tabs, 0, Qt.AlignmentFlag.AlignBottom)
        self._on_theme()
        line.addStretch(1)
        line.addWidget(self._copy)
        line.addWidget(self._delete)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(300, self._theme.look.size("control.toolbar"))

    def tab(self) -> str:
        """The tab that is shown."""
        return str(self._tabs.tabData(self._tabs.currentIndex()))

    def set_tab(self, key: str) -> None:
        """Show a tab without a signal."""
        self._wanted = key
        self._set_current(key)

    def set_tabs(self, *, form: bool, raw: bool) -> None:
        """Which tabs can be shown; the one the user wanted comes back when it can."""
        # Disabling the tab in front makes Qt choose another, which the user did not.
        blocked = self._tabs.blockSignals(True)
        self._tabs.setTabEnabled(0, form)
        self._tabs.setTabEnabled(1, raw)
        self._tabs.blockSignals(blocked)
        possible = {FORM: form, RAW: raw}
        self._set_current(self._wanted if possible[self._wanted] else (FORM if form else RAW))

    def set_enabled(self, enabled: bool) -> None:
        """Whether there is a record to copy or delete."""
        self._copy.setEnabled(enabled)
        self._delete.setEnabled(enabled)

    def set_draft(self, draft: bool) -> None:
        """Whether some JSON is typed and not applied."""
        self._tabs.setTabText(1, self.tr("Raw JSON, not applied") if draft else self.tr("Raw JSON"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, y = QPainter(self), self.height() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(self.width(), y), self._theme.look)

    def _set_current(self, key: str) -> None:
        blocked = self._tabs.blockSignals(True)
        self._tabs.setCurrentIndex(0 if key == FORM else 1)
        self._tabs.blockSignals(blocked)

    def _on_clicked(self, index: int) -> None:
        if index >= 0 and self._tabs.isTabEnabled(index):
            self._wanted = str(self._tabs.tabData(index))

    def _on_current(self, index: int) -> None:
        self._wanted = str(self._tabs.tabData(index))
        self.tab_chosen.emit(self._wanted)
