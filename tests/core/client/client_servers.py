"""A scripted server, for faults that a real one does not produce."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def read_request(reader: asyncio.StreamReader) -> tuple[str, bytes]:
    """The head and the body of a request."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    length = next(
        (
            int(line.split(":")[1])
            for line in head.splitlines()
            if line.lower().startswith("content-length")
        ),
        0,
    )
    return head, await reader.readexactly(length)


@asynccontextmanager
async def scripted(handler: Handler) -> AsyncIterator[str]:
    """A server on this machine that does what the handler says; its base address."""

    async def safely(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await handler(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(safely, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}/v1"
    finally:
        server.close()


def answer(status: str, body: str = "", headers: str = "") -> bytes:
    """A whole response."""
    data = body.encode()
    head = f"HTTP/1.1 {status}\r\nContent-Length: {len(data)}\r\nConnection: close\r\n{headers}\r\n"
    return head.encode() + data


STREAM = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"


def event(text: str, finish: str | None = None) -> bytes:
    """One event of a stream."""
    choice = {"delta": {"content": text}, "finish_reason": finish}
    return b"data: " + json.dumps({"choices": [choice]}, ensure_ascii=False).encode() + b"\n\n"


DONE = b"data: [DONE]\n\n"
