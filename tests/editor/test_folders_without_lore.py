"""Folders that hold no lore: the first file is offered, and saves are what they are."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from frame_helpers import MakeWindow, open_world
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from editor.dialogs.new_file import NewFileDialog
from editor.lore.spec import SPEC as LORE
from editor.memory.spec import SPEC as MEMORY
from editor.opening import latest_save

SAVES = Path(__file__).resolve().parents[2] / "data" / "saves"
WAIT_MS = 20_000


def when_open(kind: type, act: object) -> None:
    """Do something with the dialog of a class that opens next."""

    def look() -> None:
        found = [w for w in QApplication.topLevelWidgets() if isinstance(w, kind)]
        shown = [w for w in found if w.isVisible()]
        act(shown[0]) if shown else QTimer.singleShot(10, look)  # type: ignore[operator]

    QTimer.singleShot(0, look)


@pytest.mark.parametrize(("words", "key"), [("en", "entries"), ("es", "entradas")])
def test_a_new_entry_in_an_empty_folder_offers_the_first_file(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, words: str, key: str
) -> None:
    window = make_window(LORE)
    open_world(window, tmp_path, qtbot)

    def act(dialog: NewFileDialog) -> None:
        assert dialog.name.text() == "lore.json"
        dialog.vocabulary.setCurrentIndex(dialog.vocabulary.findData(words))
        dialog.accept_button.click()

    when_open(NewFileDialog, act)
    window.actions_by_id.plain("lore.new").trigger()
    world = window.document.world
    (handle,) = world.handles(Kind.ENTRY)
    assert window.rooms.current.table.selected_handles() == [handle]
    window.document.undo()
    assert json.loads((tmp_path / "lore.json").read_text(encoding="utf-8"))[key] == []
    assert world.vocabulary.value == words


def test_a_declined_file_makes_nothing(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window(LORE)
    open_world(window, tmp_path, qtbot)
    when_open(NewFileDialog, lambda dialog: dialog.reject())
    window.actions_by_id.plain("lore.new").trigger()
    assert list(tmp_path.iterdir()) == []
    assert not window.document.modified


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    folder = tmp_path / "slots"
    folder.mkdir()
    for name in ("partida_01.json", "partida_02.json"):
        shutil.copyfile(SAVES / name, folder / name)
    return folder


def answer(words: str) -> list[str]:
    asked: list[str] = []

    def act(box: QMessageBox) -> None:
        asked.append(box.text())
        (button,) = [b for b in box.buttons() if words in b.text().replace("&", "")]
        button.click()

    when_open(QMessageBox, act)
    return asked


def test_a_folder_of_saves_is_said_to_be_one_and_opens_in_memory(
    make_window: MakeWindow, qtbot: QtBot, saves: Path, world_folder: Path
) -> None:
    window = make_window(LORE, MEMORY)
    open_world(window, world_folder, qtbot)
    before = window.document
    asked = answer("Open the saves")
    window.open_path(saves)
    qtbot.waitUntil(lambda: window.rooms.current_id == "memory", timeout=WAIT_MS)
    assert asked == ["“slots” holds saves and no lore."]
    assert window.document is before
    memory = window.rooms.current
    qtbot.waitUntil(lambda: memory.inspected is not None, timeout=WAIT_MS)
    assert memory.inspected.opened.path.parent == saves


def test_it_can_still_be_opened_as_a_world(
    make_window: MakeWindow, qtbot: QtBot, saves: Path
) -> None:
    window = make_window(LORE, MEMORY)
    answer("empty world")
    with qtbot.waitSignal(window.flow.opened, timeout=WAIT_MS):
        window.open_path(saves)
    assert window.document.path == saves
    assert window.document.world.handles(Kind.ENTRY) == ()


def test_which_folders_hold_saves(saves: Path, world_folder: Path, tmp_path: Path) -> None:
    assert latest_save(saves) in set(saves.iterdir())
    assert latest_save(world_folder) is None
    godot = Path(__file__).resolve().parents[1] / "core" / "saves" / "godot"
    (tmp_path / "locked").mkdir()
    shutil.copy(godot / "20_encrypted_json.save", tmp_path / "locked")
    assert latest_save(tmp_path / "locked") is not None
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "package.json").write_text('{"name": "x"}', encoding="utf-8")
    assert latest_save(tmp_path / "none") is None
