"""Rates, their intervals, and the labelled set (spec section 7)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.grounding import Finding, FindingKind, Rate, Shift, Tally, shifts, wilson
from tests.benchmarks.grounding import HALVES, WORLDS, rows, scores

LEAK = Finding(FindingKind.LEAK, 0, 1, "x")
NUMBER = Finding(FindingKind.NUMBER, 2, 3, "7")


@pytest.mark.parametrize(
    ("hits", "answers", "low", "high"),
    [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)],
)
def test_wilson_intervals_are_those_of_the_tables(
    hits: int, answers: int, low: float, high: float
) -> None:
    assert wilson(hits, answers) == pytest.approx((low, high), abs=1e-4)


@given(st.integers(0, 500), st.integers(0, 500))
def test_an_interval_holds_its_share(hits: int, misses: int) -> None:
    low, high = wilson(hits, hits + misses)
    share = hits / (hits + misses) if hits + misses else 0.5
    assert 0 <= low <= share <= high <= 1


def test_rates_by_kind_npc_and_label() -> None:
    tally = Tally()
    tally.add([LEAK, LEAK, NUMBER], "bram", "v2")
    tally.add([], "bram", "v1")
    tally.add([], None, None)
    rates = {(r.kind, r.npc, r.label): (r.hits, r.answers) for r in tally.rates()}
    assert rates["leak", None, None] == (1, 3)
    assert rates["any", None, None] == (1, 3)
    assert rates["leak", "bram", None] == (1, 2)
    assert rates["leak", "", None] == (0, 1)
    assert rates["leak", None, "v2"] == (1, 1)
    assert rates["number", None, "v1"] == (0, 1)
    assert len(rates) == 6 * 5


def test_two_files_differ_when_chance_does_not_explain_it() -> None:
    assert Shift(Rate("leak", 2, 100), Rate("leak", 20, 100)).apart
    assert not Shift(Rate("leak", 2, 100), Rate("leak", 5, 100)).apart
    assert not Shift(Rate("leak", 0, 1), Rate("leak", 1, 1)).apart
    one, other = [Rate("leak", 1, 2), Rate("leak", 1, 1, "bram")], [Rate("leak", 2, 2)]
    assert [(s.before.hits, s.after.hits) for s in shifts(one, other)] == [(1, 2)]


@pytest.mark.parametrize("language", WORLDS)
def test_the_labelled_set_is_large_and_its_labels_fit_their_answers(language: str) -> None:
    every = rows(language)
    assert len(every) >= 150
    assert 0.4 <= sum(not row["findings"] for row in every) / len(every) <= 0.6
    assert len({row["id"] for row in every}) == len({row["answer"] for row in every}) == len(every)
    assert {row["half"] for row in every} == set(HALVES)
    for row in every:
        for label in row["findings"]:
            assert row["answer"][label["start"] : label["end"]] == label["text"]
            assert label["kind"] in set(FindingKind)


@pytest.mark.parametrize("language", WORLDS)
@pytest.mark.parametrize("half", HALVES)
def test_precision_and_recall_do_not_fall(language: str, half: str) -> None:
    total, alarms, clean, _ = scores(language, half)
    right = sum(score.right for score in total.values())
    assert right / (right + sum(score.wrong for score in total.values())) >= 0.85
    assert right / (right + sum(score.missed for score in total.values())) >= 0.9
    assert alarms <= 0.05 * clean
