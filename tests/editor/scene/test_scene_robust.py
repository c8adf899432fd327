"""A scene while the ground moves: windows close, worlds change, servers die, models babble."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from scene_help import WAIT_MS, ScriptedServer, focused, key, on_dialog, type_keys

from core.model.kinds import Kind
from core.world import build
from editor.main_window import MainWindow
from editor.scene.end_dialogs import MemoriesDialog
from editor.scene.endpoint import ModelChoice
from editor.scene.runner import MOST_CHARACTERS
from editor.scene.workspace import SceneWorkspace


@pytest.fixture
def streaming(room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot) -> SceneWorkspace:
    """In the middle of a long answer."""
    server.answer = lambda body: (200, (f"palabra{n} " for n in range(3000)))
    server.pause = threading.Event()
    use(room, server)
    room.play.play()
    qtbot.waitUntil(lambda: "palabra5" in room.lines.draft.text(), timeout=WAIT_MS)
    return room


def use(room: SceneWorkspace, server: ScriptedServer) -> None:
    """The scene alone is asked of the model."""
    room.errands.set_model(ModelChoice(server.url, "test", directs=False, reviews=False))
    room.play.set_said("Buenas noches.")
    room.play.set_synopsis("Bram atiza el fuego.")
    room.showing.inputs()


def no_worker_is_left() -> bool:
    return not [t for t in threading.enumerate() if t.name.startswith("loremask")]


def test_the_window_closes_in_mid_stream(
    streaming: SceneWorkspace, window: MainWindow, server: ScriptedServer
) -> None:
    assert window.close()
    assert server.cut.wait(WAIT_MS / 1000) and no_worker_is_left()


def test_another_world_is_opened_in_mid_stream(
    streaming: SceneWorkspace,
    window: MainWindow,
    server: ScriptedServer,
    world_folder: Path,
    qtbot: QtBot,
) -> None:
    with qtbot.waitSignal(window.flow.opened, timeout=WAIT_MS):
        window.flow.open(world_folder)
    assert server.cut.wait(WAIT_MS / 1000)
    window.show_room("scene")
    room = window.rooms.current
    assert isinstance(room, SceneWorkspace) and room is not streaming
    assert not room.play.runner.running and room.lines.draft.text() == ""


def test_the_server_dies_in_mid_stream(
    room: SceneWorkspace, server: ScriptedServer, window: MainWindow, qtbot: QtBot
) -> None:
    def dying() -> Iterator[str]:
        yield "Bram: Hace "
        yield "frío "
        raise ConnectionResetError

    server.answer = lambda body: (200, dying())
    use(room, server)
    told: list[str] = []
    window.shell.notice.connect(lambda severity, text, detail: told.append(text))
    with qtbot.waitSignal(room.play.failed, timeout=WAIT_MS):
        room.play.play()

    assert told and room.play.session.records == []
    assert room.lines.draft.text() == "Bram: Hace frío " and room.bar.said.text()
    assert not room.lines.draft.isReadOnly() and room.bar.play.text() == "Play turn"


@pytest.mark.parametrize(
    "answer",
    [
        '<b>Bram</b>: <script>alert(1)</script> &amp; </synopsis>{"a": [',
        "Bram: uno\x00dos\u2028tres\ud83d\ude00\r\n\r\n\r\nNela:\n:::\n",
        "",
        "   \n\n ",
    ],
)
def test_whatever_is_answered_is_shown_as_it_is(
    room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot, answer: str
) -> None:
    server.answer = lambda body: (200, [answer])
    use(room, server)
    with qtbot.waitSignal(room.play.played, timeout=WAIT_MS):
        room.play.play()
    said = "\n".join(line.spoken for line in room.lines.history.lines.rows)
    assert "Buenas noches." in said
    if "script" in answer:
        assert "<script>alert(1)</script>" in said


def test_an_answer_without_end_is_stopped_and_said(
    room: SceneWorkspace, server: ScriptedServer, window: MainWindow, qtbot: QtBot
) -> None:
    server.answer = lambda body: (200, ("a" * 999 + " " for _ in range(10_000)))
    use(room, server)
    told: list[str] = []
    window.shell.notice.connect(lambda severity, text, detail: told.append(severity))
    with qtbot.waitSignal(room.play.played, timeout=2 * WAIT_MS):
        room.play.play()

    assert told == ["warning"]
    assert server.cut.wait(WAIT_MS / 1000), "the server may go on writing"
    longest = max(len(line.text) for line in room.play.session.game.log.lines)
    assert longest <= MOST_CHARACTERS


def test_the_world_is_edited_and_undone_while_a_scene_is_on(
    streaming: SceneWorkspace, server: ScriptedServer, qtbot: QtBot
) -> None:
    document = streaming._document
    world = document.world
    for kind, id in ((Kind.NPC, "herrero_bram"), (Kind.ENTRY, "mina_causa_real")):
        document.push(build.delete(world, [world.find(kind, id)[0]]))
    QApplication.processEvents()
    document.undo()
    document.redo()
    streaming.play.stop()
    with qtbot.waitSignal(streaming.play.tried, timeout=WAIT_MS):
        document.undo()
    assert streaming.play.trial is not None
    assert "palabra5" in streaming.lines.draft.text()


def test_the_world_changes_under_a_turn_that_is_played(
    room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot
) -> None:
    """The one who speaks is deleted while the model writes what it says."""
    gate = threading.Event()

    def waiting() -> Iterator[str]:
        yield "Bram: Hace "
        gate.wait(WAIT_MS / 1000)
        yield "frío."

    server.answer = lambda body: (200, waiting())
    use(room, server)
    room.play.play()
    qtbot.waitUntil(lambda: "Hace" in room.lines.draft.text(), timeout=WAIT_MS)
    world = room._document.world
    room._document.push(build.delete(world, [world.find(Kind.NPC, "herrero_bram")[0]]))
    with qtbot.waitSignal(room.play.played, timeout=WAIT_MS):
        gate.set()
    qtbot.waitUntil(lambda: room.play.trial is not None, timeout=WAIT_MS)
    assert room.play.session.game.turn == 1


def test_a_whole_scene_with_the_keyboard_alone(
    room: SceneWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    tab, ctrl = Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier

    def walk_to(name: str) -> None:
        for _ in range(60):
            if focused().accessibleName() == name:
                return
            key(tab)
        raise AssertionError(f"Tab does not reach {name}")

    room.focus_first()
    walk_to("Present")
    type_keys("sabela")
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "tabernera_sabela" in room.play.inputs.present, timeout=WAIT_MS)
    walk_to("Place")
    key(Qt.Key.Key_Down)
    walk_to("What the player says or does")
    type_keys("Buenas noches.")
    walk_to("Synopsis")
    type_keys("Sabela cuenta las jarras.")
    walk_to("Draft of the scene")
    type_keys("Sabela: Faltan dos.")
    key(Qt.Key.Key_Return, ctrl)
    qtbot.waitUntil(lambda: room.play.session.game.turn == 1, timeout=WAIT_MS)

    seen = on_dialog(MemoriesDialog, lambda dialog: dialog.accept())
    walk_to("End scene")
    key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(seen), timeout=WAIT_MS)
    memories = room.play.session.game.memory.scenes[-1].memories
    assert "Faltan dos." in memories["tabernera_sabela"]


def test_what_streams_is_checked_while_it_comes(
    room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot
) -> None:
    def without_a_pause() -> Iterator[str]:
        yield "Bram: Pregunta a Tadeo. "
        while not found.is_set():
            yield "más "

    found = threading.Event()
    server.answer = lambda body: (200, without_a_pause())
    server.pause = threading.Event()
    use(room, server)
    room.play.play()
    try:
        qtbot.waitUntil(lambda: bool(room.lines.draft.marks), timeout=WAIT_MS)
        assert room.play.runner.running
        mark = room.lines.draft.marks[0]
        assert room.lines.draft.text()[mark.start : mark.end] == "Tadeo"
        lines = [line.text for line in room.check.findings.lines.rows]
        assert any("Tadeo" in line for line in lines)
    finally:
        found.set()


def test_the_bar_stays_where_it_is_while_a_model_writes(
    streaming: SceneWorkspace, server: ScriptedServer
) -> None:
    bar = streaming.bar
    while_it_writes = [bar.said.geometry(), bar.play.geometry(), bar.place.geometry()]
    streaming.play.stop()
    QApplication.processEvents()
    assert [bar.said.geometry(), bar.play.geometry(), bar.place.geometry()] == while_it_writes
