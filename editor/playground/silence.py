"""Tells the frame around the playground which entries it may not name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from core.world.edits import Changes
from core.world.world import World
from editor.discretion import Discretion
from editor.playground.asking import Asker
from editor.playground.rows import Showing

_GATES = frozenset({"*", "id", "visibility", "required_quest", "factions"})


class Silence(QObject):
    """While the playground is in front with ids hidden, what stands around it hides them too."""

    def __init__(
        self,
        room: QWidget,
        discretion: Discretion,
        world: World,
        asker: Asker,
        showing: Callable[[], Showing],
    ) -> None:
        super().__init__(room)
        self._room, self._discretion = room, discretion
        self._world, self._asker, self._showing = world, asker, showing
        room.installEventFilter(self)

    def tell(self) -> None:
        """Hide from who is asked now, or nothing."""
        showing = self._showing()
        if self._room.isVisible() and showing.hide_ids and not showing.lifted:
            self._discretion.hide_from(self._world, self._world.viewer(self._asker.state))
        else:
            self._discretion.show_all()

    def on_changed(self, changes: Changes) -> None:
        """An edit may have opened or closed entries."""
        if changes.structure or any(c.fields() & _GATES for c in changes.records):
            self._discretion.look_again()

    def close(self) -> None:
        """The world is closed."""
        self._room.removeEventFilter(self)
        self._discretion.show_all()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Asked for by type alone: any other event is passed on at once.
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self.tell()
        return False
