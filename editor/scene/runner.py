"""Answers the calls of a turn: by a model in another thread, or by nobody.

The steps of a turn run in this thread, for they read the world; only talking to the server does
not. Stopping drops the result at once and closes the connection within the next look.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from contextlib import aclosing
from typing import Any

from PySide6.QtCore import QObject, Signal

from core.directors.calls import Call
from editor.tasks import Cancelled, Tasks, Token

LOOK_S = 0.02
MOST_CHARACTERS = 40_000
"""A server that does not stop by itself is stopped here; a scene is a tenth of it."""
_KEY = "scene.model"
Send = Callable[[tuple[tuple[str, str], ...], Callable[[str], None], Token], str]
"""Sends messages, reports each piece, returns the whole answer; raises Cancelled when stopped."""


class Runner(QObject):
    """asked(Call): a call is sent. piece(str): some words of its answer came. done(result):
    the end was reached. failed(Exception). running_changed(bool). cut(): an answer was so long that
    the rest of it was not read."""

    asked = Signal(object)
    piece = Signal(str)
    done = Signal(object)
    failed = Signal(object)
    running_changed = Signal(bool)
    cut = Signal()
    _piece_came = Signal(int, str)

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._calls: Generator[Call, str | None, Any] | None = None
        self._send: Send | None = None
        self._number = 0
        self.call: Call | None = None
        self._piece_came.connect(self._on_piece)

    @property
    def running(self) -> bool:
        """Whether a model is being asked."""
        return self._calls is not None

    def start(self, calls: Generator[Call, str | None, Any], send: Send | None) -> None:
        """Run calls to their end; without `send` nobody answers and it ends at once."""
        self.stop()
        self._calls, self._send = calls, send
        self.running_changed.emit(True)
        self._go_on(None)

    def stop(self) -> None:
        """Drop what runs; nothing of it counts."""
        calls, self._calls = self._calls, None
        self._number += 1
        self._tasks.cancel_key(_KEY)
        if calls is not None:
            calls.close()
            self.call = None
            self.running_changed.emit(False)

    def _go_on(self, answer: str | None) -> None:
        calls = self._calls
        assert calls is not None
        if answer is not None and len(answer) >= MOST_CHARACTERS:
            self.cut.emit()
        try:
            call = next(calls) if self.call is None else calls.send(answer)
            while self._send is None:
                call = calls.send(None)
        except StopIteration as end:
            self._end()
            self.done.emit(end.value)
            return
        except Exception as error:
            self._fail(error)
            return
        self._ask(call, self._send)

    def _ask(self, call: Call, send: Send) -> None:
        self.call = call
        self._number += 1
        number, messages = self._number, call.messages

        def work(token: Token) -> str:
            return send(messages, lambda text: self._piece_came.emit(number, text), token)

        self.asked.emit(call)
        if self._number == number:
            self._tasks.run(work, self._go_on, failed=self._fail, key=_KEY, owner=self)

    def _on_piece(self, number: int, text: str) -> None:
        if number == self._number and self.running:
            self.piece.emit(text)

    def _fail(self, error: Exception) -> None:
        if self._calls is not None:
            self._calls.close()
        self._end()
        self.failed.emit(error)

    def _end(self) -> None:
        self._calls, self.call = None, None
        self.running_changed.emit(False)


def sender(endpoint: Any) -> Send:
    """Sends to an endpoint of `core.client`, with one event loop for each call."""

    def send(
        messages: tuple[tuple[str, str], ...], piece: Callable[[str], None], token: Token
    ) -> str:
        return asyncio.run(_watched(endpoint, messages, piece, token))

    return send


async def _watched(
    endpoint: Any,
    messages: tuple[tuple[str, str], ...],
    piece: Callable[[str], None],
    token: Token,
) -> str:
    task = asyncio.ensure_future(_read(endpoint, messages, piece))
    while not task.done():
        await asyncio.wait({task}, timeout=LOOK_S)
        if token.cancelled and not task.done():
            task.cancel()
            await asyncio.wait({task})
            raise Cancelled
    return task.result()


async def _read(
    endpoint: Any, messages: tuple[tuple[str, str], ...], piece: Callable[[str], None]
) -> str:
    from core.client import stream_chat

    parts: list[str] = []
    length = 0
    async with aclosing(stream_chat(endpoint, messages)) as deltas:
        async for delta in deltas:
            text = delta.text[: MOST_CHARACTERS - length]
            if text:
                parts.append(text)
                piece(text)
            length += len(text)
            if length >= MOST_CHARACTERS:
                break
    return "".join(parts)
