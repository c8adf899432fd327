"""The state comes from elsewhere, goes to the command line, and is kept for each world."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from playground_help import QUESTION, STATE
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from core.cli.main import main as run_command
from core.model.kinds import Kind
from core.model.state import PROFILES, GameState
from core.world import build
from editor.document import Document
from editor.main_window import MainWindow
from editor.playground.asking import Asker
from editor.playground.keeping import Kept, kept_of, with_kept
from editor.playground.workspace import PlaygroundWorkspace


def run_copied(command: str, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    words = shlex.split(command)
    assert words[0] == "loremask"
    assert run_command([*words[1:2], "--json", *words[2:]]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    "query",
    [QUESTION, "it's “quoted” $HOME `x` \\ ; rm", "--json", "-5", "mina\tderrumbe"],
)
def test_the_copied_command_asks_the_same(
    asked: PlaygroundWorkspace, capsys: pytest.CaptureFixture[str], query: str
) -> None:
    asked.set_state(GameState(STATE.npc, STATE.place, STATE.quests, k=3))
    asked.query.field.setText(query)
    asked.asker.ask_now()
    asked.copies.command()
    answered = run_copied(QGuiApplication.clipboard().text(), capsys)
    asked.copies.json()
    assert answered == json.loads(QGuiApplication.clipboard().text())


def test_another_profile_is_in_the_command(
    asked: PlaygroundWorkspace, capsys: pytest.CaptureFixture[str]
) -> None:
    others = PROFILES[1:]
    for profile in others:
        asked.set_state(GameState(STATE.npc, STATE.place, profile=profile))
        asked.asker.ask_now()
        asked.copies.command()
        answered = run_copied(QGuiApplication.clipboard().text(), capsys)
        asked.copies.json()
        assert answered == json.loads(QGuiApplication.clipboard().text())


def test_a_question_from_another_workspace(window: MainWindow, room: PlaygroundWorkspace) -> None:
    question = {
        "npc": "archivera_cata",
        "place": "casa_concejo",
        "quests": ["la_campana_rota"],
        "query": "¿Qué falta en el registro?",
    }
    window.shell.ask_requested.emit(question)
    assert window.rooms.current is room
    assert room.asker.state == GameState(
        "archivera_cata", "casa_concejo", frozenset({"la_campana_rota"})
    )
    assert room.asker.answer.query == "¿Qué falta en el registro?"
    assert room.state_panel.npc.current == "archivera_cata"


def test_the_state_of_a_save_shows_what_was_learnt(room: PlaygroundWorkspace) -> None:
    learnt = {"herrero_bram": {"mina_causa_real": 12}}
    room.set_state(GameState("herrero_bram", "mina", learnt=learnt), "partida_03.json")
    room.query.field.setText(QUESTION)
    room.asker.ask_now()
    assert room.asker.answer.explanation.results[0].id == "mina_causa_real"
    assert room.state_panel.learnt.text() == "Has learnt mina_causa_real"
    assert room.state_panel.header._note.text() == "from partida_03.json"
    room.copies.command()
    assert "mina_causa_real" not in QGuiApplication.clipboard().text()


def test_state_and_questions_are_kept_for_the_next_start(
    window: MainWindow, asked: PlaygroundWorkspace, world_folder: Path, qtbot: QtBot
) -> None:
    asked._remember_question()
    document = window.document
    assert document is not None
    with qtbot.waitSignal(window.flow.opened, timeout=20_000):
        window.flow.open(world_folder)
    again = window.rooms.workspace("playground")
    assert isinstance(again, PlaygroundWorkspace) and again is not asked
    assert again.asker.state == STATE
    assert again.query.field.text() == QUESTION
    assert again.state_panel.recent.questions() == [QUESTION]


def test_worlds_are_kept_apart_and_the_oldest_forgotten() -> None:
    room: dict[str, object] = {}
    for number in range(20):
        kept = Kept(GameState(f"npc_{number}"), f"question {number}")
        room = with_kept(room, f"world_{number}", kept)
    assert kept_of(room, "world_19").state.npc == "npc_19"
    assert kept_of(room, "world_0") == Kept()
    assert json.loads(json.dumps(room)) == room


@pytest.mark.parametrize(
    "raw",
    [
        {"worlds": 7},
        {"worlds": {"w": []}},
        {"worlds": {"w": {"npc": 3, "quests": "x", "k": -1, "questions": [1], "profile": None}}},
    ],
)
def test_what_cannot_be_read_is_passed_over(raw: dict[str, object]) -> None:
    assert kept_of(raw, "w") == Kept()


def test_a_closed_world_is_not_listened_to(document: Document, qtbot: QtBot) -> None:
    asker = Asker(document)
    asker.close()
    world = document.world
    entry = world.handles(Kind.ENTRY)[0]
    document.push(build.set_value(world, entry, "text", "Otra cosa."))
    assert not asker.waiting


def test_empty_states_say_what_to_do(room: PlaygroundWorkspace) -> None:
    assert room._pages.currentWidget() is room.empty
    assert room.empty.accessibleName() == "Type what the player says"
    room.query.field.setText("rey")
    room.asker.ask_now()
    assert room.empty.accessibleName() == "Nothing matches “rey”"
    said = room.empty.accessibleDescription()
    assert said == "Words of three letters can match only a tag."
    room.query.field.setText("<b>zzzz</b>")
    room.asker.ask_now()
    assert room.empty.accessibleName() == "Nothing matches “<b>zzzz</b>”"
    room.query.field.setText("¿?")
    room.asker.ask_now()
    assert room.empty.accessibleDescription() == "It holds no letters and no digits."
