"""What several tests of the frame do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from editor.main_window import MainWindow

MakeWindow = Callable[..., MainWindow]


def open_world(window: MainWindow, folder: Path, qtbot: QtBot) -> None:
    """Open a world as the user does, and wait for it."""
    with qtbot.waitSignal(window.flow.opened, timeout=20_000):
        window.flow.open(folder)
    assert window.document is not None
    window.document.finish_checks()
