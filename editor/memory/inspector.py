"""The inspector of one open save: assembles its panels and keeps what is selected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from core.memory.compare import Difference
from core.memory.facts import Fact
from core.memory.why import Standing
from editor.memory.banner import Banner
from editor.memory.context_panel import ContextPanel
from editor.memory.fact_table import NARROW_HIDES, cap_divider, fact_columns, fact_table_rows
from editor.memory.facts import fact_rows
from editor.memory.findings import Finding, in_order, quick_findings
from editor.memory.grid import GridModel
from editor.memory.grid_view import GridView
from editor.memory.header import SaveHeader
from editor.memory.inspected import Inspected
from editor.memory.left_panel import LeftPanel
from editor.memory.likeness import likeness_findings
from editor.memory.lower_panel import CHANGES, CONTEXT, WHY, LowerPanel
from editor.memory.masked import Names, mask_watch, masked_findings
from editor.memory.report import report
from editor.memory.surface import on_surface
from editor.memory.why_panel import WhyPanel
from editor.tasks import Tasks, Token
from editor.theme import Theme
from editor.widgets import EmptyState, Splitter

_COMPARE_KEY = "memory-compare"
_LEFT, _RIGHT, _LOWER = 212, 344, 222
_NARROW, _LEAST = 1280 - 76, 1100 - 76


class Inspector(QWidget):
    """Everything about one memory; `show_save` gives it another one.

    status_changed(str): words for the status bar. The header and the panels are public.
    """

    status_changed = Signal(str)

    # Below the facts; Qt's own `lower` puts a widget behind others, which nothing here does.
    lower: LowerPanel  # type: ignore[assignment]

    def __init__(
        self, theme: Theme, tasks: Tasks, language: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._tasks = theme, tasks
        self.inspected: Inspected | None = None
        self.npc = ""
        self._found: tuple[Finding, ...] = ()
        self._alike: tuple[Finding, ...] = ()
        self._narrow: bool | None = None
        self._comparing = False
        self._own_sizes = False
        self._names = Names()
        self.header = SaveHeader(theme)
        self.left = LeftPanel(theme, language)
        self.facts_model = GridModel(fact_columns(), self)
        self.facts = GridView(theme, self.facts_model, self.tr("Facts"))
        self.no_facts = EmptyState(theme, "memory", "")
        self.banner = Banner(theme)
        self.lower = LowerPanel(theme, tasks, language)
        self.why = WhyPanel(theme)
        self.context = ContextPanel(theme, language)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._middle = QStackedWidget()
        on_surface(self._middle)
        self._middle.addWidget(self.facts)
        self._middle.addWidget(self.no_facts)
        self.down = Splitter(self._theme, Qt.Orientation.Vertical)
        self.down.add(self._middle, stretch=True)
        self.down.add(self.lower)
        self._right = QWidget()
        self._right_column = QVBoxLayout(self._right)
        self._right_column.setContentsMargins(0, 0, 0, 0)
        self._right_column.setSpacing(0)
        self.across = Splitter(self._theme)
        self.across.add(self.left)
        self.across.add(self.down, stretch=True)
        self.across.add(self._right)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.banner)
        column.addWidget(self.across, 1)
        self.across.splitterMoved.connect(self._on_splitter)
        self.down.splitterMoved.connect(self._on_splitter)

    def _connect(self) -> None:
        self.left.npc_chosen.connect(self.show_npc)
        self.left.finding_opened.connect(self.show_finding)
        self.left.cap_tried.connect(self._on_cap)
        self.lower.npc_chosen.connect(self._on_npc_elsewhere)
        self.lower.cap_tried.connect(self._on_cap)
        self.lower.changes.change_chosen.connect(self._on_change)
        self.header.compare_requested.connect(self.show_changes)
        self.facts.row_chosen.connect(self._on_fact)
        self.why.fact_found.connect(self._on_fact_found)
        self.why.fact_lost.connect(self._on_fact_lost)

    # what is shown

    def show_save(self, inspected: Inspected) -> None:
        """Show a memory; the NPC and the fact stay selected where they are still there."""
        before, chosen = self.npc, self._chosen()
        self.inspected = inspected
        self.left.show_cap(inspected.cap)
        self.header.show_save(inspected)
        self.lower.show_save(inspected)
        self._found, self._alike = quick_findings(inspected), ()
        self._show_findings(comparing=True)
        npcs = inspected.npcs
        npc = before if before in npcs else self._first_npc()
        self.left.npcs.select_npc(npc)
        self.npc = ""
        self.show_npc(npc)
        if npc == before and chosen is not None and self.why.evidence is None:
            self._choose_again(chosen)
        self._compare(inspected)
        self._say_status()

    def _first_npc(self) -> str:
        """The NPC with the most facts: what one most likely came for."""
        assert self.inspected is not None
        state = self.inspected.state
        return max(self.inspected.npcs, key=lambda npc: len(state.facts_of(npc)), default="")

    def _chosen(self) -> Fact | None:
        """The fact that is selected."""
        key = self.facts.current_key()
        if self.inspected is None or not isinstance(key, int):
            return None
        facts = self.inspected.state.facts_of(self.npc)
        return facts[key] if key < len(facts) else None

    def _choose_again(self, chosen: Fact) -> None:
        assert self.inspected is not None
        facts = self.inspected.state.facts_of(self.npc)
        same: list[Callable[[Fact], bool]] = [
            lambda fact: fact.id == chosen.id and fact.text == chosen.text,
            lambda fact: fact.text == chosen.text,
        ]
        for test in same:
            at = next((at for at, fact in enumerate(facts) if test(fact)), None)
            if at is not None:
                self._select_fact(at)
                return

    def show_npc(self, npc: str) -> None:
        """Show the facts of an NPC."""
        if self.inspected is None:
            return
        self.npc = npc
        self.facts.select_key(None)
        self._show_facts()
        self.lower.show_npc(self.inspected, npc)
        self.why.show_npc(self.inspected, npc)
        self.context.show_npc(self.inspected, npc)
        self._select_first()

    def _select_first(self) -> None:
        """Select the fact that is most worth a look; a phrase that is typed finds its own."""
        assert self.inspected is not None
        rows = fact_rows(self.inspected, self.npc)
        if not rows or self.why.evidence is not None:
            self.lower.mark(self.npc, self._marked_scene())
            return
        worst = next((row for row in rows if row.standing is Standing.BROKEN), rows[0])
        self._select_fact(worst.position, scroll=worst is not rows[0])

    def _show_facts(self) -> None:
        assert self.inspected is not None
        rows = fact_rows(self.inspected, self.npc)
        self.facts_model.set_rows(
            fact_table_rows(self.inspected, rows), cap_divider(self.inspected, rows)
        )
        if rows:
            self._middle.setCurrentWidget(self.facts)
            return
        name = self.inspected.names.npc(self.npc)
        if self.npc:
            words = self.tr("{name} remembers nothing").format(name=name)
            reason = self.tr("The save keeps no fact of this NPC.")
        else:
            words = self.tr("Nobody remembers anything")
            reason = self.tr("The memory in this save is empty.")
        self.no_facts.set_texts(words, reason)
        self._middle.setCurrentWidget(self.no_facts)

    def show_finding(self, finding: Finding) -> None:
        """Show the NPC and the fact that a finding is about."""
        if not finding.npc:
            return
        self._go_to(finding.npc)
        if finding.facts:
            self._select_fact(finding.facts[0])

    def _go_to(self, npc: str) -> None:
        self.left.npcs.select_npc(npc)
        if npc != self.npc:
            self.show_npc(npc)

    def _on_npc_elsewhere(self, npc: str) -> None:
        self._go_to(npc)

    def _on_change(self, change: Difference) -> None:
        """Show the NPC and the fact that differ between two moments, where they are here."""
        assert self.inspected is not None
        now = self.inspected.names.renamed
        npc = next((n for n in self.inspected.npcs if now.get(n, n) == change.npc), None)
        if npc is None:
            return
        self._go_to(npc)
        facts = self.inspected.state.facts_of(npc)
        same = (at for at, f in enumerate(facts) if (f.text, f.turn) == (change.text, change.turn))
        at = next(same, None)
        if at is not None:
            self._select_fact(at)

    def show_changes(self) -> None:
        """Bring the comparison of two moments to the front."""
        self.lower.show_tab(CHANGES)
        self.lower.changes.before.setFocus()

    def choose_other_save(self) -> None:
        """Ask for a save to compare this one with."""
        self.show_changes()
        self.lower.changes.choose_save()

    def _select_fact(self, at: int, *, scroll: bool = True) -> None:
        self.facts.select_key(at, scroll=scroll)
        self._on_fact(at)

    def _on_fact(self, key: object) -> None:
        if self.inspected is None or not isinstance(key, int):
            return
        facts = self.inspected.state.facts_of(self.npc)
        self.why.show_fact(facts[key] if key < len(facts) else None)
        self.lower.mark(self.npc, self._marked_scene())

    def _on_fact_found(self, at: int) -> None:
        self.facts.select_key(at)
        self.lower.mark(self.npc, self._marked_scene())

    def _on_fact_lost(self) -> None:
        """No fact says what was typed: none stays selected."""
        self.facts.select_key(None)
        self.lower.mark(self.npc, "")

    def _marked_scene(self) -> str:
        """The scene of the selected fact when the NPC was not in it."""
        fact = self._chosen()
        if fact is None or self.inspected is None:
            return ""
        broken = self.inspected.standing(self.npc, fact) is Standing.BROKEN
        return fact.origin.scene or "" if broken else ""

    # findings

    def _compare(self, inspected: Inspected) -> None:
        """Compare every NPC's facts with one another, beside the interface."""
        state, sameness = inspected.state, inspected.names.sameness
        watch, names = mask_watch(inspected), self._names

        def work(token: Token) -> tuple[Finding, ...]:
            masked = masked_findings(watch, names, token.progress) if watch is not None else ()
            return (*masked, *likeness_findings(state, sameness, token.progress))

        self._tasks.run(work, self._on_compared, key=_COMPARE_KEY, owner=self)

    def _on_compared(self, found: tuple[Finding, ...]) -> None:
        self._alike = found
        self._show_findings(comparing=False)
        self._say_status()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything found so far, the gravest first."""
        return in_order([*self._found, *self._alike])

    def _show_findings(self, *, comparing: bool) -> None:
        assert self.inspected is not None
        self.left.show_npcs(self.inspected, self.findings)
        self.left.show_findings(self.inspected, self.findings, comparing=comparing)
        self._comparing = comparing

    def _on_cap(self, cap: int) -> None:
        """Show what another cap would keep; the save stays as it is."""
        if self.inspected is None:
            return
        self.inspected = replace(self.inspected, cap=cap)
        self.left.show_cap(cap)
        self.lower.trial.show_save(self.inspected)
        self._found = quick_findings(self.inspected)
        self._show_findings(comparing=self._comparing)
        self._show_facts()

    def _say_status(self) -> None:
        if self.inspected is None:
            self.status_changed.emit("")
            return
        state = self.inspected.state
        facts = sum(len(held) for held in state.facts.values())
        words = self.tr("{facts} facts · {npcs} NPCs · {scenes} scenes · never written to")
        self.status_changed.emit(
            words.format(
                facts=facts, npcs=len(self.inspected.npcs), scenes=len(self.inspected.scenes)
            )
        )

    def report(self) -> str:
        """The bug report of what is shown."""
        assert self.inspected is not None
        why = self.why
        asked = why.evidence.phrase if why.evidence is not None else ""
        return report(self.inspected, why.told, why.told_trail, asked)

    def show_why(self) -> None:
        """Bring the panel that answers why to the front."""
        if self._narrow:
            self.lower.show_tab(WHY)

    def regions(self) -> tuple[QWidget, ...]:
        """What F6 walks."""
        right = () if self._narrow else (self.why, self.context)
        return (self.header, self.left, self.facts, self.lower, *right)

    # layout

    def minimumSizeHint(self) -> QSize:
        """That of the narrow layout, which is taken as soon as the room is narrow.

        A wide one that is not in front must not keep the window from getting smaller.
        """
        least = super().minimumSizeHint()
        if self._narrow:
            return least
        return QSize(min(least.width(), self._theme.look.stretched(_LEAST)), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self._theme.look.stretched(_NARROW)
        if narrow is not self._narrow:
            self._narrow = narrow
            self._arrange(narrow)
        if not self._own_sizes:
            self._size()

    def _arrange(self, narrow: bool) -> None:
        """Without room the right panel becomes tabs of the lower one, and the age goes."""
        if narrow:
            self._right.hide()
            self.lower.take_guests({WHY: self.why, CONTEXT: self.context})
        else:
            self.lower.release_guests()
            self._right_column.addWidget(self.why, 1)
            self._right_column.addWidget(self.context)
            for part in (self.why, self.context, self._right):
                part.show()
        self.facts.hide_columns(NARROW_HIDES if narrow else ())
        self.header.set_narrow(narrow)
        self.context.set_roomy(narrow)
        self.why.header.setVisible(not narrow)

    def _size(self) -> None:
        look = self._theme.look
        left, right = look.stretched(_LEFT), look.stretched(_RIGHT)
        right = 0 if self._narrow else right
        self.across.setSizes([left, max(200, self.width() - left - right - 2), right])
        lower = look.stretched(_LOWER)
        tall = self.across.height()
        self.down.setSizes([max(120, tall - lower - 1), lower])

    def _on_splitter(self) -> None:
        self._own_sizes = True

    def save_sizes(self) -> dict[str, Any]:
        """Where the user put the splitters; empty when nowhere."""
        if not self._own_sizes:
            return {}
        return {"across": self.across.sizes(), "down": self.down.sizes()}

    def restore_sizes(self, state: object) -> None:
        """Take what `save_sizes` gave; anything else is passed over."""
        if not isinstance(state, dict):
            return
        across, down = state.get("across"), state.get("down")
        if _sizes(across, 3) and _sizes(down, 2):
            self._own_sizes = True
            self.across.setSizes(list(across or ()))
            self.down.setSizes(list(down or ()))

    def close_inspector(self) -> None:
        """Stop what runs for it."""
        self._tasks.cancel_key(_COMPARE_KEY)
        self.lower.stop()
        self.why.stop()


def _sizes(found: object, count: int) -> bool:
    if not isinstance(found, list) or len(found) != count:
        return False
    return all(isinstance(size, int) and size >= 0 for size in found) and sum(found) > 0
