"""Near duplicates side by side, made one field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.model.records import Entry
from core.refactor.merging import (
    Pair,
    check_merge,
    field_pairs,
    merge_edit,
    near_pairs,
)
from editor.theme import Theme
from editor.tools.dialog import ToolDialog
from editor.tools.merge_row import MergeRow
from editor.widgets import PlainLabel, icon_button

if TYPE_CHECKING:
    from editor.document import Document


class MergeDialog(ToolDialog):
    """Goes through pairs of entries; each merge is one step of the history."""

    def __init__(
        self,
        theme: Theme,
        document: Document,
        language: str,
        parent: QWidget,
        *,
        chosen: Pair | None = None,
    ) -> None:
        super().__init__(theme, self.tr("Merge near duplicates"), language, parent)
        self._document, self._world = document, document.world
        self.pairs: list[Pair] = []
        self._raws: tuple[str, ...] = ()
        self._pushing = False
        self.rows: list[MergeRow] = []
        self.choice = QComboBox()
        self.choice.setAccessibleName(self.tr("Pair"))
        self._same = PlainLabel(theme, "", role="small", colour="text_muted", wrap=True)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()
        self.choice.currentIndexChanged.connect(self._show_pair)
        self._fill([chosen] if chosen is not None else self._found())
        self.open_sized(860, 580)
        document.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        """Another program may have changed what is compared, or taken it away."""
        if self._pushing or not self.pairs or not self.isVisible():
            return
        pair = self.pair
        if all(self._is_whole(p) for p in self.pairs):
            if pair is not None and self._texts(pair) != self._raws:
                self._show_pair()
            return
        at = self.choice.currentIndex()
        self._fill(self.pairs)
        self.choice.setCurrentIndex(min(at, len(self.pairs) - 1))
        if not self.pairs:
            self.be_overtaken()

    def _texts(self, pair: Pair) -> tuple[str, ...]:
        return tuple(self._world.record(h).raw for h in (pair.first, pair.second))

    def _found(self) -> Sequence[Pair]:
        return near_pairs(self._world, self._document.issues())

    def _lay_out(self) -> None:
        before = icon_button(self.theme, "chevron_left", self.tr("Previous pair"), framed=True)
        after = icon_button(self.theme, "chevron_right", self.tr("Next pair"), framed=True)
        before.clicked.connect(self._previous)
        after.clicked.connect(self._next)
        line = QHBoxLayout()
        line.setSpacing(6)
        line.addWidget(self.choice, 1)
        line.addWidget(before)
        line.addWidget(after)
        self.body.addLayout(line)
        self.body.addWidget(self._area, 1)
        self.body.addWidget(self._same)
        self.accept_button = self.add_accept(self.tr("&Merge the two"), "merge")
        self.add_close(self.tr("&Close"))

    def _fill(self, pairs: Sequence[Pair]) -> None:
        world = self._world
        self.pairs = [p for p in pairs if self._is_whole(p)]
        blocked = self.choice.blockSignals(True)
        self.choice.clear()
        words = self.tr("{first} and {second}")
        for pair in self.pairs:
            first, second = world.record(pair.first).id, world.record(pair.second).id
            text = words.format(first=first, second=second)
            self.choice.addItem(f"{text} ({pair.percent} %)" if pair.percent else text)
        self.choice.blockSignals(blocked)
        self._show_pair()

    def _is_whole(self, pair: Pair) -> bool:
        handles = (pair.first, pair.second)
        return all(h in self._world and isinstance(self._world.data(h), Entry) for h in handles)

    @property
    def pair(self) -> Pair | None:
        """The pair that is shown."""
        at = self.choice.currentIndex()
        return self.pairs[at] if 0 <= at < len(self.pairs) else None

    def _previous(self) -> None:
        self.choice.setCurrentIndex(max(0, self.choice.currentIndex() - 1))

    def _next(self) -> None:
        last = self.choice.count() - 1
        self.choice.setCurrentIndex(min(last, self.choice.currentIndex() + 1))

    def _show_pair(self) -> None:
        pair = self.pair
        self.rows = []
        self._raws = () if pair is None else self._texts(pair)
        holder = QWidget()
        holder.setAutoFillBackground(True)
        holder.setBackgroundRole(QPalette.ColorRole.Base)
        column = QVBoxLayout(holder)
        column.setContentsMargins(12, 6, 12, 6)
        column.setSpacing(0)
        if pair is not None:
            vocabulary = self._world.file(self._world.record(pair.first).file).style.vocabulary
            fields = field_pairs(self._world, pair)
            self.rows = [MergeRow(self.theme, f, vocabulary) for f in fields if not f.equal]
            for row in self.rows:
                row.changed.connect(self._check)
                column.addWidget(row)
        column.addStretch(1)
        self._area.setWidget(holder)
        self._check()

    def values(self) -> dict[str, object]:
        """What the entry that is left will hold, of the fields that differ."""
        return {row.pair.name: row.value() for row in self.rows}

    def _check(self) -> None:
        pair = self.pair
        if pair is None:
            self.notices.show_notices(())
            self._same.setText(self.tr("The checks have found no near duplicates."))
            self.accept_button.setEnabled(False)
            return
        notices = check_merge(self._world, pair, self.values())
        self.notices.show_notices(notices)
        self.accept_button.setEnabled(not any(n.severity == "error" for n in notices))
        words = self.tr("Left stays where it is, right goes; cases name the one that is left.")
        self._same.setText(words)
        self.said.setText(self.tr("%n pairs", "", len(self.pairs)))

    def accept(self) -> None:
        pair = self.pair
        if pair is None or not self._is_whole(pair):
            self._fill(self.pairs)
            return
        self._document.end_typing()
        self._pushing = True
        pushed = self._document.push(merge_edit(self._world, pair, self.values()))
        self._pushing = False
        if pushed:
            rest = [p for p in self.pairs if pair.second not in (p.first, p.second)]
            at = self.choice.currentIndex()
            self._fill(rest)
            self.choice.setCurrentIndex(min(at, len(rest) - 1))
