"""A name that an author leaves out of an entry is no name of it, in every check (spec section 7)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.directors.game import Game
from core.directors.table import Table
from core.grounding import Checker, held_records, names_of
from core.merge.three_way import merge_texts
from core.model.kinds import Kind
from core.model.records import Entry
from core.model.state import GameState
from core.query import Catalogue, related
from core.refactor.splitting import propose_split, split_edit
from core.retrieval import Retriever
from core.validation import Validator
from core.validation.fixes import fix_for
from core.world import build
from core.world.opening import open_world
from core.world.world import World

SECRET = {"visibilidad": "secreto", "requiere_quest": "q"}
PEOPLE = {
    "npcs": [{"id": "bram", "nombre": "Bram"}, {"id": "luz", "nombre": "Luz"}],
    "quests": [{"id": "q", "nombre": "La verdad"}],
}


def entry(id: str, text: str, **fields: object) -> dict[str, object]:
    return {"id": id, "texto": text, "etiquetas": [f"t{id}"], **fields}


def lore(folder: Path, *entries: dict[str, object], **more: object) -> World:
    content = {"version": 2, "idioma": "es", "entradas": list(entries), **PEOPLE, **more}
    (folder / "a.json").write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return open_world(folder)


def found(world: World, answer: str) -> list[str]:
    return [str(f.kind) for f in Checker(world).check("bram", GameState("bram"), answer)]


def shown(world: World, id: str) -> dict[str, bool]:
    (handle,) = world.find(Kind.ENTRY, id)
    return {name.text: name.left_out for name in names_of(world, handle)}


def issues(world: World) -> list[tuple[str, str]]:
    validator = Validator(world)
    validator.run_pending()
    kept = ("spoiler", "short_name", "no_such_name")
    return [(i.code, str(i.values["name"])) for i in validator.issues() if i.code in kept]


def test_it_is_no_leak_and_no_invention_either(tmp_path: Path) -> None:
    world = lore(tmp_path, entry("s", "Fue Verol, al fondo.", **SECRET))
    assert found(world, "Dicen que fue Verol.") == ["leak"]
    world = lore(tmp_path, entry("s", "Fue Verol, al fondo.", no_nombres=["Verol"], **SECRET))
    assert found(world, "Dicen que fue Verol.") == []
    assert found(world, "Dicen que fue Aldric.") == ["invention"]


def test_what_another_entry_names_is_still_its_name(tmp_path: Path) -> None:
    first = entry("s", "Fue Verol, al fondo.", no_nombres=["Verol"], **SECRET)
    world = lore(tmp_path, first, entry("r", "Allí cayó Verol.", **SECRET))
    assert found(world, "Dicen que fue Verol.") == ["leak"]
    (finding,) = Checker(world).check("bram", GameState("bram"), "Dicen que fue Verol.")
    assert finding.entry == "r"


@pytest.mark.parametrize(
    ("left_out", "names"),
    [
        (["verol"], {"Casa del Farol": False, "verol": True}),
        (["CASA FAROL"], {"Verol": False, "CASA FAROL": True}),
        (["Casa del Farol", "Vérol"], {"Casa del Farol": True, "Vérol": True}),
        (["Farol"], {"Verol": False, "Casa del Farol": False, "Farol": True}),
        (["Nadie"], {"Verol": False, "Casa del Farol": False, "Nadie": True}),
        ([""], {"Verol": False, "Casa del Farol": False, "": True}),
    ],
)
def test_a_name_is_told_by_its_words_whatever_their_case_accents_and_particles(
    tmp_path: Path, left_out: list[str], names: dict[str, bool]
) -> None:
    world = lore(tmp_path, entry("s", "Ayer vi a Verol en la Casa del Farol.", no_nombres=left_out))
    assert shown(world, "s") == names


def test_without_the_word_that_only_a_sentence_starts_with(tmp_path: Path) -> None:
    text = "Capataz Verol bajó. Un capataz calla."
    assert shown(lore(tmp_path, entry("s", text)), "s") == {"Verol": False}
    assert shown(lore(tmp_path, entry("s", text, no_nombres=["Verol"])), "s") == {"Verol": True}


def test_a_declared_name_can_be_left_out_of_one_entry(tmp_path: Path) -> None:
    """Luz is an NPC, and here she is meant to be a place by the sea."""
    world = lore(tmp_path, entry("s", "Cerca de Luz hay agua.", no_nombres=["Luz"]))
    (name,) = names_of(world, world.find(Kind.ENTRY, "s")[0])
    assert (name.kind, name.id, name.left_out, name.shown) == (Kind.NPC, "luz", True, True)


def test_entries_are_not_related_by_it(tmp_path: Path) -> None:
    def near(world: World) -> list[tuple[str, ...]]:
        return [link.shared for link in related(Catalogue(world), world.find(Kind.ENTRY, "s")[0])]

    one, two = entry("s", "Cerca de Bram hay agua."), entry("r", "Bram cava.")
    assert near(lore(tmp_path, one, two)) == [("bram",)]
    assert near(lore(tmp_path, {**one, "no_nombres": ["Bram"]}, two)) == []
    assert near(lore(tmp_path, one, {**two, "no_nombres": ["Bram"]})) == []


def test_it_is_no_spoiler_neither_of_what_shows_it_nor_of_what_is_hidden(tmp_path: Path) -> None:
    hidden, open_ = entry("s", "Es Verol.", **SECRET), entry("e", "Buscan a Verol.")
    assert issues(lore(tmp_path, hidden, open_)) == [("spoiler", "Verol")]
    assert issues(lore(tmp_path, hidden, {**open_, "no_nombres": ["Verol"]})) == []
    assert issues(lore(tmp_path, {**hidden, "no_nombres": ["Verol"]}, open_)) == []
    vampire = entry("s", "Bebe.", terminos=["vampiro"], **SECRET)
    ship = entry("e", "El barco se llama Vampiro.")
    assert issues(lore(tmp_path, vampire, ship)) == [("spoiler", "Vampiro")]
    assert issues(lore(tmp_path, vampire, {**ship, "no_nombres": ["Vampiro"]})) == []


def test_left_out_for_nothing_is_a_hint_with_a_fix(tmp_path: Path) -> None:
    world = lore(tmp_path, entry("e", "Buscan a Verol.", no_nombres=["Verol", "Gil"]))
    assert issues(world) == [("no_such_name", "Gil")]
    validator = Validator(world)
    validator.run_pending()
    (issue,) = (i for i in validator.issues() if i.code == "no_such_name")
    assert issue.field == "not_names" and issue.severity == "hint"
    edit = fix_for(world, issue)
    assert edit is not None
    world.apply(edit)
    assert issues(world) == []
    assert json.loads(world.record(issue.handle or 0).raw)["no_nombres"] == ["Verol"]


def test_the_gate_knows_it_as_no_name_and_still_keeps_back_words_of_hidden_texts(
    tmp_path: Path,
) -> None:
    def hits(world: World, text: str) -> list[tuple[str, str]]:
        table = Table(world, Retriever(world), Game("es"))
        return [(h.word, h.kind) for h in table.gate(table.game, ("bram",)).hits(text)]

    text = "Al Sur manda Verol."
    assert hits(lore(tmp_path, entry("s", text, **SECRET)), "Va al Sur con Verol.") == [
        ("Sur", "name"), ("Verol", "name"),
    ]  # fmt: skip
    world = lore(tmp_path, entry("s", text, no_nombres=["Sur", "Verol"], **SECRET))
    assert hits(world, "Va al Sur con Verol.") == [("Verol", "word")]


@pytest.mark.parametrize(
    ("section", "text", "tags", "key"),
    [
        ("entradas", "texto", "etiquetas", "no_nombres"),
        ("entries", "text", "tags", "not_names"),
    ],
)
def test_the_field_lies_in_the_file_in_either_vocabulary_and_leaves_no_trace(
    tmp_path: Path, section: str, text: str, tags: str, key: str
) -> None:
    source = f'{{"{section}": [ {{"id":"e", "{text}" : "Es Verol.", "{tags}":["v"]}} ]}}\n'
    path = tmp_path / "a.json"
    path.write_text(source, encoding="utf-8")
    world = open_world(tmp_path)
    (handle,) = world.handles(Kind.ENTRY)
    applied = world.apply(build.set_value(world, handle, "not_names", ("Verol",)))
    assert json.loads(world.record(handle).raw)[key] == ["Verol"]
    data = world.data(handle)
    assert isinstance(data, Entry) and data.not_names == ("Verol",)
    world.apply(applied.inverse)
    assert world.record(handle).raw in source


def test_what_both_sides_leave_out_is_merged_one_by_one() -> None:
    def text(*names: str) -> str:
        return json.dumps({"entradas": [entry("e", "T.", no_nombres=list(names))]})

    merged = merge_texts(text("a", "b"), text("a", "b", "mine"), text("b", "theirs"))
    assert json.loads(merged.text)["entradas"][0]["no_nombres"] == ["b", "mine", "theirs"]
    assert merged.conflicts == ()


def test_a_split_gives_each_part_what_it_says(tmp_path: Path) -> None:
    text = "Vino Verol. " + "Nadie lo vio en la mina aquella noche. " * 10 + "Cantó Aldara."
    world = lore(tmp_path, entry("e", text, no_nombres=["Aldara", "Verol"]))
    (handle,) = world.find(Kind.ENTRY, "e")
    validator = Validator(world)
    fix = next(fix_for(world, i) for i in validator.issues() if i.code == "text_too_long")
    for edit in (fix, split_edit(world, handle, propose_split(world, handle))):
        assert edit is not None
        back = world.apply(edit).inverse
        left_out = [r.data.not_names for r in world.records(Kind.ENTRY) if r.id.startswith("e")]  # type: ignore[union-attr]
        assert left_out == [("Verol",), ("Aldara",)]
        world.apply(back)


def test_what_a_world_held_is_read_while_it_is_edited(tmp_path: Path) -> None:
    world = lore(tmp_path, entry("s", "Fue Verol, al fondo."))
    (handle,) = world.find(Kind.ENTRY, "s")
    held = held_records(world)
    world.apply(build.set_value(world, handle, "text", "Nadie fue."))
    assert [name.text for name in names_of(held, handle)] == ["Verol"]
    assert names_of(world, handle) == ()
