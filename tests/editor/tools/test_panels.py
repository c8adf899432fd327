"""History, statistics and shortcuts in the real window."""

from __future__ import annotations

import errno

import pytest
from frame_helpers import open_world, speaking
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeySequence
from tool_helpers import WAIT_MS, handle_of, tag_panel, texts

from core.model.kinds import Kind
from core.world import build
from editor.actions import portable
from editor.settings import SettingsStore
from editor.tools.history_dock import HistoryDock
from editor.tools.keymap import is_reserved
from editor.tools.rows import Row, RowsView
from editor.tools.shortcuts_dialog import ShortcutsDialog
from editor.tools.tag_dialogs import DeleteTagsDialog, MergeTagsDialog
from editor.translation import install_translation


def edit(window, value):
    world = window.document.world
    handles = world.handles(Kind.ENTRY)[:3]
    window.document.push(build.set_values(world, handles, "weight", value))


def test_the_history_lists_what_and_how_many_and_goes_back(window, qtbot):
    before = texts(window)
    action = window.actions_by_id.plain("tools.history")
    action.trigger()
    dock = window.findChild(HistoryDock)
    assert dock.isVisible() and action.isChecked()
    edit(window, 2.5)
    edit(window, 3.5)
    model = dock.view.model()
    words = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert words == ["As it was opened", *["Change of weight in 3 records"] * 2]
    there = window.flow.traveller
    dock.view.setCurrentIndex(model.index(0, 0))
    qtbot.waitUntil(lambda: not there.travelling, timeout=10_000)
    assert texts(window) == before and dock.view.currentIndex().row() == 0
    dock.view.setCurrentIndex(model.index(2, 0))
    qtbot.waitUntil(lambda: not there.travelling, timeout=10_000)
    assert window.document.undo_text == "change of weight in 3 records"
    window.actions_by_id.plain("edit.undo").trigger()
    assert dock.view.currentIndex().row() == 1
    edit(window, 4.5)
    words = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert len(words) == 3 and dock.view.currentIndex().row() == 2
    dock.closed.emit()
    assert not dock.isVisible() and not action.isChecked()


def test_the_history_follows_the_world(window, world_folder, qtbot):
    window.actions_by_id.plain("tools.history").trigger()
    dock = window.findChild(HistoryDock)
    window.flow.close_world()
    assert not dock.isVisible()
    open_world(window, world_folder, qtbot)
    assert dock.model.stack is window.document.stack


def test_a_step_more_leaves_the_rows_of_the_others_alone(window, qtbot):
    window.actions_by_id.plain("tools.history").trigger()
    dock = window.findChild(HistoryDock)
    for value in range(2, 40):
        edit(window, float(value))
        window.document.end_typing()
    dock.grab()
    changed, known = [], dict(dock._rows._sizes)
    dock.model.dataChanged.connect(lambda first, last, *_: changed.append(first.row()))
    edit(window, 90.0)
    dock.grab()
    assert dock.model.rowCount() == 40 and not changed
    assert len(dock._rows._sizes) <= len(known) + 1, "rows of the same words are as high"
    window.document.stack.setClean()
    assert dock.model.index(39, 0).data(Qt.ItemDataRole.DecorationRole) is not None
    assert dock.model.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None
    assert sorted(changed) == [0, 39], "the mark of what is saved moves"


@pytest.fixture
def statistics(window, tools, qtbot):
    tools.show_statistics()
    panel = tools.open_tools()[0]
    qtbot.waitUntil(lambda: not panel.busy, timeout=10_000)
    return panel


def test_statistics_count_and_follow_edits(window, statistics, qtbot):
    assert dict(statistics.kinds.rows)["NPCs"] == 12
    total = len(window.document.world.handles(Kind.ENTRY))
    assert sum(count for _, count in statistics.gates.rows) == total
    never = len(statistics.never.rows.rows)
    assert f"{never} entries that no case retrieves" in statistics.said.text()
    world = window.document.world
    window.document.push(build.duplicate(world, world.handles(Kind.ENTRY)[:1]))
    qtbot.waitUntil(lambda: sum(c for _, c in statistics.gates.rows) == total + 1, timeout=3000)


def test_an_entry_that_no_case_retrieves_is_shown(window, statistics, qtbot):
    statistics.never.selectRow(0)
    handle = statistics.never.selected_keys()[0]
    qtbot.keyClick(statistics.never, Qt.Key.Key_Return)
    assert handle in window.rooms.workspace("lore").table.selected_handles()


