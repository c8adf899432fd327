"""Segments with their counts, the author's view, and what can be copied."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal, SignalInstance
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.figures import grouped
from editor.playground.asking import Answer
from editor.playground.ordering import SEGMENTS
from editor.theme import Theme
from editor.widgets import SegmentedControl, icon_button, push_button

_ICON_BUTTON = 44


class AnswerBar(QWidget):
    """The row between the question and the list.

    segment_chosen(str): one of `SEGMENTS`. lifted_changed(bool): the author's view.
    hide_ids_changed(bool): ids of masked entries. compare_changed(bool). case_requested(): a case
    of this question. The others are asked for in the menu.
    """

    segment_chosen = Signal(str)
    lifted_changed = Signal(bool)
    hide_ids_changed = Signal(bool)
    compare_changed = Signal(bool)
    case_requested = Signal()
    copy_command = Signal()
    copy_json = Signal()
    save_bundle = Signal()
    save_player_bundle = Signal()
    open_bundle = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._most = theme, 0
        self.segments = SegmentedControl(theme, self.tr("Show"), [(key, "") for key in SEGMENTS])
        self.segments.set_icon("masked", "lock")
        self.compare = push_button(
            theme, self.tr("Compare"), "compare", compact=True, checkable=True
        )
        self.compare.setToolTip(self.tr("Pin this state and compare others with it"))
        self.lift = self._make_lift()
        self.case = push_button(theme, self.tr("Make case"), "case", compact=True)
        self.case.setToolTip(self.tr("A case that expects this answer from now on"))
        self.hide_ids = QAction(self.tr("Hide the ids of masked entries too"), self)
        self.menu = QMenu(self)
        self._more = self._make_more()
        self._lay_out()
        self.segments.chosen.connect(self.segment_chosen)
        self.lift.toggled.connect(self._on_lift)
        self.compare.toggled.connect(self.compare_changed)
        self.case.clicked.connect(self.case_requested)
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
        self._add(self.tr("Copy as command line"), self.copy_command)
        self._add(self.tr("Copy as JSON"), self.copy_json)
        self.menu.addSeparator()
        self._add(self.tr("Save as bundle…"), self.save_bundle)
        self._add(self.tr("Save as bundle for a player…"), self.save_player_bundle)
        self._add(self.tr("Open bundle…"), self.open_bundle)
        self.menu.addSeparator()
        self.menu.addAction(self.hide_ids)
        # Not setMenu: the style would draw an arrow over the icon.
        button.clicked.connect(self._open_menu)
        return button

    def _add(self, words: str, wanted: SignalInstance) -> None:
        self.menu.addAction(words).triggered.connect(lambda: wanted.emit())

    def _lay_out(self) -> None:
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        self._wrapped = False
        for line in (self._first, self._second):
            line.setSpacing(8)
        self._first.addWidget(self.segments)
        self._first.addStretch(1)
        self._second.addStretch(1)
        for button in self._buttons():
            self._first.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 6)
        column.setSpacing(6)
        column.addLayout(self._first)
        column.addLayout(self._second)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(self._theme.look.size("control.toolbar"))

    def _buttons(self) -> tuple[QWidget, ...]:
        return (self.compare, self.lift, self.case, self._more)

    def show_counts(self, answer: Answer | None) -> None:
        """The counts of an answer in the segments."""
        results = len(answer.explanation.results) if answer else 0
        self.case.setEnabled(answer is not None and bool(answer.query.strip()))
        counts = {
            "all": answer.entries if answer else 0,
            "retrieved": results,
            "masked": answer.masked if answer else 0,
            "left_out": answer.left_out if answer else 0,
        }
        for key, label in self._labels().items():
            self.segments.set_label(key, label.format(count=grouped(counts[key])))
        if counts["all"] != self._most:
            self._most = counts["all"]
            self._fit()

    def _labels(self) -> dict[str, str]:
        return {
            "all": self.tr("All {count}"),
            "retrieved": self.tr("Retrieved {count}"),
            "masked": self.tr("Masked {count}"),
            "left_out": self.tr("Left out {count}"),
        }

    def set_lifted(self, lifted: bool) -> None:
        """Press or release the author's view."""
        self.lift.setChecked(lifted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """One line with words, else with icons, else two lines; no count changes it."""
        texts = {
            self.compare: self.tr("Compare"),
            self.lift: self.tr("Author’s view"),
            self.case: self.tr("Make case"),
        }
        room = self.width() - 24 - self._segments_width() - self._more.sizeHint().width() - 24
        self._wrap(room < _ICON_BUTTON * len(texts))
        room -= _ICON_BUTTON * len(texts)
        # As many with words as there is room for, the last first.
        for button, text in reversed(texts.items()):
            room -= self._theme.look.metrics("base").horizontalAdvance(text) + 6
            button.setText(text if room >= 0 or self._wrapped else "")
            button.setAccessibleName(text)

    def _segments_width(self) -> float:
        """The width of the segments when each of them counts all entries."""
        metrics = self._theme.look.metrics("small", tabular=True)
        texts = (label.format(count=grouped(self._most)) for label in self._labels().values())
        return sum(metrics.horizontalAdvance(text) + 20 for text in texts) + 20

    def _wrap(self, wrapped: bool) -> None:
        if wrapped == self._wrapped:
            return
        self._wrapped = wrapped
        old, new = (self._first, self._second) if wrapped else (self._second, self._first)
        for button in self._buttons():
            old.removeWidget(button)
            new.addWidget(button)

    def _open_menu(self) -> None:
        corner = self._more.mapToGlobal(QPoint(0, self._more.height() + 1))
        self.menu.popup(corner)

    def _on_lift(self, lifted: bool) -> None:
        self.lifted_changed.emit(lifted)
