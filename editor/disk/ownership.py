"""One window for each world: who else has it open, taking it over, losing it."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.disk.choice_bar import Choice, ChoiceBar, Question
from editor.disk.dialogs import time_words
from editor.disk.merging import OPEN_ELSEWHERE
from editor.disk.places import data_folder

if TYPE_CHECKING:
    from core.recovery.lock import Lock, Owner
    from core.world.world import World

LOOK_AGAIN_MS = 2000
"""So often is looked whether a world that another window edits has become free."""
_KEY = "ownership"
_log = logging.getLogger(__name__)


class Ownership(QObject):
    """Holds the lock of the world that is open.

    taken(): the user took the world over; it is to be opened anew. freed(): so it is where
    the other window has closed. regained(): the world that another window had taken is ours
    again. copy_wanted(): save it somewhere else.
    """

    taken = Signal()
    freed = Signal()
    regained = Signal()
    copy_wanted = Signal()

    def __init__(self, bar: ChoiceBar, parent: QObject) -> None:
        super().__init__(parent)
        self._bar = bar
        self._lock: Lock | None = None
        self._path = ""
        self._world: World | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.check)
        self._waiting = QTimer(self, interval=LOOK_AGAIN_MS)
        self._waiting.timeout.connect(self._look_again)

    def follow(self, world: World) -> bool:
        """Another world is open; whether it may be edited."""
        from core.recovery.lock import RENEW_S

        path = os.path.realpath(world.root)
        if path != self._path or self._lock is None:
            self.release()
            self._lock = _lock(world.root)
        self._path, self._world = path, world
        owner = self._acquire()
        if owner is not None:
            self._set_read_only(True)
            self._ask_taken(owner)
            self._waiting.start()
            return False
        self._waiting.stop()
        self._timer.start(round(RENEW_S * 1000))
        return True

    def release(self) -> None:
        """The world is left."""
        self._timer.stop()
        self._waiting.stop()
        if self._lock is not None:
            self._lock.release()
        self._lock, self._world, self._path = None, None, ""

    def may_save(self) -> bool:
        """Whether the lock is still ours; says so where it is not."""
        return self.check()

    def check(self) -> bool:
        """Renew the lock; False when another window took the world over."""
        if self._lock is None or not self._timer.isActive():
            return True
        try:
            if self._lock.renew():
                return True
        except OSError as error:
            _log.warning("the lock could not be renewed: %s", error)
            return True
        if self._lock.owner() is None:
            # Somebody cleaned the data folder.
            return self._acquire() is None
        self._on_lost()
        return False

    def _acquire(self) -> Owner | None:
        if self._lock is None:
            return None
        try:
            return self._lock.acquire()
        except OSError as error:
            _log.warning("no lock could be taken: %s", error)
            self._lock = None
            return None

    def _ask_taken(self, owner: Owner) -> None:
        words = self.tr(
            "This world is open in another window of Loremask ({who}, since {time}). "
            "Here it is read-only."
        )
        text = words.format(who=_who(owner), time=time_words(owner.since))
        take = Choice(self.tr("Take over"), self._take_over)
        stay = Choice(self.tr("Stay read-only"), self._drop, primary=True)
        self._bar.ask(Question(_KEY, "warning", text, (stay, take)))

    def _look_again(self) -> None:
        """Whether the other window has closed, or ended without a word."""
        if self._lock is None or self._acquire() is not None:
            return
        self._waiting.stop()
        if self._lock is not None:
            self._drop()
            self.freed.emit()

    def _drop(self) -> None:
        self._bar.drop(_KEY)

    def _take_over(self) -> None:
        if self._steal():
            self._waiting.stop()
            self._drop()
            self.taken.emit()

    def _steal(self) -> bool:
        try:
            if self._lock is not None:
                self._lock.take_over()
        except OSError as error:
            _log.warning("the lock could not be taken: %s", error)
            return False
        return True

    def _on_lost(self) -> None:
        self._timer.stop()
        self._set_read_only(True)
        text = self.tr(
            "Another window of Loremask took this world over. Here it is read-only now, "
            "so that neither writes over the other."
        )
        back = Choice(self.tr("Take it back"), self._take_back)
        copy = Choice(self.tr("Save a copy…"), self.copy_wanted.emit, primary=True)
        self._bar.ask(Question(_KEY, "warning", text, (copy, back)))

    def _take_back(self) -> None:
        from core.recovery.lock import RENEW_S

        if not self._steal():
            return
        self._set_read_only(False)
        self._drop()
        self._timer.start(round(RENEW_S * 1000))
        self.regained.emit()

    def _set_read_only(self, read_only: bool) -> None:
        from core.files.layout import FileIssue

        if self._world is None:
            return
        for file in self._world.files:
            if read_only and file.read_only is None:
                file.read_only = FileIssue(OPEN_ELSEWHERE)
            elif not read_only and file.read_only is not None:
                ours = file.read_only.code == OPEN_ELSEWHERE
                file.read_only = None if ours else file.read_only


def _lock(root: Path) -> Lock:
    from core.recovery.lock import Lock

    return Lock(data_folder(), root)


def _who(owner: Owner) -> str:
    return f"{owner.user}@{owner.host}" if owner.user else owner.host
