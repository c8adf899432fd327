"""Kills a process at random moments of a save over three files, again and again.

    python -m tests.core.recovery.kill_saves 200

After each kill the world must be all old or all new, and while it is old the recovery
journal must hold what was not saved.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from core.files.atomic import JOURNAL
from core.model.kinds import Kind
from core.recovery.backups import Backups
from core.recovery.journal import Journal, Unsaved
from core.world import build
from core.world.opening import open_world
from core.world.saving import plan_save, settle, write_plan
from core.world.world import World

NAMES = ("a.json", "b.json", "c.json")
ENTRIES = 400


def make(folder: Path) -> None:
    """Three files of entries whose text is the number of the round."""
    folder.mkdir()
    for name in NAMES:
        rows = [{"id": f"{name[0]}{n}", "texto": "0", "notas": "x" * 200} for n in range(ENTRIES)]
        text = json.dumps({"entradas": rows}, indent=2)
        (folder / name).write_text(text, encoding="utf-8")


def edit(world: World, number: int) -> dict[str, Unsaved]:
    """Give all entries the number of a round; what would have to be recovered."""
    edited = build.set_values(world, world.handles(Kind.ENTRY), "text", str(number))
    world.apply(edited)
    return {file.name: Unsaved(world.file_text(file.handle)) for file in world.files}


def save(world: World, unsaved: dict[str, Unsaved], data: Path) -> None:
    """What the editor does when the user saves."""
    journal = Journal(data, world.root)
    journal.write(unsaved)
    plan = plan_save(world)
    Backups(data, world.root).keep(plan)
    write_plan(plan)
    settle(world, plan)
    journal.forget()


def run_and_kill(world: World, unsaved: dict[str, Unsaved], data: Path, after: float) -> bool:
    """Save in a process that is killed after so many seconds; whether it was still at it."""
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            save(world, unsaved, data)
            status = 0
        finally:
            os._exit(status)
    time.sleep(after)
    os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise AssertionError("the save failed by itself")
    return os.WIFSIGNALED(status)


def contents(folder: Path) -> dict[str, str]:
    """The files of the world as they are."""
    return {name: (folder / name).read_text(encoding="utf-8") for name in NAMES}


def rounds(count: int, base: Path, seed: int = 0) -> Counter[str]:
    """So many kills; how often the save had not begun, was under way, or was done."""
    folder, data = base / "world", base / "data"
    make(folder)
    chance = random.Random(seed)
    duration = _duration(base)
    found: Counter[str] = Counter()
    for number in range(1, count + 1):
        world = open_world(folder)
        old = contents(folder)
        unsaved = edit(world, number)
        new = {name: each.text for name, each in unsaved.items()}
        Journal(data, folder).write(unsaved)
        killed = run_and_kill(world, unsaved, data, chance.random() * duration)
        found[_outcome(folder, data, old, new, killed=killed)] += 1
    return found


def _duration(base: Path) -> float:
    """A little more than a whole save takes here."""
    folder = base / "trial"
    make(folder)
    world = open_world(folder)
    unsaved = edit(world, 1)
    start = time.perf_counter()
    save(world, unsaved, base / "trial-data")
    return 1.2 * (time.perf_counter() - start)


def _outcome(
    folder: Path, data: Path, old: dict[str, str], new: dict[str, str], *, killed: bool
) -> str:
    interrupted = (folder / JOURNAL).exists()
    world = open_world(folder)
    assert not world.notices, world.notices
    now = contents(folder)
    assert now in (old, new), "a mixture of old and new"
    assert not (folder / JOURNAL).exists()
    if now == old:
        kept = Journal(data, folder).read()
        assert kept is not None, "the save is undone and the journal is gone"
        assert {name: each.text for name, each in kept.files.items()} == new
    if not killed:
        assert now == new
        return "done"
    return "finished at the next start" if interrupted else ("old" if now == old else "new")


def main() -> None:
    """Run as many rounds as were asked for."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        print(dict(rounds(count, Path(folder), seed=int(time.time()))))


if __name__ == "__main__":
    main()
