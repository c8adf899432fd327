"""Issues of files: unreadable, foreign, newer; versions, languages, cases."""

from __future__ import annotations

import pytest
from validation_worlds import checked, entry, found, make


def _file_issues(world):
    return [(i.code, world.file(i.file).name) for i in checked(world).issues() if i.handle is None]


def test_a_file_that_is_no_json_is_an_error_with_its_place_and_the_others_open(tmp_path):
    world = make(tmp_path, {"a.json": '{"entradas": [\n  {"id" 3}]}', "b.json": {"npcs": []}})
    (issue,) = checked(world).issues()
    assert (issue.code, issue.severity) == ("not_json", "error")
    assert (issue.line, issue.column) == (2, 9)


def test_other_json_is_no_issue(tmp_path):
    world = make(tmp_path, {"a.json": {"entradas": [entry()]}, "b.json": {"name": "x"}})
    assert _file_issues(world) == []


def test_an_empty_file_and_a_list(tmp_path):
    world = make(tmp_path, {"a.json": "", "b.json": "[1]", "c.json": {"npcs": []}})
    assert _file_issues(world) == [("empty_file", "a.json"), ("not_an_object", "b.json")]


def test_another_encoding_is_named(tmp_path):
    (tmp_path / "a.json").write_bytes('{"entradas": [], "n": "ñ"}'.encode("cp1252"))
    (issue,) = checked(make(tmp_path, {})).issues()
    assert (issue.code, issue.values) == ("wrong_encoding", {"encoding": "cp1252"})


def test_a_newer_version_is_a_warning(tmp_path):
    world = make(tmp_path, {"a.json": {"version": 9, "entradas": []}})
    assert [(i.code, i.severity) for i in checked(world).issues()] == [("newer_version", "warning")]


@pytest.mark.parametrize("version", [1, 1.0, "1", 2])
def test_versions_that_are_taken(tmp_path, version):
    assert found(make(tmp_path, {"a.json": {"version": version, "entradas": []}})) == []


@pytest.mark.parametrize("version", ["x", 1.5, 0, None])
def test_versions_that_are_none(tmp_path, version):
    world = make(tmp_path, {"a.json": {"version": version, "entradas": []}})
    assert [c for c, _, _ in found(world)] == ["bad_version"]


def test_sections_of_both_vocabularies_and_doubled_and_wrong_ones(tmp_path):
    text = '{"entradas": [], "facciones": [], "places": [], "npcs": {}, "trama": [], "trama": []}'
    world = make(tmp_path, {"a.json": text})
    assert sorted(_file_issues(world)) == [
        ("duplicate_section", "a.json"),
        ("foreign_section", "a.json"),
        ("section_type", "a.json"),
    ]


def test_two_files_may_use_two_vocabularies(tmp_path):
    files = {
        "a.json": {"entradas": [entry("a")]},
        "b.json": {"entries": [{"id": "b", "text": "B.", "tags": ["x"], "visibility": "public"}]},
    }
    assert found(make(tmp_path, files)) == []


def test_languages(tmp_path):
    assert found(make(tmp_path, {"a.json": {"idioma": "pt", "npcs": []}})) == []
    world = make(tmp_path, {"a.json": {"idioma": "fr", "npcs": []}})
    assert found(world) == [("bad_language", "", "value")]


def test_cases_with_a_k_that_is_none_or_dilutes(tmp_path):
    cases = [
        {"id": "a", "k": 0},
        {"id": "b", "k": 6},
        {"id": "c", "k": 7},
        {"id": "d", "perfil": "lexico"},
        {"id": "e", "perfil": "hybrid", "k": 5.0},
        {"id": "f", "k": "5"},
    ]
    cases = [{"consulta": "¿Y?", "contexto_con": ["y"], **case} for case in cases]
    assert found(make(tmp_path, {"a.json": {"casos": cases}}), hints=True) == [
        ("bad_k", "a", "k"),
        ("unknown_profile", "d", "profile"),
        ("wrong_type", "f", "k"),
        ("k_dilutes", "c", "k"),
    ]


def test_a_name_can_be_hidden_and_nothing_else(tmp_path):
    npcs = [
        {"id": "a", "visibilidad": "oculto"},
        {"id": "b", "visibilidad": "publico"},
        {"id": "c", "visibilidad": "Oculto"},
        {"id": "d", "visibilidad": None},
    ]
    assert found(make(tmp_path, {"a.json": {"npcs": npcs}})) == [
        ("bad_visibility", "c", "hidden"),
        ("empty_visibility", "d", "hidden"),
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[" * 100_000, "too_deep"),
        ('{"entradas": [\n<<<<<<< HEAD\n]\n=======\n>>>>>>> other\n}', "conflict_markers"),
    ],
)
def test_files_that_cannot_be_read_for_other_reasons(tmp_path, text, code):
    world = make(tmp_path, {"a.json": text, "b.json": {"npcs": []}})
    assert _file_issues(world) == [(code, "a.json")]


def test_issues_come_by_severity_and_then_in_file_order(tmp_path):
    files = {
        "b.json": {"entradas": [entry("z", texto=""), entry("a", peso=0)]},
        "a.json": {
            "casos": [{"id": "c", "k": 9, "consulta": "¿Y?", "contexto_sin": ["y"]}],
            "npcs": [{}],
        },
    }
    issues = [i for i in checked(make(tmp_path, files)).issues() if i.code != "tag_once"]
    assert [i.code for i in issues] == ["no_id", "no_text", "bad_weight", "k_dilutes"]
