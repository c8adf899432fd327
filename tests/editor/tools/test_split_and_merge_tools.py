"""Splitting and merging in the real window: proposals, warnings, one step each."""

from __future__ import annotations

import pytest
from frame_helpers import speaking
from PySide6.QtCore import Qt, QTimer
from tool_helpers import WAIT_MS, counted, handle_of, texts

from core.files.vocabulary import Vocabulary
from core.model.kinds import Kind
from core.model.visibility import SECRET
from core.world import build
from editor.tools.merge_dialog import MergeDialog
from editor.tools.merge_row import BOTH, RIGHT, value_words
from editor.tools.split_dialog import SplitDialog

LONG = "Primera frase de la mina que sigue y sigue un buen rato. " * 8


def set_field(window, id, name, value):
    world = window.document.world
    handle = world.find(Kind.ENTRY, id)[0]
    window.document.push(build.set_values(world, [handle], name, value))


def test_the_selected_entry_is_split_as_one_step(window, answer):
    set_field(window, "mina_hierro", "text", LONG)
    before = texts(window)
    window.jump(handle_of(window, Kind.ENTRY, "mina_hierro"))

    def act(dialog):
        assert [e.id.text() for e in dialog.editors] == ["mina_hierro", "mina_hierro_2"]
        dialog.editors[1].id.setText("mina_hierro_resto")
        dialog.accept_button.click()

    answer(SplitDialog, act)
    window.actions_by_id.plain("tools.split").trigger()
    assert window.document.undo_text == "split of mina_hierro into 2"
    assert window.document.world.find(Kind.ENTRY, "mina_hierro_resto")
    window.document.undo()
    assert texts(window) == before


def test_a_split_into_a_taken_id_is_refused(window, theme, qtbot):
    set_field(window, "mina_hierro", "text", LONG)
    handle = handle_of(window, Kind.ENTRY, "mina_hierro")
    dialog = SplitDialog(theme, window.document, handle, "en", window)
    qtbot.addWidget(dialog)
    counted(dialog, qtbot)
    dialog.editors[1].id.setText("mina_turnos")
    assert not dialog.accept_button.isEnabled() and "mina_turnos" in dialog.notices.texts[0]
    dialog.editors[1].text.setPlainText("a\u00a0b")
    assert dialog.parts()[1].text == "a\u00a0b", "no-break spaces stay"


def test_a_split_into_very_many_opens_at_once_and_its_keys_go_through_in_order(
    window, theme, qtbot
):
    set_field(window, "mina_hierro", "text", LONG * 20)
    handle = handle_of(window, Kind.ENTRY, "mina_hierro")
    dialog = SplitDialog(theme, window.document, handle, "en", window)
    qtbot.addWidget(dialog)
    dialog.show()
    if dialog.counting:
        assert not dialog.accept_button.isEnabled()
        dialog.accept()
    assert window.document.stack.count() == 1
    counted(dialog, qtbot)
    assert len(dialog.editors) == 20
    assert dialog.focusWidget() is dialog.editors[0].id
    ids = [editor.id for editor in dialog.editors]
    qtbot.waitUntil(lambda: all(id.isVisible() for id in ids), timeout=WAIT_MS)
    dialog.editors[0].id.setFocus()
    passed = []
    while not passed or passed[-1] is not dialog.editors[0].id:
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        passed.append(dialog.focusWidget())
        assert len(passed) < 200
    assert [widget for widget in passed if widget in ids] == [*ids[1:], ids[0]]
    assert passed[-2] is dialog._cancel, "the buttons come last"


def test_a_split_is_closed_while_its_parts_are_made(window, theme, qtbot):
    set_field(window, "mina_hierro", "text", LONG * 20)
    handle = handle_of(window, Kind.ENTRY, "mina_hierro")
    dialog = SplitDialog(theme, window.document, handle, "en", window)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.reject()
    assert not dialog.counting
    made, turns = len(dialog.editors), []
    QTimer.singleShot(0, lambda: turns.append(True))
    qtbot.waitUntil(lambda: bool(turns), timeout=WAIT_MS)
    assert len(dialog.editors) == made


