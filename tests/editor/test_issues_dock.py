"""The dock: what is wrong, in order, kept in place while it changes; jumps and fixes."""

from __future__ import annotations

from pathlib import Path

import pytest
from frame_helpers import MakeWindow, open_world
from plain_room import PlainRoom
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.world.build import add, delete, set_value, set_values
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


def test_a_mended_issue_gives_way_to_the_next_where_the_list_was(
    window: MainWindow, qtbot: QtBot
) -> None:
    document, dock = window.document, window.dock
    assert document is not None
    window.resize(1440, 900)
    dock.set_open(True)
    world = document.world
    handles = world.handles(Kind.ENTRY)[:50]
    document.push(set_values(world, handles, "weight", -1))
    document.finish_checks()
    qtbot.waitUntil(lambda: dock.model.rowCount() > 50, timeout=5000)
    view, at = dock.list, 20
    view.setCurrentIndex(dock.model.index(at))
    bar = view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0, timeout=5000)
    top, after = bar.value(), dock.model.issue(at + 1)
    mended = [issue.handle for issue in (dock.model.issue(at), dock.model.issue(45)) if issue]
    count = dock.model.rowCount()
    document.push(set_values(world, [h for h in mended if h is not None], "weight", 2.0))
    document.finish_checks()
    qtbot.waitUntil(lambda: dock.model.rowCount() < count, timeout=5000)
    assert (view.currentIndex().row(), bar.value()) == (at, top)
    assert dock.model.issue(at) == after


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


BROKEN = """{
  "trama": "La veta pasa bajo la ermita.",
  "etiquetas_alias": {"mina": "socavon"},
  "jugador": {"habilidades": ["pala"]},
  "quests": {"id": "otra"},
  "entradas_x": [1],
  "trasfondo": [1]
}
"""


def row_of(window: MainWindow, code: str, key: str) -> int:
    model = window.dock.model
    issues = [model.issue(row) for row in range(model.rowCount())]
    found = [r for r, i in enumerate(issues) if i and i.code == code and i.values["key"] == key]
    assert len(found) == 1, [(i.code, i.params) for i in issues if i]
    return found[0]


def mend(window: MainWindow, qtbot: QtBot, code: str, key: str) -> None:
    row = row_of(window, code, key)
    assert window.dock.model.words(row).fix
    window.dock.list.setCurrentIndex(window.dock.model.index(row))
    qtbot.keyClick(window.dock.list, Keys.Key_Return, SHIFT)
    window.document.finish_checks()
    window.dock._take()


@pytest.fixture
def broken(make_window: MakeWindow, world_folder: Path, qtbot: QtBot) -> MainWindow:
    """A window with the sample world and a file by a newcomer."""
    (world_folder / "nuevo.json").write_text(BROKEN, encoding="utf-8")
    window = make_window()
    open_world(window, world_folder, qtbot)
    window.document.finish_checks()
    window.dock._take()
    window.dock.set_open(True)
    return window


def test_a_section_and_a_tag_of_one_text_become_lists(broken: MainWindow, qtbot: QtBot) -> None:
    world = broken.document.world
    plots = len(world.handles(Kind.PLOT))
    mend(broken, qtbot, "section_type", "trama")
    mend(broken, qtbot, "wrong_type", "mina")
    assert len(world.handles(Kind.PLOT)) == plots + 1
    file = next(file for file in world.files if file.name == "nuevo.json")
    text = world.file_text(file.handle)
    assert '"trama": ["La veta pasa bajo la ermita."]' in text and '"mina": ["socavon"]' in text
    codes = {(i.code, i.values.get("key")) for i in broken.document.issues()}
    assert not codes & {("section_type", "trama"), ("wrong_type", "mina")}
    broken.document.undo()
    broken.document.undo()
    assert world.file_text(file.handle) == BROKEN


def test_issues_use_the_names_of_the_file(broken: MainWindow) -> None:
    model = broken.dock.model
    for key, name in (("mina", "mina"), ("habilidades", "jugador")):
        row = row_of(broken, "wrong_type", key)
        assert model.words(row).entry == name and f"“{key}”" in model.words(row).message


def test_a_fault_of_a_file_opens_it(
    broken: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    service = "editor.frame_actions.QDesktopServices.openUrl"
    monkeypatch.setattr(service, lambda url: not opened.append(url.toLocalFile()))
    mend(broken, qtbot, "unknown_section", "trasfondo")
    assert [Path(path).name for path in opened] == ["nuevo.json"]
    monkeypatch.setattr(service, lambda url: False)
    mend(broken, qtbot, "unknown_section", "trasfondo")
    assert "nuevo.json" in broken.status.message.text()
