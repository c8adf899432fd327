"""The main job in the real window, with real keys: edit lore, ask as an NPC, look into a save."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.model.records import Entry
from editor.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(window: MainWindow, key: QKeySequence.StandardKey | str) -> None:
    QTest.keySequence(QApplication.focusWidget() or window, QKeySequence(key))


def entry(window: MainWindow, id: str) -> Entry:
    assert window.document is not None
    data = window.document.world.data(window.document.world.find(Kind.ENTRY, id)[0])
    assert isinstance(data, Entry)
    return data


def issue_codes(window: MainWindow, id: str) -> set[str]:
    document = window.document
    assert document is not None
    handle = document.world.find(Kind.ENTRY, id)[0]
    return {i.code for i in document.validator.of(handle)}


def test_edit_an_entry_see_what_is_wrong_undo_and_save(
    window: MainWindow, qtbot: QtBot, world_folder: Path
) -> None:
    document = window.document
    assert document is not None
    before = {p.name: p.read_bytes() for p in world_folder.glob("*.json")}
    handle = document.world.find(Kind.ENTRY, "mina_derrumbe")[0]
    assert window.jump(handle, "text")
    qtbot.waitUntil(lambda: focused().accessibleName() != "", timeout=2_000)
    text = entry(window, "mina_derrumbe").text
    press(window, QKeySequence.StandardKey.MoveToEndOfDocument)
    QTest.keyClicks(focused(), " Nadie lo olvida." * 20)
    qtbot.waitUntil(lambda: "text_too_long" in issue_codes(window, "mina_derrumbe"), timeout=3_000)
    assert window.isWindowModified()
    assert document.validator.counts()[0] == 1

    # Each sentence is a step.
    for _ in range(20):
        press(window, QKeySequence.StandardKey.Undo)
    assert entry(window, "mina_derrumbe").text == text
    assert "text_too_long" not in issue_codes(window, "mina_derrumbe")

    press(window, QKeySequence.StandardKey.MoveToEndOfDocument)
    QTest.keyClicks(focused(), " Nadie.")
    press(window, QKeySequence.StandardKey.Save)
    qtbot.waitUntil(lambda: not window.isWindowModified(), timeout=5_000)
    after = {p.name: p.read_bytes() for p in world_folder.glob("*.json")}
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"mina.json"}
    assert after["mina.json"] == before["mina.json"].replace(
        json.dumps(text, ensure_ascii=False).encode(),
        json.dumps(text + " Nadie.", ensure_ascii=False).encode(),
    )


def test_ask_as_bram_and_complete_the_quest(window: MainWindow, qtbot: QtBot) -> None:
    press(window, "Ctrl+2")
    window.ask({"query": "", "npc": "herrero_bram", "place": "mina", "quests": []})
    press(window, QKeySequence.StandardKey.Find)
    QTest.keyClicks(focused(), "la verdad del derrumbe de la mina")
    room = window.rooms.workspace("playground")
    assert room is not None
    shown = shown_texts(room)
    qtbot.waitUntil(lambda: "mina_causa_real" in shown_texts(room), timeout=3_000)
    secret = entry(window, "mina_causa_real").text
    assert secret not in shown_texts(room), shown
    window.ask(
        {
            "query": "la verdad del derrumbe de la mina",
            "npc": "herrero_bram",
            "place": "mina",
            "quests": ["la_verdad_de_la_mina"],
        }
    )
    qtbot.waitUntil(lambda: secret in shown_texts(room), timeout=3_000)


def shown_texts(room: QWidget) -> str:
    """What a screen reader can read of every row of the workspace's lists."""
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
    models = [v.model() for v in room.findChildren(QAbstractItemView) if v.isVisible()]
    found = [
        str(index.data(role) or "")
        for model in models
        if model is not None
        for row in range(model.rowCount(QModelIndex()))
        for column in range(9)
        for role in roles
        if (index := model.index(row, column)).isValid()
    ]
    return "\n".join(found)


def test_open_a_save_of_a_real_godot_and_read_what_bram_remembers(
    window: MainWindow, qtbot: QtBot
) -> None:
    save = ROOT / "tests" / "core" / "saves" / "godot" / "04_json_resaved.json"
    before = save.read_bytes()
    window.open_path(save)
    room = window.rooms.workspace("memory")
    assert room is not None
    qtbot.waitUntil(lambda: "Le vendí una espada" in shown_texts(room), timeout=5_000)
    people = next(v for v in room.findChildren(QAbstractItemView) if v.hasFocus())
    QTest.keyClick(people, Qt.Key.Key_Home)
    qtbot.waitUntil(lambda: "«buenos días»" in shown_texts(room), timeout=5_000)
    assert window.rooms.current is room
    assert save.read_bytes() == before
