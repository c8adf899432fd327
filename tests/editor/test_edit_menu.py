"""Cut, copy, paste and select all from the menu do what their keys do where the focus is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from frame_helpers import MakeWindow, open_world
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from editor.focus_clips import Abilities, abilities
from editor.lore.workspace import LoreWorkspace
from editor.main_window import MainWindow
from editor.tools.shortcuts_dialog import ShortcutsDialog
from editor.workspaces import find_workspaces

Keys = Qt.Key
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
WAIT_MS = 20_000
CLIPS = ("cut", "copy", "paste", "select_all")


@pytest.fixture
def window(make_window: MakeWindow, world_folder: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    made = make_window(*(spec for spec in find_workspaces() if spec.id == "lore"))
    open_world(made, world_folder, qtbot)
    qtbot.waitUntil(lambda: lore(made).table.hasFocus(), timeout=WAIT_MS)
    QGuiApplication.clipboard().clear()
    yield made
    QGuiApplication.clipboard().clear()


def lore(window: MainWindow) -> LoreWorkspace:
    room = window.rooms.workspace("lore")
    assert isinstance(room, LoreWorkspace)
    return room


def filter_line(window: MainWindow) -> QLineEdit:
    lore(window).toolbar.filter.focus_line()
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    return line


def text_area(window: MainWindow) -> QPlainTextEdit:
    page = lore(window).form.page()
    assert page is not None
    area = page.editor("text").widget
    assert isinstance(area, QPlainTextEdit)
    area.setFocus()
    return area


def able(window: MainWindow) -> set[str]:
    """What the opened menu offers."""
    menu = window.menus.menus["edit"]
    menu.popup(window.rect().topLeft())
    found = {name for name in CLIPS if window.actions_by_id[f"edit.{name}"].isEnabled()}
    menu.hide()
    return found


def choose(window: MainWindow, name: str, qtbot: QtBot) -> None:
    """Open the menu and press the mnemonic of an action in it."""
    menu, action = window.menus.menus["edit"], window.actions_by_id[f"edit.{name}"]
    menu.popup(window.rect().topLeft())
    text = action.text()
    qtbot.keyClick(menu, text[text.index("&") + 1].lower())
    assert not menu.isVisible()


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def test_a_line_of_text_is_copied_cut_and_pasted(window: MainWindow, qtbot: QtBot) -> None:
    line = filter_line(window)
    qtbot.keyClicks(line, "mina pozo")
    assert able(window) == {"select_all"}
    choose(window, "select_all", qtbot)
    assert able(window) == {"cut", "copy", "select_all"}
    choose(window, "copy", qtbot)
    assert clipboard() == "mina pozo"
    choose(window, "cut", qtbot)
    assert line.text() == ""
    assert able(window) == {"paste"}
    choose(window, "paste", qtbot)
    assert line.text() == "mina pozo"


def test_a_text_of_several_lines(window: MainWindow, qtbot: QtBot) -> None:
    area = text_area(window)
    before = area.toPlainText()
    choose(window, "select_all", qtbot)
    choose(window, "cut", qtbot)
    assert (area.toPlainText(), clipboard()) == ("", before)
    choose(window, "paste", qtbot)
    assert area.toPlainText() == before


def test_the_table_takes_whole_entries(window: MainWindow, qtbot: QtBot) -> None:
    room, world = lore(window), window.document.world
    room.table.setFocus()
    count = len(room.model.handles)
    assert able(window) == {"cut", "copy", "select_all"}
    choose(window, "copy", qtbot)
    assert clipboard() == world.record(room.table.selected_handles()[0]).raw
    assert able(window) == set(CLIPS)
    choose(window, "paste", qtbot)
    qtbot.waitUntil(lambda: len(room.model.handles) == count + 1, timeout=WAIT_MS)
    choose(window, "cut", qtbot)
    qtbot.waitUntil(lambda: len(room.model.handles) == count, timeout=WAIT_MS)
    choose(window, "select_all", qtbot)
    assert len(room.table.selected_handles()) == count


@pytest.mark.parametrize("place", ["table", "text"])
def test_the_keys_themselves_are_nobody_elses(window: MainWindow, qtbot: QtBot, place: str) -> None:
    widget = lore(window).table if place == "table" else text_area(window)
    widget.setFocus()
    qtbot.keyClick(widget, Keys.Key_A, CTRL)
    qtbot.keyClick(widget, Keys.Key_C, CTRL)
    if place == "table":
        assert clipboard().startswith("[")
    else:
        assert clipboard() == widget.toPlainText()


def test_the_palette_copies_what_was_marked_before(window: MainWindow, qtbot: QtBot) -> None:
    line = filter_line(window)
    qtbot.keyClicks(line, "pozo")
    qtbot.keyClick(line, Keys.Key_A, CTRL)
    qtbot.keyClick(line, Keys.Key_K, CTRL)
    qtbot.keyClicks(window.top.field, "copy")
    assert window.palette_list.titles().count("Copy") == 1
    assert window.palette_list.titles()[0] == "Copy"
    qtbot.keyClick(window.top.field, Keys.Key_Return)
    assert clipboard() == "pozo"
    assert QApplication.focusWidget() is line
    assert line.selectedText() == "pozo"


def test_a_password_and_what_is_only_read_keep_their_text(qtbot: QtBot) -> None:
    secret, read = QLineEdit("abracadabra"), QPlainTextEdit("sealed")
    for field in (secret, read):
        qtbot.addWidget(field)
        field.selectAll()
    secret.setEchoMode(QLineEdit.EchoMode.Password)
    read.setReadOnly(True)
    QGuiApplication.clipboard().setText("word")
    assert abilities(secret) == Abilities(paste=True, select_all=True)
    assert abilities(read) == Abilities(copy=True, select_all=True)
    assert abilities(QPushButton()) == abilities(None) == Abilities()


def test_a_menu_in_which_nothing_can_be_done_is_grey(window: MainWindow) -> None:
    inner = {id: window.menus.menus[id].menuAction() for id in ("edit.copies", "file.versions")}
    window.menus.menus["edit"].aboutToShow.emit()
    assert inner["edit.copies"].isEnabled()
    window.flow.close_world()
    window.menus.menus["edit"].aboutToShow.emit()
    assert not inner["edit.copies"].isEnabled()
    assert inner["file.versions"].isEnabled()


@pytest.mark.parametrize("place", ["search", "table", "keys"])
def test_escape_closes_the_shortcut_list_from_everywhere(
    window: MainWindow, qtbot: QtBot, place: str
) -> None:
    dialog = ShortcutsDialog(window.theme, window.actions_by_id, window.settings, "en", window)
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=WAIT_MS)
    dialog.table.selectRow(0)
    getattr(dialog, place).setFocus()
    focused = QApplication.focusWidget()
    assert focused is not None and focused.window() is dialog
    qtbot.keyClick(focused, Keys.Key_Escape)
    assert not dialog.isVisible()


def test_the_shortcut_list_names_them_once_and_fixed(window: MainWindow, qtbot: QtBot) -> None:
    dialog = ShortcutsDialog(window.theme, window.actions_by_id, window.settings, "en", window)
    qtbot.addWidget(dialog)
    rows = [row for row in dialog.table.model().rows if str(row.cells[1]) == "Ctrl+C"]
    assert [(row.cells[0], row.key, row.cells[2]) for row in rows] == [("Copy", None, "fixed")]
