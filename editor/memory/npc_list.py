"""The NPCs of a memory: name, worst finding, how full; one row each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.theme import Look, Theme
from editor.theme.painter import draw_count_bar, draw_number, draw_severity, draw_text, fill_rect
from editor.theme.painter.rows import Severity
from editor.widgets import RowList, RowModel, RowPainter, RowState
from editor.widgets.row_list import Index

_BAR = 34
_FIGURE = 30
_ICON = 14


@dataclass(frozen=True, slots=True)
class NpcRow:
    """An NPC: `all` facts, of which `counted` count against the `cap`."""

    id: str
    name: str
    all: int
    counted: int
    cap: int
    severity: Severity | Literal[""] = ""

    @property
    def over(self) -> bool:
        """Whether some go at the next note."""
        return self.counted > self.cap


class NpcModel(RowModel[NpcRow]):
    """The rows of the list; the same NPCs in the same order are changed in place."""

    def key(self, row: NpcRow) -> str:
        return row.id

    def label(self, row: NpcRow) -> str:
        return row.name

    def tip(self, row: NpcRow) -> str:
        return row.name if row.id == row.name else f"{row.name} ({row.id})"

    def spoken(self, row: NpcRow) -> str:
        parts = [row.name, self._facts(row.all)]
        if row.over:
            parts.append(self.tr("over the cap of {cap}").format(cap=row.cap))
        if row.severity:
            names = {"error": self.tr("has a finding"), "warning": self.tr("has a warning")}
            parts.append(names.get(row.severity, ""))
        return ", ".join(part for part in parts if part)

    def _facts(self, count: int) -> str:
        return self.tr("1 fact") if count == 1 else self.tr("{n} facts").format(n=count)


class NpcPainter(RowPainter[NpcRow]):
    """Name, worst finding, how full, how many."""

    lit_by = "window"

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: NpcRow, look: Look, state: RowState
    ) -> None:
        box, figure = rect.adjusted(12, 0, -8, 0), look.stretched(_FIGURE)
        ink = state.ink(look, "severity.warning.ink" if row.over else "text_muted")
        draw_number(painter, box, str(row.all), look, "strong" if row.over else "base", ink)
        bar = QRectF(box.right() - figure - _BAR, box.top(), _BAR, box.height())
        if state.selected and state.active and look.high_contrast:
            fill_rect(painter, bar.adjusted(-2, 6, 2, -6), look, "surface")
        if row.all:
            draw_count_bar(painter, bar, row.counted or row.all, max(row.cap, 1), look)
        icon = QRectF(bar.left() - _ICON - 6, box.top(), _ICON, box.height())
        if row.severity:
            draw_severity(
                painter, icon, row.severity, look, selected=state.selected, active=state.active
            )
        words = box.adjusted(0, 0, icon.left() - 4 - box.right(), 0)
        role = "strong" if state.selected else "base"
        draw_text(painter, words, row.name, look, role, state.ink(look, "text"))


class NpcList(RowList):
    """npc_chosen(str): the NPC that the user has made current."""

    npc_chosen = Signal(str)

    def __init__(self, theme: Theme, model: NpcModel, parent: QWidget | None = None) -> None:
        self._npcs, self._quiet = model, False
        super().__init__(theme, "", model, NpcPainter, parent)
        self.setAccessibleName(self.tr("NPCs"))

    def current_npc(self) -> str:
        """The id of the current NPC, "" for none."""
        index = self.currentIndex()
        return self._npcs.rows[index.row()].id if index.isValid() else ""

    def select_npc(self, npc: str) -> bool:
        """Make an NPC current without telling; False when it is not there."""
        row = self._npcs.row_of(npc)
        self._quiet = True
        if row is not None:
            self.setCurrentIndex(self._npcs.index(row))
        self._quiet = False
        return row is not None

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._quiet:
            self.npc_chosen.emit(self._npcs.rows[current.row()].id)
