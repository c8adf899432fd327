"""Any sequence of edits, undone, gives the original bytes; redone, the final ones."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.errors import BadEdit
from core.files.vocabulary import FIELDS
from core.model.kinds import Kind
from core.model.visibility import HIDDEN, PUBLIC, SECRET, AllOf, AnyOf, faction, npc, quest
from core.world import build
from core.world.edits import Edit
from core.world.opening import open_world
from core.world.world import World

FILES = {
    "a.json": (
        '{\n  "version": 1,\n  "entradas": [\n    {\n      "id": "a",\n      "texto": "uno",\n'
        '      "etiquetas": [\n        "m",\n        "n"\n      ],\n      "peso": 1.50\n    },\n'
        '    {"id": "b", "texto": "dos", "zeta": {"x": [1, 2]}, "etiquetas": ["q"]},\n'
        '    7,\n    {"id": "a", "text": "mezcla", "texto": "mix", "peso": 1e0}\n  ]\n}\n'
    ),
    "b.json": '{"entries":[],"npcs":[{"id":"n"}]}',
    "c.json": (
        '\ufeff{\r\n\t"otra": null,\r\n\t"npcs": [\r\n\t\t{"id": "n", "id": "m"}\r\n\t],\r\n'
        '\t"etiquetas_alias": {"rey": ["monarca"], "x":[]},\r\n\t"quests": [ ]\r\n}'
    ),
    "d.json": '{"lugares": [{}, {}], "jugador": {"nombre": "Ana"}}\n\n',
    "e.json": "[1, 2, 3]",
    "f.json": "{ not json",
}

TEXT = st.text(max_size=12)
VISIBILITY = st.recursive(
    st.sampled_from([PUBLIC, SECRET, HIDDEN, npc("n"), faction("f")]),
    lambda inner: (
        st.builds(lambda p: AnyOf(tuple(p)), st.lists(inner, min_size=1, max_size=3))
        | st.builds(lambda p: AllOf((*p, quest("q"))), st.lists(inner, min_size=1, max_size=2))
    ),
    max_leaves=4,
)
VALUES = {
    "tags": st.lists(TEXT, max_size=3).map(tuple),
    "factions": st.lists(TEXT, max_size=3).map(tuple),
    "requires": st.lists(TEXT, max_size=3).map(tuple),
    "aliases": st.lists(TEXT, max_size=3).map(tuple),
    "terms": st.lists(TEXT, max_size=3).map(tuple),
    "not_names": st.lists(TEXT, max_size=3).map(tuple),
    "visibility": VISIBILITY,
    "weight": st.floats(allow_nan=False, allow_infinity=False),
    "hidden": st.booleans(),
    "skills": st.dictionaries(TEXT, st.integers(), max_size=2),
}
KINDS = (Kind.ENTRY, Kind.NPC, Kind.PLACE, Kind.QUEST, Kind.FACTION, Kind.PLOT, Kind.TAG_ALIAS)


def texts(world: World) -> dict[str, str]:
    return {f.name: world.file_text(f.handle) for f in world.files if f.parts}


def all_handles(world: World) -> list[int]:
    return [h for kind in KINDS for h in world.handles(kind)]


@st.composite
def an_edit(draw: st.DrawFn, world: World) -> Edit | None:
    handles = all_handles(world)
    files = [f.handle for f in world.lore_files]
    what = draw(st.sampled_from(["set", "raw", "add", "duplicate", "delete", "move"]))
    if what == "add" or not handles:
        kind = draw(st.sampled_from(KINDS))
        fields = {} if kind is Kind.TAG_ALIAS else {"id": draw(TEXT)}
        if kind is Kind.ENTRY:
            fields |= {"text": draw(TEXT), "visibility": draw(VISIBILITY)}
        fields = {"tag": draw(TEXT)} if kind is Kind.TAG_ALIAS else fields
        after = draw(st.sampled_from([None, *handles])) if handles else None
        return build.add(world, kind, draw(st.sampled_from(files)), fields, after=after)
    some = draw(st.lists(st.sampled_from(handles), min_size=1, max_size=3, unique=True))
    one = world.record(some[0])
    if what == "set":
        name = draw(st.sampled_from([s.name for s in FIELDS[one.kind]]))
        value = draw(st.none() | VALUES.get(name, TEXT))
        return build.set_value(world, one.handle, name, value)
    if what == "raw":
        raw = draw(st.sampled_from(['{"id": "r"}', "5", '{"texto": null, "x": 1.0}', "{}"]))
        return build.set_raw(world, one.handle, raw)
    if what == "duplicate":
        return build.duplicate(world, some)
    if what == "delete":
        return build.delete(world, some)
    same = [h for h in some if world.record(h).kind is one.kind]
    return build.move(world, same, draw(st.sampled_from(files)), draw(st.integers(-1, 4)))


@settings(
    max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_any_sequence_undone_gives_the_original_bytes(data: st.DataObject, tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_bytes(text.encode())
    world = open_world(tmp_path)
    original = texts(world)
    assert original == {n: t for n, t in FILES.items() if n != "f.json"}
    history: list[tuple[dict[str, str], Edit]] = []
    for _ in range(data.draw(st.integers(1, 8))):
        before = texts(world)
        try:
            edit = data.draw(an_edit(world))
            applied = world.apply(edit)
        except BadEdit:
            assert texts(world) == before
            continue
        history.append((before, applied.inverse))
        check_consistent(world)
    final = texts(world)
    redo: list[Edit] = []
    for before, inverse in reversed(history):
        redo.append(world.apply(inverse).inverse)
        assert texts(world) == before
    assert texts(world) == original
    for again in reversed(redo):
        world.apply(again)
    assert texts(world) == final


def check_consistent(world: World) -> None:
    """What the world says of its records is what opening its text again would say."""
    for file in world.lore_files:
        text = world.file_text(file.handle).removeprefix("\ufeff")
        json.loads(text)
    for kind in KINDS:
        handles = world.handles(kind)
        assert len(set(handles)) == len(handles)
        for handle in handles:
            assert handle in world.find(kind, world.record(handle).id)
            assert handles[world.position(handle)] == handle
