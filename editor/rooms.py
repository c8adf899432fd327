"""The pages in the middle of the window: workspaces made when first shown, and plain pages."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from editor.workspace import Services, Workspace, WorkspaceSpec

if TYPE_CHECKING:
    from editor.document import Document

_log = logging.getLogger(__name__)


@runtime_checkable
class Page(Protocol):
    """A page that is no workspace, such as the welcome page."""

    def focus_first(self) -> None:
        """Take the focus where work begins."""
        ...


class Rooms(QStackedWidget):
    """Workspaces by id. Those of a world live as long as it is open.

    shown(str): the id of the page that is now in front. status_changed(str): the words
    of the workspace in front. scope_changed(): its filter or selection differs.
    """

    shown = Signal(str)
    status_changed = Signal(str)
    scope_changed = Signal()

    def __init__(self, specs: Sequence[WorkspaceSpec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.specs = {spec.id: spec for spec in specs}
        self._services: Services | None = None
        self._pages: dict[str, QWidget] = {}
        self._makers: dict[str, Callable[[], QWidget]] = {}
        self._rooms: dict[str, Workspace] = {}
        self._words: dict[str, str] = {}

    def add_page(self, id: str, page: QWidget) -> None:
        """A page that is no workspace, such as the welcome page."""
        self._pages[id] = page
        self.addWidget(page)

    def add_later(self, id: str, make: Callable[[], QWidget]) -> None:
        """A page that is made when it is first shown."""
        self._makers[id] = make

    def set_services(self, services: Services) -> None:
        """A world was opened or closed: the workspaces of the one before go."""
        for id in [id for id in self._rooms if self.specs[id].needs_world]:
            self._close(id)
        self._services = services
        for room in self._rooms.values():
            room.set_document(services.document)

    def show_page(self, id: str) -> bool:
        """Bring a page or workspace to the front; False when it needs a world and none is open."""
        if id in self._makers:
            self.add_page(id, self._makers.pop(id)())
        page = self._pages.get(id) or self.workspace(id)
        if page is None:
            return False
        changed = page is not self.currentWidget()
        self.setCurrentWidget(page)
        if changed:
            self.shown.emit(id)
            self.status_changed.emit(self._words.get(id, ""))
            self.scope_changed.emit()
        return True

    def focus_current(self) -> None:
        """The focus to where work begins on the page in front."""
        page = self.currentWidget()
        if isinstance(page, Page):
            page.focus_first()

    @property
    def current_id(self) -> str:
        """The id of the page in front, "" for none."""
        page = self.currentWidget()
        known = {**self._pages, **self._rooms}
        return next((id for id, widget in known.items() if widget is page), "")

    @property
    def current(self) -> Workspace | None:
        """The workspace in front."""
        page = self.currentWidget()
        return page if isinstance(page, Workspace) else None

    def workspace(self, id: str) -> Workspace | None:
        """The workspace of an id, made now if it was not; None when it cannot be."""
        if id in self._rooms:
            return self._rooms[id]
        spec, services = self.specs.get(id), self._services
        if spec is None or services is None or (spec.needs_world and services.document is None):
            return None
        return self._make(spec, services)

    def first_modules(self, id: str) -> tuple[str, ...]:
        """What the first workspace of a world is made with, that of an id or else the first."""
        spec = self.specs.get(id) or next(iter(self.specs.values()), None)
        return () if spec is None else spec.modules

    def made(self) -> tuple[Workspace, ...]:
        """The workspaces that have been made."""
        return tuple(self._rooms.values())

    def jump(self, handle: int, field: str, document: Document) -> bool:
        """Show a record in the workspace that edits its kind, the one in front if it does."""
        if handle not in document.world:
            return False
        kind = document.world.record(handle).kind.value
        able = [spec.id for spec in self.specs.values() if kind in spec.edits]
        able.sort(key=lambda id: id != self.current_id)
        for id in able:
            room = self.workspace(id)
            if room is not None and room.jump(handle, field):
                self.show_page(id)
                return True
        return False

    def run(self, action: str, owner: str = "") -> bool:
        """Give an action to the workspace in front, or show its own; False when none takes it."""
        room = self.current
        handler = room.handlers().get(action) if room is not None else None
        if handler is None and owner and self.show_page(owner):
            room = self.current
            handler = room.handlers().get(action) if room is not None else None
        if handler is None:
            return False
        handler()
        return True

    def flush(self) -> None:
        """What is typed anywhere goes into the document."""
        for room in self._rooms.values():
            room.flush()

    def unfinished(self) -> tuple[str, ...]:
        """Records with something typed, anywhere, that no edit can be made of."""
        return tuple(name for room in self._rooms.values() for name in room.unfinished())

    def may_leave(self) -> bool:
        """Whether every workspace agrees that the world is closed; the first that does not ends it."""
        return all(room.may_leave() for room in tuple(self._rooms.values()))

    def keep_states(self) -> None:
        """Save what each workspace remembers of itself."""
        if self._services is None:
            return
        for id, room in self._rooms.items():
            self._services.settings.set_room(id, room.save_state())

    def close_all(self) -> None:
        """Close every workspace."""
        for id in list(self._rooms):
            self._close(id)

    def _make(self, spec: WorkspaceSpec, services: Services) -> Workspace:
        room = spec.factory(services)
        self._rooms[spec.id] = room
        room.setProperty("roomId", spec.id)
        room.status_changed.connect(self._on_status)
        room.scope_changed.connect(self._on_scope)
        self.addWidget(room)
        try:
            room.restore_state(services.settings.room(spec.id))
        except (TypeError, ValueError, KeyError) as error:
            _log.warning("%s starts with its default layout: %s", spec.id, error)
        return room

    def _close(self, id: str) -> None:
        room = self._rooms.pop(id)
        if self._services is not None:
            self._services.settings.set_room(id, room.save_state())
        self._words.pop(id, None)
        room.close_workspace()
        self.removeWidget(room)
        room.deleteLater()

    def _on_status(self, words: str) -> None:
        room = self.sender()
        assert isinstance(room, Workspace)
        self._words[room.property("roomId")] = words
        if room is self.current:
            self.status_changed.emit(words)

    def _on_scope(self) -> None:
        if self.sender() is self.current:
            self.scope_changed.emit()
