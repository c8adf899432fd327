"""Against the real server of the demo model: transport, isolation, findings and stopping, not words."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from core.client import Endpoint, Timeouts, chat, stream_chat
from core.client.errors import ClientError
from core.context import STRICT
from core.directors.calls import Call, run_async
from core.directors.game import Game, Opening
from core.directors.rows import Role
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, commit, play
from core.retrieval import Retriever
from core.world.opening import open_world

pytest.importorskip("httpx")
pytestmark = pytest.mark.model

DATA = Path(__file__).resolve().parents[3] / "data"
SPANISH = (
    ("system", "Eres Bram, herrero de Villarroca. Contesta con «¿Qué?» y poco más."),
    ("user", "¿Qué pasó en la mina, señor Bram?"),
)


def endpoint(url: str, tokens: int = 40) -> Endpoint:
    """The demo model, asked so that the same question has the same answer."""
    extra = (("cache_prompt", False),)
    return Endpoint(
        url, temperature=0.0, seed=7, max_tokens=tokens, timeouts=Timeouts(read=60), extra=extra
    )


def test_an_answer_comes_in_pieces_and_says_how_it_ended(model_url: str) -> None:
    async def run() -> list:
        return [piece async for piece in stream_chat(endpoint(model_url), SPANISH)]

    pieces = asyncio.run(run())
    texts = [piece.text for piece in pieces if piece.text]
    assert len(texts) > 3
    assert "\ufffd" not in "".join(texts)
    assert [p.finish for p in pieces if p.finish] in (["stop"], ["length"])
    usage = [piece.usage for piece in pieces if piece.usage]
    assert usage[-1].answer <= 40
    sent = "\n".join(text for _, text in SPANISH)
    assert usage[-1].prompt <= STRICT.count(sent) + 8 * 2 + 16


def test_a_limit_of_tokens_is_told(model_url: str) -> None:
    async def run() -> bool:
        pieces = [piece async for piece in stream_chat(endpoint(model_url, 3), SPANISH)]
        return any(piece.cut for piece in pieces)

    assert asyncio.run(run())


def test_the_same_question_has_the_same_answer(model_url: str) -> None:
    async def run() -> tuple[str, str]:
        first = await chat(endpoint(model_url), SPANISH)
        return first, await chat(endpoint(model_url), SPANISH)

    first, second = asyncio.run(run())
    assert first == second


def test_stopping_frees_the_server(model_url: str) -> None:
    async def run() -> tuple[float, float]:
        begun = asyncio.Event()

        async def read() -> None:
            async for _ in stream_chat(endpoint(model_url, 2000), SPANISH):
                begun.set()

        task = asyncio.create_task(read())
        await begun.wait()
        start = time.perf_counter()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        stopped = time.perf_counter() - start
        await chat(endpoint(model_url, 1), (("user", "Hi"),))
        return stopped, time.perf_counter() - start

    stopped, free = asyncio.run(run())
    assert stopped < 1
    assert free < 5


def test_a_context_that_is_too_long_is_said_with_its_limit(model_url: str) -> None:
    with pytest.raises(ClientError) as raised:
        asyncio.run(chat(endpoint(model_url), (("user", "casa " * 9000),)))
    assert raised.value.code == "client_overflow"
    assert raised.value.params["limit"] == 4096


@pytest.mark.parametrize("level", list(Level))
def test_a_turn_with_the_real_model_keeps_its_contexts_apart(model_url: str, level: Level) -> None:
    world = open_world(DATA / "isolation")
    settings = Settings(level=level, story_budget=2600, scene_budget=2600, game_budget=1500)
    table = Table(world, Retriever(world), Game("es", Opening(place="posada")), settings)
    calls: list[Call] = []

    async def answer(call: Call) -> str:
        calls.append(call)
        return await chat(endpoint(model_url, 12), call.messages)

    move = Move("Buenas noches. ¿Cenáis conmigo?", present=("posadera", "guarda"))
    result = asyncio.run(run_async(play(table, move), answer))
    commit(table, result)
    hidden = ("vampir", "colmillo", "ataúd", "sangre")
    seen = [
        call.context.text.lower()
        for call in calls
        if call.context.role in (Role.SCENE, Role.NARRATOR)
    ]
    assert seen
    assert not any(word in text for text in seen for word in hidden)
    story = [call.context.text.lower() for call in calls if call.context.role is Role.STORY]
    assert all("vampir" in text for text in story)
    assert not any(word in c.text.lower() for c in result.cleared for word in hidden)
