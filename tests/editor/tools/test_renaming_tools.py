"""Renames and the tag panel in the real window: one step of the history, filters follow."""

from __future__ import annotations

from PySide6.QtCore import Qt
from tool_helpers import WAIT_MS, counted, handle_of, tag_panel, texts

from core.model.kinds import Kind
from core.refactor.references import TAG, Target
from editor.tools.rename_dialog import RenameDialog
from editor.tools.tag_dialogs import AliasDialog, DeleteTagsDialog, MergeTagsDialog


def rename_to(new):
    def act(dialog):
        dialog.name.setText(new)
        dialog.accept_button.click()
        if dialog.isVisible():
            dialog.reject()

    return act


def test_a_record_is_renamed_everywhere_as_one_step(window, tools, answer):
    before = texts(window)
    window.jump(handle_of(window, Kind.NPC, "herrero_bram"))
    answer(RenameDialog, rename_to("bram"))
    window.actions_by_id.plain("tools.rename").trigger()
    document = window.document
    assert document.stack.count() == 1
    assert document.undo_text == "rename of herrero_bram to bram in 13 places"
    assert '"antes": ["herrero_bram"]' in texts(window)["reparto.json"]
    assert "npc:herrero_bram" not in "".join(texts(window).values())
    document.undo()
    assert texts(window) == before


def test_a_taken_id_cannot_be_accepted(window, tools, answer):
    seen = []

    def act(dialog):
        dialog.name.setText("tabernera_sabela")
        dialog.accept()
        seen.append((dialog.isVisible(), dialog.accept_button.isEnabled(), dialog.notices.texts))
        dialog.reject()

    answer(RenameDialog, act)
    assert not tools.rename_record(handle_of(window, Kind.NPC, "herrero_bram"))
    visible, enabled, notices = seen[0]
    assert visible and not enabled and "already" in notices[0]
    assert window.document.stack.count() == 0


def test_kept_filters_follow_a_tag_and_its_undo(window, tools, answer):
    room = window.rooms.workspace("lore")
    room.saved.keep("tag:mina vis:secret")
    room.saved.keep("tag:ermita")
    room.toolbar.filter.set_text("-tag:mina")
    answer(RenameDialog, rename_to("bocamina"))
    assert tools.rename_tag("mina")
    assert room.saved.filters() == ("tag:bocamina vis:secret", "tag:ermita")
    assert room.toolbar.filter.text() == "-tag:bocamina"
    window.document.undo()
    assert room.saved.filters() == ("tag:mina vis:secret", "tag:ermita")
    window.document.redo()
    assert room.saved.filters() == ("tag:bocamina vis:secret", "tag:ermita")


def test_a_step_that_was_cut_off_does_not_come_back(window, tools, answer):
    room = window.rooms.workspace("lore")
    room.saved.keep("tag:mina")
    answer(RenameDialog, rename_to("bocamina"))
    tools.rename_tag("mina")
    window.document.undo()
    answer(RenameDialog, rename_to("doranico"))
    tools.rename_tag("doran")
    assert room.saved.filters() == ("tag:mina",)


def test_the_panel_counts_merges_and_deletes(window, tools, answer, qtbot):
    before = texts(window)
    panel = tag_panel(tools, qtbot)
    rows = {row.cells[0]: row.cells for row in panel.table.rows.rows}
    assert rows["mina"][1] == 15 and "yacimiento" in rows["mina"][2]
    panel.table.select_keys(["mina", "derrumbe"])
    answer(MergeTagsDialog, lambda d: (d.choice.setEditText("mina"), d.accept_button.click()))
    panel._merge.click()
    qtbot.waitUntil(lambda: panel.selected() == ["mina"], timeout=WAIT_MS)
    assert window.document.undo_text.startswith("merge of tag derrumbe into mina")
    answer(DeleteTagsDialog, lambda d: d.accept_button.click())
    panel._delete.click()
    gone = {"mina", "derrumbe"}
    qtbot.waitUntil(lambda: not gone & {row.cells[0] for row in panel.table.rows.rows})
    window.document.undo()
    window.document.undo()
    assert texts(window) == before


def test_other_words_are_added(window, tools, answer, qtbot):
    panel = tag_panel(tools, qtbot)
    panel.table.select_keys(["doran"])
    answer(AliasDialog, lambda d: (d.words.setText("hermano, , minero"), d.accept_button.click()))
    panel._alias.click()
    assert '"doran": ["hermano", "minero"]' in texts(window)["escenario.json"]


def test_enter_on_a_tag_shows_its_entries(window, tools, qtbot):
    panel = tag_panel(tools, qtbot)
    panel.table.select_keys(["ermita"])
    qtbot.keyClick(panel.table, Qt.Key.Key_Return)
    room = window.rooms.workspace("lore")
    assert room.toolbar.filter.text() == 'tag:"ermita"' and len(room.model.handles) == 5


