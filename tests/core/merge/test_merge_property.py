"""Whatever two people do to one file: the merge parses, and loses neither's work."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.merge.diff import diff_texts
from core.merge.markers import merge_marked, read_sides
from core.merge.three_way import merge_texts
from core.merge.world_edits import merge_edit, read_disk, reload_edit
from core.world.opening import open_world

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "x", "ñ", "<<<<<<< a"]),
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from("kl"), inner, max_size=2)
    ),
    max_leaves=4,
)
IDS = st.sampled_from(["a", "b", "c", "d", "e", ""])
ENTRY = st.fixed_dictionaries(
    {"id": IDS},
    optional={
        "texto": st.sampled_from(["uno", "dos", "tres"]),
        "peso": st.sampled_from([1, 1.5, 2]),
        "visibilidad": st.sampled_from(["publico", "secreto", ["publico", "npc:x"]]),
        "zeta": VALUES,
    },
)
ALIASES = st.dictionaries(st.sampled_from(["rey", "mina"]), st.lists(st.sampled_from("xy")))
WORLD = st.fixed_dictionaries(
    {"entradas": st.lists(ENTRY | st.just(7), max_size=5)},
    optional={
        "version": st.integers(1, 2),
        "npcs": st.lists(st.fixed_dictionaries({"id": IDS, "nombre": st.sampled_from("AB")})),
        "etiquetas_alias": ALIASES,
        "jugador": st.fixed_dictionaries({"nombre": st.sampled_from("AB")}),
        "otra": VALUES,
    },
)
STYLE = st.sampled_from(
    [{"indent": 2}, {"indent": "\t"}, {}, {"separators": (",", ":")}, {"indent": 1}]
)


@st.composite
def texts(draw: st.DrawFn) -> str:
    text = json.dumps(draw(WORLD), ensure_ascii=False, **draw(STYLE))
    if draw(st.booleans()):
        text = text.replace("\n", "\r\n")
    return draw(st.sampled_from(["", "\ufeff"])) + text + draw(st.sampled_from(["", "\n"]))


def load(text: str) -> object:
    return json.loads(text.removeprefix("\ufeff"))


@settings(max_examples=400, deadline=None)
@given(base=texts(), ours=texts(), theirs=texts())
def test_any_merge_parses_and_so_does_any_choice(base: str, ours: str, theirs: str) -> None:
    merged = merge_texts(base, ours, theirs)
    load(merged.text)
    places = {c.place for c in merged.conflicts}
    load(merge_texts(base, ours, theirs, places).text)
    load(merge_texts(None, ours, theirs).text)


@settings(max_examples=400, deadline=None)
@given(base=texts(), ours=texts(), theirs=texts())
def test_the_sides_between_markers_parse(base: str, ours: str, theirs: str) -> None:
    marked = merge_marked(base, ours, theirs)
    if not marked.conflicts:
        load(marked.text)
        assert marked.text == merge_texts(base, ours, theirs).text
        return
    sides = read_sides(marked.text)
    assert sides is not None
    assert load(sides.ours) == load(merge_texts(base, ours, theirs).text)
    places = {c.place for c in marked.conflicts}
    assert sorted_members(load(sides.theirs)) == sorted_members(
        load(merge_texts(base, ours, theirs, places).text)
    )
    load(sides.base or "{}")


def sorted_members(value: object) -> object:
    """Where a conflict's side is taken, what one lacks may stand at another place."""
    if isinstance(value, dict):
        return {k: sorted_members(v) for k, v in value.items()}
    if isinstance(value, list):
        return sorted((sorted_members(v) for v in value), key=repr)
    return value


@settings(max_examples=200, deadline=None)
@given(base=texts(), ours=texts())
def test_merging_with_itself_or_with_the_base_changes_nothing(base: str, ours: str) -> None:
    assert merge_texts(base, ours, ours).text == ours
    assert merge_texts(base, ours, base).text == ours
    assert merge_texts(base, base, ours).text == ours
    assert diff_texts(ours, ours) == ()


def numbered(fields: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{"id": f"e{at}", **each} for at, each in enumerate(fields)]


FIELDS = st.fixed_dictionaries({"texto": st.sampled_from("xyz"), "peso": st.integers(1, 3)})


@settings(max_examples=300, deadline=None)
@given(data=st.data(), style=STYLE)
def test_edits_that_do_not_overlap_are_both_kept(data: st.DataObject, style: dict) -> None:
    base = numbered(data.draw(st.lists(FIELDS, min_size=1, max_size=6)))
    ours = [dict(entry) for entry in base]
    theirs = [dict(entry) for entry in base]
    wanted = [dict(entry) for entry in base]
    for at in range(len(base)):
        for name in ("texto", "peso", "nueva"):
            side = data.draw(st.sampled_from([None, ours, theirs]))
            if side is not None:
                side[at][name] = wanted[at][name] = f"new {name}"
    for side, id in ((ours, "mine"), (theirs, "other")):
        if data.draw(st.booleans()):
            side.append({"id": id})
            wanted.append({"id": id})
    dumped = [json.dumps({"entradas": e}, **style) for e in (base, ours, theirs)]
    merged = merge_texts(*dumped)
    assert merged.conflicts == ()
    assert load(merged.text) == {"entradas": wanted}


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(base=texts(), ours=texts(), theirs=texts())
def test_reload_and_merge_are_undone_to_the_byte(
    base: str, ours: str, theirs: str, tmp_path: Path
) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(ours.encode())
    world = open_world(tmp_path)
    (file,) = (f.handle for f in world.files)
    path.write_bytes(theirs.encode())
    before = dict(world.records_by_handle)
    for made in (merge_edit(world, file, base, theirs), reload_edit(world, file)):
        applied = world.apply(made.edit)
        changed = {c.handle for c in applied.changes.records}
        after = world.records_by_handle
        assert changed == {h for h in before | after if before.get(h) is not after.get(h)}
        again = open_world(path)
        if made.conflicts == () and world.file_text(file) == theirs:
            assert [r.raw for r in again.records_by_handle.values()] == [
                after[s.handle].raw for sec in world.file(file).sections() for s in sec.slots
            ]
        back = world.apply(applied.inverse)
        assert world.file_text(file) == ours
        assert dict(world.records_by_handle) == before
        world.apply(back.inverse)
        world.apply(applied.inverse)
        assert world.file_text(file) == ours


@settings(max_examples=200, deadline=None)
@given(old=texts(), new=texts())
def test_a_diff_is_empty_only_where_nothing_differs(old: str, new: str) -> None:
    rows = diff_texts(old, new)
    if not rows:
        # The order of members and an empty section are no difference; all else is.
        assert told(load(old)) == told(load(new))
    for row in diff_texts(None, new):
        assert row.fate == "added"


def told(value: dict[str, object]) -> object:
    sections = ("entradas", "npcs", "etiquetas_alias")
    return sorted_members({k: v for k, v in value.items() if v or k not in sections})


def test_what_is_on_disk_is_noted(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('{"entradas": [{"id": "a"}]}', encoding="utf-8")
    world = open_world(tmp_path)
    file = world.files[0].handle
    (handle,) = world.records_by_handle
    path.write_text(
        '{\r\n"entradas": [{"id": "b"}, {"id": "a", "x": 1}]}', encoding="utf-8", newline=""
    )
    now = read_disk(path)
    made = reload_edit(world, file, now)
    world.apply(made.edit)
    made.note(world, now)
    assert world.record(handle).id == "a"
    assert world.file(file).touched is False
    assert world.file(file).style.newline == "\r\n"
