"""Edits of one record or of very many, each as one step of the history."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from core.errors import BadEdit
from editor.stager import FEW, Make, Stager

if TYPE_CHECKING:
    from core.world.edits import Changes, Edit
    from core.world.staging import Staged
    from editor.document import Document

Done = Callable[[bool], object]
"""Told whether there is a new step."""
Ready = Callable[["Changes"], object]
Stopped = Callable[[], object]


@dataclass(frozen=True, slots=True)
class _Wanted:
    count: int
    make: Make
    ready: Ready | None
    done: Done | None
    stopped: Stopped | None
    kept: bool


class BulkEdits(QObject):
    """Pushes edits; one of many records is made in another thread, with progress over a window."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._parent = document, parent
        self._queue: deque[_Wanted] = deque()
        self._making = False

    def push(
        self,
        count: int,
        make: Make,
        *,
        keep: bool = False,
        ready: Ready | None = None,
        done: Done | None = None,
        stopped: Stopped | None = None,
    ) -> None:
        """Push what `make` gives; for more than a few records it runs in another thread.

        While another edit is being made it is not, but waits for that with `keep`. `ready`
        hears what will change, of very many records only. `done` is told False when it was
        given up, refused, or nothing was to be done; `stopped` is called when it was given up.
        """
        stager = self._document.stager
        if stager is None or count <= FEW:
            self._push_now(make, done)
            return
        wanted = _Wanted(count, make, ready, done, stopped, keep)
        if keep and stager.busy:
            self._queue.append(wanted)
            stager.ended.connect(self._next, Qt.ConnectionType.SingleShotConnection)
        else:
            self._run(stager, wanted)

    def finish(self) -> None:
        """Come back when what was to be kept is made, or given up by the user."""
        stager = self._document.stager
        while stager is not None and stager.busy and (self._making or self._queue):
            stager.wait(stoppable=True)

    def cancel(self) -> None:
        """Give up what is being made."""
        if self._document.stager is not None:
            self._document.stager.cancel()

    def _next(self) -> None:
        stager = self._document.stager
        if stager is None or not self._queue:
            return
        if stager.busy:
            stager.ended.connect(self._next, Qt.ConnectionType.SingleShotConnection)
        else:
            self._run(stager, self._queue.popleft())

    def _run(self, stager: Stager, wanted: _Wanted) -> None:
        heard = _Heard(self._document, wanted.make)
        self._making = self._making or wanted.kept

        def made(staged: Staged | None) -> None:
            if wanted.kept:
                self._making = False
            if staged is not None and wanted.ready is not None:
                wanted.ready(staged.applied.changes)
            pushed = staged is not None and self._document.push(staged.edit, staged)
            if heard.end() and staged is None and wanted.stopped is not None:
                wanted.stopped()
            if wanted.done is not None:
                wanted.done(pushed)

        words = self.tr("Editing %n records …", "", wanted.count)
        stager.run(words, self._parent.window(), heard.make, made)

    def _push_now(self, make: Make, done: Done | None) -> None:
        pushed = False
        try:
            edit: Edit | None = make()
            pushed = edit is not None and bool(edit.ops) and self._document.push(edit)
        except BadEdit as error:
            self._document.refused.emit(error)
        if done is not None:
            done(pushed)


class _Heard:
    """Tells an edit that was given up from one that was refused, or that changes nothing."""

    def __init__(self, document: Document, make: Make) -> None:
        self._document, self._make, self._otherwise = document, make, False
        document.refused.connect(self._on_refused)

    def make(self) -> Edit | None:
        """Make the edit."""
        edit = self._make()
        self._otherwise = edit is None or not edit.ops
        return edit

    def end(self) -> bool:
        """Hear no more; whether an edit that was not made was given up."""
        self._document.refused.disconnect(self._on_refused)
        return not self._otherwise

    def _on_refused(self, error: object) -> None:
        self._otherwise = True
