"""The knowledge workspace: which NPC knows which entry, along the quests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from core.errors import LoremaskError
from core.model.kinds import Kind
from core.model.records import Entry
from editor.filtering.filter_completion import FilterCompletions
from editor.filtering.saved_filters import SavedFilters
from editor.filtering.shared_filters import shared_filters
from editor.knowledge import exporting
from editor.knowledge.auditing import Auditor
from editor.knowledge.band import StepBand
from editor.knowledge.board import Board
from editor.knowledge.grid import MatrixGrid
from editor.knowledge.model import FIRST_NPC, MatrixModel
from editor.knowledge.panel import KnowledgePanel
from editor.knowledge.rows import GROUPINGS, EntryRow
from editor.knowledge.toolbar import KnowledgeBar
from editor.knowledge.words import CellWords, step_name
from editor.names import name_of
from editor.widgets import EmptyState, Splitter
from editor.workspace import Services, Workspace

_PANEL, _NARROW_PANEL, _NARROW = 300, 260, 1280 - 76
_QUERY_TAGS = 3


class KnowledgeWorkspace(Workspace):
    """Assembles band, toolbar, matrix and panel, and carries out their actions."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        assert services.document is not None
        self._services, self._document = services, services.document
        self._theme, self._world = services.theme, self._document.world
        self.board = Board(self._document, self)
        self.auditor = Auditor(self._document, self.board, services.tasks, self)
        self.model = MatrixModel(self.board, self)
        self.band = StepBand(self._theme, self.board)
        self.bar = KnowledgeBar(self._theme, FilterCompletions(self.board.catalogue))
        self.saved = SavedFilters(
            str(self._world.root), self.bar, shared_filters(self._document), "knowledge"
        )
        self.grid = MatrixGrid(self._theme, self.model)
        self.empty = EmptyState(self._theme, "knowledge", "")
        self.panel = KnowledgePanel(self._theme, self.board, services.language)
        self._cell_words = CellWords(self._world)
        self._own_sizes = False
        self._lay_out()
        self._connect()
        self._show_board()

    # layout

    def _lay_out(self) -> None:
        self._middle = QStackedWidget()
        self._middle.addWidget(self.grid)
        self._middle.addWidget(self.empty)
        self.empty.setAutoFillBackground(True)
        self.empty.setBackgroundRole(QPalette.ColorRole.Base)
        self.split = Splitter(self._theme)
        self.split.add(self._middle, stretch=True)
        self.split.add(self.panel)
        self.panel.setMinimumWidth(self._theme.look.stretched(_NARROW_PANEL - 20))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.band)
        column.addWidget(self.bar)
        column.addWidget(self.split, 1)
        self.split.splitterMoved.connect(self._on_split)

    def _connect(self) -> None:
        self.board.changed.connect(self._show_board)
        self.auditor.audited.connect(self.panel.show_audit)
        self.auditor.waiting_changed.connect(self.panel.show_waiting)
        self.band.step_chosen.connect(self.board.set_step)
        self.bar.filter.filter_changed.connect(self.board.set_filter)
        self.bar.filter.left.connect(self.focus_first)
        self.bar.filter.saved_button.clicked.connect(self._open_saved)
        self.saved.chosen.connect(self.bar.filter.set_text)
        self.bar.grouping_chosen.connect(self.board.set_grouping)
        self.bar.next_toggled.connect(self._on_next)
        self.bar.export_requested.connect(self.export_table)
        self.bar.audit_requested.connect(self.export_audit)
        self.grid.current_changed.connect(self._show_cell)
        self.grid.cell_opened.connect(self.ask_here)
        self.panel.quest_chosen.connect(self.board.set_quest)
        self.panel.record_chosen.connect(self._on_record)
        self.panel.record_opened.connect(self._show_record)
        self.panel.ask_requested.connect(self.ask_here)
        self.panel.show_requested.connect(self.show_entry)
        self.panel.audit_requested.connect(self.auditor.run_aside)
        self.empty.action_requested.connect(self._on_empty)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._own_sizes:
            narrow = self.width() < _NARROW
            wanted = self._theme.look.stretched(_NARROW_PANEL if narrow else _PANEL)
            self.split.setSizes([max(0, self.width() - wanted - 1), wanted])

    def _on_split(self) -> None:
        self._own_sizes = True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.set_awake(True)
        self.auditor.set_awake(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.board.set_awake(False)
        self.auditor.set_awake(False)

    # what is shown

    def _show_board(self) -> None:
        self.band.show_step()
        self.panel.show_board()
        self._show_cell()
        self._show_page()
        self.grid.totals.update()
        self.status_changed.emit(self._counts())
        self.scope_changed.emit()

    def _counts(self) -> str:
        """What is shown of how much, for how many."""
        shown, total, npcs = len(self.board.shown), self.board.total, len(self.board.npcs)
        entries = self.tr("1 entry")
        if total != 1:
            entries = self.tr("{shown} of {total} entries").format(shown=shown, total=total)
        many = self.tr("1 NPC") if npcs == 1 else self.tr("{count} NPCs").format(count=npcs)
        return f"{entries} × {many}"

    def _show_page(self) -> None:
        if self.board.shown and self.board.npcs:
            self._middle.setCurrentWidget(self.grid)
            return
        if self.board.filter and self.board.total:
            self.empty.set_texts(
                self.tr("No entry passes the filter"),
                self._hidden_words(),
                self.tr("Clear the filter"),
            )
        elif not self.board.total:
            self.empty.set_texts(
                self.tr("There are no entries yet"), self.tr("Write some in the lore workspace.")
            )
        else:
            self.empty.set_texts(
                self.tr("There are no NPCs yet"),
                self.tr("Add some in the lore workspace, or name them in visibilities."),
            )
        self._middle.setCurrentWidget(self.empty)

    def _hidden_words(self) -> str:
        if self.board.total == 1:
            return self.tr("It hides the only one.")
        return self.tr("It hides all {count} of them.").format(count=self.board.total)

    def _on_empty(self) -> None:
        self.bar.filter.set_text("")
        self.focus_filter()

    def _show_cell(self) -> None:
        found = self.grid.current()
        if found is None or found[0] not in self.board.sheet.keys or found[0] not in self._world:
            self.panel.show_cell("", "", "")
            return
        handle, npc = found
        name = name_of(self._world, Kind.NPC, npc)
        title = f"{self._world.record(handle).id} × {name}"
        self.panel.show_cell(title, self._words_of(handle, npc), name)

    def _words_of(self, handle: int, npc: str) -> str:
        column = FIRST_NPC + list(self.model.npcs).index(npc)
        item = self.model.item(self.model.index_of(handle, npc).row())
        said = self.model.sentence(item, column) if isinstance(item, EntryRow) else ""
        return f"{said}. {self._since(handle, npc)}"

    def _since(self, handle: int, npc: str) -> str:
        """When the NPC first knows the entry."""
        step = self.board.since(handle, npc)
        if step is None:
            return self.tr("At no step of the quests.")
        if step == 0:
            return self.tr("Known from the start.")
        words = self.tr("Known from step {step} on: {quest}.").format(step=step, quest="{quest}")
        return words.replace("{quest}", step_name(self._world, self.board.steps, step))

    # what the user does

    def _on_next(self, shown: bool) -> None:
        self.board.set_show_next(shown)
        if "knowledge.show_next" in self._services.actions:
            self._services.actions.plain("knowledge.show_next").setChecked(shown)

    def _on_record(self, handle: int) -> None:
        self.grid.select(handle)

    def _show_record(self, handle: int) -> None:
        self._services.shell.jump_requested.emit(handle, "")

    def ask_here(self) -> None:
        """Ask in the playground as the NPC of the cell, after the quests of the step."""
        found = self.grid.current()
        if found is None:
            return
        handle, npc = found
        words = self.tr("knowledge, step {step}").format(step=self.board.step)
        question: dict[str, Any] = {
            "npc": npc,
            "quests": sorted(self.board.sheet.quests),
            "origin": words,
        }
        data = self._world.data(handle) if handle in self._world else None
        if isinstance(data, Entry) and data.tags:
            question["query"] = " ".join(data.tags[:_QUERY_TAGS])
        self._services.shell.ask_requested.emit(question)

    def show_entry(self) -> None:
        """Show the entry of the cell where it can be edited."""
        found = self.grid.current()
        if found is not None:
            self._show_record(found[0])

    def _open_saved(self) -> None:
        field = self.bar.filter
        self.saved.fill(field.text())
        self.saved.menu.popup(field.mapToGlobal(field.rect().bottomLeft()))

    # exports

    def export_table(self) -> None:
        """Write entries × NPCs × quest steps where the user wants it."""
        forms = exporting.table_forms(self.board.table())
        self._export(exporting.table_title(), "knowledge", forms)

    def export_audit(self) -> None:
        """Write the audit where the user wants it."""
        forms = exporting.audit_forms(self.auditor.run())
        self._export(exporting.audit_title(), "audit", forms)

    def _export(self, title: str, name: str, forms: exporting.Forms) -> None:
        root = self._document.path
        start = (root if root.is_dir() else root.parent).parent / f"{root.stem}_{name}.csv"
        chosen = exporting.ask_where(self, title, start, forms)
        if chosen is not None:
            self.write_export(chosen[0], forms, chosen[1])

    def write_export(self, target: Path, forms: exporting.Forms, source: str) -> None:
        """Write an export in another thread, and say what came of it."""
        self._services.tasks.run(
            lambda _: exporting.write(target, forms, source),
            lambda _: self._say_written(target),
            failed=self._say_failed,
            key="knowledge.export",
            owner=self,
        )

    def _say_written(self, target: Path) -> None:
        said = self.tr("Written to {path}").replace("{path}", str(target))
        self._services.shell.status_message.emit(said)

    def _say_failed(self, error: Exception) -> None:
        words = self.tr("The world was edited meanwhile; export it again.")
        if isinstance(error, LoremaskError):
            words = error.message(self._services.language)
        self._services.shell.notice.emit("error", words, repr(error))

    # the frame

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {
            "knowledge.back": lambda: self.board.set_step(self.board.step - 1),
            "knowledge.forward": lambda: self.board.set_step(self.board.step + 1),
            "knowledge.ask": self.ask_here,
            "knowledge.show_entry": self.show_entry,
            "knowledge.show_next": self.bar.next.toggle,
            "knowledge.export_table": self.export_table,
            "knowledge.export_audit": self.export_audit,
        }

    def focus_first(self) -> None:
        self.grid.cells.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_filter(self) -> bool:
        self.bar.filter.focus_line()
        return True

    def rewrite_filters(self, change: Callable[[str], str]) -> None:
        self.saved.rewrite(change)
        now = self.bar.filter.text()
        if change(now) != now:
            self.bar.filter.set_text(change(now))

    def regions(self) -> tuple[QWidget, ...]:
        return (self.band, self.bar, self._middle, self.panel)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.focus_first()
            event.accept()
            return
        super().keyPressEvent(event)

    def issue_scope(self, scope: str) -> frozenset[int] | None:
        if scope == "filtered":
            return frozenset(self.board.shown)
        if scope == "selected":
            found = self.grid.current()
            return frozenset() if found is None else frozenset([found[0]])
        return None

    def save_state(self) -> dict[str, Any]:
        return {
            "split": self.split.sizes() if self._own_sizes else [],
            "grouping": self.board.grouping,
            "show_next": self.board.show_next,
            "step": {str(self._document.path): self.board.step},
            "filters": self.saved.save_state(),
        }

    def restore_state(self, state: Mapping[str, Any]) -> None:
        self.saved.restore_state(state.get("filters"))
        sizes, steps = state.get("split"), state.get("step")
        if isinstance(sizes, list) and len(sizes) == 2 and all(isinstance(s, int) for s in sizes):
            self._own_sizes = True
            self.split.setSizes(sizes)
        grouping = state.get("grouping")
        if grouping in GROUPINGS:
            self.board.set_grouping(grouping)
            self.bar.grouping.set_current(grouping)
        self.bar.next.setChecked(state.get("show_next") is not False)
        self._on_next(self.bar.next.isChecked())
        step = steps.get(str(self._document.path)) if isinstance(steps, dict) else None
        if isinstance(step, int) and not isinstance(step, bool):
            self.board.set_step(step)

    def close_workspace(self) -> None:
        self.board.close()
        self.auditor.close()
