"""The table's rows, drawn once and kept, look as the cells that are drawn one by one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from lore_bench import Bench
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QTableView

from core.model.kinds import Kind
from core.query import parse_filter
from core.world import build
from editor.lore.row_pictures import RowPictures
from editor.theme import Theme
from editor.theme.scheme import Preference


def shown(bench: Bench) -> QImage:
    QApplication.processEvents()
    return bench.table.viewport().grab().toImage()


def cell_by_cell(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> QImage:
    """The same as Qt's own walk over the cells draws it."""
    with monkeypatch.context() as patch:
        patch.setattr(RowPictures, "paint", _by_qt)
        return shown(bench)


def _by_qt(self: RowPictures, region: QRegion) -> None:
    QTableView.paintEvent(self._view, QPaintEvent(region))


def edit(bench: Bench) -> None:
    handle = bench.model.handles[1]
    bench.document.push(build.set_value(bench.world, handle, "tags", ("uno", "dos", "tres")))


def delete(bench: Bench) -> None:
    bench.document.push(build.delete(bench.world, [bench.model.handles[0]]))


def focus(bench: Bench) -> None:
    bench.table.setFocus()
    bench.table.select_handles(bench.model.handles[2:5])


def hover(bench: Bench) -> None:
    bench.table._hover(3)


def narrow(bench: Bench) -> None:
    bench.room.resize(800, 500)


def hide(bench: Bench) -> None:
    bench.table.set_column_hidden("weight", True)


def scroll_aside(bench: Bench) -> None:
    bench.table.restore_columns({"widths": {"entry": {"id": 1500}}})
    QApplication.processEvents()
    bench.table.horizontalScrollBar().setValue(700)
    assert bench.table.horizontalHeader().offset() == 700


def move(bench: Bench) -> None:
    bench.table.horizontalHeader().moveSection(2, 4)


ACTS: dict[str, Callable[[Bench], object]] = {
    "first": lambda bench: None,
    "edited": edit,
    "deleted": delete,
    "focused": focus,
    "hovered": hover,
    "narrow": narrow,
    "fewer columns": hide,
    "columns moved": move,
    "all selected": lambda bench: bench.table.selectAll(),
    "filtered": lambda bench: bench.model.set_filter(parse_filter("campana")),
    "nothing": lambda bench: bench.model.set_filter(parse_filter("id:nothing-has-this")),
    "grouped": lambda bench: bench.model.set_group("visibility"),
    "scrolled": lambda bench: bench.table.scrollToBottom(),
    "scrolled aside": scroll_aside,
    "npcs": lambda bench: bench.room.set_kind(Kind.NPC),
    "quests": lambda bench: bench.room.set_kind(Kind.QUEST),
}


@pytest.mark.parametrize("act", ACTS)
def test_a_row_looks_as_its_cells_do(
    bench: Bench, act: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown(bench)
    ACTS[act](bench)
    assert shown(bench) == cell_by_cell(bench, monkeypatch)


def test_another_theme_draws_every_row_anew(
    bench: Bench, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = shown(bench)
    for preference in (Preference.DARK, Preference.LIGHT):
        theme.set_preference(preference)
        assert shown(bench) == cell_by_cell(bench, monkeypatch)
    theme.set_preference(Preference.DARK)
    dark = shown(bench)
    theme.set_preference(Preference.LIGHT)
    assert dark != shown(bench)
    assert before.size() == dark.size()


def test_a_row_that_stays_is_not_drawn_again(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    shown(bench)
    painted: list[int] = []
    paint = RowPictures._paint_cells

    def noting(self: RowPictures, painter: object, box: object, row: int, *rest: object) -> None:
        painted.append(row)
        paint(self, painter, box, row, *rest)  # type: ignore[arg-type]

    bench.filter.line().setFocus()
    QApplication.processEvents()
    monkeypatch.setattr(RowPictures, "_paint_cells", noting)
    bench.table.viewport().grab()
    assert painted == []
    handle = bench.model.handles[1]
    bench.document.push(build.set_value(bench.world, handle, "weight", 2.5))
    bench.table.viewport().grab()
    assert painted == [1]


def test_rows_are_drawn_without_pictures_where_a_pixel_is_no_whole_number(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = shown(bench)
    monkeypatch.setattr(type(bench.table.viewport()), "devicePixelRatioF", lambda self: 1.5)
    assert shown(bench).size() == whole.size()
    assert bench.table._pictures._kept == {}
