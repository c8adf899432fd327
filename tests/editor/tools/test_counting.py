"""Tools that count over the whole world: open at once, filled when it is counted, given up when shut."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from tool_helpers import WAIT_MS, counted, tag_panel

from core.model.kinds import Kind
from core.refactor.references import TAG, Target
from core.world import build
from editor.tools.aside import Aside
from editor.tools.rename_dialog import RenameDialog
from editor.tools.tag_dialogs import DeleteTagsDialog, MergeTagsDialog

COUNTING = "Counting …"


class Gate:
    """Lets the works of `Aside` begin only when it is open."""

    def __init__(self) -> None:
        self._open = threading.Event()
        self.begun = self.ended = 0

    def let(self) -> None:
        """Open it for good."""
        self._open.set()

    def behind(self, work: Callable) -> Callable:
        """The work, once the gate is open."""

        def held(token):
            self.begun += 1
            self._open.wait(WAIT_MS / 1000)
            try:
                return work(token)
            finally:
                self.ended += 1

        return held


@pytest.fixture
def gate(monkeypatch) -> Iterator[Gate]:
    found, ask = Gate(), Aside.ask
    monkeypatch.setattr(
        Aside, "ask", lambda self, work, take, **more: ask(self, found.behind(work), take, **more)
    )
    yield found
    found.let()


MINA = Target(TAG, "mina")


def rename(window, target=MINA):
    return RenameDialog(window.theme, window.document, window.tasks, target, "en", window)


def merge(window):
    tags = ["mina", "derrumbe"]
    return MergeTagsDialog(window.theme, window.document, window.tasks, tags, "en", window)


def delete(window):
    return DeleteTagsDialog(window.theme, window.document, window.tasks, ["mina"], "en", window)


@pytest.fixture(params=[rename, merge, delete])
def dialog(request, window, gate, qtbot) -> QDialog:
    made = request.param(window)
    qtbot.addWidget(made)
    made.show()
    return made


def change_a_tag(window, tags=("mina", "otra")):
    """Give one entry of the tag others."""
    world = window.document.world
    tagged = next(r.handle for r in world.records(Kind.ENTRY) if "mina" in r.data.tags)
    window.document.push(build.set_value(world, tagged, "tags", tags))


def type_a_name(dialog):
    if hasattr(dialog, "name"):
        dialog.name.setText("otro_nombre")
    elif hasattr(dialog, "choice"):
        dialog.choice.setEditText("otro_nombre")


def test_it_opens_at_once_and_cannot_be_accepted_until_it_is_counted(window, dialog, gate, qtbot):
    assert dialog.isVisible() and dialog.counting
    assert dialog.said.text() == COUNTING and not dialog.accept_button.isEnabled()
    type_a_name(dialog)
    assert dialog.said.text() == COUNTING and not dialog.accept_button.isEnabled()
    dialog.accept()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible() and window.document.stack.count() == 0
    gate.let()
    counted(dialog, qtbot)
    qtbot.waitUntil(dialog.accept_button.isEnabled, timeout=WAIT_MS)
    assert any(letter.isdigit() for letter in dialog.said.text())
    dialog.accept_button.click()
    assert not dialog.isVisible() and window.document.stack.count() == 1


def test_enter_does_it_once_it_is_counted(window, dialog, gate, qtbot):
    type_a_name(dialog)
    gate.let()
    counted(dialog, qtbot)
    if hasattr(dialog, "_show_plan"):
        dialog._show_plan()
    qtbot.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible() and window.document.stack.count() == 1


def test_it_can_be_closed_while_it_counts(window, dialog, gate, qtbot):
    qtbot.waitUntil(lambda: gate.begun == 1, timeout=WAIT_MS)
    dialog.reject()
    assert not dialog.isVisible() and not dialog.counting
    gate.let()
    qtbot.waitUntil(lambda: gate.ended == 1, timeout=WAIT_MS)
    later = []
    window.tasks.run(lambda token: True, later.append)
    qtbot.waitUntil(lambda: bool(later), timeout=WAIT_MS)
    assert dialog.said.text() == COUNTING, "what was told before this came to nobody"


def test_a_dialog_that_is_gone_gets_no_count(window, gate, qtbot):
    made = rename(window)
    made.show()
    qtbot.waitUntil(lambda: gate.begun == 1, timeout=WAIT_MS)
    made.deleteLater()
    gate.let()
    qtbot.waitUntil(lambda: gate.ended == 1 and not window.tasks.busy, timeout=WAIT_MS)


def test_what_is_edited_while_it_counts_is_counted(window, dialog, gate, qtbot):
    qtbot.waitUntil(lambda: gate.begun == 1, timeout=WAIT_MS)
    change_a_tag(window, ("otra",))
    assert dialog.counting and not dialog.accept_button.isEnabled()
    gate.let()
    counted(dialog, qtbot)
    again = type(dialog) is RenameDialog and rename(window)
    tagged = [
        record
        for record in window.document.world.records(Kind.ENTRY)
        if {"mina"} & set(record.data.tags)
        or (type(dialog) is MergeTagsDialog and "derrumbe" in record.data.tags)
    ]
    if again:
        qtbot.addWidget(again)
        counted(again, qtbot)
        assert dialog._sites == again._sites
        assert {s.handle for s in dialog._sites} >= {record.handle for record in tagged}
    else:
        assert {record.handle for record in dialog._found.entries} == {r.handle for r in tagged}


def test_an_edit_after_the_count_is_counted_anew(window, dialog, gate, qtbot):
    gate.let()
    counted(dialog, qtbot)
    before = dialog.said.text()
    change_a_tag(window, ("otra",))
    assert dialog.said.text() == COUNTING and not dialog.accept_button.isEnabled()
    counted(dialog, qtbot)
    assert dialog.said.text() not in ("", COUNTING)
    type_a_name(dialog)
    if hasattr(dialog, "_show_plan"):
        dialog._show_plan()
    assert dialog.said.text() != before


def test_what_is_offered_comes_with_the_count(window, gate, qtbot):
    made = rename(window, Target(Kind.PLACE, "mina"))
    qtbot.addWidget(made)
    made.show()
    assert "place_tags" not in made.options and not made._boxes["place_tags"].isVisible()
    gate.let()
    counted(made, qtbot)
    assert made.options["place_tags"].isVisible() and made.options["place_tags"].isChecked()
    assert made.options["place_tags"].text().endswith("(16)")
    assert made.chosen_options().place_tags
    fields = [made.name, *made.options.values(), made.places]
    for before, after in pairwise(fields):
        before.setFocus()
        qtbot.keyClick(before, Qt.Key.Key_Tab)
        assert made.focusWidget() is after


def test_the_tag_panel_opens_at_once_and_fills(window, tools, gate, qtbot):
    tools.show_tags()
    panel = tools.open_tools()[0]
    assert panel.isVisible() and panel.said.text() == COUNTING
    panel.search.setText("mina")
    assert panel.said.text() == COUNTING and not panel.table.rows.rowCount()
    gate.let()
    counted(panel, qtbot)
    assert "mina" in [row.cells[0] for row in panel.table.rows.rows]
    assert all("mina" in " ".join(map(str, row.cells)) for row in panel.table.rows.rows)


def test_the_tag_panel_that_was_closed_counts_when_it_is_shown(window, tools, gate, qtbot):
    tools.show_tags()
    panel = tools.open_tools()[0]
    panel.close()
    assert not panel.counting
    gate.let()
    change_a_tag(window)
    assert tag_panel(tools, qtbot) is panel
    assert "otra" in [row.cells[0] for row in panel.table.rows.rows]
    rows = panel._found
    panel.close()
    tools.show_tags()
    assert not panel.counting and panel._found is rows, "nothing has changed since"


def test_what_is_selected_stays_so_while_tags_are_counted_anew(window, tools, qtbot):
    panel = tag_panel(tools, qtbot)
    panel.table.select_keys(["mina", "ermita"])
    chosen = panel.selected()
    change_a_tag(window)
    rows = panel.table.rows
    qtbot.waitUntil(lambda: "otra" in rows.keys, timeout=WAIT_MS)
    assert panel.selected() == chosen and len(chosen) == 2