def test_statistics_open_at_once_and_count_what_was_edited_while_they_were_closed(
    window, tools, qtbot
):
    tools.show_statistics()
    panel = tools.open_tools()[0]
    assert panel.isVisible() and panel.counts is None and panel.counting
    panel.close()
    assert not panel.counting
    world = window.document.world
    total = len(world.handles(Kind.ENTRY))
    window.document.push(build.duplicate(world, world.handles(Kind.ENTRY)[:1]))
    tools.show_statistics()
    qtbot.waitUntil(lambda: not panel.busy, timeout=10_000)
    assert sum(count for _, count in panel.gates.rows) == total + 1
    counts = panel.counts
    panel.close()
    tools.show_statistics()
    assert not panel.counting and panel.counts is counts, "nothing has changed since"
    window.document.push(build.duplicate(world, world.handles(Kind.ENTRY)[:1]))
    panel.refresh()
    panel.close()
    tools.show_statistics()
    qtbot.waitUntil(lambda: sum(c for _, c in panel.gates.rows) == total + 2, timeout=10_000)


def test_the_page_is_written(window, statistics, tmp_path, qtbot):
    world = window.document.world
    handle = handle_of(window, Kind.ENTRY, "mina_hierro")
    window.document.push(build.set_value(world, handle, "tags", ("<img src=file:x>", "\ud800")))
    statistics.refresh()
    while statistics.busy:
        statistics._ask_on()
    path = tmp_path / "page.html"
    path.write_text("An older page.")
    statistics.export(path)
    qtbot.waitUntil(lambda: "Written to" in statistics.said.text(), timeout=20_000)
    page = path.read_text(encoding="utf-8")
    assert "&lt;img src=file:x&gt;" in page and "<img" not in page and "<script" not in page
    assert "that no case retrieves" in page
    statistics.export(tmp_path / "missing" / "page.html")
    qtbot.waitUntil(lambda: bool(statistics.notices.texts), timeout=20_000)
    assert "cannot be written" in statistics.notices.texts[0]


def test_a_page_that_cannot_be_written_leaves_the_one_of_before(
    statistics, tmp_path, qtbot, monkeypatch
):
    path = tmp_path / "page.html"
    path.write_text("An older page.")

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    statistics.export(path)
    qtbot.waitUntil(lambda: bool(statistics.notices.texts), timeout=20_000)
    monkeypatch.undo()
    assert "no space left" in statistics.notices.texts[0].lower()
    assert path.read_text() == "An older page."


@pytest.fixture
def shortcuts(window, theme, qtbot):
    dialog = ShortcutsDialog(theme, window.actions_by_id, window.settings, "en", window)
    qtbot.addWidget(dialog)
    return dialog


def choose(dialog, id, keys):
    dialog.table.select_keys([id])
    dialog.keys.setKeySequence(QKeySequence(keys))
    dialog.set_button.click()


def test_a_shortcut_is_changed_and_kept(window, shortcuts):
    choose(shortcuts, "tools.tags", "Ctrl+Alt+T")
    assert window.actions_by_id.keys_of("tools.tags") == ("Ctrl+Alt+T",)
    again = SettingsStore(window.settings._path)
    assert again.values.shortcuts == {"tools.tags": ("Ctrl+Alt+T",)}
    shortcuts.reset_button.click()
    assert window.actions_by_id.keys_of("tools.tags") == ("Ctrl+Shift+T",)
    assert not window.settings.values.shortcuts


def test_shortcuts_are_in_use_from_the_start(window, make_window, settings):
    settings.update(shortcuts={"tools.tags": ("Ctrl+Alt+T",), "gone.action": ("Ctrl+Alt+Y",)})
    other = make_window()
    assert other.actions_by_id.keys_of("tools.tags") == ("Ctrl+Alt+T",)


def test_ctrl_y_redoes_once_beside_the_platforms_own_key(window, shortcuts, qtbot):
    actions, redo = window.actions_by_id, window.actions_by_id.plain("edit.redo")
    keys = actions.default_keys("edit.redo")
    assert keys.count("Ctrl+Y") == 1 and len(set(keys)) == len(keys) > 1
    assert keys == tuple(portable(s) for s in redo.shortcuts())
    assert any("Ctrl+Y" in row.cells[1] for row in shortcuts.table.rows.rows)
    handle = window.document.world.find(Kind.ENTRY, "mina_derrumbe")[0]
    window.document.push(build.set_value(window.document.world, handle, "weight", 3.0))
    window.document.undo()
    window.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.document.world.data(handle).weight == 3.0, timeout=5000)


def test_a_key_the_user_gave_away_is_no_default_any_more(window, make_window, settings):
    settings.update(shortcuts={"tools.tags": ("Ctrl+Y",)})
    other = make_window()
    assert other.actions_by_id.keys_of("tools.tags") == ("Ctrl+Y",)
    assert "Ctrl+Y" not in other.actions_by_id.keys_of("edit.redo")
    assert other.actions_by_id.keys_of("edit.redo")


@pytest.mark.parametrize(("keys", "says"), [("Ctrl+S", "belongs to “Save”"), ("a", "typing")])
def test_a_conflict_is_refused(window, shortcuts, keys, says):
    choose(shortcuts, "tools.tags", keys)
    assert window.actions_by_id.keys_of("tools.tags") == ("Ctrl+Shift+T",)
    assert says in shortcuts.notices.texts[0] and not shortcuts.set_button.isEnabled()


