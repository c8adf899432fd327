"""Editing in the form: nothing typed is lost, and there is one history."""

from __future__ import annotations

import pytest
from lore_bench import Bench
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from core.model.kinds import Kind

CTRL = Qt.KeyboardModifier.ControlModifier
ID = "campana_rota"


def test_typing_reaches_the_world_after_a_pause(bench: Bench) -> None:
    bench.select(ID)
    before = bench.data(ID).text
    bench.type("text", " Aún.")
    bench.qtbot.waitUntil(lambda: bench.data(ID).text == before + " Aún.")
    assert bench.document.stack.count() == 1


def test_typing_then_clicking_another_row_loses_nothing(bench: Bench) -> None:
    bench.select(ID)
    before = bench.data(ID).text
    bench.type("text", " Y más.")
    bench.click("mina_derrumbe")
    assert bench.data(ID).text == before + " Y más."
    assert "Y más" not in bench.data("mina_derrumbe").text
    assert list(bench.form.handles) == [bench.handle("mina_derrumbe")]


def test_jumping_away_while_typing_loses_nothing(bench: Bench) -> None:
    bench.select(ID)
    bench.type("text", " Z")
    bench.room.jump(bench.handle("herrero_bram", Kind.NPC), "name")
    assert bench.data(ID).text.endswith(" Z")


def test_undo_inside_a_text_field_takes_the_typing_back_and_keeps_the_cursor(bench: Bench) -> None:
    bench.select(ID)
    before = bench.data(ID).text
    target = bench.type("text", " uno dos")
    assert isinstance(target, QPlainTextEdit)
    bench.qtbot.keyClick(target, Qt.Key.Key_Z, CTRL)
    assert bench.data(ID).text == before
    assert target.toPlainText() == before
    assert target.hasFocus()
    assert target.textCursor().position() == len(before)


def test_after_an_undo_the_next_key_does_not_bring_the_old_text_back(bench: Bench) -> None:
    bench.select(ID)
    before = bench.data(ID).text
    target = bench.type("text", " viejo")
    bench.form.flush()
    bench.qtbot.keyClick(target, Qt.Key.Key_Z, CTRL)
    bench.keys(target, "!")
    bench.form.flush()
    assert bench.data(ID).text == before + "!"


def test_undo_inside_a_field_reaches_changes_made_elsewhere(bench: Bench) -> None:
    bench.select(ID)
    before = bench.world.record(bench.handle(ID)).raw
    row = bench.model.row_of(bench.handle(ID))
    assert row is not None
    weight = [c.name for c in bench.model.columns].index("weight")
    assert bench.model.setData(bench.model.index(row, weight), "3")
    bench.field("id").setFocus()
    bench.qtbot.keyClick(bench.field("id"), Qt.Key.Key_Z, CTRL)
    assert bench.world.record(bench.handle(ID)).raw == before


