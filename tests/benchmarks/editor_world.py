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
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer

from tests.benchmarks.corpus import Corpus, Sizes

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
WAIT = QEventLoop.ProcessEventsFlag.WaitForMoreEvents
MOST_CHECKING_S = 240
ROUNDS = 12


class Loop:
    """Turns the event loop and notes the longest time between two turns.

    `busiest` is this thread's processor time in a turn, also of a loop inside a modal dialog.
    """

    def __init__(self, app: Any) -> None:
        self._app = app
        self._beat = QTimer(interval=5)
        self._beat.start()
        self.longest = self.busiest = self._spent = 0.0
        app.eventDispatcher().aboutToBlock.connect(self._turned)

    def _turned(self) -> None:
        spent = time.thread_time()
        self.busiest = max(self.busiest, (spent - self._spent) * 1e3)
        self._spent = spent

    def until(self, done: Callable[[], bool]) -> float:
        """Turn until `done`; the milliseconds it took."""
        start = last = time.perf_counter()
        self.longest = self.busiest = 0.0
        self._spent = time.thread_time()
        while not done():
            # Sleeps between events, as the real loop does; spinning would starve the others.
            self._app.processEvents(WAIT)
            self._turned()
            now = time.perf_counter()
            self.longest = max(self.longest, (now - last) * 1e3)
            last = now
        return (time.perf_counter() - start) * 1e3

    def turn(self) -> None:
        """Deal with what waits now."""
        self._app.processEvents()

    @property
    def stall(self) -> str:
        """The longest one, and its processor time."""
        return f"longest stall {self.longest:.0f} ms ({self.busiest:.0f} busy)"


def measure(folder: Path, entries: int) -> None:
    """Print one size's figures."""
    from PySide6.QtWidgets import QApplication

    from editor.app import make_application, make_window

    root = folder / str(entries)
    root.mkdir()
    Corpus(Sizes(entries)).write(root)
    app = QApplication.instance() or make_application([])
    window = make_window(app)  # type: ignore[arg-type]
    window.resize(1440, 900)
    window.show()
    loop = Loop(app)
    loop.until(lambda: True)
    window.flow.open(root)
    spent = loop.until(lambda: window.document is not None)
    print(f"{entries} entries: opened in {spent:.0f} ms, {loop.stall}")
    wait_for_checks(window, loop, MOST_CHECKING_S)
    words = "still checking" if is_checking(window) else "checked"
    print(f"  {words}, {loop.stall}")
    for name, act in acts_of(window).items():
        measure_act(name, act, window, loop)
    measure_palette(window, app)
    measure_save(window, loop)
    window.close()


def wait_for_checks(window: Any, loop: Loop, most_s: float) -> None:
    """Turn the loop until nothing is checked any more, or the time is over."""
    end = time.perf_counter() + most_s
    loop.until(lambda: not is_checking(window) or time.perf_counter() > end)


def is_checking(window: Any) -> bool:
    """Whether slow checks are still running."""
    return bool(window.document.checking)


def acts_of(window: Any) -> dict[str, Callable[[int], object]]:
    """What a user does, by name; each takes the number of its round."""
    from core.model.kinds import Kind
    from core.world.build import set_value

    document, world = window.document, window.document.world
    npcs, quests, entries = (world.handles(k) for k in (Kind.NPC, Kind.QUEST, Kind.ENTRY))
    factions, first = world.ids(Kind.FACTION), world.ids(Kind.QUEST)[:2]
    commands = window.rooms.workspace("lore").commands

    def setting(
        handles: Sequence[int], field: str, value: Callable[[int], object]
    ) -> Callable[[int], object]:
        def act(number: int) -> object:
            handle = handles[number * 37 % len(handles)]
            return document.push(set_value(world, handle, field, value(number)))

        return act

    return {
        "text": setting(entries, "text", lambda number: f"a text {number}"),
        "tags": setting(entries, "tags", lambda number: ("mina", f"tag{number}")),
        "id": setting(entries, "id", lambda number: f"another_{number}"),
        "weight": setting(entries, "weight", lambda number: 1.5 + number),
        "factions of an NPC": setting(npcs, "factions", lambda n: (factions[n % len(factions)],)),
        "what a quest requires": setting(quests[2:], "requires", lambda n: (first[n % 2],)),
        "adding": lambda number: commands.new_record(),
        "deleting": lambda number: commands.delete_selected(),
    }


def measure_act(name: str, act: Callable[[int], object], window: Any, loop: Loop) -> None:
    """Print how long an act takes until it is on the screen."""
    spans, busy = [], []
    for number in range(ROUNDS):
        start, spent = time.perf_counter(), time.thread_time()
        act(number)
        loop.turn()
        spans.append((time.perf_counter() - start) * 1e3)
        busy.append((time.thread_time() - spent) * 1e3)
        wait_for_checks(window, loop, 2)
    print(
        f"  {name} to screen {statistics.median(spans):.1f} ms, worst {max(spans):.1f}"
        f" ({statistics.median(busy):.1f} busy, worst {max(busy):.1f})"
    )


def measure_palette(window: Any, app: Any) -> None:
    """Print how long the command palette takes to show."""
    for words in ("first", "again"):
        start = time.perf_counter()
        window.open_palette()
        app.processEvents()
        print(f"  palette, {words}: {(time.perf_counter() - start) * 1e3:.0f} ms")
        window.palette_list.leave()


def measure_save(window: Any, loop: Loop) -> None:
    """Print how long a save takes, and how long the window waits for it."""
    start, worked = time.perf_counter(), time.process_time()
    window.flow.save()
    stall = (time.perf_counter() - start) * 1e3
    loop.until(lambda: not window.tasks.busy and not window.document.modified)
    spent, worked = (time.perf_counter() - start) * 1e3, (time.process_time() - worked) * 1e3
    print(f"  saved in {spent:.0f} ms ({worked:.0f} busy), began in {stall:.0f} ms, {loop.stall}")


def as_the_program_does() -> None:
    """What `editor.app.run` sets for the whole process, and a window alone does not."""
    from editor.app import SWITCH_INTERVAL_S
    from editor.collecting import collect_when_idle_only

    sys.setswitchinterval(SWITCH_INTERVAL_S)
    collect_when_idle_only()


def at_home(measure: Callable[[Path, int], None], usual: Sequence[int]) -> None:
    """Measure the sizes named on the command line, or the usual ones, in a home of its own."""
    as_the_program_does()
    sizes = [int(word) for word in sys.argv[1:]] or usual
    with tempfile.TemporaryDirectory() as home:
        os.environ["HOME"] = home
        for name in ("CONFIG", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = home
        for entries in sizes:
            measure(Path(home), entries)


def main() -> None:
    """Measure the sizes named, or 1,000 and 100,000 entries."""
    at_home(measure, (1_000, 100_000))


if __name__ == "__main__":
    main()
