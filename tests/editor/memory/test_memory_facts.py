"""The facts of an NPC: order, cap, what is sent, sorting, and rows that keep their selection."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from memory_conftest import SAVES, OpenSave, inspect, settle
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from core.memory.context import best_facts
from core.memory.facts import Fact, prune
from core.memory.state import MemoryState
from editor.memory.fact_table import cap_divider, fact_columns, fact_table_rows
from editor.memory.facts import fact_rows
from editor.memory.grid import GridModel
from editor.memory.inspected import Inspected
from editor.memory.matrix import MatrixModel, presence_matrix, secrets_matrix
from editor.memory.npc_list import NpcModel, NpcRow

SAMPLE = SAVES / "partida_03.json"
BRAM = "herrero_bram"


def with_facts(inspected: Inspected, facts: tuple[Fact, ...], turn: int) -> Inspected:
    state = MemoryState(turn=turn, facts={"x": facts})
    return replace(inspected, candidate=replace(inspected.candidate, state=state))


facts_of = st.lists(
    st.builds(
        Fact,
        text=st.text("ab ", min_size=1, max_size=4),
        turn=st.integers(0, 60),
        weight=st.sampled_from((0.5, 1.0, 1.5)),
        pinned=st.booleans(),
    ),
    max_size=30,
)
PLAIN = inspect(SAVES / "partida_01.json")


@settings(max_examples=150, deadline=None)
@given(facts_of, st.integers(0, 60), st.integers(0, 12))
def test_what_stands_under_the_cap_line_is_what_pruning_takes(
    facts: list[Fact], turn: int, cap: int
) -> None:
    inspected = replace(with_facts(PLAIN, tuple(facts), turn), cap=cap)
    rows = fact_rows(inspected, "x")
    pruning = prune(facts, turn, cap)
    gone = [row.fact for row in rows if row.fate == "next"]
    assert gone == list(reversed(pruning.pruned))
    divider = cap_divider(inspected, rows)
    if gone:
        assert divider is not None and [r.fact for r in rows[divider.before :]] == gone
    else:
        assert divider is None
    assert [row.rank for row in rows] == list(range(1, len(facts) + 1))


@settings(max_examples=60, deadline=None)
@given(facts_of, st.integers(0, 60))
def test_sent_are_the_facts_that_a_context_takes(facts: list[Fact], turn: int) -> None:
    inspected = with_facts(PLAIN, tuple(facts), turn)
    sent = [id(row.fact) for row in fact_rows(inspected, "x") if row.sent]
    assert set(sent) == {id(fact) for fact in best_facts(inspected.state, "x")}


def test_the_cap_line_is_a_row_that_cannot_be_selected(open_in: OpenSave) -> None:
    room = open_in(SAMPLE)
    model = room.inspector.facts_model
    lines = [at for at in range(model.rowCount()) if model.key_at(at) is None]
    assert len(lines) == 1 and model.rowCount() == 26
    index = model.index(lines[0], 0)
    assert index.data() == "Cap 20: 2 facts below it go at the next note"
    assert index.flags() == Qt.ItemFlag.NoItemFlags


def test_arrows_pass_over_the_cap_line(open_in: OpenSave, qtbot: QtBot) -> None:
    room = open_in(SAMPLE)
    table = room.inspector.facts
    line = next(at for at in range(26) if room.inspector.facts_model.key_at(at) is None)
    table.select_key(room.inspector.facts_model.key_at(line - 1))
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert table.currentIndex().row() == line + 1
    settle(room, qtbot)
    trail = room.inspector.why.trail
    assert trail is not None and trail.fact is not None
    assert trail.fact.text == room.inspector.facts_model.index(line + 1, 1).data()


def test_a_click_on_a_title_sorts_and_the_third_one_ends_it(
    open_in: OpenSave, qtbot: QtBot
) -> None:
    room = open_in(SAMPLE)
    table, model = room.inspector.facts, room.inspector.facts_model
    chosen = table.current_key()
    header = table.horizontalHeader()
    place = header.sectionViewportPosition(3) + 10
    turns: list[list[int]] = []
    for _ in range(3):
        spot = header.viewport().rect().topLeft()
        spot.setX(place)
        spot.setY(8)
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        shown = [model.index(at, 3).data() for at in range(model.rowCount())]
        turns.append([int(turn) for turn in shown if turn is not None and turn.isdigit()])
        assert table.current_key() == chosen
    assert turns[0] == sorted(turns[0]) and turns[1] == sorted(turns[1], reverse=True)
    assert model.sort_column == -1 and turns[2] not in (turns[0], turns[1])


def test_another_cap_is_tried_without_touching_anything(open_in: OpenSave, qtbot: QtBot) -> None:
    room = open_in(SAMPLE)
    inspector = room.inspector
    state = inspector.inspected.state if inspector.inspected else None
    inspector.left.cap.setFocus()
    inspector.left.cap.selectAll()
    qtbot.keyClicks(inspector.left.cap, "6")
    qtbot.keyClick(inspector.left.cap, Qt.Key.Key_Return)
    row = inspector.left.npc_model.rows[0]
    assert (row.cap, row.over) == (6, True)
    title = next(t for t in titles(room.inspector) if t.endswith("over the cap"))
    assert title == "Bram is 16 over the cap" or title.endswith("is 16 over the cap")
    assert inspector.inspected is not None and inspector.inspected.state is state


def titles(inspector: object) -> list[str]:
    rows = inspector.left.finding_model.rows  # type: ignore[attr-defined]
    return [row.title for row in rows]


def test_version_one_says_that_origins_are_unknown(open_in: OpenSave) -> None:
    room = open_in(SAVES / "partida_01.json")
    model = room.inspector.facts_model
    assert {model.index(at, 2).data() for at in range(model.rowCount())} == {"unknown"}
    assert "Where facts come from is unknown" in titles(room.inspector)


def test_models_hold_under_the_model_tester(qtbot: QtBot) -> None:
    inspected = inspect(SAMPLE)
    grid, npcs, matrix = GridModel(fact_columns()), NpcModel(), MatrixModel()
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    testers = [QAbstractItemModelTester(model, mode) for model in (grid, npcs, matrix)]
    roll = random.Random(7)
    for _ in range(40):
        npc = roll.choice(inspected.npcs)
        tried = replace(inspected, cap=roll.randrange(12))
        rows = fact_rows(tried, npc)
        grid.set_rows(fact_table_rows(tried, rows), cap_divider(tried, rows))
        grid.next_sort(roll.randrange(8))
        some = inspected.npcs[: roll.randrange(13)]
        npcs.set_rows([NpcRow(id, id, roll.randrange(30), 1, 20) for id in some])
        make: Callable[[Inspected], object] = roll.choice((presence_matrix, secrets_matrix))
        matrix.set_matrix(make(inspected))  # type: ignore[arg-type]
        matrix.mark(npc, "27")
    testers.clear()


def test_plain_text_is_shown_as_it_is(open_in: OpenSave, tmp_path: Path) -> None:
    path = tmp_path / "markup.json"
    path.write_text(
        '{"hechos": {"<b>x</b>": [{"texto": "<img src=a><b>Hola</b>", "turno": 1, "peso": 1}]},'
        ' "turno": 2}',
        "utf-8",
    )
    room = open_in(path)
    index = room.inspector.facts_model.index(0, 1)
    assert index.data() == "<img src=a><b>Hola</b>"
    assert "&lt;b&gt;" in index.data(Qt.ItemDataRole.ToolTipRole)
    assert room.inspector.left.npc_model.index(0).data() == "<b>x</b>"
    for label in room.findChildren(type(room.inspector.header.note)):
        assert label.textFormat() == Qt.TextFormat.PlainText
