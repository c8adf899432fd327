"""The audit, made while nothing else is to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.document import Document
from editor.knowledge.board import Board

if TYPE_CHECKING:
    from core.knowledge.audit import Audit

PAUSE_MS = 400
MOST_ENTRIES = 20_000
"""Worlds with more are looked through when the user asks: it takes a while."""


class Auditor(QObject):
    """Looks through the world some time after the last edit, while somebody looks.

    audited(Audit): what was found. waiting_changed(bool): whether it is to be asked for.
    """

    audited = Signal(object)
    waiting_changed = Signal(bool)

    def __init__(self, document: Document, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._board = document, board
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

    @property
    def running(self) -> bool:
        """Whether a result is still to come."""
        return self._later.isActive()

    def run(self) -> Audit:
        """Look through the world now."""
        from core.knowledge.audit import Audit

        self._later.stop()
        self._stale = False
        audit = Audit(self._board.world, self._document.issues(), self._board.matrix)
        self.audited.emit(audit)
        return audit

    def close(self) -> None:
        """The world is closed."""
        self._later.stop()
        self._document.changed.disconnect(self._on_changed)
        self._document.issues_changed.disconnect(self._on_changed)

    def _run_if_small(self) -> None:
        if self._document.checking:
            # The slow checks find what the audit takes over.
            self._later.start()
        elif self._board.total > MOST_ENTRIES:
            self.waiting_changed.emit(True)
        else:
            self.run()

    def _on_changed(self, _: object) -> None:
        self._stale = True
        if self._awake:
            self._later.start()
