"""What several tests of the tools do."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from editor.main_window import MainWindow
from editor.tools.commands import ToolCommands
from editor.tools.dialog import ToolDialog
from editor.tools.tag_panel import TagPanel

WAIT_MS = 20_000


def texts(window: MainWindow) -> dict[str, str]:
    """Every file's text as it would be saved."""
    world = window.document.world
    return {file.name: world.file_text(file.handle) for file in world.files}


def handle_of(window: MainWindow, kind: Kind, id: str) -> int:
    """The first record of an id."""
    return window.document.world.find(kind, id)[0]


def counted(dialog: ToolDialog, qtbot: QtBot) -> None:
    """Wait until a tool has counted."""
    qtbot.waitUntil(lambda: not dialog.counting, timeout=WAIT_MS)


def tag_panel(tools: ToolCommands, qtbot: QtBot) -> TagPanel:
    """The panel of tags, when it has counted."""
    tools.show_tags()
    (panel,) = (d for d in tools.open_tools() if isinstance(d, TagPanel))
    counted(panel, qtbot)
    return panel
