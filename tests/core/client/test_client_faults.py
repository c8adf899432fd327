"""Each way a request can fail has a message of its own, and the key is in none of them."""

from __future__ import annotations

import asyncio
import logging
import pickle
import traceback
from dataclasses import replace

import pytest
from client_servers import DONE, STREAM, answer, event, read_request, scripted

from core.client import ClientError, Endpoint, Timeouts, chat, stream_chat, warnings
from core.client.secret import Key, find_key
from core.client.stream import body_of

pytest.importorskip("httpx")

CANARY = "sk-canary-7f3a9c1e5b"
MESSAGES = (("system", "Eres Bram."), ("user", "¿Qué pasó?"))


def endpoint(url: str, **more: object) -> Endpoint:
    return replace(
        Endpoint(url, key=Key(CANARY), retries=0, timeouts=Timeouts(connect=2, read=2)),
        **more,  # type: ignore[arg-type]
    )


def failing(response: bytes, **more: object) -> ClientError:
    """The error that a response comes to."""

    async def run() -> ClientError:
        async def handler(reader, writer):
            await read_request(reader)
            writer.write(response)
            await writer.drain()

        async with scripted(handler) as url:
            with pytest.raises(ClientError) as raised:
                await chat(endpoint(url, **more), MESSAGES)
            return raised.value

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("response", "code"),
    [
        (
            answer("401 Unauthorized", f'{{"error": {{"message": "bad key {CANARY}"}}}}'),
            "client_key",
        ),
        (answer("403 Forbidden"), "client_key"),
        (answer("404 Not Found", "no such page"), "client_not_found"),
        (answer("429 Too Many Requests", headers="Retry-After: 17\r\n"), "client_rate"),
        (answer("500 Oops", "<html>"), "client_server"),
        (
            answer("400 Bad Request", f'{{"error": {{"message": "no {CANARY} x"}}}}'),
            "client_refused",
        ),
        (
            answer("400 Bad", '{"error":{"type":"exceed_context_size_error","n_ctx":4096}}'),
            "client_overflow",
        ),
        (
            answer("400 Bad", '{"error":{"message":"maximum context length is 8192 tokens"}}'),
            "client_overflow",
        ),
        (answer("302 Found", headers="Location: https://evil.example/v1\r\n"), "client_redirect"),
        (answer("200 OK", "<html>hello</html>"), "client_not_json"),
        (STREAM + b"data: {not json\n\n", "client_not_json"),
        (STREAM + b"data: [1, 2]\n\n", "client_not_json"),
        (STREAM + b'data: {"error": {"message": "slot gone"}}\n\n', "client_said"),
        (STREAM + event("Hola"), "client_cut"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\ndata: ", "client_cut"),
        (b"nonsense\r\n\r\n", "client_not_json"),
    ],
)
def test_every_failure_has_its_code_and_no_key(response: bytes, code: str) -> None:
    error = failing(response)
    assert error.code == code
    for language in ("en", "es", "pt"):
        shown = error.message(language)
        assert CANARY not in shown
        assert shown != code
        assert "{" not in shown
    assert CANARY not in repr(error.__context__)
    assert CANARY not in "".join(traceback.format_exception(error))


def test_retry_after_is_told() -> None:
    error = failing(answer("429 Too Many Requests", headers="Retry-After: 17\r\n"))
    assert error.retry_after == 17
    assert "17 seconds" in error.message("en")


def test_context_overflow_says_the_limit() -> None:
    error = failing(
        answer("400 Bad", '{"error":{"type":"exceed_context_size_error","n_ctx":4096}}')
    )
    assert "4096" in error.message("en")


def test_a_stall_ends_after_the_time_that_was_set() -> None:
    async def run() -> ClientError:
        async def handler(reader, writer):
            await read_request(reader)
            writer.write(STREAM)
            await reader.read()

        async with scripted(handler) as url:
            with pytest.raises(ClientError) as raised:
                await chat(endpoint(url, timeouts=Timeouts(connect=5, read=0.3)), MESSAGES)
            return raised.value

    error = asyncio.run(run())
    assert error.code == "client_stall"
    assert "0.3" in error.message("en")


def test_nobody_there() -> None:
    with pytest.raises(ClientError) as raised:
        asyncio.run(chat(endpoint("http://127.0.0.1:9/v1"), MESSAGES))
    assert raised.value.code == "client_unreachable"


def test_characters_cut_by_the_network_come_out_whole() -> None:
    text = "¿Qué pasó en la galería? — «Ñandú» 🜁 fin"

    async def run() -> list[str]:
        async def handler(reader, writer):
            await read_request(reader)
            writer.write(STREAM)
            for byte in event(text) + event("", "stop") + DONE:
                writer.write(bytes([byte]))
                await writer.drain()

        async with scripted(handler) as url:
            return [piece.text async for piece in stream_chat(endpoint(url), MESSAGES)]

    assert "".join(asyncio.run(run())) == text


@pytest.mark.parametrize("line_end", [b"\n", b"\r\n", b"\r"])
def test_comments_and_every_line_end_are_read(line_end: bytes) -> None:
    stream = b": ping\n\nevent: x\ndata:" + event("Sí", "stop").removeprefix(b"data: ") + DONE

    async def run() -> str:
        async def handler(reader, writer):
            await read_request(reader)
            writer.write(STREAM + stream.replace(b"\n", line_end))
            await writer.drain()

        async with scripted(handler) as url:
            return await chat(endpoint(url), MESSAGES)

    assert asyncio.run(run()) == "Sí"


