"""Keeping unsaved texts for recovery, some seconds after an edit, in another thread."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.disk.places import data_folder
from editor.document import Document
from editor.tasks import Tasks

if TYPE_CHECKING:
    from core.recovery.journal import Journal, Unsaved

EVERY_MS = 5000
"""Edits are kept at most so much later."""
_log = logging.getLogger(__name__)


class Autosave(QObject):
    """Follows one document. kept(): what is unsaved is in the journal now.

    trouble(str): it could not be kept, and why; told once.
    """

    kept = Signal()
    trouble = Signal(str)

    def __init__(self, document: Document, tasks: Tasks, journal: Journal, language: str) -> None:
        super().__init__(document)
        self._document, self._tasks, self._language = document, tasks, language
        self._writer = _Writer(journal)
        self._busy = self._again = self._told = self._closed = False
        self._timer = QTimer(self, singleShot=True, interval=EVERY_MS)
        self._timer.timeout.connect(self.write)
        document.changed.connect(self._on_changed)
        document.modified_changed.connect(self._on_modified)

    def write(self) -> None:
        """Keep what is unsaved now, or forget what was when nothing is."""
        self._timer.stop()
        if self._closed:
            return
        if self._busy:
            self._again = True
            return
        self._busy = True
        texts = self._texts()
        self._tasks.run(
            lambda token: self._writer.write(texts),
            lambda _: self._on_written(),
            failed=self._on_failed,
            owner=self,
        )

    def close(self) -> None:
        """The user left the world: what is unsaved was given up, and is forgotten."""
        self._closed = True
        self._timer.stop()
        self._writer.close()

    def _texts(self) -> dict[str, Unsaved]:
        from core.recovery.journal import Unsaved

        world = self._document.world
        if not self._document.modified:
            return {}
        return {
            file.name: Unsaved(
                world.file_text(file.handle), "" if file.disk is None else file.disk.digest.hex()
            )
            for file in world.files
            if file.touched and file.parts
        }

    def _on_changed(self, changes: object) -> None:
        if not self._timer.isActive():
            self._timer.start(EVERY_MS)

    def _on_modified(self, modified: bool) -> None:
        if not modified:
            self._timer.start(0)

    def _on_written(self) -> None:
        self._busy = False
        if self._again:
            self._again = False
            self.write()
        else:
            self.kept.emit()

    def _on_failed(self, error: Exception) -> None:
        from core.recovery.journal import TooLarge

        self._busy = False
        if not isinstance(error, (OSError, TooLarge)):
            raise error
        _log.warning("unsaved edits were not kept: %r", error)
        if not self._told:
            self._told = True
            self.trouble.emit(self._words(error))

    def _words(self, error: Exception) -> str:
        from core.messages import render
        from core.recovery.journal import MAX_BYTES

        if isinstance(error, OSError):
            words = self.tr("Unsaved edits cannot be kept for recovery in {folder}: {reason}.")
            return words.format(folder=data_folder(), reason=error.strerror or str(error))
        return render("recovery_too_large", {"limit": MAX_BYTES >> 20}, self._language)


class _Writer:
    """Writes one at a time; after `close` nothing is written any more."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._lock = threading.Lock()
        self._closed = False

    def write(self, texts: dict[str, Unsaved]) -> None:
        """Keep texts; none forgets. Raises OSError, TooLarge."""
        with self._lock:
            if not self._closed:
                self._journal.write(texts)

    def close(self) -> None:
        """Forget what was kept."""
        with self._lock:
            self._closed = True
            try:
                self._journal.forget()
            except OSError as error:
                _log.warning("the journal could not be removed: %s", error)
