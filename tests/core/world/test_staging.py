"""Edits carried out beside the world: the same as if the world had made them itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.errors import BadEdit
from core.files.layout import FileIssue
from core.model.kinds import Kind
from core.world import build
from core.world.edits import Edit, Replace
from core.world.opening import open_world
from core.world.staging import Staged
from core.world.world import World

COUNT = 40


def make(folder: Path) -> World:
    for name in ("a", "b"):
        entries = [{"id": f"{name}{n}", "texto": f"Texto {n}."} for n in range(COUNT)]
        (folder / f"{name}.json").write_text(
            json.dumps({"entradas": entries}, indent=2), encoding="utf-8"
        )
    return open_world(folder)


def unwatched(done: int, total: int) -> None:
    pass


def texts(world: World) -> list[str]:
    return [world.file_text(file.handle) for file in world.files]


def state(world: World) -> tuple[object, ...]:
    kinds = {kind: world.handles(kind) for kind in Kind}
    ids = {kind: tuple(world.ids(kind)) for kind in Kind}
    found = {id: world.find(Kind.ENTRY, id) for id in world.ids(Kind.ENTRY)}
    return texts(world), kinds, ids, found, [f.touched for f in world.files]


@st.composite
def acts(draw: st.DrawFn) -> tuple[str, list[int], bool]:
    which = draw(st.sampled_from(["delete", "duplicate", "move", "text", "id"]))
    rows = draw(st.lists(st.integers(0, 2 * COUNT - 1), min_size=1, max_size=30, unique=True))
    return which, rows, draw(st.booleans())


def edit_of(world: World, which: str, rows: list[int]) -> Edit | None:
    handles = [h for n, h in enumerate(world.handles(Kind.ENTRY)) if n in rows]
    if not handles:
        return None
    match which:
        case "delete":
            return build.delete(world, handles)
        case "duplicate":
            return build.duplicate(world, handles)
        case "move":
            return build.move(world, handles, world.files[0].handle, len(rows) % 5)
        case "text":
            return build.set_values(world, handles, "text", "Otro.")
    return build.set_values(world, handles, "id", "mismo")


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(done=st.lists(acts(), min_size=1, max_size=5))
def test_what_is_staged_and_adopted_is_what_the_world_would_do(
    tmp_path: Path, done: list[tuple[str, list[int], bool]]
) -> None:
    world, plain = make(tmp_path), make(tmp_path)
    before = texts(world)
    undo: list[tuple[Edit, Edit]] = []
    for which, rows, staged in done:
        one, other = edit_of(world, which, rows), edit_of(plain, which, rows)
        if one is None or other is None:
            continue
        applied = adopt(world, one) if staged else world.apply(one)
        undo.append((applied.inverse, plain.apply(other).inverse))
        assert state(world) == state(plain)
    for (back, plain_back), (_, _, staged) in zip(reversed(undo), done, strict=False):
        adopt(world, back) if staged else world.apply(back)
        plain.apply(plain_back)
        assert state(world) == state(plain)
    assert texts(world) == before


def adopt(world: World, edit: Edit):  # type: ignore[no-untyped-def]
    return world.adopt(world.stage().carry_out(edit, unwatched))


def staged_deletion(world: World) -> Staged:
    edit = build.delete(world, world.handles(Kind.ENTRY)[::2])
    return world.stage().carry_out(edit, unwatched)


def test_the_world_is_untouched_until_it_takes_the_edit_over(tmp_path: Path) -> None:
    world = make(tmp_path)
    before, revision = state(world), world.revision
    staged = staged_deletion(world)
    assert state(world) == before and world.revision == revision
    world.adopt(staged)
    assert len(world.handles(Kind.ENTRY)) == COUNT and world.revision == revision + 1


def test_an_edit_for_an_older_world_is_refused(tmp_path: Path) -> None:
    world = make(tmp_path)
    staged = staged_deletion(world)
    world.apply(build.set_value(world, world.handles(Kind.ENTRY)[1], "text", "Mío."))
    before = texts(world)
    with pytest.raises(BadEdit):
        world.adopt(staged)
    assert texts(world) == before


def test_a_file_that_became_read_only_meanwhile_is_not_written(tmp_path: Path) -> None:
    world = make(tmp_path)
    staged = staged_deletion(world)
    world.files[1].read_only = FileIssue("open_elsewhere")
    before = texts(world)
    with pytest.raises(BadEdit, match="read-only"):
        world.adopt(staged)
    assert texts(world) == before


def test_what_progress_raises_stops_it_and_nothing_has_changed(tmp_path: Path) -> None:
    world = make(tmp_path)
    told: list[int] = []

    def stop(done: int, total: int) -> None:
        told.append(total)
        if done == 3:
            raise KeyboardInterrupt

    edit = build.delete(world, world.handles(Kind.ENTRY)[:10])
    before = state(world)
    with pytest.raises(KeyboardInterrupt):
        world.stage().carry_out(edit, stop)
    assert told == [10] * 4 and state(world) == before


def test_an_edit_that_the_world_refuses_is_refused_beside_it_too(tmp_path: Path) -> None:
    world = make(tmp_path)
    first = world.handles(Kind.ENTRY)[0]
    with pytest.raises(BadEdit):
        world.stage().carry_out(Edit((Replace(first, "{"),)), unwatched)


def test_what_is_brought_back_need_not_be_read_again(tmp_path: Path) -> None:
    world = make(tmp_path)
    handles = world.handles(Kind.ENTRY)[:5]
    was = [world.record(h) for h in handles]
    back = world.apply(build.delete(world, handles)).inverse
    world.apply(back)
    assert all(world.record(h) is record for h, record in zip(handles, was, strict=True))


def test_very_many_copies_get_ids_of_their_own(tmp_path: Path) -> None:
    entries = [{"id": f"e_{n}", "texto": "x"} for n in range(3000)]
    (tmp_path / "a.json").write_text(json.dumps({"entradas": entries}), encoding="utf-8")
    world = open_world(tmp_path)
    handles = world.handles(Kind.ENTRY)
    world.apply(build.duplicate(world, handles))
    ids = [world.record(h).id for h in world.handles(Kind.ENTRY)]
    assert len(set(ids)) == 6000
    assert ids[:4] == ["e_0", "e_3000", "e_1", "e_3001"]


def test_an_edit_that_adds_a_section_is_made_again_as_the_first_time_after_it_was_given_up(
    tmp_path: Path,
) -> None:
    make(tmp_path)
    (tmp_path / "c.json").write_text('{\n  "quests": []\n}\n', encoding="utf-8")
    world = open_world(tmp_path)
    before = texts(world)
    target = next(file.handle for file in world.files if file.name == "c.json")
    applied = world.apply(build.move(world, world.handles(Kind.ENTRY)[:20], target))
    moved = texts(world)
    again = world.apply(applied.inverse).inverse
    assert texts(world) == before

    def stop(done: int, total: int) -> None:
        if done > total - 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        world.stage().carry_out(again, stop)
    assert world.adopt(world.stage().carry_out(again, unwatched)) and texts(world) == moved


@pytest.mark.parametrize("staged", [False, True])
def test_what_another_thread_looks_up_while_the_world_changes_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, staged: bool
) -> None:
    world = make(tmp_path)
    edit = build.delete(world, world.handles(Kind.ENTRY)[::2])
    world.add_file(world.files[0], ())
    plain = World._iter_handles

    def overtaken(self: World, kind: Kind):  # type: ignore[no-untyped-def]
        monkeypatch.setattr(World, "_iter_handles", plain)
        handles = list(plain(self, kind))
        adopt(world, edit) if staged else world.apply(edit)
        return handles

    monkeypatch.setattr(World, "_iter_handles", overtaken)
    assert len(world.handles(Kind.ENTRY)) == 2 * COUNT
    left = [h for h in range(1, world.new_handle()) if h in world]
    assert set(world.handles(Kind.ENTRY)) <= set(left)
    assert len(world.handles(Kind.ENTRY)) == COUNT == len(world.ids(Kind.ENTRY))
