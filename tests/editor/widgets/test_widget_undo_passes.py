"""Undo and redo pressed inside a field belong to the document (research: the Ctrl+Z trap)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.widgets import LineEdit, PlainTextEdit

Field = LineEdit | PlainTextEdit
CTRL = Qt.KeyboardModifier.ControlModifier
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class Window(QMainWindow):
    """A window with global undo and redo, one field of each kind, and a log of what came."""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[str] = []
        self.line, self.text = LineEdit("Id"), PlainTextEdit("Text")
        self._add_action("undo", QKeySequence.StandardKey.Undo)
        self._add_action("redo", QKeySequence.StandardKey.Redo)
        middle = QWidget()
        column = QVBoxLayout(middle)
        for field in (self.line, self.text):
            column.addWidget(field)
            field.text_edited.connect(self._on_edited)
            field.flush_requested.connect(self._on_flush)
        self.setCentralWidget(middle)

    def _add_action(self, name: str, key: QKeySequence.StandardKey) -> None:
        action = QAction(name, self)
        action.setShortcut(key)
        action.triggered.connect(lambda: self.log.append(name))
        self.addAction(action)

    def _on_edited(self, text: str) -> None:
        self.log.append(f"edited {text}")

    def _on_flush(self) -> None:
        self.log.append("flush")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    window = Window()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window


def fields(window: Window) -> list[Field]:
    return [window.line, window.text]


def content(field: Field) -> str:
    return field.text() if isinstance(field, LineEdit) else field.toPlainText()


@pytest.mark.parametrize("index", [0, 1])
def test_ctrl_z_reports_the_text_then_undoes(window: Window, qtbot: QtBot, index: int) -> None:
    field = fields(window)[index]
    field.setFocus()
    qtbot.keyClicks(field, "mina")
    assert window.log == []
    qtbot.keyClick(field, Qt.Key.Key_Z, CTRL)
    assert window.log == ["edited mina", "flush", "undo"]
    assert content(field) == "mina"


@pytest.mark.parametrize("index", [0, 1])
def test_redo_reaches_the_document(window: Window, qtbot: QtBot, index: int) -> None:
    field = fields(window)[index]
    field.setFocus()
    keys = QKeySequence.keyBindings(QKeySequence.StandardKey.Redo)[0][0]
    qtbot.keyClick(field, keys.key(), keys.keyboardModifiers())
    assert window.log == ["flush", "redo"]


@pytest.mark.parametrize("index", [0, 1])
def test_the_field_itself_never_undoes(qtbot: QtBot, index: int) -> None:
    field: Field = [LineEdit("Id"), PlainTextEdit("Text")][index]
    qtbot.addWidget(field)
    field.show()
    field.setFocus()
    qtbot.keyClicks(field, "mina")
    qtbot.keyClick(field, Qt.Key.Key_Z, CTRL)
    assert content(field) == "mina"


@pytest.mark.parametrize("index", [0, 1])
def test_typing_is_reported_once_after_a_pause(window: Window, qtbot: QtBot, index: int) -> None:
    field = fields(window)[index]
    field.setFocus()
    with qtbot.waitSignal(field.text_edited, timeout=2000):
        qtbot.keyClicks(field, "pozo")
    assert window.log == ["edited pozo"]
    assert not field.has_pending()


def test_leaving_reports_at_once(window: Window, qtbot: QtBot) -> None:
    window.line.setFocus()
    qtbot.keyClicks(window.line, "ermita")
    qtbot.keyClick(window.line, Qt.Key.Key_Tab)
    assert window.text.hasFocus()
    assert window.log == ["edited ermita"]


def test_tab_leaves_the_text(window: Window, qtbot: QtBot) -> None:
    window.text.setFocus()
    qtbot.keyClick(window.text, Qt.Key.Key_Tab)
    assert not window.text.hasFocus()
    assert window.text.toPlainText() == ""


@pytest.mark.parametrize("index", [0, 1])
def test_a_silent_text_says_nothing_and_keeps_the_cursor(
    window: Window, qtbot: QtBot, index: int
) -> None:
    field = fields(window)[index]
    field.set_text_silently("La noche del derrumbe")
    field.setFocus()
    for _ in range(3):
        qtbot.keyClick(field, Qt.Key.Key_Right)
    start = cursor_of(field)
    field.set_text_silently("La noche del incendio")
    assert (cursor_of(field), content(field)) == (start, "La noche del incendio")
    field.set_text_silently("x")
    assert cursor_of(field) <= 1
    field.flush()
    qtbot.wait(350)
    assert window.log == []


def cursor_of(field: Field) -> int:
    if isinstance(field, LineEdit):
        return field.cursorPosition()
    return field.textCursor().position()


def test_a_text_grows_with_its_lines_then_scrolls(window: Window, qtbot: QtBot) -> None:
    window.text.set_text_silently("one line")
    qtbot.waitUntil(lambda: window.text.height() < 100)
    low = window.text.height()
    window.text.set_text_silently("line\n" * 6)
    qtbot.waitUntil(lambda: window.text.height() > low)
    window.text.set_text_silently("line\n" * 60)
    tall = window.text.height()
    window.text.set_text_silently("line\n" * 90)
    assert window.text.height() == tall
