"""The model server on the settings page: tested, warned of, and a key that is shown nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from scene_help import WAIT_MS, ScriptedServer, focused, key, on_dialog, type_keys, widget_texts

from editor.main_window import MainWindow
from editor.preferences import PreferencesPage
from editor.scene.endpoint import Limits, read_choice
from editor.scene.endpoint_form import EndpointForm
from editor.scene.probe import MESSAGE
from editor.scene.sent_dialog import SentDialog
from editor.scene.workspace import SceneWorkspace

CANARY = "sk-canary-77e0c4"
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(window: MainWindow) -> PreferencesPage:
    window.show_room("settings")
    found = window.rooms.currentWidget()
    assert isinstance(found, PreferencesPage)
    return found


@pytest.fixture
def keyring() -> Iterator[Any]:
    """A keyring of its own, that keeps to memory."""
    module = pytest.importorskip("keyring")
    from keyring.backend import KeyringBackend
    from keyring.errors import PasswordDeleteError

    class InMemory(KeyringBackend):
        priority = 1

        def __init__(self) -> None:
            super().__init__()
            self.held: dict[tuple[str, str], str] = {}

        def get_password(self, service: str, username: str) -> str | None:
            return self.held.get((service, username))

        def set_password(self, service: str, username: str, password: str) -> None:
            self.held[service, username] = password

        def delete_password(self, service: str, username: str) -> None:
            if self.held.pop((service, username), None) is None:
                raise PasswordDeleteError

    before, mine = module.get_keyring(), InMemory()
    module.set_keyring(mine)
    yield mine
    module.set_keyring(before)


def set_address(form: EndpointForm, url: str) -> None:
    """As a user does: type it, and leave the field."""
    form.url.setFocus()
    form.url.selectAll()
    type_keys(url)
    key(Qt.Key.Key_Tab)


def press_test(form: EndpointForm, qtbot: QtBot) -> str:
    form.test.setFocus()
    key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not form.probe.running and bool(form.result.text()), timeout=WAIT_MS)
    return form.result.text()


def test_an_address_is_used_by_the_scene_at_once(
    room: SceneWorkspace, page: PreferencesPage, window: MainWindow
) -> None:
    assert not room.play.model.there
    set_address(page.model, "http://127.0.0.1:9/v1")
    assert window.settings.values.model["url"] == "http://127.0.0.1:9/v1"
    assert room.play.model.there and room.gate.ask.isEnabled()
    set_address(page.model, " ")
    assert not room.play.model.there and not room.gate.ask.isEnabled()


def test_the_connection_is_tested_with_nothing_of_the_world(
    room: SceneWorkspace, page: PreferencesPage, server: ScriptedServer, qtbot: QtBot
) -> None:
    set_address(page.model, server.url)
    assert "answered after" in press_test(page.model, qtbot)
    assert len(server.asked) == 1
    assert server.asked[0]["messages"] == [{"role": "user", "content": MESSAGE}]
    assert MESSAGE in page.model.test.toolTip()

    server.answer = lambda body: (401, ["no"])
    assert "does not accept the key" in press_test(page.model, qtbot)
    server.answer = lambda body: (200, [""])
    assert "without a word" in press_test(page.model, qtbot)
    set_address(page.model, "http://127.0.0.1:9/v1")
    assert "cannot be reached" in press_test(page.model, qtbot)


def test_addresses_that_cannot_be_or_hold_a_key_are_not_taken(
    page: PreferencesPage, window: MainWindow
) -> None:
    for url in ("ftp://x", f"https://u:{CANARY}@host/v1", f"https://host/v1?key={CANARY}"):
        set_address(page.model, url)
        assert page.model.warning.text() and not page.model.test.isEnabled()
        assert not window.settings.values.model
    set_address(page.model, "http://10.0.0.5:8080/v1")
    assert "plain http" in page.model.warning.text()
    set_address(page.model, "https://10.0.0.5/v1")
    assert page.model.warning.text() == ""


def test_a_key_goes_to_the_keyring_and_is_shown_nowhere(
    page: PreferencesPage,
    window: MainWindow,
    server: ScriptedServer,
    keyring: Any,
    home: Path,
    qtbot: QtBot,
) -> None:
    form = page.model
    set_address(form, server.url)
    form.key.setFocus()
    type_keys(CANARY)
    key(Qt.Key.Key_A, CTRL)
    key(Qt.Key.Key_C, CTRL)
    assert CANARY not in QGuiApplication.clipboard().text()
    spoken = QAccessible.queryAccessibleInterface(form.key)
    kinds = (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description)
    assert not any(CANARY in spoken.text(kind) for kind in kinds)
    key(Qt.Key.Key_Return)

    assert list(keyring.held.values()) == [CANARY] and form.key.text() == ""
    key(Qt.Key.Key_Z, CTRL)
    form.key.undo()
    assert form.key.text() == ""
    assert "answered" in press_test(form, qtbot)
    assert server.headers[-1]["Authorization"] == f"Bearer {CANARY}"
    window.rooms.keep_states()
    assert CANARY not in widget_texts(page)
    for file in home.rglob("*"):
        assert not file.is_file() or CANARY.encode() not in file.read_bytes()

    form.forget.setFocus()
    key(Qt.Key.Key_Space)
    assert keyring.held == {} and not form.keyring.isChecked()


def test_a_key_that_was_not_kept_is_gone_with_the_page(
    page: PreferencesPage, window: MainWindow
) -> None:
    page.model.key.setFocus()
    type_keys(CANARY)
    window.show_room("scene")
    assert page.model.key.text() == ""


def test_the_key_of_a_variable_is_named_and_not_shown(
    page: PreferencesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MY_MODEL_KEY", CANARY)
    page.model.variable.setFocus()
    page.model.variable.selectAll()
    type_keys("MY_MODEL_KEY")
    assert "MY_MODEL_KEY" in page.model.key_state.text()
    assert CANARY not in widget_texts(page)


def test_what_would_be_sent_is_shown_from_the_page(
    page: PreferencesPage, window: MainWindow, server: ScriptedServer, qtbot: QtBot
) -> None:
    set_address(page.model, server.url)
    shown: list[str] = []

    def look(dialog: SentDialog) -> None:
        shown.append(dialog.note.text() + dialog.text.toPlainText())
        dialog.reject()

    seen = on_dialog(SentDialog, look)
    page.model.sent.setFocus()
    assert focused() is page.model.sent
    key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(seen), timeout=WAIT_MS)
    assert server.url in shown[0] and "[system]" in shown[0]
    assert server.asked == []


def test_the_test_is_stopped_when_the_page_is_left(
    page: PreferencesPage, window: MainWindow, server: ScriptedServer, qtbot: QtBot
) -> None:
    import threading

    server.pause = threading.Event()
    server.answer = lambda body: (200, ["a"] * 5000)
    set_address(page.model, server.url)
    page.model.test.setFocus()
    key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(server.asked) == 1, timeout=WAIT_MS)
    assert page.model.test.text() == "Stop"
    window.show_room("scene")
    QApplication.processEvents()
    assert not page.model.probe.running
    assert server.cut.wait(WAIT_MS / 1000)


def test_how_much_is_asked_for_is_set_and_kept(
    room: SceneWorkspace, page: PreferencesPage, window: MainWindow, server: ScriptedServer,
    qtbot: QtBot,
) -> None:  # fmt: skip
    set_address(page.model, server.url)
    for spin, typed in ((page.model.limits.story, "5500"), (page.model.limits.answer, "150")):
        spin.setFocus()
        spin.selectAll()
        type_keys(typed)
        key(Qt.Key.Key_Tab)
    held = window.settings.values.model
    assert (held["story"], held["scene"], held["answer"]) == (5500, 3000, 150)
    assert read_choice(held).limits == Limits(5500, 3000, 150)
    assert room.play.session.table.settings.story_budget == 5500
    assert room.play.model.endpoint().timeouts.read == 300

    with qtbot.waitSignal(room.play.played, timeout=WAIT_MS):
        room.play.set_said("Hola.")
        room.play.play()
    assert {body["max_tokens"] for body in server.asked} == {150}


@pytest.mark.parametrize("wrong", [0, -1, True, "600", 6e2, 10**12, None])
def test_numbers_that_cannot_be_are_not_taken(wrong: object) -> None:
    read = read_choice({"url": "http://127.0.0.1:9/v1", "answer": wrong, "wait": wrong})
    assert read.limits == Limits()
