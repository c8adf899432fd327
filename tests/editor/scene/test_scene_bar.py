"""The bar over the scene: Enter in the player's line, and those present who are out of sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from scene_help import WAIT_MS, ScriptedServer, focused, key, type_keys

from core.model.kinds import Kind
from core.world import build
from editor.main_window import MainWindow
from editor.scene.endpoint import ModelChoice
from editor.scene.workspace import SceneWorkspace


def test_by_hand_enter_goes_to_the_synopsis_then_to_the_scene_then_plays(
    room: SceneWorkspace, qtbot: QtBot
) -> None:
    room.focus_first()
    type_keys("Hola.")
    key(Qt.Key.Key_Return)
    assert focused() is room.gate.field and room.play.session.records == []

    type_keys("Bram mira el fuego.")
    room.bar.said.setFocus()
    key(Qt.Key.Key_Return)
    assert focused() is room.lines.draft and room.play.session.records == []

    type_keys("Bram: Pasa.")
    room.bar.said.setFocus()
    key(Qt.Key.Key_Enter)
    assert room.play.session.game.turn == 1
    assert [line.spoken for line in room.lines.history.lines.rows] == [
        "Ventura Hola.",
        "Bram Pasa.",
    ]


def test_in_a_scene_that_is_on_enter_goes_to_the_scene(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.play.set_said("Hola.")
    room.play.play()
    room.focus_first()
    key(Qt.Key.Key_Return)
    assert focused() is room.lines.draft


def test_with_a_model_enter_plays_the_turn(
    room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot
) -> None:
    server.answer = lambda body: (200, ["Bram: Buenas."])
    room.errands.set_model(ModelChoice(server.url, "test", directs=False, reviews=False))
    room.focus_first()
    type_keys("Hola.")
    with qtbot.waitSignal(room.play.played, timeout=WAIT_MS):
        key(Qt.Key.Key_Return)
    assert room.play.session.game.turn == 1


@pytest.mark.parametrize("width", [1366, 1100])
def test_two_who_are_present_are_both_to_be_read(
    room: SceneWorkspace, window: MainWindow, qtbot: QtBot, width: int
) -> None:
    window.resize(width, 768)
    qtbot.waitUntil(lambda: window.width() == width, timeout=WAIT_MS)
    room.bar.said.setFocus()
    qtbot.waitUntil(lambda: room.bar.present.aside == 0, timeout=WAIT_MS)


def test_a_click_on_the_count_lists_who_is_out_of_sight(
    room: SceneWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1366, 768)
    many = ("herrero_bram", "minera_nela", "minero_tomas", "tabernera_sabela", "guardia_rufo")
    room.play.set_present(many)
    room.showing.inputs()
    field = room.bar.present
    qtbot.waitUntil(lambda: field.aside > 1, timeout=WAIT_MS)
    aside = field.aside
    assert all(name in field.toolTip() for name in ("Bram", "Nela", "Sabela", "Rufo"))

    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(field, left, Qt.KeyboardModifier.NoModifier, QPoint(8, field.height() // 2))
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None, timeout=WAIT_MS)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu) and len(menu.actions()) == aside
    assert "Bram" in menu.actions()[0].text()
    key(Qt.Key.Key_Down)
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: focused().accessibleName() == "Bram", timeout=WAIT_MS)
    assert focused().y() >= 0


def test_when_a_scene_begins_its_own_context_is_shown(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.play.set_said("Hola.")
    room.play.play()
    room.play.set_synopsis("Nela se queda sola. <npc_list>minera_nela</npc_list> <new_scene/>")
    room.play.try_now()

    trial = room.play.trial
    assert trial is not None and [c.npc for c in trial.scenes] == [None]
    assert room.reader.isHidden() and room.showing.context is trial.scenes[0]
    assert room.gate.handed.text() == "Nela se queda sola."


def test_a_check_that_fails_says_what_is_wrong(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.play.set_synopsis(
        "Hablan. <npc_list>herrero_brann</npc_list> <location>herreria_x</location>"
    )
    room.play.try_now()

    people, location, _ = room.gate.checks.lines.rows
    assert people.icon == location.icon == "error"
    assert "herrero_brann" in people.text and "herreria_x" in location.text


def test_one_of_two_entries_of_an_id_is_not_learnt(
    room: SceneWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    world = room.play.session.table.world
    (second,) = world.find(Kind.ENTRY, "mina_veta")
    document = window.document
    assert document is not None
    document.push(build.set_value(world, second, "id", "mina_causa_real"))
    told: list[str] = []
    window.shell.notice.connect(lambda severity, text, detail: told.append(text))
    room.play.set_said("Hola.")
    room.play.play()
    room.check.show_page("learn")
    table = room.check.table
    row = next(n for n, r in enumerate(table.learn_model.rows) if r.entry == "mina_causa_real")
    table.setFocus()
    table.setCurrentIndex(table.learn_model.index(row, 1))
    key(Qt.Key.Key_Space)

    assert any("mina_causa_real" in text for text in told)
    assert not room.play.session.game.memory.learnt


@pytest.mark.parametrize("way", ["key", "button"])
def test_how_a_turn_is_played_is_shown_and_the_line_has_the_focus_then(
    room: SceneWorkspace, qtbot: QtBot, way: str
) -> None:
    assert "Ctrl+Enter" in room.lines.draft.placeholderText()
    room.lines.draft.setFocus()
    type_keys("Bram: Pasa.")
    assert room.lines.mark.isVisible() and "Ctrl+Enter" in room.lines.mark.text()
    with qtbot.waitSignal(room.play.played, timeout=WAIT_MS):
        if way == "key":
            key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        else:
            room.bar.play.setFocus()
            QTest.mouseClick(room.bar.play, Qt.MouseButton.LeftButton)
    assert focused() is room.bar.said


def test_a_turn_that_ends_takes_the_focus_from_no_list(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.play.set_said("Hola.")
    room.story.list.setFocus()
    with qtbot.waitSignal(room.play.played, timeout=WAIT_MS):
        room.play.play()
    assert focused() is room.story.list
