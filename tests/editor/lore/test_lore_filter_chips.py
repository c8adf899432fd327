"""More chips than there is room for stay readable, and all of them can be reached."""

from __future__ import annotations

from lore_bench import Bench
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

TERMS = "tag:mina vis:secret -npc:herrero_bram is:warning file:mina weight:>1 len:>300"
WAIT_MS = 20_000


def is_in_sight(field: object, chip: object) -> bool:
    """Whether all of a chip stands inside the strip."""
    strip = field._strip
    left = chip.mapTo(strip, QPoint(0, 0)).x()
    return left >= 0 and left + chip.width() <= strip.width()


def test_chips_keep_their_words_and_the_last_are_in_sight(bench: Bench, qtbot: QtBot) -> None:
    bench.room.resize(700, 500)
    field = bench.room.toolbar.filter
    field.set_text(TERMS + " galería")
    chips = field._chips
    qtbot.waitUntil(lambda: is_in_sight(field, chips[-1]), timeout=WAIT_MS)
    assert [chip.width() for chip in chips] == [chip.sizeHint().width() for chip in chips]
    assert not is_in_sight(field, chips[0])
    assert field.line().width() >= 60, "there is room to type"
    assert field.text() == TERMS + " galería"


def test_the_keyboard_brings_the_others(bench: Bench, qtbot: QtBot) -> None:
    bench.room.resize(700, 500)
    field = bench.room.toolbar.filter
    field.set_text(TERMS)
    qtbot.waitUntil(lambda: is_in_sight(field, field._chips[-1]), timeout=WAIT_MS)
    field.focus_line()
    QTest.keyClick(field.line(), Qt.Key.Key_Home)
    QTest.keyClick(field.line(), Qt.Key.Key_Left)
    QTest.keyClick(field._chips[-1], Qt.Key.Key_Home)
    qtbot.waitUntil(lambda: is_in_sight(field, field._chips[0]), timeout=WAIT_MS)
    QTest.keyClick(field._chips[0], Qt.Key.Key_Delete)
    assert field.text() == TERMS.removeprefix("tag:mina ")
    bar = field._strip.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0, timeout=WAIT_MS)
    assert field._chips[0].toolTip(), "what is cut is told in the tooltip"


def test_a_filter_of_any_length_is_named_in_few_words(bench: Bench) -> None:
    bench.room.toolbar.filter.set_text("x" * 100_000)
    assert not bench.model.handles
    sentence, _ = bench.room._nothing_matches()
    assert len(sentence) < 200
