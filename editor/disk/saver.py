"""Saving in another thread, one save at a time, with a backup of what is replaced."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QObject, Signal

from editor.disk.places import data_folder
from editor.tasks import Tasks

if TYPE_CHECKING:
    from core.errors import LoremaskError
    from core.world.saving import SavePlan
    from editor.document import Document

_log = logging.getLogger(__name__)
Plan = Callable[[], "SavePlan | None"]
"""Asks what is to be asked and plans the save; None when nothing is to be written."""


class Saver(QObject):
    """Writes plans. What is edited meanwhile stays unsaved; a second save waits for the first.

    began(): a save is being written. ended(): it is over, well or not.
    saved(SavePlan): it was written and settled. failed(LoremaskError): nothing was written.
    outdated(): nothing was written, since another program changed a file.
    """

    began = Signal()
    ended = Signal()
    saved = Signal(object)
    failed = Signal(object)
    outdated = Signal()

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._busy = False
        self._again: tuple[Document, Plan] | None = None

    @property
    def busy(self) -> bool:
        """Whether a save is being written."""
        return self._busy

    def save(self, document: Document, plan: Plan) -> bool:
        """Begin a save; False when nothing is to be written, or it may not."""
        if self._busy:
            self._again = (document, plan)
            return True
        made = plan()
        if made is None:
            return False
        self._begin(document, made)
        return True

    def save_now(self, document: Document, plan: Plan) -> bool:
        """Save and wait for it; whether all of it is on disk now."""
        self.wait()
        if not self.save(document, plan):
            return False
        self.wait()
        return not document.modified

    def wait(self) -> None:
        """Come back when no save is being written."""
        while self._busy:
            loop = QEventLoop()
            self.ended.connect(loop.quit)
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

    def _begin(self, document: Document, plan: SavePlan) -> None:
        self._busy = True
        self.began.emit()
        folder, root = data_folder(), document.path
        self._tasks.run(
            lambda token: write_with_backup(plan, folder, root),
            lambda _: self._on_written(document, plan),
            failed=self._on_failed,
        )

    def _on_written(self, document: Document, plan: SavePlan) -> None:
        document.settle(plan)
        self._end()
        self.saved.emit(plan)

    def _on_failed(self, error: Exception) -> None:
        from core.errors import CannotSave

        self._again = None
        self._end()
        if not isinstance(error, CannotSave):
            raise error
        self._refuse(error)

    def _refuse(self, error: LoremaskError) -> None:
        if error.code == "changed_on_disk":
            self.outdated.emit()
        else:
            self.failed.emit(error)

    def _end(self) -> None:
        self._busy = False
        again, self._again = self._again, None
        if again is None or not self.save(*again):
            self.ended.emit()


def write_with_backup(plan: SavePlan, data: Path, root: Path) -> None:
    """Keep what the plan replaces, then write it. Raises CannotSave.

    A save that is refused keeps nothing: it would be listed as a version that was saved.
    """
    from core.recovery.backups import Backups
    from core.world.saving import check_unchanged, write_plan

    check_unchanged(plan)
    try:
        Backups(data, root).keep(plan)
    except OSError as error:
        # A full data folder must not keep the world from being saved.
        _log.warning("no backup was kept: %s", error)
    write_plan(plan)
