"""From a key to repainted rows: `python -m tests.benchmarks.playground [entries ...]`.

Types questions into the real workspace and waits until the list is painted anew; prints
median and 99th percentile in milliseconds, and at 1 000 entries the ratio to one frame.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.model.state import GameState
from editor.actions import Actions
from editor.document import Document
from editor.opening import open_with_index
from editor.playground.workspace import PlaygroundWorkspace
from editor.settings import SettingsStore
from editor.tasks import Tasks
from editor.theme import Theme
from editor.workspace import Services, Shell
from tests.benchmarks.corpus import Corpus, Sizes

FRAME_MS = 16.0
SIZES = (1_000, 100_000)
QUESTIONS = 12


def make_room(app: QApplication, folder: Path) -> PlaygroundWorkspace:
    """The workspace over a world, shown at the size of the design."""
    opened = open_with_index(folder)
    # A large world is shown before its index is made; what that takes is measured elsewhere.
    opened.retriever.build()
    document = Document(opened.world, opened.retriever, opened.validator, app)
    # The slow checks are measured elsewhere.
    document.close()
    theme = Theme(parent=app)
    theme.apply(app)
    settings = SettingsStore(folder / "settings.json", app)
    services = Services(document, theme, Actions(theme, app), Tasks(app), settings, Shell(app))
    room = PlaygroundWorkspace(services)
    room.resize(1364, 840)
    room.show()
    QTest.qWaitForWindowExposed(room)
    return room


class Painted(QObject):
    """Counts how often any of some widgets was painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__(widgets[0])
        self.times = 0
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.Paint
        return False


def key_to_rows(app: QApplication, room: PlaygroundWorkspace, key: str) -> float:
    """Milliseconds from one key to the painted answer; rows that stay are not painted anew."""
    start = time.process_time()
    # QTest.keyClick knows ASCII keys only.
    press = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, key)
    app.sendEvent(room.query.field, press)
    while room.asker.waiting:
        app.processEvents()
    # What was asked to be painted is painted with the next events.
    app.processEvents()
    return (time.process_time() - start) * 1000


def measure(app: QApplication, entries: int) -> None:
    """Print one size's figures."""
    corpus = Corpus(Sizes(entries))
    with tempfile.TemporaryDirectory() as folder:
        room = make_room(app, corpus.write(Path(folder)))
        room.set_state(GameState("npc_1", corpus.places[0], frozenset({"quest_1"})))
        painted, times = Painted(room.list.viewport(), room.empty), list[float]()
        for question in corpus.questions(QUESTIONS):
            room.query.field.clear()
            app.processEvents()
            times += [key_to_rows(app, room, key) for key in question]
        room.close_workspace()
        room.close()
        # Its parts go while Python still knows them, not at some later collection.
        shiboken6.delete(room)
    times.sort()
    median, p99 = statistics.median(times), times[int(len(times) * 0.99)]
    share = f"   list painted {painted.times} times for {len(times)} keys"
    ratio = f"   median {median / FRAME_MS:.2f} of a frame, p99 {p99 / FRAME_MS:.2f}"
    print(f"{entries:>8} entries, key to rows: {median:7.2f} ms, p99 {p99:7.2f} ms{ratio}{share}")


def main() -> None:
    """Measure the sizes named, or all."""
    app = QApplication([])
    for entries in map(int, sys.argv[1:]) if sys.argv[1:] else SIZES:
        measure(app, entries)


if __name__ == "__main__":
    main()
