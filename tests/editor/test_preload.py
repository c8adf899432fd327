"""Modules are loaded between events; one that cannot be does not stop what waits for them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from editor.preload import Preload

WAIT_MS = 20_000
GONE = "editor.a_module_that_is_not_there"


def test_a_module_that_cannot_be_loaded_is_told_once_and_the_rest_goes_on(qtbot: QtBot) -> None:
    parent, ended = QObject(), []
    with qtbot.captureExceptions() as told:
        preload = Preload([GONE], lambda: ended.append(True), parent)
        qtbot.waitUntil(lambda: bool(ended), timeout=WAIT_MS)
        qtbot.wait(50)
    assert [kind for kind, _, _ in told] == [ModuleNotFoundError]
    assert ended == [True], "what waits for the modules is called once"
    preload.stop()


def test_what_is_loaded_already_is_not_waited_for() -> None:
    ended: list[bool] = []
    Preload(["sys"], lambda: ended.append(True), QObject())
    assert ended == [True]
