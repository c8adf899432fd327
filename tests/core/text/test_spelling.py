"""Spelling: what is a slip, what is none, and what was meant."""

from __future__ import annotations

import pytest

from core.text.spelling import Speller, spelling_is_installed, spelt_words

pytestmark = pytest.mark.skipif(not spelling_is_installed(), reason="needs the extra [spelling]")


@pytest.fixture(scope="module")
def spellers() -> dict[str, Speller]:
    return {language: Speller(language) for language in ("es", "pt", "en")}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Nadie dijo la verdad: el derrumbe no fue un accidente, y ella jamás lo olvidó."),
        ("es", "Pidiéndole decirlo antes, con veintidós hombres. ¿Está aquí? No ha querido verlo."),
        ("es", "También ÉL y María."),
        (
            "pt",
            "A torre não caiu: alguém quis vendê-la por cinquenta moedas, e nunca disse a quem.",
        ),
        (
            "en",
            "The keeper's lamp won't burn; they're hiding her letters. It isn’t the colour of gold.",
        ),
    ],
)
def test_right_words_are_known(spellers: dict[str, Speller], language: str, text: str) -> None:
    assert [t.word for t in spelt_words(text) if not spellers[language].knows(t.word)] == []


@pytest.mark.parametrize(
    ("language", "slip", "meant"),
    [
        ("es", "derumbe", "derrumbe"),
        ("es", "mineria", "minería"),
        ("es", "herero", "herrero"),
        ("es", "Tambien", "También"),
        ("pt", "recivir", ""),
        ("pt", "coraçao", "coração"),
        ("en", "recieve", "receive"),
        ("en", "definately", "definitely"),
        ("en", "Teh", "The"),
    ],
)
def test_slips_are_told_with_what_was_meant(
    spellers: dict[str, Speller], language: str, slip: str, meant: str
) -> None:
    assert not spellers[language].knows(slip)
    assert not meant or meant in spellers[language].suggestions(slip)


def test_a_name_of_the_world_is_offered(spellers: dict[str, Speller]) -> None:
    assert spellers["es"].suggestions("Villaroca", ["Villarroca", "Sabela"])[0] == "Villarroca"


def test_ids_numbers_and_addresses_are_no_words() -> None:
    text = "Ver mina_causa, x2, a@b.cx, c/dd y 3a; «Sí», dijo: fin."
    assert [t.word for t in spelt_words(text)] == ["Ver", "y", "Sí", "dijo", "fin"]
    assert [t.word for t in spelt_words("Uno. Dos tres\nCuatro") if t.opens] == [
        "Uno",
        "Dos",
        "Cuatro",
    ]


def test_a_dictionary_that_was_let_go_answers_as_before() -> None:
    speller = Speller("es")
    assert speller.knows("derrumbe")
    speller.rest()
    assert speller._dictionary is None
    assert speller.knows("derrumbe")
    assert speller._dictionary is None, "what was asked before needs no dictionary"
    assert not speller.knows("derumbe")
    assert speller.knows("minería")
