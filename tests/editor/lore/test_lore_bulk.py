"""Several records at once: one step of the history, and what each had stays where it should."""

from __future__ import annotations

from lore_bench import Bench
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from core.model.kinds import Kind

IDS = ("campana_rota", "mina_derrumbe", "bram_hermano")


def test_fields_that_differ_say_so(bench: Bench) -> None:
    bench.select(*IDS)
    line = bench.field("id")
    assert isinstance(line, QLineEdit)
    assert (line.text(), line.placeholderText()) == ("", "(several values)")


def test_typing_changes_all_as_one_step(bench: Bench) -> None:
    bench.select(*IDS)
    before = [bench.data(id).title for id in IDS]
    target = bench.type("title", "Igual")
    assert bench.document.stack.count() == 0
    bench.qtbot.keyClick(target, Qt.Key.Key_Return)
    assert [bench.data(id).title for id in IDS] == ["Igual"] * 3
    assert bench.document.stack.count() == 1
    bench.document.undo()
    assert [bench.data(id).title for id in IDS] == before


def test_leaving_the_field_is_enough(bench: Bench) -> None:
    bench.select(*IDS)
    bench.type("notes", "revisar", replace=True)
    bench.select("carta_de_doran")
    assert all(bench.data(id).notes == "revisar" for id in IDS)
    assert bench.data("carta_de_doran").notes != "revisar"


def test_a_tag_is_added_to_each_and_their_own_stay(bench: Bench) -> None:
    bench.select(*IDS)
    before = {id: bench.data(id).tags for id in IDS}
    target = bench.type("tags", "acto_dos")
    bench.qtbot.keyClick(target, Qt.Key.Key_Return)
    assert {id: bench.data(id).tags for id in IDS} == {
        id: (*tags, "acto_dos") for id, tags in before.items()
    }
    assert bench.document.stack.count() == 1


def test_a_shared_tag_is_removed_from_each(bench: Bench) -> None:
    bench.select(*IDS)
    target = bench.type("tags", "comun")
    bench.qtbot.keyClick(target, Qt.Key.Key_Return)
    bench.qtbot.keyClick(target, Qt.Key.Key_Backspace)
    bench.qtbot.keyClick(bench.room.window().focusWidget(), Qt.Key.Key_Delete)
    assert not any("comun" in bench.data(id).tags for id in IDS)


def test_deleting_and_duplicating_several(bench: Bench) -> None:
    total = bench.model.total
    bench.select(*IDS)
    bench.room.commands.duplicate_selected()
    assert bench.model.total == total + 3
    copies = bench.table.selected_handles()
    assert len(copies) == 3
    assert len({bench.world.record(h).id for h in copies}) == 3
    bench.room.commands.delete_selected()
    assert bench.model.total == total
    bench.document.undo()
    bench.document.undo()
    assert bench.model.total == total


def test_moving_several_to_another_file_keeps_their_handles(bench: Bench) -> None:
    bench.select(*IDS)
    handles = bench.table.selected_handles()
    target = next(f for f in bench.world.lore_files if f.name == "pueblo.json")
    bench.room.commands.move_selected(target.handle)
    assert {bench.world.record(h).file for h in handles} == {target.handle}
    assert sorted(bench.table.selected_handles()) == sorted(handles)
    bench.document.undo()
    assert {bench.world.file(bench.world.record(h).file).name for h in handles} != {"pueblo.json"}


def test_no_id_can_be_given_to_several(bench: Bench) -> None:
    bench.select(*IDS)
    line = bench.field("id")
    assert not line.isEnabled() and "Rename everywhere" in line.toolTip()
    bench.type("id", "igual")
    bench.form.flush()
    assert all(bench.world.find(Kind.ENTRY, id) for id in IDS)
    bench.form.begin()
    assert bench.form.has_focus() and not line.hasFocus()
    bench.select(IDS[0])
    assert line.isEnabled() and not line.toolTip()


def test_escape_gives_several_nothing(bench: Bench) -> None:
    bench.select(*IDS)
    before = [bench.data(id).title for id in IDS]
    target = bench.type("title", "Igual")
    bench.form.page().flush()
    bench.qtbot.keyClick(target, Qt.Key.Key_Escape)
    bench.form.flush()
    assert [bench.data(id).title for id in IDS] == before
    assert bench.document.stack.count() == 0
