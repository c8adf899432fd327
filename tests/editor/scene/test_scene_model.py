"""With a model: streamed, stopped, refused; nothing is sent without a server the user set."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from scene_help import WAIT_MS, ScriptedServer, sent_text

from editor.main_window import MainWindow
from editor.scene.endpoint import ModelChoice, read_choice
from editor.scene.workspace import SceneWorkspace

CANARY = "sk-canary-5b1f"


def by_role(body: dict[str, object]) -> tuple[int, list[str]]:
    """What each director says, told apart by the beginning of its rules."""
    text = sent_text(body)
    if "JSON" in text:
        return 200, ['{"route": "new_scene", ', '"check": null, "changes": []}']
    if "<synopsis>" in text:
        if "<ok/>" in text:
            return 200, ["<ok/>"]
        return 200, ["<synopsis>Bram atiza el fuego. ", "Ventura es inspector de minas.</synopsis>"]
    return 200, ["Bram: Hace ", "frío ", "esta noche."]


def use(room: SceneWorkspace, server: ScriptedServer, **values: bool) -> None:
    room.errands.set_model(ModelChoice(server.url, "test", **values))


def play(room: SceneWorkspace, qtbot: QtBot) -> None:
    with qtbot.waitSignal(room.play.played, timeout=WAIT_MS):
        room.bar.said.setFocus()
        qtbot.keyClicks(room.bar.said, "Buenas noches.")
        qtbot.keyClick(room.bar.said, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_a_turn_goes_through_all_directors(
    room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot
) -> None:
    server.answer = by_role
    use(room, server)
    play(room, qtbot)

    said = [line.spoken for line in room.lines.history.lines.rows]
    assert said == ["Ventura Buenas noches.", "Bram Hace frío esta noche."]
    assert len(server.asked) == 5  # ruling, synopsis, rewrite, scene, review
    scene = next(
        sent_text(b)
        for b in server.asked
        if "JSON" not in sent_text(b) and "<synopsis>" not in sent_text(b)
    )
    assert "inspector" not in scene and "Bram atiza el fuego." in scene
    marks = [m for m in room.gate.field.marks if m.struck]
    assert marks and "inspector" in room.gate.field.text()[marks[0].start : marks[0].end]


def test_what_is_sent_can_be_seen_before_to_the_letter(
    room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot
) -> None:
    server.answer = by_role
    use(room, server)
    room.play.set_said("Buenas noches.")
    room.showing.inputs()
    before = room.play.session.calls(room.play.inputs)
    assert server.asked == []
    with qtbot.waitSignal(room.play.played, timeout=WAIT_MS):
        room.play.play()

    first, second = server.asked[0], server.asked[1]
    assert [m["content"] for m in first["messages"]] == [text for _, text in before[0].messages]
    assert [m["content"] for m in second["messages"]] == [text for _, text in before[1].messages]


def test_the_draft_streams_and_stop_takes_less_than_a_tenth(
    room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot
) -> None:
    server.answer = lambda body: (200, [f"palabra{n} " for n in range(2000)])
    server.pause = threading.Event()
    use(room, server, directs=False, reviews=False)
    room.gate.field.setPlainText("Bram atiza el fuego.")
    room.bar.said.setFocus()
    qtbot.keyClick(room.bar.said, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: "palabra5" in room.lines.draft.text(), timeout=WAIT_MS)
    assert room.lines.stop.isVisible() and room.lines.draft.isReadOnly()

    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not room.play.runner.running
    assert server.cut.wait(WAIT_MS / 1000), "the connection stays open"
    kept = room.lines.draft.text()
    qtbot.wait(150)
    assert room.lines.draft.text() == kept and not room.lines.draft.isReadOnly()
    assert room.play.session.records == []


def test_without_a_server_nothing_is_sent(room: SceneWorkspace, qtbot: QtBot) -> None:
    play(room, qtbot)
    assert room.play.runner._number == 1
    assert not room.gate.ask.isEnabled()


def test_a_refusal_is_said_and_nothing_counts(
    room: SceneWorkspace, window: MainWindow, server: ScriptedServer, qtbot: QtBot
) -> None:
    server.answer = lambda body: (401, ["no"])
    use(room, server)
    room.play.set_said("Hola.")
    told: list[str] = []
    window.shell.notice.connect(lambda severity, text, detail: told.append(text))
    with qtbot.waitSignal(room.play.failed, timeout=WAIT_MS):
        room.play.play()

    assert told and "401" in told[0]
    assert room.play.session.records == [] and room.play.inputs.said == "Hola."
    assert room.bar.said.text() == "Hola."


def test_ask_shows_a_synopsis_before_it_is_played(
    room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot
) -> None:
    server.answer = by_role
    use(room, server)
    room.gate.ask.setFocus()
    qtbot.keyClick(room.gate.ask, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not room.play.runner.running, timeout=WAIT_MS)

    assert room.play.origin == "generated" and len(server.asked) == 1
    assert room.gate.handed.text() == "Bram atiza el fuego."
    assert room.play.session.records == []


def test_the_key_is_in_no_setting_and_no_trace(
    room: SceneWorkspace,
    window: MainWindow,
    server: ScriptedServer,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    home: Path,
) -> None:
    monkeypatch.setenv("MY_KEY", CANARY)
    server.answer = by_role
    room.errands.set_model(ModelChoice(server.url, "test", variable="MY_KEY"))
    play(room, qtbot)
    room.errands.write_trace(tmp_path / "t.jsonl")
    room.errands.write_copy(tmp_path / "c.json")
    window.rooms.keep_states()

    assert server.headers[0]["Authorization"] == f"Bearer {CANARY}"
    for file in (*home.rglob("*"), *tmp_path.rglob("*")):
        if file.is_file():
            assert CANARY.encode() not in file.read_bytes(), file


def test_plain_http_elsewhere_is_warned_of(room: SceneWorkspace, window: MainWindow) -> None:
    from editor.scene.endpoint_dialog import EndpointDialog

    choice = ModelChoice("http://10.0.0.5:8080/v1")
    dialog = EndpointDialog(window.theme, window.tasks, choice, "en", room)
    assert dialog.fields.warning.text()
    dialog.fields.url.setText("https://example.org/v1")
    assert not dialog.fields.warning.text()
    dialog.fields.variable.setText("sk-not a name")
    dialog.accept()
    assert dialog.message and dialog.result() == 0
    dialog.deleteLater()


def test_settings_that_are_wrong_are_passed_over() -> None:
    assert read_choice({"url": 3, "keyring": "yes", "model": None}) == ModelChoice()
    assert read_choice(None) == ModelChoice()
    chosen = ModelChoice("http://localhost", "m", "V", True, False, False)
    assert read_choice(chosen.as_json()) == chosen


def test_an_answer_without_a_synopsis_is_said_and_stays_to_be_read(
    room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot
) -> None:
    def rambles(body: dict[str, object]) -> tuple[int, list[str]]:
        text = sent_text(body)
        if "<synopsis>" in text and "<ok/>" not in text:
            return 200, ["Bram mira el fuego ", "y no dice más."]
        return by_role(body)

    server.answer = rambles
    use(room, server)
    play(room, qtbot)
    assert room.gate.field.text() == "Bram mira el fuego y no dice más."
    assert room.gate.verdict.text() == "no synopsis"
    log = [line.text for line in room.gate.log.lines.rows]
    assert "The Story Director's answer holds no synopsis." in log
    assert room.play.inputs.synopsis is None
    assert room.gate.handed.text() == ""


def test_nothing_is_said_to_go_on_when_the_turn_is_over(
    room: SceneWorkspace, server: ScriptedServer, qtbot: QtBot
) -> None:
    server.answer = by_role
    use(room, server)
    play(room, qtbot)
    assert room.lines.progress.text() == ""
    assert not room.lines.stop.isVisible()


def test_corrections_that_are_refused_are_told(
    room: SceneWorkspace, window: MainWindow, server: ScriptedServer, qtbot: QtBot
) -> None:
    def answer(body: dict[str, object]) -> tuple[int, list[str]]:
        told = sent_text(body)
        if "<edit>" in told:
            return 200, ["<edit><old>frío</old><new>frío, inspector de minas</new></edit>"]
        return by_role(body)

    told: list[str] = []
    window.shell.notice.connect(lambda severity, text, detail: told.append(text))
    server.answer = answer
    use(room, server)
    play(room, qtbot)

    assert any("corrections" in text for text in told)
    assert "frío esta noche" in room.lines.history.lines.rows[-1].text


def test_an_empty_answer_is_told(
    room: SceneWorkspace, window: MainWindow, server: ScriptedServer, qtbot: QtBot
) -> None:
    told: list[str] = []
    window.shell.notice.connect(lambda severity, text, detail: told.append(text))
    server.answer = lambda body: (200, [""])
    use(room, server, directs=False, reviews=False)
    play(room, qtbot)

    assert any("answered nothing" in text for text in told)
    assert [line.spoken for line in room.lines.history.lines.rows] == ["Ventura Buenas noches."]