def test_a_split_needs_one_entry(window, tools):
    window.jump(handle_of(window, Kind.NPC, "herrero_bram"))
    tools.split_selected()
    assert window.document.stack.count() == 0


def twin(window):
    world = window.document.world
    window.document.push(build.duplicate(world, [handle_of(window, Kind.ENTRY, "mina_hierro")]))
    window.document.finish_checks()


def test_near_duplicates_are_merged_field_by_field(window, theme, qtbot):
    twin(window)
    set_field(window, "mina_hierro_2", "tags", ("mina", "metal"))
    set_field(window, "mina_hierro_2", "visibility", SECRET)
    set_field(window, "mina_hierro_2", "weight", 2.0)
    before = texts(window)
    window.document.finish_checks()
    dialog = MergeDialog(theme, window.document, "en", window)
    qtbot.addWidget(dialog)
    dialog.choice.setCurrentIndex(
        dialog.choice.findText("mina_hierro and", Qt.MatchFlag.MatchContains)
    )
    assert "mina_hierro_2" in dialog.choice.currentText()
    rows = {row.pair.name: row for row in dialog.rows}
    assert set(rows) == {"id", "tags", "visibility", "weight"}
    assert rows["tags"].choice.current() == BOTH
    assert "not shown to the same NPCs" in dialog.notices.texts[0]
    rows["weight"].choose(RIGHT)
    dialog.accept_button.click()
    left = window.document.world.data(handle_of(window, Kind.ENTRY, "mina_hierro"))
    assert left.weight == 2.0 and left.tags[-1] == "metal"
    assert not window.document.world.find(Kind.ENTRY, "mina_hierro_2")
    assert window.document.undo_text == "merge of mina_hierro_2 into mina_hierro"
    window.document.undo()
    assert texts(window) == before


@pytest.mark.parametrize(("language", "shown"), [("en", "1.5"), ("es", "1,5")])
def test_a_weight_has_the_mark_of_the_language(qapp, language, shown):
    with speaking(qapp, language):
        assert value_words(1.5, Vocabulary.EN) == shown


def test_two_selected_entries_can_be_merged_whatever_they_say(window, tools, answer):
    room = window.rooms.workspace("lore")
    handles = [handle_of(window, Kind.ENTRY, id) for id in ("mina_hierro", "mina_turnos")]
    room.table.select_handles(handles)

    def act(dialog):
        assert len(dialog.pairs) == 1
        row = next(r for r in dialog.rows if r.pair.name == "text")
        row.choose(BOTH)
        row.result.setPlainText("Otro texto.")
        dialog.accept_button.click()
        dialog.reject()

    answer(MergeDialog, act)
    tools.merge_entries()
    assert window.document.world.data(handles[0]).text == "Otro texto."
    assert handles[1] not in window.document.world


def test_nothing_to_merge_says_so(window, theme, qtbot):
    dialog = MergeDialog(theme, window.document, "en", window)
    qtbot.addWidget(dialog)
    dialog._fill([])
    assert not dialog.pairs and not dialog.accept_button.isEnabled()
    assert "no near duplicates" in dialog._same.text()


def test_near_duplicates_are_compared_from_the_issues(window, answer, qtbot):
    document = window.document
    first, second = document.world.handles(Kind.ENTRY)[:2]
    text = document.world.data(first).text
    document.push(build.set_value(document.world, second, "text", text + " Sí."))
    document.finish_checks()
    window.dock.model.refresh()
    model, rows = window.dock.model, range(window.dock.model.rowCount())
    near = [r for r in rows if model.issue(r).code == "near_duplicate"]
    (row,) = [r for r in near if model.issue(r).handle == second]
    assert model.words(row).fix == "Compare…"
    shown = []

    def act(dialog):
        shown.append((dialog.pair.first, dialog.pair.second, dialog.pair.percent > 80))
        dialog.accept_button.click()
        dialog.reject()

    answer(MergeDialog, act)
    window.dock.list.setCurrentIndex(model.index(row))
    qtbot.keyClick(window.dock.list, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert shown == [(first, second, True)]
    assert second not in document.world
    document.undo()
    assert second in document.world
