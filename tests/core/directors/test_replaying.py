"""Traces that are damaged, cut short, or of an older form are played as far as they go."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from played import Played

from core.context import BudgetTooSmall
from core.directors.calls import run
from core.directors.endings import end_scene, end_session
from core.directors.game import Game, Opening
from core.directors.replaying import Again, replay_game
from core.directors.table import Table
from core.directors.turn import commit, play
from core.memory.trace import format_record, read_trace
from core.retrieval import Retriever
from core.world.world import World

ODD = (
    None,
    True,
    -1,
    0,
    10**30,
    float("inf"),
    "",
    "nowhere",
    [],
    [None, 3],
    {},
    {"a": 1},
    "\ud800",
)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> tuple[World, list[str]]:
    """A world and the trace of a game in it: turns, rolls, the end of scenes and of a session."""
    played = Played.batch(tmp_path_factory.mktemp("world"), 5)
    trace: list[str] = []
    for number in range(1, 9):
        result = run(play(played.table, played._move()), played.hostile)
        commit(played.table, result)
        records = list(result.records)
        if number % 4 == 0:
            for ended in (end_scene(played.table), None):
                more = run(ended) if ended else run(end_session(played.table)).accepted()
                played.table.game.take(more)
                records += more
        trace += map(format_record, records)
    return played.table.world, trace


def again(world: World, trace: list[str | bytes]) -> list[Again]:
    table = Table(world, Retriever(world), Game("es", Opening(place="plaza")))
    return list(replay_game(table, read_trace(trace).records))


def test_as_it_was_written_it_is_the_same(recorded: tuple[World, list[str]]) -> None:
    world, trace = recorded
    stretches = again(world, list(trace))
    assert len([s for s in stretches if s.contexts]) >= 8
    assert all(stretch.same for stretch in stretches)


def test_cut_short_it_is_the_same_up_to_there(recorded: tuple[World, list[str]]) -> None:
    world, trace = recorded
    text = "\n".join(trace).encode()
    for part in (0.2, 0.5, 0.77, 0.99):
        stretches = again(world, [*text[: int(len(text) * part)].split(b"\n")])
        assert all(stretch.same for stretch in stretches[:-1]), "all but the one that was cut"


def test_lines_that_are_no_json_are_passed_over(recorded: tuple[World, list[str]]) -> None:
    world, trace = recorded
    noisy = [line for each in trace for line in (each, "{not json", "[1]", "", b"\xff\xfe")]
    assert all(stretch.same for stretch in again(world, noisy))


def without(record: dict[str, object], *names: str) -> dict[str, object]:
    """A record of a form that had fewer keys, at any depth."""
    kept: dict[str, object] = {}
    for key, value in record.items():
        if key not in names:
            kept[key] = without(value, *names) if isinstance(value, dict) else value
    return kept


def test_a_trace_of_a_form_without_digests_is_played(recorded: tuple[World, list[str]]) -> None:
    world, trace = recorded
    older = [json.dumps(without(json.loads(line), "sha256", "asked")) for line in trace]
    stretches = again(world, older)
    assert sum(len(stretch.contexts) for stretch in stretches) > 8
    assert all(stretch.same for stretch in stretches), "nothing to compare, nothing differs"


def test_a_trace_without_settings_takes_those_of_the_table(
    recorded: tuple[World, list[str]],
) -> None:
    world, trace = recorded
    older = [json.dumps(without(json.loads(line), "settings")) for line in trace]
    assert any(stretch.contexts for stretch in again(world, older))


def test_a_trace_with_lines_only_is_taken_in(recorded: tuple[World, list[str]]) -> None:
    world, trace = recorded
    spoken = [line for line in trace if "event" not in json.loads(line)]
    assert [stretch.contexts for stretch in again(world, spoken)] == [()]


def damaged(value: object, rng: random.Random) -> object:
    """The value with one thing in it replaced by something odd."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        return {**value, key: damaged(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.7:
        at = rng.randrange(len(value))
        return [*value[:at], damaged(value[at], rng), *value[at + 1 :]]
    return rng.choice(ODD)


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_damaged_it_never_breaks_off(
    recorded: tuple[World, list[str]], seed: int
) -> None:
    world, trace = recorded
    rng = random.Random(seed)
    lines = list(trace)
    for _ in range(rng.randint(1, 30)):
        at = rng.randrange(len(lines))
        what = rng.random()
        if what < 0.7:
            lines[at] = json.dumps(damaged(json.loads(lines[at]), rng))
        elif what < 0.85:
            del lines[at]
        else:
            lines.insert(at, lines[rng.randrange(len(lines))])
    try:
        stretches = again(world, list(lines))
    except BudgetTooSmall:
        return
    assert stretches


def test_each_call_tells_how_much_of_it_was_kept(recorded: tuple[World, list[str]]) -> None:
    world, trace = recorded
    contexts = [context for stretch in again(world, list(trace)) for context in stretch.contexts]
    shares = [context.prefix for context in contexts if context.prefix is not None]
    assert len(shares) > 8
    assert all(0 <= share <= 1 for share in shares)


def test_odd_paths(tmp_path: Path, recorded: tuple[World, list[str]]) -> None:
    world, _ = recorded
    assert again(world, []) == []
    assert again(world, ["", "{}", "null"]) == []


@pytest.mark.parametrize("odd", ODD, ids=repr)
@pytest.mark.parametrize(
    "name", ["route", "said", "present", "place", "check", "settings", "scene"]
)
def test_an_odd_move_never_breaks_off(
    recorded: tuple[World, list[str]], name: str, odd: object
) -> None:
    world, trace = recorded
    lines = [json.loads(line) for line in trace[:12]]
    for record in lines:
        if record.get("step") == "turn":
            record["input"][name] = odd
    assert again(world, [json.dumps(record) for record in lines])


@pytest.mark.parametrize("odd", [*ODD, 2.5], ids=repr)
@pytest.mark.parametrize(
    "name", ["level", "k", "profile", "counter", "story_budget", "scene_budget", "learning"]
)
def test_odd_settings_never_break_off(
    recorded: tuple[World, list[str]], name: str, odd: object
) -> None:
    world, trace = recorded
    lines = [json.loads(line) for line in trace[:12]]
    for record in lines:
        if record.get("step") == "turn":
            record["input"]["settings"][0][name] = odd
    try:
        assert again(world, [json.dumps(record) for record in lines])
    except BudgetTooSmall:
        assert name.endswith("budget")


@pytest.mark.parametrize("faces", [None, [], ["a"], [float("inf")], [-4, 1e30], {}, "33"], ids=repr)
@pytest.mark.parametrize("dice", ["2d6", "", "d0", "99999d9", 7, None, "sword"], ids=repr)
def test_odd_rolls_never_break_off(
    recorded: tuple[World, list[str]], faces: object, dice: object
) -> None:
    world, trace = recorded
    lines = [json.loads(line) for line in trace[:12]]
    turn = next(record for record in lines if record.get("step") == "turn")
    turn["input"]["check"] = {"skill": "sigilo", "dice": dice, "difficulty": float("inf")}
    roll = {"event": "call", "turn": 1, "step": "check", "input": {}, "output": {"faces": faces}}
    at = lines.index(turn) + 1
    lines.insert(at, roll)
    assert again(world, [json.dumps(record) for record in lines])
