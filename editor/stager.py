"""Edits of very many records: made on a copy of the world, with progress, given up on request."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QEventLoop, QObject, Signal
from PySide6.QtWidgets import QWidget

from core.errors import BadEdit
from editor.widgets import ProgressBox

if TYPE_CHECKING:
    from core.world.edits import Edit
    from core.world.staging import Staged
    from editor.document import Document
    from editor.tasks import Tasks, Token

FEW = 300
"""So many records are edited at once."""
_KEY = "staged-edit"
Make = Callable[[], "Edit | None"]
Done = Callable[["Staged | None"], object]
"""Gets the edit, ready to be taken over; None when there is nothing to do, or no more."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    make: Make
    done: Done
    revision: int


class Stager(QObject):
    """Makes one edit at a time; it is the document's only one, so that no two cross.

    ended(): it is made, given up or refused.
    """

    ended = Signal()

    def __init__(self, document: Document, tasks: Tasks) -> None:
        super().__init__(document)
        self._document, self._tasks = document, tasks
        self._wanted: _Wanted | None = None
        self._box: ProgressBox | None = None
        self._again = False
        """Whether it is made anew: what it was wanted for may be gone."""

    @property
    def busy(self) -> bool:
        """Whether an edit is being made."""
        return self._wanted is not None

    def run(self, words: str, window: QWidget, make: Make, done: Done) -> None:
        """Make an edit in another thread; `words` are shown over `window` when it takes longer.

        While another one is being made, this one is not.
        """
        if self._wanted is not None:
            done(None)
            return
        self._again = False
        self._box = ProgressBox(words, window, self)
        self._box.canceled.connect(self.cancel)
        self._start(make, done)

    def cancel(self) -> None:
        """Give it up; nothing has changed."""
        if self._wanted is not None:
            self._tasks.cancel_key(_KEY)
            self._end(None)

    def wait(self, *, stoppable: bool = False) -> None:
        """Come back when no edit is being made.

        `stoppable` lets the user give it up in its box; no other window can be used then.
        """
        while self.busy:
            loop, box = QEventLoop(), self._box if stoppable else None
            self.ended.connect(loop.quit)
            flags = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
            if box is not None and shiboken6.isValid(box):
                box.hold()
                if box.isVisible():
                    flags = QEventLoop.ProcessEventsFlag.AllEvents
                # Until it is shown nothing keeps the user from other windows.
                box.due.connect(loop.quit)
            loop.exec(flags)

    def _start(self, make: Make, done: Done) -> None:
        world = self._document.world
        stage = world.stage()
        self._wanted = _Wanted(make, done, world.revision)

        def work(token: Token) -> Staged | None:
            edit = make()
            token.check()
            if edit is None or not edit.ops:
                return None
            return stage.carry_out(edit, token.progress)

        self._tasks.run(
            work,
            self._on_made,
            failed=self._on_failed,
            progress=self._on_progress,
            key=_KEY,
            owner=self,
        )

    def _on_progress(self, done: int, total: int) -> None:
        if self._box is not None and shiboken6.isValid(self._box):
            self._box.tell(done, total)

    def _on_made(self, staged: Staged | None) -> None:
        if not self._made_again():
            self._end(staged)

    def _on_failed(self, error: Exception) -> None:
        if self._made_again():
            return
        if isinstance(error, LookupError) and self._again:
            error = BadEdit("not_an_edit_here")
        if isinstance(error, BadEdit):
            self._document.refused.emit(error)
        self._end(None)
        if not isinstance(error, BadEdit):
            raise error

    def _made_again(self) -> bool:
        """Whether an edit from elsewhere came between: what was read is that of before it."""
        wanted = self._wanted
        assert wanted is not None
        if wanted.revision == self._document.world.revision:
            return False
        self._again = True
        self._start(wanted.make, wanted.done)
        return True

    def _end(self, staged: Staged | None) -> None:
        wanted, self._wanted = self._wanted, None
        box, self._box = self._box, None
        assert wanted is not None
        # A dialog that was closed has taken the box over it along.
        if box is not None and shiboken6.isValid(box):
            box.end()
        try:
            wanted.done(staged)
        finally:
            self.ended.emit()
