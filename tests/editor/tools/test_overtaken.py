"""What a tool asks about is changed under it, by another program or by a colleague's pull."""

from __future__ import annotations

import pytest
from tool_helpers import counted, handle_of, texts

from core.model.kinds import Kind
from core.refactor.ordering import reorder
from core.world import build
from editor.tools.merge_dialog import MergeDialog
from editor.tools.rename_dialog import RenameDialog
from editor.tools.split_dialog import SplitDialog

LONG = "Primera frase de la mina que sigue y sigue un buen rato. " * 8
FIRST, SECOND = "mina_hierro", "mina_turnos"


def set_text(window, id, value):
    world = window.document.world
    window.document.push(build.set_values(world, world.find(Kind.ENTRY, id), "text", value))


def take_away(window, id):
    world = window.document.world
    window.document.push(build.delete(world, world.find(Kind.ENTRY, id)))


def said(window):
    return window.status.message.text()


def select(window, *ids):
    handles = [handle_of(window, Kind.ENTRY, id) for id in ids]
    window.rooms.workspace("lore").table.select_handles(handles)


@pytest.mark.parametrize(
    ("kind", "action"),
    [(SplitDialog, "tools.split"), (RenameDialog, "tools.rename"), (MergeDialog, "tools.merge")],
)
def test_a_tool_whose_entry_is_gone_closes_and_says_so(window, answer, kind, action):
    set_text(window, FIRST, LONG)
    select(window, *((FIRST, SECOND) if kind is MergeDialog else (FIRST,)))
    closed = []

    def act(dialog):
        take_away(window, FIRST)
        closed.append(not dialog.isVisible())

    answer(kind, act)
    window.actions_by_id.plain(action).trigger()
    assert closed == [True]
    assert "changed meanwhile" in said(window)
    assert window.document.undo_text == "deletion of 1", "nothing was done after it"


def test_parts_of_an_older_text_are_never_put_in_place(window, answer):
    set_text(window, FIRST, LONG)
    select(window, FIRST)

    def act(dialog):
        set_text(window, FIRST, "Lo que otra persona ha escrito.")
        assert not dialog.isVisible()

    answer(SplitDialog, act)
    window.actions_by_id.plain("tools.split").trigger()
    world = window.document.world
    assert world.data(handle_of(window, Kind.ENTRY, FIRST)).text.startswith("Lo que otra")
    assert "changed meanwhile" in said(window)


def test_a_merge_shows_what_the_entries_are_now(window, answer):
    select(window, FIRST, SECOND)
    shown = []

    def act(dialog):
        set_text(window, FIRST, "Lo que otra persona ha escrito.")
        shown.append(next(row for row in dialog.rows if row.pair.name == "text").pair.left)
        dialog.reject()

    answer(MergeDialog, act)
    window.actions_by_id.plain("tools.merge").trigger()
    assert shown == ["Lo que otra persona ha escrito."]


def test_a_rename_counts_the_places_there_are_now(window, answer, qtbot):
    world = window.document.world
    bram = handle_of(window, Kind.NPC, "herrero_bram")
    window.jump(bram)
    counts = []

    def act(dialog):
        dialog.name.setText("bram")
        counts.append(dialog._planned().count)
        named = [r.handle for r in world.records(Kind.ENTRY) if '"npc:herrero_bram"' in r.raw]
        window.document.push(build.delete(world, named))
        dialog.accept()
        assert dialog.isVisible(), "not before it is counted anew"
        counted(dialog, qtbot)
        counts.append(dialog._planned().count)
        dialog.accept()

    answer(RenameDialog, act)
    window.actions_by_id.plain("tools.rename").trigger()
    assert counts[1] < counts[0]
    assert world.find(Kind.NPC, "bram") == (bram,)
    window.document.undo()
    window.document.undo()


def test_rows_that_are_gone_when_they_are_dropped_move_nothing(window):
    world = window.document.world
    first, second = (handle_of(window, Kind.ENTRY, id) for id in (FIRST, SECOND))
    take_away(window, FIRST)
    before = texts(window)
    assert reorder(world, [first], second, after=True) is None
    assert reorder(world, [second], first, after=False) is None
    assert texts(window) == before
