"""What keeps its place in the playground, and what a narrow one still says."""

from __future__ import annotations

import pytest
from playground_help import STATE
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.model.state import GameState
from editor.main_window import MainWindow
from editor.playground.rows import BarRow
from editor.playground.workspace import PlaygroundWorkspace
from editor.theme.painter import rows as painted


def test_fields_stay_whoever_is_asked(
    window: MainWindow, room: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    panel = room.state_panel
    world = window.document.world if window.document is not None else None
    assert world is not None
    factions = {id: len(world.factions_of(id)) for id in world.ids(Kind.NPC)}
    assert {0, 1} <= set(factions.values()) | {0}
    tops: set[int] = set()
    for npc in (None, *[id for id, count in factions.items() if count <= 1]):
        room.set_state(GameState(npc, "mina"))
        qtbot.waitUntil(lambda: panel.factions.isVisible(), timeout=5000)
        panel.layout().activate()
        tops.add(panel.place.mapTo(panel, QPoint()).y())
    assert len(tops) == 1


def test_what_one_npc_has_learnt_keeps_its_line_for_the_others(room: PlaygroundWorkspace) -> None:
    learnt = {"herrero_bram": {"mina_causa_real": 12}}
    for npc in ("herrero_bram", "archivera_cata"):
        room.set_state(GameState(npc, "mina", learnt=learnt))
        assert room.state_panel.learnt.isVisibleTo(room.state_panel)
    room.set_state(GameState("herrero_bram", "mina"))
    assert not room.state_panel.learnt.isVisibleTo(room.state_panel)


@pytest.mark.parametrize("width", [1440, 1100])
def test_a_masked_bar_says_would_be_and_why_at_any_width(
    window: MainWindow,
    asked: PlaygroundWorkspace,
    monkeypatch: pytest.MonkeyPatch,
    width: int,
) -> None:
    drawn: list[tuple[str, float]] = []
    real = painted.draw_text

    def noted(painter, rect, text, *rest, **more):  # type: ignore[no-untyped-def]
        drawn.append((text, rect.width()))
        return real(painter, rect, text, *rest, **more)

    monkeypatch.setattr(painted, "draw_text", noted)
    said: list[str] = []
    number = painted.draw_number

    def numbered(painter, rect, text, *rest, **more):  # type: ignore[no-untyped-def]
        said.append(text)
        return number(painter, rect, text, *rest, **more)

    monkeypatch.setattr(painted, "draw_number", numbered)
    window.resize(width, 700)
    asked.set_state(STATE)
    asked.grab()
    bars = [row for row in list(asked.model.rows)[:8] if isinstance(row, BarRow) and row.rank]
    assert bars and said.count("would be") >= 1
    look = window.theme.look
    for reason in {bar.opener for bar in bars[:2] if bar.opener}:
        rooms = [room for text, room in drawn if text == reason]
        assert rooms and min(rooms) >= painted.text_width(reason, look)


@pytest.mark.parametrize("width", [1200, 1280, 1366, 1440])
def test_no_masked_bar_cuts_the_quest_that_opens_it(
    window: MainWindow,
    asked: PlaygroundWorkspace,
    monkeypatch: pytest.MonkeyPatch,
    width: int,
) -> None:
    window.resize(width, 900)
    cut: list[str] = []
    seen: list[str] = []
    real, look = painted.draw_text, window.theme.look

    def noted(painter, rect, text, at, role="base", *rest, **more):  # type: ignore[no-untyped-def]
        seen.append(text)
        if painted.text_width(text, look, role) > rect.width() + 0.5:
            cut.append(text)
        return real(painter, rect, text, at, role, *rest, **more)

    monkeypatch.setattr(painted, "draw_text", noted)
    asked.set_state(STATE)
    asked.grab()
    assert any("La verdad de la mina" in text for text in seen)
    assert cut == []
