"""The errors of one entry: ids, text, tags, weight, visibility, quests."""

from __future__ import annotations

import pytest
from validation_worlds import checked, codes, entry, found, lore, make, only


def test_a_sound_world_has_no_issue_but_hints(tmp_path):
    world = lore(tmp_path, entry("a"), entry("b", visibilidad="npc:bram"))
    assert found(world) == []


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"id": ...}, "no_id", "id"),
        ({"id": " "}, "no_id", "id"),
        ({"texto": ...}, "no_text", "text"),
        ({"texto": " \n"}, "no_text", "text"),
        ({"texto": "x" * 401}, "text_too_long", "text"),
        ({"etiquetas": ...}, "no_tags", "tags"),
        ({"etiquetas": []}, "no_tags", "tags"),
        ({"visibilidad": "secreto"}, "secret_without_quest", "required_quest"),
        ({"visibilidad": ["npc:bram", "secreto"]}, "secret_without_quest", "required_quest"),
        (
            {"visibilidad": {"todas": ["npc:bram", "secreto"]}, "requiere_quest": ""},
            "secret_without_quest",
            "required_quest",
        ),
        ({"requiere_quest": "q1"}, "quest_without_secret", "required_quest"),
        (
            {"requiere_quest": "q1", "visibilidad": "npc:bram"},
            "quest_without_secret",
            "required_quest",
        ),
        ({"peso": 0}, "bad_weight", "weight"),
        ({"peso": -1.5}, "bad_weight", "weight"),
        ({"peso": 1e300}, "bad_weight", "weight"),
        ({"peso": "2"}, "wrong_type", "weight"),
        ({"etiquetas": "mina"}, "wrong_type", "tags"),
        ({"texto": 3}, "wrong_type", "text"),
        ({"etiquetas": ["a", 4]}, "wrong_type", "tags"),
        ({"visibilidad": None}, "empty_visibility", "visibility"),
        ({"visibilidad": []}, "empty_visibility", "visibility"),
        ({"visibilidad": ""}, "empty_visibility", "visibility"),
        ({"visibilidad": "Publico"}, "bad_visibility", "visibility"),
        ({"visibilidad": "todos"}, "bad_visibility", "visibility"),
        ({"visibilidad": ["npc:bram", "faccin:gremio"]}, "bad_visibility", "visibility"),
        ({"visibilidad": "npc:"}, "visibility_without_id", "visibility"),
        ({"visibilidad": "quest:q1"}, "quest_outside_all", "visibility"),
        ({"visbilidad": "secreto"}, "misspelt_key", "visibility"),
        ({"visibilidad": "npc:brma"}, "unknown_npc", "visibility"),
        ({"visibilidad": "faccion:gremi"}, "unknown_faction", "visibility"),
        ({"visibilidad": {"todas": ["npc:bram", "quest:q9"]}}, "unknown_quest", "visibility"),
        ({"visibilidad": "secreto", "requiere_quest": "q3"}, "unknown_quest", "required_quest"),
        ({"visibilidad": ["publico", "npc:bram"]}, "public_in_list", "visibility"),
        ({"text": "Hola", "texto": ...}, "foreign_key", "text"),
        ({"text": "Hola"}, "mixed_vocabulary", "text"),
        ({"visibilidad": "public"}, "foreign_word", "visibility"),
        ({"visibilidad": {"all": ["npc:bram"]}}, "foreign_word", "visibility"),
    ],
)
def test_each_fault_is_found_where_it_is(tmp_path, fields, code, field):
    world = lore(tmp_path, entry(**fields))
    assert [(c, f) for c, _, f in found(world)] == [(code, field)]


@pytest.mark.parametrize(
    "fields",
    [
        {"texto": "x" * 400},
        {"texto": "é" * 399 + "😀"},
        {"visibilidad": "secreto", "requiere_quest": "q1"},
        {"visibilidad": "oculto", "requiere_quest": "q1"},
        {"visibilidad": "oculto"},
        {"visibilidad": {"todas": ["npc:bram", "quest:q1"]}},
        {"visibilidad": ["npc:bram", "faccion:gremio"]},
        {"visibilidad": ["publico"]},
        {"peso": 0.001},
        {"peso": 3},
        {"_clave_del_juego": 1, "$schema": "x", "//": "nota"},
        {"clave_del_juego": 1, "visibilidad": "publico"},
        {"titulo": None, "notas": None, "terminos": []},
    ],
)
def test_near_misses_are_no_fault(tmp_path, fields):
    assert found(lore(tmp_path, entry(**fields))) == []


def test_a_record_that_is_no_object(tmp_path):
    assert found(lore(tmp_path, 7, entry("a"))) == [("not_object", "", "")]


def test_a_doubled_key(tmp_path):
    text = '{"entradas": [{"id": "a", "texto": "T.", "texto": "U.", "etiquetas": ["x"]}]}'
    assert found(make(tmp_path, {"a.json": text})) == [("duplicate_key", "a", "text")]


def test_the_nearest_visibility_is_in_the_file_s_vocabulary(tmp_path):
    issue = only(lore(tmp_path, entry(visibilidad="Faction:gremio")), "bad_visibility")
    assert issue.values["nearest"] == "faccion:gremio"


def test_the_message_says_how_much_too_long(tmp_path):
    issue = only(lore(tmp_path, entry(texto="x" * 422)), "text_too_long")
    assert issue.message() == "22 characters over the limit of 400."


def test_the_english_vocabulary_is_held_to_the_same(tmp_path):
    files = {
        "a.json": {
            "entries": [
                {"id": "a", "text": "", "tags": ["x"], "visibility": "secret"},
                {"id": "b", "text": "B.", "tags": ["y"], "visibility": "Public"},
                {"id": "c", "text": "C.", "etiquetas": ["z"], "visibility": "secreto"},
            ]
        }
    }
    assert set(found(make(tmp_path, files))) == {
        ("no_text", "a", "text"),
        ("secret_without_quest", "a", "required_quest"),
        ("bad_visibility", "b", "visibility"),
        ("foreign_key", "c", "tags"),
        ("foreign_word", "c", "visibility"),
        ("secret_without_quest", "c", "required_quest"),
    }


def test_an_id_that_stands_twice_in_two_files_is_told_at_both(tmp_path):
    files = {
        "a.json": {"entradas": [entry("x")]},
        "b.json": {"entradas": [entry("x", texto="Otra cosa."), entry("y")]},
    }
    world = make(tmp_path, files)
    assert [c for c, _, _ in found(world)] == ["duplicate_id", "duplicate_id"]
    assert checked(world).issues()[0].values["files"] == ("a.json", "b.json")


def test_the_same_id_of_two_kinds_is_no_fault(tmp_path):
    assert "duplicate_id" not in codes(lore(tmp_path, entry("mina"), entry("bram")))


@pytest.mark.parametrize("kind", ["npcs", "quests", "facciones", "lugares", "casos"])
def test_missing_and_doubled_ids_of_every_kind(tmp_path, kind):
    sound = {"consulta": "¿Y?", "no_recupera": ["y"]} if kind == "casos" else {}
    rows = [{"id": "x", **sound}, {"id": "x", **sound}, sound]
    world = make(tmp_path, {"a.json": {kind: rows}})
    faults = sorted(c for c, _, _ in found(world) if c != "unknown_entry")
    assert faults == ["duplicate_id", "duplicate_id", "no_id"]


def test_a_plot_note_may_be_a_mere_text(tmp_path):
    world = make(tmp_path, {"a.json": {"trama": ["Nota", {"texto": "Otra"}]}})
    assert [c for c, _, _ in found(world)] == ["no_id"]
