"""Reading a stream of server-sent events, however the network cut it into pieces."""

from __future__ import annotations

import codecs
from collections.abc import AsyncIterator

MAX_EVENT = 4_000_000
"""Characters of one event; a server that sends more is no chat server."""


class EventTooLong(ValueError):
    """An event that never ends."""


async def events(chunks: AsyncIterator[bytes]) -> AsyncIterator[str]:
    """The `data` of each event of a stream of bytes; several data lines are joined.

    Comments and other fields are passed over. A character cut in two by the network comes out
    whole; bytes that are no UTF-8 come out as U+FFFD. An event without its blank line at the
    end of the stream still counts. Raises EventTooLong.
    """
    data: list[str] = []
    async for line in _lines(chunks):
        if not line:
            if data:
                yield "\n".join(data)
            data = []
        elif line.startswith("data:"):
            data.append(line[5:].removeprefix(" "))
            if sum(map(len, data)) > MAX_EVENT:
                raise EventTooLong
    if data:
        yield "\n".join(data)


async def _lines(chunks: AsyncIterator[bytes]) -> AsyncIterator[str]:
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    rest = ""
    async for chunk in chunks:
        rest += decoder.decode(chunk)
        # A carriage return at the end may be half of a line end.
        keep = "\r" if rest.endswith("\r") else ""
        *whole, rest = _split(rest.removesuffix("\r") if keep else rest)
        rest += keep
        for line in whole:
            yield line
        if len(rest) > MAX_EVENT:
            raise EventTooLong
    rest += decoder.decode(b"", final=True)
    for line in _split(rest):
        yield line


def _split(text: str) -> list[str]:
    """Lines by the three ends that the format knows, and by no other."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
