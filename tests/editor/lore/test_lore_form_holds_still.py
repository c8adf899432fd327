"""Nothing moves under who types: messages have their room, long words give way to it."""

from __future__ import annotations

import pytest
from lore_bench import Bench
from PySide6.QtCore import QPoint

from core.world import build
from editor.forms.form_page import FormPage
from editor.lore.columns import COLUMNS
from editor.lore.table_layout import fit_columns

WAIT_MS = 10_000


def page(bench: Bench) -> FormPage:
    found = bench.form.page()
    assert found is not None
    return found


def at(bench: Bench, name: str) -> int:
    """Where a field stands on the screen."""
    return page(bench).box(name).mapToGlobal(QPoint(0, 0)).y()


@pytest.mark.parametrize("width", [1024, 1364])
def test_a_text_that_grows_too_long_moves_no_field(bench: Bench, width: int) -> None:
    bench.room.resize(width, 900)
    bench.select("mina_derrumbe")
    bench.type("text", "x" * (400 - len(bench.data("mina_derrumbe").text)))
    bench.qtbot.waitUntil(lambda: len(bench.data("mina_derrumbe").text) == 400, timeout=WAIT_MS)
    bench.document.finish_checks()
    names = ("tags", "visibility", "required_quest", "terms", "notes")
    before = [at(bench, name) for name in names]
    bench.keys(bench.field("text"), "y")
    box = page(bench).box("text")
    bench.qtbot.waitUntil(lambda: box.severity == "error", timeout=WAIT_MS)
    bench.qtbot.wait(50)
    assert [at(bench, name) for name in names] == before


def test_a_message_above_does_not_move_the_field_that_is_typed_in(bench: Bench) -> None:
    bench.room.resize(1024, 420)
    bench.select("mina_derrumbe")
    page(bench).focus_field("notes")
    bench.qtbot.wait(50)
    before = at(bench, "notes")
    handle = bench.handle("mina_derrumbe")
    bench.document.push(build.set_value(bench.world, handle, "required_quest", "nada"))
    box = page(bench).box("required_quest")
    bench.qtbot.waitUntil(lambda: box.severity == "error", timeout=WAIT_MS)
    bench.qtbot.wait(50)
    assert at(bench, "notes") == before


def test_a_long_file_name_does_not_widen_the_form(bench: Bench) -> None:
    bench.select("mina_derrumbe")
    form = page(bench)
    bench.qtbot.waitUntil(lambda: "line" in form.box("id").hint.text(), timeout=WAIT_MS)
    form.set_place("un_nombre_de_archivo_que_no_se_acaba_nunca.json, line 123456" * 2)
    bench.qtbot.wait(50)
    assert form.widget().width() <= form.viewport().width()
    assert form.widget().minimumSizeHint().width() <= form.viewport().width()
    assert "nunca" in form.box("id").hint.toolTip()


@pytest.mark.parametrize("kind", list(COLUMNS), ids=lambda kind: kind.value)
def test_the_columns_of_every_kind_fit_the_smallest_window(kind: object) -> None:
    fit = fit_columns(COLUMNS[kind], 670)  # type: ignore[index]
    assert sum(fit.widths.values()) <= 670


def places_at_rest(bench: Bench, names: tuple[str, ...]) -> list[int]:
    """Where the boxes are when the record that was just chosen is laid out to the end."""
    seen: list[list[int]] = []

    def is_still() -> bool:
        seen.append([at(bench, name) for name in names])
        return seen[-3:] == 3 * [seen[-1]]

    bench.qtbot.waitUntil(is_still, timeout=WAIT_MS)
    return seen[-1]


def test_messages_under_tags_and_visibility_move_nothing(bench: Bench) -> None:
    bench.select("mina_derrumbe")
    names = ("visibility", "required_quest", "terms", "notes")
    before = places_at_rest(bench, names)
    boxes = [page(bench).box(name) for name in ("tags", "visibility", "required_quest", "weight")]
    for box in boxes:
        box.set_message(
            "error", "A sentence that is much too long for a line of this form. " * 3, "Fix"
        )
    bench.qtbot.wait(50)
    assert [at(bench, name) for name in names] == before
    for box in boxes:
        box.set_message(None)
    bench.qtbot.wait(50)
    assert [at(bench, name) for name in names] == before


def test_another_record_shows_its_messages_whole(bench: Bench) -> None:
    handle = bench.handle("mina_derrumbe")
    bench.document.push(build.set_value(bench.world, handle, "text", "x" * 401 + " fin"))
    bench.document.finish_checks()
    bench.select("bram_hermano")
    row = page(bench).box("text")._message
    line = row.height()
    bench.select("mina_derrumbe")
    box = page(bench).box("text")
    bench.qtbot.waitUntil(lambda: box.severity == "error", timeout=WAIT_MS)
    bench.qtbot.waitUntil(
        lambda: row._text.lines == max(1, row._text.needed(row._text.width())), timeout=WAIT_MS
    )
    assert row._text.toolTip() and row.height() >= line
    bench.select("bram_hermano")
    bench.qtbot.waitUntil(lambda: row.height() == line, timeout=WAIT_MS)


def test_no_empty_band_is_left_under_the_text(bench: Bench) -> None:
    bench.select("bram_hermano")
    form = page(bench)
    gaps = []
    for above, below in (("text", "tags"), ("tags", "visibility")):
        body = form.box(above).body
        bottom = body.mapToGlobal(QPoint(0, body.height())).y()
        gaps.append(at(bench, below) - bottom)
    assert gaps[0] == gaps[1]
    assert gaps[0] <= 1.5 * form.fontMetrics().height()


def test_several_values_are_told_where_there_is_room_for_a_word(bench: Bench) -> None:
    handles = [bench.handle(id) for id in ("mina_derrumbe", "bram_hermano", "campana_rota")]
    for at_, handle in enumerate(handles):
        bench.document.push(build.set_value(bench.world, handle, "weight", 1.0 + at_))
    bench.form.set_handles(handles)
    field = page(bench).editor("weight").widget
    line = field.lineEdit()  # type: ignore[attr-defined]
    bench.qtbot.waitUntil(line.isVisible, timeout=WAIT_MS)
    shown = line.placeholderText()
    assert shown == "(several)"
    assert line.fontMetrics().horizontalAdvance(shown) <= line.width()


def test_fields_of_one_line_are_of_one_height(bench: Bench) -> None:
    bench.select("mina_derrumbe")
    heights = {page(bench).editor(name).widget.height() for name in ("required_quest", "weight")}
    assert len(heights) == 1
