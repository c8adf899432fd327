"""Edits of more records than a frame can hold: in another thread, as one step, given up or not."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from lore_bench import Bench, opened_document
from PySide6.QtCore import Qt

from core.model.kinds import Kind
from editor.document import Document
from editor.widgets import ProgressBox

WAIT_MS = 20_000
COUNT = 400


@pytest.fixture
def document(qapp: object, tmp_path: Path) -> Iterator[Document]:
    entries = [{"id": f"e{n}", "texto": f"t {n}", "etiquetas": ["a"]} for n in range(COUNT)]
    (tmp_path / "a.json").write_text(json.dumps({"entradas": entries}), encoding="utf-8")
    with opened_document(tmp_path) as document:
        yield document


@pytest.fixture
def many(make_bench: Callable[..., Bench], document: Document) -> Bench:
    bench = make_bench(document)
    bench.table.select_handles(list(bench.world.handles(Kind.ENTRY)))
    return bench


def add_tag(bench: Bench, tag: str) -> None:
    target = bench.type("tags", tag)
    bench.qtbot.keyClick(target, Qt.Key.Key_Return)


def tags(bench: Bench) -> set[tuple[str, ...]]:
    return {bench.world.data(h).tags for h in bench.world.handles(Kind.ENTRY)}


def progress_of(bench: Bench) -> ProgressBox | None:
    return bench.room.window().findChild(ProgressBox)


def test_a_tag_is_added_to_all_as_one_step(many: Bench) -> None:
    add_tag(many, "b")
    many.qtbot.waitUntil(lambda: tags(many) == {("a", "b")}, timeout=WAIT_MS)
    assert many.document.stack.count() == 1
    many.qtbot.waitUntil(lambda: progress_of(many) is None, timeout=WAIT_MS)
    many.document.undo()
    assert tags(many) == {("a",)}


def test_what_is_given_up_changes_nothing(many: Bench) -> None:
    add_tag(many, "b")
    dialog = progress_of(many)
    assert dialog is not None, "it is on its way"
    dialog.reject()
    many.qtbot.waitUntil(lambda: progress_of(many) is None, timeout=WAIT_MS)
    many.qtbot.wait(200)
    assert tags(many) == {("a",)}
    assert many.document.stack.count() == 0


def test_a_save_waits_for_what_is_typed_for_all(many: Bench) -> None:
    many.type("notes", "nota")
    many.room.flush()
    assert {many.world.data(h).notes for h in many.world.handles(Kind.ENTRY)} == {"nota"}
