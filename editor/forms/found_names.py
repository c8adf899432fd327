"""Finding the names of the entry that the form shows, off the interface's thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.tasks import Tasks

if TYPE_CHECKING:
    from core.grounding import EntryName
    from core.world.world import World

PAUSE_MS = 60
"""After an edit; what is typed comes as an edit only when it pauses."""
_KEY = "form.names"


class FoundNames(QObject):
    """Looks for the names of one entry at a time.

    found(tuple[EntryName, ...]): those that it has now, and its terms.
    """

    found = Signal(tuple)

    def __init__(self, world: World, tasks: Tasks | None, parent: QObject) -> None:
        super().__init__(parent)
        self._world, self._tasks = world, tasks
        self._handle: int | None = None
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._start)

    def follow(self, handle: int | None) -> None:
        """Look for the names of an entry, or for none; it is told when they are found."""
        if handle != self._handle and self._tasks is not None:
            self._tasks.cancel_key(_KEY)
        pause = PAUSE_MS if handle == self._handle else 0
        self._handle = handle
        if handle is None:
            self._later.stop()
            return
        self._later.start(pause)

    @property
    def handle(self) -> int | None:
        """The entry whose names are looked for."""
        return self._handle

    def _start(self) -> None:
        handle = self._handle
        if handle is None or handle not in self._world:
            return
        # Loaded when the first entry is shown, and not with the window.
        from core.grounding import held_records, names_of

        if self._tasks is None:
            self._tell(names_of(self._world, handle))
        elif not self._tasks.closed:
            records = held_records(self._world)
            self._tasks.run(lambda _: names_of(records, handle), self._tell, key=_KEY, owner=self)

    def _tell(self, names: tuple[EntryName, ...]) -> None:
        self.found.emit(names)
