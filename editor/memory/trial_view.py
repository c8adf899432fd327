"""Other limits tried: what would be merged and what would go, without touching the save."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.memory.facts import Fact, retention
from core.memory.trial import Limits, Trial, try_limits
from editor.figures import spin_box
from editor.memory.grid import Cell, Column, GridModel, Row
from editor.memory.grid_view import GridView
from editor.memory.inspected import Inspected
from editor.memory.surface import on_surface
from editor.memory.tool_row import ToolRow
from editor.memory.words import format_weight
from editor.tasks import Tasks, Token
from editor.theme import Theme
from editor.theme.painter import format_retention
from editor.widgets import PlainLabel

_KEY = "memory-trial"
_LEAST_LIKENESS, _MOST_CAP = 60, 999
Trials = Mapping[str, Trial]


class TrialView(QWidget):
    """cap_tried(int): another cap. told(): `note` says something else."""

    cap_tried = Signal(int)
    told = Signal()

    def __init__(self, theme: Theme, tasks: Tasks) -> None:
        super().__init__()
        self._tasks = tasks
        self._inspected: Inspected | None = None
        self._npc, self._wanted = "", False
        self._asked: tuple[object, ...] | None = None
        self._trials: Trials = {}
        self.note = ""
        self.cap, self.likeness = spin_box(), spin_box()
        self.words = PlainLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self.model = GridModel(_columns(), self)
        self.grid = GridView(theme, self.model, self.tr("Under these limits"))
        self._lay_out(theme)
        self.cap.valueChanged.connect(self.cap_tried)
        self.likeness.valueChanged.connect(self._try)

    def _lay_out(self, theme: Theme) -> None:
        on_surface(self)
        self.cap.setRange(0, _MOST_CAP)
        self.cap.setAccessibleName(self.tr("Facts an NPC keeps"))
        self.likeness.setRange(_LEAST_LIKENESS - 1, 100)
        self.likeness.setSuffix(" %")
        self.likeness.setSpecialValueText(self.tr("as the game"))
        self.likeness.setValue(_LEAST_LIKENESS - 1)
        self.likeness.setAccessibleName(self.tr("Likeness from which facts are merged"))
        self.likeness.setToolTip(
            self.tr("Facts that differ in a negation, an opposite, a name or a number stay two.")
        )
        bar = ToolRow(theme)
        bar.line.addWidget(PlainLabel(theme, self.tr("Keep"), role="small"))
        bar.line.addWidget(self.cap)
        bar.line.addWidget(PlainLabel(theme, self.tr("Merge from"), role="small"))
        bar.line.addWidget(self.likeness)
        bar.line.addStretch(1)
        bar.line.addWidget(self.words)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self.grid, 1)

    @property
    def limits(self) -> Limits:
        """What is tried."""
        likeness = self.likeness.value()
        return Limits(self.cap.value(), None if likeness < _LEAST_LIKENESS else float(likeness))

    def show_save(self, inspected: Inspected) -> None:
        """Another memory, or another cap tried elsewhere."""
        self._inspected = inspected
        self.cap.blockSignals(True)
        self.cap.setValue(inspected.cap)
        self.cap.blockSignals(False)
        self._try()

    def show_npc(self, npc: str) -> None:
        """Another NPC."""
        self._npc = npc
        self._show()

    def want(self, wanted: bool) -> None:
        """Whether it is looked at; nothing is tried before."""
        self._wanted = wanted
        self._try()

    def _try(self) -> None:
        if not self._wanted or self._inspected is None:
            return
        state, sameness = self._inspected.state, self._inspected.names.sameness
        limits = self.limits
        if (
            self._asked is not None
            and self._asked[0] is state
            and self._asked[1:] == (limits, sameness)
        ):
            return
        self._asked = (state, limits, sameness)

        def work(token: Token) -> Trials:
            return {
                npc: try_limits(state, npc, limits, sameness, token.check) for npc in state.facts
            }

        self._tasks.run(work, self._on_tried, key=_KEY, owner=self)

    def _on_tried(self, trials: Trials) -> None:
        self._trials = trials
        merged = sum(len(trial.merged) for trial in trials.values())
        gone = sum(len(trial.pruned) for trial in trials.values())
        words = self.tr("whole save: {merged} merged, {gone} go")
        self.words.setText(words.format(merged=merged, gone=gone))
        self._show()

    def _show(self) -> None:
        trial = self._trials.get(self._npc)
        if trial is None or self._inspected is None:
            self.model.set_rows(())
            self._say("")
            return
        now = self._inspected.state.turn
        self.model.set_rows(_rows(trial, now))
        words = self.tr("{name}: {kept} stay, {merged} merged, {gone} go · the save is not touched")
        self._say(
            words.format(
                name=self._inspected.names.npc(self._npc),
                kept=len(trial.kept),
                merged=len(trial.merged),
                gone=len(trial.pruned),
            )
        )

    def _say(self, words: str) -> None:
        self.note = words
        self.told.emit()

    def stop(self) -> None:
        """Try nothing any more."""
        self._tasks.cancel_key(_KEY)


def _columns() -> tuple[Column, ...]:
    return (
        Column("fate", QCoreApplication.translate("Memory", "Outcome"), 96),
        Column("fact", QCoreApplication.translate("Memory", "Fact"), least=200),
        Column("turn", QCoreApplication.translate("Memory", "Turn"), 48, right=True),
        Column("weight", QCoreApplication.translate("Memory", "Weight"), 60, right=True),
        Column("retention", QCoreApplication.translate("Memory", "Retention"), 80, right=True),
    )


def _rows(trial: Trial, now: int) -> list[Row]:
    """What goes first, then what is merged, then what stays: the changes are on top."""
    goes = QCoreApplication.translate("Memory", "goes")
    merged = QCoreApplication.translate("Memory", "merged")
    stays = QCoreApplication.translate("Memory", "stays")
    into = QCoreApplication.translate("Memory", "merged into: {text}")
    rows = [_row(goes, "trash", fact, now, ("gone", at)) for at, fact in enumerate(trial.pruned)]
    rows += [
        _row(merged, "merge", m.fact, now, ("merged", m.at), into.format(text=m.into.text))
        for m in trial.merged
    ]
    rows += [_row(stays, "check", fact, now, ("kept", at)) for at, fact in enumerate(trial.kept)]
    return rows


def _row(word: str, icon: str, fact: Fact, now: int, key: tuple[str, int], more: str = "") -> Row:
    lost = icon != "check"
    ink = "text_muted" if lost else "text"
    kept = retention(fact, now)
    tip = f"{fact.text}\n{more}" if more else fact.text
    shown = f"{fact.text} ({more})" if more else fact.text
    cells = (
        Cell(word, icon=icon, ink=ink),
        Cell(shown, tip=tip, ink=ink, pin=fact.pinned, struck=icon == "trash"),
        Cell(str(fact.turn), ink="text_muted"),
        Cell(format_weight(fact.weight), ink=ink),
        Cell(format_retention(kept), ink=ink),
    )
    return Row(key, cells, (word, fact.text.casefold(), fact.turn, fact.weight, kept))
