"""Where a profile must be prepared first, the window works meanwhile and the answer follows."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playground_help import QUESTION, STATE, labels
from pytestqt.qtbot import QtBot

import editor.preparing
from core.model.kinds import Kind
from core.retrieval import Retriever
from core.world import build
from editor.case_runs import CaseRuns, case_runs_of
from editor.main_window import MainWindow
from editor.playground.workspace import PlaygroundWorkspace
from editor.preparing import Preparing

WAIT_MS = 20_000
NATURAL = replace(STATE, profile="natural")


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """No world is small enough to be waited for."""
    monkeypatch.setattr(editor.preparing, "SMALL", 0)


def test_opening_the_playground_makes_nothing_for_profiles_nobody_asks_in(
    room: PlaygroundWorkspace,
) -> None:
    assert not room._document.retriever.prepared("natural")
    assert room._document.retriever.prepared("lexical")


def test_the_window_works_while_a_profile_is_prepared(
    large: None, window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    window.show_room("playground")
    before = labels(asked)
    making = asked._document.retriever._profiles._making
    with making:
        # The other thread cannot go on: whoever waited for it here would wait for ever.
        asked.set_state(NATURAL)
        qtbot.waitUntil(lambda: asked.asker.held, timeout=WAIT_MS)
        assert window.status.room.text() == "Preparing natural …"
        assert labels(asked) == before and asked.asker.answer.state == STATE
        assert not asked.bar.case.isEnabled()
        asked.errands.add_case()
        asked.copies.context()
        asked.show_check()
        asked.try_out.check.field.set_answer("Hubo una excavación.")
        asked.query.field.setText(f"{QUESTION} ")
        qtbot.wait(0)
        assert asked.asker.held
    qtbot.waitUntil(lambda: not asked.asker.held, timeout=WAIT_MS)
    assert window.status.room.text() == ""
    answer = asked.asker.answer
    assert answer.state == NATURAL and answer.query == f"{QUESTION} "
    fresh = Retriever(asked._document.world)
    assert answer.explanation.results == fresh.retrieve(f"{QUESTION} ", NATURAL)
    assert asked.bar.case.isEnabled()
    checker = asked.try_out.checker
    qtbot.waitUntil(lambda: not checker.checking, timeout=WAIT_MS)


def test_another_profile_asked_meanwhile_is_answered_at_once(
    large: None, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    with asked._document.retriever._profiles._making:
        asked.set_state(NATURAL)
        qtbot.waitUntil(lambda: asked.asker.held, timeout=WAIT_MS)
        asked.set_state(replace(STATE, k=3))
        asked.asker.ask_now()
        assert not asked.asker.held
        assert len(asked.asker.answer.explanation.results) == 3
        asked.preparing.close()


def test_comparing_with_a_state_of_an_unprepared_profile_waits_for_it(
    large: None, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    asked.set_state(NATURAL)
    qtbot.waitUntil(lambda: asked.asker.answer.state == NATURAL, timeout=WAIT_MS)
    asked.set_comparing(True)
    asked.set_state(STATE)
    qtbot.waitUntil(lambda: asked._pages.currentWidget() is asked.comparison, timeout=WAIT_MS)
    asked._document.retriever.rebuild()
    asked.set_state(replace(STATE, k=4))
    qtbot.waitUntil(lambda: asked.preparing.busy, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: asked._pages.currentWidget() is asked.comparison, timeout=WAIT_MS)
    assert asked._document.retriever.prepared("natural")


def test_progress_is_told_and_the_work_can_be_stopped(room: PlaygroundWorkspace) -> None:
    retriever = room._document.retriever
    told: list[tuple[int, int]] = []
    retriever.prepare("natural", lambda done, total: told.append((done, total)))
    assert told[0] == (0, len(room._document.world.handles(Kind.ENTRY)))

    class Stopped(Exception):
        pass

    def stop(done: int, total: int) -> None:
        raise Stopped

    retriever.rebuild()
    with pytest.raises(Stopped):
        retriever.prepare("natural", stop)
    assert not retriever.prepared("natural")
    assert retriever.retrieve(QUESTION, NATURAL) == Retriever(room._document.world).retrieve(
        QUESTION, NATURAL
    )


def test_a_case_in_an_unprepared_profile_is_run_once_it_can_be(
    large: None, window: MainWindow, qtbot: QtBot
) -> None:
    document = window.document
    assert document is not None
    runs = case_runs_of(document)
    qtbot.waitUntil(lambda: not runs.running, timeout=WAIT_MS)
    document.retriever.rebuild()
    case = runs.handles()[0]
    before = runs.counts()[1]
    with document.retriever._profiles._making:
        document.push(build.set_value(document.world, case, "profile", "natural"))
        qtbot.waitUntil(
            lambda: [h for h in runs.handles() if runs.is_waiting(h)] == [case], timeout=WAIT_MS
        )
        assert isinstance(runs._preparing, Preparing) and runs._preparing.busy
        runs.run_now(case)
        assert runs.is_waiting(case)
    qtbot.waitUntil(lambda: not runs.running, timeout=WAIT_MS)
    assert runs.result(case) is not None and runs.counts()[1] == before


def test_without_tasks_cases_are_run_where_they_are(window: MainWindow) -> None:
    document = window.document
    assert document is not None
    runs = CaseRuns(document)
    runs.finish()
    assert runs.counts() == (40, 40)
    runs.close()
