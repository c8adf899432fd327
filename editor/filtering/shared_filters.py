"""The filters that a team shares in a file of its world."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from core.errors import CannotSave, LoremaskError
from core.refactor.shared_filters import (
    FILTERS_FILE,
    SharedFilter,
    read_filters,
    rewritten,
    with_filter,
    without_filter,
)
from core.refactor.team_files import TEAM_FOLDER, read_team_file, write_team_file

if TYPE_CHECKING:
    from editor.document import Document


class SharedFilters(QObject):
    """Reads the file whenever it is asked, so that what a colleague shared is there after a pull.

    A tick is written at once. What a rename makes of the filters waits for the world to be
    saved, like the rename itself. failed(LoremaskError): it was not written, and why.
    """

    failed = Signal(object)

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._world = document.world
        self._renamed: dict[str, str] = {}
        document.saved.connect(self._on_saved)

    def of(self, room: str) -> tuple[str, ...]:
        """The filters of a workspace, in the order of the file; none when it is unreadable."""
        return tuple(self._shown(f.text) for f in self._read() if f.room == room)

    @property
    def problem(self) -> LoremaskError | None:
        """Why the file cannot be read, when it cannot."""
        try:
            read_filters(self._text())
        except LoremaskError as error:
            return error
        return None

    def set_shared(self, room: str, text: str, shared: bool) -> None:
        """Share a filter with the team, or no longer."""
        if shared:
            self._write(lambda before: with_filter(before, SharedFilter(room, text)))
            return
        old = [f for f in self._read() if f.room == room and self._shown(f.text) == text]
        for each in old:
            self._write(partial(without_filter, shared=each))

    def rewrite(self, change: Callable[[str], str]) -> None:
        """Show every filter as `change` has it, and write that when the world is saved."""
        for found in self._read():
            new = change(self._shown(found.text))
            if new == found.text:
                self._renamed.pop(found.text, None)
            else:
                self._renamed[found.text] = new

    def _shown(self, text: str) -> str:
        return self._renamed.get(text, text)

    def _read(self) -> tuple[SharedFilter, ...]:
        try:
            return read_filters(self._text())
        except LoremaskError:
            return ()

    def _text(self) -> str:
        return read_team_file(self._world.folder, FILTERS_FILE)

    def _on_saved(self) -> None:
        if self._renamed and self._write(lambda before: rewritten(before, self._shown)):
            self._renamed.clear()

    def _write(self, change: Callable[[str], str]) -> bool:
        try:
            before = self._text()
            after = change(before)
            if after != before:
                self._check_writable()
                write_team_file(self._world.folder, FILTERS_FILE, after)
        except LoremaskError as error:
            error.path = error.path or self._world.folder / TEAM_FOLDER / FILTERS_FILE
            self.failed.emit(error)
            return False
        return True

    def _check_writable(self) -> None:
        """A world that is only looked at is not written beside either."""
        files = self._world.lore_files
        if files and all(file.read_only is not None for file in files):
            path = self._world.folder / TEAM_FOLDER / FILTERS_FILE
            raise CannotSave("save_read_only", path=path)


def shared_filters(document: Document) -> SharedFilters:
    """The shared filters of a world; one object for all that show them."""
    return document.findChild(SharedFilters) or SharedFilters(document)
