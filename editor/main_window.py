"""The main window: puts the parts together and connects them, and does nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from editor.action_specs import FRAME_ACTIONS
from editor.actions import Actions, ActionSpec
from editor.command_palette import Candidate, CommandPalette
from editor.frame_actions import FrameActions
from editor.frame_state import FrameState
from editor.issues import IssuesDock
from editor.issues.place import DockPlace
from editor.menus import Menus
from editor.notice_bar import NoticeBar
from editor.opening import what_is
from editor.palette_sources import RecordCandidates, action_candidates
from editor.preferences import PreferencesPage
from editor.rail import Rail
from editor.rooms import Rooms
from editor.session import MINIMUM_SIZE, keep_geometry, restore_geometry
from editor.settings import SettingsStore
from editor.status_bar import StatusBar
from editor.tasks import Tasks
from editor.theme import Theme
from editor.top_bar import TopBar
from editor.welcome import WelcomePage
from editor.widgets.splitter import Splitter
from editor.workspace import Services, Shell, WorkspaceSpec
from editor.world_flow import WorldFlow

if TYPE_CHECKING:
    from editor.document import Document


def room_actions(specs: Sequence[WorkspaceSpec]) -> tuple[ActionSpec, ...]:
    """An action per workspace: Ctrl+1 and on, in the order of the rail."""
    return tuple(
        ActionSpec(
            f"go.room.{spec.id}",
            spec.title,
            menu="go",
            group=3,
            keys=(f"Ctrl+{number}",),
            icon=spec.icon,
            needs=frozenset({f"room.{spec.id}"}),
            context="Workspaces",
        )
        for number, spec in enumerate(specs, start=1)
    )


class MainWindow(QMainWindow):
    """One window with one world. `specs` are the workspaces there are."""

    def __init__(
        self,
        theme: Theme,
        settings: SettingsStore,
        specs: Sequence[WorkspaceSpec],
        language: str = "en",
    ) -> None:
        super().__init__()
        self.theme, self.settings, self.language = theme, settings, language
        self.tasks = Tasks(self)
        self.shell = Shell(self)
        self.actions_by_id = Actions(theme, self)
        self.actions_by_id.add((*FRAME_ACTIONS, *room_actions(specs)))
        for spec in specs:
            self.actions_by_id.add(spec.actions)
        self.addActions([self.actions_by_id[id] for id in self.actions_by_id])
        self._make_parts(specs)
        self._lay_out()
        self.place = DockPlace(theme, self.split, self.dock, settings)
        self.frame_actions = FrameActions(self)
        self._state = FrameState(self)
        self._connect()
        self.setAcceptDrops(True)
        self.show_document(None)
        restore_geometry(self, settings)

    @property
    def document(self) -> Document | None:
        """The world that is open."""
        return self.flow.document

    # what others ask of the window

    def show_document(self, document: Document | None) -> None:
        """Show a world, or the welcome page."""
        self.notices.hide()
        self.rooms.set_services(self._services(document))
        self.dock.set_document(document)
        self._state.follow(document)
        self.dock.setVisible(document is not None)
        self.actions_by_id["view.issues"].setChecked(document is not None)
        if document is not None:
            self.settings.remember_world(document.path)
            self.place.restore()
        self._show_first_page(document is not None)

    def jump(self, handle: int, field: str = "") -> bool:
        """Show a record where it can be edited; False when no workspace can."""
        return self.document is not None and self.rooms.jump(handle, field, self.document)

    def show_room(self, id: str) -> None:
        """Bring a workspace or page to the front and give it the focus."""
        if self.rooms.show_page(id):
            page = self.rooms.currentWidget()
            page.focus_first()  # type: ignore[attr-defined]
        self.rail.set_current(self.rooms.current_id)

    def open_path(self, path: Path) -> None:
        """Open what was dropped or named: a world, or a save where saves are read."""
        if what_is(path) == "save" and self.open_save(path):
            return
        self.flow.open(path)

    def open_save(self, path: Path) -> bool:
        """Look into a save; False when no workspace is for saves."""
        id = next((spec.id for spec in self.rooms.specs.values() if spec.opens_saves), "")
        room = self.rooms.workspace(id)
        if room is None or not room.open_save(path):
            return False
        self.show_room(id)
        return True

    def ask(self, question: Mapping[str, Any]) -> None:
        """Ask as an NPC, in the workspace that takes questions."""
        for id in self.rooms.specs:
            room = self.rooms.workspace(id)
            if room is not None and room.ask(question):
                self.show_room(id)
                return

    def open_palette(self) -> None:
        """Ctrl+K: find an action or an entry."""
        self._focus_before = QApplication.focusWidget()
        self.top.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.palette_list.open()

    def regions(self) -> list[QWidget]:
        """What F6 walks."""
        room = self.rooms.current
        inside = list(room.regions()) if room is not None else [self.rooms]
        return [self.rail, *inside, self.dock, self.notices, self.status, self.top.field]

    # events

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.flow.may_leave():
            event.ignore()
            return
        self.place.keep()
        keep_geometry(self, self.settings)
        path = "" if self.document is None else str(self.document.path)
        self.settings.update(last_world=path)
        self.rooms.close_all()
        if self.document is not None:
            self.document.close()
        self.tasks.close()
        event.accept()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.place.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place.fit(self)
        self.palette_list.place_again()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_path(path)

    # inside

    def _services(self, document: Document | None) -> Services:
        return Services(
            document=document,
            theme=self.theme,
            actions=self.actions_by_id,
            tasks=self.tasks,
            settings=self.settings,
            shell=self.shell,
            language=self.language,
        )

    def _show_first_page(self, with_world: bool) -> None:
        order = (self.settings.values.workspace, *self.rooms.specs) if with_world else ()
        shown = next((id for id in order if self.rooms.show_page(id)), "")
        self.show_room(shown or "welcome")

    def _candidates(self) -> Iterable[Candidate]:
        edited = frozenset(chain.from_iterable(s.edits for s in self.rooms.specs.values()))
        records = self._records.of(self.document, edited)
        return chain(action_candidates(self.actions_by_id), records)

    def _on_shown(self, id: str) -> None:
        self.rail.set_current(id)
        spec = self.rooms.specs.get(id)
        if spec is not None and spec.needs_world:
            self.settings.update(workspace=id)

    def _on_scope(self) -> None:
        room, scope = self.rooms.current, self.dock.scope.current()
        limited = room is not None and scope != "world"
        self.dock.set_scope(room.issue_scope(scope) if room is not None and limited else None)

    def _on_issue_jump(self, handle: int | None, field: str, file: int) -> None:
        if handle is not None and self.jump(handle, field):
            return
        document = self.document
        if document is not None and handle is None:
            path = document.world.file(file).path
            self.status.show_message(self.tr("It is in {path}").format(path=path))

    def _on_failed(self, error: Any) -> None:
        self.notices.show_notice("error", error.message(self.language))

    def _on_palette_closed(self) -> None:
        before = getattr(self, "_focus_before", None)
        if before is not None and before is not self.top.field:
            before.setFocus()

    def _make_parts(self, specs: Sequence[WorkspaceSpec]) -> None:
        theme, settings = self.theme, self.settings
        self.top, self.rail, self.rooms = TopBar(theme), Rail(theme), Rooms(specs)
        self.dock = IssuesDock(theme, self.language)
        self.notices, self.status = NoticeBar(theme), StatusBar(theme)
        self.welcome = WelcomePage(theme, settings)
        self.preferences = PreferencesPage(theme, settings)
        self.flow = WorldFlow(self, theme, self.tasks, self.language, self.rooms.flush)
        self.menus = Menus(self.top.menus, self.actions_by_id, self._recent)
        self._records = RecordCandidates(self.jump)
        self.palette_list = CommandPalette(theme, self.top.field, self._candidates, self)

    def _recent(self) -> Sequence[str]:
        return self.settings.values.recent

    def _lay_out(self) -> None:
        self.rail.set_items([*map(self._rail_row, self.rooms.specs.values()), self._settings_row()])
        self.rooms.add_page("welcome", self.welcome)
        self.rooms.add_page("settings", self.preferences)
        self.split = Splitter(self.theme, Qt.Orientation.Vertical)
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
        column.addWidget(self.notices)
        column.addWidget(self.status)
        self.setMenuWidget(self.top)
        self.setCentralWidget(body)
        self.setMinimumSize(*MINIMUM_SIZE)

    def _rail_row(self, spec: WorkspaceSpec) -> tuple[str, str, str, str]:
        keys = self.actions_by_id[f"go.room.{spec.id}"].shortcut().toString()
        return spec.id, spec.icon, spec.words(), keys

    def _settings_row(self) -> tuple[str, str, str, str]:
        keys = self.actions_by_id["edit.settings"].shortcut().toString()
        return "settings", "settings", self.tr("Settings"), keys

    def _connect(self) -> None:
        self.rail.chosen.connect(self.show_room)
        self.rooms.shown.connect(self._on_shown)
        self.rooms.status_changed.connect(self.status.room.setText)
        self.rooms.scope_changed.connect(self._on_scope)
        self.dock.scope_chosen.connect(self._on_scope)
        self.dock.jump_requested.connect(self._on_issue_jump)
        self.dock.fix_requested.connect(self.frame_actions.fix)
        self.dock.close_requested.connect(self.actions_by_id["view.issues"].trigger)
        self.status.issues_requested.connect(self._on_count)
        self.status.cancelled.connect(self.flow.cancel)
        self.notices.details_requested.connect(self.frame_actions.show_details)
        self.palette_list.closed.connect(self._on_palette_closed)
        self.menus.recent_chosen.connect(self._on_recent)
        self.welcome.world_requested.connect(self._on_recent)
        self.welcome.sample_requested.connect(self.flow.open_sample)
        self.welcome.new_requested.connect(self.flow.new_world)
        self.welcome.open_requested.connect(self.flow.choose_folder)
        self.flow.opened.connect(self.show_document)
        self.flow.progress.connect(self.status.show_progress)
        self.flow.ended.connect(self.status.hide_progress)
        self.flow.failed.connect(self._on_failed)
        self.flow.said.connect(self.status.show_message)
        self.shell.jump_requested.connect(self.jump)
        self.shell.ask_requested.connect(self.ask)
        self.shell.open_save_requested.connect(self.open_save)
        self.shell.status_message.connect(self.status.show_message)
        self.shell.notice.connect(self.notices.show_notice)

    def _on_count(self, severity: str) -> None:
        self.dock.show()
        self.actions_by_id["view.issues"].setChecked(True)
        self.dock.show_severity(severity)

    def _on_recent(self, path: str) -> None:
        self.flow.open(Path(path))


def _dropped(data: Any) -> Path | None:
    """The first path that is dragged in and means something here."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return next((path for path in paths if path.exists()), None)
