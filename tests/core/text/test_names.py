"""Proper names in prose: spec section 7."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.text.languages import LANGUAGES, Language
from core.text.names import common_words, find_names


def found(text: str, language: Language, **options: frozenset[str]) -> list[str]:
    return [name.text for name in find_names(text, language, **options)]


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("es", "El capitán Verol mató a Doran en la mina de Villarroca.",
         ["Verol", "Doran", "Villarroca"]),
        ("es", "—No —dijo Marta de la Vega—. ¿Quién es Bram?", ["Marta de la Vega", "Bram"]),
        ("es", "Marta y Luis. «Elvira» llegó.", ["Marta", "Luis", "Elvira"]),
        ("es", "Cuidado con la Orden del Cuervo.", ["Orden del Cuervo"]),
        ("es", "Sra. Ortiz, venga en Enero o el Lunes.", ["Ortiz"]),
        ("es", "Supongo que Zarvok miente. Zarvok miente.", ["Zarvok", "Zarvok"]),
        ("es", "Aldric III reinó en San Telmo.", ["Aldric III", "San Telmo"]),
        ("pt", "Olá, senhor. O prefeito Silva da Costa foi a Santa Rita em março.",
         ["Silva da Costa", "Santa Rita"]),
        ("pt", "Não sei quem é Joana dos Santos.", ["Joana dos Santos"]),
        ("en", "Well, I'm not sure. Captain O'Brien met the Duke of Ashford on Monday.",
         ["O'Brien", "Ashford"]),
        ("en", "Bram's hammer fell near the Old Bridge.", ["Bram", "Old Bridge"]),
        ("en", "I think Mr. Holt knows. J. R. Holt lies.", ["Holt", "J. R. Holt"]),
    ],
)  # fmt: skip
def test_names_are_found(language: Language, text: str, expected: list[str]) -> None:
    assert found(text, language) == expected


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Hola, viajero. ¿Qué buscas? ¡Vete! *Sonríe* Buenas noches, Señora. Dios mío."),
        ("es", "—Caminaba solo. «Nunca volví.» … Tres años. Lamentablemente, Usted no lo vio."),
        ("es", "¡NO LO SÉ TODO! El Lunes llega. Capitán, Majestad."),
        ("pt", "Olá, viajante. Não sei. Talvez amanhã. *Sorri* Boa noite, Senhora. Meu Deus."),
        (
            "en",
            "Hello there. I'm tired. You're kidding, Captain. On Monday, in March. English ale.",
        ),
        ("en", "DO NOT GO THERE. Nothing happened. Walking is fine. *nods* Well then…"),
    ],
)
def test_openings_titles_and_the_calendar_raise_no_alarm(language: Language, text: str) -> None:
    assert found(text, language) == []


def test_a_lexicon_of_the_world_settles_sentence_starts() -> None:
    assert found("Carbón hay de sobra.", "es", common=frozenset({"carbon"})) == []
    assert found("Luz vino ayer.", "es", known=frozenset({"luz"})) == ["Luz"]


def test_the_lexicon_of_a_world_is_what_its_texts_write_small() -> None:
    lexicon = common_words(["Bram vende carbón.", "El Carbón arde."])
    assert lexicon == {"vende", "carbon", "arde"}


def test_a_lone_word_at_a_sentence_start_is_marked_as_a_guess() -> None:
    names = find_names("Zarvok miente y Nela no. Villa Negra arde.", "es")
    assert [(n.text, n.guess) for n in names] == [
        ("Zarvok", True), ("Nela", False), ("Villa Negra", False),
    ]  # fmt: skip


def test_names_that_end_like_common_words_are_names_all_the_same() -> None:
    assert found("Gaspar llegó. Sabela cobra.", "es") == ["Gaspar", "Sabela"]
    assert found("Emily left. Alfred stayed.", "en") == ["Emily", "Alfred"]
    assert found("Tadeu saiu.", "pt") == ["Tadeu"]


@given(
    st.text(st.sampled_from("aÁbB dDeE.'’-—¿¡«»*\nIVİßǅΣ"), max_size=40), st.sampled_from(LANGUAGES)
)
def test_names_are_spans_of_the_text_in_order(text: str, language: Language) -> None:
    ends = 0
    for name in find_names(text, language):
        assert ends <= name.start < name.end
        assert text[name.start : name.end] == name.text
        assert name.words
        ends = name.end


def test_a_long_hostile_text_is_read_in_time() -> None:
    find_names("A, " * 20_000 + "DE LA " * 20_000, "es")
