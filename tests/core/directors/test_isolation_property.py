"""Nobody can give away what was never in front of whoever plays it (spec section 8).

A bounded run; `python tests/benchmarks/isolation.py` plays ten thousand turns.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from canary_world import build
from played import Played

from core.directors.calls import run
from core.directors.endings import end_scene, end_session
from core.directors.game import Game, Opening
from core.directors.replaying import replay_game
from core.directors.table import Level, Table
from core.directors.turn import commit, play
from core.memory.form import to_json
from core.memory.trace import format_record, read_trace
from core.retrieval import Retriever

BATCHES = 12
TURNS = 50


@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_canary_reaches_who_may_not_know_it(batch: int, tmp_path: Path) -> None:
    played = Played.batch(tmp_path, batch)
    played.play(TURNS)
    assert played.passed > TURNS // 20, "hardly any synopsis passed: nothing was tried"


@pytest.mark.parametrize("level", list(Level))
def test_a_trace_played_again_has_the_same_contexts_to_the_byte(
    level: Level, tmp_path: Path
) -> None:
    world, canaries = build(tmp_path, 77)
    played = Played(world, canaries, 77, level)
    played.table.settings = replace(played.table.settings, game_director=True, review=True)
    trace: list[str] = []
    for number in range(1, 41):
        result = run(play(played.table, played._move()), played.hostile)
        commit(played.table, result)
        records = list(result.records)
        if number % 8 == 0:
            ended = run(end_scene(played.table), played.hostile)
            played.table.game.take(ended)
            records += ended
        if number % 16 == 0:
            closing = run(end_session(played.table), played.hostile).accepted()
            played.table.game.take(closing)
            records += closing
        trace += [format_record(record) for record in records]
    again = Table(world, Retriever(world), Game("es", Opening(place="plaza")))
    stretches = list(replay_game(again, read_trace(trace).records))
    assert sum(len(stretch.contexts) for stretch in stretches) > 100
    assert [stretch.differences for stretch in stretches if not stretch.same] == []
    assert to_json(again.game.memory) == to_json(played.table.game.memory)


def test_a_changed_trace_is_found_out(tmp_path: Path) -> None:
    world, canaries = build(tmp_path, 5)
    played = Played(world, canaries, 5, Level.SCENE)
    trace: list[str] = []
    for _ in range(6):
        result = run(play(played.table, played._move()), played.hostile)
        commit(played.table, result)
        trace += [format_record(record) for record in result.records]
    forged = [line.replace("en la feria?", "en la luna?") for line in trace]
    again = Table(world, Retriever(world), Game("es", Opening(place="plaza")))
    assert not all(s.same for s in replay_game(again, read_trace(forged).records))
