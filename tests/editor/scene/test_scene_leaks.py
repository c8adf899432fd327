"""A turn that gives something away is asked about before it counts, and is marked ever after."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from scene_help import WAIT_MS, ScriptedServer, key, on_dialog, press, sent_text

from editor.main_window import MainWindow
from editor.scene.endpoint import ModelChoice
from editor.scene.opening import Source
from editor.scene.spec import SPEC
from editor.scene.workspace import SceneWorkspace

pytestmark = pytest.mark.usefixtures("watched")
LEAK = "Nela: Ventura es inspector de minas del distrito."
_Role = QMessageBox.ButtonRole


def write(room: SceneWorkspace, qtbot: QtBot, draft: str) -> None:
    room.lines.draft.setFocus()
    qtbot.keyClicks(room.lines.draft, draft)


def play_key(room: SceneWorkspace) -> None:
    room.lines.draft.setFocus()
    key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def answered(role: _Role) -> list[object]:
    """Answers the next question by the button of a role; the words of the questions seen."""
    told: list[object] = []

    def act(box: QMessageBox) -> None:
        told.append(f"{box.text()}\n{box.informativeText()}")
        press(box, role)

    on_dialog(QMessageBox, act)
    return told


def findings(room: SceneWorkspace) -> str:
    return "\n".join(line.text for line in room.check.findings.lines.rows)


def test_cancelled_the_line_stays_as_a_draft(room: SceneWorkspace, qtbot: QtBot) -> None:
    write(room, qtbot, LEAK)
    told = answered(_Role.RejectRole)
    play_key(room)

    assert len(told) == 1 and "inspector" in str(told[0]) and "Nela" in str(told[0])
    assert room.play.session.records == [] and room.lines.history.lines.rowCount() == 0
    assert room.lines.draft.text() == LEAK
    qtbot.waitUntil(lambda: bool(room.lines.draft.marks), timeout=WAIT_MS)


def test_played_all_the_same_the_finding_and_the_line_stay_marked(
    room: SceneWorkspace, qtbot: QtBot
) -> None:
    write(room, qtbot, LEAK)
    answered(_Role.DestructiveRole)
    play_key(room)

    assert room.play.session.game.turn == 1 and room.lines.draft.text() == ""
    assert "inspector" in findings(room) and "1" in room.check.findings.lines.rows[0].text
    (line,) = room.lines.history.lines.rows
    assert line.after == "error" and "leak" in line.spoken
    room.check.findings.setFocus()
    for _ in range(2):
        qtbot.keyClick(room.check.findings, Qt.Key.Key_Down)
    assert room.lines.history.currentIndex().row() == 0


def test_the_finding_gives_way_to_the_next_draft_and_the_mark_does_not(
    room: SceneWorkspace, qtbot: QtBot
) -> None:
    write(room, qtbot, LEAK)
    answered(_Role.DestructiveRole)
    play_key(room)
    write(room, qtbot, "Bram: El fuego no espera.")
    qtbot.waitUntil(lambda: "inspector" not in findings(room), timeout=WAIT_MS)
    play_key(room)

    assert [line.after for line in room.lines.history.lines.rows] == ["error", ""]
    assert "inspector" not in findings(room)
    room.play.begin(Source())
    assert room.check.findings.lines.rowCount() == 0


def test_a_line_without_a_leak_is_played_unasked(room: SceneWorkspace, qtbot: QtBot) -> None:
    write(room, qtbot, "Bram: Pregunta a Tadeo.")
    play_key(room)

    assert room.play.session.game.turn == 1
    assert "Tadeo" in findings(room)
    assert [line.after for line in room.lines.history.lines.rows] == [""]


def test_the_answer_of_a_model_is_asked_about_too(
    room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot
) -> None:
    def answer(body: dict[str, object]) -> tuple[int, list[str]]:
        told = sent_text(body)
        if "<npc_list>" in told:
            return 200, ["<synopsis>Hablan del fuego.</synopsis>"]
        return 200, [LEAK]

    server.answer = answer
    room._on_model(ModelChoice(url=server.url, directs=False, reviews=False))
    room.play.set_said("Hola.")
    told = answered(_Role.RejectRole)
    room.play.play()
    qtbot.waitUntil(lambda: bool(told) and not room.play.busy, timeout=WAIT_MS)

    qtbot.waitUntil(lambda: room.lines.draft.text() == LEAK, timeout=WAIT_MS)
    assert room.play.session.records == []
    assert room.play.inputs.scene == LEAK and not room.lines.draft.isReadOnly()


@pytest.fixture
def large(make_window: Callable[..., MainWindow], tmp_path: Path, qtbot: QtBot) -> SceneWorkspace:
    """A world of so many records that its names are read in another thread."""
    entries = [{"id": f"e{n}", "texto": f"Casa {n}.", "etiquetas": ["casa"]} for n in range(300)]
    secret = {"id": "s", "texto": "Manda Ezquerra.", "etiquetas": ["casa"], "visibilidad": "oculto"}
    content = {
        "version": 2,
        "entradas": [*entries, secret],
        "npcs": [{"id": "ana", "nombre": "Ana"}],
    }
    (tmp_path / "w.json").write_text(json.dumps(content), encoding="utf-8")
    window = make_window(SPEC)
    with qtbot.waitSignal(window.flow.opened, timeout=WAIT_MS):
        window.flow.open(tmp_path)
    window.show_room("scene")
    room = window.rooms.current
    assert isinstance(room, SceneWorkspace)
    qtbot.waitUntil(lambda: room.play.trial is not None, timeout=WAIT_MS)
    room.play.set_present(("ana",))
    room.play.set_scene("Ana: Manda Ezquerra.")
    return room


@pytest.mark.parametrize("role", [_Role.DestructiveRole, _Role.RejectRole])
def test_in_a_large_world_it_is_looked_at_aside(
    large: SceneWorkspace, qtbot: QtBot, role: _Role
) -> None:
    told = answered(role)
    large.play.play()
    assert large.play.busy and large.bar.said.isReadOnly()
    qtbot.waitUntil(lambda: bool(told) and not large.play.busy, timeout=WAIT_MS)

    played = role is _Role.DestructiveRole
    assert large.play.session.game.turn == (1 if played else 0)
    assert not large.bar.said.isReadOnly() and not large.lines.draft.isReadOnly()
    assert large.lines.draft.text() == ("" if played else "Ana: Manda Ezquerra.")


def test_no_scene_ends_while_a_turn_is_looked_at(large: SceneWorkspace, qtbot: QtBot) -> None:
    large.play.set_said("Hola.")
    large.play.set_scene("")
    large.play.play()
    large.play.set_scene("Ana: Manda Ezquerra.")
    answered(_Role.DestructiveRole)
    large.play.play()
    assert large.play.busy
    large.errands.end_scene()
    qtbot.waitUntil(lambda: not large.play.busy, timeout=WAIT_MS)

    game = large.play.session.game
    assert game.turn == 2 and game.stage.scene is not None
    assert large.lines.history.lines.rows[-1].after == "error"


def test_stopped_while_it_is_looked_at_nothing_counts(large: SceneWorkspace, qtbot: QtBot) -> None:
    large.play.play()
    large.play.stop()

    assert not large.play.busy and large.play.session.records == []
    assert large.lines.draft.text() == "Ana: Manda Ezquerra."
    qtbot.waitUntil(lambda: not large.services.tasks.busy, timeout=WAIT_MS)
    assert large.play.session.records == []
