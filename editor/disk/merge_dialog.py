"""Deciding conflicts: one row each, both texts at length, mine or theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from core.merge.word_diff import Span, changed_spans
from editor.disk.conflict_table import RECORD, ConflictModel, ConflictTable
from editor.disk.dialogs import dialog_size
from editor.disk.diff_words import value_text
from editor.disk.text_pane import TextPane
from editor.theme import Theme
from editor.widgets.buttons import push_button
from editor.widgets.plain import PlainLabel
from editor.widgets.splitter import Splitter

if TYPE_CHECKING:
    from core.merge.conflicts import Place
    from editor.disk.reading import MergedFile


class MergeDialog(QDialog):
    """All conflicts of some files. After it is accepted, `chosen` tells the sides."""

    def __init__(self, theme: Theme, files: Sequence[MergedFile], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Merge"))
        self.setAccessibleName(self.windowTitle())
        self._theme = theme
        rows = [(f.file.handle, f.file.name, c) for f in files for c in f.merged.conflicts]
        self.model = ConflictModel(rows, self)
        self.table = ConflictTable(theme.look.size("row.table"))
        self.table.setModel(self.model)
        self.before = TextPane(theme, self.tr("Before"), "gone")
        self.mine = TextPane(theme, self.tr("Mine"), "new")
        self.theirs = TextPane(theme, self.tr("Theirs"), "new")
        self.take_mine = QRadioButton(self.tr("Keep &mine"))
        self.take_theirs = QRadioButton(self.tr("Take &theirs"))
        self._group = QButtonGroup(self)
        for radio in (self.take_mine, self.take_theirs):
            self._group.addButton(radio)
        self.take_mine.clicked.connect(lambda: self.choose(self._row(), theirs=False))
        self.take_theirs.clicked.connect(lambda: self.choose(self._row(), theirs=True))
        for column, width in enumerate((190, 280, 150)):
            self.table.setColumnWidth(column, theme.look.stretched(width))
        self._lay_out()
        self.table.row_chosen.connect(self._on_row)
        self.table.turned.connect(self.turn)
        self.table.setCurrentIndex(self.model.index(0, RECORD))

    def chosen(self) -> Mapping[int, frozenset[Place]]:
        """By file: the places at which theirs is taken."""
        places: dict[int, set[Place]] = {}
        for row in self.model.theirs:
            handle, _, conflict = self.model.rows[row]
            places.setdefault(handle, set()).add(conflict.place)
        return {handle: frozenset(found) for handle, found in places.items()}

    def choose(self, row: int, *, theirs: bool) -> None:
        """Take a side in one conflict."""
        self.model.choose(row, row, theirs=theirs)
        self._show_side()

    def turn(self, row: int) -> None:
        """Take the other side in one conflict."""
        self.choose(row, theirs=row not in self.model.theirs)

    def choose_all(self, *, theirs: bool) -> None:
        """Take one side in all conflicts."""
        self.model.choose(0, len(self.model.rows) - 1, theirs=theirs)
        self._show_side()

    def _row(self) -> int:
        return self.table.currentIndex().row()

    def _show_side(self) -> None:
        """What is kept in the current conflict."""
        theirs = self._row() in self.model.theirs
        (self.take_theirs if theirs else self.take_mine).setChecked(True)

    def _on_row(self, row: int) -> None:
        conflict = self.model.rows[row][2]
        gone: list[Span] = []
        for pane, value in ((self.mine, conflict.ours), (self.theirs, conflict.theirs)):
            lost, come = _changed(conflict.base, value)
            pane.show_text(value_text(value), come)
            gone += lost
        self.before.show_text(value_text(conflict.base), gone)
        self._show_side()

    def _words(self) -> str:
        count = len(self.model.rows)
        if count == 1:
            return self.tr("Both sides changed one field in different ways. The rest is merged.")
        words = self.tr("Both sides changed {n} fields in different ways. The rest is merged.")
        return words.format(n=count)

    def _lay_out(self) -> None:
        theme = self._theme
        all_mine = push_button(theme, self.tr("All mine"))
        all_theirs = push_button(theme, self.tr("All theirs"))
        all_mine.clicked.connect(lambda: self.choose_all(theirs=False))
        all_theirs.clicked.connect(lambda: self.choose_all(theirs=True))
        split = Splitter(theme, Qt.Orientation.Vertical)
        split.add(self.table, stretch=True)
        split.add(self._panes())
        foot = QHBoxLayout()
        foot.addWidget(all_mine)
        foot.addWidget(all_theirs)
        foot.addStretch(1)
        foot.addWidget(self._buttons())
        column = QVBoxLayout(self)
        column.addWidget(PlainLabel(theme, self.windowTitle(), role="title"))
        column.addWidget(PlainLabel(theme, self._words(), colour="text_muted", wrap=True))
        column.addWidget(split, 1)
        column.addLayout(foot)
        self.resize(dialog_size(theme, self))

    def _panes(self) -> QWidget:
        panes = QWidget()
        line = QHBoxLayout(panes)
        line.setContentsMargins(0, 6, 0, 0)
        line.setSpacing(12)
        for pane, radio in (
            (self.before, None),
            (self.mine, self.take_mine),
            (self.theirs, self.take_theirs),
        ):
            column = QVBoxLayout()
            column.addWidget(pane, 1)
            if radio is not None:
                column.addWidget(radio)
            else:
                column.addSpacing(self.take_mine.sizeHint().height() + column.spacing())
            line.addLayout(column, 1)
        panes.setMinimumHeight(self._theme.look.stretched(180))
        return panes

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.accept_button = buttons.addButton(
            self.tr("&Merge"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.accept_button.setProperty("primary", True)
        self.accept_button.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons


def _changed(base: str | None, value: str | None) -> tuple[list[Span], list[Span]]:
    """What a side took out of the text of before, and what it put in; nothing without a text."""
    if base is None or value is None:
        return [], []
    return changed_spans(value_text(base), value_text(value))
