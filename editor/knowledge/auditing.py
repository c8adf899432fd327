"""The audit, made while nothing else is to be done."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.document import Document
from editor.knowledge.board import Board
from editor.tasks import Tasks, Token

if TYPE_CHECKING:
    from core.knowledge.audit import Audit

_log = logging.getLogger(__name__)
_KEY = "knowledge.audit"
PAUSE_MS = 400
MOST_ENTRIES = 20_000
"""Worlds with more are looked through when the user asks: it takes a while."""


class Auditor(QObject):
    """Looks through the world some time after the last edit, while somebody looks.

    audited(Audit): what was found. waiting_changed(bool): whether it is to be asked for.
    """

    audited = Signal(object)
    waiting_changed = Signal(bool)

    def __init__(
        self, document: Document, board: Board, tasks: Tasks, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._board, self._tasks = document, board, tasks
        self._awake, self._stale = False, True
        self._later = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._later.timeout.connect(self._run_if_small)
        document.changed.connect(self._on_changed)
        document.issues_changed.connect(self._on_changed)

    def set_awake(self, awake: bool) -> None:
        """Whether anybody looks."""
        self._awake = awake
        if awake and self._stale:
            self._later.start()
        elif not awake:
            self._later.stop()

    def run(self) -> Audit:
        """Look through the world now."""
        self._later.stop()
        self._tasks.cancel_key(_KEY)
        audit = self._audit(None)
        self._show(audit)
        return audit

    def run_aside(self) -> None:
        """Look through the world in another thread."""
        self._later.stop()
        self._tasks.run(self._audit, self._show, failed=self._on_failed, key=_KEY, owner=self)

    def close(self) -> None:
        """The world is closed."""
        self._later.stop()
        self._tasks.cancel_key(_KEY)
        self._document.changed.disconnect(self._on_changed)
        self._document.issues_changed.disconnect(self._on_changed)

    def _audit(self, _: Token | None) -> Audit:
        from core.knowledge.audit import Audit

        # A matrix of its own: the board's is used by the interface meanwhile.
        return Audit(self._board.world, self._document.issues())

    def _show(self, audit: Audit) -> None:
        self._stale = False
        self.audited.emit(audit)

    def _on_failed(self, error: Exception) -> None:
        # An edit came in between: what it has read half and half is read anew.
        _log.info("the audit is made again: %s", error)
        if self._awake and self._stale:
            self._later.start()

    def _run_if_small(self) -> None:
        if self._document.checking:
            # The slow checks find what the audit takes over.
            self._later.start()
        elif self._board.total > MOST_ENTRIES:
            self.waiting_changed.emit(True)
        else:
            self.run_aside()

    def _on_changed(self, _: object) -> None:
        self._stale = True
        self._tasks.cancel_key(_KEY)
        if self._awake:
            self._later.start()
