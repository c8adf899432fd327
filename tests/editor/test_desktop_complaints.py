"""What made people angry at other desktop editors, in the real window; `lore` has the others."""

from __future__ import annotations

import errno
import json
import os
import shutil
from pathlib import Path

import pytest
from frame_helpers import MakeWindow, open_world
from PySide6.QtCore import QByteArray, QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.world import build
from editor.disk.places import data_folder
from editor.lore.cells import CellMaker
from editor.lore.spec import SPEC
from editor.main_window import MainWindow
from editor.session import is_reachable
from editor.settings import SettingsStore

WAIT_MS = 20_000


@pytest.fixture
def lore(make_window: MakeWindow, world_folder: Path, qtbot: QtBot) -> MainWindow:
    window = make_window(SPEC)
    open_world(window, world_folder, qtbot)
    return window


def edit(window: MainWindow, handle: int, value: str) -> None:
    world = window.document.world
    assert window.document.push(build.set_value(world, handle, "notes", value))


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.json")}


def test_edits_in_every_file_are_saved_wherever_it_really_lies(
    make_window: MakeWindow, world_folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    """inky#553: edits to included files in other folders were silently not saved."""
    other = tmp_path / "otra parte"
    other.mkdir()
    shutil.move(world_folder / "mina.json", other / "mina.json")
    try:
        (world_folder / "mina.json").symlink_to(other / "mina.json")
    except OSError:
        pytest.skip("this system makes no links for this user")
    window = make_window(SPEC)
    open_world(window, world_folder, qtbot)
    world = window.document.world
    touched = {world.record(h).file: h for h in world.handles(Kind.ENTRY)}
    for handle in touched.values():
        edit(window, handle, "anotado")
    assert window.flow.save_now()
    names = {world.file(file).name for file in touched}
    assert "mina.json" in names and len(names) > 2
    saved = texts(world_folder)
    assert {name for name in names if "anotado" in saved[name]} == names
    assert (world_folder / "mina.json").is_symlink()
    assert "anotado" in (other / "mina.json").read_text(encoding="utf-8")


def test_what_is_saved_is_all_in_the_users_folder(
    lore: MainWindow, world_folder: Path, make_window: MakeWindow, qtbot: QtBot
) -> None:
    """twinejs#1613: years of work lay in a browser's storage, and went with it."""
    handle = lore.document.world.find(Kind.ENTRY, "mina_derrumbe")[0]
    edit(lore, handle, "está en el disco")
    assert lore.flow.save_now()
    qtbot.waitUntil(lambda: not lore.tasks.busy, timeout=WAIT_MS)
    lore.flow.close_world()
    shutil.rmtree(data_folder(), ignore_errors=True)
    plain = json.loads((world_folder / "mina.json").read_text(encoding="utf-8"))
    (row,) = [e for e in plain["entradas"] if e["id"] == "mina_derrumbe"]
    assert row["notas"] == "está en el disco"
    again = make_window(SPEC)
    open_world(again, world_folder, qtbot)
    found = again.document.world.find(Kind.ENTRY, "mina_derrumbe")[0]
    assert again.document.world.data(found).notes == "está en el disco"


def test_going_elsewhere_and_back_keeps_the_history(lore: MainWindow, world_folder: Path) -> None:
    """novelWriter#2275: what could be undone was lost by looking at another document."""
    before = texts(world_folder)
    world, room = lore.document.world, lore.rooms.workspace("lore")
    for kind in (Kind.ENTRY, Kind.NPC, Kind.PLACE, Kind.QUEST, Kind.FACTION):
        for handle in world.handles(kind)[:2]:
            assert lore.jump(handle)
            edit(lore, handle, f"paso por {kind.value}")
        room.toolbar.filter.set_text("file:mina")
        room.set_kind(Kind.ENTRY)
    assert lore.document.stack.count() == 10
    for left in range(10, 0, -1):
        assert lore.document.stack.index() == left
        lore.actions_by_id.plain("edit.undo").trigger()
    assert {file.name: world.file_text(file.handle) for file in world.files} == before


def test_opening_makes_no_more_rows_than_are_seen(
    make_window: MakeWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """anki#1744: opening looked at hundreds of thousands of cards, to show thirty."""
    rows = [{"id": f"e{n:05}", "texto": f"t{n}", "etiquetas": [f"g{n % 9}"]} for n in range(3000)]
    folder = tmp_path / "grande"
    folder.mkdir()
    (folder / "a.json").write_text(json.dumps({"entradas": rows}), encoding="utf-8")
    made: set[int] = set()
    cells = CellMaker.cells

    def counted(self: CellMaker, record: object, columns: object) -> object:
        made.add(record.handle)  # type: ignore[attr-defined]
        return cells(self, record, columns)  # type: ignore[arg-type]

    monkeypatch.setattr(CellMaker, "cells", counted)
    window = make_window(SPEC)
    with qtbot.waitSignal(window.flow.opened, timeout=WAIT_MS):
        window.flow.open(folder)
    window.show_room("lore")
    window.grab()
    assert len(window.rooms.workspace("lore").model.handles) == 3000
    assert 0 < len(made) < 600


def test_a_window_of_a_screen_that_is_gone_comes_back_to_one_that_is_there(
    make_window: MakeWindow, settings: SettingsStore, qtbot: QtBot
) -> None:
    """napari#2732: a window restored to a missing screen could not be reached any more."""
    away = QWidget()
    qtbot.addWidget(away)
    away.setGeometry(QRect(QPoint(9000, 7000), away.size().expandedTo(away.size() * 3)))
    kept = away.saveGeometry().toBase64().data()
    rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    for geometry in (bytes(kept).decode("ascii"), "bm9uc2Vuc2U=", "é", "A" * 5000):
        settings.update(geometry=geometry)
        window = make_window()
        assert is_reachable(window.frameGeometry(), rooms)
        least = window.minimumSize()
        for room in rooms:
            assert window.width() <= max(room.width(), least.width())
    assert QByteArray.fromBase64(QByteArray(kept)) == away.saveGeometry()


@pytest.mark.parametrize("number", [errno.EBUSY, errno.EXDEV, errno.EPERM, errno.EIO])
def test_where_files_cannot_be_put_in_place_nothing_is_lost(
    lore: MainWindow,
    world_folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
) -> None:
    """tiled#1402: saving over a file fails in folders that another program keeps in step."""
    before = texts(world_folder)
    edit(lore, lore.document.world.find(Kind.ENTRY, "mina_derrumbe")[0], "no se pierde")

    def refused(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "replace", refused)
    monkeypatch.setattr(os, "rename", refused)
    assert not lore.flow.save_now()
    monkeypatch.undo()
    assert lore.isWindowModified()
    assert lore.notices.isVisible() and lore.notices.text
    assert texts(world_folder) == before
    assert not [p for p in world_folder.iterdir() if p.name.startswith(".mina")]
    copy = lore.flow.copy_into(tmp_path)
    assert copy is not None and "no se pierde" in texts(copy)["mina.json"]
    assert lore.flow.save_now(), "and it is saved once the folder lets it"
    assert "no se pierde" in texts(world_folder)["mina.json"]
