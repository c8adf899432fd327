"""A tick shares a filter with the team: it lies beside the lore, and follows renames."""

from __future__ import annotations

import json
from pathlib import Path

from frame_helpers import open_world
from test_renaming_tools import rename_to

from core.model.kinds import Kind
from core.world import build
from editor.tools.rename_dialog import RenameDialog

WAIT_MS = 10_000


def tick(window, text: str) -> None:
    """Set a filter and use the tick of its menu, as the user does."""
    saved = window.rooms.workspace("lore").saved
    saved.fill(text)
    (action,) = [a for a in saved.menu.actions() if a.text() == "Share it with the team"]
    assert action.isEnabled()
    action.trigger()


def offered(window) -> list[str]:
    saved = window.rooms.workspace("lore").saved
    saved.fill("")
    return [a.text() for a in saved.menu.actions() if a.isCheckable() and a.isEnabled()]


def on_disk(folder: Path) -> list[str]:
    path = folder / ".loremask" / "filters.json"
    return [f["filter"] for f in json.loads(path.read_text(encoding="utf-8"))["filters"]]


def save(window, qtbot) -> None:
    with qtbot.waitSignal(window.document.saved, timeout=WAIT_MS):
        window.actions_by_id.plain("file.save").trigger()


def test_a_colleague_who_opens_the_world_has_it(window, make_window, world_folder, qtbot):
    from editor.lore.spec import SPEC

    tick(window, "tag:mina -vis:secret")
    assert on_disk(world_folder) == ["tag:mina -vis:secret"]
    assert not window.document.modified
    assert ".loremask" not in [f.name for f in window.document.world.files]
    other = make_window(SPEC)
    open_world(other, world_folder, qtbot)
    assert offered(other) == ["tag:mina -vis:secret"]
    tick(window, "tag:mina -vis:secret")
    assert on_disk(world_folder) == []
    assert offered(other) == []


def test_the_tick_shows_what_is_shared_and_choosing_sets_the_filter(window):
    tick(window, "tag:ermita")
    saved = window.rooms.workspace("lore").saved
    saved.fill("tag:ermita")
    assert [a.text() for a in saved.menu.actions() if a.isChecked()] == [
        "tag:ermita",
        "Share it with the team",
    ]
    (use,) = [a for a in saved.menu.actions() if a.text() == "tag:ermita"]
    use.trigger()
    assert window.rooms.workspace("lore").toolbar.filter.text() == "tag:ermita"


def test_a_rename_reaches_shared_filters_when_it_is_saved(
    window, tools, answer, world_folder, qtbot
):
    tick(window, "tag:mina vis:secret")
    answer(RenameDialog, rename_to("bocamina"))
    assert tools.rename_tag("mina")
    assert offered(window) == ["tag:bocamina vis:secret"]
    assert on_disk(world_folder) == ["tag:mina vis:secret"], "the rename is not saved either"
    save(window, qtbot)
    assert on_disk(world_folder) == ["tag:bocamina vis:secret"]
    window.document.undo()
    assert offered(window) == ["tag:mina vis:secret"]
    save(window, qtbot)
    assert on_disk(world_folder) == ["tag:mina vis:secret"]


def test_what_is_undone_before_a_save_never_reaches_the_file(
    window, tools, answer, world_folder, qtbot
):
    tick(window, "npc:herrero_bram")
    path = world_folder / ".loremask" / "filters.json"
    before = path.read_bytes()
    answer(RenameDialog, rename_to("bram"))
    assert tools.rename_record(window.document.world.find(Kind.NPC, "herrero_bram")[0])
    assert offered(window) == ["npc:bram"]
    window.document.undo()
    area = window.document.world.find(Kind.ENTRY, "campana_rota")[0]
    window.document.push(build.set_value(window.document.world, area, "title", "Otra"))
    save(window, qtbot)
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_read_is_said_and_left_alone(window, world_folder):
    path = world_folder / ".loremask" / "filters.json"
    path.parent.mkdir()
    path.write_text("{ broken", encoding="utf-8")
    saved = window.rooms.workspace("lore").saved
    saved.fill("tag:mina")
    assert "The shared filters cannot be read" in [a.text() for a in saved.menu.actions()]
    tick(window, "tag:mina")
    assert path.read_text(encoding="utf-8") == "{ broken"
    assert "filters.json" in window.notices.text


def test_a_folder_that_cannot_be_made_is_said(window, world_folder):
    (world_folder / ".loremask").write_text("no folder", encoding="utf-8")
    tick(window, "tag:mina")
    assert ".loremask" in window.notices.text
    assert (world_folder / ".loremask").read_text(encoding="utf-8") == "no folder"
