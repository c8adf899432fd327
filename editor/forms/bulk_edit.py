"""Edits of very many records: made in another thread, with progress, and given up on request."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from core.errors import BadEdit
from core.world.apply import with_records

if TYPE_CHECKING:
    from core.world.edits import Edit
    from editor.document import Document
    from editor.tasks import Tasks, Token

FEW = 300
"""So many records are edited at once."""
_KEY = "bulk-edit"
_SHOWN_AFTER_MS = 300
Make = Callable[[], "Edit | None"]
Done = Callable[[bool], object]


class BulkEdits(QObject):
    """Pushes an edit that is made of many records, as one step of the history."""

    def __init__(self, document: Document, tasks: Tasks | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._tasks, self._parent = document, tasks, parent
        self._shown: QProgressDialog | None = None
        self._waiting: tuple[int, Make, Done | None] | None = None

    def push(self, count: int, make: Make, *, now: bool = False, done: Done | None = None) -> None:
        """Push what `make` gives; for more than a few records it runs in another thread.

        `now` waits for it. `done` is told whether there is a new step; False when it was given
        up, refused, or nothing was to be done. Raises BadEdit where it is made at once.
        """
        if now or self._tasks is None or count <= FEW:
            self._push(make(), done)
            return
        self.cancel()
        self._show(count)
        world = self._document.world
        self._waiting = (world.revision, make, done)

        def work(token: Token) -> Edit | None:
            made = make()
            token.check()
            return made and with_records(world.records_by_handle, made, token.progress)

        self._tasks.run(
            work,
            self._on_made,
            failed=self._on_failed,
            progress=self._on_progress,
            key=_KEY,
            owner=self,
        )

    def _push(self, edit: Edit | None, done: Done | None) -> None:
        pushed = edit is not None and bool(edit.ops) and self._document.push(edit)
        if done is not None:
            done(pushed)

    def _show(self, count: int) -> None:
        words = self.tr("Editing %n records …", "", count)
        dialog = QProgressDialog(words, self.tr("Cancel"), 0, 0, self._parent.window())
        dialog.setWindowTitle("Loremask")
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.setMinimumDuration(_SHOWN_AFTER_MS)
        dialog.setAutoReset(False)
        dialog.canceled.connect(self.cancel)
        dialog.setValue(0)
        self._shown = dialog

    def _on_progress(self, done: int, total: int) -> None:
        if self._shown is not None:
            self._shown.setMaximum(total)
            self._shown.setValue(min(done, total))

    def _hide(self) -> None:
        dialog, self._shown = self._shown, None
        if dialog is not None:
            dialog.canceled.disconnect(self.cancel)
            dialog.close()
            dialog.deleteLater()

    def cancel(self) -> None:
        """Give it up; nothing has changed."""
        waiting, self._waiting = self._waiting, None
        if waiting is None or self._tasks is None:
            return
        self._tasks.cancel_key(_KEY)
        self._hide()
        if waiting[2] is not None:
            waiting[2](False)

    def _take(self) -> tuple[int, Make, Done | None]:
        waiting, self._waiting = self._waiting, None
        assert waiting is not None
        self._hide()
        return waiting

    def _on_made(self, edit: Edit | None) -> None:
        revision, make, done = self._take()
        if revision == self._document.world.revision:
            self._push(edit, done)
        else:
            self._make_again(make, done)

    def _make_again(self, make: Make, done: Done | None) -> None:
        """An edit from elsewhere came between: the texts are those of before it."""
        try:
            self._push(make(), done)
        except BadEdit as error:
            self._refuse(error, done)

    def _on_failed(self, error: Exception) -> None:
        revision, make, done = self._take()
        if isinstance(error, BadEdit):
            self._refuse(error, done)
        elif revision != self._document.world.revision:
            self._make_again(make, done)
        else:
            raise error

    def _refuse(self, error: BadEdit, done: Done | None) -> None:
        self._document.refused.emit(error)
        if done is not None:
            done(False)
