"""An id that is changed in the form is asked about, and carries what names it along."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from tool_helpers import handle_of, texts

from core.model.kinds import Kind
from editor.tools.rename_dialog import RenameDialog

WAIT_MS = 10_000
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def asked(answer):
    """Arranges the answer to the question, and tells what it showed."""
    shown = []

    def arrange(accept: bool):
        def act(dialog):
            former = dialog.options.get("former")
            shown.append((dialog.name.text(), former is not None and former.isChecked()))
            dialog.accept_button.click() if accept else dialog.reject()

        answer(RenameDialog, act)
        return shown

    return arrange


def type_id(window, qtbot, kind: Kind, id: str, new: str) -> QLineEdit:
    window.jump(handle_of(window, kind, id), "id")
    line = window.rooms.current.form.page().editor("id").widget
    assert line.hasFocus()
    qtbot.keyClick(line, Qt.Key.Key_A, CTRL)
    qtbot.keyClicks(line, new)
    return line


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_a_named_id_is_renamed_everywhere_as_one_step(window, qtbot, asked, key):
    before = texts(window)
    line = type_id(window, qtbot, Kind.NPC, "herrero_bram", "bram")
    qtbot.wait(400)
    assert texts(window) == before, "nothing is written while it is typed"
    shown = asked(accept=True)
    qtbot.keyClick(line, key)
    qtbot.waitUntil(lambda: bool(window.document.world.find(Kind.NPC, "bram")), timeout=WAIT_MS)
    assert shown == [("bram", True)]
    assert window.document.stack.count() == 1
    assert "npc:herrero_bram" not in "".join(texts(window).values())
    assert '"antes": ["herrero_bram"]' in texts(window)["reparto.json"]
    qtbot.waitUntil(lambda: line.text() == "bram", timeout=WAIT_MS)
    window.document.undo()
    assert texts(window) == before
    assert line.text() == "herrero_bram"


def test_a_question_that_is_declined_leaves_the_id(window, qtbot, asked):
    before = texts(window)
    line = type_id(window, qtbot, Kind.NPC, "herrero_bram", "bram")
    shown = asked(accept=False)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(shown), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: line.text() == "herrero_bram", timeout=WAIT_MS)
    assert texts(window) == before
    assert window.document.stack.count() == 0


def test_the_question_comes_before_a_save(window, qtbot, asked, world_folder):
    type_id(window, qtbot, Kind.QUEST, "la_verdad_de_la_mina", "la_verdad")
    asked(accept=True)
    with qtbot.waitSignal(window.document.saved, timeout=WAIT_MS):
        window.actions_by_id.plain("file.save").trigger()
    written = "".join(p.read_text(encoding="utf-8") for p in world_folder.glob("*.json"))
    assert '"requiere_quest": "la_verdad"' in written
    assert '"requiere_quest": "la_verdad_de_la_mina"' not in written


def test_undo_in_the_field_takes_back_what_was_typed_and_no_more(window, qtbot):
    before = texts(window)
    line = type_id(window, qtbot, Kind.NPC, "herrero_bram", "bram")
    qtbot.keyClick(line, Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: line.text() == "herrero_bram", timeout=WAIT_MS)
    assert texts(window) == before
    window.document.redo()
    assert "npc:herrero_bram" not in "".join(texts(window).values())


def test_an_id_that_nothing_names_is_typed_without_a_question(window, qtbot):
    line = type_id(window, qtbot, Kind.ENTRY, "campana_rota", "campana")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert window.document.world.find(Kind.ENTRY, "campana")
    assert window.document.stack.count() == 1


def test_another_row_asks_too(window, qtbot, asked):
    type_id(window, qtbot, Kind.NPC, "herrero_bram", "bram")
    asked(accept=True)
    room = window.rooms.current
    room.table.select_handles([handle_of(window, Kind.NPC, "tabernera_sabela")])
    qtbot.waitUntil(lambda: bool(window.document.world.find(Kind.NPC, "bram")), timeout=WAIT_MS)
    assert "npc:herrero_bram" not in "".join(texts(window).values())
