"""What everything about the disk works with in one window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from editor.disk.choice_bar import ChoiceBar
from editor.tasks import Tasks
from editor.theme import Theme


@dataclass(frozen=True, slots=True)
class Desk:
    """The window, its look, its language, its threads, and the bar that asks."""

    window: QWidget
    theme: Theme
    tasks: Tasks
    bar: ChoiceBar
    language: str
