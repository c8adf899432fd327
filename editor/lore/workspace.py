"""The lore workspace: assembles toolbar, table and form, and carries out its actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout, QWidget

from core.errors import LoremaskError
from core.model.kinds import Kind
from core.query import parse_filter
from editor.filtering.filter_completion import FilterCompletions
from editor.filtering.filter_field import problem_words
from editor.filtering.saved_filters import SavedFilters
from editor.filtering.shared_filters import shared_filters
from editor.forms.form import RecordForm
from editor.forms.form_bar import FORM, RAW
from editor.forms.spelling import Spelling
from editor.labels import shortened
from editor.lore.columns import KINDS, new_words
from editor.lore.grouping import GROUPINGS
from editor.lore.record_commands import RecordCommands
from editor.lore.table import RecordTable
from editor.lore.table_model import RecordTableModel
from editor.lore.toolbar import Toolbar
from editor.widgets import EmptyState, Splitter
from editor.workspace import Services, Workspace

TOOLS = ("tools.rename", "tools.split", "tools.merge")
"""The tools that act on what is selected."""
_FORM_WIDTH = 388
_FORM_LEAST = 344
_NARROW = 1280 - 76
_WARMED = 100


class LoreWorkspace(Workspace):
    """Everything about records of all kinds in one place."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        assert services.document is not None
        self._services, self._theme = services, services.theme
        self._document, self._world = services.document, services.document.world
        self.model = RecordTableModel(self._document, services.language, self)
        self.table = RecordTable(self._theme, self._world, self.model)
        self.toolbar = Toolbar(
            self._theme, services.actions, FilterCompletions(self.model.catalogue)
        )
        self.spelling = self._make_spelling()
        self.form = RecordForm(
            self._theme,
            self._document,
            self.model.catalogue,
            services.language,
            spelling=self.spelling,
            tasks=services.tasks,
        )
        self.commands = RecordCommands(
            self._document,
            self.model,
            self.table,
            self.form,
            services.shell,
            self._make_first_file,
        )
        self.saved = SavedFilters(
            str(self._world.root), self.toolbar, shared_filters(self._document), "lore"
        )
        self._empty = EmptyState(self._theme, "search", "")
        self._told: tuple[int, ...] = ()
        self._own_sizes = False
        self._to_warm, self._warmed = self._world.handles(Kind.ENTRY), 0
        self._warmer = QTimer(self, interval=0)
        self._warmer.timeout.connect(self._warm)
        self._lay_out()
        self._connect()
        self._show_kind()
        self._warmer.start()
        if self._document.is_large:
            self.form.prepare(KINDS)

    def _make_spelling(self) -> Spelling:
        services = self._services
        spelling = Spelling(self._document, services.tasks, services.settings, self)
        spelling.failed.connect(self._on_failed)
        return spelling

    def _make_first_file(self) -> bool:
        from editor.dialogs.new_file import NewFileDialog

        dialog = NewFileDialog(self._theme, self._document, self._services.language, self.window())
        dialog.exec()
        made = dialog.handle is not None
        dialog.deleteLater()
        return made

    def _on_failed(self, error: LoremaskError) -> None:
        self._services.shell.notice.emit("error", error.message(self._services.language), "")

    def _lay_out(self) -> None:
        self._middle = QStackedWidget()
        self._middle.addWidget(self.table)
        self._middle.addWidget(self._empty)
        self._empty.setAutoFillBackground(True)
        self._empty.setBackgroundRole(QPalette.ColorRole.Base)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.toolbar)
        column.addWidget(self._middle, 1)
        self.splitter = Splitter(self._theme)
        self.splitter.add(left, stretch=True)
        self.splitter.add(self.form)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.splitter)
        self._left = left

    def _connect(self) -> None:
        self.model.count_changed.connect(self._show_count)
        # Later, since the cell's editor is still open when it asks.
        self.model.rename_wanted.connect(
            self._services.shell.rename_requested, Qt.ConnectionType.QueuedConnection
        )
        self.model.stale_changed.connect(self.toolbar.show_stale)
        self.table.handles_selected.connect(self._on_selected)
        self.table.opened.connect(self.focus_form)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._on_context_menu)
        self.toolbar.filter.filter_changed.connect(self._on_filter)
        self.toolbar.filter.saved_button.clicked.connect(self.open_saved_filters)
        self.saved.chosen.connect(self.toolbar.filter.set_text)
        self.toolbar.filter.left.connect(self.focus_table)
        self.table.columns_wanted.connect(self.toolbar.open_columns)
        self.toolbar.kind_chosen.connect(self.set_kind)
        self.toolbar.column_toggled.connect(self._on_column)
        self.toolbar.columns_reset.connect(self.table.reset_columns)
        self.toolbar.columns_opening.connect(self._show_columns)
        self.toolbar.group_chosen.connect(self._on_group)
        self.toolbar.again_requested.connect(self.select_again)
        self.toolbar.new_requested.connect(self.commands.new_record)
        self.form.jump_requested.connect(self._services.shell.jump_requested)
        # Later, since the field is still being left when it asks.
        self.form.rename_wanted.connect(
            self._services.shell.rename_requested, Qt.ConnectionType.QueuedConnection
        )
        self._empty.action_requested.connect(self._on_empty_action)
        self.splitter.splitterMoved.connect(self._on_splitter)

    # what is shown

    def set_kind(self, kind: Kind) -> None:
        """Show the records of another kind."""
        self.form.flush()
        self.toolbar.filter.set_text("")
        self.model.set_kind(kind)
        self._show_kind()
        if self.model.handles and not self.table.selected_handles():
            self.table.select_handles(self.model.handles[:1])

    def _show_kind(self) -> None:
        self._show_count()
        self._show_columns()

    def _show_columns(self) -> None:
        hidden, roomless = self.table.hidden_columns(), self.table.roomless_columns()
        self.toolbar.show_columns(self.model.columns, hidden, self.model.group, roomless)

    def _show_count(self) -> None:
        counts = {kind: len(self._world.handles(kind)) for kind in KINDS}
        self.toolbar.show_kind(self.model.kind, counts)
        self.toolbar.show_count(len(self.model.handles), self.model.total)
        self._show_empty()
        self.scope_changed.emit()

    def _show_empty(self) -> None:
        if self.model.handles:
            self._middle.setCurrentWidget(self.table)
            return
        if self.model.total:
            self._empty.set_texts(*self._nothing_matches(), self.tr("Clear the filter"))
        else:
            self._empty.set_texts(
                self.tr("There is nothing here yet"),
                self.tr(
                    "What you make is written to the first lore file that can be changed. "
                    "The box above leads to entries, NPCs, places, quests and all other kinds."
                ),
                new_words(self.model.kind),
            )
        self._middle.setCurrentWidget(self._empty)

    def _nothing_matches(self) -> tuple[str, str]:
        found = self.model.filter
        sentence = self.tr("Nothing matches “{filter}”").format(filter=shortened(found.text, 120))
        if found.problems:
            return sentence, problem_words(found)
        return sentence, self.tr("The filter hides all %n of them.", "", self.model.total)

    def _on_empty_action(self) -> None:
        if self.model.total:
            self.toolbar.filter.set_text("")
            self.focus_filter()
        else:
            self.commands.new_record()

    def _on_filter(self, text: str) -> None:
        self.form.flush()
        self.model.set_filter(parse_filter(text))

    def open_saved_filters(self) -> None:
        """Show the filters that were kept, and offer to keep the one that is set."""
        self.saved.fill(self.toolbar.filter.text())
        field = self.toolbar.filter
        self.saved.menu.popup(field.mapToGlobal(field.rect().bottomLeft()))

    def _save_filter(self) -> None:
        text = self.toolbar.filter.text()
        if text:
            self.saved.keep(text)
            words = self.tr("The filter is saved: it is behind the magnifier of the filter line.")
        else:
            words = self.tr("There is no filter to save: type one first.")
        self._services.shell.status_message.emit(words)

    def select_again(self) -> None:
        """Filter and sort by what the records are now."""
        self.form.flush()
        self.model.select_again()

    def _on_column(self, name: str, shown: bool) -> None:
        self.table.set_column_hidden(name, not shown)

    def _on_group(self, by: str) -> None:
        self.form.flush()
        self.model.set_group(by)
        self._show_kind()

    def _on_selected(self, handles: Sequence[int]) -> None:
        self.form.set_handles(handles)
        self._services.actions.set_condition("selection", bool(handles))
        count = len(handles)
        self.status_changed.emit(self.tr("%n selected", "", count) if count else "")
        self.scope_changed.emit()

    # actions

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        kinds = {f"lore.kind.{kind.value}": self._kind_setter(kind) for kind in KINDS}
        return {
            "lore.new": self.commands.new_record,
            "lore.duplicate": self.commands.duplicate_selected,
            "lore.delete": self.commands.delete_selected,
            "lore.copy_json": self.commands.copy_json,
            "lore.form": self.focus_form,
            "lore.raw": self.focus_raw,
            "lore.again": self.select_again,
            "lore.save_filter": self._save_filter,
            "world.move_entries": self.commands.ask_where_to_move,
            **kinds,
        }

    def _kind_setter(self, kind: Kind) -> Callable[[], object]:
        return lambda: self.set_kind(kind)

    def _on_context_menu(self, at: QPoint) -> None:
        handles = self.table.selected_handles()
        menu = QMenu(self)
        for id in ("lore.new", "lore.duplicate", "lore.delete", "lore.copy_json", *TOOLS):
            if id in self._services.actions:
                menu.addAction(self._services.actions[id])
        if handles:
            self.commands.fill_move_menu(menu.addMenu(self.tr("Move to &file")), handles)
        menu.popup(self.table.viewport().mapToGlobal(at))

    # focus

    def focus_form(self) -> None:
        """The cursor into the form."""
        self.form.focus_field()

    def focus_raw(self) -> None:
        """The cursor into the JSON."""
        self.form.show_tab(RAW)
        self.form.focus_field()

    def focus_table(self) -> None:
        """The focus to the table, on a row."""
        (self.table if self.table.isVisibleTo(self) else self._empty).setFocus()
        if self.model.handles and not self.table.selected_handles():
            self.table.select_handles(self.model.handles[:1])

    def focus_filter(self) -> bool:
        self.toolbar.filter.focus_line()
        return True

    def focus_first(self) -> None:
        self.focus_table()

    def show_filter(self, text: str) -> bool:
        self.set_kind(Kind.ENTRY)
        self.toolbar.filter.set_text(text)
        return True

    def rewrite_filters(self, change: Callable[[str], str]) -> None:
        self.saved.rewrite(change)
        now = self.toolbar.filter.text()
        if change(now) != now:
            self.toolbar.filter.set_text(change(now))

    def regions(self) -> tuple[QWidget, ...]:
        return (self.toolbar, self.table, self.form)

    def jump(self, handle: int, field: str = "") -> bool:
        """Select a record, showing it if the filter hides it, and put the cursor into a field."""
        if handle not in self._world:
            return False
        kind = self._world.record(handle).kind
        if kind not in KINDS:
            return False
        self.form.flush()
        if kind is not self.model.kind:
            self.set_kind(kind)
        if not self.table.select_handles([handle]):
            self.toolbar.filter.set_text("")
            self.model.select_again()
            self.table.select_handles([handle])
        if field:
            self.form.show_tab(FORM)
        self.form.focus_field(field) if field else self.table.setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.form.has_focus():
            self.form.take_back()
            self.form.flush()
            self.focus_table()
            event.accept()
            return
        super().keyPressEvent(event)

    # the frame

    def issue_scope(self, scope: str) -> frozenset[int] | None:
        if scope == "filtered":
            return frozenset(self.model.handles)
        if scope == "selected":
            return frozenset(self.table.selected_handles())
        return None

    def unfinished(self) -> tuple[str, ...]:
        return self.form.unfinished()

    def flush(self) -> None:
        # What comes next is a save or the end, which must have the answer.
        rename = self.form.take_rename()
        if rename is not None:
            self._services.shell.rename_requested.emit(*rename)
        self.form.flush()
        self._tell_of_held()
        waiting = self.form.waiting_drafts()
        told, self._told = self._told, waiting
        if waiting and waiting != told:
            words = self.tr("The JSON of %n records is not applied yet.", "", len(waiting))
            ids = ", ".join(self._world.record(h).id for h in waiting if h in self._world)
            self._services.shell.notice.emit("warning", words, ids)

    def _tell_of_held(self) -> None:
        """An edit that was given up stays in its field."""
        if self.form.holds:
            count = len(self.form.handles)
            words = self.tr("What you typed for %n records is not applied yet.", "", count)
            self._services.shell.notice.emit("warning", words, "")

    def may_leave(self) -> bool:
        # Whoever gives up the edit that closing has begun wants to stay with what is typed.
        return not self.form.holds

    def save_state(self) -> dict[str, Any]:
        sizes = self.splitter.sizes() if self._own_sizes else []
        return {
            "splitter": sizes,
            "columns": self.table.save_columns(),
            "group": self.model.group_wanted,
            "filters": self.saved.save_state(),
        }

    def restore_state(self, state: Mapping[str, Any]) -> None:
        self.saved.restore_state(state.get("filters"))
        sizes, columns = state.get("splitter"), state.get("columns")
        if isinstance(sizes, list) and len(sizes) == 2 and all(isinstance(s, int) for s in sizes):
            self._own_sizes = True
            self.splitter.setSizes(sizes)
        if isinstance(columns, Mapping):
            self.table.restore_columns(columns)
        if state.get("group") in GROUPINGS:
            self.model.set_group(state["group"])
        self._show_kind()

    def close_workspace(self) -> None:
        self._warmer.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._own_sizes:
            look = self._theme.look
            design = _FORM_LEAST if self.width() < look.stretched(_NARROW) else _FORM_WIDTH
            wanted = look.stretched(design)
            self.splitter.setSizes([max(0, self.width() - wanted - 1), wanted])

    def _on_splitter(self) -> None:
        self._own_sizes = True

    def _warm(self) -> None:
        """Fold a few texts ahead of the first filter, while nothing else is to be done."""
        part = self._to_warm[self._warmed : self._warmed + _WARMED]
        self._warmed += len(part)
        self.model.catalogue.warm(part)
        if not part:
            self._warmer.stop()
