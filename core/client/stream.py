"""One chat, as a stream of pieces; stopping is cancelling the task that reads it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Mapping
from contextlib import aclosing
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from core.client.endpoint import Endpoint
from core.client.errors import ClientError
from core.client.failures import failed
from core.client.mapping import from_error, from_status
from core.client.secret import Hushed
from core.client.sse import MAX_EVENT, EventTooLong, events

if TYPE_CHECKING:
    import httpx

Messages = Iterable[tuple[str, str]]
"""(role, text) pairs, the system's first."""

_LONGEST_WAIT = 20.0
_MAX_BODY = 200_000


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens as the server counted them."""

    prompt: int
    answer: int


@dataclass(frozen=True, slots=True)
class Delta:
    """One piece of an answer. The last ones carry `finish` ("stop", "length"...) and `usage`."""

    text: str = ""
    finish: str | None = None
    usage: Usage | None = None

    @property
    def cut(self) -> bool:
        """Whether the answer ended at the limit of tokens instead of by itself."""
        return self.finish == "length"


async def stream_chat(endpoint: Endpoint, messages: Messages) -> AsyncGenerator[Delta, None]:
    """Send a chat and yield the answer as it comes.

    Cancelling the reading task closes the connection at once. What was refused before a word of
    the answer came (429 with a short wait, 5xx, no connection) is tried again up to
    `endpoint.retries` times; later nothing is. Redirects are never followed. Raises ClientError.
    """
    sent = tuple(messages)
    tries = 0
    while True:
        begun = False
        try:
            async with aclosing(_attempt(endpoint, sent)) as pieces:
                async for piece in pieces:
                    begun = True
                    yield piece
            return
        except ClientError as error:
            tries += 1
            if begun or not _try_again(error, tries, endpoint.retries):
                raise
            wait = _wait(error, tries)
        await asyncio.sleep(wait)


async def chat(endpoint: Endpoint, messages: Messages) -> str:
    """Send a chat and return the whole answer, without the key should the server repeat it.

    Raises ClientError.
    """
    pieces = [piece.text async for piece in stream_chat(endpoint, messages)]
    return endpoint.key.hide("".join(pieces))


def _try_again(error: ClientError, tries: int, most: int) -> bool:
    return error.temporary and tries <= most and (error.retry_after or 0) <= _LONGEST_WAIT


def _wait(error: ClientError, tries: int) -> float:
    return error.retry_after if error.retry_after is not None else 0.5 * 2 ** (tries - 1)


async def _attempt(
    endpoint: Endpoint, messages: tuple[tuple[str, str], ...]
) -> AsyncGenerator[Delta, None]:
    try:
        import httpx
    except ImportError:
        raise ClientError("client_no_httpx") from None
    failure: ClientError | None = None
    try:
        async with (
            _client(endpoint) as client,
            client.stream(
                "POST",
                endpoint.chat_url,
                content=_body(endpoint, messages),
                headers=_headers(endpoint),
            ) as response,
        ):
            if response.status_code != 200:
                raise await _refused(endpoint, response)
            async for piece in _hushed(endpoint, _pieces(endpoint, response)):
                yield piece
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        failure = failed(endpoint, error)
    # Raised here, so that no error of httpx, which holds the request with its key, hangs on it.
    if failure is not None:
        raise failure


def _client(endpoint: Endpoint) -> httpx.AsyncClient:
    """A client that follows no redirect, and no proxy that could read what is sent.

    Raises ClientError for a proxy of the environment that is none.
    """
    import httpx

    times = endpoint.timeouts
    timeout = httpx.Timeout(
        connect=times.connect, read=times.read, write=times.write, pool=times.connect
    )
    try:
        return httpx.AsyncClient(
            timeout=timeout, follow_redirects=False, trust_env=endpoint.by_proxy
        )
    except (ValueError, httpx.InvalidURL):
        # The error would show the proxy's address, which may hold a password.
        raise ClientError("client_proxy", {"host": endpoint.host}) from None


def _headers(endpoint: Endpoint) -> dict[str, str]:
    return {
        "Content-Type": "application/json",
        "Accept": "text/event-stream",
        # A packed answer may unfold to gigabytes, so none is asked for.
        "Accept-Encoding": "identity",
        **endpoint.authorization(),
    }


def body_of(endpoint: Endpoint, messages: Messages) -> dict[str, object]:
    """What is sent, so that it can be looked at before; the key is not part of it."""
    body: dict[str, object] = {
        "messages": [{"role": role, "content": text} for role, text in messages],
        "stream": True,
        "stream_options": {"include_usage": True},
        "temperature": endpoint.temperature,
        "max_tokens": endpoint.max_tokens,
    }
    if endpoint.model:
        body["model"] = endpoint.model
    if endpoint.seed is not None:
        body["seed"] = endpoint.seed
    return {**body, **dict(endpoint.extra)}


def _body(endpoint: Endpoint, messages: Messages) -> bytes:
    text = json.dumps(body_of(endpoint, messages), ensure_ascii=False)
    return text.encode("utf-8", "replace")


async def _refused(endpoint: Endpoint, response: httpx.Response) -> ClientError:
    body = b""
    async for chunk in response.aiter_bytes():
        body += chunk[:_MAX_BODY]
        if len(body) > _MAX_BODY:
            break
    text = body.decode("utf-8", "replace")
    return from_status(endpoint, response.status_code, response.headers, text)


async def _hushed(endpoint: Endpoint, pieces: AsyncIterator[Delta]) -> AsyncIterator[Delta]:
    """The pieces without the key, should the server repeat it, in one piece or in several."""
    hushed = Hushed(endpoint.key)
    async for piece in pieces:
        text = hushed.feed(piece.text)
        if piece.finish is not None:
            text += hushed.rest()
        shown = replace(piece, text=text)
        if shown != Delta():
            yield shown
    if rest := hushed.rest():
        yield Delta(rest)


async def _pieces(endpoint: Endpoint, response: httpx.Response) -> AsyncIterator[Delta]:
    """The pieces of a stream, or the one of a server that does not stream."""
    kind = response.headers.get("content-type", "")
    if "json" in kind and "event-stream" not in kind:
        yield await _whole(endpoint, response)
        return
    ended = came = False
    try:
        async for data in _without_key(endpoint, events(response.aiter_bytes())):
            came = True
            if data.strip() == "[DONE]":
                return
            piece = _piece(endpoint, data)
            ended = ended or piece.finish is not None
            yield piece
    except EventTooLong:
        raise ClientError("client_not_json", {"host": endpoint.host}) from None
    if not ended:
        page = not came and "event-stream" not in kind
        raise ClientError("client_not_json" if page else "client_cut", {"host": endpoint.host})


async def _without_key(endpoint: Endpoint, texts: AsyncIterator[str]) -> AsyncIterator[str]:
    """What a server says, without the key should it repeat it."""
    async for text in texts:
        yield endpoint.key.hide(text)


async def _whole(endpoint: Endpoint, response: httpx.Response) -> Delta:
    body = b""
    async for chunk in response.aiter_bytes():
        body += chunk
        if len(body) > MAX_EVENT:
            raise ClientError("client_not_json", {"host": endpoint.host})
    return _piece(endpoint, endpoint.key.hide(body.decode("utf-8", "replace")))


def _piece(endpoint: Endpoint, data: str) -> Delta:
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        raise ClientError("client_not_json", {"host": endpoint.host}) from None
    if not isinstance(value, dict):
        raise ClientError("client_not_json", {"host": endpoint.host})
    if value.get("error"):
        raise from_error(endpoint, value["error"])
    if not isinstance(value.get("choices"), list):
        raise ClientError("client_not_json", {"host": endpoint.host})
    choices = [choice for choice in value["choices"] if isinstance(choice, dict)]
    first: Mapping[str, object] = choices[0] if choices else {}
    finish = first.get("finish_reason")
    return Delta(_text(first), finish if isinstance(finish, str) else None, _usage(value))


def _text(choice: Mapping[str, object]) -> str:
    part = choice.get("delta") or choice.get("message")
    held = part.get("content") if isinstance(part, Mapping) else None
    # Half a character, which JSON can say, could be written to no file.
    return (
        held.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        if isinstance(held, str)
        else ""
    )


def _usage(value: Mapping[str, object]) -> Usage | None:
    usage = value.get("usage")
    if not isinstance(usage, Mapping):
        return None
    counts = [usage.get(name) for name in ("prompt_tokens", "completion_tokens")]
    prompt, answer = (n if isinstance(n, int) else 0 for n in counts)
    return Usage(prompt, answer)
