"""The answer check and the conversation that is tried out, with real key events."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playground_help import QUESTION, STATE, handle
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.grounding import FindingKind
from core.memory.log import Line
from core.memory.state import MemoryState
from core.world import build
from editor.main_window import MainWindow
from editor.playground.check_panel import CheckPanel
from editor.playground.talk import Companion, Exchange
from editor.playground.workspace import PlaygroundWorkspace

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
ANSWER = "Dicen que hubo una excavación 🕯️ y que Pepe Grillo cobró 400 coronas."


@pytest.fixture
def check(window: MainWindow, asked: PlaygroundWorkspace) -> CheckPanel:
    """The check in front."""
    window.show_room("playground")
    window.actions_by_id["playground.check"].trigger()
    assert QApplication.focusWidget() is asked.try_out.check.field
    return asked.try_out.check


def found(room: PlaygroundWorkspace, qtbot: QtBot) -> list[tuple[FindingKind, str]]:
    """The findings, once they are there."""
    checker = room.try_out.checker
    qtbot.waitUntil(lambda: not room.asker.waiting and not checker.checking, timeout=10_000)
    assert checker.latest is not None
    return [(finding.kind, finding.text) for finding in checker.latest.findings]


def lit(check: CheckPanel) -> list[str]:
    return [mark.cursor.selectedText() for mark in check.field.extraSelections()]


def paste(check: CheckPanel, answer: str, qtbot: QtBot) -> None:
    QApplication.clipboard().setText(answer)
    check.field.setFocus()
    check.field.selectAll()
    qtbot.keyClick(check.field, Key.Key_V, CTRL)


def test_findings_are_lit_where_they_stand(
    asked: PlaygroundWorkspace, check: CheckPanel, qtbot: QtBot
) -> None:
    paste(check, ANSWER, qtbot)
    assert found(asked, qtbot) == [
        (FindingKind.LEAK, "excavación"),
        (FindingKind.INVENTION, "Pepe Grillo"),
        (FindingKind.NUMBER, "400"),
    ]
    # The candle takes more than one unit of Qt's.
    assert lit(check) == ["excavación", "Pepe Grillo", "400"]
    assert check.found.text() == "3 findings: Leak 1, Invention 1, Number 1"
    leak = check.findings.lines.rows[0]
    assert leak.note == "mina_causa_real"
    assert leak.below == "Secret. Opens with the quest La verdad de la mina."


def test_a_key_puts_the_old_marks_out_and_the_new_findings_come(
    asked: PlaygroundWorkspace, check: CheckPanel, qtbot: QtBot
) -> None:
    paste(check, ANSWER, qtbot)
    found(asked, qtbot)
    qtbot.keyClick(check.field, Key.Key_Home, CTRL)
    qtbot.keyClicks(check.field, "X")
    assert lit(check) == [] and check.found.text() == "Checking …"
    found(asked, qtbot)
    assert "excavación" in lit(check)
    qtbot.keyClick(check.field, Key.Key_A, CTRL)
    qtbot.keyClick(check.field, Key.Key_Delete)
    assert check.found.text() == "" and not check.findings.lines.rows


def test_a_finding_leads_to_its_place_and_to_its_entry(
    window: MainWindow, asked: PlaygroundWorkspace, check: CheckPanel, qtbot: QtBot
) -> None:
    jumps: list[int] = []
    window.shell.jump_requested.connect(lambda handle, field: jumps.append(handle))
    paste(check, ANSWER, qtbot)
    found(asked, qtbot)
    check.findings.setFocus()
    qtbot.keyClick(check.findings, Key.Key_Down)
    qtbot.keyClick(check.findings, Key.Key_Home)
    assert check.field.textCursor().selectedText() == "excavación"
    qtbot.keyClick(check.findings, Key.Key_Return)
    assert jumps == [handle(asked, "mina_causa_real")]
    qtbot.keyClick(check.findings, Key.Key_End)
    qtbot.keyClick(check.findings, Key.Key_Return)
    assert len(jumps) == 1, "a number belongs to no record"


def test_a_quest_opens_the_secret_and_the_leak_is_gone(
    asked: PlaygroundWorkspace, check: CheckPanel, qtbot: QtBot
) -> None:
    paste(check, ANSWER, qtbot)
    assert (FindingKind.LEAK, "excavación") in found(asked, qtbot)
    asked.set_state(replace(STATE, quests=STATE.quests | {"la_verdad_de_la_mina"}))
    assert (FindingKind.LEAK, "excavación") not in found(asked, qtbot)


def test_an_edit_of_the_lore_is_checked_again(
    window: MainWindow, asked: PlaygroundWorkspace, check: CheckPanel, qtbot: QtBot
) -> None:
    paste(check, ANSWER, qtbot)
    found(asked, qtbot)
    assert window.document is not None
    secret = handle(asked, "mina_causa_real")
    window.document.push(build.set_value(window.document.world, secret, "terms", ("grisú",)))
    qtbot.waitUntil(lambda: asked.try_out.checker.checking, timeout=2000)
    assert (FindingKind.LEAK, "excavación") not in found(asked, qtbot)


def test_a_turn_is_added_and_the_next_context_holds_it(
    asked: PlaygroundWorkspace, check: CheckPanel, qtbot: QtBot
) -> None:
    paste(check, "No me gusta hablar de eso.", qtbot)
    found(asked, qtbot)
    qtbot.keyClick(check.field, Key.Key_Return, CTRL)
    assert check.field.answer() == ""
    assert QApplication.focusWidget() is asked.query.field
    assert asked.query.field.selectedText() == QUESTION
    qtbot.keyClicks(asked.query.field, "Y quien lo mando?")
    qtbot.waitUntil(lambda: not asked.asker.waiting)
    context = asked.try_out.maker.now().context
    assert context is not None
    talk = context.section("conversation")
    assert talk is not None and QUESTION in talk.text
    assert "No me gusta hablar de eso." in talk.text
    assert talk.text.index(QUESTION) < talk.text.index("No me gusta")
    assert [row.text for row in check.talk.lines.rows] == [QUESTION]


def test_turns_go_on_and_are_taken_back(
    asked: PlaygroundWorkspace, check: CheckPanel, qtbot: QtBot
) -> None:
    for line, answer in (("Hola", "Buenas."), ("¿Y la mina?", "Cerrada.")):
        asked.query.field.setText(line)
        asked.asker.ask_now()
        paste(check, answer, qtbot)
        check.add.click()
    assert [e.answer for e in asked.try_out.companion.talk] == ["Buenas.", "Cerrada."]
    check.undo.setFocus()
    qtbot.keyClick(check.undo, Key.Key_Space)
    assert [e.answer for e in asked.try_out.companion.talk] == ["Buenas."]
    assert (asked.query.field.text(), check.field.answer()) == ("¿Y la mina?", "Cerrada.")
    qtbot.keyClick(check.clear, Key.Key_Space)
    assert asked.try_out.companion.talk == () and not check.talk.isVisible()


def test_another_npc_has_not_heard_it(
    asked: PlaygroundWorkspace, check: CheckPanel, qtbot: QtBot
) -> None:
    paste(check, "Solo te lo digo a ti.", qtbot)
    check.add.click()
    asked.set_state(replace(STATE, npc="boticaria_ines"))
    context = asked.try_out.maker.now().context
    assert context is not None and "Solo te lo digo" not in context.text


def test_a_stranger_keeps_no_conversation(
    asked: PlaygroundWorkspace, check: CheckPanel, qtbot: QtBot
) -> None:
    asked.set_state(replace(STATE, npc=None))
    paste(check, "Pasaba por aquí.", qtbot)
    assert not check.add.isEnabled()
    qtbot.keyClick(check.field, Key.Key_Return, CTRL)
    assert asked.try_out.companion.talk == ()


def test_the_log_goes_on_after_the_turn_of_the_save() -> None:
    heard = (Line(7, "player", "Hola", present=("bram",)),)
    talk = (Exchange("bram", "¿Y?", "Nada."),)
    log = Companion(MemoryState(turn=12), heard, talk=talk).log()
    assert log is not None
    assert [(line.turn, line.speaker, line.text) for line in log] == [
        (7, "player", "Hola"),
        (13, "player", "¿Y?"),
        (13, "bram", "Nada."),
    ]
    assert len(log.heard_by("bram")) == 3 and not log.heard_by("ines")
    assert Companion().log() is None


def test_an_endless_answer_is_cut(
    asked: PlaygroundWorkspace, check: CheckPanel, qtbot: QtBot
) -> None:
    check.field.set_answer("a" * 30_000)
    assert len(check.field.answer()) == 20_000
    assert found(asked, qtbot) == []


def test_another_width_leaves_the_answer_in_front_while_it_is_worked_on(
    window: MainWindow, asked: PlaygroundWorkspace, check: CheckPanel, qtbot: QtBot
) -> None:
    side = asked.try_out.side
    check.field.set_answer(ANSWER)
    window.resize(1100, 700)
    qtbot.waitUntil(lambda: side.tabbed, timeout=10_000)
    assert side.current() == "check" and check.isVisible()
    assert QApplication.focusWidget() is check.field
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: not side.tabbed, timeout=10_000)
    assert side.current() == "check" and check.isVisible()
    assert QApplication.focusWidget() is check.field
    asked.focus_first()
    window.resize(1100, 700)
    qtbot.waitUntil(lambda: side.tabbed, timeout=10_000)
    assert side.current() == "why"
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: not side.tabbed, timeout=10_000)
    assert side.current() == "check"
