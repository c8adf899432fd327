"""What questions need is made off the interface's thread, where making it takes a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from editor.document import Document
    from editor.tasks import Tasks

_KEY = "retrieval.prepare"
SMALL = 5_000
"""In a world of up to so many entries nobody waits: what is needed is made at once."""


class Preparing(QObject):
    """Makes what a profile needs, one profile after the other.

    ready(): something that was asked for is made. progress(int, int): how far it is.
    """

    ready = Signal()
    progress = Signal(int, int)

    def __init__(self, document: Document, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._tasks = document, tasks
        self._profile = ""

    @property
    def busy(self) -> bool:
        """Whether something is being made."""
        return bool(self._profile)

    def is_ready(self, profile: str) -> bool:
        """Whether a question in a profile can be asked without anybody waiting."""
        from core.model.kinds import Kind

        if self._document.retriever.prepared(profile):
            return True
        return len(self._document.world.handles(Kind.ENTRY)) <= SMALL

    def want(self, profile: str) -> None:
        """Make what a profile needs, unless it is being made; `ready` tells when it is there."""
        if profile == self._profile:
            return
        self._profile = profile
        retriever = self._document.retriever
        self._tasks.run(
            lambda token: retriever.prepare(profile, token.progress),
            lambda _: self._on_made(),
            failed=self._on_failed,
            progress=self.progress.emit,
            key=self._key(),
            owner=self,
        )

    def close(self) -> None:
        """The world is closed, or nobody asks any more."""
        self._profile = ""
        self._tasks.cancel_key(self._key())

    def _key(self) -> str:
        return f"{_KEY}.{id(self)}"

    def _on_made(self) -> None:
        self._profile = ""
        self.ready.emit()

    def _on_failed(self, error: Exception) -> None:
        self._profile = ""
        raise error
