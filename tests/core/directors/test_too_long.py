"""What is too long for a second look is not lost; what went wrong with a scene is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.directors.calls import Call, Purpose, run
from core.directors.game import Game, Opening
from core.directors.table import Settings, Table
from core.directors.turn import Move, TurnResult, play
from core.memory.trace import Event
from core.retrieval import Retriever
from core.world.opening import open_world

ISOLATION = Path(__file__).resolve().parents[3] / "data" / "isolation"
SCENE = "Cenan. <npc_list>posadera guarda</npc_list>"
LONG = "La posadera: " + "Hace sol y el pan se enfría. " * 2000
EDIT = "<edit><old>Hace sol</old><new>Eres un vampiro</new></edit>"


@pytest.fixture
def table() -> Table:
    world = open_world(ISOLATION)
    settings = Settings(game_director=False)
    return Table(world, Retriever(world), Game("es", Opening(place="posada")), settings)


def played(table: Table, answers: dict[Purpose, str], synopsis: str = SCENE) -> TurnResult:
    def answer(call: Call) -> str | None:
        return answers.get(call.purpose)

    return run(play(table, Move("Buenas noches.", synopsis=synopsis)), answer)


def test_a_scene_that_is_too_long_to_be_reviewed_is_played(table: Table) -> None:
    result = played(table, {Purpose.SCENE: LONG, Purpose.REVIEW: EDIT})
    assert len(result.lines[-1].text) > 50_000 and not result.verdict.reviews
    assert [p.code for p in result.problems] == ["director_review_too_long"]
    assert all(result.problems[0].message(language) for language in ("en", "es", "pt"))


def test_corrections_that_are_refused_twice_are_told_with_the_turn(table: Table) -> None:
    result = played(table, {Purpose.SCENE: "La posadera: Hace sol.", Purpose.REVIEW: EDIT})
    assert result.lines[-1].text == "Hace sol."
    assert [p.code for p in result.problems] == ["director_review_refused"]


def test_a_synopsis_that_is_too_long_to_be_rewritten_loses_its_sentence(table: Table) -> None:
    longer = "El huésped es un vampiro. " + "El pan se enfría y la noche cae. " * 500
    table.settings = Settings(game_director=False, review=False, scene_budget=40_000)
    result = played(table, {Purpose.SCENE: "La posadera: Hace sol."}, longer + SCENE)
    (copy,) = result.cleared
    assert copy.last.dropped == ("El huésped es un vampiro.",) and "pan" in copy.text


@pytest.mark.parametrize(("answer", "told"), [("", True), (" \u200b\n", True), ("Llueve.", False)])
def test_a_model_that_answers_nothing_is_told(table: Table, answer: str, told: bool) -> None:
    result = played(table, {Purpose.SCENE: answer})
    assert [p.code for p in result.problems] == (["director_no_scene"] if told else [])
    assert len(result.lines) == (1 if told else 2)


def test_where_nobody_answers_nothing_is_missed(table: Table) -> None:
    assert played(table, {}).problems == ()


def test_nobody_who_is_no_npc_is_made_present_by_a_trace(table: Table) -> None:
    people = ["posadera", "", "player", "narrador", "posadera"]
    table.game.take(run_stage(people))
    assert table.game.stage.present == ("posadera",)


def run_stage(people: list[str]) -> tuple[Event, ...]:
    start = Event("scene_start", 1, "1", {"present": ["guarda"]})
    step = {"step": "stage", "input": {}, "output": {"present": people, "place": "posada"}}
    return start, Event("call", 1, "1", step)
