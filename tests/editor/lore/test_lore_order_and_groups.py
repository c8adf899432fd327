"""Rows put elsewhere by drag and by keys, groups, and the order of the columns."""

from __future__ import annotations

import pytest
from lore_bench import Bench
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent

from core.model.kinds import Kind
from core.query import Sort
from core.world import build
from editor.lore.row_drag import handles_in


@pytest.fixture
def in_order(bench: Bench) -> Bench:
    bench.model.set_sort(Sort())
    return bench


def texts(bench: Bench) -> dict[str, str]:
    return {f.name: bench.world.file_text(f.handle) for f in bench.world.files}


def drop(bench: Bench, rows: list[int], on: int, *, low: bool) -> None:
    """Drop rows on the upper or lower half of a row, as a drag inside the table ends."""
    table, model = bench.table, bench.model
    data = model.mimeData([model.index(row, 1) for row in rows])
    rect = table.visualRect(model.index(on, 1))
    at = QPoint(rect.center().x(), rect.bottom() - 2 if low else rect.top() + 2)
    event = QDropEvent(
        QPointF(at),
        Qt.DropAction.MoveAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    where = table._drop_place(event.position().toPoint())
    assert where is not None and handles_in(event.mimeData())
    table.reordered.emit(handles_in(event.mimeData()), *where)


def test_rows_are_dropped_before_and_after_others(in_order: Bench) -> None:
    before, model = texts(in_order), in_order.model
    first, second, third = model.handles[:3]
    drop(in_order, [0], 2, low=True)
    assert list(model.handles[:3]) == [second, third, first]
    assert in_order.table.selected_handles() == [first]
    drop(in_order, [2], 0, low=False)
    assert list(model.handles[:3]) == [first, second, third]
    assert in_order.document.stack.count() == 2
    assert in_order.document.undo_text == "reordering of 1"
    in_order.document.undo()
    in_order.document.undo()
    assert texts(in_order) == before


def test_a_drop_into_another_file_moves_the_record_there(in_order: Bench) -> None:
    model, world = in_order.model, in_order.world
    last = len(model.handles) - 1
    moved, file = model.handles[0], world.record(model.handles[last]).file
    assert world.record(moved).file != file
    in_order.table.scrollToBottom()
    drop(in_order, [0], last, low=True)
    assert world.record(moved).file == file and model.handles[last] == moved
    assert in_order.document.undo_text.startswith("move of 1 to")


def test_a_drop_where_the_row_stands_is_no_step(in_order: Bench) -> None:
    drop(in_order, [1], 0, low=True)
    drop(in_order, [1], 1, low=True)
    assert in_order.document.stack.count() == 0


def test_alt_and_arrows_move_rows(in_order: Bench) -> None:
    table, model = in_order.table, in_order.model
    first, second, third = model.handles[:3]
    table.select_handles([first, second])
    in_order.qtbot.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert list(model.handles[:3]) == [third, first, second]
    in_order.qtbot.keyClick(table, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert list(model.handles[:3]) == [first, second, third]


def test_in_another_order_nothing_moves_and_the_reason_is_said(bench: Bench) -> None:
    said = []
    bench.shell.status_message.connect(said.append)
    bench.table.select_handles(bench.model.handles[:1])
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    bench.table.startDrag(Qt.DropAction.MoveAction)
    assert len(said) == 2 and "file order" in said[0]
    assert bench.document.stack.count() == 0


def test_a_drag_takes_no_row_away_by_itself(in_order: Bench) -> None:
    count = len(in_order.model.handles)
    assert not in_order.model.removeRows(0, 1)
    assert not in_order.table.dragDropOverwriteMode()
    assert len(in_order.model.handles) == count


@pytest.mark.parametrize("by", ["file", "tag", "visibility"])
def test_groups_hold_together_and_keep_the_order_inside(bench: Bench, by: str) -> None:
    bench.room.toolbar.group_chosen.emit(by)
    model = bench.model
    starts = model.group_starts
    assert len(starts) > 1 and sum(count for _, count in starts.values()) == len(model.handles)
    names = [name for name, _ in starts.values()]
    assert len(set(names)) == len(names), "no group stands in two places"
    rows = sorted(starts)
    ids = [bench.world.record(h).id for h in model.handles[rows[0] : rows[1]]]
    assert ids == sorted(ids)
    tall = bench.table.rowHeight(rows[1])
    assert tall > bench.table.rowHeight(rows[1] - 1) or rows[1] - 1 in starts
    bench.table.grab()
    bench.room.toolbar.group_chosen.emit("")
    assert not model.group_starts
    assert bench.table.rowHeight(rows[1]) < tall


def test_groups_follow_edits(bench: Bench) -> None:
    model = bench.model
    model.set_group("file")
    total = len(model.handles)
    bench.document.push(build.delete(bench.world, model.handles[:1]))
    assert sum(count for _, count in model.group_starts.values()) == total - 1
    bench.document.undo()
    assert sum(count for _, count in model.group_starts.values()) == total
    model.set_group("tag")
    handle = model.handles[0]
    bench.document.push(build.set_values(bench.world, [handle], "tags", ("zzz",)))
    assert model.stale and model.handles[0] == handle, "nothing moves under the cursor"
    model.select_again()
    assert model.group_starts[len(model.handles) - 1] == ("zzz", 1)


def test_kinds_without_tags_are_grouped_by_file_only(bench: Bench) -> None:
    bench.room.toolbar.group_chosen.emit("visibility")
    bench.room.set_kind(Kind.NPC)
    assert bench.model.group == "" and not bench.model.group_starts
    bench.room.set_kind(Kind.ENTRY)
    assert bench.model.group == "visibility"


def test_the_order_of_columns_and_the_groups_are_kept(bench: Bench) -> None:
    header, columns = bench.table.horizontalHeader(), bench.model.columns
    names = [c.name for c in columns]
    header.moveSection(header.visualIndex(names.index("weight")), 2)
    bench.room.toolbar.group_chosen.emit("file")
    state = bench.room.save_state()
    assert state["columns"]["order"]["entry"][2] == "weight" and state["group"] == "file"
    header.moveSection(header.visualIndex(names.index("weight")), 5)
    bench.model.set_group("")
    bench.room.restore_state(state)
    assert header.visualIndex(names.index("weight")) == 2 and bench.model.group == "file"
    bench.room.set_kind(Kind.NPC)
    assert [header.visualIndex(i) for i in range(3)] == [0, 1, 2]
    bench.room.set_kind(Kind.ENTRY)
    assert header.visualIndex(names.index("weight")) == 2


@pytest.mark.parametrize("state", [{"group": 3}, {"columns": {"order": [1]}}, {"group": "x"}])
def test_wrong_states_are_passed_over(bench: Bench, state: dict[str, object]) -> None:
    bench.room.restore_state(state)
    assert bench.model.group == ""
