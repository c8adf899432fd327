"""How long the lore table takes: `python -m tests.benchmarks.lore_table [entries]`.

Prints milliseconds of each act, with the repaint that shows it, and their ratio to
filling a plain QTableView of the same rows, measured in the same run.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QApplication, QTableView

from core.model.kinds import Kind
from core.query import Sort, parse_filter
from core.world import build
from editor.document import Document
from editor.lore.spec import SPEC
from editor.lore.workspace import LoreWorkspace
from editor.opening import open_with_index
from editor.theme import Theme
from editor.workspace import Shell
from tests.editor.lore.lore_bench import services_for

WORDS = [
    "mina",
    "derrumbe",
    "gremio",
    "secreto",
    "galería",
    "carta",
    "noche",
    "señal",
    "río",
    "campana",
    "cobre",
    "lámpara",
]


def write_world(folder: Path, count: int) -> None:
    """A world of `count` entries of 120 characters."""
    rows = [
        {
            "id": f"entrada_{i * 7919 % count:06}",
            "texto": " ".join(WORDS[(i * k) % len(WORDS)] for k in range(1, 19)),
            "etiquetas": [f"t{i % 997}", WORDS[i % len(WORDS)]],
            "visibilidad": "secreto" if i % 5 == 0 else "publico",
            "requiere_quest": "q" if i % 5 == 0 else None,
            "peso": 1.0 + (i % 10) / 10,
        }
        for i in range(count)
    ]
    text = json.dumps({"entradas": rows}, ensure_ascii=False, indent=1)
    (folder / "lore.json").write_text(text, encoding="utf-8")


def median_ms(act: Callable[[], object], times: int = 7) -> float:
    """The median of some runs, in milliseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        act()
        taken.append((time.perf_counter() - start) * 1000)
    return statistics.median(taken)


def plain_ms(app: QApplication, ids: list[str]) -> float:
    """Resetting and painting Qt's own list of strings in a plain table."""
    view, model = QTableView(), QStringListModel(ids)
    view.setModel(model)
    view.resize(976, 846)
    view.show()
    app.processEvents()

    def act() -> None:
        model.setStringList(ids)
        view.viewport().repaint()

    taken = median_ms(act)
    view.close()
    return taken


def make_room(app: QApplication, folder: Path) -> tuple[LoreWorkspace, Document]:
    """The workspace on a world, shown."""
    theme = Theme()
    theme.apply(app)
    opened = open_with_index(folder)
    document = Document(opened.world, opened.retriever, opened.validator)
    document.close()
    room = SPEC.factory(services_for(document, theme, Shell()))
    assert isinstance(room, LoreWorkspace)
    room.resize(1364, 846)
    room.show()
    app.processEvents()
    return room, document


def acts_of(room: LoreWorkspace, document: Document) -> dict[str, Callable[[], object]]:
    """What a user does, by name."""
    model, table = room.model, room.table
    handle = model.handles[0]
    table.select_handles([handle])
    counter = iter(range(10_000))

    def painted(act: Callable[[], object]) -> Callable[[], object]:
        def run() -> None:
            act()
            table.viewport().repaint()

        return run

    def edit() -> None:
        text = f"Otra campana {next(counter)}"
        document.push(build.set_value(document.world, handle, "text", text))

    def scroll() -> None:
        bar = table.verticalScrollBar()
        bar.setValue((bar.value() + 33) % max(1, bar.maximum()))

    sorts = iter([Sort("id"), Sort("length"), Sort("weight", descending=True)] * 100)
    texts = iter(["campana noche", "señal", "tag:t7", "vis:secret weight:>1.5", ""] * 100)
    return {
        "filter": painted(lambda: model.set_filter(parse_filter(next(texts)))),
        "sort": painted(lambda: model.set_sort(next(sorts))),
        "edit": painted(edit),
        "select another row": lambda: table.select_handles([model.handles[next(counter) % 50]]),
        "select all": painted(table.selectAll),
        "scroll a page": painted(scroll),
        "paint again": painted(lambda: None),
    }


def main(count: int) -> None:
    """Measure and print."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory() as name:
        write_world(Path(name), count)
        start = time.perf_counter()
        room, document = make_room(app, Path(name))
        print(f"{count} entries; opened and shown in {time.perf_counter() - start:.2f} s")
        ids = [document.world.record(h).id for h in document.world.handles(Kind.ENTRY)]
        base = plain_ms(app, ids)
        print(f"{'a plain table of as many strings':32}{base:9.1f} ms")
        cold = median_ms(lambda: room.model.set_filter(parse_filter("campana")), 1)
        print(f"{'the first filter':32}{cold:9.1f} ms {cold / base:7.1f} x")
        room.model.set_filter(parse_filter(""))
        for title, act in acts_of(room, document).items():
            taken = median_ms(act)
            print(f"{title:32}{taken:9.1f} ms {taken / base:7.1f} x")
        room.close_workspace()
        room.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
