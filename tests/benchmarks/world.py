"""How long opening, editing and saving a world take, beside the plain work they contain.

    python -m tests.benchmarks.world [ENTRIES ...]

Ratios in one run: opening against `json.loads` of the same bytes, saving against writing them.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from core.model.kinds import Kind
from core.retrieval import Retriever
from core.validation import Validator
from core.world import build
from core.world.opening import open_world
from core.world.saving import save_world
from tests.benchmarks.corpus import Corpus, Sizes


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of one call."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


def median(work: Callable[[], object], times: int) -> float:
    """Median milliseconds of several calls."""
    return statistics.median(timed(work) for _ in range(times))


def measure(entries: int) -> None:
    """Print one size's figures."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        Corpus(Sizes(entries)).write(root)
        size = sum(p.stat().st_size for p in root.glob("*.json"))
        times = 3 if entries >= 100_000 else 9
        loads = median(lambda: [json.loads(p.read_bytes()) for p in root.glob("*.json")], times)
        opening = median(lambda: open_world(root), times)
        world = open_world(root)
        handles = world.handles(Kind.ENTRY)
        numbers = iter(range(10_000))

        def edit() -> None:
            handle = handles[next(numbers) % len(handles)]
            world.apply(build.set_value(world, handle, "text", f"text {next(numbers)}"))

        def insert_and_remove() -> None:
            file = world.record(handles[0]).file
            fields = {"id": "new", "text": "x", "tags": ["y"]}
            world.apply(world.apply(build.add(world, Kind.ENTRY, file, fields)).inverse)

        def save() -> None:
            edit()
            save_world(world)

        print(f"{entries} entries, {size / 1e6:.1f} MB")
        print(f"  open {opening:.0f} ms, {opening / loads:.1f} x json.loads")
        print(
            f"  edit {median(edit, 30):.3f} ms, add and undo {median(insert_and_remove, 15):.3f} ms"
        )
        print(f"  save {median(save, times):.1f} ms")
        alone, whole = memory(root)
        print(f"  memory {alone / size:.1f} x the file, {whole / size:.1f} x with index and checks")


def memory(root: Path) -> tuple[float, float]:
    """Bytes that an open world holds alone, and with its index and all its checks."""
    tracemalloc.start()
    world = open_world(root)
    alone, _ = tracemalloc.get_traced_memory()
    validator = Validator(world, Retriever(world))
    validator.run_pending()
    validator.issues()
    whole, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return alone, whole


def main() -> None:
    """The sizes named, or all."""
    for entries in [int(word) for word in sys.argv[1:]] or [1_000, 10_000, 100_000]:
        measure(entries)


if __name__ == "__main__":
    main()
