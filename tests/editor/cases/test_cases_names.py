"""A case names NPC, place and quests as its table does, and keeps their ids."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.world.build import set_value
from editor.cases.workspace import CasesWorkspace
from editor.document import Document
from editor.forms.id_field import IdField
from editor.widgets import ChipField

CASE = "derrumbe_sin_causa"


@pytest.fixture
def handle(document: Document, room: CasesWorkspace) -> int:
    found = document.world.find(Kind.CASE, CASE)[0]
    room.jump(found)
    return found


def field(room: CasesWorkspace, name: str) -> IdField:
    page = room.form.page()
    assert page is not None
    widget = page.editor(name).widget
    assert isinstance(widget, IdField)
    return widget


def cell(room: CasesWorkspace, handle: int, column: int, role: Qt.ItemDataRole) -> str:
    row = room.model.row_of(handle)
    assert row is not None
    return str(room.model.index(row, column).data(role))


def test_form_and_table_show_the_same_names_with_the_ids_in_tooltips(
    room: CasesWorkspace, handle: int
) -> None:
    for name, column, shown, id in (
        ("npc", 3, "Nela", "minera_nela"),
        ("place", 4, "La mina", "mina"),
    ):
        combo = field(room, name)
        assert combo.currentText() == shown and id in combo.toolTip()
        assert cell(room, handle, column, Qt.ItemDataRole.DisplayRole) == shown
        assert id in cell(room, handle, column, Qt.ItemDataRole.ToolTipRole)
    page = room.form.page()
    chips = page.editor("quests").widget if page is not None else None
    assert isinstance(chips, ChipField)
    first = chips.items()[0]
    assert (first.value, first.label, first.tooltip) == (
        "pan_y_carbon",
        "Pan y carbón",
        "pan_y_carbon",
    )


def test_a_name_that_is_chosen_or_typed_is_kept_as_its_id(
    room: CasesWorkspace, document: Document, handle: int, qtbot: QtBot
) -> None:
    def asked() -> object:
        return getattr(document.world.data(handle), "npc", None)

    combo = field(room, "npc")
    row = combo.findData("herrero_bram")
    assert combo.itemText(row) == "Bram (herrero_bram)"
    combo.setCurrentIndex(row)
    combo.activated.emit(row)
    assert asked() == "herrero_bram"
    assert combo.currentText() == "Bram"
    for typed, id in (("Sabela", None), ("minera_nela", "minera_nela"), ("Nela", "minera_nela")):
        line = combo.lineEdit()
        line.selectAll()
        qtbot.keyClicks(line, typed)
        combo.flush()
        found = document.world.find(Kind.NPC, str(asked()))
        assert found and (id is None or asked() == id)
    line.selectAll()
    qtbot.keyClicks(line, "nadie")
    combo.flush()
    assert asked() == "nadie"


def test_a_quest_is_added_by_its_name(
    room: CasesWorkspace, document: Document, handle: int, qtbot: QtBot
) -> None:
    page = room.form.page()
    assert page is not None
    chips = page.editor("quests").widget
    assert isinstance(chips, ChipField)
    qtbot.keyClicks(chips.entry, "La verdad de la mina")
    qtbot.keyClick(chips.entry, Qt.Key.Key_Return)
    quests = getattr(document.world.data(handle), "quests", ())
    assert quests[-1] == "la_verdad_de_la_mina"


def test_a_renamed_npc_is_shown_by_its_new_name(
    room: CasesWorkspace, document: Document, handle: int
) -> None:
    npc = document.world.find(Kind.NPC, "minera_nela")[0]
    document.push(set_value(document.world, npc, "name", "Nela la Larga"))
    assert field(room, "npc").currentText() == "Nela la Larga"
    assert cell(room, handle, 3, Qt.ItemDataRole.DisplayRole) == "Nela la Larga"
