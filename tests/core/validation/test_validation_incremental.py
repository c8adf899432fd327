"""After any edits and undos, the issues are those of a validator that reads the world anew."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from validation_worlds import PEOPLE_ES, entry, make

from core.errors import BadEdit
from core.merge.world_edits import text_edit
from core.model.kinds import Kind
from core.validation import Issue, Validator
from core.world import build
from core.world.edits import Edit
from core.world.opening import open_world
from core.world.world import World

TEXTS = [
    "El corredor se llama Ezra y vino de la costa.",
    "Preguntan por Ezra en la plaza.",
    "Ezra no vino de la costa.",
    "Candil en mano, baja Gil.",
    "Baja el candil de la mina sin Gil.",
    "El corredor se llama Ezra y vino de la corte.",
    "Nadie vio a Marta Ruiz aquella noche en la ermita.",
    "Marta visitó la ermita aquella noche.",
    "Marta no visitó la ermita aquella noche.",
    "",
    "x" * 401,
]
TAGS = ["mina", "Mina", "ezra", "gil", "candil", "casa concejo", "gremio", "marta", "pan", ""]
VISIBILITIES = [
    ...,
    "publico",
    "public",
    "Publico",
    "secreto",
    "oculto",
    "npc:bram",
    "npc:nela",
    "npc:nadie",
    "faccion:gremio",
    ["publico", "npc:bram"],
    ["npc:bram", "secreto"],
    {"todas": ["npc:nela", "quest:q2"]},
    {"todas": ["npc:bram", "npc:nela"]},
    None,
]
IDS = ["a", "b", "c", "d", "e", ""]
QUESTS = ["q1", "q2", "q9", None]

_entries = st.builds(
    entry,
    st.sampled_from(IDS),
    texto=st.sampled_from(TEXTS),
    etiquetas=st.lists(st.sampled_from(TAGS), max_size=3),
    visibilidad=st.sampled_from(VISIBILITIES),
    requiere_quest=st.sampled_from(QUESTS),
    peso=st.sampled_from([1, 2, 0.5, 0, "x"]),
    visible=st.sampled_from([..., ..., "secreto"]),
    autor=st.sampled_from([..., ..., "Ana"]),
    no_nombres=st.lists(st.sampled_from(["Ezra", "Costa", "Vael", "nadie"]), max_size=2),
    terminos=st.lists(st.sampled_from(["vampiro", "costa", "ezra"]), max_size=1),
)
_npcs = st.lists(
    st.builds(
        lambda id, name, factions, seen: {
            "id": id,
            "nombre": name,
            "facciones": factions,
            **({"oficio": "x"} if name == "Gil" else {}),
            "visibilidad": seen,
        },
        st.sampled_from(["bram", "nela", "gil"]),
        st.sampled_from(["Bram", "Ezra", "Gil"]),
        st.sampled_from([[], ["gremio"], ["nada"]]),
        st.sampled_from(["publico", "oculto"]),
    ),
    max_size=3,
)
_quests = st.lists(
    st.builds(
        lambda id, needs: {"id": id, "requiere": needs},
        st.sampled_from(["q1", "q2"]),
        st.sampled_from([[], ["q1"], ["q2"], ["q9"]]),
    ),
    max_size=3,
)
_worlds = st.fixed_dictionaries(
    {
        "npcs": _npcs,
        "quests": _quests,
        "facciones": st.sampled_from([[], PEOPLE_ES["facciones"]]),
        "lugares": st.sampled_from([[], PEOPLE_ES["lugares"], [{"id": "casa concejo"}]]),
        "idioma": st.sampled_from(["es", "en"]),
        "etiquetas_alias": st.sampled_from([{}, {"mina": ["cueva"]}, {"cueva": ["mina", "pan"]}]),
        "casos": st.sampled_from([[], [{"id": "k", "npc": "gil", "recupera": ["a"], "k": 9}]]),
    }
)


def _edit(draw: st.DrawFn, world: World) -> Edit | None:
    """One of the edits that an author makes."""
    action = draw(
        st.sampled_from(
            ["entry", "add", "delete", "move", "order", "people", "duplicate", "language"]
        )
    )
    entries = world.handles(Kind.ENTRY)
    files = [file.handle for file in world.lore_files]
    if action == "add":
        return build.add(
            world, Kind.ENTRY, draw(st.sampled_from(files)), {"id": "new", "tags": ["pan"]}
        )
    if action == "people":
        others = [h for kind in (Kind.NPC, Kind.QUEST, Kind.FACTION) for h in world.handles(kind)]
        if not others:
            return None
        handle = draw(st.sampled_from(others))
        if draw(st.booleans()):
            return build.delete(world, [handle])
        if draw(st.booleans()) and world.record(handle).kind is Kind.NPC:
            return build.set_value(
                world, handle, "name", draw(st.sampled_from(["Ezra", "Gil", "X"]))
            )
        return build.set_value(world, handle, "id", draw(st.sampled_from(["bram", "q1", "gremio"])))
    if action == "order":
        return _reordered(draw, world)
    if action == "language":
        (handle,) = world.handles(Kind.LANGUAGE)
        return build.set_raw(world, handle, draw(st.sampled_from(['"es"', '"pt"', '"xx"', "7"])))
    if not entries:
        return None
    handle = draw(st.sampled_from(entries))
    if action == "delete":
        return build.delete(world, [handle])
    if action == "duplicate":
        return build.duplicate(world, [handle])
    if action == "move":
        at = draw(st.integers(0, 3))
        return build.move(world, [handle], draw(st.sampled_from(files)), at)
    raw = json.dumps(draw(_entries), ensure_ascii=False)
    return build.set_raw(world, handle, raw)


def _reordered(draw: st.DrawFn, world: World) -> Edit:
    """A file whose entries or people another program wrote in another order."""
    file = draw(st.sampled_from(world.lore_files))
    value = json.loads(world.file_text(file.handle))
    for key in ("entradas", "npcs", "quests"):
        if isinstance(value.get(key), list):
            value[key] = draw(st.permutations(value[key]))
    return text_edit(world, file.handle, json.dumps(value, ensure_ascii=False)).edit


def _place(world: World, issue: Issue) -> tuple[object, ...]:
    """By severity, then in file order: files first, then by kind."""
    severity = ("error", "warning", "hint").index(issue.severity)
    file = [file.handle for file in world.files].index(issue.file)
    if issue.handle is None:
        return severity, file, -1, -1, issue.field, issue.code
    kind = list(Kind).index(world.record(issue.handle).kind)
    return severity, file, kind, world.position(issue.handle), issue.field, issue.code


def _same(world: World, validator: Validator) -> None:
    validator.run_pending()
    fresh = Validator(world)
    fresh.run_pending()
    assert set(validator.issues()) == set(fresh.issues())
    assert len(validator.issues()) == len(fresh.issues())
    places = [_place(world, issue) for issue in validator.issues()]
    assert places == sorted(places)
    assert places == [_place(world, issue) for issue in fresh.issues()]
    assert validator.counts() == fresh.counts()
    assert validator.pending == 0


def _same_as_opened_anew(world: World, validator: Validator) -> None:
    """Every finding stands where it stands once the world was saved and opened again."""
    with tempfile.TemporaryDirectory() as folder:
        for file in world.lore_files:
            text = world.file_text(file.handle)
            (Path(folder) / file.name).write_text(text, encoding="utf-8", newline="")
        anew = open_world(Path(folder))
        opened = Validator(anew)
        opened.run_pending()
        assert _told(world, validator) == _told(anew, opened)


def _told(world: World, validator: Validator) -> list[tuple[object, ...]]:
    return [
        (world.file(i.file).name, *_place(world, i), i.params)
        for i in validator.issues()
        if i.handle is not None
    ]


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(st.lists(_entries, max_size=7), st.lists(_entries, max_size=3), _worlds, st.data())
def test_following_edits_is_the_same_as_looking_anew(first, second, people, data):
    with tempfile.TemporaryDirectory() as folder:
        files = {"a.json": {"entradas": first}, "b.json": {**people, "entradas": second}}
        world = make(Path(folder), files)
        validator = Validator(world, lazy=data.draw(st.booleans()))
        undo: list[Edit] = []
        for _ in range(data.draw(st.integers(1, 6))):
            edit = undo.pop() if undo and data.draw(st.booleans()) else _edit(data.draw, world)
            if edit is None:
                continue
            try:
                applied = world.apply(edit)
            except BadEdit:
                continue
            undo.append(applied.inverse)
            validator.update(applied.changes)
            if data.draw(st.booleans()):
                validator.run_pending(data.draw(st.sampled_from([0.0, 0.0005, 1.0])))
            if data.draw(st.booleans()):
                validator.issues()
            if data.draw(st.booleans()):
                _same(world, validator)
        _same(world, validator)
        _same_as_opened_anew(world, validator)


def test_an_update_tells_whose_issues_differ(tmp_path):
    world = make(tmp_path, {"a.json": {"entradas": [entry("a"), entry("b")]}})
    validator = Validator(world)
    validator.run_pending()
    first, second = world.handles(Kind.ENTRY)
    applied = world.apply(build.set_value(world, second, "id", "a"))
    assert validator.update(applied.changes).handles == {first, second}
    validator.run_pending()
    back = world.apply(applied.inverse)
    assert validator.update(back.changes).handles == {first, second}
    assert not validator.run_pending()


def test_a_lazy_validator_reads_the_world_in_slices(tmp_path):
    entries = [entry(f"e{i}", texto="") for i in range(500)]
    world = make(tmp_path, {"a.json": {"entradas": entries}})
    validator = Validator(world, lazy=True)
    assert validator.counts() == (0, 0, 0)
    assert validator.pending >= 500
    slices = 0
    while validator.pending:
        validator.run_pending(0.0002)
        slices += 1
    assert slices > 1
    assert validator.counts()[0] == 500
