"""Each fix mends its issue, brings no new error, and shows nothing to more readers."""

from __future__ import annotations

import json

import pytest
from validation_worlds import PEOPLE_ES, checked, entry, lore, make

from core.messages import LANGUAGES, render
from core.model.kinds import Kind
from core.validation import CODES, fix_for, label_of
from core.validation.fixes import FIXES


def _errors(world):
    return [i.code for i in checked(world).issues() if i.severity == "error"]


def _fixed(world, code):
    """The first record of the issue, as JSON, after its fix; the world is left fixed."""
    issue = next(i for i in checked(world).issues() if i.code == code)
    before = {file.handle: world.file_text(file.handle) for file in world.files}
    errors = _errors(world)
    edit = issue.fix(world)
    assert edit is not None
    assert edit == fix_for(world, issue)
    assert edit.label.code == "fix"
    assert label_of(issue) is not None
    applied = world.apply(edit)
    assert code not in [i.code for i in checked(world).of(issue.handle)]
    assert len(_errors(world)) <= len(errors)
    value = json.loads(world.record(issue.handle).raw)
    undone = world.apply(applied.inverse)
    assert {file.handle: world.file_text(file.handle) for file in world.files} == before
    world.apply(undone.inverse)
    return value


@pytest.mark.parametrize(
    ("fields", "code", "expected"),
    [
        ({"visbilidad": "oculto"}, "misspelt_key", {"visibilidad": "oculto"}),
        ({"text": "T.", "texto": ...}, "foreign_key", {"texto": "T."}),
        ({"text": "T.", "texto": "S."}, "mixed_vocabulary", {"texto": "S."}),
        ({"visibilidad": "public"}, "foreign_word", {"visibilidad": "publico"}),
        (
            {"visibilidad": {"all": ["npc:bram", "faction:gremio"]}},
            "foreign_word",
            {"visibilidad": {"todas": ["npc:bram", "faccion:gremio"]}},
        ),
        ({"visibilidad": "Publico"}, "bad_visibility", {"visibilidad": "publico"}),
        (
            {"visibilidad": ["npc:bram", "faccin:gremio"]},
            "bad_visibility",
            {"visibilidad": ["npc:bram", "faccion:gremio"]},
        ),
        ({"visibilidad": []}, "empty_visibility", {"visibilidad": "oculto"}),
        ({"visibilidad": None}, "empty_visibility", {"visibilidad": "oculto"}),
        (
            {"visibilidad": "quest:q1"},
            "quest_outside_all",
            {"visibilidad": {"todas": ["quest:q1"]}},
        ),
        ({"visibilidad": ["publico", "npc:bram"]}, "public_in_list", {"visibilidad": "npc:bram"}),
        ({"requiere_quest": "q1"}, "quest_without_secret", {"visibilidad": "secreto"}),
        (
            {"requiere_quest": "q1", "visibilidad": "npc:bram"},
            "quest_without_secret",
            {"visibilidad": {"todas": ["npc:bram", "secreto"]}},
        ),
        ({"peso": -2}, "bad_weight", {"peso": ...}),
        ({"visibilidad": "npc:bran"}, "unknown_npc", {"visibilidad": "npc:bram"}),
        (
            {"visibilidad": {"todas": ["npc:nela", "quest:q11"]}},
            "unknown_quest",
            {"visibilidad": {"todas": ["npc:nela", "quest:q1"]}},
        ),
        (
            {"visibilidad": "secreto", "requiere_quest": "q11"},
            "unknown_quest",
            {"requiere_quest": "q1"},
        ),
        ({"etiquetas": "mina"}, "wrong_type", {"etiquetas": ["mina"]}),
        ({"etiquetas": ["Herrería"]}, "tag_spelling", {"etiquetas": ["herreria"]}),
        (
            {"etiquetas": ["casa del Concejo", "casa"]},
            "tag_never_matches",
            {"etiquetas": ["del", "concejo", "casa"]},
        ),
        ({"etiquetas": ["pan", "Pan", "vino"]}, "duplicate_tag", {"etiquetas": ["pan", "vino"]}),
        ({"texto": "Vive con Gil."}, "short_name", {"etiquetas": ["te", "gil"]}),
        ({"id": ..., "titulo": "La causa de todo"}, "no_id", {"id": "causa_todo"}),
    ],
)
def test_a_fix_of_one_entry(tmp_path, fields, code, expected):
    value = _fixed(lore(tmp_path, entry(**fields)), code)
    for key, wanted in expected.items():
        assert value.get(key, ...) == wanted


