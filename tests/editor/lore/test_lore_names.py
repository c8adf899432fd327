"""Names found in a text are chips that correct it: one too many is left out, and taken back."""

from __future__ import annotations

import json
from collections.abc import Callable

from lore_bench import Bench
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from core.grounding import Checker, FindingKind
from core.model.kinds import Kind
from core.model.state import GameState
from core.world import build
from editor.document import Document
from editor.forms.names_editor import NamesEditor
from editor.widgets import ChipField
from editor.widgets.chip_button import ChipButton

WAIT_MS = 20_000
ID = "compania_seguro"
FOUND = {"Compañía", "Ezra"}


def chips(bench: Bench) -> list[ChipButton]:
    found = bench.field("terms").findChildren(ChipButton)
    return [chip for chip in found if chip.isVisibleTo(bench.field("terms"))]


def spoken(bench: Bench) -> list[str]:
    field = bench.field("terms")
    assert isinstance(field, ChipField)
    return [item.name for item in field.items() if item.given]


def names(bench: Bench) -> dict[str, bool]:
    """The names that the form shows, and whether they are left out."""
    page = bench.form.page()
    assert page is not None
    editor = page.editor("terms")
    assert isinstance(editor, NamesEditor)
    return {name.text: name.left_out for name in editor.names}


def show(bench: Bench, id: str = ID) -> None:
    bench.select(id)
    bench.qtbot.waitUntil(lambda: bool(names(bench)), timeout=WAIT_MS)


def focus(bench: Bench) -> QWidget:
    found = bench.room.window().focusWidget()
    assert found is not None
    return found


def to_chip(bench: Bench, label: str) -> QWidget:
    """From the line by the keys to the chip that says so."""
    line = bench.field("terms").focusProxy()
    assert line is not None
    line.setFocus()
    bench.qtbot.keyClick(line, Qt.Key.Key_Home)
    for _ in range(len(chips(bench)) + 1):
        bench.qtbot.keyClick(focus(bench), Qt.Key.Key_Left)
        if focus(bench).accessibleName().startswith(label):
            return focus(bench)
    raise AssertionError(label)


def test_the_names_found_stand_before_the_terms_each_with_whose_it_is(bench: Bench) -> None:
    show(bench)
    assert names(bench) == {"Compañía": False, "Ezra": False}
    words = [chip.accessibleName() for chip in chips(bench)]
    assert words == [
        "Compañía, found: faction compania", "Ezra, found in the text", "póliza", "cobró un seguro",
    ]  # fmt: skip


def test_a_wrong_name_is_left_out_and_taken_back_by_keys_a_step_each(bench: Bench) -> None:
    before = [file.path.read_bytes() for file in bench.world.lore_files]
    show(bench)
    steps = bench.document.stack.count()
    chip = to_chip(bench, "Ezra")
    bench.qtbot.keyClick(chip, Qt.Key.Key_Delete)
    assert bench.data(ID).not_names == ("Ezra",)
    assert names(bench) == {"Compañía": False, "Ezra": True}
    assert focus(bench).accessibleName() == "Ezra, left out"
    assert bench.document.stack.count() == steps + 1
    assert "names left out" in bench.document.undo_text and ID in bench.document.undo_text
    bench.qtbot.keyClick(focus(bench), Qt.Key.Key_Delete)
    assert bench.data(ID).not_names == ("Ezra",)
    bench.qtbot.keyClick(focus(bench), Qt.Key.Key_Return)
    assert bench.data(ID).not_names == ()
    assert names(bench) == {"Compañía": False, "Ezra": False}
    assert bench.document.stack.count() == steps + 2
    bench.document.undo()
    assert names(bench)["Ezra"] is True
    bench.document.undo()
    assert names(bench)["Ezra"] is False
    raw = bench.world.record(bench.handle(ID)).raw
    assert "no_nombres" not in json.loads(raw)
    assert any(raw.encode() in text for text in before)


