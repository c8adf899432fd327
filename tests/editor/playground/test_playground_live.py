"""An edit in the lore is seen here at once, and what was chosen stays chosen."""

from __future__ import annotations

import random

import pytest
from playground_help import QUESTION, STATE, handle, labels
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.model.records import Entry
from core.model.state import GameState
from core.query import EntryClasses
from core.world import build
from editor.document import Document
from editor.main_window import MainWindow
from editor.playground.ordering import rows_of
from editor.playground.rows import BarRow, CardRow
from editor.playground.workspace import PlaygroundWorkspace


@pytest.fixture
def document(window: MainWindow) -> Document:
    assert window.document is not None
    return window.document


def settle(room: PlaygroundWorkspace, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not room.asker.waiting, timeout=2000)


@pytest.mark.usefixtures("watched")
def test_a_text_that_is_edited_is_shown(
    document: Document, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    chosen = handle(asked, "mina_derrumbe")
    asked.list.select(chosen)
    document.push(build.set_value(document.world, chosen, "text", "Otra cosa pasó aquí."))
    settle(asked, qtbot)
    row = asked.model.row(asked.list.currentIndex().row())
    assert isinstance(row, CardRow) and row.text == "Otra cosa pasó aquí."
    assert row.handle == chosen
    assert "Otra cosa pasó aquí." in asked.explanation.sheet.spoken()
    document.undo()
    settle(asked, qtbot)
    assert "Un derrumbe se llevó" in asked.explanation.sheet.spoken()


@pytest.mark.usefixtures("watched")
def test_an_entry_made_public_loses_its_bar(
    document: Document, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    secret = handle(asked, "mina_causa_real")
    assert isinstance(asked.model.row(0), BarRow)
    document.push(build.set_value(document.world, secret, "visibility", "publico"))
    settle(asked, qtbot)
    assert isinstance(asked.model.row(0), CardRow) and asked.model.row(0).handle == secret
    assert asked.asker.answer.masked == EntryClasses(document.world).masked(
        document.world.viewer(STATE)
    )


@pytest.mark.usefixtures("watched")
def test_a_deleted_entry_is_gone_and_comes_back(
    document: Document, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    chosen = handle(asked, "gremio_pacto_silencio")
    asked.list.select(chosen)
    document.push(build.delete(document.world, [chosen]))
    settle(asked, qtbot)
    assert "gremio_pacto_silencio" not in labels(asked)
    assert asked.explanation.sheet.title == "Nothing to explain"
    document.undo()
    settle(asked, qtbot)
    assert asked.list.currentIndex().data() == "gremio_pacto_silencio"


def test_a_renamed_npc_and_a_new_quest(
    document: Document, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    world = document.world
    document.push(build.set_value(world, world.find(Kind.NPC, "herrero_bram")[0], "name", "Bruno"))
    assert asked.state_panel.npc.accessibleName() == "Ask as: Bruno (herrero_bram)"
    quest = world.find(Kind.QUEST, "pan_y_carbon")[0]
    before = asked.state_panel.quest_model.rowCount()
    document.push(build.delete(world, [quest]))
    assert asked.state_panel.quest_model.rowCount() == before
    assert asked.state_panel.quest_model.rows[-1].quest.id == "pan_y_carbon"
    asked.state_panel.clear.click()
    assert asked.state_panel.quest_model.rowCount() == before - 1


def test_the_checklist_tells_what_each_quest_opens(
    document: Document, asked: PlaygroundWorkspace
) -> None:
    world, state = document.world, asked.asker.state
    for row in asked.state_panel.quest_model.rows:
        with_it = GameState(state.npc, state.place, state.quests | {row.quest.id})
        without = GameState(state.npc, state.place, state.quests - {row.quest.id})
        classes = EntryClasses(world)
        assert row.opens == classes.masked(world.viewer(without)) - classes.masked(
            world.viewer(with_it)
        )


@pytest.mark.usefixtures("watched")
def test_any_edits_under_any_segment(
    document: Document, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    """Qt's tester watches; the answer is always that of the world as it is."""
    world, dice = document.world, random.Random(11)
    for turn in range(60):
        entries = world.handles(Kind.ENTRY)
        chosen = dice.choice(entries)
        edits = (
            build.set_value(world, chosen, "weight", dice.choice((0.5, 1, 2.5))),
            build.set_value(world, chosen, "visibility", dice.choice(("publico", "secreto"))),
            build.delete(world, dice.sample(entries, 2)),
            build.duplicate(world, [chosen]),
        )
        document.push(dice.choice(edits)) if dice.random() < 0.75 else document.undo()
        asked._on_segment(dice.choice(("all", "retrieved", "masked", "left_out")))
        if turn % 7 == 0:
            asked.set_lifted(not asked.showing.lifted)
        settle(asked, qtbot)
        asked.model.show_more()
        shown = asked.asker.answer.explanation.results
        assert shown == document.retriever.retrieve(QUESTION, STATE)
        assert len(labels(asked)) == len(asked.model.rows)


def test_a_broken_entry_says_so(
    document: Document, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    chosen = handle(asked, "mina_derrumbe")
    document.push(build.set_raw(document.world, chosen, '{"id": "mina_derrumbe", "texto": 7}'))
    settle(asked, qtbot)
    assert not isinstance(document.world.data(chosen), Entry)
    asked.list.select(chosen)
    said = asked.explanation.sheet.spoken()
    assert said == "Why mina_derrumbe is left out\nIt cannot be read, so it is never retrieved."


def test_a_key_that_changes_no_row_draws_none_and_keeps_its_place(
    asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    resets: list[bool] = []
    asked.model.modelReset.connect(lambda: resets.append(True))
    before, chosen = labels(asked), asked.explanation.sheet.title
    asked.query.field.setText(f"{QUESTION} a b")
    asked.asker.ask_now()
    assert not resets and labels(asked) == before
    assert asked.explanation.sheet.title == chosen
    assert asked.query.words.accessibleName().startswith("Words: que, paso")
    # What comes when the list goes on is of the new answer.
    asked.model.show_more()
    asked.query.field.setText(f"{QUESTION} campana")
    asked.asker.ask_now()
    assert resets
    fresh = rows_of(asked._world, asked.asker.answer, "all", asked.showing)
    assert labels(asked) == [fresh[at].label for at in range(asked.model.rowCount())]
