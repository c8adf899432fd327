"""Knowledge cases: what passes, what fails, and what each failure says (spec section 10)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from core.cases import affected
from core.cases.junit import junit_xml
from core.cases.making import case_from, file_for_cases
from core.cases.result import CaseResult, Status
from core.cases.runner import CaseRunner
from core.messages import LANGUAGES
from core.model.kinds import Kind
from core.model.state import GameState
from core.model.visibility import PUBLIC
from core.retrieval import Retriever
from core.world import build
from core.world.edits import Edit
from core.world.opening import open_world
from core.world.world import World
from tests.core.retrieval import adversarial

DATA = Path(__file__).resolve().parents[3] / "data"
Make = Callable[..., World]


def _run(world: World) -> list[CaseResult]:
    return list(CaseRunner(world, Retriever(world)).run_all())


def _one(make_world: Make, **case: Any) -> CaseResult:
    return _run(make_world([{"id": "c", "query": "the mine", **case}]))[0]


@pytest.mark.parametrize(("folder", "count"), [("lore", 40), ("lore_en", 10), ("lore_pt", 10)])
def test_every_shipped_case_passes(folder: str, count: int) -> None:
    results = _run(open_world(DATA / folder))
    assert len(results) == count
    assert [r.differences for r in results if not r.ok] == []


@pytest.mark.parametrize(
    ("case", "code"),
    [
        ({"retrieves": ["mine"]}, None),
        ({"retrieves": ["mine"], "_hides": ["cause"]}, None),
        ({"retrieves": ["cause"]}, "case_missing_masked"),
        ({"retrieves": ["draft"]}, "case_missing_never"),
        ({"retrieves": ["mine"], "k": 1, "npc": "bram", "query": "mine oath"}, "case_missing_rank"),
        ({"retrieves": ["mine"], "query": "weather"}, "case_missing_zero"),
        ({"masks": ["cause", "draft", "oath"]}, None),
        ({"masks": ["cause"], "quests": ["last"]}, "case_not_masked"),
        ({"masks": ["oath"], "npc": "bram"}, "case_not_masked"),
        ({"not_retrieves": ["cause"]}, None),
        ({"not_retrieves": ["mine"]}, "case_retrieved"),
        ({"context_has": ["the MINE fell"], "npc": "bram"}, None),
        ({"context_has": ["dug"], "npc": "bram"}, "case_context_missing"),
        ({"context_lacks": ["foreman"], "npc": "bram"}, None),
        ({"context_lacks": ["fell in"], "npc": "bram"}, "case_context_present"),
        ({"answer": "It was the foreman.", "findings": ["leak:foreman"], "npc": "bram"}, None),
        ({"answer": "It was the foreman.", "npc": "bram"}, "case_finding_extra"),
        ({"answer": "It fell in.", "findings": [], "npc": "bram"}, None),
        (
            {"answer": "It fell.", "findings": ["leak:foreman"], "npc": "bram"},
            "case_finding_missing",
        ),
    ],
)
def test_an_expectation_passes_or_says_why_not(
    make_world: Make, case: dict[str, Any], code: str | None
) -> None:
    result = _one(make_world, **case)
    assert [d.code for d in result.differences] == ([code] if code else [])
    assert result.status is (Status.FAILED if code else Status.PASSED)


@pytest.mark.parametrize(
    ("case", "code"),
    [
        ({}, "case_empty"),
        ({"retrieves": ["mine"], "hides": ["cause"]}, "unknown_case_key"),
        ({"retrieves": ["mine"], "maskz": ["cause"]}, "misspelt_key"),
        ({"retrieves": ["mine"], "masks": ["cause"], "oculta": ["x"]}, "mixed_vocabulary"),
        ({"masks": ["cause"], "query": " "}, "no_query"),
        ({"masks": ["caus"]}, "unknown_id_nearest"),
        ({"masks": ["cause"], "npc": "nobody_here"}, "unknown_id"),
        ({"masks": ["cause"], "quests": ["firts"]}, "unknown_id_nearest"),
        ({"masks": ["cause"], "place": "forg"}, "unknown_id_nearest"),
        ({"masks": ["cause"], "profile": "best"}, "case_profile"),
        ({"masks": ["cause"], "findings": ["leak:x"]}, "case_no_answer"),
        ({"answer": "x", "findings": ["foreman"]}, "case_finding_form"),
        ({"answer": "x", "findings": ["lie:foreman"]}, "case_finding_form"),
        ({"masks": "cause"}, "case_broken"),
    ],
)
def test_a_case_that_could_never_fail_is_an_error(
    make_world: Make, case: dict[str, Any], code: str
) -> None:
    result = _one(make_world, **case)
    assert result.status is Status.ERROR
    assert code in [d.code for d in result.differences]
    for language in LANGUAGES:
        assert all("{" not in d.message(language) for d in result.differences)


def test_a_players_own_words_do_not_count_as_context(make_world: Make) -> None:
    result = _one(make_world, query="Is it the foreman?", context_lacks=["foreman"], npc="bram")
    assert result.ok


def test_what_does_not_fit_a_context_fails_and_is_said(make_world: Make) -> None:
    result = _one(make_world, query="mine " * 4000, context_lacks=["foreman"], npc="bram")
    assert result.status is Status.FAILED


def test_expected_and_got_are_told_in_the_same_terms(make_world: Make) -> None:
    result = _one(make_world, retrieves=["cause"], masks=["oath", "cause"], npc="bram")
    assert result.expected == {"retrieves": ("cause",), "masks": ("oath", "cause")}
    assert result.got == {"retrieves": ("mine", "oath"), "masks": ("cause",)}
    shown = result.as_json()
    assert (shown["id"], shown["ok"]) == ("c", False)
    assert shown["got"] == {"retrieves": ["mine", "oath"], "masks": ["cause"]}


# made from a question


def test_a_case_is_made_of_what_happens_now(make_world: Make) -> None:
    world = make_world([{"id": "old", "query": "x", "masks": ["cause"]}])
    state = GameState("bram", "forge", frozenset({"first"}), k=2)
    answer = "The foreman did it."
    fields = case_from(world, Retriever(world), "What of the mine?", state, answer)
    assert fields == {
        "id": "bram_what_mine",
        "npc": "bram",
        "place": "forge",
        "quests": ("first",),
        "query": "What of the mine?",
        "k": 2,
        "retrieves": ("mine", "oath"),
        "masks": ("cause",),
        "answer": answer,
        "findings": ("leak:foreman",),
    }
    file = file_for_cases(world)
    assert file is not None
    world.apply(build.add(world, Kind.CASE, file, fields))
    assert [r.ok for r in _run(world)] == [True, True]


def test_an_id_that_is_taken_gets_a_number(make_world: Make) -> None:
    world = make_world([{"id": "mine", "query": "x", "masks": ["cause"]}])
    assert case_from(world, Retriever(world), "the mine", GameState())["id"] == "mine_2"


# affected by an edit


def _set(world: World, kind: Kind, id: str, name: str, value: object) -> Edit:
    return build.set_value(world, world.find(kind, id)[0], name, value)


CASES = [
    {"id": "mine", "query": "the mine", "retrieves": ["mine"]},
    {"id": "oath", "query": "an oath", "npc": "bram", "retrieves": ["oath"]},
    {"id": "masks", "query": "zzz", "masks": ["draft"]},
    {"id": "wide", "query": "zzz", "npc": "cata", "context_lacks": ["foreman"]},
    {"id": "natural", "query": "the mine", "profile": "natural", "retrieves": ["mine"]},
]


@pytest.mark.parametrize(
    ("kind", "id", "name", "value", "expected"),
    [
        (Kind.ENTRY, "mine", "text", "The pit.", {"mine", "wide", "natural"}),
        (Kind.ENTRY, "draft", "text", "Another.", {"masks", "wide", "natural"}),
        (Kind.ENTRY, "draft", "notes", "later", set()),
        (Kind.NPC, "bram", "factions", (), {"oath", "wide"}),
        (Kind.NPC, "bram", "voice", "low", {"wide"}),
        (Kind.CASE, "mine", "masks", ("cause",), {"mine"}),
    ],
)
def test_only_the_cases_that_an_edit_may_change_are_run_again(
    make_world: Make, kind: Kind, id: str, name: str, value: object, expected: set[str]
) -> None:
    world = make_world(CASES)
    runner = CaseRunner(world, Retriever(world))
    changes = world.apply(_set(world, kind, id, name, value)).changes
    assert {world.record(h).id for h in runner.affected(changes)} == expected


def test_the_edit_that_breaks_a_case_is_noticed(make_world: Make) -> None:
    world = make_world([{"id": "c", "query": "mine", "masks": ["cause"]}])
    retriever = Retriever(world)
    runner = CaseRunner(world, retriever)
    changes = world.apply(_set(world, Kind.ENTRY, "cause", "visibility", PUBLIC)).changes
    retriever.update(changes)
    (result,) = runner.run_each(runner.affected(changes))
    assert [d.code for d in result.differences] == ["case_not_masked"]


@pytest.mark.parametrize("seed", range(20))
def test_a_case_that_is_not_affected_has_the_result_it_had(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    world = _random_world(random, tmp_path)
    retriever = Retriever(world)
    runner = CaseRunner(world, retriever)
    before = {r.handle: r for r in runner.run_all()}
    for _ in range(25):
        edit = adversarial.edit(random, world)
        if edit is None:
            continue
        changes = world.apply(edit).changes
        retriever.update(changes)
        again = {r.handle: r for r in runner.run_all()}
        same = before.keys() - set(runner.affected(changes))
        assert {h: _told(before[h]) for h in same} == {h: _told(again[h]) for h in same}
        before = again


def _told(result: CaseResult) -> object:
    return result.status, result.got, [(d.code, d.item) for d in result.differences]


def _random_world(random: Random, folder: Path) -> World:
    import json

    adversarial.write_world(random, folder)
    rows = []
    for number in range(15):
        state = adversarial.state(random)
        row: dict[str, Any] = {"id": f"c{number}", "consulta": adversarial.question(random)}
        row |= {"npc": state.npc, "lugar": state.place, "quests": sorted(state.quests)}
        row["k"] = max(state.k, 1)
        row["perfil"] = random.choice(("lexical", "lexical", "lexical", "lexical+", "natural"))
        for key in ("recupera", "oculta", "no_recupera"):
            row[key] = random.sample(adversarial.IDS, random.randint(0, 2))
        row = {k: v for k, v in row.items() if v is not None}
        rows.append(row)
    (folder / "cases.json").write_text(json.dumps({"casos": rows}), encoding="utf-8")
    return open_world(folder)


# JUnit


def test_junit_is_valid_xml_with_the_right_counts(make_world: Make) -> None:
    cases = [
        {"id": "good", "title": "a < b & \u0001 \ud800", "query": "x", "masks": ["cause"]},
        {"id": "bad", "query": "the mine", "masks": ["mine"]},
        {"id": "wrong", "query": "x"},
    ]
    rows = [("lore.json", result, 0.25) for result in _run(make_world(cases))]
    root = ElementTree.fromstring(junit_xml(rows))
    (suite,) = root
    counts = {"tests": "3", "failures": "1", "errors": "1", "skipped": "0", "time": "0.750"}
    assert {k: suite.attrib[k] for k in counts} == counts == dict(root.attrib)
    assert [[child.tag for child in case] for case in suite] == [[], ["failure"], ["error"]]
    failure = suite[1][0]
    assert "not masked" in failure.attrib["message"]
    assert "expected mine" in str(failure.text)


def test_of_very_many_records_no_pair_is_looked_at_and_all_cases_are_due(
    make_world: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = make_world(CASES)
    runner = CaseRunner(world, Retriever(world))
    files = [file.handle for file in world.lore_files]
    fields = {"id": "one", "text": "Nothing that any case asks for.", "tags": ()}
    added = build.add(world, Kind.ENTRY, files[0], fields)
    few = world.apply(added).changes
    one = few.records[0]
    many = replace(few, records=(one,) * 3000)
    monkeypatch.setattr(affected, "_is_affected", None)
    assert set(runner.affected(many)) == set(world.handles(Kind.CASE))
