"""Quests, matrix and panel from the keyboard, and what they ask of other workspaces."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.knowledge.table import Table
from core.model.kinds import Kind
from core.world import build
from editor.knowledge import exporting
from editor.knowledge.rows import EntryRow, GroupRow
from editor.knowledge.workspace import KnowledgeWorkspace
from editor.main_window import MainWindow
from editor.playground.workspace import PlaygroundWorkspace

Key = Qt.Key


def entry(room: KnowledgeWorkspace, id: str) -> int:
    return room.board.world.find(Kind.ENTRY, id)[0]


def press(key: Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key, modifier)


def test_the_arrow_keys_move_along_the_quests(room: KnowledgeWorkspace) -> None:
    room.band.track.setFocus()
    press(Key.Key_Right)
    press(Key.Key_Right)
    assert room.board.step == 2
    assert room.band.title.text() == "Step 2 of 10"
    assert room.band.name.text() == "La campana rota"
    assert "La campana rota" in room.band.track.accessibleDescription()
    press(Key.Key_End)
    assert room.board.step == 10
    assert not room.band.forward.isEnabled()
    assert room.panel.quest.text() == "Every quest is completed"
    press(Key.Key_Left)
    assert room.board.step == 9
    press(Key.Key_Home)
    assert room.board.step == 0 and not room.band.back.isEnabled()


def test_a_click_on_a_stop_goes_there(room: KnowledgeWorkspace) -> None:
    track = room.band.track
    at = QPoint(round(track.stop_x(6)) + 3, 22)
    QTest.mouseClick(track, Qt.MouseButton.LeftButton, pos=at)
    assert room.board.step == 6


def test_actions_step_from_anywhere_in_the_window(
    room: KnowledgeWorkspace, window: MainWindow
) -> None:
    window.show_room("lore")
    press(Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert window.rooms.current is room
    assert room.board.step == 1
    press(Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert room.board.step == 0


def test_the_other_of_two_open_quests_can_be_looked_ahead_to(room: KnowledgeWorkspace) -> None:
    room.board.set_step(1)
    assert room.panel.choice.isVisible() and room.panel.choice.count() == 2
    room.panel.choice.setFocus()
    press(Key.Key_Down)
    assert room.board.quest == "la_carta_de_doran"
    ids = {item.id for item in room.panel.learning.items.rows}  # type: ignore[union-attr]
    assert "carta_de_doran" in ids


def test_arrows_walk_the_cells_and_enter_asks_there(
    room: KnowledgeWorkspace, window: MainWindow
) -> None:
    room.board.set_step(3)
    room.grid.select(entry(room, "mina_derrumbe"), "herrero_bram")
    room.focus_first()
    press(Key.Key_Right)
    assert room.grid.current() == (entry(room, "mina_derrumbe"), "minera_nela")
    assert room.panel.title.text() == "mina_derrumbe × Nela"
    press(Key.Key_Return)
    playground = window.rooms.current
    assert isinstance(playground, PlaygroundWorkspace)
    asked = playground.asker.state
    assert asked.npc == "minera_nela"
    assert asked.quests == frozenset(room.board.steps[:3])
    found = {hit.id for hit in playground.asker.answer.explanation.results}
    assert "mina_derrumbe" in found


def test_tab_leaves_the_matrix_at_once(room: KnowledgeWorkspace) -> None:
    room.focus_first()
    press(Key.Key_Tab)
    assert QApplication.focusWidget() is not room.grid.cells


def test_a_group_is_folded_and_opened_from_its_head(room: KnowledgeWorkspace) -> None:
    room.board.set_grouping("file")
    first = room.board.rows[1]
    assert isinstance(first, EntryRow)
    room.grid.select(first.handle)
    room.focus_first()
    before = len(room.board.rows)
    press(Key.Key_Up)
    press(Key.Key_Space)
    head = room.board.rows[0]
    assert isinstance(head, GroupRow) and head.folded
    assert len(room.board.rows) == before - head.shown
    press(Key.Key_Right)
    assert len(room.board.rows) == before
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert len(room.board.rows) == before


@pytest.mark.usefixtures("watched")
def test_the_filter_line_has_the_language_of_the_lore(room: KnowledgeWorkspace) -> None:
    room.focus_filter()
    line = room.bar.filter.line()
    QTest.keyClicks(line, "npc:herrero_bram ")
    press(Key.Key_Return)
    world = room.board.world
    shown = {world.record(handle).id for handle in room.board.shown}
    assert "bram_hermano" in shown and "mina_derrumbe" not in shown
    assert room.grid.cells.hasFocus()
    room.focus_filter()
    QTest.keyClicks(line, "nada_de_esto")
    room.bar.filter.send_now()
    assert not room.board.shown
    assert room.empty.isVisible()
    QTest.mouseClick(room.empty._button, Qt.MouseButton.LeftButton)
    assert len(room.board.shown) == room.board.total


def test_clicking_an_entry_selects_its_row(room: KnowledgeWorkspace) -> None:
    room.grid.select(entry(room, "mina_derrumbe"), "minera_nela")
    left = room.grid.left
    row = room.grid.cells.currentIndex().row() + 1
    spot = left.visualRect(room.model.index(row, 0)).center()
    QTest.mouseClick(left.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    current = room.grid.current()
    assert current == (room.board.shown_handle(row), "minera_nela")
    assert room.grid.cells.hasFocus()


def test_the_audit_leads_to_the_entry(
    room: KnowledgeWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(room.auditor.audited, timeout=20_000):
        pass
    found = room.panel.found
    texts = [item.spoken() for item in found.items.rows]
    assert any("idea_fichas_rio" in text for text in texts)
    # Whatever is found is said of something: the entry is named.
    spoiler = next(text for text in texts if "Spoiler" in text)
    assert spoiler.count("sabela_rumor") == 1
    # A draft that nobody sees stands beside it.
    assert any("Every entry that is no draft can be reached" in text for text in texts)
    at = next(i for i, text in enumerate(texts) if "idea_fichas_rio" in text)
    found.setFocus()
    found.setCurrentIndex(found.items.index(at))
    current = room.grid.current()
    assert current is not None and current[0] == entry(room, "idea_fichas_rio")
    press(Key.Key_Return)
    assert window.rooms.current_id == "lore"


def test_show_entry_goes_to_the_lore(room: KnowledgeWorkspace, window: MainWindow) -> None:
    room.grid.select(entry(room, "mina_causa_real"), "herrero_bram")
    QTest.mouseClick(room.panel.show_entry, Qt.MouseButton.LeftButton)
    assert window.rooms.current_id == "lore"


def test_the_table_is_written_for_dialogue_systems(
    room: KnowledgeWorkspace, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    table = Table(room.board.world)
    forms = exporting.table_forms(room.board.table())
    plain, sheet, tree = list(forms)
    for source, name in ((plain, "a.csv"), (sheet, "b.csv"), (tree, "c.json")):
        with qtbot.waitSignal(window.shell.status_message, timeout=20_000):
            room.write_export(tmp_path / name, forms, source)
    assert (tmp_path / "a.csv").read_text(encoding="utf-8") == table.as_csv()
    assert (tmp_path / "b.csv").read_bytes().startswith(b"\xef\xbb\xbfentry,npc")
    rows = list(csv.DictReader(io.StringIO(table.as_csv())))
    row = next(r for r in rows if (r["entry"], r["npc"]) == ("mina_causa_real", "herrero_bram"))
    assert row["since_quest"] == "la_verdad_de_la_mina"
    content = json.loads((tmp_path / "c.json").read_text(encoding="utf-8"))
    assert content["steps"][0] == "start" and len(content["entries"]) == room.board.total


def test_an_export_that_cannot_be_written_is_said(
    room: KnowledgeWorkspace, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    forms = exporting.audit_forms(room.auditor.run())
    with qtbot.waitSignal(window.shell.notice, timeout=20_000) as told:
        room.write_export(tmp_path / "missing" / "a.csv", forms, next(iter(forms)))
    assert told.args is not None and told.args[0] == "error"


def test_the_workspace_comes_back_as_it_was_left(
    room: KnowledgeWorkspace, window: MainWindow
) -> None:
    room.board.set_step(4)
    room.bar.next.setChecked(False)
    room.bar.grouping.set_current("tag")
    room.board.set_grouping("tag")
    state = json.loads(json.dumps(room.save_state()))
    room.board.set_step(0)
    room.board.set_grouping("none")
    room.bar.next.setChecked(True)
    room.restore_state(state)
    assert (room.board.step, room.board.grouping, room.board.show_next) == (4, "tag", False)
    room.restore_state({"split": "no", "grouping": 4, "step": [1], "filters": 3})
    assert room.board.grouping == "tag"
    assert window.document is not None


def spot_of(room: KnowledgeWorkspace, id: str, npc: str) -> QPoint:
    index = room.model.index_of(entry(room, id), npc)
    room.grid.cells.scrollTo(index)
    return room.grid.cells.visualRect(index).center()


def test_a_click_on_a_cell_asks_there_and_with_ctrl_only_selects(
    room: KnowledgeWorkspace, window: MainWindow
) -> None:
    room.board.set_step(3)
    cells = room.grid.cells.viewport()
    for modifier in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier):
        room.grid.select(entry(room, "mina_derrumbe"), "minera_nela")
        spot = spot_of(room, "mina_causa_real", "herrero_bram")
        QTest.mouseClick(cells, Qt.MouseButton.LeftButton, modifier, spot)
        assert room.grid.current() == (entry(room, "mina_causa_real"), "herrero_bram")
        assert window.rooms.current is room
    QTest.mouseClick(cells, Qt.MouseButton.LeftButton, pos=spot)
    assert window.rooms.current_id == "playground"
    playground = window.rooms.current
    assert isinstance(playground, PlaygroundWorkspace)
    assert playground.asker.state.npc == "herrero_bram"
    assert playground.asker.state.quests == room.board.sheet.quests
    assert playground.query.field.text() == "mina derrumbe verol"


def test_a_press_that_is_let_go_on_another_cell_opens_nothing(
    room: KnowledgeWorkspace, window: MainWindow
) -> None:
    spot = spot_of(room, "mina_causa_real", "herrero_bram")
    other = spot_of(room, "mina_causa_real", "minera_nela")
    cells = room.grid.cells.viewport()
    QTest.mousePress(cells, Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseRelease(cells, Qt.MouseButton.LeftButton, pos=other)
    assert window.rooms.current is room
    QTest.mouseClick(cells, Qt.MouseButton.RightButton, pos=spot)
    assert window.rooms.current is room


def test_the_panel_says_how_cells_are_opened(room: KnowledgeWorkspace) -> None:
    room.grid.select(entry(room, "mina_derrumbe"), "minera_nela")
    assert room.panel.hint.isVisible()
    assert room.panel.hint.text().startswith("A click or Enter asks here")


def test_where_no_quest_can_be_completed_no_step_is_counted(room: KnowledgeWorkspace) -> None:
    document = room._document
    world = document.world
    for quest in world.handles(Kind.QUEST):
        document.push(build.set_value(world, quest, "requires", ["never"]))
    room.board.refresh()
    assert room.board.steps == ()
    assert room.band.title.text() == "No steps"
    assert room.band.name.text() == "No quest can be completed: see what each requires."
    assert room.panel.quest.text() == "No quest can be completed"
    assert not room.band.back.isEnabled() and not room.band.forward.isEnabled()


@pytest.mark.parametrize("steps", [1, 2, 3, 12])
def test_each_label_stands_under_its_stop(room: KnowledgeWorkspace, steps: int) -> None:
    track = room.band.track
    track.resize(900, track.height())
    track.show_steps([f"step {at}" for at in range(steps)], 0)
    least = room._services.theme.look.stretched(70)
    for step in range(steps):
        half = track._label_width(step) / 2
        assert half * 2 <= least or half <= min(track.stop_x(step), 900 - track.stop_x(step))