def test_a_name_with_markup_is_shown_as_text(window, tools, theme, qtbot):
    evil = "<img src=file:x>"
    handle = handle_of(window, Kind.NPC, "herrero_bram")
    from core.world import build

    window.document.push(build.set_value(window.document.world, handle, "id", evil))
    dialog = RenameDialog(
        theme,
        window.document,
        window.tasks,
        Target(Kind.NPC, evil),
        "en",
        window,
        handle=handle,
    )
    qtbot.addWidget(dialog)
    labels = [w for w in dialog.findChildren(type(dialog.said)) if evil in w.text()]
    assert labels and all(w.textFormat() == Qt.TextFormat.PlainText for w in labels)


def test_tools_go_with_their_world(window, tools, qtbot):
    tools.show_tags()
    window.flow.close_world()
    assert tools.open_tools() == ()


def test_every_part_has_a_name(window, theme, qtbot):
    from PySide6.QtWidgets import QWidget

    dialog = RenameDialog(theme, window.document, window.tasks, Target(TAG, "mina"), "en", window)
    qtbot.addWidget(dialog)
    counted(dialog, qtbot)
    for widget in dialog.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled():
            words = widget.accessibleName() or getattr(widget, "text", lambda: "")()
            assert words, widget


def test_an_id_typed_into_a_cell_takes_along_what_names_it(window, tools, answer, qtbot):
    room = window.rooms.workspace("lore")
    room.set_kind(Kind.QUEST)
    model = room.model
    handle = handle_of(window, Kind.QUEST, "pan_y_carbon")
    column = next(i for i, c in enumerate(model.columns) if c.name == "id")
    seen = []
    answer(RenameDialog, lambda d: (seen.append(d.name.text()), d.accept_button.click()))
    model.setData(model.index(model.row_of(handle), column), "pan")
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == ["pan"] and window.document.world.record(handle).id == "pan"
    assert '"pan_y_carbon"' not in texts(window)["casos.json"]
    answer(RenameDialog, lambda d: (seen.append(""), d.reject()))
    model.setData(model.index(model.row_of(handle), column), "otra")
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert window.document.world.record(handle).id == "pan"


def test_undo_works_from_inside_a_tool(window, tools, answer, qtbot):
    before = texts(window)
    panel = tag_panel(tools, qtbot)
    panel.table.select_keys(["doran"])
    answer(DeleteTagsDialog, lambda d: d.accept_button.click())
    panel._delete.click()
    assert texts(window) != before
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.table.setFocus()
    qtbot.keyClick(panel.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert texts(window) == before


def _many_tagged(window, count):
    """As many entries as are not edited at once, all of one tag."""
    from core.files.jsontext import dumps
    from core.world.edits import Edit, Insert, Label

    world = window.document.world
    file = world.lore_files[0].handle
    raws = [
        dumps({"id": f"x{n}", "texto": f"t {n}", "etiquetas": ["muchas"]}) for n in range(count)
    ]
    ops = tuple(Insert(file, Kind.ENTRY, -1, raw) for raw in raws)
    assert window.document.push(Edit(ops, Label("add", (("kind", "entry"),))))


def _tagged(window, tag):
    world = window.document.world
    return sum(tag in world.data(h).tags for h in world.handles(Kind.ENTRY))


def test_a_tag_of_very_many_entries_is_merged_deleted_and_renamed_with_progress(
    window, tools, answer, qtbot
):
    from editor.widgets import ProgressBox

    _many_tagged(window, 400)
    panel, seen = tag_panel(tools, qtbot), []
    qtbot.waitUntil(lambda: "muchas" in {row.cells[0] for row in panel.table.rows.rows})

    def accept(dialog):
        if hasattr(dialog, "choice"):
            dialog.choice.setEditText("pocas")
        dialog.accept_button.click()
        seen.append(dialog.window().findChild(ProgressBox) is not None)

    panel.table.select_keys(["muchas", "mina"])
    answer(MergeTagsDialog, accept)
    panel._merge.click()
    assert _tagged(window, "pocas") >= 400 and _tagged(window, "muchas") == 0
    answer(RenameDialog, lambda d: (d.name.setText("muchas"), d.accept_button.click()))
    assert tools.rename_tag("pocas")
    assert _tagged(window, "muchas") >= 400
    panel.refresh()
    counted(panel, qtbot)
    panel.table.select_keys(["muchas"])
    answer(DeleteTagsDialog, accept)
    panel._delete.click()
    assert _tagged(window, "muchas") == 0
    assert seen == [True, True]
    assert window.document.stack.count() == 4


def test_a_bulk_rename_that_is_given_up_changes_nothing(window, tools, answer, qtbot):
    from editor.widgets import ProgressBox

    _many_tagged(window, 400)

    def give_up(dialog):
        dialog.name.setText("pocas")
        dialog.accept_button.click()
        dialog.findChild(ProgressBox).reject()
        assert dialog.isVisible(), "to be tried again"
        dialog.reject()

    answer(RenameDialog, give_up)
    assert not tools.rename_tag("muchas")
    assert _tagged(window, "muchas") == 400
    assert window.document.stack.count() == 1
