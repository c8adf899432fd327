"""Reads the saves beside the open one, once, beside the interface."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from editor.memory.folder import Folder, read_folder_beside
from editor.memory.inspected import Inspected
from editor.memory.reading import Stamp
from editor.tasks import Tasks, Token

_KEY = "memory-folder"
_Asked = tuple[object, ...]


class FolderReader(QObject):
    """read(Folder): the folder of the save. progressed(int, int): files done and files in all."""

    read = Signal(object)
    progressed = Signal(int, int)

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._asked: _Asked | None = None

    def need(self, inspected: Inspected) -> None:
        """Read the folder unless it is read, or being read, as it is now."""
        asked = _asked(inspected)
        if asked == self._asked:
            return
        self._asked = asked
        path, memory = inspected.opened.path, inspected.candidate.path
        password, renamed = inspected.opened.password, dict(inspected.names.renamed)

        def work(token: Token) -> Folder:
            return read_folder_beside(path, memory, password, renamed, token.progress)

        self._tasks.run(work, self.read.emit, progress=self.progressed.emit, key=_KEY, owner=self)

    def forget_other(self, inspected: Inspected) -> None:
        """Another save, or the same one saved again: what was read does not count any more."""
        if self._asked is not None and self._asked != _asked(inspected):
            self._tasks.cancel_key(_KEY)
            self._asked = None

    def stop(self) -> None:
        """Read nothing any more."""
        self._tasks.cancel_key(_KEY)
        self._asked = None


def _asked(inspected: Inspected) -> _Asked:
    opened = inspected.opened
    stamp: Stamp | None = opened.stamp
    renamed = tuple(sorted(inspected.names.renamed.items()))
    return opened.path, stamp, inspected.candidate.path, renamed
