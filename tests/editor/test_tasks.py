"""Work in other threads: results in this one, cancelling, late results dropped."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from editor.tasks import Tasks, Token


@pytest.fixture
def tasks(qapp: object) -> Iterator[Tasks]:
    tasks = Tasks()
    yield tasks
    tasks.close()


def test_the_result_comes_in_this_thread(tasks: Tasks, qtbot: QtBot) -> None:
    seen: list[tuple[int, bool, bool]] = []
    here = threading.get_ident()

    def done(result: tuple[int, int]) -> None:
        value, worker = result
        seen.append((value, worker != here, threading.get_ident() == here))

    tasks.run(lambda token: (42, threading.get_ident()), done)
    qtbot.waitUntil(lambda: bool(seen), timeout=3000)
    assert seen == [(42, True, True)]
    assert not tasks.busy


def test_an_error_is_given_to_the_one_who_asked(tasks: Tasks, qtbot: QtBot) -> None:
    seen: list[Exception] = []

    def work(token: Token) -> None:
        raise ValueError("no")

    tasks.run(work, seen.append, failed=seen.append)
    qtbot.waitUntil(lambda: bool(seen), timeout=3000)
    assert isinstance(seen[0], ValueError)


def test_progress_is_told_and_the_last_one_always(tasks: Tasks, qtbot: QtBot) -> None:
    told: list[tuple[int, int]] = []
    done: list[object] = []

    def work(token: Token) -> None:
        for at in range(1, 1001):
            token.progress(at, 1000)

    tasks.run(work, done.append, progress=lambda at, of: told.append((at, of)))
    qtbot.waitUntil(lambda: bool(done), timeout=3000)
    assert told[-1] == (1000, 1000)
    assert len(told) < 200


def test_what_is_cancelled_stays_cancelled(tasks: Tasks, qtbot: QtBot) -> None:
    go, stopped = threading.Event(), threading.Event()
    seen: list[object] = []

    def work(token: Token) -> str:
        go.wait(3)
        stopped.set()
        return "late"

    number = tasks.run(work, seen.append, failed=seen.append)
    tasks.cancel(number)
    go.set()
    assert stopped.wait(3)
    qtbot.wait(50)
    assert seen == []
    assert not tasks.busy


def test_a_work_of_the_same_key_replaces_the_one_before(tasks: Tasks, qtbot: QtBot) -> None:
    go = threading.Event()
    seen: list[object] = []
    tasks.run(lambda token: go.wait(3) and "first", seen.append, key="query")
    tasks.run(lambda token: "second", seen.append, key="query")
    go.set()
    qtbot.waitUntil(lambda: bool(seen), timeout=3000)
    qtbot.wait(50)
    assert seen == ["second"]


def test_a_result_for_someone_who_is_gone_is_dropped(tasks: Tasks, qtbot: QtBot) -> None:
    import shiboken6

    go, owner = threading.Event(), QObject()
    seen: list[object] = []
    tasks.run(lambda token: go.wait(3), seen.append, owner=owner)
    shiboken6.delete(owner)
    go.set()
    qtbot.waitUntil(lambda: not tasks.busy, timeout=3000)
    assert seen == []


def test_closing_stops_a_work_that_asks(qapp: object) -> None:
    tasks, started = Tasks(), threading.Event()

    def work(token: Token) -> None:
        started.set()
        while True:
            token.check()

    tasks.run(work, print)
    assert started.wait(3)
    tasks.close()
    with pytest.raises(RuntimeError):
        tasks.run(work, print)
