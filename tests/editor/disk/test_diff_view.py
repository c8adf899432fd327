"""Very many differences: the first are there at once, the others come between two events."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.merge.diff import diff_texts
from editor.disk.diff_view import MAX_RECORDS, DiffView
from editor.disk.reading import FileDiff
from editor.theme import Theme

WAIT_MS = 20_000
MANY = MAX_RECORDS + 100


def world(text: str, count: int = MANY) -> str:
    rows = ", ".join(f'{{"id": "e{at}", "texto": "{text}"}}' for at in range(count))
    return f'{{"entradas": [{rows}]}}'


def diffs(count: int = MANY) -> list[FileDiff]:
    rows = diff_texts(world("a", count), world("<b>b</b>", count))
    return [FileDiff("a.json", rows), FileDiff("b.json", rows[:7])]


def shown(view: DiffView) -> list[int]:
    """How many rows each file has."""
    model = view.model
    return [model.rowCount(model.index(row, 0)) for row in range(model.rowCount())]


def test_very_many_come_in_turns_and_the_rest_is_counted(theme: Theme, qtbot: QtBot) -> None:
    view = DiffView(theme, "en")
    qtbot.addWidget(view)
    view.show()
    view.show_diffs(diffs())
    assert 0 < shown(view)[0] < MAX_RECORDS, "not all of them at once"
    assert view.tree.currentIndex().parent().isValid(), "the first one is chosen already"
    qtbot.waitUntil(lambda: shown(view) == [MAX_RECORDS + 1, 1], timeout=WAIT_MS)
    last = view.model.index(MAX_RECORDS, 0, view.model.index(0, 0))
    assert "100" in last.data()
    assert view.tree.isExpanded(view.model.index(1, 0))
    assert view.tree.isFirstColumnSpanned(MAX_RECORDS - 1, view.model.index(0, 0))


def test_other_differences_put_an_end_to_what_still_comes(theme: Theme, qtbot: QtBot) -> None:
    view = DiffView(theme, "en")
    qtbot.addWidget(view)
    view.show_diffs(diffs())
    view.show_diffs(diffs(3))
    qtbot.wait(50)
    assert shown(view) == [3, 3]
    first = view.model.index(0, 0, view.model.index(0, 0))
    assert view.tree.isExpanded(first), "of a few all fields are in sight"
    field = view.model.index(0, 2, first)
    assert field.data(Qt.ItemDataRole.DisplayRole) == "<b>b</b>"
