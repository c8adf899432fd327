"""The cases workspace: table, form and what came of each, kept up with every edit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout, QWidget

from core.model.kinds import Kind
from core.world.edits import Changes
from editor.case_runs import case_runs_of
from editor.cases.commands import CaseCommands
from editor.cases.outcome_view import OutcomePanel
from editor.cases.table import CaseTable
from editor.cases.table_model import CaseModel
from editor.cases.toolbar import CasesBar
from editor.filtering.filter_completion import FilterCompletions
from editor.filtering.saved_filters import SavedFilters
from editor.filtering.shared_filters import shared_filters
from editor.forms.form import RecordForm
from editor.forms.form_bar import FORM
from editor.widgets import EmptyState, Splitter
from editor.workspace import Services, Workspace

if TYPE_CHECKING:
    from editor.cases.lab import ParaphraseLab

_FORM, _LEAST_FORM, _OUTCOME, _LEAST_OUTCOME, _NARROW = 388, 344, 204, 120, 1280 - 76


class CasesWorkspace(Workspace):
    """Assembles its parts and carries out what is done to cases."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        assert services.document is not None
        self._services, self._theme = services, services.theme
        self._document, self._world = services.document, services.document.world
        self.runs = case_runs_of(self._document)
        self.model = CaseModel(self._document, self.runs, services.language, self)
        self.bar = CasesBar(self._theme, services.actions, FilterCompletions(self.model.catalogue))
        self.saved = SavedFilters(
            str(self._world.root), self.bar, shared_filters(self._document), "cases"
        )
        self.table = CaseTable(self._theme, self.model)
        self.form = RecordForm(self._theme, self._document, self.model.catalogue, services.language)
        self.commands = CaseCommands(
            self._document, self.runs, self.table, self.form, services.shell
        )
        self.outcome = OutcomePanel(self._theme, services.language)
        self.empty = EmptyState(self._theme, "cases", "")
        self._own_across = self._own_down = False
        self._lab: ParaphraseLab | None = None
        self._lay_out()
        self._connect()
        self._add_keys()
        self._show_rows()
        self._show_outcome()

    # layout

    def _lay_out(self) -> None:
        self._middle = QStackedWidget()
        self._middle.addWidget(self.table)
        self._middle.addWidget(self.empty)
        self.empty.setAutoFillBackground(True)
        self.empty.setBackgroundRole(QPalette.ColorRole.Base)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self._middle, 1)
        self.across = Splitter(self._theme)
        self.across.add(left, stretch=True)
        self.across.add(self.form)
        self.down = Splitter(self._theme, Qt.Orientation.Vertical)
        self.down.add(self.across, stretch=True)
        self.down.add(self.outcome)
        self.outcome.setMinimumHeight(self._theme.look.stretched(_LEAST_OUTCOME))
        self._whole = QStackedWidget()
        self._whole.addWidget(self.down)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._whole)

    def _connect(self) -> None:
        self.model.rows_changed.connect(self._show_rows)
        self.runs.changed.connect(self._on_run)
        self._document.changed.connect(self._on_changed)
        self.table.handles_selected.connect(self._on_selected)
        self.table.opened.connect(self.focus_form)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._on_context_menu)
        self.bar.segment_chosen.connect(self._on_segment)
        self.bar.filter.filter_changed.connect(self._on_filter)
        self.bar.filter.left.connect(self.focus_table)
        self.bar.filter.again_requested.connect(self.choose_again)
        self.bar.filter.saved_button.clicked.connect(self._open_saved)
        self.saved.chosen.connect(self.bar.filter.set_text)
        self.bar.run_all_requested.connect(self.commands.run_all)
        self.bar.new_requested.connect(self.commands.new_case)
        self.bar.lab_requested.connect(self.show_lab)
        self.form.jump_requested.connect(self._services.shell.jump_requested)
        self.outcome.run_requested.connect(self.commands.run_selected)
        self.outcome.ask_requested.connect(self.commands.ask)
        self.empty.action_requested.connect(self._on_empty)
        self.across.splitterMoved.connect(self._on_across)
        self.down.splitterMoved.connect(self._on_down)

    def _add_keys(self) -> None:
        """Ctrl+Enter is for other things in other workspaces, so it holds only in here."""
        for keys, run in (
            ("Ctrl+Return", self.commands.run_selected),
            ("Ctrl+Enter", self.commands.run_selected),
            ("Ctrl+Shift+Return", self.commands.run_all),
            ("Ctrl+Shift+Enter", self.commands.run_all),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        look = self._theme.look
        if not self._own_across:
            narrow = self.width() < look.stretched(_NARROW)
            wanted = look.stretched(_LEAST_FORM if narrow else _FORM)
            self.across.setSizes([max(0, self.width() - wanted - 1), wanted])
        if not self._own_down:
            wanted = look.stretched(_OUTCOME if self.height() > 640 else 160)
            self.down.setSizes([max(0, self.height() - wanted - 1), wanted])

    def _on_across(self) -> None:
        self._own_across = True

    def _on_down(self) -> None:
        self._own_down = True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._set_condition()

    # what is shown

    def _show_rows(self) -> None:
        counts = self.model.counts()
        self.bar.show_counts(counts)
        self._show_page(counts["all"])
        self.scope_changed.emit()

    def _show_page(self, total: int) -> None:
        if self.model.handles:
            self._middle.setCurrentWidget(self.table)
            return
        if not total:
            self.empty.set_texts(
                self.tr("There are no cases yet"),
                self.tr(
                    "A case keeps a question and what must come of it, and is run with every edit."
                ),
                self.tr("New case"),
            )
        elif self.model.filter:
            self.empty.set_texts(
                self.tr("No case passes the filter"), "", self.tr("Clear the filter")
            )
        elif self.model.segment == "failing":
            self.empty.set_texts(self.tr("No case fails"), "", self.tr("Show all"))
        else:
            self.empty.set_texts(self.tr("No case passes"), "", self.tr("Show all"))
        self._middle.setCurrentWidget(self.empty)

    def _on_empty(self) -> None:
        if not self.model.counts()["all"]:
            self.commands.new_case()
            return
        self.bar.segments.set_current("all")
        self.model.set_segment("all")
        self.bar.filter.set_text("")
        self.focus_table()

    def _on_segment(self, segment: str) -> None:
        self.form.flush()
        self.model.set_segment(segment)

    def _on_filter(self, text: str) -> None:
        self.form.flush()
        self.model.set_filter(text)

    def choose_again(self) -> None:
        """Choose the rows by what the cases are now."""
        self.form.flush()
        self.model.choose_again()

    def _on_selected(self, handles: Sequence[int]) -> None:
        self.form.set_handles(handles)
        self._set_condition()
        count = len(handles)
        self.status_changed.emit(self.tr("%n selected", "", count) if count else "")
        self._show_outcome()
        self.scope_changed.emit()

    def _set_condition(self) -> None:
        if self.isVisible():
            selected = bool(self.table.selected_handles())
            self._services.actions.set_condition("selection", selected)

    def _show_outcome(self) -> None:
        handles = self.table.selected_handles()
        if len(handles) != 1:
            self.outcome.show_nothing(len(handles))
            return
        handle = handles[0]
        self.outcome.show_result(self.runs.result(handle), stale=self.runs.is_waiting(handle))

    def _on_run(self, handles: frozenset[int]) -> None:
        self.bar.show_counts(self.model.counts())
        if handles.intersection(self.table.selected_handles()):
            self._show_outcome()

    def _on_changed(self, changes: Changes) -> None:
        mine = changes.of(Kind.CASE)
        if changes.structure and mine:
            self._show_rows()

    def _on_context_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        ids = ("cases.run", "cases.ask", "cases.new", "lore.duplicate", "lore.delete")
        for id in ids:
            if id in self._services.actions:
                menu.addAction(self._services.actions[id])
        menu.popup(self.table.viewport().mapToGlobal(at))

    def _open_saved(self) -> None:
        field = self.bar.filter
        self.saved.fill(field.text())
        self.saved.menu.popup(field.mapToGlobal(field.rect().bottomLeft()))

    # the frame

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The keys for records in the lore do the same for cases while these are in front."""
        return {
            "cases.run": self.commands.run_selected,
            "cases.run_all": self.commands.run_all,
            "cases.new": self._new_case,
            "cases.ask": self.commands.ask,
            "cases.lab": self.show_lab,
            "lore.new": self._new_case,
            "lore.duplicate": self.commands.duplicate_selected,
            "lore.delete": self.commands.delete_selected,
            "lore.copy_json": self.commands.copy_json,
            "lore.form": self.focus_form,
            "lore.again": self.choose_again,
        }

    def focus_form(self) -> None:
        """The cursor into the form."""
        self.form.focus_field()

    def focus_table(self) -> None:
        """The focus to the table, on a row."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.model.handles and not self.table.selected_handles():
            self.table.select_handles(self.model.handles[:1])

    def make_case(self, question: Mapping[str, Any]) -> bool:
        self._whole.setCurrentWidget(self.down)
        return self.commands.make_case(question)

    def _new_case(self) -> None:
        self._whole.setCurrentWidget(self.down)
        self.commands.new_case()

    # the lab

    @property
    def lab(self) -> ParaphraseLab | None:
        """The paraphrase lab, once it was looked at."""
        return self._lab

    def show_lab(self) -> None:
        """Show the paraphrase lab instead of the cases."""
        from editor.cases.lab import ParaphraseLab

        self.form.flush()
        if self._lab is None:
            self._lab = ParaphraseLab(self._services)
            self._lab.left.connect(self.show_cases)
            self._whole.addWidget(self._lab)
        self._whole.setCurrentWidget(self._lab)
        self._lab.focus_first()

    def show_cases(self) -> None:
        """Show the cases again."""
        self._whole.setCurrentWidget(self.down)
        self.focus_table()

    def focus_first(self) -> None:
        if self._whole.currentWidget() is self._lab and self._lab is not None:
            self._lab.focus_first()
        else:
            self.focus_table()

    def focus_filter(self) -> bool:
        self._whole.setCurrentWidget(self.down)
        self.bar.filter.focus_line()
        return True

    def rewrite_filters(self, change: Callable[[str], str]) -> None:
        self.saved.rewrite(change)
        now = self.bar.filter.text()
        if change(now) != now:
            self.bar.filter.set_text(change(now))

    def regions(self) -> tuple[QWidget, ...]:
        if self._lab is not None and self._whole.currentWidget() is self._lab:
            return self._lab.regions()
        return (self.bar, self._middle, self.form, self.outcome)

    def jump(self, handle: int, field: str = "") -> bool:
        """Select a case, showing it if filter or segment hide it; the cursor into a field."""
        if handle not in self._world or self._world.record(handle).kind is not Kind.CASE:
            return False
        self._whole.setCurrentWidget(self.down)
        self.form.flush()
        if not self.table.select_handles([handle]):
            self.bar.segments.set_current("all")
            self.model.set_segment("all")
            self.bar.filter.set_text("")
            self.model.choose_again()
            self.table.select_handles([handle])
        if field:
            self.form.show_tab(FORM)
            self.form.focus_field(field)
        else:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.form.take_back()
            self.form.flush()
            self.focus_table()
            event.accept()
            return
        super().keyPressEvent(event)

    def issue_scope(self, scope: str) -> frozenset[int] | None:
        if scope == "filtered":
            return frozenset(self.model.handles)
        if scope == "selected":
            return frozenset(self.table.selected_handles())
        return None

    def unfinished(self) -> tuple[str, ...]:
        return self.form.unfinished()

    def flush(self) -> None:
        self.form.flush()

    def may_leave(self) -> bool:
        # As in the lore workspace: what was given up on the way out is kept.
        return not self.form.holds

    def save_state(self) -> dict[str, Any]:
        return {
            "across": self.across.sizes() if self._own_across else [],
            "down": self.down.sizes() if self._own_down else [],
            "filters": self.saved.save_state(),
        }

    def restore_state(self, state: Mapping[str, Any]) -> None:
        self.saved.restore_state(state.get("filters"))
        across, down = _sizes(state.get("across")), _sizes(state.get("down"))
        if across:
            self._own_across = True
            self.across.setSizes(across)
        if down:
            self._own_down = True
            self.down.setSizes(down)

    def close_workspace(self) -> None:
        if self._lab is not None:
            self._lab.close_lab()
        self._document.changed.disconnect(self._on_changed)


def _sizes(raw: object) -> list[int]:
    """Two sizes of a splitter; none for anything else."""
    if isinstance(raw, list) and len(raw) == 2 and all(isinstance(size, int) for size in raw):
        return raw
    return []
