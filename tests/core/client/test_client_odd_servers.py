"""Servers, proxies, addresses and keys that are not what they should be: each is said clearly."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest
from client_servers import DONE, STREAM, answer, event, read_request, scripted

from core.client import ClientError, Endpoint, Timeouts, chat, stream_chat
from core.client.mapping import from_status
from core.client.secret import Key
from core.client.tokens import server_counter
from core.messages import render

pytest.importorskip("httpx")

CANARY = "sk-canary-7f3a9c1e5b"
MESSAGES = (("system", "Eres Bram."), ("user", "¿Qué pasó?"))
CODES = {
    "client_bad_url": {"url": "x"},
    "client_plain_http": {},
    "client_tls": {"reason": "r"},
    "client_proxy": {},
    "client_unreachable": {"reason": "r"},
    "client_key": {"status": 401},
    "client_rate": {},
    "client_not_found": {},
    "client_refused": {"status": 400, "reason": "r"},
    "client_server": {"status": 500},
    "client_redirect": {"target": "t"},
    "client_stall": {"seconds": "3"},
    "client_cut": {},
    "client_not_json": {},
    "client_said": {"reason": "r"},
}


def endpoint(url: str, **more: object) -> Endpoint:
    base = Endpoint(url, key=Key(CANARY), retries=0, timeouts=Timeouts(connect=2, read=2))
    return replace(base, **more)  # type: ignore[arg-type]


def refused(point: Endpoint) -> ClientError:
    with pytest.raises(ClientError) as raised:
        asyncio.run(chat(point, MESSAGES))
    return raised.value


def answered(response: bytes) -> str | ClientError:
    async def run() -> str | ClientError:
        async def handler(reader, writer):
            await read_request(reader)
            writer.write(response)
            await writer.drain()

        async with scripted(handler) as url:
            try:
                return await chat(endpoint(url), MESSAGES)
            except ClientError as error:
                return error

    return asyncio.run(run())


@pytest.mark.parametrize("language", ["en", "es", "pt"])
@pytest.mark.parametrize("code", sorted(CODES))
def test_each_message_says_where_and_what_to_do(code: str, language: str) -> None:
    shown = render(code, {"host": "model.example:8080", **CODES[code]}, language)
    if code != "client_bad_url":
        assert "model.example:8080" in shown
    sentences = [part for part in shown.replace("?", ".").split(". ") if part.strip()]
    assert len(sentences) >= 2 or ";" in shown, shown
    assert "{" not in shown


# not what was asked for


def test_an_endless_line_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.client.sse.MAX_EVENT", 50_000)
    error = answered(STREAM + b"data: " + b"x" * 200_000)
    assert isinstance(error, ClientError) and error.code == "client_not_json"


def test_an_endless_document_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.client.stream.MAX_EVENT", 50_000)
    body = '{"choices": [{"message": {"content": "' + "x" * 200_000 + '"}}]}'
    error = answered(answer("200 OK", body, "Content-Type: application/json\r\n"))
    assert isinstance(error, ClientError) and error.code == "client_not_json"


def test_a_stream_of_comments_alone_is_a_cut_answer() -> None:
    error = answered(STREAM + b": ping\n\n: ping\n\n")
    assert isinstance(error, ClientError) and error.code == "client_cut"


def test_comments_between_pieces_are_passed_over() -> None:
    stream = STREAM + b": a\n\n" + event("Ho") + b": b\n\n" + event("la", "stop") + DONE
    assert answered(stream) == "Hola"


def test_a_body_that_is_not_what_its_header_says() -> None:
    error = answered(
        b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\nnot gzip at all"
    )
    assert isinstance(error, ClientError) and error.code == "client_not_json"


@pytest.mark.parametrize(
    ("header", "seconds"),
    [("12", 12), ("1.4", 1), ("soon", None), ("-3", None), ("99999", 86_400), ("", None)],
)
def test_how_long_a_server_asks_to_wait(header: str, seconds: int | None) -> None:
    headers = {"retry-after": header}
    error = from_status(endpoint("http://127.0.0.1/v1"), 429, headers, "")
    assert error.retry_after == seconds


def test_a_date_to_wait_for_is_understood() -> None:
    point = endpoint("http://127.0.0.1/v1")
    later = datetime.now(UTC) + timedelta(hours=2)
    future = from_status(point, 429, {"retry-after": format_datetime(later, usegmt=True)}, "")
    assert future.retry_after is not None and 7_000 < future.retry_after <= 7_200
    past = from_status(point, 429, {"retry-after": "Wed, 21 Oct 2015 07:28:00 GMT"}, "")
    assert past.retry_after == 0


# addresses and certificates


@pytest.mark.parametrize(
    "url",
    ["http://exa mple/v1", "http://a..b/v1", "http://[::1/v1", "http://\u2024/v1", "http://x\n/v1",
     "https://" + "a" * 300 + "/v1", "http://%zz/v1"],
)  # fmt: skip
def test_an_address_that_only_looks_like_one(url: str) -> None:
    error = refused(endpoint(url))
    assert error.code in ("client_bad_url", "client_unreachable")
    assert CANARY not in error.message("en")


def test_a_server_without_https_is_no_missing_server() -> None:
    reached: list[bytes] = []

    async def run() -> ClientError:
        async def handler(reader, writer):
            reached.append(await reader.read(1000))
            writer.write(answer("400 Bad Request"))
            await writer.drain()

        async with scripted(handler) as url:
            with pytest.raises(ClientError) as raised:
                await chat(endpoint(url.replace("http:", "https:")), MESSAGES)
            return raised.value

    error = asyncio.run(run())
    assert error.code == "client_tls"
    assert not error.temporary
    assert reached and CANARY.encode() not in reached[0]


# proxies of the environment


def through_proxy(monkeypatch: pytest.MonkeyPatch, url: str) -> tuple[ClientError, list[str]]:
    """The error, and what the proxy was told."""
    told: list[str] = []
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)

    async def run() -> ClientError:
        async def handler(reader, writer):
            told.append((await reader.readuntil(b"\r\n\r\n")).decode("latin-1"))
            writer.write(answer("502 Bad Gateway"))
            await writer.drain()

        async with scripted(handler) as proxy:
            for name in ("http_proxy", "https_proxy", "all_proxy"):
                monkeypatch.setenv(name, proxy.removesuffix("/v1"))
                monkeypatch.setenv(name.upper(), proxy.removesuffix("/v1"))
            with pytest.raises(ClientError) as raised:
                await chat(endpoint(url), MESSAGES)
            return raised.value

    return asyncio.run(run()), told


def test_over_plain_http_no_proxy_gets_key_or_text(monkeypatch: pytest.MonkeyPatch) -> None:
    error, told = through_proxy(monkeypatch, "http://model.invalid/v1")
    assert told == []
    assert error.code == "client_unreachable"


def test_over_https_a_proxy_sees_the_host_only(monkeypatch: pytest.MonkeyPatch) -> None:
    error, told = through_proxy(monkeypatch, "https://model.invalid/v1")
    assert error.code == "client_proxy"
    assert len(told) == 1 and told[0].startswith("CONNECT model.invalid:443")
    assert CANARY not in told[0] and "Bram" not in told[0]


def test_a_proxy_that_is_no_address_is_said_without_its_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("https_proxy", "HTTPS_PROXY"):
        monkeypatch.setenv(name, "foo://user:hunter2@proxy.invalid:1")
    error = refused(endpoint("https://model.invalid/v1"))
    assert error.code == "client_proxy"
    assert "hunter2" not in error.message("en")
    assert error.__context__ is None or error.__suppress_context__
    assert server_counter(endpoint("https://model.invalid/v1")) is None


# keys


@pytest.mark.parametrize(
    "bad", ["sk-canary\nX-Evil: 1", "sk canary", "“sk-canary”", "sk-canary\x00"]
)
def test_a_key_that_cannot_be_one_is_said_and_not_sent(bad: str) -> None:
    error = refused(endpoint("http://127.0.0.1:9/v1", key=Key(bad)))
    assert error.code == "client_bad_key"
    for language in ("en", "es", "pt"):
        assert "canary" not in error.message(language)


# a server that says the key, or too much


@pytest.mark.parametrize("size", [1, 3, 7, len(CANARY) - 1])
def test_the_key_in_several_pieces_is_taken_out(size: int) -> None:
    said = f"Tu clave es {CANARY}, sk-can no."
    pieces = [said[at : at + size] for at in range(0, len(said), size)]
    stream = STREAM + b"".join(event(piece) for piece in pieces) + event("", "stop") + DONE
    assert answered(stream) == "Tu clave es …, sk-can no."


def test_no_piece_of_a_stream_shows_the_key() -> None:
    stream = STREAM + event(CANARY[:5]) + event(CANARY[5:] + " s") + event("k", "stop") + DONE

    async def run() -> list[str]:
        async def handler(reader, writer):
            await read_request(reader)
            writer.write(stream)
            await writer.drain()

        async with scripted(handler) as url:
            return [piece.text async for piece in stream_chat(endpoint(url), MESSAGES)]

    shown = asyncio.run(run())
    assert "".join(shown) == "… sk"
    assert not any(piece.startswith("sk-") for piece in shown)


def test_a_stream_that_ends_with_the_keys_beginning_keeps_it() -> None:
    ended = event("Pide un sk") + b'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n'
    assert answered(STREAM + ended + DONE) == "Pide un sk"


def test_half_a_character_becomes_a_mark() -> None:
    half = b'data: {"choices":[{"delta":{"content":"\\ud83dHola"},"finish_reason":"stop"}]}\n\n'
    text = answered(STREAM + half + DONE)
    assert text == "\ufffdHola"


def test_a_packed_error_is_not_unfolded_as_a_whole() -> None:
    packed = gzip.compress(b"0" * 30_000_000)
    error = answered(
        b"HTTP/1.1 400 Bad\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n" + packed
    )
    assert isinstance(error, ClientError) and error.code == "client_refused"
    assert len(str(error.params["reason"])) <= 300


def test_no_packed_answer_is_asked_for() -> None:
    asked: list[str] = []

    async def run() -> None:
        async def handler(reader, writer):
            head, _ = await read_request(reader)
            asked.append(str(head).lower())
            writer.write(STREAM + event("ok", "stop") + DONE)
            await writer.drain()

        async with scripted(handler) as url:
            await chat(endpoint(url), MESSAGES)

    asyncio.run(run())
    assert "accept-encoding: identity" in asked[0] or "'accept-encoding': 'identity'" in asked[0]
