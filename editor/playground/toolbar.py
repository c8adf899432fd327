"""Segments with their counts, the author's view, and what can be copied."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from editor.playground.asking import Answer
from editor.playground.ordering import SEGMENTS
from editor.theme import Theme
from editor.widgets import SegmentedControl, icon_button, push_button


class AnswerBar(QWidget):
    """The row between the question and the list.

    segment_chosen(str): one of `SEGMENTS`. lifted_changed(bool): the author's view.
    hide_ids_changed(bool): ids of masked entries. copy_command(), copy_json(): asked for.
    """

    segment_chosen = Signal(str)
    lifted_changed = Signal(bool)
    hide_ids_changed = Signal(bool)
    copy_command = Signal()
    copy_json = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.segments = SegmentedControl(theme, self.tr("Show"), [(key, "") for key in SEGMENTS])
        self.segments.set_icon("masked", "lock")
        self.lift = self._make_lift()
        self.hide_ids = QAction(self.tr("Hide the ids of masked entries too"), self)
        self.menu = QMenu(self)
        self._more = self._make_more()
        self._lay_out()
        self.segments.chosen.connect(self.segment_chosen)
        self.lift.toggled.connect(self._on_lift)
        self.hide_ids.toggled.connect(self.hide_ids_changed)
        self.show_counts(None)

    def _make_lift(self) -> QPushButton:
        button = push_button(
            self._theme, self.tr("Author’s view"), "lock_open", compact=True, checkable=True
        )
        button.setToolTip(self.tr("Show the texts of masked entries (Ctrl+Shift+M)"))
        return button

    def _make_more(self) -> QToolButton:
        button = icon_button(self._theme, "more", self.tr("More"), framed=True)
        self.hide_ids.setCheckable(True)
        command = self.menu.addAction(self.tr("Copy as command line"))
        command.triggered.connect(self.copy_command)
        json = self.menu.addAction(self.tr("Copy as JSON"))
        json.triggered.connect(self.copy_json)
        self.menu.addSeparator()
        self.menu.addAction(self.hide_ids)
        # Not setMenu: the style would draw an arrow over the icon.
        button.clicked.connect(self._open_menu)
        return button

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 6, 12, 6)
        line.setSpacing(8)
        line.addWidget(self.segments)
        line.addStretch(1)
        line.addWidget(self.lift)
        line.addWidget(self._more)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(self._theme.look.size("control.toolbar"))

    def show_counts(self, answer: Answer | None) -> None:
        """The counts of an answer in the segments."""
        labels = {
            "all": (self.tr("All {count}"), answer.entries if answer else 0),
            "retrieved": (
                self.tr("Retrieved {count}"),
                len(answer.explanation.results) if answer else 0,
            ),
            "masked": (self.tr("Masked {count}"), answer.masked if answer else 0),
            "left_out": (self.tr("Left out {count}"), answer.left_out if answer else 0),
        }
        for key, (label, count) in labels.items():
            self.segments.set_label(key, label.format(count=count))

    def set_lifted(self, lifted: bool) -> None:
        """Press or release the author's view."""
        self.lift.setChecked(lifted)

    def minimumSizeHint(self) -> QSize:
        # The words of the author's view give way before anything is cut.
        icons = self._more.sizeHint().width() + 40
        width = self.segments.sizeHint().width() + icons + 40
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        words = self.tr("Author’s view")
        needed = self.fontMetrics().horizontalAdvance(words) + 40
        used = self.segments.sizeHint().width() + self._more.sizeHint().width() + 24 + 24
        self.lift.setText(words if used + needed <= self.width() else "")
        self.lift.setAccessibleName(words)

    def _open_menu(self) -> None:
        corner = self._more.mapToGlobal(QPoint(0, self._more.height() + 1))
        self.menu.popup(corner)

    def _on_lift(self, lifted: bool) -> None:
        self.lifted_changed.emit(lifted)
