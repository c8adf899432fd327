"""Two states side by side: what differs is marked, and agrees with asking in each of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from playground_help import QUESTION, STATE, handle, masked_entries
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from core.model.mask import sees
from core.model.state import PROFILES, GameState
from core.retrieval import Retriever
from core.world import build
from core.world.opening import open_world
from editor.main_window import MainWindow
from editor.playground.compare import PairRow, Place, compared
from editor.playground.rows import Showing
from editor.playground.workspace import PlaygroundWorkspace
from tests.core.retrieval import adversarial

CATA = GameState("archivera_cata", "mina", frozenset({"la_verdad_de_la_mina"}))
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def comparing(asked: PlaygroundWorkspace, qtbot: QtBot) -> PlaygroundWorkspace:
    """Bram is pinned, Cata is asked."""
    qtbot.mouseClick(asked.bar.compare, Qt.MouseButton.LeftButton)
    asked.set_state(CATA)
    asked.asker.ask_now()
    return asked


def rows(room: PlaygroundWorkspace) -> dict[str, PairRow]:
    return {row.label: row for row in room.comparison.model.rows}


def test_the_comparison_says_what_each_is_given(comparing: PlaygroundWorkspace) -> None:
    retriever = comparing.asker._document.retriever
    found = rows(comparing)
    for state, side in ((STATE, "before"), (CATA, "now")):
        given = {id: getattr(row, side) for id, row in found.items()}
        given = {id: place.rank for id, place in given.items() if place.kind == "given"}
        assert given == {hit.id: hit.rank for hit in retriever.retrieve(QUESTION, state)}
    assert found["mina_causa_real"].change_words() == "revealed"
    assert found["nela_superviviente"].change_words() == "masked now"
    assert found["mina_reapertura"].change_words() == "the same"
    assert found["gremio_pacto_silencio"].change_words() == "down 1"


def test_a_state_against_itself_differs_in_nothing(asked: PlaygroundWorkspace) -> None:
    asked.set_comparing(True)
    assert asked._pages.currentWidget() is asked.comparison
    assert {row.change[0] for row in asked.comparison.model.rows} == {"same"}
    assert asked.comparison.differences.text() == "0 differ"


def test_another_profile_is_another_state(asked: PlaygroundWorkspace) -> None:
    profiles = [asked.state_panel.profile.itemText(i) for i in range(1, 2)]
    asked.set_comparing(True)
    for profile in profiles:
        asked.set_state(GameState(STATE.npc, STATE.place, STATE.quests, profile=profile))
        asked.asker.ask_now()
        now = asked.asker.answer.explanation.results
        given = [r for r in asked.comparison.model.rows if r.now.kind == "given"]
        assert [r.handle for r in given] == [hit.handle for hit in now]


def test_what_scores_on_one_side_alone_has_no_distance() -> None:
    masked = PairRow(1, "a", Place("masked"), Place("masked", 13, 1.3))
    assert masked.change == ("score", 0)
    assert PairRow(1, "a", Place("masked", 2, 3.0), masked.now).change == ("down", 11)


def test_swapping_and_pinning(comparing: PlaygroundWorkspace) -> None:
    comparing.comparison.swap.click()
    comparing.asker.ask_now()
    assert comparing.asker.state == STATE
    assert rows(comparing)["mina_causa_real"].change_words() == "masked now"
    comparing.comparison.pin.click()
    assert {row.change[0] for row in comparing.comparison.model.rows} == {"same"}


def test_no_text_is_in_a_comparison_and_ids_can_be_hidden(
    comparing: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    texts = [entry.text for entry in masked_entries(comparing)]
    comparing.set_hide_ids(True)
    model = comparing.comparison.model
    said = [str(model.data(model.index(at, 0), role)) for at in range(30) for role in range(48)]
    assert not any(text in line for text in texts for line in said)
    ids = [entry.id for entry in masked_entries(comparing)]
    ids.append("mina_causa_real")
    assert not any(id in line for id in ids for line in said)


def test_the_keyboard_goes_through_it(
    window: MainWindow, comparing: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    jumps: list[int] = []
    window.shell.jump_requested.connect(lambda handle, field: jumps.append(handle))
    comparing.focus_first()
    qtbot.keyClick(comparing.query.field, Qt.Key.Key_Down)
    assert comparing.comparison.list.hasFocus()
    qtbot.keyClick(comparing.comparison.list, Qt.Key.Key_Home)
    qtbot.keyClick(comparing.comparison.list, Qt.Key.Key_Down)
    assert comparing.explanation.sheet.title == "Why gremio_pacto_silencio is second"
    qtbot.keyClick(comparing.comparison.list, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text().startswith("gremio_pacto_silencio: down 1. Pinned:")
    qtbot.keyClick(comparing.comparison.list, Qt.Key.Key_Return)
    assert jumps == [handle(comparing, "gremio_pacto_silencio")]


def test_a_segment_leaves_the_comparison(comparing: PlaygroundWorkspace) -> None:
    comparing.bar.segments._buttons["retrieved"].click()
    assert comparing._pages.currentWidget() is comparing.list
    assert not comparing.bar.compare.isChecked()


def test_edits_are_compared_at_once(
    window: MainWindow, comparing: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    model = comparing.comparison.model
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    document = window.document
    assert document is not None
    chosen = handle(comparing, "nela_superviviente")
    document.push(build.set_value(document.world, chosen, "visibility", "publico"))
    qtbot.waitUntil(lambda: not comparing.asker.waiting, timeout=2000)
    assert rows(comparing)["nela_superviviente"].now.kind == "given"
    document.push(build.delete(document.world, [chosen]))
    qtbot.waitUntil(lambda: not comparing.asker.waiting, timeout=2000)
    assert "nela_superviviente" not in rows(comparing)
    assert tester.model() is model


def test_compared_agrees_with_any_two_states(comparing: PlaygroundWorkspace) -> None:
    world = comparing.asker._document.world
    retriever = Retriever(world)
    npcs = (None, "herrero_bram", "capataz_verol", "minera_nela")
    states = [
        GameState(npc, place, k=k) for npc in npcs for place in (None, "mina") for k in (1, 5)
    ]
    for before in states:
        for now in states[::3]:
            pair = retriever.explain(QUESTION, before), retriever.explain(QUESTION, now)
            found = compared(world, *pair, Showing())
            for row in found:
                for place, explained in zip((row.before, row.now), pair, strict=True):
                    why = explained.why(row.handle)
                    gate = "given" if why is None else why.gate
                    expected = {"given": "given", "masked": "masked", "rank": "beyond"}
                    assert place.kind == expected.get(gate, "silent")


@pytest.mark.parametrize("seed", range(20))
def test_on_any_world_both_sides_are_what_query_says(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    world = open_world(adversarial.write_world(random, tmp_path))
    retriever = Retriever(world)
    marked = 0
    for _ in range(12):
        query = adversarial.question(random)
        states = tuple(
            replace(adversarial.state(random), profile=random.choice(PROFILES)) for _ in range(2)
        )
        explained = tuple(retriever.explain(query, state) for state in states)
        found = compared(world, *explained, Showing(hide_ids=True))
        for side, state in zip(("before", "now"), states, strict=True):
            given = {hit.handle: hit.rank for hit in retriever.retrieve(query, state)}
            shown = {row.handle: getattr(row, side) for row in found}
            assert given == {h: p.rank for h, p in shown.items() if p.kind == "given"}
            viewer = world.viewer(state)
            for at, place in shown.items():
                entry = world.data(at)
                assert (place.kind == "masked") == (not sees(entry, viewer))  # type: ignore[arg-type]
        for row in found:
            masked = "masked" in (row.before.kind, row.now.kind)
            assert row.label.startswith("masked entry") == masked
            marked += masked
    assert marked
