"""What a scene is written from is told apart from what the memories of the one before are."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.directors.calls import Call, Purpose, run
from core.directors.game import Game, Opening
from core.directors.rows import Role
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, commit, play
from core.retrieval import Retriever
from core.world.opening import open_world

ISOLATION = Path(__file__).resolve().parents[3] / "data" / "isolation"
FIRST = "Hablan. <npc_list>posadera guarda</npc_list>"
SECOND = "Se queda sola. <npc_list>posadera</npc_list> <new_scene/>"


@pytest.fixture(params=list(Level))
def table(request: pytest.FixtureRequest) -> Table:
    world = open_world(ISOLATION)
    settings = Settings(level=request.param, game_director=False, review=False)
    return Table(world, Retriever(world), Game("es", Opening(place="posada")), settings)


def test_memories_of_the_scene_before_are_no_contexts_of_the_scene(table: Table) -> None:
    asked: list[Call] = []

    def answer(call: Call) -> str:
        asked.append(call)
        return "Se acuerda de la cena." if call.purpose is Purpose.MEMORY else "Llueve."

    for synopsis in (FIRST, SECOND):
        asked.clear()
        result = run(play(table, Move("Buenas noches.", synopsis=synopsis)), answer)
        commit(table, result)
    scenes = [call.context for call in asked if call.purpose is Purpose.SCENE]
    assert sum(call.purpose is Purpose.MEMORY for call in asked) == 2
    assert list(result.scenes) == scenes and len(result.contexts) > len(scenes)


def test_the_first_context_of_a_scene_has_nothing_before_it(table: Table) -> None:
    for synopsis in (FIRST, SECOND):
        result = run(play(table, Move("Buenas noches.", synopsis=synopsis)))
        commit(table, result)
        assert [context.prefix for context in result.scenes] == [None] * len(result.scenes)
    sides = (Role.SCENE, Role.NARRATOR)
    held = {channel for channel in table.game.sent if channel.split(":")[0] in sides}
    assert held == {context.channel for context in result.scenes}
    again = run(play(table, Move("¿Y bien?")))
    assert all(context.prefix and context.prefix > 0.5 for context in again.scenes)
