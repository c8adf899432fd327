"""The workspace inside the real window: its shortcuts, its history, its dock."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from editor.lore.spec import SPEC
from editor.lore.workspace import LoreWorkspace
from editor.main_window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(make_window: Callable[..., MainWindow], world_folder: Path, qtbot: QtBot) -> MainWindow:
    window = make_window(SPEC)
    with qtbot.waitSignal(window.flow.opened, timeout=20_000):
        window.flow.open(world_folder)
    assert window.document is not None
    window.document.finish_checks()
    return window


def _room(window: MainWindow) -> LoreWorkspace:
    room = window.rooms.current
    assert isinstance(room, LoreWorkspace)
    return room


def _type_at_end(window: MainWindow, qtbot: QtBot, id: str, text: str) -> QPlainTextEdit:
    room = _room(window)
    (handle,) = window.document.world.find(Kind.ENTRY, id)  # type: ignore[union-attr]
    assert window.jump(handle, "text")
    page = room.form.page()
    assert page is not None
    area = page.editor("text").widget
    assert isinstance(area, QPlainTextEdit)
    qtbot.keyClick(area, Qt.Key.Key_End, CTRL)
    qtbot.keyClicks(area, text)
    return area


def _text(window: MainWindow, id: str) -> str:
    world = window.document.world  # type: ignore[union-attr]
    (handle,) = world.find(Kind.ENTRY, id)
    return world.data(handle).text  # type: ignore[no-any-return]


def test_undo_in_a_text_field_is_the_windows_undo(window: MainWindow, qtbot: QtBot) -> None:
    before = _text(window, "campana_rota")
    area = _type_at_end(window, qtbot, "campana_rota", " abc")
    qtbot.keyClick(area, Qt.Key.Key_Z, CTRL)
    assert _text(window, "campana_rota") == before
    assert area.toPlainText() == before
    qtbot.keyClick(area, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert _text(window, "campana_rota") == before + " abc"


def test_saving_takes_what_was_just_typed(
    window: MainWindow, qtbot: QtBot, world_folder: Path
) -> None:
    area = _type_at_end(window, qtbot, "campana_rota", " abc")
    with qtbot.waitSignal(window.document.saved, timeout=10_000):  # type: ignore[union-attr]
        qtbot.keyClick(area, Qt.Key.Key_S, CTRL)
    stored = json.loads((world_folder / "mina.json").read_text(encoding="utf-8"))
    texts = {row["id"]: row["texto"] for row in stored["entradas"]}
    assert texts["campana_rota"].endswith(" abc")


def test_ctrl_f_goes_to_the_filter_and_ctrl_n_makes_an_entry(
    window: MainWindow, qtbot: QtBot
) -> None:
    room = _room(window)
    qtbot.keyClick(window, Qt.Key.Key_F, CTRL)
    assert room.toolbar.filter.line().hasFocus()
    total = room.model.total
    qtbot.keyClick(window, Qt.Key.Key_N, CTRL)
    assert room.model.total == total + 1


def test_the_issue_dock_jumps_to_the_field(window: MainWindow, qtbot: QtBot) -> None:
    room = _room(window)
    room.toolbar.filter.set_text("id:campana_rota")
    (issue, *_) = window.document.issues()  # type: ignore[union-attr]
    window.jump_to_issue(issue.handle, issue.field, issue.file)
    assert room.table.selected_handles() == [issue.handle]
    page = room.form.page()
    assert page is not None
    assert page.current_field() == issue.field


def test_the_dock_can_be_limited_to_what_is_filtered(window: MainWindow) -> None:
    room = _room(window)
    room.toolbar.filter.set_text("id:campana_rota")
    assert room.issue_scope("filtered") == frozenset(room.model.handles)
    assert room.issue_scope("world") is None
