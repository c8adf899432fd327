"""For tests of the memory inspector: a window with it, and copies of real saves."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.main_window import MainWindow
from editor.memory.inspected import Inspected
from editor.memory.reading import open_save
from editor.memory.spec import SPEC
from editor.memory.workspace import MemoryWorkspace

ROOT = Path(__file__).resolve().parents[3]
GODOT = ROOT / "tests" / "core" / "saves" / "godot"
SAVES = ROOT / "data" / "saves"
OpenSave = Callable[[Path], MemoryWorkspace]


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """A folder of saves that a test may change."""
    folder = tmp_path / "saves"
    shutil.copytree(SAVES, folder)
    return folder


@pytest.fixture
def bare(make_window: Callable[..., MainWindow]) -> MainWindow:
    """A window without a world."""
    window = make_window(SPEC)
    window.resize(1440, 900)
    return window


@pytest.fixture
def open_in(bare: MainWindow, qtbot: QtBot) -> OpenSave:
    """Opens a save through the window, as the user does, and waits for it."""

    def open_it(path: Path) -> MemoryWorkspace:
        assert bare.open_save(path)
        room = bare.rooms.workspace("memory")
        assert isinstance(room, MemoryWorkspace)
        wait_open(room, path, qtbot)
        return room

    return open_it


def wait_open(room: MemoryWorkspace, path: Path, qtbot: QtBot) -> None:
    """Wait until a save is shown and all its facts are compared."""

    def there() -> bool:
        found = room.inspected
        return found is not None and found.opened.path == path

    qtbot.waitUntil(there, timeout=10_000)
    settle(room, qtbot)


def settle(room: MemoryWorkspace, qtbot: QtBot) -> None:
    """Wait until nothing runs any more."""
    tasks = room._services.tasks
    qtbot.waitUntil(lambda: not tasks.busy and not room.inspector.why.waiting, timeout=20_000)


def inspect(path: Path) -> Inspected:
    """A save as the inspector sees it, without a window."""
    opened = open_save(path)
    return Inspected(opened, opened.save.candidates[0])
