"""Two moments compared, the folder as a timeline, other limits tried: through the window."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from memory_conftest import OpenSave, settle
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.memory.compare import Change, compare
from core.saves import read_save
from editor.memory.lower_panel import CHANGES, TIMELINE, TRIAL
from editor.memory.workspace import MemoryWorkspace

BRAM = "herrero_bram"


def click_tab(room: MemoryWorkspace, tab: str, qtbot: QtBot) -> None:
    qtbot.mouseClick(room.inspector.lower.tabs._buttons[tab], Qt.MouseButton.LeftButton)
    settle(room, qtbot)


def memory(path: Path) -> dict[str, object]:
    return json.loads(path.read_text("utf-8"))["estado"]["npc"]["memoria"]


def test_compare_offers_the_save_before_and_says_what_the_command_says(
    open_in: OpenSave, saves: Path, qtbot: QtBot
) -> None:
    room = open_in(saves / "partida_03.json")
    qtbot.mouseClick(room.inspector.header.compare, Qt.MouseButton.LeftButton)
    settle(room, qtbot)
    changes = room.inspector.lower.changes
    assert room.inspector.lower.tab == CHANGES
    assert changes.before.currentText() == "turn 173 · partida_03_turno_173.json"
    one, other = (
        read_save(saves / name).candidates[0].state
        for name in ("partida_03_turno_173.json", "partida_03.json")
    )
    assert changes.found == compare(one, other) and changes.found
    assert changes.model.rowCount() == len(changes.found)
    kinds = {each.change for each in changes.found}
    assert {Change.ADDED, Change.PRUNED, Change.REINFORCED, Change.LEARNT, Change.SCENE} <= kinds
    assert "changes" in room.inspector.lower.note.text()
    qtbot.mouseClick(changes.swap, Qt.MouseButton.LeftButton)
    settle(room, qtbot)
    assert changes.found == compare(other, one)


def test_a_change_leads_to_its_fact_and_only_this_npc_is_shown_when_asked(
    open_in: OpenSave, saves: Path, qtbot: QtBot
) -> None:
    room = open_in(saves / "partida_03.json")
    click_tab(room, CHANGES, qtbot)
    changes = room.inspector.lower.changes
    at = next(
        at
        for at, each in enumerate(changes.found)
        if each.change is Change.ADDED and each.npc != BRAM
    )
    wanted = changes.found[at]
    changes.grid.setFocus()
    changes.grid.setCurrentIndex(changes.model.index(at, 0))
    settle(room, qtbot)
    chosen = room.inspector._chosen()
    assert room.inspector.npc == wanted.npc
    assert chosen is not None and chosen.text == wanted.text
    qtbot.mouseClick(changes.only, Qt.MouseButton.LeftButton, pos=changes.only.rect().center())
    changes.only.setChecked(True)
    shown = {changes.model.index(row, 0).data() for row in range(changes.model.rowCount())}
    assert shown == {wanted.npc}


def test_any_save_and_scenes_of_the_trace_can_be_compared(
    open_in: OpenSave, saves: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    room = open_in(saves / "partida_03.json")
    room.load_best_trace()
    settle(room, qtbot)
    other = tmp_path / "elsewhere.json"
    shutil.copy(saves / "partida_01.json", other)
    room.inspector.lower.compare_with(other)
    settle(room, qtbot)
    changes = room.inspector.lower.changes
    assert changes.before.currentText() == "elsewhere.json" and changes.found
    titles = [changes.before.itemText(at) for at in range(changes.before.count())]
    traced = [at for at, title in enumerate(titles) if "· trace," in title]
    assert len(traced) > 1
    changes.set_moments(traced[-1], traced[0])
    settle(room, qtbot)
    assert changes.found and not any(each.change is Change.REMOVED for each in changes.found)


def test_a_save_that_cannot_be_read_is_said(
    open_in: OpenSave, saves: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    room = open_in(saves / "partida_03.json")
    (tmp_path / "bad.json").write_text("{", "utf-8")
    (tmp_path / "empty.json").write_text('{"vidas": 3}', "utf-8")
    for name in ("bad.json", "empty.json"):
        room.inspector.lower.compare_with(tmp_path / name)
        settle(room, qtbot)
        assert name in room.inspector.lower.note.text()
        assert room.inspector.lower.changes.model.rowCount() == 0


def test_a_folder_is_a_timeline_and_enter_opens_a_save_of_it(
    open_in: OpenSave, saves: Path, qtbot: QtBot
) -> None:
    room = open_in(saves / "partida_03.json")
    click_tab(room, TIMELINE, qtbot)
    view = room.inspector.lower.timeline
    turns = [int(view.saves_model.index(r, 0).data()) for r in range(view.saves_model.rowCount())]
    names = [view.saves_model.index(r, 1).data() for r in range(view.saves_model.rowCount())]
    assert turns == sorted(turns) and len(turns) == len(list(saves.glob("*.json")))
    assert names[-1] == "partida_03.json" and view.saves.current_key() == len(names) - 1
    counts = int(view.saves_model.index(len(names) - 1, 3).data())
    held = memory(saves / "partida_03.json")["hechos"]
    assert isinstance(held, dict) and counts == sum(len(facts) for facts in held.values())
    firsts = {
        view.facts_model.index(r, 1).data(): view.facts_model.index(r, 0).data()
        for r in range(view.facts_model.rowCount())
    }
    early = memory(saves / "partida_03_turno_173.json")["hechos"]
    assert isinstance(early, dict)
    assert firsts[early[BRAM][0]["texto"]] == "173"
    view.saves.setFocus()
    view.saves.setCurrentIndex(view.saves_model.index(0, 0))
    qtbot.keyClick(view.saves, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: room.inspected is not None and room.inspected.opened.path.name == names[0],
        timeout=5000,
    )
    settle(room, qtbot)


def test_a_new_save_in_the_folder_is_in_the_timeline_after_reading_again(
    open_in: OpenSave, saves: Path, qtbot: QtBot
) -> None:
    path = saves / "partida_03.json"
    room = open_in(path)
    click_tab(room, TIMELINE, qtbot)
    before = room.inspector.lower.timeline.saves_model.rowCount()
    shutil.copy(path, saves / "later.json")
    data = json.loads(path.read_text("utf-8"))
    data["estado"]["npc"]["memoria"]["turno"] = 230
    path.write_text(json.dumps(data), "utf-8")
    room.reload()
    settle(room, qtbot)
    assert room.inspector.lower.timeline.saves_model.rowCount() == before + 1


def test_limits_are_tried_without_touching_the_save(
    open_in: OpenSave, saves: Path, qtbot: QtBot
) -> None:
    path = saves / "partida_03.json"
    bytes_before, state_before = path.read_bytes(), read_save(path).candidates[0].state
    room = open_in(path)
    click_tab(room, TRIAL, qtbot)
    trial = room.inspector.lower.trial
    assert trial.cap.value() == 20
    fates = [trial.model.index(row, 0).data() for row in range(trial.model.rowCount())]
    assert fates.count("goes") == 2
    trial.cap.setFocus()
    trial.cap.selectAll()
    qtbot.keyClicks(trial.cap, "5")
    qtbot.keyClick(trial.cap, Qt.Key.Key_Return)
    settle(room, qtbot)
    fates = [trial.model.index(row, 0).data() for row in range(trial.model.rowCount())]
    assert fates.count("goes") == 17 and room.inspector.left.cap.value() == 5
    trial.likeness.setFocus()
    for _ in range(12):
        qtbot.keyClick(trial.likeness, Qt.Key.Key_Up)
    settle(room, qtbot)
    assert trial.limits.likeness == 71.0
    assert "the save is not touched" in room.inspector.lower.note.text()
    assert room.inspected is not None and room.inspected.state == state_before
    assert path.read_bytes() == bytes_before
