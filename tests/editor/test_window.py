"""The window as a user meets it: opening, editing, closing, dropping, finding."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from frame_helpers import MakeWindow, open_world
from plain_room import PlainRoom, plain_spec
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from editor.main_window import MainWindow

Keys = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def room(window: MainWindow) -> PlainRoom:
    found = window.rooms.workspace("plain")
    assert isinstance(found, PlainRoom)
    return found


def type_in(window: MainWindow, words: str, qtbot: QtBot) -> None:
    field = room(window).text
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, words)


def answer(role: QMessageBox.ButtonRole) -> None:
    """Press a button of the question that comes next."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        next(b for b in box.buttons() if box.buttonRole(b) == role).click()

    QTimer.singleShot(50, press)


def drop(window: MainWindow, path: Path) -> bool:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    args = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0))
    enter = QDragEnterEvent(QPoint(400, 300), *args)
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(window, QDropEvent(QPointF(400, 300), *args))
    return True


# opening


def test_it_begins_with_the_welcome_page(make_window: MakeWindow) -> None:
    window = make_window()
    assert window.rooms.current_id == "welcome"
    assert window.windowTitle() == "Loremask"
    assert not window.dock.isVisible()
    assert not window.rail.item("plain").isEnabled()
    assert QApplication.focusWidget() is window.welcome.sample


def test_opening_shows_the_world_everywhere(window: MainWindow) -> None:
    assert window.rooms.current_id == "plain"
    assert window.top.name.text() == "Villarroca"
    assert window.top.state.text() == "saved"
    assert window.dock.isVisible()
    entries = len(window.document.world.handles(Kind.ENTRY))
    assert window.status.records.text().startswith(f"{entries} entries")
    assert window.status.folder.text().endswith("Villarroca")


