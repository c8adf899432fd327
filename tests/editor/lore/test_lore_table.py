"""The table: filter, sort, selection by handle, keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lore_bench import Bench
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit

from core.model.kinds import Kind
from core.query import Sort, parse_filter
from core.world import build
from editor.document import Document
from editor.lore.columns import COLUMNS
from editor.lore.table_layout import fit_columns
from editor.opening import open_with_index

CTRL = Qt.KeyboardModifier.ControlModifier


def test_filter_as_you_type(bench: Bench) -> None:
    line = bench.filter.line()
    line.setFocus()
    bench.keys(line, "campana")
    bench.qtbot.waitUntil(lambda: 0 < len(bench.model.handles) < 10)
    assert "campana_rota" in bench.rows()


def test_a_keyed_term_becomes_a_chip_and_a_chip_can_be_removed(bench: Bench) -> None:
    line = bench.filter.line()
    line.setFocus()
    bench.keys(line, "vis:secret -tag:mina ")
    bench.filter.send_now()
    assert line.text() == ""
    assert bench.filter.text() == "vis:secret -tag:mina"
    few = len(bench.model.handles)
    bench.qtbot.keyClick(line, Qt.Key.Key_Backspace)
    bench.qtbot.keyClick(bench.room.window().focusWidget(), Qt.Key.Key_Delete)
    assert bench.filter.text() == "vis:secret"
    assert len(bench.model.handles) > few


def test_nothing_matches_says_so_and_offers_a_way_back(bench: Bench) -> None:
    bench.filter.set_text("zzzzz")
    assert bench.room._middle.currentWidget() is bench.room._empty
    assert "zzzzz" in bench.room._empty.accessibleName()
    bench.room._empty.action_requested.emit()
    assert len(bench.model.handles) == bench.model.total


def test_selection_and_current_row_are_kept_by_handle_across_filters(bench: Bench) -> None:
    bench.select("campana_rota", "mina_derrumbe")
    wanted = set(bench.table.selected_handles())
    bench.filter.set_text("tag:mina")
    assert set(bench.table.selected_handles()) == wanted
    bench.filter.set_text("campana_rota")
    assert bench.table.selected_handles() == [bench.handle("campana_rota")]
    bench.filter.set_text("")
    assert set(bench.table.selected_handles()) == wanted
    bench.model.set_sort(Sort("length", descending=True))
    assert set(bench.table.selected_handles()) == wanted


def test_the_header_sorts_up_down_and_not_at_all(bench: Bench) -> None:
    section = [c.name for c in bench.model.columns].index("length")
    lengths = []
    for _ in range(3):
        bench.table.horizontalHeader().sectionClicked.emit(section)
        lengths.append([len(bench.data(id).text) for id in bench.rows()])
    assert lengths[0] == sorted(lengths[0])
    assert lengths[1] == sorted(lengths[1], reverse=True)
    assert list(bench.model.handles) == list(bench.world.handles(Kind.ENTRY))


def test_tab_leaves_the_table_at_once(bench: Bench) -> None:
    bench.select("campana_rota")
    bench.table.setFocus()
    row = bench.table.currentIndex().row()
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_Tab)
    assert not bench.table.hasFocus()
    assert bench.table.currentIndex().row() == row


def test_f2_edits_the_id_in_place(bench: Bench) -> None:
    bench.select("campana_rota")
    handle = bench.handle("campana_rota")
    bench.table.setFocus()
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_F2)
    editor = bench.table.viewport().findChild(QLineEdit)
    assert editor is not None
    editor.selectAll()
    bench.keys(editor, "campana_nueva")
    bench.qtbot.keyClick(editor, Qt.Key.Key_Return)
    bench.qtbot.waitUntil(lambda: bench.world.record(handle).id == "campana_nueva")
    assert bench.table.hasFocus()
    assert bench.document.stack.count() == 1
    bench.document.undo()
    assert bench.world.record(handle).id == "campana_rota"


def test_undo_does_not_reach_the_world_while_a_cell_is_edited(bench: Bench) -> None:
    handle = bench.handle("campana_rota")
    bench.document.push(build.set_value(bench.world, handle, "title", "Antes"))
    bench.select("campana_rota")
    bench.table.setFocus()
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_F2)
    editor = bench.table.viewport().findChild(QLineEdit)
    bench.keys(editor, "x")
    bench.qtbot.keyClick(editor, Qt.Key.Key_Z, CTRL)
    assert bench.data("campana_rota").title == "Antes"
    bench.qtbot.keyClick(editor, Qt.Key.Key_Escape)


def test_a_new_entry_goes_behind_the_selected_one_and_is_shown_despite_the_filter(
    bench: Bench,
) -> None:
    bench.filter.set_text("tag:campana")
    bench.select("campana_rota")
    bench.table.setFocus()
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_N, CTRL)
    (new,) = bench.table.selected_handles()
    record = bench.world.record(new)
    assert record.file == bench.world.record(bench.handle("campana_rota")).file
    assert bench.world.position(new) == bench.world.position(bench.handle("campana_rota")) + 1
    assert bench.field("id").hasFocus()


def test_after_a_deletion_the_next_row_is_selected(bench: Bench) -> None:
    bench.select("campana_rota")
    row = bench.model.row_of(bench.handle("campana_rota"))
    bench.table.setFocus()
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_Delete)
    assert bench.table.selected_handles() == [bench.model.handles[row]]


def test_a_jump_clears_a_filter_that_hides_the_record_and_focuses_the_field(bench: Bench) -> None:
    bench.filter.set_text("tag:campana")
    assert bench.room.jump(bench.handle("mina_derrumbe"), "tags")
    assert bench.filter.text() == ""
    assert bench.table.selected_handles() == [bench.handle("mina_derrumbe")]
    assert bench.field("tags").focusProxy().hasFocus()  # type: ignore[union-attr]


def test_a_jump_reaches_other_kinds(bench: Bench) -> None:
    assert bench.room.jump(bench.handle("herrero_bram", Kind.NPC), "public_sheet")
    assert bench.model.kind is Kind.NPC
    assert bench.field("public_sheet").hasFocus()


def test_issues_appear_in_the_state_column(bench: Bench) -> None:
    handle = bench.handle("campana_rota")
    row = bench.model.row_of(handle)
    assert row is not None
    state = bench.model.index(row, 0)
    role = Qt.ItemDataRole.AccessibleTextRole
    bench.document.push(build.set_value(bench.world, handle, "text", ""))
    assert str(state.data(role)).startswith("error")


def test_edits_from_outside_reach_the_cells(bench: Bench) -> None:
    handle = bench.handle("campana_rota")
    row = bench.model.row_of(handle)
    assert row is not None
    tags = [c.name for c in bench.model.columns].index("tags")
    bench.document.push(build.set_value(bench.world, handle, "tags", ("uno", "dos")))
    assert bench.model.index(row, tags).data() == "uno, dos"


def test_read_only_files_are_shown_and_not_edited(
    make_bench: Callable[..., Bench], tmp_path: Path
) -> None:
    text = '{"version": 9, "entries": [{"id": "a", "text": "t", "tags": ["x"]}]}'
    (tmp_path / "lore.json").write_text(text, encoding="utf-8")
    opened = open_with_index(tmp_path)
    bench = make_bench(Document(opened.world, opened.retriever, opened.validator))
    bench.select("a")
    assert not bench.field("text").isEnabled()
    assert "read-only" in bench.form._banner.text()
    assert not bench.model.flags(bench.model.index(0, 1)) & Qt.ItemFlag.ItemIsEditable


def test_columns_give_way_in_the_designs_order() -> None:
    columns = COLUMNS[Kind.ENTRY]
    wide, design, narrow = (fit_columns(columns, width) for width in (1400, 976, 680))
    assert "file" in wide.widths
    assert "file" not in design.widths
    assert "required_quest" in design.widths
    assert "required_quest" not in narrow.widths
    assert "weight" not in narrow.widths
    assert narrow.single_chip
    assert narrow.widths["text"] >= 160
    assert all(
        sum(fit.widths.values()) == w for fit, w in ((wide, 1400), (design, 976), (narrow, 680))
    )


def test_a_hidden_column_is_remembered(bench: Bench) -> None:
    bench.room.toolbar.column_toggled.emit("tags", False)
    state = bench.room.save_state()
    tags = [c.name for c in bench.model.columns].index("tags")
    assert bench.table.isColumnHidden(tags)
    bench.table.restore_columns({})
    bench.table.set_column_hidden("tags", False)
    bench.room.restore_state(state)
    assert bench.table.isColumnHidden(tags)


def test_wrong_states_are_passed_over(bench: Bench) -> None:
    bench.room.restore_state({"splitter": "wide", "columns": {"hidden": 3, "widths": [1]}})
    assert not bench.table.hidden_columns()


def test_ten_thousand_rows_filter_sort_and_change(
    make_bench: Callable[..., Bench], tmp_path: Path
) -> None:
    import json

    rows = [
        {"id": f"e{i:05}", "text": f"Text {i} of the mine.", "tags": [f"t{i % 300}"]}
        for i in range(10_000)
    ]
    (tmp_path / "lore.json").write_text(json.dumps({"entries": rows}), encoding="utf-8")
    opened = open_with_index(tmp_path)
    bench = make_bench_quickly(make_bench, opened)
    bench.model.set_filter(parse_filter("tag:t7"))
    assert len(bench.model.handles) == 34
    bench.model.set_filter(parse_filter(""))
    bench.table.selectAll()
    assert len(bench.table.selected_handles()) == 10_000


def make_bench_quickly(make_bench: Callable[..., Bench], opened: object) -> Bench:
    document = Document(opened.world, opened.retriever, opened.validator)  # type: ignore[attr-defined]
    document.finish_checks = lambda: None  # type: ignore[method-assign]
    bench = make_bench(document)
    document.close()
    return bench


def menu_action(bench: Bench, words: str) -> QAction:
    (action,) = [a for a in bench.room.saved.menu.actions() if a.text() == words]
    return action


def test_filters_are_kept_world_by_world(bench: Bench) -> None:
    saved = bench.room.saved
    bench.filter.set_text("vis:secret tag:mina")
    saved.fill(bench.filter.text())
    menu_action(bench, "Keep this filter").trigger()
    assert saved.filters() == ("vis:secret tag:mina",)
    bench.filter.set_text("")
    saved.fill("")
    saved.menu.actions()[0].trigger()
    assert bench.filter.text() == "vis:secret tag:mina"
    state = bench.room.save_state()
    state["filters"]["/another/world"] = ["is:error"]
    bench.room.restore_state(state)
    assert saved.filters() == ("vis:secret tag:mina",)
    assert bench.room.save_state()["filters"]["/another/world"] == ["is:error"]
    saved.fill(bench.filter.text())
    menu_action(bench, "Forget this filter").trigger()
    assert saved.filters() == ()


def test_the_filter_is_saved_from_the_menu(bench: Bench) -> None:
    said: list[str] = []
    bench.shell.status_message.connect(said.append)
    save = bench.room._services.actions["lore.save_filter"]
    save.trigger()
    assert "no filter" in said[-1] and bench.room.saved.filters() == ()
    bench.filter.set_text("tag:mina")
    save.trigger()
    assert "is saved" in said[-1] and bench.room.saved.filters() == ("tag:mina",)
    assert bench.room._services.actions.spec("lore.save_filter").menu == "view"


def test_an_unknown_key_is_said_where_nothing_matches(bench: Bench) -> None:
    bench.qtbot.keyClicks(bench.filter.line(), "foo:bar ")
    bench.qtbot.waitUntil(lambda: bench.room._middle.currentWidget() is bench.room._empty)
    assert "Unknown key: foo" in bench.room._empty.accessibleDescription()
