"""The strip between the quests and the matrix: filter, groups, the next step, the legend."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from editor.filtering.filter_completion import FilterCompletions
from editor.filtering.filter_field import FilterField
from editor.knowledge.legend import Legend
from editor.theme import Theme
from editor.theme.painter import draw_hairline
from editor.widgets import SegmentedControl, icon_button, push_button

_FILTER, _LEAST_FILTER = 290, 150


class KnowledgeBar(QWidget):
    """grouping_chosen(str), next_toggled(bool), export_requested(), audit_requested()."""

    grouping_chosen = Signal(str)
    next_toggled = Signal(bool)
    export_requested = Signal()
    audit_requested = Signal()

    def __init__(
        self, theme: Theme, completions: FilterCompletions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.filter = FilterField(theme, completions)
        self.filter.set_placeholder(self.tr("Filter entries"))
        self.grouping = SegmentedControl(theme, self.tr("Group"), self._segments())
        self.grouping.set_current("file")
        self.next = push_button(
            theme, self.tr("Show next step"), "next_step", compact=True, checkable=True
        )
        self.next.setChecked(True)
        theme.set_icon(self.next, "next_step", "selection_text")
        self.next.setToolTip(self.tr("Mark what the next quest opens, and for whom"))
        self.legend = Legend(theme)
        self.menu = QMenu(self)
        self._more = icon_button(theme, "download", self.tr("Export"), framed=True)
        self._fill_menu()
        self._wrapped = False
        self._lay_out()
        self.grouping.chosen.connect(self.grouping_chosen)
        self.next.toggled.connect(self._on_next)
        self._more.clicked.connect(self._open_menu)
        theme.changed.connect(self._fit)

    def _segments(self) -> list[tuple[str, str]]:
        return [
            ("none", self.tr("None")),
            ("file", self.tr("By file")),
            ("tag", self.tr("By tag")),
            ("visibility", self.tr("By visibility")),
        ]

    def _fill_menu(self) -> None:
        table = QAction(self.tr("Who knows what at each step…"), self.menu)
        audit = QAction(self.tr("Audit…"), self.menu)
        table.triggered.connect(self.export_requested)
        audit.triggered.connect(self.audit_requested)
        self.menu.addActions([table, audit])

    def _lay_out(self) -> None:
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        self._first.setSpacing(8)
        self._first.addWidget(self.filter)
        for widget in (self.grouping, self.next):
            self._first.addWidget(widget)
        self._first.addStretch(1)
        self._first.addWidget(self.legend)
        self._first.addWidget(self._more)
        self._second.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 6)
        column.setSpacing(4)
        column.addLayout(self._first)
        column.addLayout(self._second)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(self._theme.look.size("control.toolbar"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """One line, or the legend on a second one where it does not fit."""
        look = self._theme.look
        least = look.stretched(_LEAST_FILTER)
        others = (self.grouping, self.next, self._more)
        room = self.width() - 24 - 48 - sum(w.sizeHint().width() for w in others)
        beside = room - self.legend.sizeHint().width()
        self._wrap(beside < least)
        width = (room if self._wrapped else beside) - 16
        self.filter.setFixedWidth(max(least, min(look.stretched(_FILTER), width)))

    def _wrap(self, wrapped: bool) -> None:
        if wrapped == self._wrapped:
            return
        self._wrapped = wrapped
        if wrapped:
            self._first.removeWidget(self.legend)
            self._second.insertWidget(0, self.legend)
        else:
            self._second.removeWidget(self.legend)
            self._first.insertWidget(self._first.indexOf(self._more), self.legend)

    def _on_next(self, shown: bool) -> None:
        ink = "selection_text" if shown else "text"
        self._theme.set_icon(self.next, "next_step", ink)
        self.next_toggled.emit(shown)

    def _open_menu(self) -> None:
        self.menu.popup(self._more.mapToGlobal(QPoint(0, self._more.height() + 1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, y = QPainter(self), self.height() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(self.width(), y), self._theme.look)
