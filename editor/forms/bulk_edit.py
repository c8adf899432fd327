"""Edits of one record or of very many, each as one step of the history."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from core.errors import BadEdit
from editor.stager import FEW, Make

if TYPE_CHECKING:
    from core.world.edits import Changes, Edit
    from core.world.staging import Staged
    from editor.document import Document

Done = Callable[[bool], object]
"""Told whether there is a new step."""
Ready = Callable[["Changes"], object]


class BulkEdits(QObject):
    """Pushes edits; one of many records is made in another thread, with progress over a window."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._parent = document, parent

    def push(
        self,
        count: int,
        make: Make,
        *,
        now: bool = False,
        ready: Ready | None = None,
        done: Done | None = None,
    ) -> None:
        """Push what `make` gives; for more than a few records it runs in another thread.

        `now` waits for it. `ready` hears what will change, of very many records only.
        `done` is told False when it was given up, refused, or nothing was to be done.
        """
        stager = self._document.stager
        if now or stager is None or count <= FEW:
            self._push_now(make, done)
            return

        def made(staged: Staged | None) -> None:
            if staged is not None and ready is not None:
                ready(staged.applied.changes)
            pushed = staged is not None and self._document.push(staged.edit, staged)
            if done is not None:
                done(pushed)

        words = self.tr("Editing %n records …", "", count)
        stager.run(words, self._parent.window(), make, made)

    def cancel(self) -> None:
        """Give up what is being made."""
        if self._document.stager is not None:
            self._document.stager.cancel()

    def _push_now(self, make: Make, done: Done | None) -> None:
        pushed = False
        try:
            edit: Edit | None = make()
            pushed = edit is not None and bool(edit.ops) and self._document.push(edit)
        except BadEdit as error:
            self._document.refused.emit(error)
        if done is not None:
            done(pushed)
