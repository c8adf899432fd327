"""Modules are loaded between events; one that cannot be does not stop what waits for them."""

from __future__ import annotations

import sys
from importlib.util import find_spec

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from editor.preload import Preload
from editor.tools.ahead import MODULES, LoadAhead

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


def test_nothing_is_loaded_while_it_waits(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.preload._WAIT_MS", 0)
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    parent, ended, asked = QObject(), [], []
    busy = [True]
    preload = Preload(
        ["colorsys"], lambda: ended.append(True), parent, waits=lambda: asked.append(1) or busy[0]
    )
    qtbot.waitUntil(lambda: len(asked) > 3, timeout=WAIT_MS)
    assert "colorsys" not in sys.modules and not ended
    busy[0] = False
    qtbot.waitUntil(lambda: bool(ended), timeout=WAIT_MS)
    assert "colorsys" in sys.modules
    preload.stop()


def test_every_module_of_the_tools_is_there_and_they_are_loaded_after_a_world_opens(
    qtbot: QtBot,
) -> None:
    for name in MODULES:
        assert find_spec(name) is not None, name
    parent = QObject()
    ahead = LoadAhead(lambda: False, parent)
    ahead._later.setInterval(0)
    ahead.begin()
    qtbot.waitUntil(
        lambda: ahead._loading is not None and not Preload.needed(MODULES), timeout=WAIT_MS
    )
    ahead.begin()
    assert not ahead._later.isActive(), "once is enough"
