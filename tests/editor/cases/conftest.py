"""The cases workspace in a real window over the sample world."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from editor.cases.spec import SPEC
from editor.cases.workspace import CasesWorkspace
from editor.document import Document
from editor.lore.spec import SPEC as LORE
from editor.main_window import MainWindow
from editor.playground.spec import SPEC as PLAYGROUND


@pytest.fixture
def window(make_window: Callable[..., MainWindow], world_folder: Path, qtbot: QtBot) -> MainWindow:
    window = make_window(LORE, PLAYGROUND, SPEC)
    window.resize(1440, 900)
    with qtbot.waitSignal(window.flow.opened, timeout=20_000):
        window.flow.open(world_folder)
    assert window.document is not None
    window.document.finish_checks()
    window.show_room("cases")
    return window


@pytest.fixture
def document(window: MainWindow) -> Document:
    assert window.document is not None
    return window.document


@pytest.fixture
def room(window: MainWindow) -> CasesWorkspace:
    found = window.rooms.workspace("cases")
    assert isinstance(found, CasesWorkspace)
    found.runs.finish()
    return found


@pytest.fixture
def watched(room: CasesWorkspace) -> Iterator[None]:
    """Qt's model tester watches the models during the test; what it finds fails it."""
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    testers = [QAbstractItemModelTester(m, mode) for m in (room.model, room.outcome.model)]
    yield
    testers.clear()
