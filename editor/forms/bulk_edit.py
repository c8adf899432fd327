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
Make = Callable[[], "Edit"]


class BulkEdits(QObject):
    """Pushes an edit that is made of many records, as one step of the history."""

    def __init__(self, document: Document, tasks: Tasks | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._tasks, self._parent = document, tasks, parent
        self._shown: QProgressDialog | None = None

    def push(self, count: int, make: Make, *, now: bool = False) -> None:
        """Push what `make` gives; for more than a few records it runs in another thread.

        `now` waits for it. Raises BadEdit where it is made at once.
        """
        if now or self._tasks is None or count <= FEW:
            self._push(make())
            return
        self._show(count)
        world, revision = self._document.world, self._document.world.revision

        def work(token: Token) -> tuple[int, Make, Edit]:
            made = make()
            return revision, make, with_records(world.records_by_handle, made, token.progress)

        self._tasks.run(
            work,
            self._on_made,
            failed=self._on_failed,
            progress=self._on_progress,
            key=_KEY,
            owner=self,
        )

    def _push(self, edit: Edit) -> None:
        if edit.ops:
            self._document.push(edit)

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
        if self._tasks is not None:
            self._tasks.cancel_key(_KEY)
        self._hide()

    def _on_made(self, made: tuple[int, Make, Edit]) -> None:
        self._hide()
        revision, make, edit = made
        # An edit from elsewhere came between: the texts are those of before it.
        self._push(edit if revision == self._document.world.revision else make())

    def _on_failed(self, error: Exception) -> None:
        self._hide()
        if not isinstance(error, BadEdit):
            raise error
        self._document.refused.emit(error)
