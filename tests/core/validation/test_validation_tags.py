"""Tags and places that the exact rule never matches, and hints about tags."""

from __future__ import annotations

import pytest
from validation_worlds import PEOPLE_ES, entry, found, lore, make, only


def _tag_issues(world):
    return [(c, id) for c, id, f in found(world, hints=True) if c != "tag_once"]


@pytest.mark.parametrize("tag", ["casa concejo", "casa_concejo", "casa-concejo", "!", "", "mina."])
def test_a_tag_that_is_not_one_word_is_never_found(tmp_path, tag):
    assert _tag_issues(lore(tmp_path, entry(etiquetas=["ok", tag]))) == [("tag_never_matches", "e")]


def test_a_tag_of_several_words_that_is_a_place_is_found_there(tmp_path):
    people = {**PEOPLE_ES, "lugares": [{"id": "casa_concejo"}]}
    assert _tag_issues(lore(tmp_path, entry(etiquetas=["casa_concejo"]), people=people)) == []


def test_a_place_of_several_words_that_is_no_tag_never_helps(tmp_path):
    people = {**PEOPLE_ES, "lugares": [{"id": "casa_concejo"}, {"id": "plaza"}]}
    world = lore(tmp_path, entry(etiquetas=["concejo"]), people=people)
    assert _tag_issues(world) == [("place_never_matches", "casa_concejo")]


def test_a_tag_like_a_place_but_for_its_spelling(tmp_path):
    world = lore(tmp_path, entry("a", etiquetas=["mina"]), entry("b", etiquetas=["Mina"]))
    assert _tag_issues(world) == [("tag_not_place", "b")]


def test_a_place_that_all_tags_spell_otherwise_is_told_once_at_the_place(tmp_path):
    people = {**PEOPLE_ES, "lugares": [{"id": "Mina"}]}
    world = lore(
        tmp_path, entry("a", etiquetas=["mina"]), entry("b", etiquetas=["mina"]), people=people
    )
    assert _tag_issues(world) == [("place_never_matches", "Mina")]
    assert only(world, "place_never_matches").values["nearest"] == "mina"


def test_upper_case_and_accents_are_hints(tmp_path):
    world = lore(tmp_path, entry(etiquetas=["Herrería", "herrero"]))
    assert _tag_issues(world) == [("tag_spelling", "e")]
    assert only(world, "tag_spelling").values["folded"] == "herreria"


def test_a_doubled_tag(tmp_path):
    world = lore(tmp_path, entry("e", etiquetas=["pan", "pan", "vino"]))
    assert _tag_issues(world) == [("duplicate_tag", "e")]
    world = lore(tmp_path, entry("e", etiquetas=["año", "ano"]))
    assert ("duplicate_tag", "e") in _tag_issues(world)


def test_a_tag_used_once(tmp_path):
    world = lore(tmp_path, entry("a", etiquetas=["candil", "x"]), entry("b", etiquetas=["x"]))
    assert only(world, "tag_once").message() == "Tag “candil” is used once."


def test_a_very_common_tag_is_told_once(tmp_path):
    many = [
        entry(f"e{i}", etiquetas=["mina", f"w{i % 7}"], texto=f"{'abcdefgh'[i % 8] * 9} {i}")
        for i in range(30)
    ]
    world = make(tmp_path, {"a.json": {"entradas": many}})
    issue = only(world, "tag_common")
    assert issue.values == {"tag": "mina", "count": 30, "percent": 100}


def test_a_tag_on_every_entry_of_a_small_world_is_not_very_common(tmp_path):
    world = lore(tmp_path, *(entry(f"e{i}", etiquetas=["mina"]) for i in range(4)))
    assert _tag_issues(world) == []