def test_a_server_that_does_not_stream_is_understood() -> None:
    body = '{"choices": [{"message": {"content": "Hola"}, "finish_reason": "stop"}]}'

    async def run() -> str:
        async def handler(reader, writer):
            await read_request(reader)
            writer.write(answer("200 OK", body, "Content-Type: application/json\r\n"))
            await writer.drain()

        async with scripted(handler) as url:
            return await chat(endpoint(url), MESSAGES)

    assert asyncio.run(run()) == "Hola"


def counting(responses: list[bytes], retries: int) -> tuple[str, int]:
    """The answer, or the code of the error, and how many requests were made."""

    async def run() -> tuple[str, int]:
        asked = 0

        async def handler(reader, writer):
            nonlocal asked
            await read_request(reader)
            writer.write(responses[min(asked, len(responses) - 1)])
            asked += 1
            await writer.drain()

        async with scripted(handler) as url:
            try:
                return await chat(endpoint(url, retries=retries), MESSAGES), asked
            except ClientError as error:
                return error.code, asked

    return asyncio.run(run())


def test_a_short_wait_is_waited_for() -> None:
    good = STREAM + event("Hola", "stop") + DONE
    wait = answer("429 Too Many Requests", headers="Retry-After: 0\r\n")
    assert counting([wait, good], 2) == ("Hola", 2)


def test_nothing_is_asked_again_once_the_answer_has_begun() -> None:
    assert counting([STREAM + event("Ho")], 5) == ("client_cut", 1)


@pytest.mark.parametrize("status", ["401 Unauthorized", "400 Bad Request", "302 Found"])
def test_what_would_fail_again_is_not_tried_again(status: str) -> None:
    _, asked = counting([answer(status)], 5)
    assert asked == 1


def test_a_long_wait_is_told_instead() -> None:
    slow = answer("429 Too Many Requests", headers="Retry-After: 600\r\n")
    assert counting([slow], 5) == ("client_rate", 1)


def test_a_redirect_takes_neither_key_nor_text_along() -> None:
    async def run() -> int:
        reached = 0

        async def other(reader, writer):
            nonlocal reached
            reached += 1

        async with scripted(other) as target:

            async def handler(reader, writer):
                await read_request(reader)
                writer.write(answer("307 Temporary", headers=f"Location: {target}\r\n"))
                await writer.drain()

            async with scripted(handler) as url:
                with pytest.raises(ClientError):
                    await chat(endpoint(url), MESSAGES)
        return reached

    assert asyncio.run(run()) == 0


@pytest.mark.parametrize("begun", [False, True])
def test_cancelling_closes_the_connection(begun: bool) -> None:
    """How fast is measured by tests/benchmarks/cancel.py."""

    async def run() -> bool:
        closed, ready, came = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def handler(reader, writer):
            await read_request(reader)
            writer.write(STREAM + (event("Hola") if begun else b""))
            await writer.drain()
            ready.set()
            await reader.read()
            closed.set()

        async with scripted(handler) as url:

            async def read() -> None:
                async for _ in stream_chat(endpoint(url, timeouts=Timeouts(read=600)), MESSAGES):
                    came.set()

            task = asyncio.create_task(read())
            await (came if begun else ready).wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            await asyncio.wait_for(closed.wait(), 60)
            return closed.is_set()

    assert asyncio.run(run())


# the key


def test_the_key_is_sent_and_shown_nowhere(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    seen: list[str] = []

    async def run() -> str:
        async def handler(reader, writer):
            head, _ = await read_request(reader)
            seen.append(head)
            writer.write(STREAM + event("Hola", "stop") + DONE)
            await writer.drain()

        async with scripted(handler) as url:
            return await chat(endpoint(url), MESSAGES)

    assert asyncio.run(run()) == "Hola"
    assert f"Bearer {CANARY}" in seen[0]
    assert caplog.records, "the libraries below do log"
    assert CANARY not in caplog.text
    held = endpoint("http://127.0.0.1:1/v1")
    for shown in (
        repr(held),
        str(held),
        repr(held.key),
        f"{held.key}",
        str(body_of(held, MESSAGES)),
    ):
        assert CANARY not in shown
    with pytest.raises(TypeError):
        pickle.dumps(held)


def test_the_key_comes_from_the_environment_before_the_keyring() -> None:
    assert find_key("any", environment={"LOREMASK_API_KEY": f" {CANARY} "}).reveal() == CANARY
    assert not find_key("", environment={})


# addresses


@pytest.mark.parametrize(
    "url", ["", "ftp://x/v1", "127.0.0.1:80", "http://", "http://u:pass@x/v1", "http://x:99999/v1"]
)
def test_what_is_no_address_is_said(url: str) -> None:
    with pytest.raises(ClientError) as raised:
        warnings(Endpoint(url))
    assert raised.value.code == "client_bad_url"
    assert "pass" not in raised.value.message("en")


@pytest.mark.parametrize(
    ("url", "warned", "local"),
    [
        ("http://127.0.0.1:8080/v1", False, True),
        ("http://[::1]:8080/v1", False, True),
        ("http://localhost/v1", False, True),
        ("http://127.0.0.1.evil.example/v1", True, False),
        ("http://192.168.1.9:11434/v1", True, False),
        ("https://api.example/v1", False, False),
    ],
)
def test_plain_http_off_this_machine_is_warned_of(url: str, warned: bool, local: bool) -> None:
    assert bool(warnings(Endpoint(url))) is warned
    assert Endpoint(url).local is local


def test_a_proxy_of_the_environment_gets_nothing_of_this_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    assert counting([STREAM + event("Hola", "stop") + DONE], 0) == ("Hola", 1)
