"""The parts of the main window: made, laid out, connected."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from editor.action_specs import FRAME_ACTIONS
from editor.actions import Actions
from editor.command_palette import CommandPalette, Source
from editor.disk.keeper import DiskKeeper
from editor.disk.specs import DISK_ACTIONS
from editor.focus_clips import FocusClips
from editor.focus_return import DialogFocus, FocusReturn
from editor.frame_actions import FrameActions
from editor.frame_state import FrameState
from editor.issues import IssuesDock
from editor.issues.place import DockPlace
from editor.menus import Menus
from editor.notice_bar import NoticeBar
from editor.palette_sources import RecordSource, action_source
from editor.rail import Rail
from editor.rooms import Rooms
from editor.status_bar import StatusBar
from editor.tools.commands import ToolCommands
from editor.tools.keymap import apply_shortcuts
from editor.tools.specs import TOOL_ACTIONS
from editor.top_bar import TopBar
from editor.welcome import WelcomePage
from editor.widgets.splitter import Splitter
from editor.workspace import Shell, WorkspaceSpec, room_actions
from editor.world_flow import WorldFlow

if TYPE_CHECKING:
    from editor.main_window import MainWindow


class Parts:
    """All of them. What they do together is said in `connect`."""

    def __init__(self, window: MainWindow, specs: Sequence[WorkspaceSpec]) -> None:
        theme, settings, language = window.theme, window.settings, window.language
        self._window = window
        self.shell = Shell(window)
        self.actions = self._make_actions(specs)
        self.top, self.rail, self.rooms = TopBar(theme), Rail(theme), Rooms(specs)
        self.dock = IssuesDock(theme, language)
        self.notices, self.status = NoticeBar(theme), StatusBar(theme)
        self.welcome = WelcomePage(theme, settings)
        self.flow = WorldFlow(window, theme, window.tasks, language, self.rooms.flush)
        self.flow.unfinished = self.rooms.unfinished
        self.flow.modules = lambda: self.rooms.first_modules(settings.values.workspace)
        self.flow.rooms_agree = self.rooms.may_leave
        self.disk = DiskKeeper(window, theme, window.tasks, self.flow, language)
        self.menus = Menus(self.top.menus, self.actions, self._recent)
        self.clips = FocusClips(window, self.actions, but=self.top.field)
        self.menus.menus["edit"].aboutToShow.connect(self.clips.refresh)
        self.records = RecordSource(window.jump, self.shell.discretion, window)
        self.palette = CommandPalette(theme, self.top.field, self._sources, window)
        self.split = Splitter(theme, Qt.Orientation.Vertical)
        self._fill()
        self._lay_out()
        self.place = DockPlace(theme, self.split, self.dock, settings)

    def connect(self) -> None:
        """Who listens to whom."""
        window = self._window
        self.frame_actions, self.state = FrameActions(window), FrameState(window)
        self.tools = ToolCommands(window)
        self.rail.chosen.connect(window.show_room)
        self._connect_dock()
        self._keep_focus()
        self._connect_worlds()
        self._connect_shell()
        self.notices.details_requested.connect(self.frame_actions.show_details)
        self.palette.closed.connect(window.leave_palette)
        self.records.grown.connect(self.palette.look_again)

    def _make_actions(self, specs: Sequence[WorkspaceSpec]) -> Actions:
        actions = Actions(self._window.theme, self._window)
        actions.add((*FRAME_ACTIONS, *DISK_ACTIONS, *TOOL_ACTIONS, *room_actions(specs)))
        for spec in specs:
            actions.add(spec.actions)
        apply_shortcuts(actions, self._window.settings.values.shortcuts)
        self._window.addActions(actions.all())
        return actions

    def _recent(self) -> Sequence[str]:
        return self._window.settings.values.recent

    def _make_preferences(self) -> QWidget:
        from editor.preferences import PreferencesPage

        window = self._window
        page = PreferencesPage(window.theme, window.settings, window.tasks, window.language)
        if "scene.sent" in self.actions:
            page.set_sent_action(self.actions.plain("scene.sent"))
        return page

    def _sources(self) -> Sequence[Source]:
        self.clips.refresh()
        edited = frozenset(chain.from_iterable(s.edits for s in self.rooms.specs.values()))
        return action_source(self.actions), self.records.source(edited)

    def _fill(self) -> None:
        rows = [*map(self._rail_row, self.rooms.specs.values())]
        keys = self.actions.plain("edit.settings").shortcut().toString()
        words = self.actions.spec("edit.settings").plain_title()
        self.rail.set_items([*rows, ("settings", "settings", words, keys)])
        self.rooms.add_page("welcome", self.welcome)
        self.rooms.add_later("settings", self._make_preferences)

    def _rail_row(self, spec: WorkspaceSpec) -> tuple[str, str, str, str]:
        keys = self.actions.plain(f"go.room.{spec.id}").shortcut().toString()
        return spec.id, spec.icon, spec.words(), keys

    def _lay_out(self) -> None:
        self.split.add(self.rooms, stretch=True)
        self.split.add(self.dock)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.rail)
        middle.addWidget(self.split, 1)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(middle, 1)
        column.addWidget(self.disk.bar)
        column.addWidget(self.notices)
        column.addWidget(self.status)
        self._window.setMenuWidget(self.top)
        self._window.setCentralWidget(body)

    def _keep_focus(self) -> None:
        for bar in (self.disk.bar, self.notices):
            FocusReturn(bar, self.rooms.focus_current)
        DialogFocus(self._window, self.top.field, self.rooms.focus_current)

    def _connect_dock(self) -> None:
        window = self._window
        self.rooms.shown.connect(window.on_room_shown)
        self.rooms.status_changed.connect(self.status.room.setText)
        self.rooms.scope_changed.connect(window.show_scope)
        self.dock.scope_chosen.connect(window.show_scope)
        self.dock.jump_requested.connect(window.jump_to_issue)
        self.dock.fix_requested.connect(self.frame_actions.fix)
        self.dock.close_requested.connect(self.actions.plain("view.issues").trigger)
        self.status.issues_requested.connect(window.show_severity)
        self.status.cases_requested.connect(window.show_cases)

    def _connect_worlds(self) -> None:
        flow, window = self.flow, self._window
        self.menus.recent_chosen.connect(window.open_recent)
        self.welcome.world_requested.connect(window.open_recent)
        self.welcome.sample_requested.connect(flow.open_sample)
        self.welcome.new_requested.connect(flow.new_world)
        self.welcome.open_requested.connect(flow.choose_folder)
        self.welcome.cancelled.connect(flow.cancel)
        flow.opening.connect(self.welcome.show_opening)
        flow.opening_over.connect(self.welcome.show_beginning)
        self.status.cancelled.connect(flow.cancel)
        # Before the window shows a document, it is known whether it may be edited.
        flow.opened.connect(self.disk.follow)
        flow.opened.connect(self.records.follow)
        flow.opened.connect(window.on_opened)
        flow.made.connect(window.show_first_room)
        flow.progress.connect(self.status.show_progress)
        flow.ended.connect(self.status.hide_progress)
        flow.failed.connect(window.show_error)
        flow.said.connect(self.status.show_message)
        flow.save_chosen.connect(window.open_save)
        self.disk.failed.connect(window.show_error)
        self.disk.said.connect(self.status.show_message)
        self.disk.connect_actions(self.actions)

    def _connect_shell(self) -> None:
        shell, window = self.shell, self._window
        for part in (self.dock, self.notices, self.status):
            part.set_discretion(shell.discretion)
        shell.jump_requested.connect(window.jump)
        shell.ask_requested.connect(window.ask)
        shell.case_requested.connect(window.make_case)
        shell.open_save_requested.connect(window.open_save)
        shell.rename_requested.connect(self.tools.rename_record)
        shell.status_message.connect(self.status.show_message)
        shell.notice.connect(self.notices.show_notice)
        shell.settled.connect(self.notices.settle)
