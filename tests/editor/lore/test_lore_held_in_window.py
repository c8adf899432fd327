"""In the real window: what is typed for hundreds and still held is saved, and asked about."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.world import build
from editor.lore.spec import SPEC
from editor.lore.workspace import LoreWorkspace
from editor.main_window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier
WAIT_MS = 30_000
COUNT = 400


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "world"
    folder.mkdir()
    entries = [{"id": f"e{n:04}", "texto": f"T {n}.", "etiquetas": ["a"]} for n in range(COUNT)]
    (folder / "a.json").write_text(json.dumps({"entradas": entries}), encoding="utf-8")
    return folder / "a.json"


@pytest.fixture
def window(make_window: Callable[..., MainWindow], path: Path, qtbot: QtBot) -> MainWindow:
    """All entries are selected, and a title is typed for them."""
    window = make_window(SPEC)
    with qtbot.waitSignal(window.flow.opened, timeout=WAIT_MS):
        window.flow.open(path.parent)
    assert window.document is not None
    window.document.finish_checks()
    room = window.rooms.current
    assert isinstance(room, LoreWorkspace)
    room.table.setFocus()
    qtbot.keyClick(room.table, Qt.Key.Key_A, CTRL)
    page = room.form.page()
    assert page is not None and len(room.form.handles) == COUNT
    line = page.editor("title").widget
    line.setFocus()
    qtbot.keyClicks(line, "Otro")
    page.flush()
    assert room.form.holds and not window.document.modified
    return window


def titles(path: Path) -> set[str | None]:
    found = json.loads(path.read_text(encoding="utf-8"))["entradas"]
    return {entry.get("titulo") for entry in found}


def answer(role: QMessageBox.ButtonRole) -> None:
    """Press a button of the next question."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(20, press)
            return
        buttons: list[QAbstractButton] = box.buttons()
        next(b for b in buttons if box.buttonRole(b) == role).click()

    QTimer.singleShot(0, press)


def test_a_save_waits_for_what_is_held(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: titles(path) == {"Otro"}, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not window.document.modified, timeout=WAIT_MS)
    assert window.document.stack.count() == 1


def test_a_save_waits_for_what_is_being_deleted(
    window: MainWindow, path: Path, qtbot: QtBot
) -> None:
    room = window.rooms.current
    assert isinstance(room, LoreWorkspace)
    room.form.take_back()
    room.table.select_handles(room.model.handles[1:])
    qtbot.keyClick(room.table, Qt.Key.Key_Delete)
    assert window.document.stager.busy
    qtbot.keyClick(room.table, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: not window.flow.saver.busy, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not window.document.stager.busy, timeout=WAIT_MS)
    assert len(json.loads(path.read_text(encoding="utf-8"))["entradas"]) == 1
    assert not window.document.modified


def test_a_copy_waits_for_what_is_being_undone(
    window: MainWindow, path: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: titles(path) == {"Otro"}, timeout=WAIT_MS)
    window.actions_by_id["edit.undo"].trigger()
    assert window.document.stager.busy
    copy = window.flow.copy_into(tmp_path)
    assert copy is not None and titles(copy / path.name) == {None}


def test_closing_asks_about_what_is_held_and_saves_it(window: MainWindow, path: Path) -> None:
    answer(QMessageBox.ButtonRole.AcceptRole)
    assert window.close()
    assert titles(path) == {"Otro"}


def test_another_world_asks_about_what_is_held(
    window: MainWindow, path: Path, world_folder: Path, qtbot: QtBot
) -> None:
    answer(QMessageBox.ButtonRole.AcceptRole)
    with qtbot.waitSignal(window.flow.opened, timeout=WAIT_MS):
        window.flow.open(world_folder)
    assert titles(path) == {"Otro"} and window.document.path == world_folder


def test_undo_takes_back_what_was_held(window: MainWindow, qtbot: QtBot) -> None:
    world = window.document.world
    first = world.handles(Kind.ENTRY)[0]
    window.document.push(build.set_value(world, first, "text", "Otra."))
    window.actions_by_id["edit.undo"].trigger()
    qtbot.waitUntil(lambda: not window.flow.traveller.travelling, timeout=WAIT_MS)
    assert window.document.stack.count() == 2 and window.document.stack.index() == 1
    assert world.data(first).title is None and world.data(first).text == "Otra."


def test_closing_stops_where_the_edit_is_given_up(window: MainWindow, path: Path) -> None:
    window.document.stager.cancel()
    stager = window.document.stager
    run = stager.run

    def run_and_give_up(*args: object) -> None:
        run(*args)
        QTimer.singleShot(0, stager.cancel)

    stager.run = run_and_give_up  # type: ignore[method-assign]
    assert not window.close()
    assert window.isVisible() and titles(path) == {None}
    room = window.rooms.current
    assert isinstance(room, LoreWorkspace) and room.form.holds
    stager.run = run  # type: ignore[method-assign]
