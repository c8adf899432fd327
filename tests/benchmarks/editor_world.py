"""The window with a large world: opening, an edit, the palette, a save, the longest stall.

    python -m tests.benchmarks.editor_world [ENTRIES ...]

A stall is the time for which the event loop did not turn while the work was going on; on a
busy machine the processor time of this thread says more, and stands beside it.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer

from tests.benchmarks.corpus import Corpus, Sizes

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
WAIT = QEventLoop.ProcessEventsFlag.WaitForMoreEvents
MOST_CHECKING_S = 240


class Loop:
    """Turns the event loop and notes the longest time between two turns."""

    def __init__(self, app: object) -> None:
        self._app = app
        self._beat = QTimer(interval=5)
        self._beat.start()
        self.longest = self.busiest = 0.0

    def until(self, done: Callable[[], bool]) -> float:
        """Turn until `done`; the milliseconds it took."""
        start = last = time.perf_counter()
        self.longest = self.busiest = 0.0
        while not done():
            spent = time.thread_time()
            # Sleeps between events, as the real loop does; spinning would starve the others.
            self._app.processEvents(WAIT)  # type: ignore[attr-defined]
            self.busiest = max(self.busiest, (time.thread_time() - spent) * 1e3)
            now = time.perf_counter()
            self.longest = max(self.longest, (now - last) * 1e3)
            last = now
        return (time.perf_counter() - start) * 1e3

    @property
    def stall(self) -> str:
        """The longest one, and its processor time."""
        return f"longest stall {self.longest:.0f} ms ({self.busiest:.0f} busy)"


def measure(folder: Path, entries: int) -> None:
    """Print one size's figures."""
    from core.model.kinds import Kind
    from core.world.build import set_value
    from editor.app import make_application, make_window

    root = folder / str(entries)
    root.mkdir()
    Corpus(Sizes(entries)).write(root)
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or make_application([])
    window = make_window(app)  # type: ignore[arg-type]
    window.resize(1440, 900)
    window.show()
    loop = Loop(app)
    loop.until(lambda: True)
    window.flow.open(root)
    spent = loop.until(lambda: window.document is not None)
    print(f"{entries} entries: opened in {spent:.0f} ms, {loop.stall}")
    document = window.document
    assert document is not None
    end = time.perf_counter() + MOST_CHECKING_S
    spent = loop.until(lambda: not document.checking or time.perf_counter() > end)
    words = "still checking" if document.checking else "checked"
    print(f"  {words} after {spent:.0f} ms more, {loop.stall}")
    handles = document.world.handles(Kind.ENTRY)
    world = document.world
    values: dict[str, Callable[[int], Any]] = {
        "text": lambda number: f"a text {number}",
        "tags": lambda number: ("mina", f"tag{number}"),
        "id": lambda number: f"another_{number}",
        "weight": lambda number: 1.5 + number,
    }
    for field, value in values.items():
        spans, busy = [], []
        for number in range(12):
            handle = handles[number * 37 % len(handles)]
            edit = set_value(world, handle, field, value(number))
            start, spent = time.perf_counter(), time.thread_time()
            document.push(edit)
            app.processEvents()
            spans.append((time.perf_counter() - start) * 1e3)
            busy.append((time.thread_time() - spent) * 1e3)
            end = time.perf_counter() + 2
            loop.until(lambda: not document.checking or time.perf_counter() > end)  # noqa: B023
        print(
            f"  {field} to screen {statistics.median(spans):.1f} ms, worst {max(spans):.1f}"
            f" ({statistics.median(busy):.1f} busy, worst {max(busy):.1f})"
        )
    for words in ("first", "again"):
        start = time.perf_counter()
        window.open_palette()
        app.processEvents()
        print(f"  palette, {words}: {(time.perf_counter() - start) * 1e3:.0f} ms")
        window.palette_list.leave()
    start = time.perf_counter()
    window.flow.save()
    stall = (time.perf_counter() - start) * 1e3
    loop.until(lambda: not window.tasks.busy and not document.modified)
    spent = (time.perf_counter() - start) * 1e3
    print(f"  saved in {spent:.0f} ms, began in {stall:.0f} ms, {loop.stall}")
    window.close()


def main() -> None:
    """Measure the sizes named, or 1,000 and 100,000 entries."""
    sizes = [int(word) for word in sys.argv[1:]] or [1_000, 100_000]
    with tempfile.TemporaryDirectory() as home:
        os.environ["HOME"] = home
        for name in ("CONFIG", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = home
        for entries in sizes:
            measure(Path(home), entries)


if __name__ == "__main__":
    main()