def test_by_the_pointer_the_cross_leaves_out_and_a_click_takes_back(bench: Bench) -> None:
    show(bench)
    (chip,) = (c for c in chips(bench) if c.accessibleName().startswith("Ezra"))
    bench.qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=QPoint(8, chip.height() // 2))
    assert bench.data(ID).not_names == ()
    cross = QPoint(chip.width() - 6, chip.height() // 2)
    place, text = chip.pos(), bench.data(ID).text
    bench.qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=cross)
    assert bench.data(ID).not_names == ("Ezra",)
    bench.qtbot.waitUntil(
        lambda: any(c.accessibleName() == "Ezra, left out" for c in chips(bench)), timeout=WAIT_MS
    )
    (chip,) = (c for c in chips(bench) if c.accessibleName() == "Ezra, left out")
    bench.qtbot.waitUntil(lambda: chip.pos() == place, timeout=WAIT_MS)
    bench.qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=QPoint(8, chip.height() // 2))
    assert bench.data(ID).not_names == ()
    assert bench.data(ID).text == text


def test_a_missing_name_is_typed_and_goes_to_the_terms(bench: Bench) -> None:
    show(bench)
    line = bench.type("terms", "Ezra")
    bench.qtbot.keyClick(line, Qt.Key.Key_Return)
    assert bench.data(ID).terms == ("póliza", "cobró un seguro", "Ezra")
    assert bench.data(ID).not_names == ()
    assert names(bench) == {"Compañía": False, "Ezra": False}


def test_names_follow_the_text_while_it_is_typed(bench: Bench) -> None:
    show(bench)
    area = bench.type("text", " Lo supo Aldara Quirós de Ombría.")
    bench.qtbot.waitUntil(lambda: "Aldara Quirós de Ombría" in names(bench), timeout=WAIT_MS)
    assert focus(bench) is area
    bench.type("text", "Nada.", replace=True)
    bench.qtbot.waitUntil(lambda: not names(bench), timeout=WAIT_MS)


def test_what_another_record_changes_is_seen_here(bench: Bench) -> None:
    show(bench)
    handle = bench.world.handles(Kind.NPC)[0]
    bench.document.push(build.set_value(bench.world, handle, "name", "Ezra Vael"))
    bench.qtbot.waitUntil(
        lambda: any(word.startswith("Ezra, found: NPC") for word in spoken(bench)), timeout=WAIT_MS
    )


def test_left_out_for_nothing_is_a_hint_at_the_field_with_its_fix(bench: Bench) -> None:
    show(bench)
    bench.document.push(build.set_value(bench.world, bench.handle(ID), "not_names", ("Verol",)))
    bench.document.finish_checks()
    page = bench.form.page()
    assert page is not None
    assert page.box("terms").severity == "hint" and "Verol" in page.box("terms").message
    bench.qtbot.waitUntil(lambda: names(bench).get("Verol") is True, timeout=WAIT_MS)
    bench.qtbot.keyClick(to_chip(bench, "Verol"), Qt.Key.Key_Space)
    bench.document.finish_checks()
    assert bench.data(ID).not_names == ()
    assert page.box("terms").severity == ""
    bench.qtbot.waitUntil(lambda: names(bench).keys() == FOUND, timeout=WAIT_MS)


def test_what_only_the_spoiler_warning_takes_for_a_name_can_be_left_out_too(bench: Bench) -> None:
    show(bench)
    text = "Cuentan en la plaza que el inspector ya está aquí."
    bench.document.push(build.set_value(bench.world, bench.handle("plaza_fuente"), "text", text))
    bench.document.finish_checks()
    bench.select("plaza_fuente")
    bench.qtbot.waitUntil(lambda: names(bench) == {"inspector": False}, timeout=WAIT_MS)
    bench.qtbot.keyClick(to_chip(bench, "inspector"), Qt.Key.Key_Delete)
    bench.document.finish_checks()
    codes = [i.code for i in bench.document.issues_of(bench.handle("plaza_fuente"))]
    assert "spoiler" not in codes and "no_such_name" not in codes
    bench.qtbot.waitUntil(lambda: names(bench) == {"inspector": True}, timeout=WAIT_MS)
    assert bench.data("plaza_fuente").not_names == ("inspector",)


def test_several_entries_show_what_they_share_and_no_names(bench: Bench) -> None:
    show(bench)
    bench.select(ID, "mina_causa_real")
    assert names(bench) == {}
    line = bench.type("terms", "cinabrio")
    bench.qtbot.keyClick(line, Qt.Key.Key_Return)
    assert "cinabrio" in bench.data(ID).terms
    assert "cinabrio" in bench.data("mina_causa_real").terms


def test_a_name_left_out_by_keys_is_no_leak_of_this_entry_any_more(
    make_bench: Callable[..., Bench], document: Document
) -> None:
    bench = make_bench(document)
    checker, state = Checker(bench.world), GameState("guardia_rufo")

    def found() -> list[FindingKind]:
        return [f.kind for f in checker.check("guardia_rufo", state, "Dicen que fue Quirós.")]

    handle = bench.handle("mina_causa_real")
    bench.document.push(build.set_value(bench.world, handle, "text", "Lo firmó Quirós."))
    assert found() == [FindingKind.LEAK]
    show(bench, "mina_causa_real")
    bench.qtbot.waitUntil(lambda: "Quirós" in names(bench), timeout=WAIT_MS)
    bench.qtbot.keyClick(to_chip(bench, "Quirós"), Qt.Key.Key_Backspace)
    assert found() == []
