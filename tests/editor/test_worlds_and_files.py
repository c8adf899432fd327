"""The sample, new worlds, new files, entries that move, and the list of recent worlds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from frame_helpers import MakeWindow
from plain_room import PlainRoom
from PySide6.QtCore import QPoint, Qt, QTimer, QTranslator
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.world.opening import open_world
from editor.dialogs.move_entries import MoveEntriesDialog
from editor.dialogs.new_file import NewFileDialog
from editor.dialogs.new_world import NewWorldDialog, bad_name
from editor.main_window import MainWindow
from editor.opening import copy_sample, documents_folder, short_path, what_is, world_name
from tests.translations import qm_path

Keys = Qt.Key


def in_dialog(work: object) -> None:
    """Do something in the dialog that opens next."""

    def run() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        work(dialog)  # type: ignore[operator]

    QTimer.singleShot(80, run)


# the sample


def test_the_sample_is_a_copy_of_the_user_s(
    home: Path, make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(language="es")
    with qtbot.waitSignal(window.flow.opened, timeout=20_000):
        qtbot.mouseClick(window.welcome.sample, Qt.MouseButton.LeftButton)
    assert window.document.path.is_relative_to(home)
    assert window.top.name.text() == "Villarroca"
    assert all(f.read_only is None for f in window.document.world.lore_files)


def test_a_second_time_the_user_s_edits_are_still_there(home: Path) -> None:
    folder = copy_sample("es")
    path = folder / "mina.json"
    path.write_text(path.read_text(encoding="utf-8").replace("mina", "MINA"), encoding="utf-8")
    assert copy_sample("es") == folder
    assert "MINA" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["es", "en", "pt"])
def test_there_is_a_sample_in_each_language(home: Path, language: str) -> None:
    folder = copy_sample(language)
    assert folder.parent == documents_folder()
    assert list(folder.glob("*.json"))
    assert list((folder.parent / "saves").iterdir())


@pytest.mark.parametrize(
    ("language", "npc"),
    [("es", "herrero_bram"), ("en", "keeper_morwen"), ("pt", "relojoeira_clara")],
)
def test_the_card_names_the_sample_that_it_opens(home: Path, language: str, npc: str) -> None:
    """What the card says is translated with its language, as the sample is chosen by it."""
    translator = QTranslator()
    assert translator.load(str(qm_path(language)))
    source = "Lighthouse: an island with a wreck to explain, as a copy to try things on"
    said = translator.translate("WelcomePage", source) or source
    assert said.startswith(f"{copy_sample(language).name}: ")
    world = open_world(copy_sample(language))
    assert world.find(Kind.NPC, npc)


def test_a_sample_that_cannot_be_copied_is_said(
    home: Path, make_window: MakeWindow, qtbot: QtBot
) -> None:
    documents_folder().parent.mkdir(parents=True, exist_ok=True)
    documents_folder().write_text("a file where the folder should be", encoding="utf-8")
    window = make_window()
    window.flow.open_sample()
    assert "Loremask" in window.notices.text
    assert window.document is None


# a new world


def new_world(dialog: NewWorldDialog, name: str, language: str, vocabulary: str) -> None:
    dialog.name.setText(name)
    dialog.language.setCurrentIndex(dialog.language.findData(language))
    dialog.vocabulary.setCurrentIndex(dialog.vocabulary.findData(vocabulary))
    dialog.accept_button.click()


@pytest.mark.parametrize(
    ("language", "vocabulary", "key"), [("pt", "es", "entradas"), ("en", "en", "entries")]
)
def test_a_new_world_is_made_and_opened(
    make_window: MakeWindow, qtbot: QtBot, language: str, vocabulary: str, key: str
) -> None:
    window = make_window()
    in_dialog(lambda dialog: new_world(dialog, "Vale", language, vocabulary))
    with qtbot.waitSignal(window.flow.opened, timeout=5000):
        window.actions_by_id["file.new_world"].trigger()
    assert window.top.name.text() == "Vale"
    assert window.document.world.language == language
    texts = [json.loads(p.read_text(encoding="utf-8")) for p in window.document.path.glob("*.json")]
    assert any(key in text for text in texts)
    assert any("npcs" in text for text in texts)


def test_the_words_of_the_files_follow_the_language(make_window: MakeWindow, home: Path) -> None:
    dialog = NewWorldDialog(make_window().theme, home, "en", make_window())
    assert dialog.vocabulary.currentData() == "en"
    dialog.language.setCurrentIndex(dialog.language.findData("pt"))
    assert dialog.vocabulary.currentData() == "es"


def test_a_name_that_is_no_folder_is_said_at_once(make_window: MakeWindow, home: Path) -> None:
    window = make_window()
    dialog = NewWorldDialog(window.theme, home, "es", window)
    assert not dialog.accept_button.isEnabled()
    dialog.name.setText("a/b")
    assert "/" in dialog.message
    dialog.accept()
    assert dialog.world is None
    assert not list(home.glob("**/*.json"))


def test_a_world_that_is_there_is_not_written_over(
    make_window: MakeWindow, world_folder: Path
) -> None:
    window = make_window()
    before = {p: p.read_bytes() for p in world_folder.glob("*.json")}
    dialog = NewWorldDialog(window.theme, world_folder.parent, "es", window)
    dialog.name.setText(world_folder.name)
    assert "already" in dialog.message
    dialog.accept()
    assert dialog.world is None
    assert {p: p.read_bytes() for p in world_folder.glob("*.json")} == before


@pytest.mark.parametrize("name", ["", " ", ".", "..", "a/b", "a\\b", "what?", "a\tb"])
def test_names_that_no_system_takes(name: str) -> None:
    assert bad_name(name)


# files


def test_a_new_file_from_the_menu(window: MainWindow, world_folder: Path) -> None:
    def fill(dialog: NewFileDialog) -> None:
        dialog.name.setText("norte")
        dialog.accept_button.click()

    files = len(window.document.world.lore_files)
    in_dialog(fill)
    window.actions_by_id["world.new_file"].trigger()
    assert (world_folder / "norte.json").exists()
    assert window.status.records.text().endswith(f"{files + 1} files")


def test_a_file_name_that_is_taken_is_said(window: MainWindow) -> None:
    dialog = NewFileDialog(window.theme, window.document, "en", window)
    dialog.name.setText("mina.json")
    dialog.accept_button.click()
    assert "already" in dialog.message
    assert dialog.handle is None


def files(dialog: MoveEntriesDialog) -> list[int]:
    return [dialog.file.itemData(i) for i in range(dialog.file.count())]


def test_entries_move_to_another_file_and_back(window: MainWindow) -> None:
    room = window.rooms.current
    assert isinstance(room, PlainRoom)
    world, handle = window.document.world, room.handle
    home = world.record(handle).file

    def choose(dialog: MoveEntriesDialog) -> None:
        names = [dialog.file.itemText(i) for i in range(dialog.file.count())]
        assert world.file(home).name not in names
        kind = world.record(handle).kind
        having = [bool((s := f.section(kind)) and s.slots) for f in map(world.file, files(dialog))]
        assert having == sorted(having, reverse=True), "where such records are comes first"
        dialog.file.setCurrentIndex(names.index("mina.json"))
        dialog.accept_button.click()

    in_dialog(choose)
    window.actions_by_id["world.move_entries"].trigger()
    assert world.file(world.record(handle).file).name == "mina.json"
    window.actions_by_id["edit.undo"].trigger()
    assert world.record(handle).file == home


def test_with_one_file_there_is_nowhere_to_move(
    make_window: MakeWindow, world_folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    from frame_helpers import open_world

    window = make_window()
    open_world(window, world_folder / "mina.json", qtbot)
    handles = window.document.world.handles(Kind.ENTRY)[:2]
    dialog = MoveEntriesDialog(window.theme, window.document, handles, window)
    assert not dialog.accept_button.isEnabled()
    assert dialog.message


# recent worlds


def test_recent_worlds_open_with_enter(
    make_window: MakeWindow, settings: object, world_folder: Path, qtbot: QtBot
) -> None:
    settings.remember_world(world_folder)  # type: ignore[attr-defined]
    window = make_window()
    recent = window.welcome.recent
    assert QApplication.focusWidget() is recent
    recent.setCurrentIndex(recent.rows.index(0))
    with qtbot.waitSignal(window.flow.opened, timeout=10_000):
        qtbot.keyClick(recent, Keys.Key_Return)
    assert window.document.path == world_folder


def test_a_world_that_is_gone_is_shown_as_such_and_can_be_taken_off(
    make_window: MakeWindow, settings: object, tmp_path: Path, qtbot: QtBot
) -> None:
    settings.remember_world(tmp_path / "gone")  # type: ignore[attr-defined]
    window = make_window()
    recent = window.welcome.recent
    words = recent.rows.data(recent.rows.index(0), Qt.ItemDataRole.AccessibleTextRole)
    assert "not found" in str(words)
    recent.setCurrentIndex(recent.rows.index(0))
    qtbot.keyClick(recent, Keys.Key_Delete)
    assert window.settings.values.recent == ()
    assert not recent.isVisible()


def test_the_cross_takes_a_world_off(
    make_window: MakeWindow, settings: object, tmp_path: Path, qtbot: QtBot
) -> None:
    settings.remember_world(tmp_path)  # type: ignore[attr-defined]
    window = make_window()
    recent = window.welcome.recent
    rect = recent.visualRect(recent.rows.index(0))
    at = QPoint(rect.right() - 10, rect.center().y())
    qtbot.mouseClick(recent.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert window.settings.values.recent == ()
    assert window.document is None


def test_the_menu_of_recent_worlds(window: MainWindow, world_folder: Path, qtbot: QtBot) -> None:
    menu = window.menus.recent_menu
    menu.aboutToShow.emit()
    assert [a.data() for a in menu.actions()] == [str(world_folder)]
    with qtbot.waitSignal(window.flow.opened, timeout=10_000):
        menu.actions()[0].trigger()


# what a path is


def test_what_a_path_is(world_folder: Path, tmp_path: Path) -> None:
    save = tmp_path / "slot.json"
    save.write_text('{"hechos": {}}', encoding="utf-8")
    binary = tmp_path / "slot.save"
    binary.write_bytes(b"GDEC\x00")
    assert what_is(world_folder) == "world"
    assert what_is(world_folder / "mina.json") == "world"
    assert what_is(save) == "save"
    assert what_is(binary) == "save"
    broken = tmp_path / "conflict.json"
    broken.write_text('<<<<<<< HEAD\n{"entradas": [', encoding="utf-8")
    assert what_is(broken) == "world"
    assert what_is(tmp_path / "nothing") == ""


def test_paths_are_short_for_people(home: Path) -> None:
    assert short_path(home / "worlds" / "Vale") == str(Path("~/worlds/Vale"))
    assert world_name(Path("/a/b/mine.json")) == "mine"
    assert world_name(Path("/a/Vale")) == "Vale"
