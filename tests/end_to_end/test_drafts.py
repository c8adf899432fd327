"""JSON that is typed and is none yet is not lost without a question."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from editor.forms.form_bar import RAW
from editor.lore.workspace import LoreWorkspace
from editor.main_window import MainWindow


def test_closing_asks_about_json_that_cannot_be_applied(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = window.document
    assert document is not None
    handle = document.world.find(Kind.ENTRY, "mina_derrumbe")[0]
    assert window.jump(handle, "text")
    room = window.rooms.workspace("lore")
    assert isinstance(room, LoreWorkspace)
    room.form.show_tab(RAW)
    area = next(e for e in room.findChildren(QPlainTextEdit) if "JSON" in e.accessibleName())
    area.setFocus()
    QTest.keyClicks(area, "{ broken ")
    asked: list[tuple[str, ...]] = []

    def stay(_: object, names: tuple[str, ...]) -> bool:
        asked.append(tuple(names))
        return False

    monkeypatch.setattr("editor.world_flow.confirm_unfinished", stay)
    assert window.close() is False
    assert asked == [("mina_derrumbe",)]
    assert not document.modified
    monkeypatch.setattr("editor.world_flow.confirm_unfinished", lambda *_: True)
    assert window.close() is True