def test_of_two_quests_in_both_vocabularies_both_are_still_needed(tmp_path):
    fields = {"visibilidad": "secreto", "requiere_quest": "q1", "required_quest": "q2"}
    world = lore(tmp_path, entry(**fields))
    value = _fixed(world, "mixed_vocabulary")
    assert value["requiere_quest"] == "q1"
    assert value["visibilidad"] == {"todas": ["secreto", "quest:q2"]}


def test_a_doubled_key_keeps_what_the_game_reads(tmp_path):
    text = '{"entradas": [{"id": "a", "texto": "T.", "etiquetas": ["x"], "texto": "U."}]}'
    world = make(tmp_path, {"a.json": text})
    assert _fixed(world, "duplicate_key") == {"id": "a", "texto": "U.", "etiquetas": ["x"]}


def test_words_of_a_tag_become_a_list(tmp_path):
    files = {"a.json": '{"entradas": [], "etiquetas_alias": {"mina": "pozo", "x": ["y"]}}'}
    world = make(tmp_path, files)
    (issue,) = (i for i in checked(world).issues() if i.code == "wrong_type")
    world.apply(fix_for(world, issue))
    assert world.file_text(world.files[0].handle) == files["a.json"].replace('"pozo"', '["pozo"]')


def test_what_cannot_become_a_list_offers_no_fix(tmp_path):
    world = make(tmp_path, {"a.json": {"etiquetas_alias": {"mina": {"a": 1}, "x": [1]}}})
    issues = [i for i in checked(world).issues() if i.code == "wrong_type"]
    assert [label_of(issue) for issue in issues] == [None, None]


@pytest.mark.parametrize(
    ("text", "raw"),
    [
        ('{"entradas": [{"id": "a"}], "trama": "Un plan.", "quests": []}', '"Un plan."'),
        ('{"version": 1, "lugares": [],\n "trama":  {"id": "x",\n "texto": "Ñ"}\n}\n', None),
    ],
)
def test_a_section_that_is_one_value_becomes_a_list_and_back(tmp_path, text, raw):
    world = make(tmp_path, {"a.json": text})
    validator = checked(world)
    (issue,) = (i for i in validator.issues() if i.code == "section_type")
    assert label_of(issue) == "fix:to_list"
    applied = world.apply(fix_for(world, issue))
    validator.update(applied.changes)
    after = world.file_text(world.files[0].handle)
    assert isinstance(json.loads(after)["trama"], list) and (raw is None or f"[{raw}]" in after)
    (handle,) = world.handles(Kind.PLOT)
    assert world.record(handle).data.text in ("Un plan.", "Ñ")
    assert not [i for i in validator.issues() if i.code == "section_type"]
    validator.update(world.apply(applied.inverse).changes)
    assert world.file_text(world.files[0].handle) == text
    assert [i.code for i in validator.issues()].count("section_type") == 1


def test_a_list_where_an_object_belongs_has_no_fix(tmp_path):
    world = make(tmp_path, {"a.json": {"entradas": [], "etiquetas_alias": ["mina"]}})
    (issue,) = (i for i in checked(world).issues() if i.code == "section_type")
    assert label_of(issue) is None and fix_for(world, issue) is None


def test_a_doubled_id_gets_a_number(tmp_path):
    world = lore(tmp_path, entry("a"), entry("a", texto="Otra."))
    assert _fixed(world, "duplicate_id")["id"] == "a_2"


