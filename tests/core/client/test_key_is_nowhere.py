"""The key of an endpoint is in a request's header and nowhere else (spec: issue of isolation)."""

from __future__ import annotations

import asyncio
import copy
import io
import json
import logging
import pickle
import sys
import traceback
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from types import ModuleType

import pytest
from client_servers import DONE, STREAM, answer, event, read_request, scripted

from core.client import ClientError, Endpoint, Timeouts, chat
from core.client.secret import VARIABLE, Key, find_key, keep_key
from core.client.stream import body_of
from core.client.tokens import server_counter
from core.directors.calls import Call, run_async
from core.directors.game import Game, Opening
from core.directors.table import Table
from core.directors.turn import Move, commit, play
from core.memory.form import to_json
from core.memory.trace import append_trace
from core.retrieval import Retriever
from core.world.opening import open_world

pytest.importorskip("httpx")

CANARY = "sk-canary-7f3a9c1e5b"
ISOLATION = Path(__file__).resolve().parents[3] / "data" / "isolation"
MESSAGES = (("system", "Eres Bram."), ("user", "¿Qué pasó?"))


class Keyring(ModuleType):
    """A stand-in of the system keyring that knows one key."""

    def __init__(self) -> None:
        super().__init__("keyring")
        self.held: dict[tuple[str, str], str] = {}
        self.errors = ModuleType("errors")
        self.errors.KeyringError = RuntimeError  # type: ignore[attr-defined]

    def get_password(self, service: str, name: str) -> str | None:
        return self.held.get((service, name))

    def set_password(self, service: str, name: str, text: str) -> None:
        self.held[service, name] = text

    def delete_password(self, service: str, name: str) -> None:
        del self.held[service, name]


