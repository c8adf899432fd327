"""How long the inspector takes to open a large save: 10 000 facts of 100 NPCs.

Run it as `python -m tests.benchmarks.memory_inspector` or by its path; prints one line a step.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

NPCS, FACTS_EACH, SCENES = 100, 100, 200
_WORDS = [
    "mina",
    "farol",
    "argolla",
    "fuelle",
    "carta",
    "campana",
    "bodega",
    "hoja",
    "registro",
    "pozo",
    "ermita",
    "plaza",
]


def large_save(folder: Path) -> Path:
    """A save of version 2 whose facts all differ."""
    npcs = [f"npc_{n:03}" for n in range(NPCS)]
    facts = {npc: [_fact(n, at) for at in range(FACTS_EACH)] for n, npc in enumerate(npcs)}
    scenes = [
        {"id": str(s), "lugar": "mina", "presencia": {npcs[s % NPCS]: [[s, s + 5]]}}
        for s in range(SCENES)
    ]
    memory = {"version": 2, "turno": 400, "hechos": facts, "escenas": scenes}
    path = folder / "large.json"
    path.write_text(json.dumps({"estado": {"memoria": memory}}), encoding="utf-8")
    return path


def _fact(npc: int, at: int) -> dict[str, object]:
    words = " ".join(_WORDS[(npc + at * k + at // 7) % len(_WORDS)] for k in range(1, 7))
    return {
        "id": f"h{npc * FACTS_EACH + at}",
        "texto": f"Vio {words} {npc * FACTS_EACH + at} veces.",
        "turno": at * 4,
        "peso": 1.0 + at % 5 * 0.5,
        "origen": {"tipo": "presencio", "escena": str(npc % SCENES)},
    }


def _timed(words: str, work: Callable[[], object]) -> object:
    start, used = time.perf_counter(), time.thread_time()
    result = work()
    taken, used = time.perf_counter() - start, time.thread_time() - used
    print(f"{words:38} {taken * 1000:8.1f} ms, {used * 1000:8.1f} of them the processor's")
    return result


def main() -> None:
    """Measure reading, showing, changing the NPC, and comparing all facts."""
    from PySide6.QtWidgets import QApplication

    from editor.memory.inspected import Inspected
    from editor.memory.inspector import Inspector
    from editor.memory.likeness import likeness_findings
    from editor.memory.reading import open_save
    from editor.tasks import Tasks
    from editor.theme import Theme

    app = QApplication.instance() or QApplication([])
    theme = Theme(parent=app)
    theme.apply(app)
    tasks = Tasks()
    inspector = Inspector(theme, tasks, "en")
    inspector.resize(1364, 800)
    inspector.show()
    app.processEvents()
    with tempfile.TemporaryDirectory() as folder:
        path = large_save(Path(folder))
        print(f"{NPCS} NPCs, {NPCS * FACTS_EACH} facts, {path.stat().st_size / 1e6:.1f} MB")
        opened = _timed("read (off the interface's thread)", lambda: open_save(path))
    inspected = Inspected(opened, opened.save.candidates[0])

    def show() -> None:
        inspector.show_save(inspected)
        inspector.repaint()

    _timed("shown and painted", show)
    tasks.cancel_key("memory-compare")

    def another() -> None:
        inspector.show_npc("npc_050")
        inspector.repaint()

    _timed("another NPC shown and painted", another)
    _timed(
        "all facts compared (in the background)",
        lambda: likeness_findings(inspected.state, inspected.names.sameness),
    )
    tasks.close()


if __name__ == "__main__":
    main()