def test_a_key_is_not_renamed_onto_another(tmp_path):
    world = lore(tmp_path, entry(visibilidad="oculto", visbilidad="publico"))
    (issue,) = (i for i in checked(world).issues() if i.code == "misspelt_key")
    assert fix_for(world, issue) is None


def test_a_tag_becomes_the_place_it_means(tmp_path):
    world = lore(tmp_path, entry("a", etiquetas=["mina"]), entry("b", etiquetas=["Mina"]))
    assert _fixed(world, "tag_not_place")["etiquetas"] == ["mina"]


def test_all_tags_are_spelt_like_the_place(tmp_path):
    people = {**PEOPLE_ES, "lugares": [{"id": "Mina"}]}
    world = lore(
        tmp_path, entry("a", etiquetas=["mina"]), entry("b", etiquetas=["x", "mina"]), people=people
    )
    _fixed(world, "place_never_matches")
    assert [r.data.tags for r in world.records(Kind.ENTRY)] == [("Mina",), ("x", "Mina")]


def test_a_long_text_is_split_at_a_sentence_into_entries_alike(tmp_path):
    text = "Una frase que dice algo. " * 36 + "Fin."
    world = lore(
        tmp_path, entry("a", texto=text, visibilidad="npc:bram", peso=1.5), entry("b", texto="B.")
    )
    _fixed(world, "text_too_long")
    entries = [r.data for r in world.records(Kind.ENTRY)]
    assert [e.id for e in entries] == ["a", "a_2", "a_3", "b"]
    assert all(len(e.text) <= 400 for e in entries)
    assert all(e.text.endswith(".") for e in entries)
    assert " ".join(e.text for e in entries[:3]) == text
    assert {(e.visibility, e.weight, e.tags) for e in entries[:3]} == {
        (entries[0].visibility, 1.5, entries[0].tags)
    }


def test_a_text_without_a_sentence_or_a_word_end_is_cut_all_the_same(tmp_path):
    world = lore(tmp_path, entry("a", texto="x" * 900))
    _fixed(world, "text_too_long")
    assert [len(r.data.text) for r in world.records(Kind.ENTRY)] == [400, 400, 100]


def test_references_of_cast_quests_and_cases_become_the_nearest(tmp_path):
    people = {
        **PEOPLE_ES,
        "npcs": [{"id": "bram", "facciones": ["gremi", "gremio"]}],
        "casos": [{"id": "c", "npc": "bran", "lugar": "mine", "perfil": "naturl"}],
    }
    world = lore(tmp_path, entry("a"), people=people)
    assert _fixed(world, "unknown_faction")["facciones"] == ["gremio"]
    assert _fixed(world, "unknown_npc")["npc"] == "bram"
    assert _fixed(world, "unknown_place")["lugar"] == "mina"
    assert _fixed(world, "unknown_profile")["perfil"] == "natural"


def test_a_hidden_name_gets_its_word(tmp_path):
    world = make(tmp_path, {"a.json": {"npcs": [{"id": "a", "visibilidad": "Oculto"}]}})
    assert _fixed(world, "bad_visibility")["visibilidad"] == "oculto"


def test_an_issue_that_is_gone_has_no_fix_that_breaks(tmp_path):
    world = lore(tmp_path, entry("a", peso=0))
    (issue,) = (i for i in checked(world).issues() if i.code == "bad_weight")
    world.apply(fix_for(world, issue))
    assert fix_for(world, issue) is None


def test_a_read_only_file_has_no_fixes(tmp_path):
    world = make(tmp_path, {"a.json": {"version": 9, "entradas": [entry("a", peso=0)]}})
    (issue,) = (i for i in checked(world).issues() if i.code == "bad_weight")
    assert fix_for(world, issue) is None


def test_every_fix_is_for_a_code_and_has_a_label_in_every_language():
    assert FIXES.keys() <= CODES.keys()
    for label, _ in FIXES.values():
        assert all(render(label, {}, language) != label for language in LANGUAGES)
