"""Edits of very many records: what is looked at later gives what a new start gives."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.model.kinds import Kind
from core.model.state import GameState
from core.retrieval import Retriever
from core.validation import Validator
from core.world import build
from core.world.apply import with_records
from core.world.edits import Edit, Label
from core.world.opening import open_world
from core.world.world import World

COUNT = 1_300
"""More than is followed record by record, by the checks and by the index."""
TEXTS = ("La mina se hundió.", "La mina no se hundió.", "", "x" * 401, "Sabela sirve vino.")
TAGS = (("mina",), ("Mina", "vino"), (), ("la torre",))
VALUES = st.fixed_dictionaries(
    {},
    optional={
        "text": st.sampled_from(TEXTS),
        "tags": st.sampled_from(TAGS),
        "required_quest": st.sampled_from(["q", "nobody", None]),
        "weight": st.sampled_from([1.0, 2.5, -1]),
    },
)


def make(folder: Path) -> World:
    entries = [
        {"id": f"e{n}", "texto": f"{TEXTS[0]} {n * n}", "etiquetas": ["mina", f"t{n % 7}"]}
        for n in range(COUNT)
    ]
    text = json.dumps({"version": 2, "entradas": entries, "quests": [{"id": "q"}]})
    (folder / "a.json").write_text(text, encoding="utf-8")
    return open_world(folder)


def told(validator: Validator) -> list[tuple[object, ...]]:
    validator.run_pending()
    return [(i.code, i.handle, i.field, str(i.params)) for i in validator.issues()]


@settings(
    max_examples=4, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(bulk=st.lists(VALUES, min_size=2, max_size=3), small=VALUES, undone=st.booleans())
def test_a_bulk_update_equals_a_new_start(
    tmp_path: Path, bulk: list[dict], small: dict, undone: bool
) -> None:
    world = make(tmp_path)
    retriever = Retriever(world)
    validator = Validator(world, retriever)
    validator.run_pending()
    handles = world.handles(Kind.ENTRY)

    def push(edit: Edit) -> Edit:
        applied = world.apply(edit)
        retriever.update(applied.changes, later=True)
        validator.update(applied.changes)
        return applied.inverse

    rows = [(h, bulk[n % len(bulk)]) for n, h in enumerate(handles)]
    back = push(build.set_each(world, rows, Label("set_fields")))
    # Before anything of it is read, one of them changes again and another goes.
    push(build.set_each(world, [(handles[3], small)], Label("set_fields")))
    gone = push(build.delete(world, [handles[5]]))
    if undone:
        push(gone)
        push(back)
    retriever.build()
    assert told(validator) == told(Validator(world, Retriever(world)))
    state = GameState()
    fresh = Retriever(world)
    for query in ("mina", "vino hundió", "t3"):
        assert retriever.retrieve(query, state) == fresh.retrieve(query, state)


def test_texts_read_beforehand_are_those_that_the_world_reads(tmp_path: Path) -> None:
    world, plain = make(tmp_path), open_world(tmp_path)
    handles = world.handles(Kind.ENTRY)[:50]
    edit = build.set_values(world, handles, "text", "Otro.")
    seen: list[int] = []
    ready = with_records(world.records_by_handle, edit, lambda done, total: seen.append(total))
    assert ready == edit and seen[-1] == len(edit.ops)
    one, other = world.apply(ready), plain.apply(edit)
    now = [world.data(h) for h in handles]
    assert now == [plain.data(h) for h in handles]
    (file,) = (f.handle for f in world.files)
    assert world.file_text(file) == plain.file_text(plain.files[0].handle)
    before = (tmp_path / "a.json").read_text(encoding="utf-8")
    world.apply(one.inverse)
    plain.apply(other.inverse)
    assert world.file_text(file) == before == plain.file_text(plain.files[0].handle)


def test_a_text_that_was_read_for_another_record_is_read_again(tmp_path: Path) -> None:
    world = make(tmp_path)
    one, two = world.handles(Kind.ENTRY)[:2]
    edit = with_records(
        world.records_by_handle, build.set_value(world, one, "text", "Otro."), lambda *_: None
    )
    (op,) = edit.ops
    from dataclasses import replace

    world.apply(Edit((replace(op, handle=two),)))
    assert world.record(two).handle == two
    assert world.data(two).text == "Otro."
