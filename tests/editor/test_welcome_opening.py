"""While a world is being opened the welcome page says which, how far it is, and lets go."""

from __future__ import annotations

from pathlib import Path

import pytest
from frame_helpers import MakeWindow
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.main_window import MainWindow
from editor.welcome.page import WelcomePage

WAIT_MS = 20_000


@pytest.fixture
def empty(make_window: MakeWindow) -> MainWindow:
    """A window without a world."""
    return make_window()


def begins(page: WelcomePage) -> bool:
    return page.sample.isVisible() and not page.opening.isVisible()


def test_a_world_is_told_of_until_it_is_there(
    empty: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    told: list[tuple[str, int, int]] = []
    empty.flow.opening.connect(lambda *each: told.append(each))
    with qtbot.waitSignals([empty.flow.opened, empty.flow.opening_over], timeout=WAIT_MS):
        empty.flow.open(world_folder)
    assert {text for text, _, _ in told} == {"Opening Villarroca …"}
    shares = [done / total for _, done, total in told if total]
    assert shares == sorted(shares) and max(shares, default=0) <= 1
    empty.flow.close_world()
    assert begins(empty.welcome)


def test_a_slow_one_takes_the_place_of_the_ways_to_begin(empty: MainWindow, qtbot: QtBot) -> None:
    page = empty.welcome
    top = page.sample.mapToGlobal(page.sample.rect().topLeft()).y()
    page.sample.setFocus()
    empty.flow.opening.emit("Opening Villarroca …", 1, 4)
    assert begins(page), "a quick one is not told of"
    qtbot.waitUntil(page.opening.isVisible, timeout=WAIT_MS)
    assert page.opening.text.text() == "Opening Villarroca …"
    assert page.opening.bar.value() * 4 == page.opening.bar.maximum()
    assert abs(page.opening.mapToGlobal(page.opening.rect().topLeft()).y() - top) <= 1
    assert page.opening.cancel.hasFocus()
    empty.flow.opening_over.emit()
    assert begins(page) and page.sample.hasFocus()


@pytest.mark.parametrize("how", ["click", "escape"])
def test_it_can_be_cancelled(empty: MainWindow, world_folder: Path, qtbot: QtBot, how: str) -> None:
    page = empty.welcome
    empty.flow.open(world_folder)
    page._show_opening()
    with qtbot.waitSignal(empty.flow.opening_over, timeout=WAIT_MS):
        if how == "click":
            page.opening.cancel.click()
        else:
            qtbot.keyClick(page.opening.cancel, Qt.Key.Key_Escape)
    assert begins(page)
    qtbot.waitUntil(lambda: not empty.tasks.busy, timeout=WAIT_MS)
    assert empty.document is None
