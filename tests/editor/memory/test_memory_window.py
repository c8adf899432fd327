"""The inspector in the window: the world beside it, watching, narrow windows, keys and names."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from memory_conftest import SAVES, OpenSave, settle, wait_open
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from core.model.state import GameState
from editor.main_window import MainWindow
from editor.memory.header import SaveHeader
from editor.memory.lower_panel import CONTEXT, WHY
from editor.memory.workspace import MemoryWorkspace
from editor.theme import Theme
from editor.theme.painter import text_width

SAMPLE = SAVES / "partida_03.json"


def open_world_beside(window: MainWindow, folder: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.flow.opened, timeout=20_000):
        window.flow.open(folder)


def test_names_come_with_the_world_and_go_with_it(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    room = open_in(SAMPLE)
    name = room.inspector.left.npc_model.index(0).data
    assert name() == "herrero_bram"
    assert not room.inspector.header.ask.isEnabled()
    open_world_beside(bare, world_folder, qtbot)
    settle(room, qtbot)
    assert name() == "Bram" and room.inspector.header.quests.value.text() == "3 of 10"
    assert room.inspector.header.ask.isEnabled()
    bare.actions_by_id.plain("file.close_world").trigger()
    settle(room, qtbot)
    assert name() == "herrero_bram"


def test_a_word_of_a_masked_entry_is_a_finding_and_its_gate_ends_it(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, saves: Path, qtbot: QtBot
) -> None:
    open_world_beside(bare, world_folder, qtbot)
    room = open_in(saves / "partida_03.json")

    def masked() -> list[tuple[str, str, str]]:
        settle(room, qtbot)
        found = room.inspector.findings
        return [(f.npc, f.entry, f.term) for f in found if f.kind == "masked"]

    assert masked() == [("herrero_bram", "compania_seguro", "cobró un seguro")]
    data = json.loads((saves / "partida_03.json").read_text("utf-8"))
    data["estado"]["npc"]["memoria"]["aprendido"]["herrero_bram"]["compania_seguro"] = 188
    (saves / "learnt.json").write_text(json.dumps(data), "utf-8")
    open_in(saves / "learnt.json")
    assert masked() == []


def test_a_renamed_id_still_has_its_name(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, saves: Path, qtbot: QtBot
) -> None:
    path = saves / "old.json"
    text = (saves / "partida_03.json").read_text("utf-8").replace("herrero_bram", "bram_viejo")
    path.write_text(text, "utf-8")
    for lore in world_folder.glob("*.json"):
        data = json.loads(lore.read_text("utf-8"))
        for npc in data.get("npcs", []) if isinstance(data, dict) else []:
            if npc.get("id") == "herrero_bram":
                npc["antes"] = ["bram_viejo"]
        lore.write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    open_world_beside(bare, world_folder, qtbot)
    room = open_in(path)
    assert room.inspector.left.npc_model.index(0).data() == "Bram"
    assert room.inspected is not None
    state = room.inspected.game_state("bram_viejo")
    assert state.npc == "herrero_bram" and "sabela_picos" in state.learnt["herrero_bram"]


def test_the_state_goes_to_the_playground(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    room = open_in(SAMPLE)
    open_world_beside(bare, world_folder, qtbot)
    bare.show_room("memory")
    settle(room, qtbot)
    with qtbot.waitSignal(bare.shell.ask_requested) as asked:
        qtbot.mouseClick(room.inspector.header.ask, Qt.MouseButton.LeftButton)
    assert asked.args is not None
    state = asked.args[0]["state"]
    assert isinstance(state, GameState)
    assert (state.npc, state.place) == ("herrero_bram", "mina")
    assert state.quests == {"pan_y_carbon", "la_campana_rota", "la_carta_de_doran"}
    assert asked.args[0]["npc"] == "herrero_bram"


def test_a_save_that_the_game_replaced_is_noticed_and_reloaded(
    open_in: OpenSave, saves: Path, qtbot: QtBot
) -> None:
    path = saves / "partida_03.json"
    room = open_in(path)
    inspector = room.inspector
    inspector.left.npcs.setFocus()
    qtbot.keyClick(inspector.left.npcs, Qt.Key.Key_Down)
    settle(room, qtbot)
    npc, chosen = inspector.npc, inspector._chosen()
    assert npc == "minera_nela" and chosen is not None
    assert not inspector.left.saved.isVisible()
    for turn in (215, 216):
        data = json.loads(path.read_text("utf-8"))
        data["estado"]["npc"]["memoria"]["turno"] = turn
        new = path.with_suffix(".tmp")
        new.write_text(json.dumps(data), "utf-8")
        new.replace(path)
        qtbot.waitUntil(inspector.left.saved.isVisible, timeout=5000)
        assert inspector.left.saved.words.text().startswith("Game saved ")
        assert inspector.header.turn.value.text() != str(turn)
        qtbot.mouseClick(inspector.left.saved.button, Qt.MouseButton.LeftButton)
        settle(room, qtbot)
        qtbot.waitUntil(lambda t=turn: inspector.header.turn.value.text() == str(t), timeout=5000)
        assert not inspector.left.saved.isVisible()
        again = inspector._chosen()
        assert inspector.npc == npc and again is not None and again.text == chosen.text
        settle(room, qtbot)


def test_a_deleted_save_stays_on_screen_and_reading_it_again_says_why(
    open_in: OpenSave, bare: MainWindow, saves: Path, qtbot: QtBot
) -> None:
    path = saves / "partida_01.json"
    room = open_in(path)
    path.unlink()
    with qtbot.waitSignal(bare.shell.notice, timeout=5000) as said:
        qtbot.mouseClick(room.inspector.header.reload, Qt.MouseButton.LeftButton)
    assert said.args is not None and "partida_01.json" in said.args[1]
    assert room.inspected is not None and room.inspector.isVisible()


def test_a_narrow_window_turns_the_right_panel_into_tabs(
    open_in: OpenSave, bare: MainWindow, qtbot: QtBot
) -> None:
    room = open_in(SAMPLE)
    inspector = room.inspector
    age = 4
    assert not inspector.facts.isColumnHidden(age)
    bare.resize(1100, 700)
    qtbot.waitUntil(lambda: inspector.facts.isColumnHidden(age))
    assert inspector.lower.tabs._buttons[WHY].isVisible()
    assert room.focus_filter()
    assert inspector.why.isVisible() and inspector.lower.tab == WHY
    inspector.lower.show_tab(CONTEXT)
    assert inspector.context.text.isVisible()
    bare.resize(1440, 900)
    qtbot.waitUntil(lambda: not inspector.facts.isColumnHidden(age))
    assert inspector.minimumSizeHint().width() <= bare.theme.look.stretched(1100 - 76)
    assert inspector.why.isVisible() and inspector.context.isVisible()
    assert not inspector.lower.tabs._buttons[WHY].isVisible()


@pytest.mark.parametrize("size", [(1440, 900), (1100, 700)])
def test_everything_is_reached_by_tab_and_named(
    size: tuple[int, int], open_in: OpenSave, bare: MainWindow, qtbot: QtBot
) -> None:
    room = open_in(SAMPLE)
    bare.resize(*size)
    room.focus_first()
    seen: set[QWidget] = set()
    for _ in range(60):
        focused = QApplication.focusWidget()
        if focused is None or focused in seen:
            break
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    inspector = room.inspector
    for wanted in (inspector.left.npcs, inspector.facts, inspector.header.reload):
        assert wanted in seen
    assert any(inspector.lower.isAncestorOf(widget) for widget in seen)


def test_every_control_has_a_name(open_in: OpenSave) -> None:
    room = open_in(SAMPLE)
    nameless = []
    for widget in room.findChildren(QWidget):
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or not widget.isVisible():
            continue
        if isinstance(widget.parent(), QAbstractSpinBox | QComboBox):
            continue
        found = QAccessible.queryAccessibleInterface(widget)
        if found is not None and not found.text(QAccessible.Text.Name):
            nameless.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    assert not nameless


def test_rows_say_all_to_a_screen_reader(open_in: OpenSave) -> None:
    room = open_in(SAMPLE)
    role = Qt.ItemDataRole.AccessibleTextRole
    model: QAbstractItemModel = room.inspector.left.npc_model
    assert model.index(0, 0).data(role) == (
        "herrero_bram, 25 facts, over the cap of 20, has a finding"
    )
    facts = room.inspector.facts_model
    assert facts.index(0, 1).data(role).endswith("(pinned)")
    assert facts.index(0, 7).data(role) == "in the context now"
    presence = room.inspector.lower.presence_model
    at = presence.column_of("27")
    assert at is not None and presence.index(0, at).data(role).endswith(": absent")


def test_arrows_walk_the_npcs(open_in: OpenSave, qtbot: QtBot) -> None:
    room = open_in(SAMPLE)
    inspector = room.inspector
    inspector.left.npcs.setFocus()
    for row in range(1, 12):
        qtbot.keyClick(inspector.left.npcs, Qt.Key.Key_Down)
        assert inspector.npc == inspector.left.npc_model.rows[row].id
    settle(room, qtbot)
    assert inspector.why.header.accessibleName() == f"Why does {inspector.npc} know that?"


def test_the_frame_opens_a_dropped_trace_beside_its_save(
    open_in: OpenSave, bare: MainWindow, saves: Path, qtbot: QtBot
) -> None:
    room = open_in(saves / "partida_03.json")
    bare.open_path(saves / "partida_03.jsonl")
    settle(room, qtbot)
    assert room.inspected is not None and room.inspected.trace is not None
    assert room.inspected.opened.path.name == "partida_03.json"
    assert "partida_03.jsonl" in room.inspector.header.note.text()


def test_nothing_is_left_when_the_window_closes_while_reading(
    bare: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "save.json"
    shutil.copy(SAMPLE, path)
    bare.open_save(path)
    room = bare.rooms.workspace("memory")
    assert isinstance(room, MemoryWorkspace)
    bare.close()
    QTest.qWait(50)
    assert room.inspected is None


def test_reading_the_sample_again_and_again_shows_the_same(open_in: OpenSave, qtbot: QtBot) -> None:
    room = open_in(SAMPLE)
    rows = [room.inspector.facts_model.index(at, 1).data() for at in range(26)]
    for _ in range(3):
        room.reload()
        settle(room, qtbot)
        wait_open(room, SAMPLE, qtbot)
    assert [room.inspector.facts_model.index(at, 1).data() for at in range(26)] == rows


def test_what_the_header_says_is_whole_when_it_was_set_while_hidden(
    open_in: OpenSave, qtbot: QtBot, theme: Theme
) -> None:
    inspected = open_in(SAMPLE).inspected
    assert inspected is not None
    header, stack = SaveHeader(theme), QStackedWidget()
    stack.addWidget(header)
    stack.addWidget(QWidget())
    qtbot.addWidget(stack)
    stack.resize(1364, 200)
    stack.show()
    stack.setCurrentIndex(1)
    header.show_save(inspected)
    stack.setCurrentIndex(0)
    pairs = (header.version, header.turn, header.place, header.quests)
    qtbot.waitUntil(lambda: all(p.width() >= p.value.sizeHint().width() for p in pairs))


@pytest.mark.parametrize("tab", ["secrets", "conversation", "pruned", "changes", "timeline"])
def test_the_note_over_the_lower_panel_is_whole_in_a_small_window(
    bare: MainWindow, open_in: OpenSave, qtbot: QtBot, tab: str
) -> None:
    bare.resize(1366, 768)
    room = open_in(SAVES / "partida_03.json")
    lower = room.inspector.lower
    lower.show_tab(tab)
    settle(room, qtbot)
    qtbot.waitUntil(lambda: lower.bar.width() > 0 and not lower.note.is_elided(), timeout=10_000)
    assert lower.tabs.x() == 12
    lower.show_tab("presence")
    qtbot.waitUntil(lambda: lower.bar.height() < 40, timeout=10_000)
    lower.show_tab(tab)
    bare.resize(1900, 900)
    qtbot.waitUntil(lambda: lower.note.geometry().top() < lower.tabs.geometry().bottom())
    assert not lower.note.is_elided()


def test_the_outer_columns_of_the_presence_are_whole_or_say_that_they_are_cut(
    bare: MainWindow, open_in: OpenSave, qtbot: QtBot
) -> None:
    bare.resize(1366, 768)
    room = open_in(SAVES / "partida_03.json")
    view, look = room.inspector.lower.presence, room._services.theme.look
    settle(room, qtbot)
    header = view.horizontalHeader()
    view.horizontalScrollBar().setValue(2)
    assert header.sectionViewportPosition(2) == 0
    for at, head in enumerate(view._cells.matrix.columns):
        assert text_width(head.note, look, "micro") + 4 <= header.sectionSize(at), head.note
