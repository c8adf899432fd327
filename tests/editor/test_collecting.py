"""The garbage collector works while nobody else does."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from editor import collecting
from editor.collecting import Collecting, collect_when_idle_only

WAIT_MS = 20_000


@pytest.fixture
def full(monkeypatch):
    """The full collections that were asked for; none is made among what other tests left."""
    asked: list[bool] = []
    monkeypatch.setattr(collecting.gc, "collect", lambda: asked.append(True))
    monkeypatch.setattr(collecting.gc, "get_count", lambda: (0, 0, 100))
    return asked


@pytest.fixture
def window(qapp):
    window = QWindow()
    window.show()
    yield window
    window.close()
    window.deleteLater()


def test_at_rest_all_is_collected(qtbot, window, full):
    Collecting(window, rest_s=0)
    qtbot.waitUntil(lambda: bool(full), timeout=WAIT_MS)


def test_nothing_is_collected_while_somebody_works(qtbot, window, full):
    collector = Collecting(window, rest_s=60)
    collector._worked -= 61
    QTest.keyClick(window, Qt.Key.Key_A)
    collector._collect_at_rest()
    assert not full


def test_little_is_not_worth_it(qtbot, window, full, monkeypatch):
    monkeypatch.setattr(collecting.gc, "get_count", lambda: (0, 0, 1))
    Collecting(window, rest_s=0)._collect_at_rest()
    assert not full


def test_no_full_collection_begins_by_itself():
    before = gc.get_threshold()
    try:
        collect_when_idle_only()
        assert gc.get_threshold()[:2] == before[:2]
        assert gc.get_threshold()[2] > 100_000
    finally:
        gc.set_threshold(*before)