def test_redo_inside_a_field(bench: Bench) -> None:
    bench.select(ID)
    target = bench.type("text", " otra vez")
    bench.qtbot.keyClick(target, Qt.Key.Key_Z, CTRL)
    bench.qtbot.keyClick(target, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert bench.data(ID).text.endswith(" otra vez")


def test_the_row_keeps_its_place_while_its_id_is_typed(bench: Bench) -> None:
    bench.select(ID)
    handle, row = bench.handle(ID), bench.model.row_of(bench.handle(ID))
    bench.type("id", "zzz", replace=True)
    bench.form.flush()
    assert bench.world.record(handle).id == "zzz"
    assert bench.model.row_of(handle) == row
    assert bench.model.stale
    bench.room.select_again()
    assert bench.model.row_of(handle) == len(bench.model.handles) - 1
    assert bench.table.selected_handles() == [handle]


def test_tab_walks_the_fields(bench: Bench) -> None:
    bench.select(ID)
    bench.field("id").setFocus()
    seen = []
    for _ in range(4):
        page = bench.form.page()
        assert page is not None
        seen.append(page.current_field())
        focus = bench.room.window().focusWidget()
        bench.qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert seen == ["id", "title", "text", "tags"]


def test_a_tag_is_added_and_removed_by_keyboard(bench: Bench) -> None:
    bench.select(ID)
    before = bench.data(ID).tags
    target = bench.type("tags", "nueva")
    bench.qtbot.keyClick(target, Qt.Key.Key_Return)
    assert bench.data(ID).tags == (*before, "nueva")
    bench.qtbot.keyClick(target, Qt.Key.Key_Backspace)
    focus = bench.room.window().focusWidget()
    bench.qtbot.keyClick(focus, Qt.Key.Key_Delete)
    assert bench.data(ID).tags == before


def test_an_empty_optional_field_leaves_the_file(bench: Bench) -> None:
    bench.select(ID)
    target = bench.type("title", "x", replace=True)
    bench.qtbot.keyClick(target, Qt.Key.Key_Backspace)
    bench.form.flush()
    assert "titulo" not in bench.world.record(bench.handle(ID)).raw


def test_the_weight_keeps_its_spelling_until_it_is_changed(bench: Bench) -> None:
    handle = bench.handle(ID)
    from core.world import build

    raw = bench.world.record(handle).raw.replace('"peso": 1.0', '"peso": 1.00')
    bench.document.push(build.set_raw(bench.world, handle, raw))
    bench.select(ID)
    line = bench.field("weight").findChild(QLineEdit)
    assert line.text() == "1.00"
    bench.qtbot.keyClick(bench.field("weight"), Qt.Key.Key_Up)
    assert bench.data(ID).weight == 1.1
    assert '"peso": 1.10' in bench.world.record(handle).raw or bench.data(ID).weight == 1.1


def test_a_number_with_a_comma_is_understood_and_nonsense_is_said(bench: Bench) -> None:
    bench.select(ID)
    line = bench.field("weight").findChild(QLineEdit)
    line.setFocus()
    line.selectAll()
    bench.keys(line, "2,5")
    bench.form.flush()
    assert bench.data(ID).weight == 2.5
    line.selectAll()
    bench.keys(line, "-")
    bench.form.flush()
    assert bench.data(ID).weight == 2.5
    page = bench.form.page()
    assert page is not None
    assert page.box("weight").severity == "error"
    assert line.text() == "-"


def test_the_counter_and_the_error_follow_every_key(bench: Bench) -> None:
    bench.select(ID)
    page = bench.form.page()
    assert page is not None
    before = bench.data(ID).text
    bench.type("text", "x" * (401 - len(before)))
    assert page.box("text").hint.text() == "401 / 400"
    bench.form.flush()
    assert page.box("text").severity == "error"
    bench.qtbot.keyClick(bench.field("text"), Qt.Key.Key_Backspace)
    bench.form.flush()
    assert page.box("text").severity != "error"


def test_an_issue_stands_at_its_field_while_typing(bench: Bench) -> None:
    bench.select("compania_seguro")
    quest = bench.field("required_quest").findChild(QLineEdit)
    quest.setFocus()
    quest.selectAll()
    bench.keys(quest, "no_hay_tal")
    bench.form.flush()
    page = bench.form.page()
    assert page is not None
    assert page.box("required_quest").severity == "error"
    assert "no_hay_tal" in page.box("required_quest").message


def test_no_break_spaces_survive_an_edit(bench: Bench) -> None:
    from core.world import build

    handle = bench.handle(ID)
    bench.document.push(build.set_value(bench.world, handle, "text", "a\u00a0b"))
    bench.select(ID)
    bench.type("text", "c")
    bench.form.flush()
    assert bench.data(ID).text == "a\u00a0bc"


def test_markup_is_shown_as_text(bench: Bench) -> None:
    from core.world import build

    text = '<img src="file:///x.png"><b>bold</b>'
    handle = bench.handle(ID)
    bench.document.push(build.set_value(bench.world, handle, "text", text))
    bench.document.push(build.set_value(bench.world, handle, "title", text))
    bench.select(ID)
    area = bench.field("text")
    assert isinstance(area, QPlainTextEdit)
    assert area.toPlainText() == text
    row, column = bench.model.row_of(handle), 2
    assert row is not None
    index = bench.model.index(row, column)
    assert index.data() == text
    assert "<img" not in index.data(Qt.ItemDataRole.ToolTipRole)


def test_escape_returns_to_the_table_and_alt_enter_to_the_form(bench: Bench) -> None:
    bench.select(ID)
    target = bench.type("text", "!")
    bench.qtbot.keyClick(target, Qt.Key.Key_Escape)
    assert bench.table.hasFocus()
    assert not bench.data(ID).text.endswith("!")
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert bench.form.has_focus()


@pytest.mark.parametrize(
    ("name", "typed"),
    [("id", "otra"), ("title", "X"), ("text", "X"), ("weight", "7"), ("required_quest", "X")],
)
@pytest.mark.parametrize("pushed", [False, True])
def test_escape_gives_a_field_what_it_held(
    bench: Bench, name: str, typed: str, pushed: bool
) -> None:
    bench.select(ID)
    handle = bench.handle(ID)
    raw = bench.world.record(handle).raw
    target = bench.type(name, typed, replace=True)
    if pushed:
        bench.form.page().flush()
    bench.qtbot.keyClick(target, Qt.Key.Key_Escape)
    bench.form.flush()
    assert bench.world.record(handle).raw == raw
    assert bench.table.hasFocus()


def test_escape_takes_back_only_what_was_typed_since_the_focus_came(bench: Bench) -> None:
    bench.select(ID)
    bench.type("title", "Uno", replace=True)
    bench.qtbot.keyClick(bench.field("title"), Qt.Key.Key_Tab)
    target = bench.type("title", " dos")
    bench.qtbot.keyClick(target, Qt.Key.Key_Escape)
    assert bench.data(ID).title == "Uno"


@pytest.mark.parametrize(
    "kind", [k for k in Kind if k.value in ("npc", "place", "quest", "faction")]
)
def test_other_kinds_are_edited_by_the_same_means(bench: Bench, kind: Kind) -> None:
    bench.room.set_kind(kind)
    handle = bench.model.handles[0]
    bench.table.select_handles([handle])
    bench.type("name", "Otro nombre", replace=True)
    bench.form.flush()
    assert bench.world.data(handle).name == "Otro nombre"  # type: ignore[union-attr]
    bench.document.undo()
    assert bench.world.data(handle).name != "Otro nombre"  # type: ignore[union-attr]


def test_a_deleted_record_leaves_the_form(bench: Bench) -> None:
    bench.select(ID)
    bench.table.setFocus()
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_Delete)
    assert not bench.world.find(Kind.ENTRY, ID)
    assert list(bench.form.handles) == bench.table.selected_handles()
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_Z, CTRL)
    assert bench.world.find(Kind.ENTRY, ID)


