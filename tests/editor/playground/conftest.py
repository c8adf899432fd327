"""The playground in a real window over the sample world."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playground_help import QUESTION, STATE
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from editor.main_window import MainWindow
from editor.playground.spec import SPEC
from editor.playground.workspace import PlaygroundWorkspace


@pytest.fixture
def window(make_window: Callable[..., MainWindow], world_folder: Path, qtbot: QtBot) -> MainWindow:
    window = make_window(SPEC)
    window.resize(1440, 900)
    with qtbot.waitSignal(window.flow.opened, timeout=20_000):
        window.flow.open(world_folder)
    assert window.document is not None
    window.document.finish_checks()
    return window


@pytest.fixture
def room(window: MainWindow) -> PlaygroundWorkspace:
    found = window.rooms.workspace("playground")
    assert isinstance(found, PlaygroundWorkspace)
    return found


@pytest.fixture
def asked(room: PlaygroundWorkspace) -> PlaygroundWorkspace:
    """Bram at the mine is asked what really happened."""
    room.set_state(STATE)
    room.query.field.setText(QUESTION)
    room.asker.ask_now()
    return room


@pytest.fixture
def watched(room: PlaygroundWorkspace) -> Iterator[None]:
    """Qt's model tester watches the models during the test; what it finds fails it."""
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    models = (room.model, room.state_panel.quest_model)
    testers = [QAbstractItemModelTester(model, mode) for model in models]
    yield
    testers.clear()
