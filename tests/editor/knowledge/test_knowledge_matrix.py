"""The matrix says what the mask says, whatever is filtered, grouped or edited."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.knowledge.conditions import can_say
from core.model.kinds import Kind
from core.model.state import GameState
from core.model.visibility import PUBLIC, Audience, AudienceKind
from core.world import build
from editor.document import Document
from editor.knowledge.model import FIRST_NPC
from editor.knowledge.rows import EntryRow, GroupRow
from editor.knowledge.workspace import KnowledgeWorkspace
from editor.main_window import MainWindow


def document_of(window: MainWindow) -> Document:
    assert window.document is not None
    return window.document


def entry(room: KnowledgeWorkspace, id: str) -> int:
    return room.board.world.find(Kind.ENTRY, id)[0]


def state(room: KnowledgeWorkspace, id: str, npc: str) -> str:
    return room.board.cells.state(entry(room, id), list(room.model.npcs).index(npc))


def said(room: KnowledgeWorkspace, id: str, npc: str) -> str:
    index = room.model.index_of(entry(room, id), npc)
    assert index.isValid()
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole))


def group_keys(room: KnowledgeWorkspace) -> list[str]:
    return [row.key for row in room.board.rows if isinstance(row, GroupRow)]


@pytest.mark.parametrize("step", [0, 2, 7, 10])
def test_every_cell_agrees_with_the_mask(room: KnowledgeWorkspace, step: int) -> None:
    room.board.set_show_next(False)
    room.board.set_step(step)
    world, quests = room.board.world, frozenset(room.board.steps[:step])
    for handle in room.board.sheet.handles:
        row = room.board.cells.row(handle)
        known = 0
        for column, npc in enumerate(room.board.npcs):
            sees = bool(can_say(world, npc, handle, GameState(quests=quests)))
            shown = room.board.cells.state(handle, column)
            assert (shown != "masked") == sees, (world.record(handle).id, npc)
            known += sees
        assert row.known == known


def test_a_cell_says_who_sees_what_and_why(room: KnowledgeWorkspace) -> None:
    assert said(room, "mina_derrumbe", "herrero_bram") == "Bram sees mina_derrumbe: public"
    masked = said(room, "mina_causa_real", "herrero_bram")
    assert masked.startswith("Bram does not see mina_causa_real")
    assert "La verdad de la mina" in masked
    room.board.set_step(7)
    assert said(room, "mina_causa_real", "herrero_bram") == (
        "Bram does not see mina_causa_real yet: La verdad de la mina opens it"
    )
    room.board.set_step(8)
    assert said(room, "mina_causa_real", "herrero_bram") == (
        "Bram sees mina_causa_real: opened by La verdad de la mina"
    )


def test_what_the_next_quest_opens_is_marked_when_wanted(room: KnowledgeWorkspace) -> None:
    room.board.set_step(7)
    assert state(room, "mina_causa_real", "herrero_bram") == "opens_next"
    assert room.board.cells.row(entry(room, "mina_causa_real")).learn == 12
    QTest.mouseClick(room.bar.next, Qt.MouseButton.LeftButton)
    assert state(room, "mina_causa_real", "herrero_bram") == "masked"
    assert room.panel.learning.items.rowCount() == 4


def test_the_totals_count_the_entries_that_are_shown(room: KnowledgeWorkspace) -> None:
    room.board.set_filter("vis:public")
    totals = room.board.totals
    assert {known for known, _ in totals} == {len(room.board.shown)}
    room.board.set_filter("id:mina_causa_real")
    assert {known for known, _ in room.board.totals} == {0}


def test_groups_hold_every_entry_once_and_count_the_hidden(room: KnowledgeWorkspace) -> None:
    for grouping in ("file", "tag", "visibility", "none"):
        room.board.set_grouping(grouping)
        rows = [row.handle for row in room.board.rows if isinstance(row, EntryRow)]
        assert sorted(rows) == sorted(room.board.sheet.handles)
    room.board.set_grouping("file")
    room.board.set_filter("id:mina_derrumbe")
    heads = [row for row in room.board.rows if isinstance(row, GroupRow)]
    assert [(row.key, row.shown) for row in heads] == [("mina.json", 1)]
    assert heads[0].total > 1
    assert "1 of" in room.model.group_sentence(heads[0])


@pytest.mark.usefixtures("watched")
def test_an_edit_is_shown_at_once_and_undone(
    room: KnowledgeWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    document, handle = document_of(window), entry(room, "mina_derrumbe")
    room.grid.select(handle, "minera_nela")
    audience = Audience(AudienceKind.NPC, "herrero_bram")
    with qtbot.waitSignal(room.board.changed):
        document.push(build.set_value(document.world, handle, "visibility", audience))
    assert state(room, "mina_derrumbe", "herrero_bram") == "npc"
    assert state(room, "mina_derrumbe", "minera_nela") == "masked"
    assert room.grid.current() == (handle, "minera_nela")
    assert "does not see" in room.panel.words.text()
    with qtbot.waitSignal(room.board.changed):
        document.undo()
    assert state(room, "mina_derrumbe", "minera_nela") == "public"
    assert "public" in room.panel.words.text()


@pytest.mark.usefixtures("watched")
def test_entries_and_npcs_come_and_go(
    room: KnowledgeWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    document, handle = document_of(window), entry(room, "mina_derrumbe")
    world = document.world
    room.grid.select(handle)
    with qtbot.waitSignal(room.board.changed):
        document.push(build.delete(world, [handle]))
    current = room.grid.current()
    assert current is not None and current[0] != handle and current[0] in world
    with qtbot.waitSignal(room.board.changed):
        document.undo()
    cast = world.record(world.handles(Kind.NPC)[0]).file
    with qtbot.waitSignal(room.board.changed):
        document.push(build.add(world, Kind.NPC, cast, {"id": "nueva", "name": "Nueva"}))
    assert room.model.npcs[-1] == "nueva"
    assert room.model.title(FIRST_NPC + 12) == "Nueva"
    assert said(room, "mina_derrumbe", "nueva") == "Nueva sees mina_derrumbe: public"
    with qtbot.waitSignal(room.board.changed):
        document.undo()
    assert len(room.model.npcs) == 12


@pytest.mark.usefixtures("watched")
def test_a_quest_that_comes_is_a_step_of_its_own(
    room: KnowledgeWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    document = document_of(window)
    world = document.world
    file = world.record(world.handles(Kind.QUEST)[0]).file
    fields = {"id": "epilogo", "name": "Epílogo", "requires": ("reapertura",)}
    with qtbot.waitSignal(room.board.changed):
        document.push(build.add(world, Kind.QUEST, file, fields))
    assert room.band.title.text() == "Step 0 of 11"
    room.board.set_step(11)
    with qtbot.waitSignal(room.board.changed):
        document.undo()
    assert room.board.step == 10
    assert room.band.title.text() == "Step 10 of 10"


def test_while_nobody_looks_nothing_is_made_anew(
    room: KnowledgeWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    window.show_room("lore")
    told: list[bool] = []
    room.board.changed.connect(lambda: told.append(True))
    document, handle = document_of(window), entry(room, "mina_causa_real")
    document.push(build.set_value(document.world, handle, "visibility", PUBLIC))
    qtbot.wait(50)
    assert not told
    window.show_room("knowledge")
    assert told and state(room, "mina_causa_real", "herrero_bram") == "public"


def test_only_the_rows_to_be_seen_are_painted(
    room: KnowledgeWorkspace, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.board.set_grouping("none")
    view, painted = room.grid.cells, []
    qtbot.wait(50)
    paint = view._painter.paint
    monkeypatch.setattr(view._painter, "paint", lambda *a: (painted.append(a[2]), paint(*a)))
    view.viewport().repaint()
    fitting = view.viewport().height() // view.rowHeight(0) + 2
    # What was still to be painted before may be painted along with it, the same rows again.
    assert 0 < len(set(painted)) <= fitting < len(room.board.rows)


def test_an_edit_of_a_text_is_shown_without_reading_the_matrix_anew(
    room: KnowledgeWorkspace, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.board.set_step(7)
    read: list[bool] = []
    monkeypatch.setattr(room.board, "_read", lambda: read.append(True))
    document, handle = document_of(window), entry(room, "mina_causa_real")
    with qtbot.waitSignal(room.board.changed):
        document.push(build.set_value(document.world, handle, "text", "Lo hizo Verol."))
    assert not read
    texts = [item.spoken() for item in room.panel.learning.items.rows]
    assert any("Lo hizo Verol." in text for text in texts)
