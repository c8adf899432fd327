"""With ids hidden nothing in the whole window names a masked entry, around the playground too."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playground_help import QUESTION, STATE, handle, masked_entries
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.world import build
from editor.main_window import MainWindow
from editor.playground.workspace import PlaygroundWorkspace
from editor.tools.replace_dialog import ReplaceDialog
from editor.workspaces import find_workspaces

CTRL = Qt.KeyboardModifier.ControlModifier
WAIT_MS = 20_000
SECRET = "mina_causa_real"


@pytest.fixture
def window(make_window: Callable[..., MainWindow], world_folder: Path, qtbot: QtBot) -> MainWindow:
    """All workspaces; lore was in front before, as it is when a world is opened."""
    window = make_window(*find_workspaces())
    window.resize(1440, 900)
    with qtbot.waitSignal(window.flow.opened, timeout=WAIT_MS):
        window.flow.open(world_folder)
    assert window.document is not None
    window.document.finish_checks()
    window.show_room("lore")
    return window


@pytest.fixture
def room(window: MainWindow) -> PlaygroundWorkspace:
    """The playground in front with all that can stand around it: issues, history, a notice."""
    found = window.rooms.workspace("playground")
    assert isinstance(found, PlaygroundWorkspace)
    found.set_state(STATE, f"case {SECRET}")
    found.query.field.setText(QUESTION)
    found.asker.ask_now()
    spoil(window, found)
    window.show_room("playground")
    window.place.want(True)
    window.dock.set_open(True)
    window.tools.toggle_history()
    found.state_panel.set_questions([QUESTION, f"Is {SECRET} true?"])
    found.errands.strip.tell("ok", f"Case {SECRET} is there", [f"It masks {SECRET}"])
    window.notices.show_notice("warning", f"{SECRET} is odd", f"About {SECRET}")
    return found


def spoil(window: MainWindow, room: PlaygroundWorkspace) -> None:
    """Masked entries get issues, and the history tells of them; one step is taken back."""
    document = window.document
    assert document is not None
    world, secret = document.world, handle(room, SECRET)
    document.push(build.set_value(world, handle(room, "mina_reapertura"), "id", SECRET))
    case = world.handles(Kind.CASE)[0]
    document.push(build.set_value(world, case, "masks", ["mina_causa_rael"]))
    for field, value in (("weight", -1.0), ("required_quest", "no_such_quest"), ("weight", 2.0)):
        document.push(build.set_value(world, secret, field, value))
    document.undo()
    document.finish_checks()


def plain(value: object) -> str:
    return "" if value is None else str(value)


def told_by_model(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    """Every role of every cell, the headers, and what a drag would carry."""
    top = parent if parent is not None else QModelIndex()
    flat = isinstance(model, QAbstractListModel)
    rows, columns = range(model.rowCount(top)), range(1 if flat else model.columnCount(top))
    for row in rows:
        for column in columns:
            index = model.index(row, column, top)
            yield from (plain(model.data(index, role)) for role in (*range(16), 256, 257, 258))
            if column == 0 and model.rowCount(index) and not flat:
                yield from told_by_model(model, index)
        data = model.mimeData([model.index(row, 0, top)]) if columns else None
        for name in data.formats() if data is not None else ():
            carried = bytes(data.data(name).data())
            # Qt's own format holds wide characters: without their zeros they can be read.
            yield carried.replace(b"\x00", b"").decode("utf-8", "replace")
    for column in columns:
        yield plain(model.headerData(column, Qt.Orientation.Horizontal))


def told_by_widgets(room: PlaygroundWorkspace) -> Iterator[str]:
    """What every widget that is shown says, and every model behind one."""
    typed = (room.query.field, room.try_out.check.field)
    for widget in (w for top in QApplication.topLevelWidgets() for w in every(top)):
        if not widget.isVisible():
            continue
        yield from (widget.windowTitle(), widget.toolTip(), widget.statusTip())
        yield from (widget.whatsThis(), widget.accessibleName(), widget.accessibleDescription())
        if widget in typed:
            continue
        text = getattr(widget, "text", "")
        yield text() if callable(text) else plain(text)
        if isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        if isinstance(widget, QPlainTextEdit):
            yield widget.toPlainText()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from told_by_model(widget.model())


def every(widget: QWidget) -> tuple[QWidget, ...]:
    return (widget, *widget.findChildren(QWidget))


def told_by_actions(window: MainWindow) -> Iterator[str]:
    for action in window.actions_by_id.all():
        yield from (action.text(), action.toolTip(), action.statusTip(), action.whatsThis())
        yield action.iconText()


def told_to_readers(interface: QAccessibleInterface | None) -> Iterator[str]:
    """All that a screen reader can be told of what is shown, down the tree."""
    if interface is None or not interface.isValid() or interface.state().invisible:
        return
    for part in (
        QAccessible.Text.Name,
        QAccessible.Text.Description,
        QAccessible.Text.Value,
        QAccessible.Text.Help,
    ):
        yield interface.text(part)
    for at in range(interface.childCount()):
        yield from told_to_readers(interface.child(at))


def told_by_clipboard(window: MainWindow, room: PlaygroundWorkspace, qtbot: QtBot) -> Iterator[str]:
    """What each way of copying that can be reached from here puts on the clipboard."""
    clipboard = QGuiApplication.clipboard()
    for copy in (
        room.copies.json,
        room.copies.command,
        room.copies.context,
        window.notices._on_copy,
    ):
        clipboard.clear()
        copy()
        assert clipboard.text()
        yield clipboard.text()
    views = [v for v in window.findChildren(QAbstractItemView) if v.isVisible()]
    for view in views:
        for row in range(min(60, view.model().rowCount())):
            view.setCurrentIndex(view.model().index(row, 0))
            clipboard.clear()
            qtbot.keyClick(view, Qt.Key.Key_C, CTRL)
            yield clipboard.text()


def told_by_palette(window: MainWindow, typed: str) -> Iterator[str]:
    """What Ctrl+K finds for some letters."""
    window.open_palette()
    QTest.keyClicks(window.top.field, typed)
    yield from told_by_model(window.palette_list.view.model())
    window.palette_list.leave()


def everything_told(window: MainWindow, room: PlaygroundWorkspace, qtbot: QtBot) -> Iterator[str]:
    yield from told_by_widgets(room)
    yield from told_by_actions(window)
    yield from told_to_readers(QAccessible.queryAccessibleInterface(window))
    yield from told_by_palette(window, "")
    yield from told_by_palette(window, SECRET[:9])
    yield from told_by_clipboard(window, room, qtbot)


def secrets(room: PlaygroundWorkspace) -> re.Pattern[str]:
    """Any id, as a word of its own, or text of a masked entry."""
    masked = masked_entries(room)
    assert len(masked) > 10
    ids = "|".join(re.escape(entry.id) for entry in masked)
    texts = "|".join(re.escape(entry.text) for entry in masked)
    return re.compile(rf"(?<!\w)(?:{ids})(?!\w)|{texts}")


def named(told: Iterator[str], wanted: re.Pattern[str]) -> list[str]:
    return [text for text in told if wanted.search(text)]


def test_with_ids_hidden_nothing_in_the_window_names_a_masked_entry(
    window: MainWindow, room: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    # The walk finds what is told while ids are shown: it looks where they stand.
    for told in (
        told_by_widgets(room),
        told_by_actions(window),
        told_to_readers(QAccessible.queryAccessibleInterface(window)),
        told_by_palette(window, SECRET[:9]),
        told_by_clipboard(window, room, qtbot),
    ):
        assert named(told, re.compile(rf"(?<!\w){SECRET}(?!\w)"))
    room.set_hide_ids(True)
    assert named(everything_told(window, room, qtbot), secrets(room)) == []


def test_each_place_says_masked_entry_and_names_it_again_afterwards(
    window: MainWindow, room: PlaygroundWorkspace
) -> None:
    document = window.document
    assert document is not None
    case = document.world.handles(Kind.CASE)[0]
    undo, redo = (window.actions_by_id[f"edit.{id}"] for id in ("undo", "redo"))
    assert undo.text() == f"&Undo change of required quest in {SECRET}"
    room.set_hide_ids(True)
    assert undo.text() == "&Undo change of required quest in masked entry"
    assert redo.text() == "&Redo change of weight in masked entry"
    assert window.notices.text == "masked entry is odd"
    assert room.errands.strip.sentence.text() == "Case masked entry is there"
    assert room.state_panel.recent.model().index(1, 0).data() == "Is masked entry true?"
    rows = [window.dock.model.words(at) for at in range(window.dock.model.rowCount())]
    hidden = [row for row in rows if row.entry == "masked entry"]
    assert hidden and all(row.message == "It is about a masked entry." for row in hidden)
    assert all(row.fix == "" for row in hidden)
    beside = [row for row in rows if "masked entry" in row.message and row not in hidden]
    assert document.world.record(case).id in [row.entry for row in beside]
    room.set_lifted(True)
    assert window.notices.text == f"{SECRET} is odd"
    assert undo.text() == f"&Undo change of required quest in {SECRET}"
    assert any(window.dock.model.words(at).entry == SECRET for at in range(len(rows)))
    assert room.state_panel.recent.questions()[1] == f"Is {SECRET} true?"


def test_a_question_whose_id_is_hidden_is_asked_as_it_was(
    room: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    room.set_hide_ids(True)
    recent = room.state_panel.recent
    recent.setCurrentIndex(recent.model().index(1, 0))
    qtbot.keyClick(recent, Qt.Key.Key_Return)
    assert room.query.field.text() == f"Is {SECRET} true?"


def test_who_is_asked_and_what_is_edited_decide_what_is_hidden(
    window: MainWindow, room: PlaygroundWorkspace
) -> None:
    document = window.document
    assert document is not None
    room.set_hide_ids(True)
    discretion = window.shell.discretion
    seen = next(e for e in document.world.records(Kind.ENTRY) if not discretion.hides(e.handle))
    assert discretion.say(f"{seen.id}, {SECRET}") == f"{seen.id}, masked entry"
    document.push(build.set_value(document.world, seen.handle, "visibility", "oculto"))
    assert discretion.say(seen.id) == "masked entry"
    assert document.undo_text == "change of visibility in masked entry"
    document.undo()
    assert discretion.say(seen.id) == seen.id
    assert document.redo_text == f"change of visibility in {seen.id}"


def test_another_workspace_in_front_names_everything(
    window: MainWindow, room: PlaygroundWorkspace
) -> None:
    room.set_hide_ids(True)
    assert window.shell.discretion.on
    window.show_room("lore")
    assert not window.shell.discretion.on
    assert window.notices.text == f"{SECRET} is odd"
    window.show_room("playground")
    assert window.shell.discretion.on
    assert window.notices.text == "masked entry is odd"


def test_an_id_of_several_words_is_hidden_whole(
    window: MainWindow, room: PlaygroundWorkspace
) -> None:
    document = window.document
    assert document is not None
    room.set_hide_ids(True)
    secret = document.world.find(Kind.ENTRY, SECRET)[-1]
    document.push(build.set_value(document.world, secret, "id", "real cause-1"))
    say = window.shell.discretion.say
    assert say("why real cause-1 is odd") == "why masked entry is odd"


def test_tools_beside_the_work_are_put_away_while_ids_are_hidden(
    window: MainWindow, room: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    tools, actions = window.tools, window.actions_by_id
    for show in (tools.show_tags, tools.show_replace, tools.show_statistics):
        show()
    replace = tools.open_tools()[1]
    assert isinstance(replace, ReplaceDialog)
    secret = masked_entries(room)[0]
    replace.form.find.setText(secret.text)
    view = replace.view
    qtbot.waitUntil(lambda: view.model().rowCount() > 0, timeout=WAIT_MS)
    assert named(told_by_widgets(room), re.compile(re.escape(secret.text)))
    room.set_hide_ids(True)
    assert not any(tool.isVisible() for tool in tools.open_tools())
    assert named(everything_told(window, room, qtbot), secrets(room)) == []
    whole = ("tools.tags", "tools.replace", "tools.statistics", "tools.merge", "file.since_save")
    assert not any(actions[id].isEnabled() for id in (*whole, "file.backups", "tools.rename"))
    window.show_room("lore")
    assert all(tool.isVisible() for tool in tools.open_tools())
    assert all(actions[id].isEnabled() for id in whole)


def test_a_tool_that_was_closed_stays_closed(window: MainWindow, room: PlaygroundWorkspace) -> None:
    window.tools.show_tags()
    window.tools.show_statistics()
    tags, statistics = window.tools.open_tools()
    tags.close()
    room.set_hide_ids(True)
    room.set_hide_ids(False)
    assert statistics.isVisible() and not tags.isVisible()


def test_duplicates_are_not_compared_while_ids_are_hidden(
    window: MainWindow, room: PlaygroundWorkspace
) -> None:
    document = window.document
    assert document is not None
    secret = document.world.find(Kind.ENTRY, SECRET)[0]
    text = document.world.data(secret).text  # type: ignore[union-attr]
    document.push(build.set_value(document.world, handle(room, "mina_entrada"), "text", text))
    document.finish_checks()
    near = next(i for i in document.issues() if i.code == "near_duplicate")
    room.set_hide_ids(True)
    window.dock.compare_requested.emit(near)
    assert window.status.message.text() == "Not while the ids of masked entries are hidden."


def test_what_was_learnt_and_cannot_be_read_is_not_named(
    window: MainWindow, room: PlaygroundWorkspace
) -> None:
    room.set_state(replace(STATE, learnt={str(STATE.npc): {SECRET: 3}}))
    assert room.state_panel.learnt.text() == f"Has learnt {SECRET}"
    document = window.document
    assert document is not None
    for secret in document.world.find(Kind.ENTRY, SECRET):
        document.push(build.set_value(document.world, secret, "text", 5))
    room.set_hide_ids(True)
    assert SECRET not in room.state_panel.learnt.text()
    room.set_hide_ids(False)
    assert room.state_panel.learnt.text() == f"Has learnt {SECRET}"
