"""Find and replace in the real window: looked at hit by hit, one step, never in the way."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt, QThread
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from tool_helpers import handle_of, texts

from core.model.kinds import Kind
from core.refactor.searching import Hit
from core.world import build
from editor.stager import Stager
from editor.tools.hits_model import TICK, HitsModel
from editor.tools.hits_view import HitsView


@pytest.fixture
def dialog(tools, qtbot):
    tools.show_replace()
    found = tools.open_tools()[0]
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    found.tester = QAbstractItemModelTester(found.model, mode)
    return found


def look_for(dialog, qtbot, text, new="", **ways):
    for name, box in dialog.form.ways.items():
        box.setChecked(ways.get(name, False))
    dialog.form.find.setText(text)
    dialog.form.new.setText(new)
    dialog.form.send_now()
    qtbot.waitUntil(lambda: not dialog.busy and not dialog.form.is_waiting(), timeout=20_000)


def only(dialog, *groups):
    for name, box in dialog.form.groups.items():
        box.setChecked(name in groups)


def test_hits_are_replaced_as_one_step(window, dialog, qtbot):
    before = texts(window)
    only(dialog, "texts")
    look_for(dialog, qtbot, "archivo", "registro", whole_word=True)
    count = len(dialog.model.hits)
    assert count > 1 and f"{count} ticked" in dialog.said.text()
    dialog.model.tick([0], False)
    dialog.replace_button.click()
    qtbot.waitUntil(lambda: window.document.stack.count() == 1 and not dialog.busy)
    assert window.document.undo_text.startswith(f"{count - 1} replacements in")
    assert len(dialog.model.hits) == 1, "what was not ticked is still there"
    window.document.undo()
    assert texts(window) == before


def test_space_and_the_mouse_tick(dialog, qtbot):
    look_for(dialog, qtbot, "mina")
    view, model = dialog.view, dialog.model
    view.selectRow(1)
    assert len(model.hits) > 1 and view.selected_rows() == [1]
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert not model.is_ticked(1) and model.is_ticked(0)
    at = view.visualRect(model.index(0, TICK)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not model.is_ticked(0)
    dialog._all.click()
    assert len(model.ticked()) == len(model.hits)
    dialog._none.click()
    assert not model.ticked() and not dialog.replace_button.isEnabled()


def test_problems_are_flagged_and_can_be_unticked(window, dialog, qtbot):
    only(dialog, "ids")
    look_for(dialog, qtbot, "^mina_.*$", "misma", pattern=True)
    assert dialog.model.rows_with_errors() and "error" in dialog.notices.texts[0]
    assert "Another record has the id" in dialog.model.wrong(0)
    dialog._sound.click()
    qtbot.waitUntil(lambda: not dialog._recheck.isActive() and not dialog.counting)
    assert not any(dialog.model.is_ticked(row) for row in dialog.model.rows_with_errors())


def test_two_of_three_that_collide_are_enough(window, dialog, qtbot):
    only(dialog, "ids")
    look_for(dialog, qtbot, "^mina_(hierro|turnos)$", "misma", pattern=True)
    rows = [r for r, h in enumerate(dialog.model.hits) if h.field == "id"]
    assert len(rows) == 2
    dialog.model.tick(range(len(dialog.model.hits)), False)
    dialog.model.tick(rows[:1], True)
    qtbot.waitUntil(lambda: not dialog._recheck.isActive() and not dialog.counting)
    assert dialog.model.worst(rows[0]) == "warning", "one alone is free"
    assert dialog.model.worst(rows[1]) is None


@pytest.mark.parametrize(("text", "says"), [("(", "pattern"), ("(a|aa)+$", "longer than")])
def test_what_cannot_be_searched_is_said(window, dialog, qtbot, text, says):
    handle = handle_of(window, Kind.ENTRY, "mina_hierro")
    window.document.push(build.set_value(window.document.world, handle, "text", "a" * 90 + "b"))
    look_for(dialog, qtbot, text, pattern=True)
    assert says in dialog.notices.texts[0]
    assert not dialog.model.hits and not dialog.replace_button.isEnabled()


def test_an_edit_meanwhile_is_never_written_over(window, dialog, qtbot):
    only(dialog, "texts")
    look_for(dialog, qtbot, "mina", "pozo")
    handle = dialog.model.hits[0].handle
    world = window.document.world
    window.document.push(build.set_value(world, handle, "text", "nada"))
    dialog.replace(dialog.model.ticked())
    assert world.data(handle).text == "nada" and window.document.stack.count() == 1
    qtbot.waitUntil(lambda: not dialog.busy)
    assert handle not in {hit.handle for hit in dialog.model.hits}


def test_the_scope_is_the_filter_or_the_selection(window, dialog, qtbot):
    room = window.rooms.workspace("lore")
    room.toolbar.filter.set_text("file:mina.json")
    room.table.select_handles(room.model.handles[:2])
    for scope, allowed in (("filtered", room.model.handles), ("selected", room.model.handles[:2])):
        dialog.form.scope.set_current(scope)
        look_for(dialog, qtbot, "a")
        assert dialog.model.hits
        assert {hit.handle for hit in dialog.model.hits} <= set(allowed)


def test_enter_goes_to_the_hit(window, dialog, qtbot):
    look_for(dialog, qtbot, "mina")
    dialog.view.selectRow(0)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Return)
    room = window.rooms.workspace("lore")
    assert dialog.model.hits[0].handle in room.table.selected_handles()


def test_markup_in_hits_is_drawn_as_text(window, dialog, qtbot):
    evil = "<img src=file:x>"
    handle = handle_of(window, Kind.ENTRY, "mina_hierro")
    window.document.push(build.set_value(window.document.world, handle, "text", f"Q {evil}"))
    look_for(dialog, qtbot, "img", "<b>")
    tip = dialog.model.data(dialog.model.index(0, 4), Qt.ItemDataRole.ToolTipRole)
    assert "&lt;<b>" not in tip and "&lt;&lt;b&gt; src" in tip
    dialog.grab()


def test_problems_of_very_many_are_looked_for_in_another_thread(window, dialog, qtbot, monkeypatch):
    from editor.tools.search_job import SearchJob

    threads, problems, gate = [], SearchJob.problems, threading.Event()

    def noted(self, *rest):
        threads.append(QThread.currentThread())
        if len(threads) == 3:
            gate.wait(20)
        return problems(self, *rest)

    monkeypatch.setattr(SearchJob, "problems", noted)
    only(dialog, "ids")
    look_for(dialog, qtbot, "^mina_.*$", "misma", pattern=True)
    dialog.model.tick([0], False)
    qtbot.waitUntil(lambda: len(threads) == 2 and not dialog.counting, timeout=20_000)
    assert dialog.thread() not in threads
    dialog.model.tick([1], False)
    qtbot.waitUntil(lambda: len(threads) == 3, timeout=20_000)
    assert dialog.counting
    dialog.reject()
    assert not dialog.counting, "closed, nobody wants to know"
    gate.set()


def test_what_is_edited_during_a_search_is_searched_anew(window, dialog, qtbot, monkeypatch):
    from editor.tools.search_job import SearchJob

    runs, run = [], SearchJob.run

    def held(self, token):
        found = run(self, token)
        runs.append(self.revision)
        if len(runs) == 1:
            gate.wait(20)
        return found

    gate = threading.Event()
    monkeypatch.setattr(SearchJob, "run", held)
    only(dialog, "texts")
    dialog.form.find.setText("palabra_que_nadie_dice")
    dialog.form.send_now()
    qtbot.waitUntil(lambda: len(runs) == 1, timeout=20_000)
    handle = handle_of(window, Kind.ENTRY, "mina_hierro")
    value = "Aquí está palabra_que_nadie_dice."
    window.document.push(build.set_value(window.document.world, handle, "text", value))
    gate.set()
    qtbot.waitUntil(lambda: bool(dialog.model.hits) and not dialog.busy, timeout=20_000)
    assert [hit.handle for hit in dialog.model.hits] == [handle]


def test_a_search_can_be_stopped(window, dialog, qtbot):
    dialog.form.find.setText("a")
    dialog.form.send_now()
    assert dialog.busy
    dialog.stop()
    assert not dialog.busy
    qtbot.waitUntil(lambda: not window.tasks.busy, timeout=10_000)
    qtbot.wait(50)
    assert not dialog.model.hits


class _Asked(HitsModel):
    """Counts how often it is asked what may be done with a row."""

    count = 0

    def flags(self, index):
        self.count += 1
        return super().flags(index)


def test_titles_are_drawn_without_asking_each_of_thousands_of_rows(window):
    model = _Asked(window.document.world, "en", window)
    view = HitsView(window.theme, model, window)
    model.set_hits([Hit(at, "text", 0, 0, 1, "a", "b") for at in range(5000)], {})
    view.show()
    view.selectAll()
    view.grab()
    assert len(view.selected_rows()) == 5000
    assert model.count < 500


def test_what_is_edited_while_very_many_are_replaced_is_searched_anew(
    window, dialog, qtbot, monkeypatch
):
    monkeypatch.setattr("editor.forms.bulk_edit.FEW", 0)
    only(dialog, "texts")
    look_for(dialog, qtbot, "archivo", "registro", whole_word=True)
    hits = dialog.model.ticked()
    edited, kept = hits[0].handle, texts(window)
    run, mine = Stager.run, "El archivo es otro."

    def meanwhile(self, *rest):
        run(self, *rest)
        window.document.push(build.set_value(window.document.world, edited, "text", mine))

    monkeypatch.setattr(Stager, "run", meanwhile)
    dialog.replace_button.click()
    qtbot.waitUntil(lambda: window.document.stack.count() == 1, timeout=20_000)
    qtbot.waitUntil(lambda: not window.document.stager.busy and not dialog.busy, timeout=20_000)
    assert window.document.world.data(edited).text == mine
    window.document.undo()
    assert texts(window) == kept and dialog.model.hits


def typed(dialog, qtbot, text):
    """Types into what is looked for, as its keys do, and waits for the hits."""
    dialog.form.find.setFocus()
    qtbot.keyClicks(dialog.form.find, text)
    qtbot.keyClick(dialog.form.find, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not dialog.busy and not dialog.form.is_waiting(), timeout=20_000)


def test_enter_in_the_fields_goes_to_the_hits_and_replaces_nothing(window, dialog, qtbot):
    typed(dialog, qtbot, "archivo")
    assert dialog.model.hits and window.document.stack.count() == 0
    qtbot.waitUntil(lambda: dialog.focusWidget() is dialog.view)
    assert dialog.view.selected_rows() == [0]
    dialog.form.new.setFocus()
    qtbot.keyClick(dialog.form.new, Qt.Key.Key_Return)
    assert window.document.stack.count() == 0
    assert dialog.focusWidget() is dialog.view


def test_an_empty_replacement_is_told_before_and_what_was_done_stays_said(window, dialog, qtbot):
    only(dialog, "texts")
    typed(dialog, qtbot, "archivo")
    count = len(dialog.model.hits)
    assert f"{count} places will lose “archivo”" in " ".join(dialog.notices.texts)
    assert "Ctrl+Return" in dialog.replace_button.text()
    qtbot.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.document.stack.count() == 1, timeout=20_000)
    qtbot.waitUntil(lambda: not dialog.busy and not dialog.model.hits, timeout=20_000)
    done = f"{count} replaced; undo takes it back."
    assert dialog.said.text() == done and window.status.message.text() == done
    window.document.undo()
    qtbot.waitUntil(lambda: len(dialog.model.hits) == count, timeout=20_000)
    assert done not in dialog.said.text()


def test_what_changes_nothing_is_not_replaced(dialog, qtbot):
    look_for(dialog, qtbot, "archivo", "archivo", match_case=True)
    assert dialog.model.hits and not dialog.replace_button.isEnabled()
    assert "Nothing would change" in dialog.notices.texts[0]


def test_the_shortcut_once_more_selects_what_is_looked_for(window, dialog, qtbot):
    look_for(dialog, qtbot, "mina")
    dialog.view.setFocus()
    qtbot.keyClick(dialog, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: dialog.focusWidget() is dialog.form.find)
    assert dialog.form.find.selectedText() == "mina"


def test_a_row_is_selected_alone_whatever_keys_are_held(window, dialog, qtbot):
    look_for(dialog, qtbot, "mina")
    handle = dialog.windowHandle()
    QTest.keyPress(handle, Qt.Key.Key_Shift, Qt.KeyboardModifier.ShiftModifier)
    try:
        assert QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        for row in (1, 3):
            dialog.view.selectRow(row)
            assert dialog.view.selected_rows() == [row]
            assert dialog.view.currentIndex().row() == row
    finally:
        QTest.keyRelease(handle, Qt.Key.Key_Shift)
    assert not QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