def test_a_folder_that_is_gone_is_said_in_one_line(
    make_window: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window = make_window()
    with qtbot.waitSignal(window.flow.failed, timeout=5000):
        window.flow.open(tmp_path / "nowhere")
    assert "nowhere" in window.notices.text
    assert window.rooms.current_id == "welcome"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read all")
def test_a_folder_without_permission_is_said(
    make_window: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o000)
    window = make_window()
    with qtbot.waitSignal(window.flow.failed, timeout=5000):
        window.flow.open(locked)
    locked.chmod(0o700)
    assert "ermission" in window.notices.text


def test_another_world_takes_the_place_of_the_first(
    window: MainWindow, world_folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    first = room(window)
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "a.json").write_bytes((world_folder / "mina.json").read_bytes())
    open_world(window, tmp_path / "two", qtbot)
    assert first.closed
    assert room(window) is not first
    assert window.top.name.text() == "two"
    assert window.settings.values.recent[0] == str(tmp_path / "two")


# editing and the history


def test_typing_marks_the_window_and_undo_clears_it(window: MainWindow, qtbot: QtBot) -> None:
    before = room(window).text.text()
    type_in(window, "Otra historia", qtbot)
    qtbot.waitUntil(window.isWindowModified, timeout=2000)
    assert window.windowTitle() == "Villarroca[*] - Loremask"
    assert window.top.state.text() == "modified · 1 unsaved edit"
    assert window.actions_by_id["edit.undo"].text().startswith("&Undo change of text in")
    qtbot.keyClick(room(window).text, Keys.Key_Z, CTRL)
    qtbot.waitUntil(lambda: not window.isWindowModified(), timeout=2000)
    assert room(window).text.text() == before


def test_undo_takes_back_what_was_just_typed(window: MainWindow, qtbot: QtBot) -> None:
    before = room(window).text.text()
    type_in(window, "Otra", qtbot)
    qtbot.keyClick(room(window).text, Keys.Key_Z, CTRL)
    assert room(window).text.text() == before
    qtbot.keyClick(room(window).text, Keys.Key_Z, CTRL | SHIFT)
    assert room(window).text.text() == "Otra"


def test_saving_takes_what_is_being_typed(
    window: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    type_in(window, "A medio escribir", qtbot)
    qtbot.keyClick(room(window).text, Keys.Key_S, CTRL)
    window.flow.saver.wait()
    texts = [p.read_text(encoding="utf-8") for p in world_folder.glob("*.json")]
    assert any("A medio escribir" in text for text in texts)
    assert not window.isWindowModified()


def test_a_failed_save_is_said_and_keeps_the_mark(
    window: MainWindow, world_folder: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    type_in(window, "No cabe", qtbot)
    full = OSError(28, "No space left on device")

    def no_space(*_: object) -> int:
        raise full

    monkeypatch.setattr(os, "fsync", no_space)
    qtbot.keyClick(room(window).text, Keys.Key_S, CTRL)
    window.flow.saver.wait()
    assert window.isWindowModified()
    assert window.notices.isVisible()
    assert "space" in window.notices.text
    monkeypatch.undo()
    texts = [p.read_text(encoding="utf-8") for p in world_folder.glob("*.json")]
    assert not any("No cabe" in text for text in texts)


def test_a_world_that_was_emptied_is_saved_only_after_a_question(
    window: MainWindow, world_folder: Path
) -> None:
    from core.world.build import delete

    document = window.document
    before = (world_folder / "mina.json").read_bytes()
    file = next(f for f in document.world.files if f.name == "mina.json")
    mine = [
        h
        for h in document.world.handles(Kind.ENTRY)
        if document.world.record(h).file == file.handle
    ]
    document.push(delete(document.world, mine))
    answer(QMessageBox.ButtonRole.RejectRole)
    assert not window.flow.save_now()
    assert (world_folder / "mina.json").read_bytes() == before
    assert window.isWindowModified()
    answer(QMessageBox.ButtonRole.DestructiveRole)
    assert window.flow.save_now()
    assert not window.isWindowModified()


def test_a_copy_holds_the_unsaved_edits(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    type_in(window, "Solo en la copia", qtbot)
    home = tmp_path / "copies"
    home.mkdir()
    first, second = window.flow.copy_into(home), window.flow.copy_into(home)
    assert first is not None
    assert second is not None
    assert {first.name, second.name} == {"Villarroca", "Villarroca 2"}
    assert any("Solo en la copia" in p.read_text(encoding="utf-8") for p in first.glob("*.json"))
    assert window.isWindowModified()


# closing


def test_closing_asks_and_cancel_stays(window: MainWindow, qtbot: QtBot) -> None:
    type_in(window, "Sin guardar", qtbot)
    answer(QMessageBox.ButtonRole.RejectRole)
    assert not window.close()
    assert window.isVisible()


def test_closing_asks_and_saves(window: MainWindow, world_folder: Path, qtbot: QtBot) -> None:
    type_in(window, "Al cerrar", qtbot)
    answer(QMessageBox.ButtonRole.AcceptRole)
    assert window.close()
    texts = [p.read_text(encoding="utf-8") for p in world_folder.glob("*.json")]
    assert any("Al cerrar" in text for text in texts)


def test_closing_asks_and_gives_up(window: MainWindow, world_folder: Path, qtbot: QtBot) -> None:
    before = {p: p.read_bytes() for p in world_folder.glob("*.json")}
    type_in(window, "Se pierde", qtbot)
    answer(QMessageBox.ButtonRole.DestructiveRole)
    assert window.close()
    assert {p: p.read_bytes() for p in world_folder.glob("*.json")} == before


def test_closing_the_world_goes_back_to_the_welcome_page(window: MainWindow) -> None:
    window.actions_by_id["file.close_world"].trigger()
    assert window.document is None
    assert window.rooms.current_id == "welcome"
    assert window.top.name.text() == ""


def test_a_world_is_remembered_for_the_next_start(window: MainWindow, world_folder: Path) -> None:
    window.resize(1200, 800)
    window.close()
    values = window.settings.values
    assert values.last_world == str(world_folder)
    assert values.geometry
    assert values.rooms["plain"] == {"row": 0}


# dropping


def test_a_folder_can_be_dropped(make_window: MakeWindow, world_folder: Path, qtbot: QtBot) -> None:
    window = make_window()
    with qtbot.waitSignal(window.flow.opened, timeout=10_000):
        assert drop(window, world_folder)
    assert window.document.path == world_folder


def test_a_lore_file_can_be_dropped(
    make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window = make_window()
    with qtbot.waitSignal(window.flow.opened, timeout=10_000):
        assert drop(window, world_folder / "mina.json")
    assert [f.name for f in window.document.world.files] == ["mina.json"]


def test_a_save_goes_to_the_workspace_for_saves(make_window: MakeWindow, tmp_path: Path) -> None:
    taken: list[object] = []

    class SaveRoom(PlainRoom):
        def __init__(self, services: object) -> None:
            QWidget.__init__(self)

        def open_save(self, path: object) -> bool:
            taken.append(path)
            return True

        def save_state(self) -> dict[str, object]:
            return {}

        def restore_state(self, state: object) -> None:
            return

        def flush(self) -> None:
            return

        def focus_first(self) -> None:
            self.setFocus()

    save = tmp_path / "slot1.json"
    save.write_text('{"hechos": {}, "turno": 3}', encoding="utf-8")
    spec = plain_spec(
        id="saves", factory=SaveRoom, needs_world=False, opens_saves=True, actions=(), title="Saves"
    )
    window = make_window(spec)
    assert drop(window, save)
    assert taken == [save]
    assert window.rooms.current_id == "saves"


def test_words_cannot_be_dropped(make_window: MakeWindow, tmp_path: Path) -> None:
    assert not drop(make_window(), tmp_path / "nowhere.json")


# finding and walking


def test_ctrl_k_finds_an_entry(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Keys.Key_K, CTRL)
    field = window.top.field
    assert QApplication.focusWidget() is field
    qtbot.keyClicks(field, "causa")
    assert window.palette_list.titles()[0] == "mina_causa_real"
    qtbot.keyClick(field, Keys.Key_Return)
    handle = window.document.world.find(Kind.ENTRY, "mina_causa_real")[0]
    assert room(window).handle == handle
    assert window.palette_list.isHidden()


def test_ctrl_k_runs_an_action(window: MainWindow, qtbot: QtBot) -> None:
    count = len(window.document.world.handles(Kind.ENTRY))
    qtbot.keyClick(window, Keys.Key_K, CTRL)
    qtbot.keyClicks(window.top.field, "new thi")
    assert window.palette_list.titles() == ["New thing"]
    qtbot.keyClick(window.top.field, Keys.Key_Return)
    assert len(window.document.world.handles(Kind.ENTRY)) == count + 1


def test_escape_leaves_the_palette_and_gives_the_focus_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    room(window).text.setFocus()
    qtbot.keyClick(room(window).text, Keys.Key_K, CTRL)
    qtbot.keyClick(window.top.field, Keys.Key_Escape)
    assert QApplication.focusWidget() is room(window).text


def test_a_click_opens_the_palette_and_a_click_elsewhere_closes_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.mouseClick(window.top.field, Qt.MouseButton.LeftButton)
    assert window.palette_list.isVisible()
    qtbot.keyClicks(window.top.field, "min")
    qtbot.mouseClick(room(window).text, Qt.MouseButton.LeftButton)
    room(window).text.setFocus()
    assert window.palette_list.isHidden()
    assert window.top.field.text() == ""


def test_escape_after_a_click_goes_back_to_the_workspace(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.top.field, Qt.MouseButton.LeftButton)
    qtbot.keyClick(window.top.field, Keys.Key_Escape)
    assert QApplication.focusWidget() is room(window).list


def test_the_palette_says_when_there_is_nothing(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Keys.Key_K, CTRL)
    qtbot.keyClicks(window.top.field, "zzzz")
    assert window.palette_list.titles() == []
    qtbot.keyClick(window.top.field, Keys.Key_Return)
    assert window.palette_list.isVisible()


def test_disabled_actions_are_not_found(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    qtbot.keyClick(window, Keys.Key_K, CTRL)
    titles = window.palette_list.titles()
    assert "Open folder" in titles
    assert "Save" not in titles


def test_f6_walks_the_regions_and_back(window: MainWindow, qtbot: QtBot) -> None:
    room(window).list.setFocus()
    walked: list[QWidget | None] = []
    for _ in range(8):
        qtbot.keyClick(QApplication.focusWidget(), Keys.Key_F6)
        walked.append(QApplication.focusWidget())
    assert room(window).text in walked
    assert any(window.dock.isAncestorOf(w) for w in walked)
    assert window.top.field in walked
    assert any(window.rail.isAncestorOf(w) for w in walked)
    here = QApplication.focusWidget()
    qtbot.keyClick(here, Keys.Key_F6)
    qtbot.keyClick(QApplication.focusWidget(), Keys.Key_F6, SHIFT)
    assert QApplication.focusWidget() is here


def test_the_rail_is_walked_with_arrows(window: MainWindow, qtbot: QtBot) -> None:
    item = window.rail.item("plain")
    item.setFocus()
    qtbot.keyClick(item, Keys.Key_Down)
    assert window.rooms.current_id == "settings"


def test_ctrl_1_goes_to_the_first_workspace(window: MainWindow, qtbot: QtBot) -> None:
    window.show_room("settings")
    qtbot.keyClick(window, Keys.Key_1, CTRL)
    assert window.rooms.current_id == "plain"


def test_ctrl_f_goes_to_the_filter(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(room(window).list, Keys.Key_F, CTRL)
    assert QApplication.focusWidget() is room(window).text


# actions


def test_every_action_has_words_an_icon_and_a_place(window: MainWindow) -> None:
    from editor.theme.icons import icon_names

    known = set(icon_names())
    for spec in window.actions_by_id.specs():
        assert spec.plain_title(), spec.id
        assert spec.icon in known, spec.id
        assert spec.menu, spec.id


def test_no_two_actions_share_a_shortcut(window: MainWindow) -> None:
    used: dict[str, str] = {}
    for id in window.actions_by_id:
        for keys in window.actions_by_id[id].shortcuts():
            assert keys.toString() not in used, (id, used.get(keys.toString()))
            used[keys.toString()] = id


def test_every_item_of_a_menu_has_its_own_mnemonic(window: MainWindow) -> None:
    for menu in window.menus.menus.values():
        letters = [_mnemonic(action) for action in menu.actions() if not action.isSeparator()]
        assert all(letters), menu.title()
        assert len(letters) == len(set(letters)), (menu.title(), letters)


def _mnemonic(action: QAction) -> str:
    text = action.text().replace("&&", "")
    return text[text.index("&") + 1].lower() if "&" in text else ""


@pytest.mark.parametrize("size", [(1100, 700), (1440, 900), (1920, 1080)])
def test_it_fits_its_size(window: MainWindow, size: tuple[int, int], qtbot: QtBot) -> None:
    window.resize(*size)
    qtbot.wait(30)
    assert (window.width(), window.height()) == size
    assert window.dock.is_open == (size[0] >= 1280)
    bottom = window.status.mapTo(window, QPoint(0, window.status.height())).y()
    assert bottom == size[1]


def test_a_small_window_does_not_forget_that_the_dock_was_open(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1100, 700)
    qtbot.wait(30)
    assert window.settings.values.dock_open
    window.resize(1500, 900)
    qtbot.wait(30)
    assert window.dock.is_open


def test_a_workspace_that_fails_to_restore_starts_anew(
    make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window = make_window()
    window.settings.set_room("plain", {"row": "none"})
    open_world(window, world_folder, qtbot)
    assert window.rooms.current_id == "plain"


def test_the_palette_follows_edits(window: MainWindow, qtbot: QtBot) -> None:
    from core.world.build import set_value

    def found(words: str) -> list[str]:
        qtbot.keyClick(window, Keys.Key_K, CTRL)
        qtbot.keyClicks(window.top.field, words)
        titles = window.palette_list.titles()
        qtbot.keyClick(window.top.field, Keys.Key_Escape)
        return titles

    document = window.document
    assert found("causa_real") == ["mina_causa_real"]
    handle = document.world.find(Kind.ENTRY, "mina_causa_real")[0]
    document.push(set_value(document.world, handle, "id", "otro_nombre"))
    assert found("causa_real") == []
    assert found("otro_nom") == ["otro_nombre"]
    document.undo()
    assert found("causa_real") == ["mina_causa_real"]
    window.actions_by_id["plain.new"].trigger()
    assert found("new_thing") == ["new_thing"]
