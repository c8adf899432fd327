"""How long retrieval takes: `python -m tests.benchmarks.retrieval [entries ...]`.

Prints median and 99th percentile in milliseconds per question, keystroke, explanation and
edit, and the time to build; at 1 000 entries also the ratio to the literal rule, same run.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

from core.model.kinds import Kind
from core.model.state import PROFILES, GameState
from core.retrieval import Retriever
from core.world import build
from core.world.opening import open_world
from core.world.world import World
from tests.benchmarks.corpus import Corpus, Sizes
from tests.core.retrieval import reference

SIZES = (1_000, 10_000, 100_000)
QUESTIONS = 300


def timed(work: Callable[..., object], *args: object) -> float:
    """Milliseconds of one call."""
    start = time.perf_counter()
    work(*args)
    return (time.perf_counter() - start) * 1000


def show(name: str, times: Iterable[float]) -> float:
    """Print one row; returns the median."""
    rows = sorted(times)
    median, p99 = statistics.median(rows), rows[min(len(rows) - 1, int(len(rows) * 0.99))]
    print(f"  {name:<22}{median:>10.3f}{p99:>10.3f}{rows[-1]:>10.3f}   n={len(rows)}")
    return median


def states(corpus: Corpus, count: int) -> list[GameState]:
    """Askers of all kinds."""
    random = Random(3)
    return [
        GameState(
            npc=random.choice((None, *(f"npc_{i}" for i in range(corpus.sizes.npcs)))),
            place=random.choice(corpus.places) if random.random() < 0.7 else None,
            quests=frozenset(f"quest_{random.randrange(25)}" for _ in range(random.randint(0, 5))),
        )
        for _ in range(count)
    ]


def measure(entries: int, folder: Path) -> None:
    """Build, ask, explain and edit at one size."""
    corpus = Corpus(Sizes(entries))
    world = open_world(corpus.write(folder))
    print(f"{entries} entries{'':<13}{'median':>10}{'p99':>10}{'max':>10}   (ms)")
    show("build", [timed(Retriever, world) for _ in range(3)])
    retriever = Retriever(world)
    asked = list(zip(corpus.questions(QUESTIONS), states(corpus, QUESTIONS), strict=True))
    for query, state in asked[:30]:
        retriever.retrieve(query, state)
    query_ms = show("query", [timed(retriever.retrieve, q, s) for q, s in asked])
    show(
        "query, whole texts",
        [timed(retriever.retrieve, e["texto"], asked[0][1]) for e in corpus.entries[:50]],
    )
    typed = [(q[:i], s) for q, s in asked[:40] for i in range(1, len(q) + 1)]
    show("keystroke", [timed(retriever.retrieve, q, s) for q, s in typed])
    show("explain", [timed(retriever.explain, q, s) for q, s in asked])
    show("explain, 50 rows read", [timed(read, retriever, q, s) for q, s in asked])
    for profile in PROFILES[1:]:
        profiled(retriever, asked, profile)
    edits(world, retriever)
    if entries <= 1_000:
        literal(world, asked, query_ms)


def profiled(retriever: Retriever, asked: list[tuple[str, GameState]], profile: str) -> None:
    """The same questions to another profile; the first one makes what it needs."""
    rows = [(query, replace(state, profile=profile)) for query, state in asked]
    show(f"{profile}, first", [timed(retriever.retrieve, *rows[0])])
    show(profile, [timed(retriever.retrieve, q, s) for q, s in rows])
    show(f"{profile}, explain", [timed(retriever.explain, q, s) for q, s in rows])


def read(retriever: Retriever, query: str, state: GameState) -> int:
    """Explain as the editor would: look at the first rows of each list."""
    # Another k, so that no kept explanation answers.
    state = replace(state, k=state.k + 1)
    explanation = retriever.explain(query, state)
    return len(explanation.beyond[:50]) + len(explanation.masked[:50])


def edits(world: World, retriever: Retriever) -> None:
    """One word typed into a text; entries added and taken out again."""
    random = Random(5)
    handles = random.sample(world.handles(Kind.ENTRY), 200)
    changes = []
    for number, handle in enumerate(handles):
        data = world.data(handle)
        text = getattr(data, "text", "") + f" nuevapalabra{number}"
        changes.append(world.apply(build.set_value(world, handle, "text", text)).changes)
    show("edit of a text", [timed(retriever.update, c) for c in changes])
    added = []
    for number in range(100):
        fields = {"id": f"m_{number}", "text": "Una torre nueva", "tags": ("torre",)}
        file = world.record(handles[0]).file
        added.append(world.apply(build.add(world, Kind.ENTRY, file, fields)))
    show("insert", [timed(retriever.update, a.changes) for a in added])
    gone = [world.apply(a.inverse).changes for a in reversed(added)]
    show("remove", [timed(retriever.update, c) for c in gone])


def literal(world: World, asked: list[tuple[str, GameState]], query_ms: float) -> None:
    """The rule read literally, on the same questions."""
    rows = [(r.handle, r.raw) for r in world.records(Kind.ENTRY)]
    times = []
    for query, state in asked[:20]:
        reference.fold.cache_clear()
        asker = reference.Asker(state.npc, state.place, state.quests)
        times.append(timed(reference.order, rows, query, asker))
    print(f"  ratio to the literal rule: {show('literal rule', times) / query_ms:.0f}")


def main() -> None:
    """Measure the sizes given, or all."""
    for entries in map(int, sys.argv[1:] or SIZES):
        with tempfile.TemporaryDirectory() as folder:
            measure(entries, Path(folder))


if __name__ == "__main__":
    main()
