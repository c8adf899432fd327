"""The left of the inspector: the NPCs, the findings of the whole save, when the game saved."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.memory.facts import DEFAULT_CAP
from editor.figures import spin_box
from editor.memory.facts import counts_of
from editor.memory.finding_list import MOST, FindingList, FindingModel
from editor.memory.finding_words import finding_row
from editor.memory.findings import Finding
from editor.memory.inspected import Inspected
from editor.memory.npc_list import NpcList, NpcModel, NpcRow
from editor.memory.saved_strip import SavedStrip
from editor.theme import Theme
from editor.theme.painter.rows import Severity
from editor.widgets import SectionHeader, Splitter

_MOST_CAP = 999
_LEAST_WIDTH = 180


class LeftPanel(QWidget):
    """npc_chosen(str); finding_opened(Finding); cap_tried(int): another cap to show."""

    npc_chosen = Signal(str)
    finding_opened = Signal(object)
    cap_tried = Signal(int)

    def __init__(self, theme: Theme, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._language = theme, language
        self.npc_model, self.finding_model = NpcModel(self), FindingModel(self)
        self.npcs = NpcList(theme, self.npc_model)
        self.findings = FindingList(theme, self.finding_model)
        self.npc_header = SectionHeader(theme, self.tr("NPCs"))
        self.finding_header = SectionHeader(theme, self.tr("Findings"))
        self.saved = SavedStrip(theme)
        self.cap = spin_box()
        self._lay_out()
        self.npcs.npc_chosen.connect(self.npc_chosen)
        self.findings.opened.connect(self.finding_opened)
        self.cap.valueChanged.connect(self.cap_tried)

    def _lay_out(self) -> None:
        self.cap.setRange(0, _MOST_CAP)
        self.cap.setValue(DEFAULT_CAP)
        self.cap.setAccessibleName(self.tr("Cap to try"))
        self.cap.setToolTip(self.tr("Facts an NPC keeps. Try another; the save is not touched."))
        self.npc_header.set_note(self.tr("facts, cap"))
        self.npc_header.add_widget(self.cap)
        self._split = Splitter(self._theme, Qt.Orientation.Vertical)
        self._split.add(_with_header(self.npc_header, self.npcs), stretch=True)
        self._split.add(_with_header(self.finding_header, self.findings), stretch=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._split, 1)
        column.addWidget(self.saved)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.look.stretched(_LEAST_WIDTH), super().minimumSizeHint().height())

    def show_cap(self, cap: int) -> None:
        """Show a cap without trying it."""
        self.cap.blockSignals(True)
        self.cap.setValue(cap)
        self.cap.blockSignals(False)

    def show_npcs(self, inspected: Inspected, findings: Iterable[Finding]) -> None:
        """Show every NPC with how full it is and its worst finding."""
        worst: dict[str, Severity] = {}
        for finding in findings:
            worst.setdefault(finding.npc, finding.severity)
        self.npc_model.set_rows([_npc_row(inspected, npc, worst) for npc in inspected.npcs])

    def show_findings(
        self, inspected: Inspected, findings: tuple[Finding, ...], *, comparing: bool
    ) -> None:
        """Show what was found; `comparing`: facts are still being compared."""
        rows = [finding_row(finding, inspected, self._language) for finding in findings[:MOST]]
        self.finding_model.set_rows(rows)
        if comparing:
            note = self.tr("comparing …")
        elif len(findings) > MOST:
            note = self.tr("{n} of {all}").format(n=MOST, all=len(findings))
        else:
            note = self.tr("whole save") if findings else self.tr("none")
        self.finding_header.set_note(note)


def _npc_row(inspected: Inspected, npc: str, worst: dict[str, Severity]) -> NpcRow:
    counts = counts_of(inspected.state, npc)
    name = inspected.names.npc(npc)
    return NpcRow(npc, name, counts.all, counts.counted, inspected.cap, worst.get(npc, ""))


def _with_header(header: SectionHeader, view: QWidget) -> QWidget:
    part = QWidget()
    column = QVBoxLayout(part)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(header)
    column.addWidget(view, 1)
    return part
