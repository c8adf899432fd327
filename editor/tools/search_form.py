"""The upper half of find and replace: what, with what, how, where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from core.refactor.matcher import Search
from core.refactor.searching import FIELD_GROUPS
from editor.widgets import FlowLayout, SegmentedControl

if TYPE_CHECKING:
    from editor.theme import Theme

_PAUSE_MS = 220
_SHOWN_FIRST = frozenset({"texts", "names", "sheets", "notes"})


class SearchForm(QWidget):
    """`changed()` after a pause in typing, and at once for a tick."""

    changed = Signal()
    # Qt's own `find` looks windows up by their number, which nothing here does.
    find: QLineEdit  # type: ignore[assignment]

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._later.timeout.connect(self.changed)
        self.find, self.new = QLineEdit(), QLineEdit()
        self.find.setAccessibleName(self.tr("Find"))
        self.new.setAccessibleName(self.tr("Replace with"))
        self.ways = {
            "match_case": QCheckBox(self.tr("Match &case")),
            "match_accents": QCheckBox(self.tr("Match &accents")),
            "whole_word": QCheckBox(self.tr("&Whole words")),
            "pattern": QCheckBox(self.tr("&Pattern (regex)")),
        }
        self.groups = {name: QCheckBox(words) for name, words in self._group_words().items()}
        scopes = (
            ("all", self.tr("Everything")),
            ("filtered", self.tr("Filtered")),
            ("selected", self.tr("Selected")),
        )
        self.scope = SegmentedControl(theme, self.tr("Search in"), scopes)
        self._lay_out()
        self._connect()

    def _group_words(self) -> dict[str, str]:
        return {
            "texts": self.tr("Texts and titles"),
            "names": self.tr("Names"),
            "sheets": self.tr("Sheets"),
            "tags": self.tr("Tags"),
            "terms": self.tr("Terms"),
            "notes": self.tr("Notes"),
            "cases": self.tr("Questions of cases"),
            "ids": self.tr("Ids"),
        }

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for row, (words, field) in enumerate(
            ((self.tr("&Find"), self.find), (self.tr("&Replace with"), self.new))
        ):
            label = QLabel(words)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.addWidget(self._flow(self.ways), 2, 1)
        grid.addWidget(QLabel(self.tr("Fields")), 3, 0)
        grid.addWidget(self._flow(self.groups), 3, 1)
        grid.addWidget(QLabel(self.tr("In")), 4, 0)
        line = QHBoxLayout()
        line.addWidget(self.scope)
        line.addStretch(1)
        grid.addLayout(line, 4, 1)
        grid.setColumnStretch(1, 1)

    def _flow(self, boxes: dict[str, QCheckBox]) -> QWidget:
        holder = QWidget()
        flow = FlowLayout(holder, gap=8)
        flow.setContentsMargins(0, 0, 0, 0)
        for box in boxes.values():
            flow.addWidget(box)
        return holder

    def _connect(self) -> None:
        self.find.textChanged.connect(self._later.start)
        self.new.textChanged.connect(self._later.start)
        for name, box in self.groups.items():
            box.setChecked(name in _SHOWN_FIRST)
        for box in (*self.ways.values(), *self.groups.values()):
            box.toggled.connect(self.send_now)
        self.scope.chosen.connect(self.send_now)

    def send_now(self) -> None:
        """Report without waiting."""
        self._later.stop()
        self.changed.emit()

    def send_later(self) -> None:
        """Report after a pause."""
        self._later.start()

    def is_waiting(self) -> bool:
        """Whether something typed was not reported yet."""
        return self._later.isActive()

    def search(self) -> Search:
        """What is asked for."""
        ways = {name: box.isChecked() for name, box in self.ways.items()}
        return Search(self.find.text(), self.new.text(), **ways)

    def chosen_groups(self) -> list[str]:
        """The groups of fields that are ticked."""
        return [name for name in FIELD_GROUPS if self.groups[name].isChecked()]
