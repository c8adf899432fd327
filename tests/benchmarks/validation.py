"""How long the issues of a world take: the first look, one edit, and the slices after it.

    python -m tests.benchmarks.validation [entries ...]

The rules that look at once must take well under a frame (16 ms) at 1 000 entries and under
50 ms at 100 000, in all; the slow rules run in slices, of which the longest counts.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from core.model.kinds import Kind
from core.retrieval import Retriever
from core.validation import Validator
from core.world import build
from core.world.edits import Edit
from core.world.opening import open_world
from core.world.world import World
from tests.benchmarks.corpus import Corpus, Sizes

SLICE = 0.004
"""Seconds that an editor gives to one idle slice."""


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of one call."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


def drained(validator: Validator) -> tuple[float, float]:
    """Milliseconds of all pending slices together, and of the longest."""
    longest = total = 0.0
    while validator.pending:
        spent = timed(lambda: validator.run_pending(SLICE))
        total += spent
        longest = max(longest, spent)
    return total, longest


def first_look(world: World, retriever: Retriever) -> Validator:
    """Print what the first look takes, whole and in slices."""
    start = time.perf_counter()
    validator = Validator(world, retriever, lazy=True)
    slices: list[float] = [(time.perf_counter() - start) * 1e3]
    while validator.reading:
        slices.append(timed(lambda: validator.run_pending(SLICE)))
    print(f"  first look, at once rules: {sum(slices):.0f} ms, longest slice {max(slices):.1f} ms")
    total, longest = drained(validator)
    print(f"  first look, slow rules: {total:.0f} ms, longest slice {longest:.1f} ms")
    print(f"  errors, warnings, hints: {validator.counts()}")
    print(f"  sorted list of issues: {timed(validator.issues):.1f} ms")
    print(f"  {dict(Counter(issue.code for issue in validator.issues()).most_common(8))}")
    return validator


def edits(world: World) -> dict[str, Callable[[int], Edit]]:
    """The kinds of edit that are timed."""
    entries = world.handles(Kind.ENTRY)
    npcs = world.handles(Kind.NPC)
    file = world.record(entries[0]).file

    def nth(number: int) -> int:
        return entries[(number * 7919) % len(entries)]

    fields = {"id": "new", "text": "Un texto nuevo y corto.", "tags": ["nuevo"]}
    return {
        "text": lambda n: build.set_value(world, nth(n), "text", f"Texto nuevo {n} de la sala."),
        "tags": lambda n: build.set_value(world, nth(n), "tags", ("lugar_1", f"t{n}")),
        "id": lambda n: build.set_value(world, nth(n), "id", f"id_nuevo_{n}"),
        "visibility": lambda n: build.set_value(world, nth(n), "weight", 1 + n / 8),
        "add entry": lambda n: build.add(world, Kind.ENTRY, file, fields),
        "NPC name": lambda n: build.set_value(world, npcs[n], "name", f"Nombre {n}"),
        "NPC faction": lambda n: build.set_value(world, npcs[n], "factions", ("faccion_1",)),
    }


def one_edit(
    world: World,
    retriever: Retriever,
    validator: Validator,
    name: str,
    make: Callable[[int], Edit],
    times: int,
) -> None:
    """Print the median and the longest of an edit's immediate check, and its slices."""
    at_once: list[float] = []
    later: list[tuple[float, float]] = []
    for number in range(times):
        applied = world.apply(make(number))
        retriever.update(applied.changes)
        at_once.append(timed(lambda c=applied.changes: validator.update(c)))
        later.append(drained(validator))
        back = world.apply(applied.inverse)
        retriever.update(back.changes)
        validator.update(back.changes)
        drained(validator)
    slow = statistics.median(total for total, _ in later)
    print(
        f"  {name:12} at once {statistics.median(at_once):7.2f} ms (max {max(at_once):7.2f}), "
        f"slices {slow:8.1f} ms (longest {max(longest for _, longest in later):6.1f})"
    )


def measure(entries: int) -> None:
    """Print one size's figures."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        Corpus(Sizes(entries)).write(root)
        world = open_world(root)
        print(f"{entries} entries")
        retriever = Retriever(world)
        validator = first_look(world, retriever)
        times = 4 if entries >= 100_000 else 9
        for name, make in edits(world).items():
            one_edit(world, retriever, validator, name, make, times)
        if entries <= 10_000:
            print(f"  memory: {memory(world) / size_of(root):.1f} x the file")


def size_of(root: Path) -> int:
    """Bytes of the world's files."""
    return sum(path.stat().st_size for path in root.glob("*.json"))


def memory(world: World) -> float:
    """Bytes that a validator holds, its retriever not counted."""
    retriever = Retriever(world)
    tracemalloc.start()
    validator = Validator(world, retriever)
    validator.run_pending()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert validator.pending == 0
    return held


def main() -> None:
    """The sizes given, or all."""
    for entries in [int(a) for a in sys.argv[1:]] or [1_000, 10_000, 100_000]:
        measure(entries)


if __name__ == "__main__":
    main()
