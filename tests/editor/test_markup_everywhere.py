"""Markup in every field of every kind of record is text wherever it is shown."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from frame_helpers import MakeWindow, open_world
from markup_world import EVIL, write_save, write_world
from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QLabel,
    QListView,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.world import build
from editor.dialogs.ask import ask_saves, ask_unsaved, confirm
from editor.main_window import MainWindow
from editor.workspaces import find_workspaces

DATA = Path(__file__).resolve().parents[2] / "data"
WAIT_MS = 30_000
ROWS = 60
RAW = ("<img", "<b>x")


@pytest.fixture
def evil_window(make_window: MakeWindow, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    write_world(DATA / "lore", tmp_path / "Villarroca")
    write_save(DATA / "saves" / "partida_03.json", tmp_path / "partida.json", DATA / "lore")
    shutil.copy(DATA / "saves" / "partida_03.jsonl", tmp_path / "partida.jsonl")
    window = make_window(*find_workspaces())
    window.resize(1440, 900)
    open_world(window, tmp_path / "Villarroca", qtbot)
    return window


def is_read_as_markup(text: str) -> bool:
    """Whether Qt would read a text as rich text, with markup of ours left in it."""
    return any(raw in text for raw in RAW) and GuiQt.mightBeRichText(text)


def wrong_in(widget: QWidget) -> Iterator[str]:
    name = f"{type(widget).__module__}.{type(widget).__name__}"
    for what in ("toolTip", "whatsThis"):
        if is_read_as_markup(getattr(widget, what)()):
            yield f"{name}.{what}"
    if isinstance(widget, QLabel) and any(raw in widget.text() for raw in RAW):
        format = widget.textFormat()
        auto = format == Qt.TextFormat.AutoText and GuiQt.mightBeRichText(widget.text())
        if auto or format in (Qt.TextFormat.RichText, Qt.TextFormat.MarkdownText):
            yield f"{name} {widget.text()!r}"
    if isinstance(widget, (QTextEdit, QPlainTextEdit)):
        yield from (f"{name}: an image" for _ in images_in(widget.document()))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from (f"{name} tip of {at}" for at in tips_in(widget))


def images_in(document: QTextDocument) -> Iterator[None]:
    block = document.begin()
    while block.isValid():
        for format in block.textFormats():
            if format.format.isImageFormat():
                yield None
        block = block.next()


def tips_in(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    columns = 1 if isinstance(view, QListView) else model.columnCount(QModelIndex())
    for row in range(min(ROWS, model.rowCount())):
        for column in range(columns):
            tip = model.data(model.index(row, column), Qt.ItemDataRole.ToolTipRole)
            if isinstance(tip, str) and is_read_as_markup(tip):
                yield f"{row}, {column}"


def check(root: QWidget, where: str) -> None:
    QApplication.processEvents()
    root.grab()
    found = {
        f"{where}: {w}" for each in (root, *root.findChildren(QWidget)) for w in wrong_in(each)
    }
    assert not found


def shown_text(window: MainWindow) -> bool:
    """Whether the markup is seen at all: a check of nothing would pass too."""
    return any(EVIL in label.text() for label in window.findChildren(QLabel))


def test_every_workspace_and_kind(evil_window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window = evil_window
    world = window.document.world
    assert window.open_save(tmp_path / "partida.json")
    qtbot.waitUntil(lambda: window.rooms.current.inspected is not None, timeout=WAIT_MS)
    for spec in find_workspaces():
        window.show_room(spec.id)
        qtbot.wait(150)
        check(window, spec.id)
    window.ask({"query": f"mina {EVIL}", "npc": world.ids(Kind.NPC)[0], "quests": ()})
    qtbot.wait(400)
    check(window, "playground, asked")
    window.show_room("lore")
    room = window.rooms.current
    for kind in Kind:
        handles = world.handles(kind)
        if not handles or not window.jump(handles[0]):
            continue
        check(window, f"lore, {kind.value}")
        for tab in ("raw", "related", "used"):
            room.form.show_tab(tab)
            check(window, f"lore, {kind.value}, {tab}")
        room.form.show_tab("form")
    room.table.select_handles(list(world.handles(Kind.ENTRY))[:3])
    check(window, "lore, several")


def test_notices_and_the_palette(evil_window: MainWindow, qtbot: QtBot) -> None:
    window = evil_window
    window.notices.show_notice("error", EVIL)
    window.status.show_message(EVIL)
    check(window, "notices")
    assert shown_text(window)
    window.open_palette()
    qtbot.keyClicks(window.top.field, "mina")
    qtbot.wait(200)
    check(window, "palette")
    for top in QApplication.topLevelWidgets():
        if top.isVisible():
            check(top, f"palette, {type(top).__name__}")
    window.palette_list.leave()


@pytest.mark.parametrize(
    "id",
    [
        "tools.rename",
        "tools.tags",
        "tools.replace",
        "tools.split",
        "tools.merge",
        "tools.statistics",
        "tools.history",
        "help.keyboard",
        "world.new_file",
        "world.move_entries",
    ],
)
def test_every_tool(evil_window: MainWindow, qtbot: QtBot, id: str) -> None:
    window = evil_window
    world, document = window.document.world, window.document
    first, second = world.handles(Kind.ENTRY)[:2]
    text = f"{EVIL} Una frase larga que sigue y sigue. " * 12
    document.push(build.set_values(world, [first, second], "text", text))
    document.finish_checks()
    window.jump(first)
    seen: list[str] = []

    def look() -> None:
        shown = [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog)]
        shown = [w for w in shown if w.isVisible()]
        if not shown:
            later.start()
            return
        try:
            search(shown[0])
            check(shown[0], f"{id}, {type(shown[0]).__name__}")
            seen.append(type(shown[0]).__name__)
        finally:
            shown[0].close()

    def search(dialog: QDialog) -> None:
        if id == "tools.replace":
            dialog.form.find.setText("img")  # type: ignore[attr-defined]
            dialog.form.send_now()  # type: ignore[attr-defined]
            qtbot.waitUntil(lambda: not dialog.busy, timeout=WAIT_MS)  # type: ignore[attr-defined]

    later = QTimer(window, singleShot=True, interval=50)
    later.timeout.connect(look)
    if id == "tools.history":
        check(window, id)
        window.actions_by_id.plain(id).trigger()
        return
    later.start()
    window.actions_by_id.plain(id).trigger()
    qtbot.waitUntil(lambda: bool(seen), timeout=WAIT_MS)


def test_questions(evil_window: MainWindow, qtbot: QtBot) -> None:
    seen: list[str] = []

    def look() -> None:
        (box,) = [
            w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()
        ]
        try:
            check(box, "question")
            seen.append(EVIL)
        finally:
            box.reject()

    for ask in (
        lambda: ask_saves(evil_window, EVIL),
        lambda: ask_unsaved(evil_window, EVIL, 2),
        lambda: confirm(evil_window, EVIL, EVIL, "Go"),
    ):
        QTimer.singleShot(100, look)
        ask()
    assert len(seen) == 3


def test_the_check_sees_what_it_looks_for(qtbot: QtBot) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    label, plain = QLabel(EVIL, root), QLabel(EVIL, root)
    plain.setTextFormat(Qt.TextFormat.PlainText)
    plain.setToolTip(EVIL)
    text = QTextEdit(root)
    text.setHtml(EVIL)
    found = [w for each in (label, plain, text) for w in wrong_in(each)]
    assert len(found) == 3
