"""Opening saves: real ones of Godot, broken ones, encrypted ones, and what is remembered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import shiboken6
from memory_conftest import GODOT, SAVES, OpenSave, settle, wait_open
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.saves import read_save
from core.world.opening import open_world
from editor.main_window import MainWindow
from editor.memory.workspace import MemoryWorkspace


def room_of(window: MainWindow) -> MemoryWorkspace:
    room = window.rooms.workspace("memory")
    assert isinstance(room, MemoryWorkspace)
    return room


@pytest.mark.parametrize("number", range(1, 7))
def test_json_saves_of_godot_show_what_each_npc_remembers(number: int, open_in: OpenSave) -> None:
    path = next(GODOT.glob(f"0{number}_*"))
    room = open_in(path)
    inspector = room.inspector
    names = [inspector.left.npc_model.rows[at] for at in range(inspector.left.npc_model.rowCount())]
    held = {"herrero_bram": 3, "aldeana_nuria": 1, "capitán_muñoz": 0}
    assert {row.id: row.all for row in names} == held
    assert inspector.npc == "herrero_bram"
    texts = [inspector.facts_model.index(at, 1).data() for at in range(3)]
    assert texts == [
        "¿Quién mató a Doran? Él no responde.",
        "Le vendí una espada y me cayó bien ⚔️",
        "Prometió volver mañana",
    ]
    assert inspector.header.turn.value.text() == "40"
    assert inspector.header.version.value.text() == "version 1"
    assert inspector.header.found.value.text() == "$.npc_memory"
    assert inspector.header.quests.value.text() == ("2" if number > 4 else "1")


def test_the_file_is_only_read(open_in: OpenSave, saves: Path) -> None:
    path = saves / "partida_03.json"
    path.chmod(0o444)
    before = path.read_bytes(), path.stat().st_mtime_ns
    room = open_in(path)
    room.inspector.left.cap.setValue(3)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_a_broken_file_says_what_and_where_in_place(
    bare: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"hechos": {"bram": [{"texto": "a", "turno": 1}]},\n "turno": }', "utf-8")
    assert bare.open_save(path)
    room = room_of(bare)
    qtbot.waitUntil(lambda: "could" in room.start.sentence.text())
    assert room.start.isVisible()
    assert room.start.sentence.text() == "broken.json could not be opened."
    assert "broken.json" in room.start.reason.text() and "2" in room.start.reason.text()
    qtbot.mouseClick(room.start.copy_button, Qt.MouseButton.LeftButton)
    assert room.start.reason.text() in QApplication.clipboard().text()


def test_what_is_nearly_a_memory_is_said_where_there_is_none(
    bare: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "nearly.json"
    path.write_text('{"turno": 3, "hechos": "lost"}', "utf-8")
    assert bare.open_save(path)
    room = room_of(bare)
    qtbot.waitUntil(lambda: "no memory" in room.start.sentence.text())
    first, *problems = room.start.reason.text().split("\n")
    assert "no dictionary of NPC facts" in first
    assert len(problems) == 1 and problems[0]


def test_a_broken_file_leaves_the_open_save_where_it_is(
    open_in: OpenSave, bare: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = open_in(SAVES / "partida_01.json")
    broken = tmp_path / "pickle.save"
    broken.write_bytes(b"\x80\x04\x95\x10\x00\x00\x00\x00\x00\x00\x00}\x94.")
    with qtbot.waitSignal(bare.shell.notice) as said:
        bare.open_save(broken)
    assert said.args is not None and said.args[0] == "error" and "pickle.save" in said.args[1]
    assert room.inspected is not None and room.inspected.opened.path.name == "partida_01.json"


def test_the_notice_of_a_broken_file_goes_when_a_save_is_read(
    open_in: OpenSave, bare: MainWindow, saves: Path, qtbot: QtBot
) -> None:
    room = open_in(saves / "partida_01.json")
    whole = (saves / "partida_01.json").read_text("utf-8")
    (saves / "partida_01.json").write_text(whole[: len(whole) // 2], "utf-8")
    room.reload()
    qtbot.waitUntil(lambda: "partida_01.json could not be read" in bare.notices.text)
    (saves / "partida_01.json").write_text(whole, "utf-8")
    room.reload()
    qtbot.waitUntil(lambda: not bare.notices.text)
    bare.shell.notice.emit("error", "Something else.", "")
    before = room.inspected
    room.reload()
    qtbot.waitUntil(lambda: room.inspected is not before)
    assert bare.notices.text == "Something else."


def test_a_save_without_a_memory_says_so(bare: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"volume": 3}', "utf-8")
    bare.open_save(path)
    room = room_of(bare)
    qtbot.waitUntil(lambda: "no memory" in room.start.sentence.text(), timeout=5000)
    assert "json" in room.start.reason.text()


def test_an_encrypted_save_asks_until_the_password_is_right(bare: MainWindow, qtbot: QtBot) -> None:
    path = GODOT / "20_encrypted_json.save"
    bare.open_save(path)
    room = room_of(bare)
    qtbot.waitUntil(lambda: room.opener.dialog is not None, timeout=5000)
    dialog = room.opener.dialog
    assert dialog is not None and not dialog.accept_button.isEnabled()
    qtbot.keyClicks(dialog.password, "Test")
    qtbot.keyClick(dialog.password, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(dialog.message), timeout=5000)
    assert "password" in dialog.message and dialog.password.hasSelectedText()
    qtbot.keyClicks(dialog.password, "test")
    qtbot.keyClick(dialog.password, Qt.Key.Key_Return)
    wait_open(room, path, qtbot)
    assert room.opener.dialog is None and not shiboken6.isValid(dialog)
    assert not [value for value in json.dumps(room.save_state()).split('"') if value == "test"]


def test_giving_the_password_up_goes_back_to_the_start(bare: MainWindow, qtbot: QtBot) -> None:
    bare.open_save(GODOT / "20_encrypted_json.save")
    room = room_of(bare)
    qtbot.waitUntil(lambda: room.opener.dialog is not None, timeout=5000)
    assert room.opener.dialog is not None
    qtbot.keyClick(room.opener.dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: "Open a save" in room.start.sentence.text())
    assert room.opener.dialog is None and room.inspected is None


def test_a_dropped_save_opens(bare: MainWindow, saves: Path, qtbot: QtBot) -> None:
    bare.show_room("memory")
    room = room_of(bare)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(saves / "partida_02.json"))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), copy, data, left, none)
    QApplication.sendEvent(room, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(room, QDropEvent(QPointF(50, 50), copy, data, left, none))
    wait_open(room, saves / "partida_02.json", qtbot)
    assert room.inspector.header.place.value.text() != "–"


def test_the_sample_opens_from_the_start_page(bare: MainWindow, qtbot: QtBot) -> None:
    bare.show_room("memory")
    room = room_of(bare)
    assert room.start.open_button.hasFocus()
    qtbot.mouseClick(room.start.sample_button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    wait_open(room, SAVES / "partida_03.json", qtbot)
    assert bare.rooms.current_id == "memory"


def test_the_sample_is_of_the_world_that_is_open(bare: MainWindow, qtbot: QtBot) -> None:
    data = SAVES.parent
    wanted = {"lore": SAVES / "partida_03.json", "lore_pt": None}
    wanted["lore_en"] = data / "saves_en" / "lighthouse_01.json"
    for folder, save in wanted.items():
        with qtbot.waitSignal(bare.flow.opened, timeout=20_000):
            bare.open_path(data / folder)
        bare.show_room("memory")
        room = room_of(bare)
        button = room.start.sample_button
        assert button.isEnabled() is (save is not None), folder
        assert ("no sample save" in button.toolTip()) is (save is None)
        if folder == "lore_en":
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            wait_open(room, save, qtbot)
            names = {row.id for row in room.inspector.left.npc_model.rows}
            assert "keeper_morwen" in names


def test_the_save_of_the_lighthouse_is_of_that_world_and_has_one_thing_to_find() -> None:
    save = read_save(SAVES.parent / "saves_en" / "lighthouse_01.json")
    world = open_world(SAVES.parent / "lore_en")
    (found,) = save.candidates
    state = found.state
    assert all(world.find(Kind.NPC, npc) for npc in state.npcs)
    assert all(world.find(Kind.PLACE, scene.place) for scene in state.scenes)
    assert save.problems == () and found.problems == ()
    unknown = [
        f for npc in state.npcs for f in state.facts_of(npc) if f.origin.kind == "desconocido"
    ]
    assert [fact.text.split()[0] for fact in unknown] == ["Corvane"]


def test_of_several_memories_one_is_chosen_and_remembered(
    open_in: OpenSave, tmp_path: Path, qtbot: QtBot
) -> None:
    first = {"hechos": {"bram": [{"texto": "Uno", "turno": 1, "peso": 1.0}]}, "turno": 2}
    second = {"hechos": {"nela": [{"texto": "Dos", "turno": 3, "peso": 1.0}]}, "turno": 9}
    path = tmp_path / "two.json"
    path.write_text(json.dumps({"a": first, "slot": {"b": second}}), "utf-8")
    room = open_in(path)
    header = room.inspector.header
    assert header.choice.isVisible() and header.choice.count() == 2
    assert header.turn.value.text() == "2"
    header.choice.setFocus()
    qtbot.keyClick(header.choice, Qt.Key.Key_Down)
    settle(room, qtbot)
    assert header.turn.value.text() == "9" and room.inspector.npc == "nela"
    room.reload()
    settle(room, qtbot)
    assert room.inspector.npc == "nela"
    assert room.save_state()["choices"] == {"": "$.slot.b"}


def test_opened_saves_are_remembered_and_offered(
    open_in: OpenSave, saves: Path, bare: MainWindow
) -> None:
    room = open_in(saves / "partida_01.json")
    room = open_in(saves / "partida_02.json")
    state = room.save_state()
    assert [Path(path).name for path in state["recent"]] == ["partida_02.json", "partida_01.json"]
    (saves / "partida_01.json").unlink()
    room.restore_state(state)
    shown = [button.text() for button in room.start._recent]
    assert len(shown) == 1 and "partida_02.json" in shown[0]


def test_a_long_reason_is_shown_whole(bare: MainWindow, qtbot: QtBot) -> None:
    bare.show_room("memory")
    page = room_of(bare).start
    page.show_error("x.save", "what happened, where, and what to do " * 12)
    qtbot.waitUntil(lambda: page.reason.height() >= page.reason.heightForWidth(page.reason.width()))


def test_a_recent_save_is_opened_from_the_menu(
    open_in: OpenSave, saves: Path, qtbot: QtBot
) -> None:
    open_in(saves / "partida_01.json")
    room = open_in(saves / "partida_02.json")
    actions = room.inspector.header._recent.actions()
    assert ["partida_02" in actions[0].text(), "partida_01" in actions[1].text()] == [True, True]
    actions[1].trigger()
    wait_open(room, saves / "partida_01.json", qtbot)
