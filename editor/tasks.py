"""Work off the interface's thread: progress, cancelling, and late results dropped."""

from __future__ import annotations

import itertools
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

_PROGRESS_EVERY_S = 0.05
_WORKERS = 4
_log = logging.getLogger(__name__)


class Cancelled(Exception):
    """Raised inside a work whose result nobody wants any more."""


class Token:
    """Given to the work: it reports its progress through it, and hears of cancelling."""

    def __init__(self, report: Callable[[int, int], None]) -> None:
        self._stop = threading.Event()
        self._report = report
        self._next = 0.0

    def cancel(self) -> None:
        """Ask the work to stop at its next call of `progress` or `check`."""
        self._stop.set()

    @property
    def cancelled(self) -> bool:
        """Whether the work should stop."""
        return self._stop.is_set()

    def check(self) -> None:
        """Raises Cancelled when the work should stop."""
        if self._stop.is_set():
            raise Cancelled

    def progress(self, done: int, total: int) -> None:
        """Report how far the work is. Raises Cancelled when it should stop."""
        self.check()
        now = time.monotonic()
        if now >= self._next or done >= total:
            self._next = now + _PROGRESS_EVERY_S
            self._report(done, total)


Work = Callable[[Token], Any]


@dataclass(slots=True)
class _Job:
    key: str
    token: Token
    done: Callable[[Any], object]
    failed: Callable[[Exception], object] | None
    progress: Callable[[int, int], object] | None
    owner: QObject | None = field(default=None)


class Tasks(QObject):
    """Runs works one beside the other, and gives their results back in this thread.

    busy_changed(bool): whether anything runs.
    """

    busy_changed = Signal(bool)
    _finished = Signal(int, object, object)
    _progressed = Signal(int, int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor: ThreadPoolExecutor | None = None
        self._jobs: dict[int, _Job] = {}
        self._numbers = itertools.count(1)
        self._closed = False
        self._finished.connect(self._on_finished)
        self._progressed.connect(self._on_progress)

    def run(
        self,
        work: Work,
        done: Callable[[Any], object],
        *,
        failed: Callable[[Exception], object] | None = None,
        progress: Callable[[int, int], object] | None = None,
        key: str = "",
        owner: QObject | None = None,
    ) -> int:
        """Start a work; its number, for `cancel`.

        `done` gets the result, `failed` the exception, both in this thread. A work of the
        same `key` replaces the one before, whose result is dropped; so is one whose
        `owner` is gone. Raises RuntimeError after `close`.
        """
        if self._closed:
            raise RuntimeError("no work starts after close")
        if key:
            self.cancel_key(key)
        number = next(self._numbers)
        token = Token(lambda at, of: self._progressed.emit(number, at, of))
        self._jobs[number] = _Job(key, token, done, failed, progress, owner)
        self._pool().submit(self._work, number, work, token)
        if len(self._jobs) == 1:
            self.busy_changed.emit(True)
        return number

    def _pool(self) -> ThreadPoolExecutor:
        if self._executor is None:
            from concurrent.futures import ThreadPoolExecutor

            self._executor = ThreadPoolExecutor(_WORKERS, thread_name_prefix="loremask")
        return self._executor

    def cancel(self, number: int) -> None:
        """Stop a work; neither `done` nor `failed` is called."""
        job = self._jobs.pop(number, None)
        if job is not None:
            job.token.cancel()
            if not self._jobs:
                self.busy_changed.emit(False)

    def cancel_key(self, key: str) -> None:
        """Stop the work of a key, if one runs."""
        for number in [n for n, job in self._jobs.items() if job.key == key]:
            self.cancel(number)

    @property
    def busy(self) -> bool:
        """Whether anything runs whose result is wanted."""
        return bool(self._jobs)

    @property
    def closed(self) -> bool:
        """Whether no work starts any more."""
        return self._closed

    def close(self) -> None:
        """Cancel everything and wait for the threads to end."""
        self._closed = True
        for number in list(self._jobs):
            self.cancel(number)
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None

    def _work(self, number: int, work: Work, token: Token) -> None:
        try:
            token.check()
            result, error = work(token), None
        except Cancelled:
            return
        except Exception as caught:
            result, error = None, caught
        if not token.cancelled:
            self._finished.emit(number, result, error)

    def _on_finished(self, number: int, result: object, error: Exception | None) -> None:
        job = self._jobs.pop(number, None)
        if job is None:
            return
        if not self._jobs:
            self.busy_changed.emit(False)
        if job.owner is not None and not shiboken6.isValid(job.owner):
            return
        if error is None:
            job.done(result)
        elif job.failed is not None:
            job.failed(error)
        else:
            raise error

    def _on_progress(self, number: int, done: int, total: int) -> None:
        job = self._jobs.get(number)
        alive = job is not None and (job.owner is None or shiboken6.isValid(job.owner))
        if job is not None and alive and job.progress is not None:
            job.progress(done, total)
