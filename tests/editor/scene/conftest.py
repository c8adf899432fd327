"""The scene workspace in a real window over the sample world."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot
from scene_help import ScriptedServer

from editor.main_window import MainWindow
from editor.scene.spec import SPEC
from editor.scene.workspace import SceneWorkspace


@pytest.fixture
def window(
    make_window: Callable[..., MainWindow], world_folder: Path, qtbot: QtBot
) -> Iterator[MainWindow]:
    window = make_window(SPEC)
    window.resize(1440, 900)
    with qtbot.waitSignal(window.flow.opened, timeout=20_000):
        window.flow.open(world_folder)
    assert window.document is not None
    window.document.finish_checks()
    yield window
    for room in window.rooms.made():
        if isinstance(room, SceneWorkspace):
            room.play.stop()


@pytest.fixture
def room(window: MainWindow) -> SceneWorkspace:
    """The workspace with Bram and Nela at the forge, nothing played."""
    window.show_room("scene")
    found = window.rooms.current
    assert isinstance(found, SceneWorkspace)
    found.play.set_present(("herrero_bram", "minera_nela"))
    found.play.set_place("herreria")
    found.showing.inputs()
    found.play.try_now()
    return found


@pytest.fixture
def watched(room: SceneWorkspace) -> Iterator[None]:
    """Qt's model tester watches the models during the test; what it finds fails it."""
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    models = (
        room.story.list.rows,
        room.scene.list.rows,
        room.check.table.learn_model,
        room.gate.log.lines,
        room.lines.history.lines,
    )
    testers = [QAbstractItemModelTester(model, mode) for model in models]
    yield
    testers.clear()


@pytest.fixture
def server() -> Iterator[ScriptedServer]:
    """A server on this machine that answers by a script."""
    made = ScriptedServer()
    yield made
    made.close()
