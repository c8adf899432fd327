"""Which words of a text were changed: exact, readable, and never slow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.merge import word_diff
from core.merge.word_diff import changed_spans, common_start


def words(old: str, new: str) -> tuple[list[str], list[str]]:
    """What is lit of each."""
    before, now = changed_spans(old, new)
    return [old[a:b] for a, b in before], [new[a:b] for a, b in now]


@pytest.mark.parametrize(
    ("old", "new", "gone", "come"),
    [
        ("La mina cerró.", "La mina cerró.", [], []),
        ("La mina  cerró.", "La mina\ncerró.", [], []),
        ("La mina cerró en 1990.", "La mina se cerró en 1991.", ["1990"], ["se", "1991"]),
        ("La mina cerró.", "", ["La mina cerró."], []),
        ("Era <b>rojo</b>.", "Era <b>azul</b>.", ["rojo"], ["azul"]),
        ("Ya. Bram calla.", "Ya. Bram calla siempre.", [], ["siempre"]),
        ("el pozo de la mina", "una torre con de faro alto", ["el pozo de la mina"], None),
    ],
)
def test_the_words_that_differ(old: str, new: str, gone: list[str], come: list[str] | None) -> None:
    found = words(old, new)
    assert found == (gone, [new] if come is None else come)


def test_one_word_in_a_long_text_is_found_among_its_sentences() -> None:
    sentences = [f"La frase {n} habla de la mina y de Bram." for n in range(60)]
    old = " ".join(sentences)
    new = old.replace("frase 7 habla", "frase 7 calla").replace("frase 41 ", "frase cuarenta ")
    assert len(old) < word_diff.LONG
    assert words(old, new) == (["habla", "41"], ["calla", "cuarenta"])


def test_of_very_long_texts_the_stretch_between_is_given() -> None:
    old = "palabra " * 20_000
    new = old[:80_000] + "pozo " + old[80_008:]
    assert words(old, new) == (["alabra"], ["ozo"])


def test_no_more_words_are_compared_than_there_is_time_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[int] = []
    real = word_diff.SequenceMatcher

    def counting(junk: None, a: list[str], b: list[str], autojunk: bool) -> object:
        compared.append(len(a) + len(b))
        return real(junk, a, b, autojunk)

    monkeypatch.setattr(word_diff, "SequenceMatcher", counting)
    old = ". ".join("a b a b " * 10 for _ in range(70))
    new = ". ".join("b a a b " * 10 for _ in range(70))
    changed_spans(old, new)
    assert sum(compared) <= word_diff.MOST + word_diff.MOST_IN_ALL


TEXTS = st.text("ab ñ.\n<😀", max_size=60)


@given(TEXTS, TEXTS)
def test_without_what_is_lit_both_say_the_same(old: str, new: str) -> None:
    before, now = changed_spans(old, new)
    assert rest(old, before) == rest(new, now)
    assert all(0 <= a < b for a, b in (*before, *now))


def rest(text: str, spans: list[tuple[int, int]]) -> str:
    kept, at = "", 0
    for start, end in spans:
        kept, at = kept + text[at:start], end
    return "".join((kept + text[at:]).split())


@given(TEXTS, TEXTS)
def test_what_both_begin_with(old: str, new: str) -> None:
    same = common_start(old, new)
    assert old[:same] == new[:same]
    assert old[same : same + 1] != new[same : same + 1] or not old[same:] or not new[same:]
