"""The list of columns: what is ticked is there, at any width."""

from __future__ import annotations

import pytest
from lore_bench import Bench
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

Keys = Qt.Key
SMALL = (1024, 640)
WAIT_MS = 20_000


@pytest.fixture
def small(bench: Bench) -> Bench:
    bench.room.resize(*SMALL)
    bench.qtbot.waitUntil(lambda: not there(bench, "file"), timeout=WAIT_MS)
    return bench


def there(bench: Bench, name: str) -> bool:
    at = [column.name for column in bench.model.columns].index(name)
    return not bench.table.isColumnHidden(at)


def seen(bench: Bench, name: str) -> bool:
    """Whether all of a column is in sight."""
    at = [column.name for column in bench.model.columns].index(name)
    left = bench.table.columnViewportPosition(at)
    right = left + bench.table.columnWidth(at)
    return left >= 0 and right <= bench.table.viewport().width()


def opened(bench: Bench) -> QMenu:
    bench.room.toolbar.open_columns()
    menu: QMenu = bench.room.toolbar._columns_menu
    bench.qtbot.waitUntil(menu.isVisible, timeout=WAIT_MS)
    return menu


def item(menu: QMenu, name: object) -> QAction:
    return next(action for action in menu.actions() if action.data() == name)


def choose(bench: Bench, name: object) -> None:
    """Go to an item with the arrow keys and press Enter."""
    menu = opened(bench)
    menu.setActiveAction(item(menu, name))
    bench.qtbot.keyClick(menu, Keys.Key_Return)
    assert not menu.isVisible()


def ticked(bench: Bench) -> set[str]:
    menu = opened(bench)
    found = {a.data() for a in menu.actions() if a.isChecked() and isinstance(a.data(), str)}
    menu.hide()
    return found


def test_what_is_ticked_is_there_at_every_width(bench: Bench) -> None:
    for width in (1500, 1250, 1100, 1024):
        bench.room.resize(width, 700)
        bench.qtbot.waitUntil(lambda w=width: bench.room.width() == w, timeout=WAIT_MS)
        names = [c.name for c in bench.model.columns if c.kind not in ("state", "id")]
        bench.qtbot.waitUntil(
            lambda n=names: ticked(bench) == {name for name in n if there(bench, name)},
            timeout=WAIT_MS,
        )


def test_a_column_without_room_says_so_and_comes_when_it_is_ticked(small: Bench) -> None:
    menu = opened(small)
    assert item(menu, "file").text() == "File\tno room at this width"
    assert not item(menu, "file").isChecked()
    assert item(menu, "tags").text() == "Tags"
    menu.hide()
    choose(small, "file")
    assert there(small, "file") and seen(small, "file")
    assert small.table.horizontalScrollBar().maximum() > 0, "the table scrolls"
    assert "file" in ticked(small)
    choose(small, "file")
    assert not there(small, "file")
    assert item(opened(small), "file").text() == "File"
    small.room.toolbar._columns_menu.hide()


def test_an_edit_does_not_scroll_back_to_the_first_column(small: Bench) -> None:
    choose(small, "file")
    small.select("mina_derrumbe")
    bar = small.table.horizontalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    small.type("text", " Ya.")
    small.form.flush()
    small.document.undo()
    assert bar.value() == bar.maximum()


def test_what_was_asked_for_is_remembered_and_can_be_given_up(small: Bench) -> None:
    choose(small, "file")
    choose(small, "tags")
    state = small.room.save_state()
    choose(small, ("reset", ""))
    assert not there(small, "file") and there(small, "tags")
    small.room.restore_state(state)
    assert there(small, "file") and not there(small, "tags")
