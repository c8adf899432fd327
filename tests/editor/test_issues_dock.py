"""The dock: what is wrong, in order, kept in place while it changes; jumps and fixes."""

from __future__ import annotations

import pytest
from plain_room import PlainRoom
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.world.build import add, delete, set_value
from editor.document import Document
from editor.issues.model import IssueModel
from editor.main_window import MainWindow

Keys = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


def break_entry(document: Document, id: str) -> int:
    handle = document.world.find(Kind.ENTRY, id)[0]
    document.push(set_value(document.world, handle, "text", "x" * 420))
    document.finish_checks()
    return handle


def settle(qtbot: QtBot) -> None:
    qtbot.wait(20)


def messages(window: MainWindow) -> list[str]:
    model = window.dock.model
    return [str(model.data(model.index(row))) for row in range(model.rowCount())]


def test_the_model_holds_while_everything_changes(document: Document) -> None:
    document.finish_checks()
    model = IssueModel("en")
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.set_document(document)
    document.issues_changed.connect(lambda handles: model.refresh())
    world = document.world
    for id in ("mina_derrumbe", "bram_hermano", "mina_causa_real"):
        break_entry(document, id)
    document.push(delete(world, world.handles(Kind.ENTRY)[:5]))
    document.push(add(world, Kind.ENTRY, world.lore_files[1].handle, {"id": ""}))
    document.finish_checks()
    assert model.rowCount() == len(document.issues())
    model.set_scope(frozenset(world.handles(Kind.ENTRY)[:3]))
    while document.stack.canUndo():
        document.undo()
        document.finish_checks()
    model.set_scope(None)
    assert model.rowCount() == len(document.issues())
    tester.deleteLater()


def test_an_error_appears_first_and_is_counted(window: MainWindow, qtbot: QtBot) -> None:
    break_entry(window.document, "mina_derrumbe")
    settle(qtbot)
    assert "400" in messages(window)[0]
    assert window.status.counts.buttons[0].text() == "1 error"
    assert window.dock.counts.buttons[0].text() == "1"
    window.document.undo()
    window.document.finish_checks()
    settle(qtbot)
    assert window.status.counts.buttons[0].text() == "0 errors"


def test_the_selected_row_stays_while_others_come(window: MainWindow, qtbot: QtBot) -> None:
    dock = window.dock
    last = dock.model.rowCount() - 1
    dock.list.setCurrentIndex(dock.model.index(last))
    chosen = dock.model.issue(last)
    break_entry(window.document, "mina_derrumbe")
    settle(qtbot)
    assert dock.model.issue(dock.list.currentIndex().row()) == chosen


def test_enter_jumps_to_the_entry_and_field(window: MainWindow, qtbot: QtBot) -> None:
    handle = break_entry(window.document, "mina_derrumbe")
    settle(qtbot)
    window.dock.list.setFocus()
    window.dock.list.setCurrentIndex(window.dock.model.index(0))
    qtbot.keyClick(window.dock.list, Keys.Key_Return)
    room = window.rooms.current
    assert isinstance(room, PlainRoom)
    assert room.jumps[-1] == (handle, "text")
    assert room.handle == handle


def test_a_click_jumps(window: MainWindow, qtbot: QtBot) -> None:
    handle = break_entry(window.document, "mina_derrumbe")
    settle(qtbot)
    view = window.dock.list
    rect = view.visualRect(window.dock.model.index(0))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    room = window.rooms.current
    assert isinstance(room, PlainRoom)
    assert room.handle == handle


def test_f8_walks_the_issues_round(window: MainWindow, qtbot: QtBot) -> None:
    count = window.dock.model.rowCount()
    assert count > 1
    rows = []
    for _ in range(count + 1):
        qtbot.keyClick(QApplication.focusWidget(), Keys.Key_F8)
        rows.append(window.dock.list.currentIndex().row())
    assert rows == [*range(count), 0]
    qtbot.keyClick(QApplication.focusWidget(), Keys.Key_F8, SHIFT)
    assert window.dock.list.currentIndex().row() == count - 1


