"""The command palette over very many records: open at once, all of them found soon after."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from frame_helpers import MakeWindow, open_world
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.world import build
from editor.lore.spec import SPEC
from editor.main_window import MainWindow

WAIT_MS = 20_000
COUNT = 4000


@pytest.fixture
def window(make_window: MakeWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    folder = tmp_path / "many"
    folder.mkdir()
    rows = [{"id": f"entrada_{at}", "texto": "Algo."} for at in range(COUNT)]
    (folder / "a.json").write_text(json.dumps({"entradas": rows}), encoding="utf-8")
    window = make_window(SPEC)
    open_world(window, folder, qtbot)
    return window


def found(window: MainWindow, qtbot: QtBot, words: str) -> None:
    """Wait until the palette shows something of these words first."""
    titles = window.palette_list.titles
    qtbot.waitUntil(lambda: titles()[:1] == [words], timeout=WAIT_MS)


def test_the_last_of_very_many_is_found_though_it_was_not_folded_yet(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.open_palette()
    assert window.palette_list.titles(), "the actions are there at once"
    qtbot.keyClicks(window.palette_list._field, f"entrada_{COUNT - 1}")
    found(window, qtbot, f"entrada_{COUNT - 1}")
    qtbot.keyClick(window.palette_list._field, Qt.Key.Key_Return)
    world = window.document.world
    last = world.find(Kind.ENTRY, f"entrada_{COUNT - 1}")[0]
    assert last in window.rooms.workspace("lore").table.selected_handles()


def test_the_row_that_is_current_stays_so_when_more_is_found(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.open_palette()
    view, field = window.palette_list.view, window.palette_list._field
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Down)
    chosen = view.currentIndex().data()
    window.palette_list.look_again()
    assert view.currentIndex().row() == 2
    assert view.currentIndex().data() == chosen


def test_what_is_edited_is_found_by_its_new_words(window: MainWindow, qtbot: QtBot) -> None:
    window.open_palette()
    found(window, qtbot, window.palette_list.titles()[0])
    window.palette_list.leave()
    world = window.document.world
    window.document.push(build.set_values(world, world.handles(Kind.ENTRY)[:900], "title", "Pozo"))
    window.open_palette()
    qtbot.keyClicks(window.palette_list._field, "entrada_5 pozo")
    found(window, qtbot, "entrada_5")
