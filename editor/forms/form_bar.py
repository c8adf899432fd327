"""The strip above the form: its tabs, and the buttons to copy and delete."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QTabBar, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_hairline
from editor.widgets import icon_button

FORM, RAW, RELATED, USED = "form", "raw", "related", "used"
TABS = (FORM, RAW, RELATED, USED)


class FormBar(QWidget):
    """`tab_chosen(str)` carries one of `TABS` when the user takes it."""

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
        self._titles = {
            FORM: self.tr("Form"),
            RAW: self.tr("Raw JSON"),
            RELATED: self.tr("Related"),
            USED: self.tr("Used by"),
        }
        for key in TABS:
            self._tabs.setTabData(self._tabs.addTab(self._titles[key]), key)
        self._copy = icon_button(theme, "copy", self.tr("Copy as JSON"))
        self._delete = icon_button(theme, "trash", self.tr("Delete"))
        self._lay_out()
        self._tabs.tabBarClicked.connect(self._on_clicked)
        self._tabs.currentChanged.connect(self._on_current)
        self._copy.clicked.connect(self.copy_requested)
        self._delete.clicked.connect(self.delete_requested)
        theme.changed.connect(self._on_theme)

    def _on_theme(self) -> None:
        height = self._theme.look.size("control.toolbar") - 5
        self._tabs.setStyleSheet(f"QTabBar::tab {{ min-height: {height}px; padding: 0 5px; }}")
        self.update()

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(5, 0, 8, 0)
        line.setSpacing(0)
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

    def set_tabs(self, possible: Collection[str]) -> None:
        """Which tabs can be shown; the one the user wanted comes back when it can."""
        # Hiding the tab in front makes Qt choose another, which the user did not.
        blocked = self._tabs.blockSignals(True)
        for index, key in enumerate(TABS):
            self._tabs.setTabEnabled(index, key in possible)
            self._tabs.setTabVisible(index, key in possible or key in (FORM, RAW))
        self._tabs.blockSignals(blocked)
        first = next((key for key in TABS if key in possible), FORM)
        self._set_current(self._wanted if self._wanted in possible else first)

    def set_count(self, key: str, count: int) -> None:
        """A number behind a tab's title; 0 is not shown."""
        words = self.tr("{title} {count}").format(title=self._titles[key], count=count)
        self._tabs.setTabText(TABS.index(key), words if count else self._titles[key])

    def set_enabled(self, enabled: bool) -> None:
        """Whether there is a record to copy or delete."""
        self._copy.setEnabled(enabled)
        self._delete.setEnabled(enabled)

    def set_draft(self, draft: bool) -> None:
        """Whether some JSON is typed and not applied."""
        words = self.tr("{title} *").format(title=self._titles[RAW])
        self._tabs.setTabText(1, words if draft else self._titles[RAW])
        self._tabs.setTabToolTip(1, self.tr("Something typed is not applied yet") if draft else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, y = QPainter(self), self.height() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(self.width(), y), self._theme.look)

    def _set_current(self, key: str) -> None:
        blocked = self._tabs.blockSignals(True)
        self._tabs.setCurrentIndex(TABS.index(key))
        self._tabs.blockSignals(blocked)

    def _on_clicked(self, index: int) -> None:
        if index >= 0 and self._tabs.isTabEnabled(index):
            self._wanted = str(self._tabs.tabData(index))

    def _on_current(self, index: int) -> None:
        self._wanted = str(self._tabs.tabData(index))
        self.tab_chosen.emit(self._wanted)