def test_every_control_has_an_accessible_name(bench: Bench) -> None:
    from PySide6.QtWidgets import QWidget

    bench.select(ID)
    for kind in ("npc", "quest", "player"):
        bench.room.set_kind(Kind(kind))
    unnamed = [
        type(w).__name__
        for w in bench.room.findChildren(QWidget)
        if w.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not w.isHidden()
        and not w.accessibleName()
        and not w.objectName().startswith("qt_")
    ]
    assert not unnamed


def test_the_quick_fix_beside_a_field_mends_it_as_one_step(bench: Bench) -> None:
    bench.select(ID)
    before = bench.data(ID).tags
    target = bench.type("tags", "Mina Vieja")
    bench.qtbot.keyClick(target, Qt.Key.Key_Return)
    page = bench.form.page()
    assert page is not None
    assert page.box("tags").message
    count = bench.document.stack.count()
    page.box("tags").fix_requested.emit()
    assert bench.document.stack.count() == count + 1
    assert bench.document.undo_text == f"quick fix “Split the tag” in {ID}"
    assert "Mina Vieja" not in bench.data(ID).tags
    assert set(before) <= set(bench.data(ID).tags)


def test_an_id_with_spaces_gets_a_hint_and_is_taken(bench: Bench) -> None:
    bench.select(ID)
    bench.type("id", "la campana rota", replace=True)
    bench.qtbot.waitUntil(lambda: bool(bench.world.find(Kind.ENTRY, "la campana rota")))
    page = bench.form.page()
    assert page is not None
    bench.qtbot.waitUntil(lambda: page.box("id").severity == "hint")
    assert "spaces" in page.box("id").message
    bench.type("id", "la_campana_rota", replace=True)
    bench.qtbot.waitUntil(lambda: page.box("id").message == "")


def test_undo_takes_a_burst_of_typing_back_step_by_step(bench: Bench) -> None:
    bench.select(ID)
    before = bench.data(ID).text
    target = bench.type("text", " Ya. Nadie bajas")
    bench.qtbot.keyClick(target, Qt.Key.Key_Backspace)
    for expected in (" Ya. Nadie bajas", " Ya. ", ""):
        bench.qtbot.keyClick(target, Qt.Key.Key_Z, CTRL)
        assert bench.data(ID).text == before + expected
        assert target.toPlainText() == before + expected
    redo = CTRL | Qt.KeyboardModifier.ShiftModifier
    bench.qtbot.keyClick(target, Qt.Key.Key_Z, redo)
    assert bench.data(ID).text == before + " Ya. "
