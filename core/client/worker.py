"""One thread with an event loop, for programs whose own thread must not wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")


class Job:
    """A coroutine on its way. `cancel` may be called from any thread, and more than once."""

    def __init__(self, future: Future[Any]) -> None:
        self._future = future

    def cancel(self) -> None:
        """Stop it; what it held open is closed at once."""
        self._future.cancel()

    @property
    def done(self) -> bool:
        """Whether it has ended, one way or another."""
        return self._future.done()


class Worker:
    """Runs coroutines in a thread of its own, which starts with the first and ends with `close`."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def start(
        self,
        work: Coroutine[Any, Any, T],
        done: Callable[[T], None],
        failed: Callable[[BaseException], None],
    ) -> Job:
        """Run a coroutine; `done` or `failed` is called **in the worker's thread**.

        After `cancel`, `failed` gets a CancelledError.
        """
        future = asyncio.run_coroutine_threadsafe(work, self._running())

        def ended(ended: Future[T]) -> None:
            if ended.cancelled():
                failed(asyncio.CancelledError())
                return
            error = ended.exception()
            if error is not None:
                failed(error)
            else:
                done(ended.result())

        future.add_done_callback(ended)
        return Job(future)

    def _running(self) -> asyncio.AbstractEventLoop:
        with self._lock:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                self._thread = threading.Thread(
                    target=self._loop.run_forever, name="loremask-client", daemon=True
                )
                self._thread.start()
            return self._loop

    def close(self, timeout: float = 2.0) -> None:
        """Cancel what is left and end the thread; waits up to `timeout` seconds for it."""
        with self._lock:
            loop, thread = self._loop, self._thread
            self._loop = self._thread = None
        if loop is None or thread is None:
            return
        asyncio.run_coroutine_threadsafe(_stop(loop), loop)
        thread.join(timeout)
        if not thread.is_alive():
            loop.close()


async def _stop(loop: asyncio.AbstractEventLoop) -> None:
    own = asyncio.current_task()
    tasks = [task for task in asyncio.all_tasks() if task is not own]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    loop.stop()
