"""Edits of very many records: what is looked at later gives what a new start gives."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.model.kinds import Kind
from core.model.state import GameState
from core.retrieval import Retriever
from core.validation import Validator
from core.world import build
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


def pushed(world: World, retriever: Retriever, validator: Validator, edit: Edit) -> Edit:
    """Make an edit that all are told of; what takes it back."""
    applied = world.apply(edit)
    retriever.update(applied.changes, later=True)
    validator.update(applied.changes)
    return applied.inverse


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

    push = partial(pushed, world, retriever, validator)
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


@settings(
    max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    step=st.sampled_from([1, 2, 3]),
    small=VALUES | st.none(),
    back=st.booleans(),
    first=st.booleans(),
)
def test_very_many_that_go_and_come_back_leave_what_a_new_start_finds(
    tmp_path: Path, step: int, small: dict | None, back: bool, first: bool
) -> None:
    world = make(tmp_path)
    retriever = Retriever(world)
    validator = Validator(world, retriever, lazy=first)
    if not first:
        validator.run_pending()
    handles = world.handles(Kind.ENTRY)

    push = partial(pushed, world, retriever, validator)
    undo = push(build.delete(world, handles[::step]))
    gone = set(handles[::step])
    assert not gone & {issue.handle for issue in validator.issues()}, "said of one that is gone"
    if small is not None:
        # Before it is taken in, something else changes that looks at the same ids and tags.
        new = {"id": "e0", "tags": ("mina",)}
        push(build.add(world, Kind.ENTRY, world.lore_files[0].handle, new))
        left = world.handles(Kind.ENTRY)[-2:]
        push(build.set_each(world, [(h, small) for h in left], Label("set_fields")))
    if back:
        push(undo)
    retriever.build()
    assert told(validator) == told(Validator(world, Retriever(world)))


def test_what_is_said_of_the_first_of_many_is_said_again_when_all_come_back_unread(
    tmp_path: Path,
) -> None:
    world = make(tmp_path)
    validator = Validator(world)
    validator.run_pending()
    before = told(validator)
    assert any(code == "tag_common" for code, *_ in before)
    first = world.handles(Kind.ENTRY)[0]
    for typed in (False, True):
        gone = world.apply(build.delete(world, world.handles(Kind.ENTRY)))
        validator.update(gone.changes)
        validator.update(world.apply(gone.inverse).changes)
        if typed:
            edited = world.apply(build.set_value(world, first, "weight", 2.0))
            validator.update(edited.changes)
            validator.update(world.apply(edited.inverse).changes)
        assert told(validator) == before
