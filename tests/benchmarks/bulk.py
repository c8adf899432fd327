"""Edits of all entries of a large world in the window: how long each takes, and holds it.

    python -m tests.benchmarks.bulk [ENTRIES ...]

Each row: the whole time, and of the longest turn of the event loop its time and this
thread's processor time.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.benchmarks.corpus import Corpus, Sizes
from tests.benchmarks.editor_world import Loop, at_home


class Bench:
    """An open window, and what is done in it."""

    def __init__(self, window: Any, loop: Loop) -> None:
        self._window, self._loop = window, loop
        self.room = window.rooms.workspace("lore")

    def act(self, name: str, work: Callable[[], Any]) -> None:
        """Do something in a turn of the loop, wait until it is over, and tell."""
        from PySide6.QtCore import QTimer

        document, begun = self._window.document, []

        def begin() -> None:
            begun.append(True)
            work()

        def over() -> bool:
            busy = document.stager.busy or self._window.flow.traveller.travelling
            return bool(begun) and not busy

        QTimer.singleShot(0, begin)
        spent = self._loop.until(over)
        held, cpu = self._loop.longest, self._loop.busiest
        # What the table does with what it was told, and the first of the slow checks.
        for _ in range(3):
            self._loop.until(lambda: True)
            held, cpu = max(held, self._loop.longest), max(cpu, self._loop.busiest)
        print(f"  {name}: {spent:.0f} ms, longest turn {held:.0f} ms ({cpu:.0f} busy)")
        self._loop.until(lambda: not document.checking and document.retriever.ready)
        print(
            f"    checks: longest turn {self._loop.longest:.0f} ms ({self._loop.busiest:.0f} busy)"
        )

    def select(self, handles: list[int]) -> None:
        """Select rows, outside what is measured."""
        self.room.table.select_handles(handles)
        self._loop.until(lambda: True)


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
    window.flow.open(root)
    loop.until(lambda: window.document is not None and window.document.retriever.ready)
    window.document.finish_checks()
    print(f"{entries} entries")
    _edits(window, Bench(window, loop))
    window.document.stack.setClean()
    window.close()


def _edits(window: Any, bench: Bench) -> None:
    traveller, commands = window.flow.traveller, bench.room.commands
    world = window.document.world
    rows = list(bench.room.model.handles)
    files = [file.handle for file in world.lore_files]

    def typed_weight() -> None:
        form = bench.room.form
        form._edits.edited("weight", 2.5)
        form._edits.left("weight", form.page().editor("weight").widget)

    def there_and_back(name: str, work: Callable[[], Any]) -> None:
        bench.act(name, work)
        bench.act("  undone", lambda: traveller.step(back=True))
        bench.act("  made again", lambda: traveller.step(back=False))
        bench.act("  undone again", lambda: traveller.step(back=True))

    bench.act("all rows selected", bench.room.table.selectAll)
    for what, chosen in (("all", rows), ("every other", rows[::2])):
        bench.select(chosen)
        there_and_back(f"{what} deleted", commands.delete_selected)
        bench.select(chosen)
        there_and_back(f"{what} duplicated", commands.duplicate_selected)
        bench.select(chosen)
        there_and_back(f"{what} moved to a file", lambda: commands.move_selected(files[-1]))
        bench.select(chosen)
        there_and_back(f"weight of {what}", typed_weight)
    for row in range(0, 1000, 2):
        from core.world import build

        window.document.push(build.duplicate(world, rows[row : row + 1]))
    bench.act("500 steps undone from the history", lambda: traveller.go_to(0))


def main() -> None:
    """Measure the sizes named, or 10,000 entries."""
    at_home(measure, (10_000,))


if __name__ == "__main__":
    main()
