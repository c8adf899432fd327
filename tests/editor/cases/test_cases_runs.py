"""Cases are run by themselves: once, and after each edit those it may have changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from core.cases.runner import CaseRunner
from core.model.kinds import Kind
from core.model.records import Case
from core.world import build
from editor.case_runs import CaseRuns, case_runs_of
from editor.cases.workspace import CasesWorkspace
from editor.document import Document
from editor.main_window import MainWindow


def handle(document: Document, kind: Kind, id: str) -> int:
    return document.world.find(kind, id)[0]


def weigh(document: Document, id: str, weight: float) -> None:
    entry = handle(document, Kind.ENTRY, id)
    document.push(build.set_value(document.world, entry, "weight", weight))


def test_all_cases_run_after_opening_and_the_status_bar_counts_them(
    window: MainWindow, document: Document, qtbot: QtBot
) -> None:
    runs = case_runs_of(document)
    qtbot.waitUntil(lambda: not runs.running, timeout=10_000)
    assert runs.counts() == (40, 40)
    assert window.status.cases.text() == "40 of 40 cases pass"
    assert window.status.cases.isVisible()


def test_the_edit_that_breaks_a_case_says_so_at_once(
    window: MainWindow, document: Document, room: CasesWorkspace, qtbot: QtBot
) -> None:
    weigh(document, "nela_superviviente", 0.1)
    qtbot.waitUntil(lambda: not room.runs.running, timeout=10_000)
    passed, total = room.runs.counts()
    assert passed < total == 40
    assert window.status.cases.text() == f"{passed} of 40 cases pass"
    assert "breaks" in window.status.message.text()
    assert "derrumbe_sin_causa" in window.status.message.text()
    document.undo()
    qtbot.waitUntil(lambda: not room.runs.running, timeout=10_000)
    assert window.status.cases.text() == "40 of 40 cases pass"


def test_it_says_so_too_while_no_workspace_for_cases_was_opened(
    make_window: Callable[..., MainWindow], world_folder: Path, qtbot: QtBot
) -> None:
    window = make_window()
    with qtbot.waitSignal(window.flow.opened, timeout=20_000):
        window.flow.open(world_folder)
    document = window.document
    assert document is not None
    runs = case_runs_of(document)
    qtbot.waitUntil(lambda: not runs.running, timeout=10_000)
    weigh(document, "nela_superviviente", 0.1)
    qtbot.waitUntil(lambda: not runs.running, timeout=10_000)
    assert "derrumbe_sin_causa" in window.status.message.text()


def test_after_any_edit_the_results_are_those_of_running_all_anew(
    document: Document, room: CasesWorkspace
) -> None:
    world = document.world
    entry = handle(document, Kind.ENTRY, "mina_derrumbe")
    npc = handle(document, Kind.NPC, "herrero_bram")
    case = handle(document, Kind.CASE, "semilla_mina")
    edits = (
        lambda: build.set_value(world, entry, "tags", ("otra",)),
        lambda: build.set_value(world, npc, "factions", ()),
        lambda: build.set_value(world, case, "k", 1),
        lambda: build.delete(world, [handle(document, Kind.ENTRY, "bram_hermano")]),
        lambda: build.set_value(world, case, "masks", ()),
    )
    for make in edits:
        document.push(make())
        room.runs.finish()
        anew = CaseRunner(world, document.retriever).run_all()
        assert [room.runs.result(r.handle) for r in anew] == list(anew)
    for _ in edits:
        document.undo()
    room.runs.finish()
    assert room.runs.counts() == (40, 40)


def test_an_edit_runs_only_what_it_may_have_changed(
    document: Document, room: CasesWorkspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    run: list[int] = []
    kept = CaseRuns._run
    monkeypatch.setattr(CaseRuns, "_run", lambda self, h: (run.append(h), kept(self, h)))
    case = handle(document, Kind.CASE, "semilla_mina")
    document.push(build.set_value(document.world, case, "title", "Otro título"))
    room.runs.finish()
    assert run == [case]


def test_a_slow_case_waits_until_nobody_edits(document: Document, room: CasesWorkspace) -> None:
    case = handle(document, Kind.CASE, "semilla_mina")
    room.runs._slow.add(case)
    document.push(build.set_value(document.world, case, "title", "Otro"))
    room.runs._run_slice()
    assert room.runs.is_waiting(case)
    room.runs._pause.stop()
    room.runs._run_slice()
    assert not room.runs.is_waiting(case)


def test_a_case_that_goes_and_one_that_comes(document: Document, room: CasesWorkspace) -> None:
    case = handle(document, Kind.CASE, "semilla_mina")
    document.push(build.delete(document.world, [case]))
    assert room.runs.result(case) is None
    room.runs.finish()
    assert room.runs.counts() == (39, 39)
    document.undo()
    room.runs.finish()
    assert room.runs.counts() == (40, 40)


def test_a_broken_case_cannot_run_and_does_not_pass(
    document: Document, room: CasesWorkspace
) -> None:
    case = handle(document, Kind.CASE, "semilla_mina")
    document.push(build.set_raw(document.world, case, '{"id": "semilla_mina", "k": "five"}'))
    assert not isinstance(document.world.data(case), Case)
    room.runs.finish()
    result = room.runs.result(case)
    assert result is not None and not result.ok
    room.jump(case)
    assert room.outcome.state.text() == "cannot run"
    assert room.outcome.model.rows[0].why


def test_a_world_without_cases_says_nothing_of_them(
    window: MainWindow, document: Document, room: CasesWorkspace
) -> None:
    document.push(build.delete(document.world, document.world.handles(Kind.CASE)))
    room.runs.finish()
    assert not window.status.cases.isVisible()
    assert room.empty.isVisible()
    document.undo()
    room.runs.finish()
    assert window.status.cases.isVisible()
    assert room.table.isVisible()


def test_clicking_the_count_opens_the_cases(window: MainWindow, room: CasesWorkspace) -> None:
    window.show_room("lore")
    window.status.cases.click()
    assert window.rooms.current is room
