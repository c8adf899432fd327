"""The client's thread, and counting by the server's tokenizer."""

from __future__ import annotations

import asyncio
import threading

import pytest

from core.client import Endpoint
from core.client.tokens import server_counter
from core.client.worker import Worker
from core.context import STRICT


def test_a_result_and_an_error_come_from_the_thread() -> None:
    worker, seen, ready = Worker(), [], threading.Event()

    async def good() -> int:
        await asyncio.sleep(0.01)
        return 7

    async def bad() -> int:
        raise ValueError("no")

    def note(value: object) -> None:
        seen.append(value)
        if len(seen) == 2:
            ready.set()

    worker.start(good(), note, note)
    worker.start(bad(), note, note)
    assert ready.wait(60)
    worker.close()
    assert 7 in seen
    assert any(isinstance(value, ValueError) for value in seen)


def test_what_is_cancelled_from_another_thread_ends() -> None:
    worker, started, ended = Worker(), threading.Event(), threading.Event()
    seen: list[BaseException] = []

    async def endless() -> None:
        started.set()
        await asyncio.sleep(600)

    def failed(error: BaseException) -> None:
        seen.append(error)
        ended.set()

    job = worker.start(endless(), lambda _: None, failed)
    assert started.wait(60)
    job.cancel()
    assert ended.wait(60)
    assert isinstance(seen[0], asyncio.CancelledError)
    assert job.done
    worker.close()


def test_closing_cancels_what_is_left_and_ends_the_thread() -> None:
    worker, started, closed = Worker(), threading.Event(), threading.Event()

    async def endless() -> None:
        started.set()
        try:
            await asyncio.sleep(600)
        finally:
            closed.set()

    worker.start(endless(), lambda _: None, lambda _: None)
    assert started.wait(60)
    worker.close()
    assert closed.is_set()
    assert "loremask-client" not in {thread.name for thread in threading.enumerate()}
    worker.close()


@pytest.mark.model
def test_the_server_counts_its_own_tokens(model_url: str) -> None:
    pytest.importorskip("httpx")
    count = server_counter(Endpoint(model_url))
    assert count is not None
    text = "¿Qué pasó en la mina, señor Bram?"
    assert 5 < count(text) <= STRICT.count(text)


def test_a_server_that_is_not_there_counts_nothing() -> None:
    pytest.importorskip("httpx")
    assert server_counter(Endpoint("http://127.0.0.1:9/v1")) is None
