"""Stems, stop words, negations, opposites, numbers, likeness: what spec sections 3 and 4 lean on."""

import subprocess
import sys
import threading
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.text.fold import fold
from core.text.languages import LANGUAGES, Language, language_of
from core.text.negation import negated_differently, negations, opposed
from core.text.numbers import number_spans, numbers
from core.text.opposites import PAIRS
from core.text.similarity import near_duplicate, nearest, token_ratio
from core.text.stems import stem
from core.text.stopwords import stop_words

LANGUAGE = st.sampled_from(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("es", "dragón", "dragones"),
        ("es", "capitán", "capitanes"),
        ("es", "minería", "minero"),
        ("es", "luz", "luces"),
        ("es", "canción", "canciones"),
        ("es", "prometió", "prometer"),
        ("pt", "informação", "informações"),
        ("pt", "capitão", "capitães"),
        ("pt", "animal", "animais"),
        ("pt", "homem", "homens"),
        ("pt", "papel", "papéis"),
        ("en", "city", "cities"),
        ("en", "stealing", "steal"),
    ],
)
def test_inflected_forms_share_a_stem(language: Language, one: str, other: str) -> None:
    assert stem(one, language) == stem(other, language)


@given(st.text(max_size=15), LANGUAGE)
def test_accents_and_capitals_do_not_change_a_stem(word: str, language: Language) -> None:
    assert stem(word, language) == stem(fold(word), language)


def test_stems_are_the_same_from_many_threads() -> None:
    words = [f"{root}{end}" for root in ("camin", "mint", "habl") for end in ("aba", "ó", "ar")]
    results: list[list[str]] = []

    def work() -> None:
        stem.cache_clear()
        results.append([stem(word, "es") for word in words * 50])

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 4
    assert all(result == results[0] for result in results)


def test_negations_are_no_stop_words() -> None:
    for language, sentence in (
        ("es", "no nunca jamás nadie nada ningún ninguno tampoco ni sin"),
        ("pt", "não nunca jamais ninguém nada nenhum nenhuma tampouco nem sem"),
        ("en", "not never no nobody none nothing neither nor without"),
    ):
        assert sum(negations(sentence, language).values()) == len(sentence.split())
        assert not set(fold(sentence).split()) & stop_words(language)


def test_contractions_count_as_the_words_they_stand_for() -> None:
    for short, full in (
        ("He didn't lie", "He did not lie"),
        ("He didn’t lie", "He did not lie"),
        ("he cant come", "he cannot come"),
        ("I won't", "I will not"),
        ("No one came", "Nobody came"),
    ):
        assert negations(short, "en") == negations(full, "en")
    assert negated_differently("He lied", "He didn't lie", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_listed_pair_is_opposed_both_ways(language: Language) -> None:
    for one, other in PAIRS[language]:
        assert one and other
        for mine in one:
            for theirs in other:
                assert opposed(mine, theirs, language), (mine, theirs)
                assert opposed(theirs, mine, language), (theirs, mine)


def test_opposition_needs_a_word_on_each_side() -> None:
    assert opposed("El portón se abrió", "El portón se cerró", "es")
    assert opposed("Mi hermano vino", "Mi hermana vino", "es")
    assert not opposed("The gate is open", "The gate is heavy", "en")
    assert not opposed("open or closed", "closed or open", "en")


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("es", "Me debe trescientas veintitrés monedas", [323]),
        ("es", "mil doscientos, dos mil tres; cien mil", [1200, 2003, 100_000]),
        ("es", "un hombre y una mujer", []),
        ("es", "treinta y dos y cuarenta", [32, 40]),
        ("es", "1.200 monedas, 3,5 y 12/03/1200", [1200, 3, 5, 12, 3, 1200]),
        ("es", "veintiún mil", [21_000]),
        ("pt", "vinte e três moedas e duas espadas", [23, 2]),
        ("pt", "dois mil e quinhentos e um", [2501]),
        ("pt", "cento e vinte e dois", [122]),
        ("en", "three hundred and twenty-three", [323]),
        ("en", "a hundred men, two thousand five hundred more", [100, 2500]),
        ("en", "twenty and three, no one", [20, 3]),
        ("en", "1,200 coins; 300", [1200, 300]),
        ("en", "ten, twenty, thirty", [10, 20, 30]),
    ],
)
def test_numbers(language: Language, text: str, expected: list[int]) -> None:
    assert numbers(text, language) == Counter(expected)


@given(st.integers(0, 999_999))
def test_any_number_written_in_english_words_is_read_back(value: int) -> None:
    assert numbers(_in_english(value), "en") == (Counter([value]) if value != 1 else Counter())


ONES = fold(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
).split()
TENS = fold("twenty thirty forty fifty sixty seventy eighty ninety").split()


def _in_english(value: int) -> str:
    if value < 20:
        return ONES[value]
    if value < 100:
        return TENS[value // 10 - 2] + (f"-{ONES[value % 10]}" if value % 10 else "")
    if value < 1000:
        rest = f" and {_in_english(value % 100)}" if value % 100 else ""
        return f"{ONES[value // 100]} hundred{rest}"
    rest = f" {_in_english(value % 1000)}" if value % 1000 else ""
    return f"{_in_english(value // 1000)} thousand{rest}"


@given(st.text(max_size=60), LANGUAGE)
def test_number_spans_lie_in_the_text_in_order(text: str, language: Language) -> None:
    spans = number_spans(text, language)
    assert all(0 <= span.start < span.end <= len(text) for span in spans)
    assert [span.start for span in spans] == sorted(span.start for span in spans)


def test_did_you_mean() -> None:
    assert nearest("visbilidad", ["visibilidad", "visibility"]) == "visibilidad"
    assert nearest("herero_bram", ["aldeano", "herrero_bram"]) == "herrero_bram"
    assert nearest("Árdea", ["ardea"]) == "ardea"
    assert nearest("xy", ["ab"]) is None
    assert nearest("mina", []) is None
    assert nearest("brma", ["bram", "brea"]) == "bram"


def test_likeness_of_texts() -> None:
    assert token_ratio("Marta debe a Luis", "Luis debe a Marta") == 100
    assert token_ratio("", "") == 0
    assert token_ratio("Marta", "Marta robó la llave del alcalde") < 50
    assert near_duplicate("La mina está cerrada.", "¡La mina esta cerrada!")
    assert not near_duplicate("La mina está cerrada.", "El río baja crecido.")


def test_language_tags() -> None:
    assert [language_of(t) for t in ("pt-BR", "EN_us", "es", "fr")] == ["pt", "en", "es", "es"]


def test_importing_the_package_loads_no_heavy_module() -> None:
    code = (
        "import sys, core.text, core.text.stems, core.text.similarity, core.text.names\n"
        "print([m for m in ('snowballstemmer', 'rapidfuzz', 'numpy') if m in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"
