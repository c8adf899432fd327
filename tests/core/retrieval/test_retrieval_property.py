"""On any world, after any edits, the index answers what the rule read literally answers."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from core.model.kinds import Kind
from core.model.state import GameState
from core.retrieval import Explanation, Hit, Retriever, lexical, scoring, size
from core.world.opening import open_world
from core.world.world import World
from tests.core.retrieval import adversarial, reference

WORLDS = 90
QUESTIONS = 60
AFTER_EDITS = 60
"""90 worlds with 60 questions before and 60 after edits: 10 800 questions."""


@pytest.mark.parametrize("few", [0, size.FEW_SLOTS], ids=["numpy", "dict"])
@pytest.mark.parametrize("batch", range(5))
def test_index_equals_the_literal_rule(
    batch: int, few: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(size, "FEW_SLOTS", few)
    monkeypatch.setattr(size, "FEW_ROWS", few)
    for seed in range(batch, WORLDS // 2, 5):
        folder = tmp_path / str(seed)
        folder.mkdir()
        _check_world(Random(seed * 2 + (few > 0)), folder)


def test_the_two_ways_of_counting_are_both_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(size, "FEW_ROWS", 0)
    random = Random(99)
    world = open_world(adversarial.write_world(random, tmp_path, 900))
    retriever = Retriever(world)
    sizes = set()
    for _ in range(60):
        query, state = adversarial.question(random), adversarial.state(random)
        asked = lexical.plan(retriever._index, reference.query_words(query), state.place)
        sizes.add(scoring.Question(retriever._index, asked, world.position).is_small)
        _check(world, retriever, query, state)
    assert sizes == {True, False}


def _check_world(random: Random, folder: Path) -> None:
    world = open_world(adversarial.write_world(random, folder))
    retriever = Retriever(world)
    for _ in range(QUESTIONS):
        _check(world, retriever, adversarial.question(random), adversarial.state(random))
    _edit_at_random(random, world, retriever)
    for _ in range(AFTER_EDITS):
        _check(world, retriever, adversarial.question(random), adversarial.state(random))
    _check_as_new(random, world, retriever)


def _edit_at_random(random: Random, world: World, retriever: Retriever) -> None:
    undo = []
    for _ in range(25):
        back = undo and random.random() < 0.25
        edit = undo.pop() if back else adversarial.edit(random, world)
        if edit is None:
            continue
        applied = world.apply(edit)
        retriever.update(applied.changes)
        undo.append(applied.inverse)
        _check(world, retriever, adversarial.question(random), adversarial.state(random))


def _check_as_new(random: Random, world: World, retriever: Retriever) -> None:
    new = Retriever(world)
    for _ in range(10):
        query, state = adversarial.question(random), adversarial.state(random)
        assert retriever.retrieve(query, state) == new.retrieve(query, state)
        kept, fresh = retriever.explain(query, state), new.explain(query, state)
        assert tuple(kept.all_masked()) == tuple(fresh.all_masked())
        for handle in world.handles(Kind.ENTRY):
            assert kept.why(handle) == fresh.why(handle)


def _asker(world: World, state: GameState) -> reference.Asker:
    learnt = state.learnt.get(state.npc, {}) if state.npc is not None else {}
    factions = world.factions_of(state.npc)
    return reference.Asker(state.npc, state.place, state.quests, factions, frozenset(learnt))


def _check(world: World, retriever: Retriever, query: str, state: GameState) -> None:
    rows = [(r.handle, r.raw) for r in world.records(Kind.ENTRY)]
    order = reference.order(rows, query, _asker(world, state))
    seen = [row for row in order if row.seen]
    hits = retriever.retrieve(query, state)
    assert [_told(h) for h in hits] == _numbered(seen)[: state.k]
    explanation = retriever.explain(query, state)
    assert explanation.results == hits
    assert [_told(h) for h in explanation.beyond] == _numbered(seen)[state.k :]
    _check_masked(order, explanation)
    for hit in (*hits, *explanation.beyond):
        assert sum(signal.points for signal in hit.signals) == hit.points
        assert hit.score == hit.points * hit.weight


def _told(hit: Hit) -> tuple[int, str, float, float, int]:
    return hit.handle, hit.id, hit.score, hit.points, hit.rank


def _numbered(rows: list[reference.Row]) -> list[tuple[int, str, float, float, int]]:
    return [(r.handle, r.id, r.score, r.points, rank) for rank, r in enumerate(rows, 1)]


def _check_masked(order: list[reference.Row], explanation: Explanation) -> None:
    hidden = [(*_numbered(order)[i][:4], i + 1) for i, row in enumerate(order) if not row.seen]
    assert [_told(m.hit) for m in explanation.masked if m.hit is not None] == hidden
    assert [m.rank for m in explanation.masked] == [row[4] for row in hidden]
