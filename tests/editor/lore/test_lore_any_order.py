"""Any sequence of acts: the model stays consistent, and undone it is the original bytes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from lore_bench import Bench
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit

from core.model.kinds import Kind
from core.query import Sort
from core.world import build

FILTERS = ("", "mina", "tag:mina", "vis:secret", "-file:mina", "is:error", "is:warning", "zzz")
SORTS = (Sort(), Sort("id"), Sort("length", True), Sort("state"), Sort("visibility"), Sort("file"))


def _acts(bench: Bench, dice: random.Random) -> list[Callable[[], object]]:
    def some(count: int = 3) -> list[int]:
        handles = list(bench.model.handles)
        return dice.sample(handles, min(count, len(handles)))

    def change(name: str, value: object) -> Callable[[], object]:
        def act() -> None:
            for handle in some(1):
                bench.document.push(build.set_value(bench.world, handle, name, value))

        return act

    def move() -> None:
        files = [f.handle for f in bench.world.lore_files if f.section(Kind.ENTRY)]
        handles = some(2)
        if handles:
            target = dice.choice(files)
            here = [h for h in handles if bench.world.record(h).file != target]
            if here:
                bench.document.push(build.move(bench.world, here, target))

    return [
        lambda: bench.filter.set_text(dice.choice(FILTERS)),
        lambda: bench.model.set_sort(dice.choice(SORTS)),
        lambda: bench.table.select_handles(some()),
        bench.room.commands.new_record,
        bench.room.commands.duplicate_selected,
        bench.room.commands.delete_selected,
        change("id", dice.choice("abcxyz")),
        change("text", "Una campana " * dice.randint(0, 40)),
        change("tags", ("mina", "otra")),
        move,
        bench.document.undo,
        bench.document.undo,
        bench.document.redo,
        bench.room.select_again,
    ]


@pytest.mark.parametrize("seed", range(4))
def test_any_order_of_acts(bench: Bench, seed: int) -> None:
    dice = random.Random(seed)
    before = {f.name: bench.world.file_text(f.handle) for f in bench.world.lore_files}
    for _ in range(60):
        dice.choice(_acts(bench, dice))()
        shown, known = list(bench.model.handles), set(bench.world.handles(Kind.ENTRY))
        assert len(shown) == len(set(shown))
        assert set(shown) <= known
        assert list(bench.form.handles) == bench.table.selected_handles()
    bench.room.flush()
    while bench.document.stack.canUndo():
        bench.document.undo()
    after = {f.name: bench.world.file_text(f.handle) for f in bench.world.lore_files}
    assert after == before
    bench.filter.set_text("")
    bench.model.set_sort(Sort())
    assert list(bench.model.handles) == list(bench.world.handles(Kind.ENTRY))


@pytest.mark.parametrize(
    ("column", "typed", "expected"),
    [("weight", "2,5", 2.5), ("required_quest", "reapertura", "reapertura")],
)
def test_weight_and_quest_are_edited_in_place(
    bench: Bench, column: str, typed: str, expected: object
) -> None:
    bench.select("carta_de_doran")
    at = [c.name for c in bench.model.columns].index(column)
    row = bench.table.currentIndex().row()
    bench.table.setFocus()
    bench.table.setCurrentIndex(bench.model.index(row, at))
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_F2)
    kind = QComboBox if column == "required_quest" else QLineEdit
    editor = bench.table.viewport().findChild(kind)
    line = editor.lineEdit() if isinstance(editor, QComboBox) else editor
    line.selectAll()
    bench.keys(line, typed)
    bench.qtbot.keyClick(line, Qt.Key.Key_Return)
    bench.qtbot.waitUntil(lambda: getattr(bench.data("carta_de_doran"), column) == expected)
    assert bench.document.stack.count() == 1
