"""Saves fill the state, bundles go out and come back, cases are made: and nothing else changes."""

from __future__ import annotations

import hashlib
import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from playground_help import QUESTION, SAMPLE, STATE, handle, masked_entries
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from core.cases.bundle_file import read_bundle
from core.memory.state import MemoryState
from core.model.kinds import Kind
from core.model.records import Case
from core.world import build
from editor.main_window import MainWindow
from editor.playground.saved import read_game
from editor.playground.workspace import PlaygroundWorkspace

Key = Qt.Key
SAVES = SAMPLE.parent / "saves"
LEAK = "Dicen que hubo una excavación."


@pytest.fixture
def save(tmp_path: Path) -> Path:
    for name in ("partida_03.json", "partida_03.jsonl"):
        shutil.copy(SAVES / name, tmp_path / name)
    return tmp_path / "partida_03.json"


def digests(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def load(room: PlaygroundWorkspace, path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(room.errands.files.game_read, timeout=5000):
        room.errands.files.read_save(path)


def open_bundle(room: PlaygroundWorkspace, path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(room.errands.files.bundle_opened, timeout=10_000):
        room.errands.files.open_bundle(path)


def save_bundle(
    room: PlaygroundWorkspace,
    path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    *,
    for_player: bool = False,
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    name = "save_player_bundle" if for_player else "save_bundle"
    room.errands.strip.hide()
    getattr(room.errands, name)()
    qtbot.waitUntil(room.errands.strip.isVisible, timeout=10_000)


# saves


def test_a_save_fills_place_quests_learnt_and_memory(
    window: MainWindow, asked: PlaygroundWorkspace, save: Path, qtbot: QtBot
) -> None:
    window.show_room("playground")
    before = digests(save.parent)
    load(asked, save, qtbot)
    game = read_game(save)
    state = asked.asker.state
    assert (state.npc, state.place) == ("herrero_bram", game.place)
    assert game.quests is not None and state.quests == frozenset(game.quests)
    assert game.memory is not None and state.learnt == game.memory.learnt
    assert asked.try_out.companion.memory == game.memory
    assert asked.state_panel.header._note.text() == "from partida_03.json"
    context = asked.try_out.maker.now().context
    assert context is not None and context.section("facts") is not None
    talk = context.section("conversation")
    assert talk is not None, "the trace beside the save is heard"
    assert digests(save.parent) == before


def test_another_npc_of_the_same_save_and_then_without_it(
    window: MainWindow, asked: PlaygroundWorkspace, save: Path, qtbot: QtBot
) -> None:
    window.show_room("playground")
    load(asked, save, qtbot)
    asked.state_panel._on_npc("boticaria_ines")
    assert asked.state_panel.header._note.text() == "from partida_03.json"
    assert asked.try_out.companion.memory is not None
    asked.state_panel._on_clear()
    assert asked.state_panel.header._note.text() == "from partida_03.json, changed"
    cross = asked.state_panel.clear_origin
    assert cross.isVisible()
    cross.setFocus()
    qtbot.keyClick(cross, Key.Key_Space)
    state = asked.asker.state
    assert (state.npc, state.place, state.quests) == ("boticaria_ines", STATE.place, STATE.quests)
    assert not state.learnt and asked.try_out.companion.memory is None
    assert asked.state_panel.header._note.text() == "" and not cross.isVisible()


def test_the_button_asks_for_a_save(
    window: MainWindow,
    asked: PlaygroundWorkspace,
    save: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.show_room("playground")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(save), ""))
    button = asked.state_panel.from_save
    button.setFocus()
    with qtbot.waitSignal(asked.errands.files.game_read, timeout=5000):
        qtbot.keyClick(button, Key.Key_Space)
    with qtbot.waitSignal(asked.errands.files.game_read, timeout=5000):
        window.actions_by_id["playground.from_save"].trigger()


def test_what_a_save_does_not_say_stays(
    window: MainWindow, asked: PlaygroundWorkspace, tmp_path: Path, qtbot: QtBot
) -> None:
    window.show_room("playground")
    path = tmp_path / "poor.json"
    path.write_text(json.dumps({"score": 3}), encoding="utf-8")
    load(asked, path, qtbot)
    state = asked.asker.state
    assert (state.place, state.quests) == (STATE.place, STATE.quests)
    assert asked.try_out.companion.memory is None
    assert "It holds no memory of NPCs." in asked.errands.strip.details.text()


def test_an_encrypted_save_is_for_the_memory_workspace(
    window: MainWindow, asked: PlaygroundWorkspace, tmp_path: Path, qtbot: QtBot
) -> None:
    window.show_room("playground")
    path = tmp_path / "locked.save"
    # The head of Godot's encrypted files; the password is asked for before the rest is read.
    path.write_bytes(b"GDEC" + bytes(16) + (32).to_bytes(8, "little") + bytes(16) + bytes(32))
    opened: list[object] = []
    asked.errands.files.read_save(path)
    qtbot.waitUntil(asked.errands.strip.isVisible, timeout=5000)
    assert "locked.save is encrypted" in asked.errands.strip.sentence.text()
    window.shell.open_save_requested.disconnect()
    window.shell.open_save_requested.connect(opened.append)
    link = asked.errands.strip.link
    link.setFocus()
    qtbot.keyClick(link, Key.Key_Space)
    assert opened == [path]


def test_a_damaged_save_is_told(
    window: MainWindow, asked: PlaygroundWorkspace, tmp_path: Path, qtbot: QtBot
) -> None:
    window.show_room("playground")
    asked.errands.files.read_save(tmp_path / "nowhere.json")
    qtbot.waitUntil(asked.errands.strip.isVisible, timeout=5000)
    assert "nowhere.json" in asked.errands.strip.sentence.text()
    assert asked.asker.state == STATE


def test_memory_that_another_workspace_gives_is_kept(room: PlaygroundWorkspace) -> None:
    memory = MemoryState(turn=9)
    room.ask({"state": STATE, "origin": "partida_03.json", "memory": memory, "names": ["Ana"]})
    assert room.try_out.companion.memory is memory and room.try_out.companion.names == ("Ana",)
    room.ask({"npc": "boticaria_ines", "memory": "no memory"})
    assert room.try_out.companion.memory is None


# cases


def test_a_case_of_the_question_is_one_step_and_leads_there(
    window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    window.show_room("playground")
    document = window.document
    assert document is not None
    before = document.world.handles(Kind.CASE)
    button = asked.bar.case
    button.setFocus()
    qtbot.keyClick(button, Key.Key_Space)
    (made,) = set(document.world.handles(Kind.CASE)) - set(before)
    case = document.world.data(made)
    assert isinstance(case, Case)
    assert (case.npc, case.query) == (STATE.npc, QUESTION)
    assert case.retrieves == tuple(h.id for h in asked.asker.answer.explanation.results)
    assert "mina_causa_real" in case.masks
    jumps: list[int] = []
    window.shell.jump_requested.connect(lambda handle, field: jumps.append(handle))
    link = asked.errands.strip.link
    link.setFocus()
    qtbot.keyClick(link, Key.Key_Space)
    assert jumps == [made]
    assert document.stack.count() == 1
    document.undo()
    assert document.world.handles(Kind.CASE) == before


def test_a_case_of_a_failing_answer_passes_as_it_stands(
    window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    from core.cases.runner import CaseRunner

    window.show_room("playground")
    document = window.document
    assert document is not None
    asked.show_check()
    asked.try_out.check.field.set_answer(LEAK)
    button = asked.try_out.check.case
    button.setFocus()
    qtbot.keyClick(button, Key.Key_Space)
    made = document.world.handles(Kind.CASE)[-1]
    case = document.world.data(made)
    assert isinstance(case, Case)
    assert (case.answer, case.findings) == (LEAK, ("leak:excavación",))
    assert asked.errands.strip.details.text() == ""
    result = CaseRunner(document.world, document.retriever).run(made)
    assert result.ok, result.differences
    assert document.stack.count() == 1


def test_no_case_of_no_question(window: MainWindow, room: PlaygroundWorkspace) -> None:
    assert window.document is not None
    room.set_state(STATE)
    room.query.field.clear()
    room.asker.ask_now()
    assert not room.bar.case.isEnabled()
    room.errands.add_case()
    assert window.document.stack.count() == 0


# bundles


def test_a_bundle_comes_back_exactly(
    window: MainWindow,
    asked: PlaygroundWorkspace,
    save: Path,
    world_folder: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.show_room("playground")
    load(asked, save, qtbot)
    asked.try_out.check.field.set_answer(LEAK)
    state, path = asked.asker.state, save.parent / "why.zip"
    save_bundle(asked, path, qtbot, monkeypatch)
    assert "It contains secrets" in asked.errands.strip.sentence.text()
    assert "do not send it to players" in asked.errands.strip.details.text()
    room = asked
    room.ask({"npc": "boticaria_ines", "query": "otra cosa"})
    room.try_out.show_answer(None)
    before = {**digests(world_folder), **digests(save.parent)}
    open_bundle(room, path, qtbot)
    assert room.asker.query == QUESTION
    now = room.asker.state
    assert (now.npc, now.place, now.quests) == (state.npc, state.place, state.quests)
    assert now.learnt.get(state.npc or "") == state.learnt.get(state.npc or "")
    assert room.try_out.check.field.answer() == LEAK
    memory = room.try_out.companion.memory
    assert memory is not None and memory.npcs == ("herrero_bram",)
    assert room.errands.strip.sentence.text().startswith("why.zip is reproduced exactly.")
    assert {**digests(world_folder), **digests(save.parent)} == before
    assert window.document is not None and window.document.stack.count() == 0


def test_what_has_changed_since_is_told(
    window: MainWindow,
    asked: PlaygroundWorkspace,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.show_room("playground")
    path = tmp_path / "why.zip"
    save_bundle(asked, path, qtbot, monkeypatch)
    assert window.document is not None
    secret = handle(asked, "mina_causa_real")
    window.document.push(build.set_value(window.document.world, secret, "visibility", "publico"))
    open_bundle(asked, path, qtbot)
    strip = asked.errands.strip
    assert strip.sentence.text().startswith("why.zip comes out otherwise now.")
    assert "mina_causa_real" in strip.details.text()
    qtbot.keyClick(strip.close_button, Key.Key_Space)
    assert strip.isHidden()


def test_a_players_bundle_holds_nothing_masked(
    window: MainWindow,
    asked: PlaygroundWorkspace,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.show_room("playground")
    # An ending is added where the user types none.
    save_bundle(asked, tmp_path / "why", qtbot, monkeypatch, for_player=True)
    assert asked.errands.strip.sentence.text() == "why.zip is saved"
    bundle = read_bundle(tmp_path / "why.zip")
    assert bundle.manifest.audience == "player" and not bundle.contains_secrets
    held = bundle.model_dump_json()
    assert bundle.outcome.results
    assert not [e.id for e in masked_entries(asked) if e.text in held or f'"{e.id}"' in held]
    open_bundle(asked, tmp_path / "why.zip", qtbot)
    assert "reproduced exactly" in asked.errands.strip.sentence.text()


def test_a_players_bundle_does_not_hold_an_answer_that_leaks(
    window: MainWindow,
    asked: PlaygroundWorkspace,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.show_room("playground")
    said = masked_entries(asked)[0].text
    asked.try_out.show_answer(said)
    save_bundle(asked, tmp_path / "why.zip", qtbot, monkeypatch, for_player=True)
    assert "The answer was left out" in asked.errands.strip.details.text()
    assert said not in read_bundle(tmp_path / "why.zip").model_dump_json()


def test_a_question_of_any_k_shows_it(asked: PlaygroundWorkspace) -> None:
    for k in (0, 1000, 5):
        asked.set_state(replace(STATE, k=k))
        asked.asker.ask_now()
        assert asked.state_panel.k.value() == k
        assert len(asked.asker.answer.explanation.results) <= k


def test_a_bundle_is_dropped_in(
    window: MainWindow,
    asked: PlaygroundWorkspace,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.show_room("playground")
    path = tmp_path / "why.zip"
    save_bundle(asked, path, qtbot, monkeypatch)
    asked.ask({"npc": "boticaria_ines", "query": ""})
    field = asked.try_out.check.field
    copy, none, left = (
        Qt.DropAction.CopyAction,
        Qt.KeyboardModifier.NoModifier,
        Qt.MouseButton.LeftButton,
    )
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    over = QDragEnterEvent(QPoint(20, 20), copy, mime, left, none)
    assert not field.canInsertFromMimeData(mime), "its path is no answer"
    QApplication.sendEvent(field.viewport(), over)
    assert field.answer() == ""
    enter = QDragEnterEvent(QPoint(400, 400), copy, mime, left, none)
    QApplication.sendEvent(asked, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPoint(400, 400), copy, mime, left, none)
    with qtbot.waitSignal(asked.errands.files.bundle_opened, timeout=10_000):
        QApplication.sendEvent(asked, drop)
    assert asked.asker.state.npc == STATE.npc and asked.asker.query == QUESTION
    other = QMimeData()
    other.setUrls([QUrl.fromLocalFile(str(SAVES / "partida_03.json"))])
    passed = QDragEnterEvent(QPoint(400, 400), copy, other, left, none)
    asked.dragEnterEvent(passed)
    assert not passed.isAccepted(), "a save is the window's to open"


def test_a_bundle_that_is_dropped_elsewhere_comes_here(
    window: MainWindow,
    asked: PlaygroundWorkspace,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.show_room("playground")
    path = tmp_path / "why.zip"
    save_bundle(asked, path, qtbot, monkeypatch)
    asked.ask({"npc": "boticaria_ines", "query": ""})
    window.show_room("settings")
    with qtbot.waitSignal(asked.errands.files.bundle_opened, timeout=10_000):
        window.open_path(path)
    assert window.rooms.current_id == "playground" and asked.asker.query == QUESTION


def test_what_is_no_bundle_is_told(
    window: MainWindow, asked: PlaygroundWorkspace, tmp_path: Path, qtbot: QtBot
) -> None:
    window.show_room("playground")
    path = tmp_path / "broken.zip"
    path.write_bytes(b"PK\x03\x04 and nothing more")
    asked.errands.files.open_bundle(path)
    qtbot.waitUntil(asked.errands.strip.isVisible, timeout=5000)
    assert "broken.zip" in asked.errands.strip.sentence.text()
    assert asked.asker.query == QUESTION


def test_with_ids_hidden_the_changes_name_no_masked_entry(
    window: MainWindow,
    asked: PlaygroundWorkspace,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.show_room("playground")
    path = tmp_path / "why.zip"
    save_bundle(asked, path, qtbot, monkeypatch)
    assert window.document is not None
    secret = handle(asked, "mina_causa_real")
    window.document.push(build.set_value(window.document.world, secret, "text", "Otra causa."))
    asked.set_hide_ids(True)
    open_bundle(asked, path, qtbot)
    strip = asked.errands.strip
    assert "mina_causa_real" not in strip.accessibleName()
    assert "masked entry" in strip.details.text()
