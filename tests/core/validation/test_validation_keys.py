"""Keys that nothing reads, and words for tags that no entry has."""

from __future__ import annotations

import pytest
from validation_worlds import checked, entry, lore, make

from core.messages import LANGUAGES
from core.model.kinds import Kind
from core.validation import Issue
from core.world import build
from core.world.world import World

CASE = {"id": "c", "consulta": "¿Qué pasó?", "recupera": ["e"]}


def _of(world: World, *codes: str) -> list[Issue]:
    return [issue for issue in checked(world).issues() if issue.code in codes]


def test_a_strange_key_of_an_entry_without_visibility_is_a_warning(tmp_path):
    world = lore(tmp_path, entry("a", visible="secreto"))
    (issue,) = _of(world, "unknown_key_public", "unknown_key")
    assert (issue.code, issue.severity, issue.field) == ("unknown_key_public", "warning", "visible")
    assert "everyone" in issue.message() and "visibilidad" in issue.message("es")


def test_a_strange_key_of_an_entry_that_says_who_sees_it_is_a_hint(tmp_path):
    world = lore(tmp_path, entry("a", visible="x", visibilidad="oculto"))
    (issue,) = _of(world, "unknown_key_public", "unknown_key")
    assert (issue.code, issue.severity) == ("unknown_key", "hint")


def test_a_key_that_many_records_have_is_told_once_for_each_file(tmp_path):
    rows = [entry(f"a{n}", autor="Ana", visibilidad="publico") for n in range(5)]
    world = make(tmp_path, {"a.json": {"entradas": rows}, "b.json": {"entradas": rows[:1]}})
    issues = _of(world, "unknown_key")
    assert [(i.file, i.values["count"]) for i in issues] == [
        (world.files[0].handle, 5),
        (world.files[1].handle, 1),
    ]
    assert "5" in issues[0].message()


def test_of_many_the_first_that_is_open_is_named_and_they_are_counted(tmp_path):
    rows = [
        entry("a", autor="Ana", visibilidad="oculto"),
        entry("b", autor="B"),
        entry("c", autor="C"),
    ]
    (issue,) = _of(lore(tmp_path, *rows), "unknown_key", "unknown_key_public")
    assert issue.code == "unknown_key_public" and issue.values["count"] == 2


def test_it_moves_on_when_the_first_is_mended_and_back_by_undo(tmp_path):
    world = lore(tmp_path, entry("a", autor="A"), entry("b", autor="B"))
    validator = checked(world)
    first, second = world.handles(Kind.ENTRY)
    applied = world.apply(build.delete(world, [first]))
    validator.update(applied.changes)
    assert [i.handle for i in validator.issues() if i.code == "unknown_key_public"] == [second]
    validator.update(world.apply(applied.inverse).changes)
    found = [i for i in validator.issues() if i.code == "unknown_key_public"]
    assert [(i.handle, i.values["count"]) for i in found] == [(first, 2)]


def test_a_misspelt_visibility_hides_so_nothing_is_public(tmp_path):
    world = lore(tmp_path, entry("a", visbilidad="secreto", autor="Ana"))
    assert [i.code for i in _of(world, "unknown_key", "unknown_key_public")] == ["unknown_key"]


def test_a_section_that_is_none_is_a_hint_of_its_file(tmp_path):
    world = make(tmp_path, {"a.json": {"entradas": [], "trasfondo": [1], "meta": 1, "_x": {}}})
    assert [i.values["key"] for i in _of(world, "unknown_section")] == ["trasfondo"]


def test_json_that_is_no_lore_gets_no_hint(tmp_path):
    world = make(tmp_path, {"a.json": {"entradas": []}, "b.json": {"trasfondo": [1]}})
    assert _of(world, "unknown_section") == []


@pytest.mark.parametrize(
    ("key", "meant"),
    [("enmascara", None), ("recuperar_no", "recupera"), ("no_recuperas_x", "no_recupera")],
)
def test_a_strange_key_of_a_case_is_an_error(tmp_path, key, meant):
    world = make(tmp_path, {"a.json": {"entradas": [entry()], "casos": [{**CASE, key: ["e"]}]}})
    (issue,) = _of(world, "unknown_case_key")
    assert issue.severity == "error" and issue.values.get("nearest") == meant
    for language in LANGUAGES:
        assert key in issue.message(language) and (meant or "oculta") in issue.message(language)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"consulta": " ", "recupera": ["e"]}, "no_query"),
        ({"recupera": ["e"]}, "no_query"),
        ({"consulta": "¿Y?"}, "case_empty"),
        ({}, "no_query"),
    ],
)
def test_a_case_must_ask_and_expect(tmp_path, fields, code):
    files = {"a.json": {"entradas": [entry()], "casos": [{"id": "c", **fields}]}}
    assert [i.code for i in _of(make(tmp_path, files), "no_query", "case_empty")] == [code]


def test_words_for_a_tag_that_no_entry_has(tmp_path):
    aliases = {"cueva": ["túnel"], "galería": ["Mina"], "mina": ["pozo"]}
    files = {"a.json": {"entradas": [entry(etiquetas=["mina"])], "etiquetas_alias": aliases}}
    issues = _of(make(tmp_path, files), "alias_without_tag")
    assert [(i.values["tag"], i.values.get("nearest")) for i in issues] == [
        ("cueva", None),
        ("galería", "Mina"),
    ]


def test_without_an_entry_words_for_tags_wait(tmp_path):
    world = make(tmp_path, {"a.json": {"etiquetas_alias": {"cueva": ["mina"]}}})
    assert _of(world, "alias_without_tag") == []


def test_a_wrong_type_is_told_by_the_key_of_the_file(tmp_path):
    files = {"a.json": {"etiquetas_alias": {"mina": "pozo"}, "jugador": {"habilidades": [1]}}}
    world = make(tmp_path, files)
    assert [(i.values["key"], world.record(i.handle).id) for i in _of(world, "wrong_type")] == [
        ("mina", "mina"),
        ("habilidades", ""),
    ]
