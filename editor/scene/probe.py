"""Testing a connection: one short message that holds nothing of any world."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from editor.scene.endpoint import ModelChoice
from editor.scene.runner import sender
from editor.tasks import Tasks, Token

MESSAGE = "Say OK."
_KEY = "model.probe"
_MOST_TOKENS = 8


@dataclass(frozen=True, slots=True)
class Reached:
    """A server that answered: its host, after how many seconds, and whether with words."""

    host: str
    seconds: float
    worded: bool


class Probe(QObject):
    """reached(Reached), failed(Exception), running_changed(bool)."""

    reached = Signal(object)
    failed = Signal(object)
    running_changed = Signal(bool)

    def __init__(self, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self.running = False

    def start(self, choice: ModelChoice) -> None:
        """Send the message to the server of a choice. Raises ClientError for a bad address."""
        self.stop()
        work = _work(choice)
        self._set_running(True)
        self._tasks.run(work, self._on_reached, failed=self._on_failed, key=_KEY, owner=self)

    def stop(self) -> None:
        """Ask no longer."""
        if self.running:
            self._tasks.cancel_key(_KEY)
            self._set_running(False)

    def _on_reached(self, reached: Reached) -> None:
        self._set_running(False)
        self.reached.emit(reached)

    def _on_failed(self, error: Exception) -> None:
        self._set_running(False)
        self.failed.emit(error)

    def _set_running(self, running: bool) -> None:
        self.running = running
        self.running_changed.emit(running)


def _work(choice: ModelChoice) -> Callable[[Token], Reached]:
    from core.client import Timeouts

    endpoint = choice.endpoint()
    short = replace(
        endpoint,
        max_tokens=_MOST_TOKENS,
        retries=0,
        timeouts=Timeouts(connect=5.0, read=60.0, write=10.0),
    )
    host = endpoint.host

    def work(token: Token) -> Reached:
        since = time.monotonic()
        answer = sender(short)((("user", MESSAGE),), lambda piece: None, token)
        return Reached(host, time.monotonic() - since, bool(answer.strip()))

    return work
