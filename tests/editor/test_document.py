"""One history for everything: steps, typing, saving, and edits that are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.errors import BadEdit, CannotSave
from core.model.kinds import Kind
from core.model.records import Entry
from core.world.build import add, delete, move, set_value, set_values
from core.world.edits import Edit, Label, Replace
from editor.document import Document
from editor.opening import open_with_index

ENTRY = "mina_derrumbe"


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def entry(document: Document, id: str = ENTRY) -> int:
    return document.world.find(Kind.ENTRY, id)[0]


def text(document: Document, handle: int) -> str:
    data = document.world.data(handle)
    assert isinstance(data, Entry)
    return data.text


def type_text(document: Document, words: str, id: str = ENTRY) -> None:
    document.push(set_value(document.world, entry(document, id), "text", words))


def all_text(document: Document) -> dict[str, str]:
    return {f.name: document.world.file_text(f.handle) for f in document.world.files}


@pytest.fixture
def clock(document: Document) -> Clock:
    clock = Clock()
    document._clock = clock
    return clock


def test_an_edit_is_told_and_can_be_undone_to_the_last_byte(document: Document) -> None:
    before = all_text(document)
    seen = []
    document.changed.connect(seen.append)
    type_text(document, "Otra cosa.")
    assert text(document, entry(document)) == "Otra cosa."
    assert document.modified
    assert document.unsaved_edits == 1
    document.undo()
    assert all_text(document) == before
    assert not document.modified
    assert [c.records[0].handle for c in seen] == [entry(document)] * 2


def test_undo_names_what_it_takes_back(document: Document) -> None:
    type_text(document, "Otra cosa.")
    assert document.undo_text == f"change of text in {ENTRY}"
    document.undo()
    assert document.redo_text == f"change of text in {ENTRY}"


def test_typing_in_one_field_is_one_step(document: Document, clock: Clock) -> None:
    before = text(document, entry(document))
    for words in ("O", "Ot", "Otra"):
        clock.now += 0.4
        type_text(document, words)
    assert document.stack.count() == 1
    document.undo()
    assert text(document, entry(document)) == before
    document.redo()
    assert text(document, entry(document)) == "Otra"


def test_a_pause_begins_another_step(document: Document, clock: Clock) -> None:
    type_text(document, "Una")
    clock.now += 1.2
    type_text(document, "Una y otra")
    assert document.stack.count() == 2
    document.undo()
    assert text(document, entry(document)) == "Una"


def test_another_field_begins_another_step(document: Document, clock: Clock) -> None:
    handle = entry(document)
    type_text(document, "Una")
    document.push(set_value(document.world, handle, "title", "Dos"))
    type_text(document, "Una más")
    assert document.stack.count() == 3


def test_leaving_the_field_ends_the_step(document: Document, clock: Clock) -> None:
    type_text(document, "Una")
    document.end_typing()
    type_text(document, "Una más")
    assert document.stack.count() == 2


def test_typing_back_to_the_start_leaves_no_step(document: Document, clock: Clock) -> None:
    start = text(document, entry(document))
    type_text(document, start + "x")
    type_text(document, start)
    assert document.stack.count() == 0
    assert not document.modified


def test_typing_never_joins_a_saved_step(document: Document, clock: Clock) -> None:
    type_text(document, "Una")
    document.save()
    type_text(document, "Una más")
    assert document.modified
    document.undo()
    assert not document.modified
    assert text(document, entry(document)) == "Una"


def test_a_refused_edit_leaves_no_step_and_changes_nothing(document: Document) -> None:
    before = all_text(document)
    refused = []
    document.refused.connect(refused.append)
    handle = entry(document)
    broken = Edit((Replace(handle, '{"id": "a"}'), Replace(987_654, "{}")), Label("raw"))
    assert not document.push(broken)
    assert isinstance(refused[0], BadEdit)
    assert document.stack.count() == 0
    assert all_text(document) == before
    type_text(document, "Sigue.")
    assert document.stack.count() == 1


def test_an_edit_that_does_nothing_is_no_step(document: Document) -> None:
    type_text(document, text(document, entry(document)))
    assert document.stack.count() == 0


def test_undo_and_redo_of_a_new_record_keep_its_handle(document: Document) -> None:
    file = document.world.lore_files[0].handle
    document.push(add(document.world, Kind.ENTRY, file, {"id": "nueva", "text": "Uno."}))
    handle = entry(document, "nueva")
    document.push(set_value(document.world, handle, "text", "Dos."))
    after = all_text(document)
    document.undo()
    document.undo()
    assert not document.world.find(Kind.ENTRY, "nueva")
    document.redo()
    document.redo()
    assert entry(document, "nueva") == handle
    assert all_text(document) == after


def test_a_bulk_edit_is_one_step(document: Document) -> None:
    before = all_text(document)
    handles = document.world.handles(Kind.ENTRY)[:20]
    document.push(set_values(document.world, handles, "weight", 1.7))
    assert document.stack.count() == 1
    document.undo()
    assert all_text(document) == before


def test_moving_between_files_is_undone(document: Document) -> None:
    before = all_text(document)
    first, second = document.world.lore_files[1], document.world.lore_files[-1]
    handle = entry(document)
    target = second if document.world.record(handle).file != second.handle else first
    document.push(move(document.world, [handle], target.handle))
    assert document.world.record(handle).file == target.handle
    document.undo()
    assert all_text(document) == before


def test_issues_follow_edits_and_undo(document: Document) -> None:
    document.finish_checks()
    handle = entry(document)
    told: list[frozenset[int]] = []
    document.issues_changed.connect(told.append)
    type_text(document, "x" * 401)
    codes = [issue.code for issue in document.issues_of(handle)]
    assert any("long" in code for code in codes), codes
    assert any(handle in handles for handles in told)
    document.undo()
    document.finish_checks()
    assert not [i for i in document.issues_of(handle) if i.severity == "error"]


def test_saving_writes_what_is_shown_and_clears_the_mark(
    document: Document, world_folder: Path
) -> None:
    type_text(document, "Guardado.")
    marks = []
    document.modified_changed.connect(marks.append)
    written = document.save()
    assert [path.name for path in written] == ["mina.json"]
    assert marks == [False]
    assert "Guardado." in (world_folder / "mina.json").read_text(encoding="utf-8")
    again = open_with_index(world_folder)
    assert again.world.find(Kind.ENTRY, ENTRY)


def test_a_failed_save_keeps_the_mark(document: Document, world_folder: Path) -> None:
    type_text(document, "No se guarda.")
    (world_folder / "mina.json").write_text("{}", encoding="utf-8")
    with pytest.raises(CannotSave) as caught:
        document.save()
    assert caught.value.code == "changed_on_disk"
    assert document.modified
    assert (world_folder / "mina.json").read_text(encoding="utf-8") == "{}"
    document.save(overwrite=True)
    assert not document.modified


def test_edits_made_while_a_save_was_written_stay_unsaved(document: Document) -> None:
    from core.world.saving import write_plan

    type_text(document, "Uno.")
    plan = document.plan_save()
    type_text(document, "Dos.")
    write_plan(plan)
    document.settle(plan)
    assert document.modified
    document.save()
    assert not document.modified


def test_a_file_that_lost_everything_is_known(document: Document) -> None:
    world = document.world
    file = world.file(world.record(entry(document)).file)
    assert document.emptied_files() == ()
    handles = [h for h in world.handles(Kind.ENTRY) if world.record(h).file == file.handle]
    document.push(delete(world, handles))
    assert document.emptied_files() == (file,)
    document.undo()
    assert document.emptied_files() == ()


def test_a_read_only_file_refuses_and_says_so(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "old.json").write_text(
        '{"version": 9, "entries": [{"id": "a", "text": "b", "tags": ["c"]}]}', encoding="utf-8"
    )
    opened = open_with_index(tmp_path)
    document = Document(opened.world, opened.retriever, opened.validator)
    refused = []
    document.refused.connect(refused.append)
    type_text(document, "other", "a")
    assert [error.code for error in refused] == ["edit_read_only"]
    assert not document.modified
    document.close()


def test_a_new_file_is_there_at_once_and_takes_records(
    document: Document, world_folder: Path
) -> None:
    handle = document.new_file("norte")
    assert (world_folder / "norte.json").exists()
    assert not document.modified
    document.push(add(document.world, Kind.ENTRY, handle, {"id": "nieve", "text": "Nieva."}))
    document.save()
    assert "nieve" in (world_folder / "norte.json").read_text(encoding="utf-8")
    with pytest.raises(CannotSave):
        document.new_file("norte")


def test_undo_over_a_saved_state_and_another_edit_cannot_count(document: Document) -> None:
    type_text(document, "Uno.")
    document.save()
    document.undo()
    assert document.unsaved_edits == 1
    type_text(document, "Otro camino.")
    assert document.unsaved_edits == -1
    assert document.modified


def test_a_check_that_fails_is_not_tried_for_ever(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []

    def fail(budget: float) -> None:
        tries.append(1)
        raise ZeroDivisionError

    monkeypatch.setattr(document.validator, "run_pending", fail)
    type_text(document, "Otra cosa.")
    with pytest.raises(ZeroDivisionError):
        document.finish_checks()
    assert not document.checking
    document.finish_checks()
    assert len(tries) == 1
