"""The context preview: exact, after a pause, within the budget, counted and priced."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playground_help import QUESTION, STATE
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.context import STRICT, build_context
from core.memory.facts import Fact
from core.memory.state import MemoryState
from editor.main_window import MainWindow
from editor.playground.context_panel import ContextPanel
from editor.playground.exact_text import plain_text
from editor.playground.figures import Price, money
from editor.playground.preview import Preview
from editor.playground.talk import Companion
from editor.playground.workspace import PlaygroundWorkspace

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def shown(
    window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> tuple[PlaygroundWorkspace, ContextPanel]:
    """The preview of the question, made as it is for the user: after the pause."""
    window.show_room("playground")
    settle(asked, qtbot)
    return asked, asked.try_out.context


def settle(room: PlaygroundWorkspace, qtbot: QtBot) -> None:
    maker = room.try_out.maker
    qtbot.waitUntil(lambda: not (room.asker.waiting or maker.waiting or maker._stale), timeout=3000)


def with_facts(room: PlaygroundWorkspace, count: int) -> None:
    facts = tuple(Fact(f"Recuerdo número {n} de la mina.", n, id=f"f{n}") for n in range(count))
    room.try_out.set_companion(Companion(MemoryState(count, {"herrero_bram": facts})))


def test_the_text_is_what_the_model_would_get(
    window: MainWindow, shown: tuple[PlaygroundWorkspace, ContextPanel]
) -> None:
    room, panel = shown
    assert window.document is not None
    document = window.document
    built = build_context(document.world, document.retriever, STATE.npc, QUESTION, STATE)
    assert plain_text(panel.exact) == built.text
    assert [row.tokens for row in panel.sections.rows] == [195, 260, 0, 437, 21, 30]
    assert panel.note == f"≈ {built.total} of 2,000 · estimate"
    assert room.try_out.side.strip.note.text() == panel.note
    assert "Identity: 260 of 350 tokens" in panel.sections.accessibleName()


def test_nothing_is_built_between_two_keys(
    shown: tuple[PlaygroundWorkspace, ContextPanel], qtbot: QtBot
) -> None:
    room, panel = shown
    made: list[Preview] = []
    room.try_out.maker.made.connect(made.append)
    room.query.field.clear()
    for key in "mina":
        qtbot.keyClicks(room.query.field, key)
        qtbot.waitUntil(lambda: not room.asker.waiting)
        assert not made
    settle(room, qtbot)
    assert [preview.query for preview in made] == ["mina"]
    assert plain_text(panel.exact).endswith("mina")


def test_nothing_is_built_for_a_panel_that_nobody_sees(
    shown: tuple[PlaygroundWorkspace, ContextPanel], window: MainWindow, qtbot: QtBot
) -> None:
    room, _ = shown
    window.show_room("settings")
    made: list[Preview] = []
    room.try_out.maker.made.connect(made.append)
    room.query.field.setText("campana")
    qtbot.wait(400)
    assert not made
    window.show_room("playground")
    settle(room, qtbot)
    assert [preview.query for preview in made] == ["campana"]


def test_counting_strictly(shown: tuple[PlaygroundWorkspace, ContextPanel], qtbot: QtBot) -> None:
    room, panel = shown
    estimated = panel.context.total if panel.context else 0
    panel.toggle.click()
    strict = panel.setup.counter._buttons["strict"]
    strict.setFocus()
    qtbot.keyClick(strict, Key.Key_Space)
    settle(room, qtbot)
    assert panel.context is not None and panel.context.counter is STRICT
    assert estimated < panel.context.total <= 2000
    assert panel.note.endswith("· strict") and "≈" not in panel.note


def test_a_budget_too_small_says_how_much_is_needed(
    shown: tuple[PlaygroundWorkspace, ContextPanel], qtbot: QtBot
) -> None:
    room, panel = shown
    panel.toggle.click()
    field = panel.setup.budget
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "300")
    qtbot.keyClick(field, Key.Key_Return)
    settle(room, qtbot)
    assert panel.context is None and panel._pages.currentWidget() is panel.refusal
    assert "alone take 491 (estimate)" in panel.refusal.accessibleDescription()
    assert panel.note == "≈ 491 needed, 300 there"
    assert not panel.copy.isEnabled()
    button = panel.refusal._button
    button.setFocus()
    qtbot.keyClick(button, Key.Key_Space)
    settle(room, qtbot)
    assert field.value() == 500
    assert panel.context is not None and panel.context.total <= 500


def test_what_was_cut_is_told_with_the_reason(
    shown: tuple[PlaygroundWorkspace, ContextPanel], qtbot: QtBot
) -> None:
    room, panel = shown
    assert panel.left_words.text() == "Nothing left out" and panel.why.isHidden()
    with_facts(room, 12)
    settle(room, qtbot)
    assert panel.left_words.text() == "4 left out: facts 4"
    assert panel.sections.rows[2].cut == 4
    panel.why.setFocus()
    qtbot.keyClick(panel.why, Key.Key_Space)
    text = plain_text(panel.left_out)
    assert text.startswith("Facts: Left out: 4 facts; only the best enter a context.")
    assert text.count("Recuerdo número") == 4
    panel.copy.click()
    assert QGuiApplication.clipboard().text() == text
    with_facts(room, 2)
    settle(room, qtbot)
    assert panel._pages.currentWidget() is panel.exact


def test_the_text_is_copied_to_the_letter(
    window: MainWindow, shown: tuple[PlaygroundWorkspace, ContextPanel], qtbot: QtBot
) -> None:
    _, panel = shown
    assert panel.context is not None
    panel.copy.setFocus()
    qtbot.keyClick(panel.copy, Key.Key_Space)
    assert QGuiApplication.clipboard().text() == panel.context.text
    panel.exact.setFocus()
    qtbot.keyClick(panel.exact, Key.Key_A, CTRL)
    qtbot.keyClick(panel.exact, Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == panel.context.text
    QGuiApplication.clipboard().clear()
    window.actions_by_id["playground.copy_context"].trigger()
    assert QGuiApplication.clipboard().text() == panel.context.text


def test_the_cost_of_a_turn_and_of_a_scene(
    shown: tuple[PlaygroundWorkspace, ContextPanel], qtbot: QtBot
) -> None:
    room, panel = shown
    assert panel.cost.text() == "No price is set"
    panel.toggle.click()
    field = panel.setup.price
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "0.5")
    qtbot.keyClick(field, Key.Key_Return)
    assert panel.context is not None
    turn = panel.context.total * 0.5 / 1_000_000
    shown_turn, scene = money(turn), money(turn * 20)
    assert panel.cost.text() == f"≈ {shown_turn} $ a turn · ≈ {scene} $ a scene of 20 turns"
    assert shown_turn == "0.00048" and scene == "0.0095"
    assert Price(2.0).of_scene(1000) == pytest.approx(0.04)
    kept = room.save_state()["tokens"]
    assert kept == {
        "counter": "estimate",
        "budget": 2000,
        "price": 0.5,
        "currency": "$",
        "turns": 20,
    }


@pytest.mark.parametrize(
    "wrong", [None, [], {"budget": -1}, {"budget": True, "counter": "guess", "turns": "x"}]
)
def test_wrong_values_of_another_start_are_passed_over(
    room: PlaygroundWorkspace, wrong: object
) -> None:
    room.restore_state({"tokens": wrong})
    setup = room.try_out.maker.setup
    assert (setup.counter, setup.budget) == ("estimate", 2000)


def test_budget_and_price_are_kept(room: PlaygroundWorkspace) -> None:
    kept = {"counter": "strict", "budget": 900, "price": 3.0, "currency": "€", "turns": 8}
    room.restore_state({"tokens": kept})
    assert room.save_state()["tokens"] == kept


def test_an_edit_of_the_lore_is_in_the_text(
    window: MainWindow, shown: tuple[PlaygroundWorkspace, ContextPanel], qtbot: QtBot
) -> None:
    from playground_help import handle

    from core.world import build

    room, panel = shown
    assert window.document is not None
    world = window.document.world
    window.document.push(
        build.set_value(world, handle(room, "mina_derrumbe"), "text", "Otra cosa pasó en la mina.")
    )
    settle(room, qtbot)
    assert "- [mina_derrumbe] Otra cosa pasó en la mina." in plain_text(panel.exact)


def test_below_1280_the_parts_are_tabs(
    window: MainWindow, shown: tuple[PlaygroundWorkspace, ContextPanel], qtbot: QtBot
) -> None:
    room, panel = shown
    side = room.try_out.side
    assert not side.tabbed and room.explanation.isVisible() and panel.isVisible()
    window.resize(1100, 700)
    qtbot.waitUntil(lambda: side.tabbed)
    assert side.current() == "why" and room.explanation.isVisible() and not panel.isVisible()
    tabs = side.strip.tabs
    tabs.setFocus()
    qtbot.keyClick(tabs, Key.Key_Right)
    assert side.current() == "context" and panel.isVisible() and not room.explanation.isVisible()
    settle(room, qtbot)
    assert plain_text(panel.exact)
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: not side.tabbed)
    assert room.explanation.isVisible() and panel.isVisible()


def test_f6_reaches_every_part(
    window: MainWindow, shown: tuple[PlaygroundWorkspace, ContextPanel], qtbot: QtBot
) -> None:
    room, panel = shown
    reached = set()
    room.focus_first()
    for _ in range(14):
        qtbot.keyClick(QApplication.focusWidget() or window, Key.Key_F6)
        focused = QApplication.focusWidget()
        reached |= {part for part in room.regions() if focused and part.isAncestorOf(focused)}
    assert room.explanation in reached and panel in reached


def test_the_context_of_a_stranger(
    shown: tuple[PlaygroundWorkspace, ContextPanel], qtbot: QtBot
) -> None:
    room, panel = shown
    room.set_state(replace(STATE, npc=None))
    settle(room, qtbot)
    assert panel.context is not None and "Bram" not in panel.context.text
