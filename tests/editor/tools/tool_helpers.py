"""What several tests of the tools do."""

from __future__ import annotations

from core.model.kinds import Kind
from editor.main_window import MainWindow


def texts(window: MainWindow) -> dict[str, str]:
    """Every file's text as it would be saved."""
    world = window.document.world
    return {file.name: world.file_text(file.handle) for file in world.files}


def handle_of(window: MainWindow, kind: Kind, id: str) -> int:
    """The first record of an id."""
    return window.document.world.find(kind, id)[0]
