"""The garbage collector works while nobody else does, and lets closed worlds go."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from editor.collecting import Collecting, collect_when_idle_only

WAIT_MS = 20_000


class _Circle:
    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def window(qapp):
    window = QWindow()
    window.show()
    yield window
    gc.unfreeze()
    window.close()
    window.deleteLater()


def _frozen():
    circle = _Circle()
    gc.freeze()
    return weakref.ref(circle)


def test_what_a_closed_world_was_made_of_goes_at_rest(qtbot, window):
    collecting = Collecting(window, rest_s=0, long_rest_s=0)
    collecting.world_changed(object())
    gone = _frozen()
    assert gc.collect() >= 0 and gone() is not None, "frozen: no collection sees it"
    collecting.world_changed(None)
    qtbot.waitUntil(lambda: gone() is None, timeout=WAIT_MS)


def test_the_first_world_frees_nothing(qtbot, window):
    collecting = Collecting(window, rest_s=0, long_rest_s=0)
    kept = _frozen()
    collecting.world_changed(object())
    collecting._collect_at_rest()
    assert kept() is not None


def test_nothing_is_collected_while_somebody_works(qtbot, window):
    collecting = Collecting(window, rest_s=0, long_rest_s=60)
    collecting.world_changed(object())
    gone = _frozen()
    collecting.world_changed(object())
    QTest.keyClick(window, Qt.Key.Key_A)
    collecting._collect_at_rest()
    assert gone() is not None


def test_no_full_collection_begins_by_itself():
    before = gc.get_threshold()
    try:
        collect_when_idle_only()
        assert gc.get_threshold()[:2] == before[:2]
        assert gc.get_threshold()[2] > 100_000
    finally:
        gc.set_threshold(*before)
