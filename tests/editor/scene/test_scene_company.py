"""Who is present: names that are nobody's, completions, a field that never moves the bar."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from scene_help import WAIT_MS, click_in_window, key, rows_of, type_keys

from core.directors.table import Level
from core.model.kinds import Kind
from core.world import build
from editor.main_window import MainWindow
from editor.scene.spec import SPEC
from editor.scene.workspace import SceneWorkspace

CTRL = Qt.KeyboardModifier.ControlModifier


def add(room: SceneWorkspace, name: str) -> None:
    click_in_window(room.bar.present.entry)
    type_keys(name)
    key(Qt.Key.Key_Return)


def tried(room: SceneWorkspace, qtbot: QtBot) -> None:
    """The turn with what stands there now has been tried out."""
    with qtbot.waitSignal(room.play.tried, timeout=WAIT_MS):
        room.play.renew()


def test_a_name_that_is_nobodys_is_marked_and_never_present(
    room: SceneWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    told: list[str] = []
    window.shell.notice.connect(lambda severity, text, detail: told.append(text))
    add(room, "Sabella")
    chip = room.bar.present.items()[-1]
    assert chip.error and "Sabela" in chip.tooltip
    tried(room, qtbot)

    assert room.gate.verdict.text() == "blocked: who is “Sabella”?"
    people = room.gate.checks.lines.rows[0]
    assert people.icon == "error" and "Sabela" in people.text
    assert room.play.trial is not None
    assert room.play.trial.game.stage.present == ("herrero_bram", "minera_nela")
    shown = "\n".join(words for _, words in rows_of(room.scene.list.rows))
    assert "Sabella" not in shown

    room.bar.said.setFocus()
    type_keys("Hola.")
    key(Qt.Key.Key_Return, CTRL)
    assert room.play.session.records == []
    assert told and "Sabella" in told[0] and "Sabela" in told[0]


@pytest.mark.parametrize("width", [1100, 1440])
def test_enter_on_the_check_takes_the_nearest_name(
    room: SceneWorkspace, window: MainWindow, qtbot: QtBot, width: int
) -> None:
    window.resize(width, 800)
    qtbot.waitUntil(lambda: window.width() == width, timeout=WAIT_MS)
    add(room, "Sabella")
    tried(room, qtbot)
    checks = room.gate.log if width == 1100 else room.gate.checks
    checks.setFocus()
    checks.setCurrentIndex(checks.lines.index(0, 0))
    key(Qt.Key.Key_Return)

    assert room.play.inputs.present == ("herrero_bram", "minera_nela", "tabernera_sabela")
    assert not any(chip.error for chip in room.bar.present.items())
    assert room.gate.checks.lines.rows[0].icon == "ok"


def test_a_beginning_that_two_names_share_is_taken_for_neither(
    room: SceneWorkspace, qtbot: QtBot
) -> None:
    names = sorted(room.bar._known.values())
    first = next(a[0] for a, b in pairwise(names) if a[0] == b[0])
    assert room.bar._id_of(first) == first
    assert room.bar._id_of("tabernera-sabela") == "tabernera_sabela"


def test_a_world_without_npcs_takes_every_name(
    make_window: Callable[..., MainWindow], tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "bare"
    folder.mkdir()
    entry = {"id": "a", "text": "The mill.", "tags": ["mill"], "visibility": "public"}
    (folder / "lore.json").write_text(json.dumps({"version": 1, "entries": [entry]}))
    window = make_window(SPEC)
    with qtbot.waitSignal(window.flow.opened, timeout=WAIT_MS):
        window.flow.open(folder)
    window.show_room("scene")
    room = window.rooms.current
    assert isinstance(room, SceneWorkspace)
    add(room, "Anyone")
    tried(room, qtbot)

    assert not room.bar.present.items()[0].error
    assert room.play.trial is not None and room.play.trial.game.stage.present == ("Anyone",)


@pytest.mark.parametrize("by", ["down", "enter"])
def test_a_click_after_a_completion_is_not_swallowed(
    room: SceneWorkspace, qtbot: QtBot, by: str
) -> None:
    room.bar.said.setFocus()
    type_keys("Hola.")
    entry = room.bar.present.entry
    entry.setFocus()
    type_keys("toma")
    popup = entry.completer().popup()
    qtbot.waitUntil(popup.isVisible, timeout=WAIT_MS)
    if by == "down":
        qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert "minero_tomas" in room.play.inputs.present
    assert not popup.isVisible() and entry.text() == ""

    click_in_window(room.bar.play)
    qtbot.waitUntil(lambda: room.play.session.game.turn == 1, timeout=WAIT_MS)


def places_of(room: SceneWorkspace) -> dict[str, QRect]:
    bar = room.bar
    held: dict[str, QWidget] = {
        "present": bar.present, "place": bar.place, "said": bar.said, "play": bar.play,
        "bar": bar, "contexts": room.whole,
    }  # fmt: skip
    return {name: widget.geometry() for name, widget in held.items()}


@pytest.mark.parametrize("width", [1100, 1440])
def test_nothing_moves_while_twelve_are_named(
    room: SceneWorkspace, window: MainWindow, qtbot: QtBot, width: int
) -> None:
    window.resize(width, 800)
    qtbot.waitUntil(lambda: window.width() == width, timeout=WAIT_MS)
    QApplication.processEvents()
    before = places_of(room)
    for npc in room._document.world.ids(Kind.NPC)[:12]:
        add(room, npc)
        QApplication.processEvents()
        assert places_of(room) == before
    field = room.bar.present
    assert len(field.values()) == 12 and 0 < field.aside < 12
    assert field.rect().contains(field.entry.geometry().center())

    field.entry.setFocus()
    reached = []
    for _ in range(12):
        key(Qt.Key.Key_Left)
        chip = QApplication.focusWidget()
        assert field.rect().contains(chip.geometry().center())
        reached.append(chip)
    assert len(set(reached)) == 12
    key(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is field.entry
    tried(room, qtbot)
    assert room.play.trial is not None and len(room.play.trial.game.stage.present) == 12


def test_an_npc_that_is_deleted_is_no_longer_present(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.play.set_said("Hola.")
    room.play.play()
    world, document = room._document.world, room._document
    handle = world.find(Kind.NPC, "minera_nela")[0]
    with qtbot.waitSignal(room.play.tried, timeout=WAIT_MS):
        document.push(build.delete(world, [handle]))

    assert [c.error for c in room.bar.present.items()] == [False, True]
    assert room.play.trial is not None and room.play.trial.game.stage.present == ("herrero_bram",)
    assert "Minera" not in "\n".join(words for _, words in rows_of(room.scene.list.rows))
    with qtbot.waitSignal(room.play.tried, timeout=WAIT_MS):
        document.undo()
    assert [c.error for c in room.bar.present.items()] == [False, False]
    assert room.play.trial.game.stage.present == ("herrero_bram", "minera_nela")


def test_nothing_left_to_hand_on_is_blocked(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.gate.field.setFocus()
    type_keys("Bram sospecha que Ventura es inspector de minas.")
    tried(room, qtbot)

    assert room.gate.verdict.text() == "blocked: nothing is left to hand on"
    ink = room.services.theme.look.colour("severity.error.ink")
    assert room.gate.verdict.palette().color(room.gate.verdict.foregroundRole()) == ink
    log = "\n".join(line.spoken for line in room.gate.log.lines.rows)
    assert "by hand" in log and "asked for" not in log
    assert room.gate.handed.text() == "" and room.gate.handed.placeholderText()


def test_the_copies_of_other_readers_are_told_too(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.play.set_level(Level.NPC)
    room.gate.field.setFocus()
    type_keys("Ventura es inspector de minas.")
    tried(room, qtbot)

    log = [line for line in room.gate.log.lines.rows if line.icon == "error"]
    assert {line.text for line in log} == {
        "Copy of Nela: blocked: nothing is left to hand on",
        "Copy of Narrator: blocked: nothing is left to hand on",
    }
