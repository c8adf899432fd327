"""The paraphrase lab: figures by hand, and questions that cannot be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from core.cases.lab import measure, read_questions, unknown_ids
from core.errors import UnreadableFile
from core.model.state import PROFILES
from core.retrieval import Retriever
from core.world.opening import open_world
from core.world.world import World

DATA = Path(__file__).resolve().parents[3] / "data"


def _write(path: Path, *rows: object) -> Path:
    path.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    return path


def test_the_figures_are_those_counted_by_hand(
    make_world: Callable[..., World], tmp_path: Path
) -> None:
    path = _write(
        tmp_path / "q.jsonl",
        {"query": "mine", "expects": ["mine"]},
        {"query": "oath mine", "npc": "bram", "expects": ["mine"]},
        {"query": "mine", "npc": "bram", "expects": ["mine", "oath"]},
        {"query": "mine", "expects": ["cause"]},
    )
    world = make_world()
    (score,) = measure(world, Retriever(world), read_questions(path), ["lexical"])
    # ranks: 1; 2; 1 and 2; masked.
    assert score.questions == 4
    assert score.recall_1 == (1 + 0 + 1 + 0) / 4
    assert score.recall_5 == (1 + 1 + 1 + 0) / 4
    assert score.mrr == (1 + 1 / 2 + 1 + 0) / 4
    assert (score.found_1, score.found_5) == (2, 3)
    (miss,) = score.misses
    assert (miss.number, miss.id, miss.why.code) == (4, "cause", "case_missing_masked")
    assert "quest:last" in miss.why.message()


@pytest.mark.parametrize(
    ("world", "questions"),
    [("lore", "villarroca"), ("lore_en", "skerry_point"), ("lore_pt", "montalvo")],
)
def test_the_shipped_questions_name_what_is_there(world: str, questions: str) -> None:
    read = read_questions(DATA / "questions" / f"{questions}.jsonl")
    assert len(read) == (120 if world == "lore" else 40)
    opened = open_world(DATA / world)
    assert unknown_ids(opened, read) == ()
    scores = measure(opened, Retriever(opened), read)
    assert [s.profile for s in scores] == list(PROFILES)
    assert all(0 < s.recall_1 <= s.mrr <= 1 and s.recall_1 <= s.recall_5 <= 1 for s in scores)


@pytest.mark.parametrize("line", ["{}", "[]", "nonsense", '{"query": "x", "expects": []}'])
def test_a_line_that_is_no_question_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "q.jsonl"
    path.write_text(f'{{"query": "x", "expects": ["a"]}}\n\n{line}\n', encoding="utf-8")
    with pytest.raises(UnreadableFile) as caught:
        read_questions(path)
    assert caught.value.line == 3


def test_unknown_ids_are_told_with_the_number(
    make_world: Callable[..., World], tmp_path: Path
) -> None:
    path = _write(tmp_path / "q.jsonl", {"query": "x", "npc": "bran", "expects": ["mine", "min"]})
    found = unknown_ids(make_world(), read_questions(path))
    assert [(number, d.item) for number, d in found] == [(1, "bran"), (1, "min")]


def test_a_mark_at_the_start_is_no_part_of_a_question(tmp_path: Path) -> None:
    path = tmp_path / "marked.jsonl"
    path.write_bytes(b'\xef\xbb\xbf{"query": "mine", "expects": ["mine"]}\n')
    assert read_questions(path)[0].query == "mine"
