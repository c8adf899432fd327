"""What a played game leaves on disk: asked about once, and the same when it is read again."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from scene_help import WAIT_MS, ScriptedServer, on_dialog, press

from core.cli.main import main as cli
from core.directors.game import Game
from core.directors.replaying import replay_game
from core.directors.table import Level, Table
from core.memory.form import to_json
from core.memory.trace import Event, read_trace_file
from core.saves import likely_state, read_save
from editor.dialogs.new_world import NewWorldDialog
from editor.lore.spec import SPEC as LORE
from editor.main_window import MainWindow
from editor.scene.endpoint import ModelChoice
from editor.scene.opening import Source, read_source
from editor.scene.session import Session
from editor.scene.spec import SPEC
from editor.scene.workspace import SceneWorkspace

SAVE = Path(__file__).resolve().parents[3] / "data" / "saves" / "partida_03.json"
QUEST = "la_verdad_de_la_mina"
_Role = QMessageBox.ButtonRole


def play_on(room: SceneWorkspace, place: str = "herreria") -> None:
    """A turn at a place, in which a quest is completed."""
    room.play.set_present(("herrero_bram",))
    room.play.set_place(place)
    room.play.set_said("Ya sé la verdad.")
    room.play.set_scene("Bram: Entonces lo sabes todo.")
    room.play.play()
    game = room.play.session.game
    done = Event("quest_completed", game.turn, game.stage.scene, {"quest": QUEST})
    room.play.session.take((done,))


def test_the_copy_of_a_save_reads_as_the_game_that_was_played(
    room: SceneWorkspace, tmp_path: Path, qtbot: QtBot
) -> None:
    original = tmp_path / "partida.json"
    shutil.copy(SAVE, original)
    before = original.read_bytes()
    with qtbot.waitSignal(room.play.reset, timeout=WAIT_MS):
        room.errands.read_save(original)
    play_on(room)
    copy = tmp_path / "copy.json"
    room.errands.write_copy(copy)

    assert original.read_bytes() == before
    likely = likely_state(read_save(copy).tree)
    assert likely.places[0].place == "herreria"
    assert set(likely.quests[0].quests) == {
        "pan_y_carbon", "la_campana_rota", "la_carta_de_doran", QUEST,
    }  # fmt: skip
    again = Session(room._document, read_source(copy)).game
    game = room.play.session.game
    assert (again.stage.place, again.quests, again.turn) == ("herreria", game.quests, game.turn)
    assert again.memory.facts == game.memory.facts
    kept, now = json.loads(before), json.loads(copy.read_bytes())
    assert list(kept) == list(now) and kept["jugador"] == now["jugador"]


def test_a_fresh_game_is_read_again_too(room: SceneWorkspace, tmp_path: Path) -> None:
    play_on(room)
    room.errands.write_copy(tmp_path / "fresh.json")
    again = Session(room._document, read_source(tmp_path / "fresh.json")).game
    assert again.stage.place == "herreria" and again.quests == {QUEST} and again.turn == 1


def test_what_the_save_has_no_field_for_is_said(
    room: SceneWorkspace, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    bare = tmp_path / "bare.json"
    bare.write_text(json.dumps({"memoria": {"hechos": {}, "turno": 3}}), encoding="utf-8")
    room.begin(read_source(bare))
    play_on(room)
    told: list[str] = []
    window.shell.notice.connect(lambda severity, text, detail: told.append(text))
    room.errands.write_copy(tmp_path / "copy.json")

    assert told and "the place" in told[0] and "quests" in told[0]
    again = Session(room._document, read_source(tmp_path / "copy.json")).game
    assert again.turn == 4


def test_the_save_itself_is_never_the_target(room: SceneWorkspace, tmp_path: Path) -> None:
    for content in ({"hechos": {}, "turno": 3}, {"lugar": "mina"}):
        save = tmp_path / "save.json"
        save.write_text(json.dumps(content), encoding="utf-8")
        before = save.read_bytes()
        room.begin(read_source(save))
        play_on(room)
        room.errands.write_copy(save)
        assert save.read_bytes() == before


# asking


@pytest.mark.parametrize("kind", ["trace", "copy"])
def test_neither_the_world_nor_the_save_is_written_over(
    room: SceneWorkspace, window: MainWindow, world_folder: Path, tmp_path: Path, kind: str
) -> None:
    save = tmp_path / "partida.json"
    shutil.copy(SAVE, save)
    room.begin(read_source(save))
    play_on(room)
    link = tmp_path / "other.jsonl"
    link.symlink_to(world_folder / "mina.json")
    kept = {path: path.read_bytes() for path in (save, *world_folder.glob("*.json"))}
    told: list[str] = []
    window.shell.notice.connect(lambda severity, text, detail: told.append(text))
    write = room.errands.write_trace if kind == "trace" else room.errands.write_copy
    targets = (save, world_folder / "mina.json", world_folder / "." / "pueblo.json", link)
    for target in targets:
        write(target)
    assert {path: path.read_bytes() for path in kept} == kept
    assert len(told) == len(targets)
    assert room.errands.unsaved


def test_the_trace_of_the_window_is_played_again_to_the_byte(
    room: SceneWorkspace, server: ScriptedServer, world_folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    """Scenes by hand and with a server, another company, both levels, what was learnt, endings."""
    save, trace = tmp_path / "partida.json", tmp_path / "t.jsonl"
    shutil.copy(SAVE, save)
    room.begin(read_source(save))
    play, session = room.play, room.play.session

    def turn(present: tuple[str, ...], synopsis: str, scene: str | None) -> None:
        play.set_present(present)
        play.set_said("Traigo una argolla.")
        play.set_synopsis(synopsis)
        if scene is not None:
            play.set_scene(scene)
        with qtbot.waitSignal(play.played, timeout=WAIT_MS):
            play.play()

    def accept(what: Callable[[], object]) -> None:
        seen = on_dialog(QDialog, lambda dialog: dialog.accept())
        before = len(session.records)
        what()
        qtbot.waitUntil(lambda: bool(seen) and len(session.records) > before, timeout=WAIT_MS)

    turn(("herrero_bram", "minera_nela"), "Bram es inspector. Fuera llueve.", "Bram: Pasa.")
    session.learn("mina_causa_real", "minera_nela")
    turn(("herrero_bram",), "Nela se marcha.", "Bram: Se ha ido.")
    play.set_level(Level.NPC)
    turn(("herrero_bram", "guardia_rufo"), "Rufo entra.", "Rufo: Buenas.")
    accept(room.errands.end_scene)
    server.answer = lambda body: (200, ["Bram: Es el hierro de siempre."])
    room.errands.set_model(ModelChoice(server.url))
    turn(("herrero_bram",), "Bram vuelve a la fragua.", None)
    room.errands.set_model(ModelChoice())
    accept(room.errands.end_scene)
    accept(room.errands.end_session)
    turn(("minera_nela",), "Nela canta.", "Nela: La la.")
    room.errands.write_trace(trace)

    assert session.source.save is not None
    again = Table(
        session.table.world,
        session.table.retriever,
        Game("es", session.source.opening(session.table.world)),
    )
    stretches = list(replay_game(again, read_trace_file(trace).records))
    assert [s.differences for s in stretches if not s.same] == []
    assert sum(len(s.contexts) for s in stretches) > 15
    assert to_json(again.game.memory) == to_json(session.game.memory)
    assert again.game.turn == session.game.turn
    command = ["play", str(world_folder), "--trace", str(trace), "--save", str(save)]
    assert cli(command) == 0


def test_closing_asks_once_and_cancel_keeps_everything(
    room: SceneWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    play_on(room)
    seen = on_dialog(QMessageBox, lambda box: press(box, _Role.RejectRole))
    assert not window.close()

    assert len(seen) == 1 and window.isVisible() and room.play.session.records


def test_closing_saves_the_trace_when_asked_to(
    room: SceneWorkspace,
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    play_on(room)
    count = len(room.play.session.records)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "t.jsonl"), ""))
    seen = on_dialog(QMessageBox, lambda box: press(box, _Role.AcceptRole))
    assert window.close()

    assert len(seen) == 1
    assert len(read_trace_file(tmp_path / "t.jsonl").records) == count


def test_a_file_that_is_not_chosen_keeps_the_window(
    room: SceneWorkspace, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_on(room)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    on_dialog(QMessageBox, lambda box: press(box, _Role.AcceptRole))
    assert not window.close() and room.errands.unsaved


def test_nothing_is_asked_where_nothing_was_played_or_all_is_saved(
    room: SceneWorkspace, window: MainWindow, tmp_path: Path
) -> None:
    assert room.errands.may_leave()
    play_on(room)
    room.errands.write_trace(tmp_path / "t.jsonl")
    assert window.close()


def test_another_world_and_a_fresh_state_ask_too(
    room: SceneWorkspace, window: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    play_on(room)
    first = on_dialog(QMessageBox, lambda box: press(box, _Role.RejectRole))
    window.flow.open(world_folder)
    assert len(first) == 1 and window.rooms.current is room

    second = on_dialog(QMessageBox, lambda box: press(box, _Role.RejectRole))
    room.errands.fresh()
    assert len(second) == 1 and room.play.session.records

    third = on_dialog(QMessageBox, lambda box: press(box, _Role.DestructiveRole))
    with qtbot.waitSignal(window.flow.opened, timeout=WAIT_MS):
        window.flow.open(world_folder)
    assert len(third) == 1 and window.rooms.workspace("scene") is not room


def test_a_new_world_begins_in_lore(
    make_window: Callable[..., MainWindow], world_folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    window = make_window(LORE, SPEC)
    with qtbot.waitSignal(window.flow.opened, timeout=WAIT_MS):
        window.flow.open(world_folder)
    window.show_room("scene")

    def fill(dialog: NewWorldDialog) -> None:
        dialog.home.setText(str(tmp_path))
        dialog.name.setText("Another")
        qtbot.keyClick(dialog, Qt.Key.Key_Return)

    on_dialog(NewWorldDialog, fill)
    window.flow.new_world()
    assert window.document is not None and window.document.path != world_folder
    assert window.rooms.current_id == "lore"


def test_the_mapping_of_the_inspector_is_used(
    room: SceneWorkspace, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    save = tmp_path / "odd.json"
    odd = {
        "donde": "mina",
        "lugar": "plaza",
        "hecho": ["pan_y_carbon"],
        "m": {"hechos": {}, "turno": 1},
    }
    save.write_text(json.dumps(odd), encoding="utf-8")
    paths = {"place": "$.donde", "quests": "$.hecho"}
    mappings = {str(room._document.path): paths}
    window.settings.set_room("memory", {"mappings": mappings})
    with qtbot.waitSignal(room.play.reset, timeout=WAIT_MS):
        room.errands.read_save(save)
    assert room.play.inputs.place == "mina"
    play_on(room)
    room.errands.write_copy(tmp_path / "copy.json")

    written = json.loads((tmp_path / "copy.json").read_text(encoding="utf-8"))
    assert (written["donde"], written["lugar"]) == ("herreria", "plaza")
    assert set(written["hecho"]) == {"pan_y_carbon", QUEST}
    assert room.play.session.source != Source()
