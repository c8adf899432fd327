"""What is said is said in words that fit: one of a thing, nothing between two, no long figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playground_help import QUESTION, STATE, handle

from core.model.kinds import Kind
from core.model.state import GameState
from core.query import reach
from core.retrieval import Retriever
from core.retrieval.figures import figure, points_figure
from core.world import build
from core.world.opening import open_world
from editor.playground.asking import Asker
from editor.playground.ordering import rows_of
from editor.playground.rows import LineRow, Showing
from editor.playground.sheet import SheetMaker
from editor.playground.words import group_words, number
from editor.playground.workspace import PlaygroundWorkspace


def small_world(folder: Path, entries: list[dict[str, object]], npcs: int = 1):  # type: ignore[no-untyped-def]
    cast = [{"id": f"npc_{i}", "name": f"Npc {i}"} for i in range(npcs)]
    content = {"version": 2, "entries": entries, "npcs": cast}
    (folder / "w.json").write_text(json.dumps(content), encoding="utf-8")
    return open_world(folder)


def entry(id: str, weight: float = 1.0, tag: str = "mine") -> dict[str, object]:
    return {"id": id, "text": "A text.", "tags": [tag], "weight": weight}


def distances(folder: Path, *weights: float) -> list[str]:
    """What is said of the distance of each of some entries that differ in weight alone."""
    from editor.document import Document
    from editor.opening import open_with_index

    small_world(folder, [entry(f"e{at}", weight) for at, weight in enumerate(weights)])
    opened = open_with_index(folder)
    document = Document(opened.world, opened.retriever, opened.validator)
    asker = Asker(document)
    asker.set_query("mine")
    maker = SheetMaker(opened.world, asker.answer, Showing())
    hits = asker.answer.explanation.results
    said = [maker.sheet(hit.handle).spoken().splitlines() for hit in hits]
    asker.close()
    document.close()
    return [line for lines in said for line in lines if line.startswith(("A", "B", "J", "N"))]


@pytest.mark.usefixtures("qapp")
def test_equal_scores_are_not_ahead_by_nothing(tmp_path: Path) -> None:
    said = distances(tmp_path, 1.0, 1.0)
    assert "As high as e1, which comes after it by its id." in said
    assert "As high as e0, which comes first by its id." in said


@pytest.mark.usefixtures("qapp")
def test_what_is_nearly_equal_is_just_ahead(tmp_path: Path) -> None:
    said = distances(tmp_path, 1.0001, 1.0)
    assert "Just ahead of e1." in said and "Just behind e0." in said
    assert not any("0.0." in line for line in said)


@pytest.mark.usefixtures("qapp")
def test_a_distance_is_said_with_its_figure(tmp_path: Path) -> None:
    said = distances(tmp_path, 1.4, 1.0)
    assert "Ahead of e1 by 1.2." in said and "Behind e0 by 1.2." in said


def test_the_only_npc_is_called_by_its_name(tmp_path: Path, qapp: object) -> None:
    from editor.playground.names import Names

    world = small_world(tmp_path, [entry("a")])
    data = world.data(world.find(Kind.ENTRY, "a")[0])
    found = reach(world, data)  # type: ignore[arg-type]
    assert [group_words(group, Names(world)) for group in found.groups] == ["Npc 0"]


@pytest.mark.parametrize(
    ("seen", "masked", "said"),
    [
        (1, 0, "1 entry"),
        (2, 0, "2 entries"),
        (1, 1, "1 entry, and 1 masked one"),
        (2, 2, "2 entries, and 2 masked ones"),
    ],
)
def test_one_entry_is_one(seen: int, masked: int, said: str, tmp_path: Path, qapp: object) -> None:
    from editor.document import Document
    from editor.opening import open_with_index

    hidden = [{**entry(f"h{i}", tag="other"), "visibility": "hidden"} for i in range(masked)]
    small_world(tmp_path, [*(entry(f"s{i}", tag="other") for i in range(seen)), *hidden])
    opened = open_with_index(tmp_path)
    document = Document(opened.world, opened.retriever, opened.validator)
    asker = Asker(document)
    asker.set_query("nothing")
    rows = rows_of(opened.world, asker.answer, "all", Showing())
    notes = [row.note for row in (rows[at] for at in range(len(rows))) if isinstance(row, LineRow)]
    asker.close()
    document.close()
    assert notes == [said]


def test_before_a_question_nothing_is_explained(room: PlaygroundWorkspace) -> None:
    room.set_state(STATE)
    room.asker.ask_now()
    sheet = room.explanation.sheet
    assert sheet.title == "Nothing to explain"
    assert sheet.spoken().endswith("why an entry is given, masked or left out.")
    room.query.field.setText(QUESTION)
    room.asker.ask_now()
    assert room.explanation.sheet.title == "Why gremio_pacto_silencio is first"
    room.query.field.clear()
    room.asker.ask_now()
    assert room.explanation.sheet.title == "Nothing to explain"
    room.bar.segments._buttons["masked"].click()
    room.list.select(handle(room, "mina_causa_real"))
    assert room.explanation.sheet.title == "Why mina_causa_real is masked"


@pytest.mark.parametrize(
    ("value", "said"),
    [(7.0, "7.0"), (4.199999999999999, "4.2"), (0.25, "0.25"), (1 / 3, "0.333"), (-0.00001, "0.0")],
)
def test_figures_have_one_decimal_and_more_only_where_they_are_needed(
    value: float, said: str
) -> None:
    assert figure(value) == said == number(value)
    assert points_figure(3.0) == "3" and points_figure(4.199999999999999) == "4.2"


def test_the_command_line_shows_figures_and_its_json_keeps_every_digit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from core.cli.main import main

    world = small_world(tmp_path, [entry("a", 1.4)])
    score = Retriever(world).retrieve("mine", GameState())[0].score
    assert score == 4.199999999999999
    main(["query", str(tmp_path), "mine"])
    assert "  1  4.2  a  (tag mine +3; x 1.4)" in capsys.readouterr().out
    main(["query", str(tmp_path), "mine", "--json"])
    assert json.loads(capsys.readouterr().out)["results"][0]["score"] == score


def test_a_bundle_whose_scores_differ_says_which(tmp_path: Path) -> None:
    from core.cases.bundle_make import Asked, make_bundle
    from core.cases.bundle_replay import reproduce

    world = small_world(tmp_path, [entry("a", 1.4), entry("b")])
    retriever = Retriever(world)
    bundle = make_bundle(world, retriever, Asked("mine", GameState()))
    edit = build.set_value(world, world.find(Kind.ENTRY, "b")[0], "weight", 1.1)
    retriever.update(world.apply(edit).changes)
    said = [d.message() for d in reproduce(bundle, world, retriever).differences]
    assert len(said) == 1 and "a (4.2)" in said[0]
    assert "b (3.0)" in said[0] and "b (3.3)" in said[0]
