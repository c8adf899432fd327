"""The main window. It is shown empty at once; `build` then gives it its parts.

Only what the first paint needs is imported here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QMainWindow,
    QRadioButton,
    QWidget,
)

from editor.first_paint import FirstPaint
from editor.session import MINIMUM_SIZE, keep_geometry, restore_geometry
from editor.settings import SettingsStore

if TYPE_CHECKING:
    from core.errors import LoremaskError
    from editor.actions import Actions
    from editor.command_palette import CommandPalette
    from editor.disk.keeper import DiskKeeper
    from editor.document import Document
    from editor.focus_clips import FocusClips
    from editor.frame_actions import FrameActions
    from editor.frame_state import FrameState
    from editor.issues import IssuesDock
    from editor.issues.place import DockPlace
    from editor.menus import Menus
    from editor.notice_bar import NoticeBar
    from editor.rail import Rail
    from editor.rooms import Rooms
    from editor.status_bar import StatusBar
    from editor.tasks import Tasks
    from editor.theme import Theme
    from editor.tools.commands import ToolCommands
    from editor.top_bar import TopBar
    from editor.welcome import WelcomePage
    from editor.workspace import Shell, WorkspaceSpec
    from editor.world_flow import WorldFlow

_AFTER_PAINT_MS = 10
"""The table of a new world is painted, and only then its first record shown."""
_TICKED = (QCheckBox, QRadioButton)


class MainWindow(QMainWindow):
    """One window with one world."""

    theme: Theme
    tasks: Tasks
    shell: Shell
    actions_by_id: Actions
    top: TopBar
    rail: Rail
    rooms: Rooms
    dock: IssuesDock
    place: DockPlace
    notices: NoticeBar
    status: StatusBar
    welcome: WelcomePage
    flow: WorldFlow
    disk: DiskKeeper
    menus: Menus
    clips: FocusClips
    palette_list: CommandPalette
    frame_actions: FrameActions
    tools: ToolCommands
    _state: FrameState

    def __init__(self, settings: SettingsStore, language: str = "en") -> None:
        super().__init__()
        self.settings, self.language = settings, language
        self._built = False
        self._focus_before: QWidget | None = None
        self._focus_then: QWidget | None = None
        self._focus_later = QTimer(self, singleShot=True, interval=_AFTER_PAINT_MS)
        self._focus_later.timeout.connect(self._focus_room)
        self.setWindowTitle("Loremask")
        self.setMinimumSize(*MINIMUM_SIZE)
        self.first = FirstPaint(settings.values.theme)
        self.setCentralWidget(self.first)
        restore_geometry(self, settings)

    def build(self, theme: Theme, specs: Sequence[WorkspaceSpec]) -> None:
        """Make the parts. `specs` are the workspaces there are."""
        from editor.parts import Parts
        from editor.tasks import Tasks

        self.theme, self.tasks = theme, Tasks(self)
        parts = Parts(self, specs)
        self.shell, self.actions_by_id = parts.shell, parts.actions
        self.top, self.rail, self.rooms = parts.top, parts.rail, parts.rooms
        self.dock, self.place = parts.dock, parts.place
        self.notices, self.status, self.welcome = parts.notices, parts.status, parts.welcome
        self.disk, self.clips = parts.disk, parts.clips
        self.flow, self.menus, self.palette_list = parts.flow, parts.menus, parts.palette
        parts.connect()
        self.frame_actions, self._state = parts.frame_actions, parts.state
        self.tools = parts.tools
        self._built = True
        self.setAcceptDrops(True)
        self.show_document(None)
        self.place.fit(self)

    @property
    def document(self) -> Document | None:
        """The world that is open."""
        return self.flow.document

    # what others ask of the window

    def on_opened(self, document: Document | None) -> None:
        """Another world is open, or the user closed the one that was."""
        if document is None:
            self.settings.update(last_world="")
        self.show_document(document)

    def show_document(self, document: Document | None) -> None:
        """Show a world, or the welcome page."""
        self.notices.hide()
        self.rooms.set_services(self._services(document))
        self.dock.set_document(document)
        self._state.follow(document)
        if document is not None:
            self.settings.remember_world(document.path)
            self.place.restore()
        self._show_first_page(document is not None)
        self._place_dock()

    def jump(self, handle: int, field: str = "") -> bool:
        """Show a record where it can be edited; False when no workspace can."""
        return self.document is not None and self.rooms.jump(handle, field, self.document)

    def jump_to_issue(self, handle: int | None, field: str, file: int) -> None:
        """Show what an issue is about; for one of a file, say where the file is."""
        if handle is not None and self.jump(handle, field):
            return
        if self.document is not None and handle is None:
            path = self.document.world.file(file).path
            self.status.show_message(self.tr("It is in {path}").format(path=path))

    def show_room(self, id: str) -> None:
        """Bring a workspace or page to the front and give it the focus."""
        self._focus_later.stop()
        if self.rooms.show_page(id):
            self.rooms.focus_current()
        self.rail.set_current(self.rooms.current_id)

    def open_path(self, path: Path) -> None:
        """Open what was dropped or named: a world, a save where saves are read, a bundle."""
        from editor.opening import holds_bundle, what_is

        if self.document is not None and holds_bundle(path):
            self.ask({"bundle": path})
            return
        if what_is(path) == "save" and self.open_save(path):
            return
        self.flow.open(path)

    def open_recent(self, path: str) -> None:
        """Open a world of the list."""
        self.flow.open(Path(path))

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

    def make_case(self, question: Mapping[str, Any]) -> bool:
        """Make a case of a question, in the workspace that edits cases."""
        for spec in self.rooms.specs.values():
            room = self.rooms.workspace(spec.id) if "case" in spec.edits else None
            if room is not None and self.rooms.show_page(spec.id):
                return room.make_case(question)
        return False

    def show_cases(self) -> None:
        """Bring the workspace to the front that edits cases."""
        for spec in self.rooms.specs.values():
            if "case" in spec.edits:
                self.show_room(spec.id)

    def show_first_room(self) -> None:
        """Where the work on a new world begins."""
        first = next(iter(self.rooms.specs), "")
        if first:
            self.show_room(first)

    def open_palette(self) -> None:
        """Ctrl+K: find an action or an entry."""
        self._focus_before = QApplication.focusWidget()
        self.clips.keep_mark()
        self.top.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.palette_list.open()

    def leave_palette(self) -> None:
        """The focus goes back to where it was."""
        before, self._focus_before = self._focus_before, None
        if before is not None and before is not self.top.field:
            before.setFocus()
            self.clips.give_mark_back()
        else:
            self.rooms.focus_current()

    def regions(self) -> list[QWidget]:
        """What F6 walks."""
        room = self.rooms.current
        inside = list(room.regions()) if room is not None else [self.rooms]
        return [
            self.rail,
            *inside,
            self.dock,
            self.disk.bar,
            self.notices,
            self.status,
            self.top.field,
        ]

    def show_severity(self, severity: str) -> None:
        """Open the dock at the first issue of a severity."""
        self.place.want(True)
        self._place_dock()
        self.dock.show_severity(severity)

    def show_scope(self) -> None:
        """The dock shows the issues of its scope in the workspace in front."""
        room, scope = self.rooms.current, self.dock.scope.current()
        limited = room is not None and scope != "world"
        self.dock.set_scope(room.issue_scope(scope) if room is not None and limited else None)

    def show_error(self, error: LoremaskError) -> None:
        """Say in the one place for it what could not be done."""
        self.notices.show_notice("error", error.message(self.language))

    def on_room_shown(self, id: str) -> None:
        """Another page is in front."""
        self.rail.set_current(id)
        self._place_dock()
        spec = self.rooms.specs.get(id)
        if spec is not None and spec.needs_world:
            self.settings.update(workspace=id)

    def _place_dock(self) -> None:
        spec = self.rooms.specs.get(self.rooms.current_id)
        self.place.follow(spec, has_world=self.document is not None)
        self.actions_by_id.plain("view.issues").setChecked(self.dock.isVisibleTo(self))

    # events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as in a dialog; a tick takes the space bar."""
        focus = self.focusWidget()
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enters and isinstance(focus, QAbstractButton) and not isinstance(focus, _TICKED):
            focus.click()
            event.accept()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._built and not self.flow.may_leave():
            event.ignore()
            return
        keep_geometry(self, self.settings)
        if self._built:
            self._end()
        event.accept()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._built:
            self.place.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._built:
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

    def _services(self, document: Document | None) -> Any:
        from editor.workspace import Services

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
        if not shown:
            self.show_room("welcome")
            return
        self.rail.set_current(shown)
        self._focus_then = self.focusWidget()
        self._focus_later.start()

    def _focus_room(self) -> None:
        # Whoever was quicker keeps the focus.
        if self.rooms.current is not None and self.focusWidget() is self._focus_then:
            self.rooms.focus_current()

    def _end(self) -> None:
        self._focus_later.stop()
        self.flow.stop_loading()
        self.place.keep()
        self.rooms.close_all()
        self._state.close()
        if self.document is not None:
            self.document.close()
        self.disk.close()
        self.tasks.close()


def _dropped(data: Any) -> Path | None:
    """The first path that is dragged in and means something here."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return next((path for path in paths if path.exists()), None)
