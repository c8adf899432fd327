"""After a bar or a dialog the focus is where it was, and never in the field of Ctrl+K."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from editor.disk.choice_bar import Choice, Question
from editor.main_window import MainWindow

WAIT_MS = 20_000


def working(window: MainWindow, qtbot: QtBot) -> QLineEdit:
    """A field of the room in front, with the focus."""
    room = window.rooms.current
    assert room is not None
    field = QLineEdit(room)
    field.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus, timeout=WAIT_MS)
    return field


def buttons(bar: QWidget) -> list[QAbstractButton]:
    return [b for b in bar.findChildren(QAbstractButton) if b.isVisible()]


def test_a_notice_that_is_closed_gives_the_focus_back(window: MainWindow, qtbot: QtBot) -> None:
    field = working(window, qtbot)
    window.notices.show_notice("error", "It cannot be done.")
    close = buttons(window.notices)[-1]
    close.setFocus()
    close.click()
    assert window.notices.isHidden()
    qtbot.waitUntil(field.hasFocus, timeout=WAIT_MS)


def test_where_it_was_is_gone_the_room_has_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    field = working(window, qtbot)
    window.notices.show_notice("error", "It cannot be done.")
    close = buttons(window.notices)[-1]
    close.setFocus()
    field.hide()
    close.click()
    focus = window.focusWidget()
    room = window.rooms.current
    assert room is not None and focus is not None
    assert focus is room or room.isAncestorOf(focus)


def test_a_question_that_is_answered_gives_the_focus_back(window: MainWindow, qtbot: QtBot) -> None:
    field, bar = working(window, qtbot), window.disk.bar

    def question(key: str) -> Question:
        return Question(key, "warning", key, (Choice("Merge", lambda: bar.drop(key)),))

    bar.ask(question("one"))
    bar.ask(question("two"))
    for _ in range(2):
        merge = bar.button("Merge")
        merge.setFocus()
        merge.click()
    assert bar.isHidden()
    qtbot.waitUntil(field.hasFocus, timeout=WAIT_MS)


def closed_by_itself(window: MainWindow) -> QDialog:
    dialog = QDialog(window)
    QTimer.singleShot(0, dialog, dialog.accept)
    return dialog


def test_a_dialog_leaves_the_focus_where_it_was(window: MainWindow, qtbot: QtBot) -> None:
    field = working(window, qtbot)
    dialog = closed_by_itself(window)
    QTimer.singleShot(0, field, window.top.field.setFocus)
    dialog.exec()
    qtbot.waitUntil(lambda: window.focusWidget() is field, timeout=WAIT_MS)


def test_a_dialog_opened_from_the_field_leaves_the_focus_in_the_room(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.top.field.setFocus()
    closed_by_itself(window).exec()
    room = window.rooms.current
    assert room is not None

    def in_the_room() -> bool:
        focus = window.focusWidget()
        return focus is not None and (focus is room or room.isAncestorOf(focus))

    qtbot.waitUntil(in_the_room, timeout=WAIT_MS)
