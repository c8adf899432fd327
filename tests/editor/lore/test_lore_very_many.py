"""Acts on thousands of records: answered at once or with progress, and given up on request."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
import shiboken6
from lore_bench import Bench, opened_document
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from core.model.kinds import Kind
from core.world import build
from editor.document import Document
from editor.traveller import Traveller
from editor.widgets import ProgressBox

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
    with opened_document(tmp_path) as document:
        yield document


@pytest.fixture
def many(make_bench: Callable[..., Bench], document: Document) -> Bench:
    return make_bench(document)


def entries(bench: Bench) -> int:
    return len(bench.world.handles(Kind.ENTRY))


def progress_of(bench: Bench) -> ProgressBox | None:
    boxes = bench.room.window().findChildren(ProgressBox)
    return next((box for box in boxes if not box.ended), None)


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
    dialog.reject()
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


def test_very_many_are_deleted_with_progress_as_one_step(many: Bench) -> None:
    said: list[str] = []
    many.shell.status_message.connect(said.append)
    many.table.select_handles(list(many.model.handles))
    many.room.commands.delete_selected()
    assert progress_of(many) is not None and entries(many) == COUNT
    many.qtbot.waitUntil(lambda: entries(many) == 0, timeout=WAIT_MS)
    assert many.document.stack.count() == 1 and progress_of(many) is None
    assert said == [f"{COUNT} deleted. Undo brings them back."]


def test_a_long_deletion_can_be_given_up(many: Bench) -> None:
    many.table.select_handles(list(many.model.handles))
    many.room.commands.delete_selected()
    dialog = progress_of(many)
    assert dialog is not None
    dialog.reject()
    many.qtbot.waitUntil(lambda: progress_of(many) is None, timeout=WAIT_MS)
    assert entries(many) == COUNT and many.document.stack.count() == 0


def test_a_long_cut_or_deletion_begun_twice_is_made_once(many: Bench) -> None:
    many.table.select_handles(list(many.model.handles))
    many.room.commands.cut()
    many.room.commands.delete_selected()
    many.qtbot.waitUntil(lambda: entries(many) == 0, timeout=WAIT_MS)
    assert many.document.stack.count() == 1


def delete_all(bench: Bench) -> None:
    bench.table.select_handles(list(bench.model.handles))
    bench.room.commands.delete_selected()
    bench.qtbot.waitUntil(lambda: entries(bench) == 0, timeout=WAIT_MS)


def text_of(bench: Bench) -> str:
    return bench.world.file_text(bench.world.files[0].handle)


def test_very_many_come_back_with_progress_and_to_the_byte(many: Bench) -> None:
    before, handles = text_of(many), many.world.handles(Kind.ENTRY)
    traveller = Traveller(many.document, many.room)
    delete_all(many)
    told: list[bool] = []
    for _ in range(2):
        traveller.step(back=True, arrived=told.append)
        assert progress_of(many) is not None and entries(many) == 0
        many.qtbot.waitUntil(lambda: not traveller.travelling, timeout=WAIT_MS)
        assert text_of(many) == before and many.world.handles(Kind.ENTRY) == handles
        traveller.step(back=False, arrived=told.append)
        many.qtbot.waitUntil(lambda: not traveller.travelling, timeout=WAIT_MS)
        assert entries(many) == 0
    assert told == [True] * 4 and many.document.stack.count() == 1


def test_a_long_undo_can_be_given_up_and_made_later(many: Bench) -> None:
    traveller = Traveller(many.document, many.room)
    delete_all(many)
    told: list[bool] = []
    traveller.step(back=True, arrived=told.append)
    dialog = progress_of(many)
    assert dialog is not None
    dialog.reject()
    assert told == [False] and entries(many) == 0
    assert many.document.stack.index() == 1 and not traveller.travelling
    traveller.step(back=True)
    many.qtbot.waitUntil(lambda: entries(many) == COUNT, timeout=WAIT_MS)


def test_an_edit_between_a_long_undo_does_not_mix_with_it(many: Bench) -> None:
    traveller = Traveller(many.document, many.room)
    many.document.push(build.duplicate(many.world, many.world.handles(Kind.ENTRY)))
    traveller.step(back=True)
    many.document.push(build.delete(many.world, many.world.handles(Kind.ENTRY)[:2]))
    many.qtbot.waitUntil(lambda: not traveller.travelling, timeout=WAIT_MS)
    ids = [many.world.record(h).id for h in many.world.handles(Kind.ENTRY)]
    while many.document.stack.canUndo():
        many.document.undo()
    assert entries(many) == COUNT and len(ids) != COUNT + 1


def test_many_steps_are_gone_with_progress_and_can_be_stopped(
    many: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.traveller._SLICE_S", 0.0)
    first = many.world.handles(Kind.ENTRY)[0]
    for number in range(30):
        many.document.end_typing()
        many.document.push(build.set_value(many.world, first, "text", f"Texto {number}."))
    traveller = Traveller(many.document, many.room)
    traveller.go_to(0)
    dialog = progress_of(many)
    assert dialog is not None and many.document.stack.index() == 29
    many.qtbot.waitUntil(lambda: many.document.stack.index() < 25, timeout=WAIT_MS)
    dialog.reject()
    reached = many.document.stack.index()
    assert 0 < reached < 25 and not traveller.travelling
    assert many.world.data(first).text == f"Texto {reached - 1}."
    traveller.go_to(30)
    many.qtbot.waitUntil(lambda: not traveller.travelling, timeout=WAIT_MS)
    assert many.document.stack.index() == 30 and progress_of(many) is None


def test_very_many_moved_to_another_file_keep_their_rows(many: Bench) -> None:
    other = many.document.new_file("b.json")
    handles = list(many.model.handles)
    many.table.select_handles(handles)
    many.room.commands.move_selected(other)
    assert progress_of(many) is not None
    many.qtbot.waitUntil(lambda: many.world.record(handles[0]).file == other, timeout=WAIT_MS)
    assert {many.world.record(h).file for h in handles} == {other}
    assert set(many.table.selected_handles()) == set(handles)


def test_a_world_that_goes_meanwhile_leaves_no_progress_behind(
    many: Bench, document: Document
) -> None:
    many.table.select_handles(list(many.model.handles))
    many.room.commands.delete_selected()
    assert progress_of(many) is not None and document.stager is not None
    shiboken6.delete(document.stager)
    document.stager = None
    many.qtbot.waitUntil(lambda: progress_of(many) is None, timeout=WAIT_MS)
    assert entries(many) == COUNT


def test_undo_while_an_edit_is_made_takes_nothing_back_that_could_not_come_again(
    many: Bench,
) -> None:
    first = many.handle("e0000")
    many.document.push(build.set_value(many.world, first, "text", "otro"))
    traveller = Traveller(many.document, many.room)
    many.table.select_handles(list(many.model.handles))
    many.room.commands.duplicate_selected()
    traveller.step(back=True)
    many.qtbot.waitUntil(lambda: entries(many) == 2 * COUNT, timeout=WAIT_MS)
    assert many.data("e0000").text == "otro" and many.document.stack.count() == 2


def test_a_step_that_is_no_longer_the_last_is_not_taken_back(many: Bench) -> None:
    traveller = Traveller(many.document, many.room)
    many.document.push(build.duplicate(many.world, many.world.handles(Kind.ENTRY)))
    told: list[object] = []
    many.document.refused.connect(told.append)
    traveller.step(back=True, arrived=told.append)
    first = many.handle("e0000")
    many.document.push(build.set_value(many.world, first, "text", "otro"))
    many.qtbot.waitUntil(lambda: not traveller.travelling, timeout=WAIT_MS)
    assert told == [False], "it went nowhere"
    assert many.data("e0000").text == "otro" and entries(many) == 2 * COUNT
    assert many.document.stack.index() == 2


def test_stopping_among_many_steps_stops_the_large_one_that_is_made(many: Bench) -> None:
    traveller = Traveller(many.document, many.room)
    many.document.push(build.duplicate(many.world, many.world.handles(Kind.ENTRY)))
    traveller.step(back=True)
    assert many.document.stager is not None and many.document.stager.busy
    traveller.stop()
    assert not many.document.stager.busy and progress_of(many) is None
    assert many.document.stack.index() == 1


def test_a_record_that_goes_while_its_edit_is_made_is_said_to_be_gone(many: Bench) -> None:
    told: list[object] = []
    many.document.refused.connect(lambda error: told.append(error.code))
    many.table.select_handles(list(many.model.handles))
    many.room.commands.delete_selected()
    many.document.push(build.delete(many.world, [many.handle("e0007")]))
    many.qtbot.waitUntil(lambda: not many.document.stager.busy, timeout=WAIT_MS)
    assert told == ["not_an_edit_here"] and entries(many) == COUNT - 1


def test_a_list_of_very_many_changes_as_it_is_by_then(many: Bench) -> None:
    many.table.select_handles(list(many.model.handles))
    many.form._edits.changed_list("tags", ("nueva",), ())
    first = many.handle("e0000")
    many.document.push(build.set_value(many.world, first, "tags", ("mía",)))
    many.qtbot.waitUntil(lambda: "nueva" in many.data("e0001").tags, timeout=WAIT_MS)
    assert many.data("e0000").tags == ("mía", "nueva")


def test_a_window_that_goes_under_the_progress_takes_no_edit_along(many: Bench) -> None:
    dialog = QWidget(many.room.window())
    made: list[bool] = []
    handles = many.world.handles(Kind.ENTRY)
    many.document.stager.run(
        "Editing …",
        dialog,
        lambda: build.delete(many.world, handles),
        lambda staged: made.append(staged is not None),
    )
    shiboken6.delete(dialog)
    many.qtbot.waitUntil(lambda: bool(made), timeout=WAIT_MS)
    assert made == [True]
