"""Against the real server of the demo model: transport, isolation, findings and stopping, not words."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from core.client import Endpoint, Timeouts, chat, stream_chat
from core.client.errors import ClientError
from core.context import STRICT
from core.directors.calls import Call, Purpose, run, run_async
from core.directors.checking import check_scene
from core.directors.endings import end_scene
from core.directors.game import Game, Opening
from core.directors.rows import Role
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, commit, play
from core.grounding import Checker
from core.retrieval import Retriever
from core.world.opening import open_world

pytest.importorskip("httpx")
pytestmark = [pytest.mark.model, pytest.mark.timeout(900)]

DATA = Path(__file__).resolve().parents[3] / "data"
SPANISH = (
    ("system", "Eres Bram, herrero de Villarroca. Contesta con «¿Qué?» y poco más."),
    ("user", "¿Qué pasó en la mina, señor Bram?"),
)


def endpoint(url: str, tokens: int = 40) -> Endpoint:
    """The demo model, asked so that the same question has the same answer."""
    extra = (("cache_prompt", False),)
    return Endpoint(
        url, temperature=0.0, seed=7, max_tokens=tokens, timeouts=Timeouts(read=600), extra=extra
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
    async def run() -> str:
        begun = asyncio.Event()

        async def read() -> None:
            async for _ in stream_chat(endpoint(model_url, 2000), SPANISH):
                begun.set()

        task = asyncio.create_task(read())
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return await chat(endpoint(model_url, 1), (("user", "Hi"),))

    assert asyncio.run(run()), "it does not go on with 2000 tokens that nobody reads"


def test_a_context_that_is_too_long_is_said_with_its_limit(model_url: str) -> None:
    with pytest.raises(ClientError) as raised:
        asyncio.run(chat(endpoint(model_url), (("user", "casa " * 9000),)))
    assert raised.value.code == "client_overflow"
    assert raised.value.params["limit"] == 4096


PLANTED = "El huésped guarda un ataúd y enseña los colmillos."
SAID = "Buenas noches. Os lo confieso: bebo sangre."
HIDDEN = ("ataúd", "ataud", "colmillo", "vampir")


class Asked:
    """Asks the real server. The Story Director's answers get a sentence that gives a secret away,
    which so small a model would not think of."""

    def __init__(self, url: str, present: tuple[str, ...] = ("posadera", "guarda")) -> None:
        self._endpoint = endpoint(url, 8)
        self._present = ", ".join(present)
        self.calls: list[Call] = []
        self.replies: dict[Purpose, list[str]] = {}

    async def __call__(self, call: Call) -> str:
        self.calls.append(call)
        reply = await chat(self._endpoint, call.messages)
        self.replies.setdefault(call.purpose, []).append(reply)
        if call.purpose is Purpose.SYNOPSIS:
            present = f"<npc_list>{self._present}</npc_list>"
            return f"<synopsis>Cenan juntos. {PLANTED} {present}</synopsis>{reply}"
        return f"{reply} {PLANTED}" if call.purpose is Purpose.REWRITE else reply

    def texts(self, *roles: Role) -> list[str]:
        return [c.context.text.lower() for c in self.calls if c.context.role in roles]


def table_at(level: Level, **chosen: bool) -> Table:
    world = open_world(DATA / "isolation")
    settings = Settings(
        level=level, story_budget=2600, scene_budget=2600, game_budget=1500, learning=True,
        **chosen,
    )  # fmt: skip
    return Table(world, Retriever(world), Game("es", Opening(place="posada")), settings)


@pytest.mark.parametrize("level", list(Level))
def test_a_whole_turn_with_the_real_model(model_url: str, level: Level) -> None:
    """Story, gate, scene, review, learning, end of the scene."""
    # Each call reads a long context, so the level with a call for each has fewer of them.
    present = ("posadera", "guarda") if level is Level.SCENE else ("posadera",)
    whole = level is Level.SCENE
    table = table_at(level, game_director=whole, review=whole)
    ask = Asked(model_url, present)
    result = asyncio.run(run_async(play(table, Move(SAID)), ask))
    commit(table, result)
    ended = asyncio.run(run_async(end_scene(table), ask)) if whole else run(end_scene(table))
    table.game.take(ended)

    made = {call.purpose for call in ask.calls}
    short = {Purpose.SYNOPSIS, Purpose.REWRITE, Purpose.SCENE}
    assert made == (short | {Purpose.RULING, Purpose.REVIEW, Purpose.MEMORY} if whole else short)
    assert all(any(replies) for replies in ask.replies.values()), "each was answered"
    sent = ask.texts(Role.SCENE, Role.NARRATOR, Role.GAME)
    assert sent and not any(word in text for text in sent for word in HIDDEN)
    assert all("vampir" in text for text in ask.texts(Role.STORY))
    assert result.cleared
    for copy in result.cleared:
        assert copy.last.dropped, "the sentence that was planted twice is dropped"
        assert not any(word in copy.text.lower() for word in HIDDEN)
    assert result.verdict.pieces and result.lines[0].text == SAID
    assert {p.entry for p in result.proposals} == {"huesped_dieta"}
    for npc in present:
        assert "huesped_dieta" in table.game.memory.learnt[npc]
        scene = table.game.memory.scene("1")
        assert scene is not None and scene.memories[npc]
    assert "cura" not in table.game.memory.learnt


def test_what_the_real_model_writes_is_checked(model_url: str) -> None:
    table = table_at(Level.SCENE, game_director=False, review=False)
    move = Move("¿Quién eres?", "Cenan.", present=("posadera",))
    ask = Asked(model_url)
    result = asyncio.run(run_async(play(table, move), ask))
    commit(table, result)
    (context,) = [c for c in result.contexts if c.role is Role.SCENE]
    checker = Checker(table.world)
    (written,) = ask.replies[Purpose.SCENE]
    found = check_scene(checker, table, context, f"{written}\nLa posadera: Es un vampiro.")
    assert ("leak", "vampiro") in {(f.kind.value, f.text) for f in found}


def test_a_turn_that_is_stopped_leaves_no_trace(model_url: str) -> None:
    table, ask = table_at(Level.SCENE, game_director=False, review=False), Asked(model_url)
    before = (table.game.memory, len(table.game.log), table.game.stage, table.game.synopses)

    async def stopped() -> None:
        begun = asyncio.Event()

        async def answer(call: Call) -> str:
            begun.set()
            long = endpoint(model_url, 2000)
            return await chat(long, call.messages)

        move = Move("¿Quién eres?", "Cenan.", present=("posadera",))
        task = asyncio.create_task(run_async(play(table, move), answer))
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(stopped())
    assert before == (table.game.memory, len(table.game.log), table.game.stage, table.game.synopses)
    move = Move("¿Quién eres?", "Cenan.", present=("posadera",))
    result = asyncio.run(run_async(play(table, move), ask))
    assert result.verdict.pieces, "the server is free again"
