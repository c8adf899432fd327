"""Acts on thousands of records: answered at once or with progress, and given up on request."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from lore_bench import Bench
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QProgressDialog

from core.model.kinds import Kind
from core.world import build
from editor.document import Document
from editor.opening import open_with_index

WAIT_MS = 30_000
COUNT = 320


def words(number: int) -> str:
    """A text that is like no other."""
    chance = Random(number)
    return " ".join("".join(chance.choices("abcdefghij", k=7)) for _ in range(4))


@pytest.fixture
def document(qapp: object, tmp_path: Path) -> Iterator[Document]:
    entries = [
        {"id": f"e{n:04}", "texto": words(n), "etiquetas": ["a" if n % 2 else "b"]}
        for n in range(COUNT)
    ]
    (tmp_path / "a.json").write_text(json.dumps({"entradas": entries}), encoding="utf-8")
    opened = open_with_index(tmp_path)
    document = Document(opened.world, opened.retriever, opened.validator)
    yield document
    document.close()


@pytest.fixture
def many(make_bench: Callable[..., Bench], document: Document) -> Bench:
    return make_bench(document)


def entries(bench: Bench) -> int:
    return len(bench.world.handles(Kind.ENTRY))


def progress_of(bench: Bench) -> QProgressDialog | None:
    return bench.room.window().findChild(QProgressDialog)


def test_rows_here_and_there_go_at_once_and_the_next_one_is_selected(many: Bench) -> None:
    told: list[list[int]] = []
    many.table.handles_selected.connect(told.append)
    gone = [h for h in many.model.handles if "a" in many.world.data(h).tags]
    many.table.select_handles(gone)
    told.clear()
    assert many.document.push(build.delete(many.world, gone))
    assert len(many.model.handles) == COUNT // 2
    assert len(many.table.selected_handles()) == 1, "the row that took the place"
    assert len(told) < 10, "not once for each row"
    many.document.undo()
    assert len(many.model.handles) == COUNT


def test_what_is_left_of_a_selection_stays_selected(many: Bench) -> None:
    handles = list(many.model.handles)
    many.table.select_handles(handles[::2])
    many.document.push(build.delete(many.world, handles[1::2]))
    assert many.table.selected_handles() == handles[::2]


def test_groups_hold_when_many_rows_go(many: Bench) -> None:
    many.model.set_group("tag")
    gone = [h for h in many.model.handles if int(many.world.record(h).id[1:]) % 4 < 2]
    many.document.push(build.delete(many.world, gone))
    starts = many.model.group_starts
    assert sorted(name for name, _ in starts.values()) == ["a", "b"]
    assert sum(size for _, size in starts.values()) == COUNT // 2


def test_all_are_doubled_with_progress_as_one_step(many: Bench) -> None:
    many.table.select_handles(list(many.model.handles))
    many.room.commands.duplicate_selected()
    assert progress_of(many) is not None and entries(many) == COUNT
    many.qtbot.waitUntil(lambda: entries(many) == 2 * COUNT, timeout=WAIT_MS)
    many.qtbot.waitUntil(lambda: len(many.table.selected_handles()) == COUNT, timeout=WAIT_MS)
    assert many.document.stack.count() == 1
    many.document.undo()
    assert entries(many) == COUNT


def test_a_long_paste_can_be_given_up(many: Bench) -> None:
    rows = "\n".join(f"n{n}\tTexto {n}\ta" for n in range(COUNT))
    QGuiApplication.clipboard().setText(f"id\ttexto\tetiquetas\n{rows}")
    many.room.commands.paste()
    dialog = progress_of(many)
    assert dialog is not None
    dialog.canceled.emit()
    many.qtbot.waitUntil(lambda: progress_of(many) is None, timeout=WAIT_MS)
    assert entries(many) == COUNT and many.document.stack.count() == 0
    many.room.commands.paste()
    many.qtbot.waitUntil(lambda: entries(many) == 2 * COUNT, timeout=WAIT_MS)


def test_long_rubbish_is_said_to_be_none(many: Bench) -> None:
    said: list[str] = []
    many.shell.status_message.connect(said.append)
    QGuiApplication.clipboard().setText("no row\n" * 5000)
    many.room.commands.paste()
    many.qtbot.waitUntil(lambda: bool(said), timeout=WAIT_MS)
    assert "no JSON objects" in said[-1]
    assert many.document.stack.count() == 0


def test_an_edit_meanwhile_is_not_written_over(many: Bench) -> None:
    many.table.select_handles(list(many.model.handles))
    many.room.commands.duplicate_selected()
    first = many.handle("e0000")
    many.document.push(build.set_value(many.world, first, "text", "otro"))
    many.qtbot.waitUntil(lambda: entries(many) == 2 * COUNT, timeout=WAIT_MS)
    texts = [many.world.data(h).text for h in many.world.handles(Kind.ENTRY)]
    assert texts.count("otro") == 2, "the copy is of the entry as it is now"
