"""Work between two events: a little at a time, in order, left off when it is stopped."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from editor.widgets import Slices

WAIT_MS = 20_000


def slow(told: list[int], count: int = 12) -> Iterator[None]:
    """Steps of some milliseconds each."""
    for at in range(count):
        time.sleep(0.003)
        told.append(at)
        yield


@pytest.fixture
def slices(qapp: object) -> Iterator[Slices]:
    owner = QObject()
    yield Slices(owner)
    owner.deleteLater()


def test_the_first_steps_are_taken_at_once_and_events_come_between(
    slices: Slices, qtbot: QtBot
) -> None:
    told: list[int] = []
    between: list[int] = []
    QTimer.singleShot(0, lambda: between.append(len(told)))
    with qtbot.waitSignal(slices.ended, timeout=WAIT_MS):
        slices.run(slow(told))
        assert 0 < len(told) < 12 and slices.busy
    assert told == list(range(12)) and not slices.busy
    assert between and between[0] < 12


def test_few_steps_end_at_once(slices: Slices) -> None:
    ended: list[bool] = []
    slices.ended.connect(lambda: ended.append(slices.busy))
    slices.run(iter(()))
    assert ended == [False]


def test_other_work_takes_the_place_and_what_is_stopped_goes_no_further(
    slices: Slices, qtbot: QtBot
) -> None:
    first: list[int] = []
    second: list[int] = []
    slices.run(slow(first))
    with qtbot.waitSignal(slices.ended, timeout=WAIT_MS):
        slices.run(slow(second))
    assert len(first) < 12 and len(second) == 12
    slices.run(slow(first))
    slices.stop()
    before = len(first)
    with qtbot.waitSignal(slices.ended, timeout=WAIT_MS):
        slices.run(slow(second))
    assert len(first) == before


def test_work_that_fails_is_not_begun_again(slices: Slices) -> None:
    def fails() -> Iterator[None]:
        yield
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        slices.run(fails())
    assert not slices.busy
