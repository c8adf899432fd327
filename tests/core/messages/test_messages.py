"""Every code has its sentence in three languages, with the same parameters."""

from __future__ import annotations

import string

import pytest

from core.messages import LANGUAGES, _catalogue, render
from core.validation.codes import CODES

_VARIANTS = (".one", ".many", ".nearest", ".npc")


def _parameters(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def _sentences(language: str) -> dict[str, str]:
    """Sentences without the words for parameters, which only some languages need."""
    return {
        code: text
        for code, text in _catalogue(language).items()
        if ":" not in code or code.startswith("fix:")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_an_issue_has_a_sentence(language):
    assert CODES.keys() <= _catalogue(language).keys()


@pytest.mark.parametrize("language", ["es", "pt"])
def test_every_sentence_is_translated_with_the_same_parameters(language):
    english, other = _sentences("en"), _sentences(language)
    assert english.keys() == other.keys()
    for code, text in english.items():
        assert _parameters(text) == _parameters(other[code]), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_belongs_to_a_sentence(language):
    catalogue = _catalogue(language)
    for code in catalogue:
        for ending in _VARIANTS:
            if code.endswith(ending):
                assert code.removesuffix(ending) in catalogue


def test_one_and_many():
    assert render("text_too_long", {"count": 1, "limit": 400}).startswith("1 character over")
    assert render("text_too_long", {"count": 22, "limit": 400}) == (
        "22 characters over the limit of 400."
    )


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 9, "Nine entries"),
        ("es", 2, "Dos entradas"),
        ("pt", 12, "Doze entradas"),
        ("en", 13, "13"),
    ],
)
def test_small_counts_are_words(language, count, words):
    assert words in render("never_retrieved", {"tag": "t", "count": count}, language)


def test_a_parameter_that_is_a_code_is_put_in_words():
    params = {"key": "tags", "expected": "texts"}
    assert "una lista de textos" in render("wrong_type", params, "es")


def test_the_nearest_is_told_when_there_is_one():
    assert "“bram”" in render("unknown_npc", {"id": "bran", "nearest": "bram"}, "pt")
    assert "bram" not in render("unknown_npc", {"id": "bran"}, "pt")


def test_what_is_not_known_is_shown_as_it_is():
    assert render("no_such_code", {"a": 1}) == "no_such_code (a=1)"
    assert (
        render("unknown_npc", {}, "xx") == "There is no NPC “{id}”. Correct the id, or add the NPC."
    )


def test_text_of_the_world_is_never_taken_for_a_template():
    assert "“{id}”" in render("unknown_npc", {"id": "{id}"}, "en")
