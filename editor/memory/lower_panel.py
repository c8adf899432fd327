"""The lower panel: presence, secrets learnt, the conversation as heard, what was pruned."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from editor.memory.changes_view import ChangesView
from editor.memory.folder_reader import FolderReader
from editor.memory.grid import GridModel
from editor.memory.grid_view import GridView
from editor.memory.inspected import Inspected
from editor.memory.lower_bar import Legend, TabBar
from editor.memory.lower_rows import line_columns, line_rows, pruned_columns, pruned_rows
from editor.memory.matrix import MatrixModel, presence_matrix, secrets_matrix
from editor.memory.matrix_view import MatrixView
from editor.memory.reading import best_trace
from editor.memory.surface import on_surface
from editor.memory.timeline_view import TimelineView
from editor.memory.trial_view import TrialView
from editor.tasks import Tasks
from editor.theme import Theme
from editor.widgets import ElidedLabel, EmptyState, SegmentedControl

PRESENCE, SECRETS, CONVERSATION, PRUNED = "presence", "secrets", "conversation", "pruned"
CHANGES, TIMELINE, TRIAL, WHY, CONTEXT = "changes", "timeline", "trial", "why", "context"
_OF_FOLDER = (CHANGES, TIMELINE)


class LowerPanel(QWidget):
    """npc_chosen(str): the row of an NPC in the presence matrix was opened.

    trace_requested(): a trace is wanted. tab_changed(str): another tab is in front.
    save_requested(Path): another save is to be opened. cap_tried(int): another cap to show.
    """

    npc_chosen = Signal(str)
    trace_requested = Signal()
    tab_changed = Signal(str)
    save_requested = Signal(object)
    cap_tried = Signal(int)

    def __init__(
        self, theme: Theme, tasks: Tasks, language: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._inspected: Inspected | None = None
        self._guests: dict[str, QWidget] = {}
        self.presence_model, self.secrets_model = MatrixModel(self), MatrixModel(self)
        self.lines_model = GridModel(line_columns(), self)
        self.pruned_model = GridModel(pruned_columns(), self)
        self.presence = MatrixView(theme, self.presence_model, self.tr("Presence"))
        self.secrets = MatrixView(theme, self.secrets_model, self.tr("Secrets learnt"))
        self.lines = GridView(theme, self.lines_model, self.tr("Conversation"))
        self.pruned = GridView(theme, self.pruned_model, self.tr("Pruned facts"))
        self.changes = ChangesView(theme, tasks, language)
        self.timeline = TimelineView(theme)
        self.trial = TrialView(theme, tasks)
        self.folder = FolderReader(tasks, self)
        self.empty = EmptyState(theme, "event", "")
        self._views: dict[str, QWidget] = {
            PRESENCE: self.presence,
            SECRETS: self.secrets,
            CONVERSATION: self.lines,
            PRUNED: self.pruned,
            CHANGES: self.changes,
            TIMELINE: self.timeline,
            TRIAL: self.trial,
        }
        self._empty_words: dict[str, tuple[str, str, str]] = {}
        self._notes: dict[str, str] = {}
        self.note = ElidedLabel(theme, role="small", colour="text_muted")
        self.legend = Legend(theme)
        self.tabs = self._make_tabs()
        self.bar = TabBar(theme, self.tabs, self.note, self.legend)
        self._lay_out()
        self._connect()
        self._show()

    def _connect(self) -> None:
        self.presence.head_chosen.connect(self.npc_chosen)
        self.empty.action_requested.connect(self.trace_requested)
        self.folder.read.connect(self.changes.show_folder)
        self.folder.read.connect(self.timeline.show_folder)
        self.folder.progressed.connect(self.timeline.show_progress)
        self.timeline.open_requested.connect(self.save_requested)
        self.trial.cap_tried.connect(self.cap_tried)
        for view in (self.changes, self.timeline, self.trial):
            view.told.connect(self._on_told)

    def _make_tabs(self) -> SegmentedControl:
        segments = [
            (PRESENCE, self.tr("Presence")),
            (SECRETS, self.tr("Secrets")),
            (CONVERSATION, self.tr("Conversation")),
            (PRUNED, self.tr("Pruned")),
            (CHANGES, self.tr("Changes")),
            (TIMELINE, self.tr("Timeline")),
            (TRIAL, self.tr("Try limits")),
            (WHY, self.tr("Why")),
            (CONTEXT, self.tr("Context")),
        ]
        tabs = SegmentedControl(self._theme, self.tr("Lower panel"), segments)
        tabs.chosen.connect(self.show_tab)
        return tabs

    def _lay_out(self) -> None:
        self.stack = QStackedWidget()
        on_surface(self.stack)
        for view in (*self._views.values(), self.empty):
            self.stack.addWidget(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)

    # tabs

    @property
    def tab(self) -> str:
        """The tab in front."""
        return self.tabs.current()

    def show_tab(self, tab: str) -> None:
        """Bring a tab to the front."""
        self.tabs.set_current(tab)
        self._show()
        self._fill(tab)
        if tab == CONVERSATION:
            self.lines.scrollToBottom()
        self.tab_changed.emit(tab)

    def _fill(self, tab: str) -> None:
        """Make what is only made once it is looked at."""
        self.trial.want(tab == TRIAL)
        if tab in _OF_FOLDER and self._inspected is not None:
            self.folder.need(self._inspected)

    def compare_with(self, path: Path) -> None:
        """Compare a save with the one that is open."""
        self.changes.add_save(path)
        self.show_tab(CHANGES)

    def take_guests(self, guests: dict[str, QWidget]) -> None:
        """Hold panels for which a narrow window has no room, as tabs."""
        self._guests = guests
        for widget in guests.values():
            self.stack.addWidget(widget)
            widget.show()
        self._show()

    def release_guests(self) -> None:
        """Give the panels back; who took them lays them out anew."""
        for widget in self._guests.values():
            self.stack.removeWidget(widget)
        self._guests = {}
        if self.tab in (WHY, CONTEXT):
            self.show_tab(PRESENCE)
        self._show()

    def _show(self) -> None:
        tab = self.tab
        for id in (WHY, CONTEXT):
            self.tabs.set_segment_visible(id, id in self._guests)
        words = self._empty_words.get(tab)
        if tab in self._guests:
            self.stack.setCurrentWidget(self._guests[tab])
        elif words is not None:
            self.empty.set_texts(*words)
            self.stack.setCurrentWidget(self.empty)
        else:
            self.stack.setCurrentWidget(self._views.get(tab, self.presence))
        self.legend.setVisible(tab == PRESENCE and words is None)
        self._show_note()

    def _show_note(self) -> None:
        self.note.setText(self._notes.get(self.tab, ""))
        self.bar.fit()

    def current_view(self) -> QWidget:
        """What is in front."""
        return self.stack.currentWidget() or self.presence

    # what is shown

    def show_save(self, inspected: Inspected) -> None:
        """Show another memory: what is the same for all NPCs."""
        self._inspected = inspected
        self.folder.forget_other(inspected)
        self.changes.show_save(inspected)
        self.timeline.show_save(inspected)
        self.trial.show_save(inspected)
        self.presence_model.set_matrix(presence_matrix(inspected))
        self.secrets_model.set_matrix(secrets_matrix(inspected))
        scenes = len(inspected.scenes)
        self._notes[SECRETS] = self.tr("entries by NPC, with the turn each was learnt")
        self._set_empty(PRESENCE, not scenes, self._no_scenes(inspected))
        self._set_empty(SECRETS, not self.secrets_model.rowCount(), self._no_secrets(inspected))
        self.presence.show_column("")

    def show_npc(self, inspected: Inspected, npc: str) -> None:
        """Show what one NPC heard and lost."""
        rows = line_rows(inspected, npc)
        self.lines_model.set_rows(rows)
        if rows:
            self.lines.scrollToBottom()
        name = inspected.names.npc(npc)
        heard = self.tr("{n} lines as {name} heard them").format(n=len(rows), name=name)
        self._notes[CONVERSATION] = heard if rows else ""
        self._set_empty(CONVERSATION, not rows, self._no_lines(inspected, name))
        stones = pruned_rows(inspected, npc)
        self.pruned_model.set_rows(stones)
        label = self.tr("Pruned {n}").format(n=len(stones)) if stones else self.tr("Pruned")
        self.tabs.set_label(PRUNED, label)
        self._notes[PRUNED] = self.tr("what {name} knew and lost").format(name=name)
        self._set_empty(PRUNED, not stones, self._no_pruned(inspected, name))
        for view in (self.changes, self.timeline, self.trial):
            view.show_npc(npc)
        self._show()
        self._fill(self.tab)

    def _on_told(self) -> None:
        notes = {
            CHANGES: self.changes.note,
            TIMELINE: self.timeline.note,
            TRIAL: self.trial.note,
        }
        self._notes.update(notes)
        self._show_note()

    def stop(self) -> None:
        """Stop what runs for it."""
        self.folder.stop()
        self.changes.stop()
        self.trial.stop()

    def mark(self, npc: str, scene: str) -> None:
        """Mark an NPC's row, and the scene in which it is said to have learnt what it could not."""
        self.presence_model.mark(npc, scene)
        self.secrets_model.mark("", "")
        if scene:
            self.presence.show_column(scene)

    def _set_empty(self, tab: str, empty: bool, words: tuple[str, str, str]) -> None:
        if empty:
            self._empty_words[tab] = words
        else:
            self._empty_words.pop(tab, None)

    def _trace_action(self, inspected: Inspected) -> str:
        if inspected.trace is not None:
            return ""
        trace = best_trace(inspected.opened)
        if trace is None:
            return self.tr("Load a trace…")
        return self.tr("Load {name}").format(name=trace.name)

    def _no_scenes(self, inspected: Inspected) -> tuple[str, str, str]:
        reason = self.tr("Version 1 saves keep none; a trace tells them.")
        return self.tr("This save keeps no scenes"), reason, self._trace_action(inspected)

    def _no_secrets(self, inspected: Inspected) -> tuple[str, str, str]:
        reason = self.tr("The save lists no lore entry that an NPC has learnt in play.")
        return self.tr("No secret was learnt"), reason, self._trace_action(inspected)

    def _no_lines(self, inspected: Inspected, name: str) -> tuple[str, str, str]:
        if inspected.trace is not None:
            reason = self.tr("The trace has no line that reached this NPC.")
            return self.tr("{name} heard nothing").format(name=name), reason, ""
        reason = self.tr("Spoken lines are not in a save; a trace of the game holds them.")
        return self.tr("No trace is loaded"), reason, self._trace_action(inspected)

    def _no_pruned(self, inspected: Inspected, name: str) -> tuple[str, str, str]:
        words = self.tr("Nothing of {name} was pruned").format(name=name)
        if not inspected.has_origins:
            return words, self.tr("Version 1 saves do not keep what was pruned."), ""
        return words, "", ""