@pytest.fixture(params=["environment", "keyring"])
def key(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Key]:
    """The key as it is found in each of the two places it may lie in."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setitem(sys.modules, "keyring", Keyring())
    if request.param == "environment":
        monkeypatch.setenv(VARIABLE, CANARY)
    else:
        keep_key("here", CANARY)
    found = find_key("here")
    assert found.reveal() == CANARY
    yield found


def endpoint(url: str, key: Key) -> Endpoint:
    return Endpoint(url, "m", key=key, retries=0, timeouts=Timeouts(connect=2, read=2))


FAILURES = {
    "401": answer("401 Unauthorized", f'{{"error": {{"message": "bad key {CANARY}"}}}}'),
    "400": answer("400 Bad Request", f'{{"error": {{"message": "no {CANARY}"}}}}'),
    "header": answer("302 Found", headers=f"Location: https://{CANARY}@evil.example/{CANARY}\r\n"),
    "not json": STREAM + f"data: {{{CANARY}\n\n".encode(),
    "said": STREAM + f'data: {{"error": {{"message": "{CANARY} expired"}}}}\n\n'.encode(),
    "cut": STREAM + event("Hola"),
    "nonsense": f"{CANARY}\r\n\r\n".encode(),
}


def failing(response: bytes, key: Key) -> ClientError:
    async def run() -> ClientError:
        async def handler(reader, writer):
            head, _ = await read_request(reader)
            assert CANARY in head, "it is sent"
            writer.write(response)
            await writer.drain()

        async with scripted(handler) as url:
            with pytest.raises(ClientError) as raised:
                await chat(endpoint(url, key), MESSAGES)
            return raised.value

    return asyncio.run(run())


def everything_of(error: BaseException) -> str:
    """Its message, its repr, its traceback with the values of all local variables."""
    told = traceback.TracebackException.from_exception(error, capture_locals=True)
    ours = [frame for frame in told.stack if "tests" not in Path(frame.filename).parts]
    assert ours
    parts = [str(error), repr(error), repr(error.args), repr(vars(error))]
    parts += [f"{frame.line} {frame.locals}" for frame in ours]
    if isinstance(error, ClientError):
        parts += [error.message(language) for language in ("en", "es", "pt")]
    linked = (error.__cause__, error.__context__)
    return "\n".join((*parts, *(repr(other) for other in linked)))


@pytest.mark.parametrize("name", sorted(FAILURES))
def test_no_failure_shows_it_not_even_in_local_variables(
    name: str, key: Key, caplog: pytest.LogCaptureFixture
) -> None:
    # What the server writes itself, httpx's own debugging shows.
    caplog.set_level(logging.INFO)
    error = failing(FAILURES[name], key)
    assert [part for part in everything_of(error).splitlines() if CANARY in part] == []
    assert CANARY not in caplog.text


def test_nobody_there_and_a_key_that_is_none(key: Key) -> None:
    for point in (
        endpoint("http://127.0.0.1:9/v1", key),
        replace(endpoint("http://127.0.0.1:9/v1", key), key=Key(CANARY + "\nX: y")),
        endpoint(f"http://user:{CANARY}@127.0.0.1/v1", key),
    ):
        with pytest.raises(ClientError) as raised:
            asyncio.run(chat(point, MESSAGES))
        assert CANARY not in raised.value.message("en")
        assert CANARY not in repr(raised.value)


def test_no_way_of_showing_an_endpoint_shows_it(key: Key) -> None:
    held = endpoint("http://127.0.0.1:1/v1", key)
    shown = [repr(held), str(held), f"{held}", repr(held.key), f"{key}", f"{key!s}", repr([key])]
    shown += [repr(replace(held, model="x")), json.dumps(body_of(held, MESSAGES)), format(key)]
    assert not any(CANARY in text for text in shown)
    out = io.StringIO()
    print(held, held.key, {"k": held.key}, file=out)
    assert CANARY not in out.getvalue()


@pytest.mark.parametrize(
    "store", [pickle.dumps, copy.deepcopy, asdict, json.dumps, lambda held: json.dumps(held.key)]
)
def test_it_cannot_be_stored_by_accident(store, key: Key) -> None:
    with pytest.raises(TypeError):
        store(endpoint("http://127.0.0.1:1/v1", key))


def test_a_server_that_repeats_it_does_not_bring_it_into_trace_save_or_log(
    key: Key, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    world = open_world(ISOLATION)
    table = Table(world, Retriever(world), Game("es", Opening(place="posada")))

    async def played() -> object:
        async def handler(reader, writer):
            await read_request(reader)
            halves = event(f"Hola, {CANARY[:9]}") + event(CANARY[9:], "stop")
            writer.write(STREAM + event(f"{CANARY}.") + halves + DONE)
            await writer.drain()

        async with scripted(handler) as url:

            async def ask(call: Call) -> str:
                return await chat(endpoint(url, key), call.messages)

            move = Move("Hola.", present=("posadera",))
            return await run_async(play(table, move), ask)

    result = asyncio.run(played())
    commit(table, result)  # type: ignore[arg-type]
    trace = tmp_path / "t.jsonl"
    append_trace(trace, result.records)  # type: ignore[attr-defined]
    assert len(trace.read_text("utf-8").splitlines()) > 4
    for text in (trace.read_text("utf-8"), json.dumps(to_json(table.game.memory)), repr(result)):
        assert CANARY not in text
    assert CANARY not in caplog.text


def test_counting_tokens_does_not_show_it(key: Key, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    assert server_counter(endpoint("http://127.0.0.1:9/v1", key)) is None
    assert CANARY not in caplog.text


def test_without_a_keyring_it_is_said_how_to_do_without(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Keyring()

    def refuse(*_: object) -> None:
        raise RuntimeError(f"no backend for {CANARY}")

    monkeypatch.setattr(broken, "set_password", refuse)
    monkeypatch.setattr(broken, "get_password", refuse)
    monkeypatch.setitem(sys.modules, "keyring", broken)
    monkeypatch.delenv(VARIABLE, raising=False)
    assert not find_key("here")
    with pytest.raises(ClientError) as raised:
        keep_key("here", CANARY)
    assert raised.value.code == "client_no_keyring"
    assert CANARY not in raised.value.message("en") + repr(raised.value)
    assert raised.value.__suppress_context__
