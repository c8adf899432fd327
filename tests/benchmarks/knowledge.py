"""The knowledge matrix with a large world.

    python -m tests.benchmarks.knowledge [ENTRIES NPCS]

Prints the milliseconds of each act with the repaint that shows it, and of each the ratio to
filling and painting a plain QTableView of the same rows and columns, measured in the same run.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QTableView

from core.model.kinds import Kind
from core.model.visibility import PUBLIC, Audience, AudienceKind
from core.world.build import set_value
from tests.benchmarks.corpus import Corpus, Sizes


class Clock:
    """Times acts, each with the events that it leads to."""

    def __init__(self) -> None:
        self.plain = 0.0

    def time(self, name: str, act: Callable[[], object], times: int = 1) -> float:
        """Do an act several times; prints and returns the median in milliseconds."""
        spans = []
        for _ in range(times):
            start = time.perf_counter()
            act()
            QCoreApplication.processEvents()
            spans.append((time.perf_counter() - start) * 1e3)
        middle = statistics.median(spans)
        ratio = f", {middle / self.plain:.2f} × plain" if self.plain else ""
        print(f"  {name}: {middle:.1f} ms, worst {max(spans):.1f}{ratio}")
        return middle


def plain_table(rows: int, columns: int) -> QTableView:
    """A shown table of Qt's own with one letter a cell."""
    model = QStandardItemModel(rows, columns)
    for row in range(rows):
        for column in range(columns):
            model.setItem(row, column, QStandardItem("o"))
    view = QTableView()
    view.setModel(model)
    model.setParent(view)
    view.resize(1440, 900)
    view.show()
    return view


def measure(folder: Path, entries: int, npcs: int) -> None:
    """Print the figures of one world."""
    from editor.app import make_application, make_window
    from editor.knowledge.workspace import KnowledgeWorkspace

    Corpus(Sizes(entries, npcs=npcs)).write(folder)
    app, clock = make_application([]), Clock()
    print(f"{entries} entries × {npcs} NPCs")
    made: list[QTableView] = []
    clock.plain = clock.time("plain table", lambda: made.append(plain_table(entries, npcs)))
    made.pop().close()
    window = make_window(app)
    window.resize(1440, 900)
    window.show()
    window.flow.open(folder)
    while window.document is None:
        app.processEvents()
    document = window.document
    document.finish_checks()
    clock.time("opened", lambda: window.show_room("knowledge"))
    room = window.rooms.current
    assert isinstance(room, KnowledgeWorkspace)
    room.auditor.set_awake(False)
    board, grid = room.board, room.grid
    numbers = iter(range(1, 10**6))
    clock.time("repaint", grid.cells.viewport().repaint, 20)
    clock.time("scroll", lambda: grid._down.setValue(3 * next(numbers)), 20)
    clock.time("step", lambda: board.set_step(next(numbers) % 20), 20)
    handles = document.world.handles(Kind.ENTRY)

    def edit() -> None:
        handle = handles[next(numbers) * 37 % len(handles)]
        document.push(set_value(document.world, handle, "weight", 1 + next(numbers) / 100))

    def open_or_close() -> None:
        handle = handles[next(numbers) * 37 % len(handles)]
        audience = PUBLIC if next(numbers) % 2 else Audience(AudienceKind.HIDDEN)
        document.push(set_value(document.world, handle, "visibility", audience))

    clock.time("edit of a weight", edit, 20)
    clock.time("edit of a visibility", open_or_close, 20)
    clock.time("group by tag", lambda: board.set_grouping("tag"))
    clock.time("filter", lambda: board.set_filter("vis:secret"))
    clock.time("audit, in the background", room.auditor.run)
    document.stack.setClean()
    window.close()


def main() -> None:
    """Measure the size named, or 2,000 entries and 100 NPCs."""
    entries, npcs = [int(word) for word in sys.argv[1:3]] or [2_000, 100]
    with tempfile.TemporaryDirectory() as home:
        os.environ["HOME"] = home
        for name in ("CONFIG", "STATE", "DATA", "CACHE"):
            os.environ[f"XDG_{name}_HOME"] = home
        world = Path(home) / "world"
        world.mkdir()
        measure(world, entries, npcs)


if __name__ == "__main__":
    main()
