"""The real window on a copy of the sample world, with the lore workspace in front."""

from __future__ import annotations

from pathlib import Path

import pytest
from frame_helpers import MakeWindow, open_world
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from editor.lore.spec import SPEC
from editor.main_window import MainWindow
from editor.tools.commands import ToolCommands


@pytest.fixture
def window(make_window: MakeWindow, world_folder: Path, qtbot: QtBot) -> MainWindow:
    window = make_window(SPEC)
    open_world(window, world_folder, qtbot)
    yield window
    for dialog in window.tools.open_tools():
        dialog.close()


@pytest.fixture
def tools(window: MainWindow) -> ToolCommands:
    return window.tools


@pytest.fixture
def answer(qtbot: QtBot):
    """Does something with the next dialog of a class that is shown, once it has counted.

    It is done from inside the dialog's loop.
    """
    from PySide6.QtCore import QTimer

    def arrange(kind: type[QDialog], act) -> None:
        def look() -> None:
            found = [w for w in QApplication.topLevelWidgets() if isinstance(w, kind)]
            shown = [w for w in found if w.isVisible()]
            if shown and not getattr(shown[0], "counting", False):
                act(shown[0])
            else:
                QTimer.singleShot(10, look)

        QTimer.singleShot(0, look)

    return arrange
