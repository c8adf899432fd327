"""Folding and cutting: spec section 3."""

import re
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.text import fold, tokens, word_spans, words
from core.text.fold import fold_by_definition

ANY_TEXT = st.text(st.characters(), max_size=40)
AWKWARD = st.text(
    st.sampled_from("aZ ñÑçÇáÁ éİIıßẞΣσςΑ\u0301\u0327\u0345'_-½ﬁⅣªº𝐀Ω龙한\ud800\udfff½²"),
    max_size=20,
)


def naive(text: str) -> str:
    lowered = unicodedata.normalize("NFKD", text).lower()
    return "".join(c for c in lowered if unicodedata.combining(c) == 0)


@given(ANY_TEXT | AWKWARD)
def test_fold_equals_its_definition_on_any_string(text: str) -> None:
    assert fold(text) == naive(text) == fold_by_definition(text)


@given(ANY_TEXT | AWKWARD)
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


def test_every_single_code_point_folds_by_the_definition_and_is_stable() -> None:
    wrong = [
        code
        for code in range(sys.maxunicode + 1)
        if (once := fold(chr(code))) != naive(chr(code)) or fold(once) != once
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Mañana", "manana"),
        ("AÇÃO", "acao"),
        ("e\u0301l", "el"),
        ("İstanbul", "istanbul"),
        ("ΟΔΟΣ ΣΑΣ", "οδος σας"),
        ("Straße", "straße"),
        ("ﬁn", "fin"),
        ("𝐀𝐁", "ab"),
        ("3ª", "3a"),
        ("ø", "ø"),
        ("\ud800x", "\ud800x"),
    ],
)
def test_examples(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_words_are_runs_of_letters_and_digits_each_once_in_order() -> None:
    assert words(fold("¿Quién es Bruna? ¡Bruna_la 3 veces!")) == (
        "quien", "es", "bruna", "la", "3", "veces",
    )  # fmt: skip
    assert tokens("a b a") == ["a", "b", "a"]
    assert words("") == ()


@given(ANY_TEXT | AWKWARD)
def test_a_query_word_in_the_text_lies_inside_one_of_its_words(text: str) -> None:
    folded = fold(text)
    for word in words(folded):
        for size in range(1, len(word) + 1):
            part = word[:size]
            assert (part in folded) == any(part in w for w in words(folded))


@given(ANY_TEXT | AWKWARD)
def test_spans_name_the_same_words_and_fold_back_to_them(text: str) -> None:
    spans = word_spans(text)
    assert [s.word for s in spans] == re.findall(r"[^\W_]+", naive(text))
    for span in spans:
        assert 0 <= span.start < span.end <= len(text)
        assert span.word.replace("ς", "σ") in fold(text[span.start : span.end]).replace("ς", "σ")


def test_spans_light_the_text_as_it_was_written() -> None:
    text = "¡La cancio\u0301n, de Íñigo!"
    lit = {s.word: text[s.start : s.end] for s in word_spans(text)}
    assert lit == {"la": "La", "cancion": "cancio\u0301n", "de": "de", "inigo": "Íñigo"}