def test_a_count_in_the_status_bar_opens_the_dock(window: MainWindow, qtbot: QtBot) -> None:
    window.dock.set_open(False)
    hints = window.status.counts.buttons[2]
    qtbot.mouseClick(hints, Qt.MouseButton.LeftButton)
    assert window.dock.is_open
    issue = window.dock.model.issue(window.dock.list.currentIndex().row())
    assert issue is not None
    assert issue.severity == "hint"


def test_folded_it_shows_the_first_issue(window: MainWindow, qtbot: QtBot) -> None:
    break_entry(window.document, "mina_derrumbe")
    settle(qtbot)
    window.dock.set_open(False)
    qtbot.wait(10)
    assert "mina_derrumbe" in window.dock.header._note.text()
    assert window.dock.height() == window.dock.header_height()


def test_the_selected_segment_shows_the_selected_entry_only(
    window: MainWindow, qtbot: QtBot
) -> None:
    handle = break_entry(window.document, "mina_derrumbe")
    settle(qtbot)
    window.jump(handle)
    window.dock.scope.set_current("selected")
    window.dock.scope.chosen.emit("selected")
    assert {window.dock.model.issue(r).subject for r in range(window.dock.model.rowCount())} == {
        handle
    }
    window.jump(window.document.world.find(Kind.ENTRY, "villarroca_general")[0])
    assert all("400" not in message for message in messages(window))


def test_closing_it_can_be_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    window.dock.close_requested.emit()
    assert not window.dock.isVisible()
    assert not window.actions_by_id["view.issues"].isChecked()
    window.actions_by_id["view.issues"].trigger()
    assert window.dock.isVisible()


def test_a_world_without_issues_says_so(window: MainWindow, qtbot: QtBot) -> None:
    window.dock.set_open(True)
    window.dock.set_scope(frozenset())
    assert window.dock.model.rowCount() == 0
    assert window.dock._none.isVisible()


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_sentences_speak_the_language(document: Document, language: str) -> None:
    break_entry(document, "mina_derrumbe")
    model = IssueModel(language)
    model.set_document(document)
    issue = document.issues()[0]
    assert model.data(model.index(0)) == issue.message(language)


def test_shift_enter_mends_as_one_step(window: MainWindow, qtbot: QtBot) -> None:
    document = window.document
    handle = document.world.find(Kind.ENTRY, "mina_derrumbe")[0]
    document.push(set_value(document.world, handle, "tags", ("mina", "mina", "derrumbe")))
    document.finish_checks()
    settle(qtbot)
    model = window.dock.model
    row = next(r for r in range(model.rowCount()) if model.issue(r).code == "duplicate_tag")
    assert model.words(row).fix
    window.dock.list.setFocus()
    window.dock.list.setCurrentIndex(model.index(row))
    steps = document.stack.index()
    qtbot.keyClick(window.dock.list, Keys.Key_Return, SHIFT)
    assert document.world.data(handle).tags == ("mina", "derrumbe")
    assert document.stack.index() == steps + 1
    qtbot.keyClick(window.dock.list, Keys.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert document.world.data(handle).tags == ("mina", "mina", "derrumbe")


def test_a_click_on_the_fix_mends(window: MainWindow, qtbot: QtBot) -> None:
    window.dock.set_open(True)
    handle = break_entry(window.document, "mina_derrumbe")
    settle(qtbot)
    entries = len(window.document.world.handles(Kind.ENTRY))
    spot = window.dock.list.fix_rect(0).center().toPoint()
    qtbot.mouseClick(window.dock.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert len(window.document.world.handles(Kind.ENTRY)) == entries + 1
    assert not [i for i in window.document.issues_of(handle) if i.code == "text_too_long"]