def test_a_reset_does_not_take_what_another_has_now(window, shortcuts):
    choose(shortcuts, "tools.tags", "Ctrl+Alt+T")
    choose(shortcuts, "tools.merge", "Ctrl+Shift+T")
    shortcuts.table.select_keys(["tools.tags"])
    shortcuts.reset_button.click()
    assert window.actions_by_id.keys_of("tools.tags") == ("Ctrl+Alt+T",)
    shortcuts.reset_all_button.click()
    assert window.actions_by_id.keys_of("tools.tags") == ("Ctrl+Shift+T",)
    assert window.actions_by_id.keys_of("tools.merge") == ()


@pytest.mark.parametrize(
    ("keys", "reserved"),
    [("F2", True), ("F9", False), ("Shift+F9", False), ("Shift+A", True), ("Ctrl+C", True)],
)
def test_keys_of_fields_and_tables_stay_theirs(keys, reserved):
    assert is_reserved(keys) is reserved


def test_many_rows_are_selected_by_their_keys_at_once(window):
    view = RowsView(window.theme, "Tags", ("Tag",), (0,), several=True, parent=window)
    view.set_rows([Row(at, (str(at),)) for at in range(3000)])
    told = []
    view.chosen.connect(lambda: told.append(len(view.selected_keys())))
    view.select_keys(range(0, 3000, 2))
    assert view.selected_keys() == list(range(0, 3000, 2))
    assert len(told) <= 2, "once for all, not once for each"
    view.set_rows([Row(at, (str(at),)) for at in range(1, 3001)])
    assert view.selected_keys() == list(range(2, 3000, 2)), "kept by key, 0 is gone"
    view.select_keys(["nobody"])
    assert view.selected_keys() == []


def test_a_renamed_tag_is_selected_and_the_panel_stays_in_front(tools, qtbot, answer):
    from editor.tools.rename_dialog import RenameDialog

    panel = tag_panel(tools, qtbot)
    panel.table.select_keys(["mina"])

    def rename(dialog):
        dialog.name.setText("minas_viejas")
        qtbot.keyClick(dialog.name, Qt.Key.Key_Return)

    answer(RenameDialog, rename)
    qtbot.mouseClick(panel._rename, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.selected() == ["minas_viejas"])
    qtbot.waitUntil(panel.isActiveWindow)
    assert panel.focusWidget() is panel.table


def test_a_renamed_tag_is_shown_whatever_is_searched_for(tools, qtbot):
    panel = tag_panel(tools, qtbot)
    panel.search.set_text_silently("ermita")
    panel._fill()
    panel.come_back("mina")
    qtbot.waitUntil(lambda: panel.selected() == ["mina"], timeout=WAIT_MS)
    assert panel.search.text() == ""


def test_the_arrow_goes_from_the_search_to_the_first_tag_that_is_found(tools, qtbot):
    panel = tag_panel(tools, qtbot)
    panel.search.setFocus()
    qtbot.keyClicks(panel.search, "derru")
    qtbot.keyClick(panel.search, Qt.Key.Key_Down)
    assert panel.selected() == ["derrumbe"] and panel._rename.isEnabled()
    assert panel.focusWidget() is panel.table
    panel.search.setFocus()
    qtbot.keyClicks(panel.search, "zzz")
    qtbot.keyClick(panel.search, Qt.Key.Key_Down)
    assert panel.focusWidget() is panel.search, "nothing is found"


@pytest.mark.parametrize(("language", "says"), [("es", "Cambian "), ("pt", "Mudam ")])
def test_what_a_tag_takes_along_is_counted_in_the_language(
    tools, qapp, qtbot, answer, language, says
):
    panel, said = tag_panel(tools, qtbot), []
    panel.table.select_keys(["mina", "plaza"])

    def look(dialog):
        said.append(dialog.said.text())
        dialog.reject()

    with speaking(qapp, language):
        for kind, button in ((MergeTagsDialog, panel._merge), (DeleteTagsDialog, panel._delete)):
            answer(kind, look)
            button.click()
    assert len(said) == 2 and all(words.startswith(says) for words in said)


@pytest.fixture
def english(qapp):
    before = QLocale()
    installed = install_translation(qapp, "en")
    yield
    for translator in installed:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


def test_one_place_in_one_record_is_told_as_one(window, tools, answer, english):
    from editor.tools.rename_dialog import RenameDialog

    said = []

    def look(dialog):
        dialog.name.setText("otra_cosa")
        dialog._show_plan()
        said.append(dialog.said.text())
        dialog.reject()

    tags = [tag for r in window.document.world.records(Kind.ENTRY) for tag in r.data.tags]
    once = next(tag for tag in tags if tags.count(tag) == 1)
    answer(RenameDialog, look)
    tools.rename_tag(once)
    assert said == ["1 place changes, in 1 record"]
