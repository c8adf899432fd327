"""Runs of words that one text has of another."""

import pytest

from core.text.languages import Language
from core.text.runs import Runs, copied_run, runs_of

SOURCE = "El capataz cobró una bolsa de plata por callar lo que vio en la galería."


def copied(text: str, source: str = SOURCE, language: Language = "es") -> str | None:
    ours, theirs = runs_of(text, language), runs_of(source, language)
    found = [run for at in ours.keyed if (run := copied_run(ours, at, theirs)) is not None]
    return " ".join(ours.roots[slice(*max(found, key=lambda r: r[1] - r[0]))]) if found else None


@pytest.mark.parametrize(
    "text",
    [
        SOURCE,
        "Dicen que cobró una bolsa de plata, nada más.",
        "COBRO UNA BOLSA DE PLATA POR CALLAR",
        "*cobró*, una **bolsa** de _plata_",
        "cobraron unas bolsas de plata",
        "El capataz cobró aquella bolsa con plata",
    ],
)
def test_five_words_or_four_content_words_are_a_copy(text: str) -> None:
    assert copied(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "una bolsa de plata",
        "La bolsa con plata la cobró el capataz por callar.",
        "cobró poca bolsa y mucha plata",
        "El capataz no cobró la bolsa.",
        "",
    ],
)
def test_fewer_words_and_other_orders_are_none(text: str) -> None:
    assert copied(text) is None


def test_a_changed_word_parts_a_run_and_leaves_the_rest() -> None:
    text = SOURCE.replace("bolsa", "carreta")
    assert copied(text) is not None


def test_short_sentences_have_a_key_of_their_own() -> None:
    first = runs_of("La mina es muy vieja. Rufo miente siempre. No.", "es")
    again = runs_of("¡Rufo miente siempre!", "es")
    assert _keys(again) <= _keys(first)
    assert not _keys(runs_of("No lo sé.", "es")) & _keys(first)


def _keys(runs: Runs) -> set[int]:
    return {key for key, _ in runs.short()}


def test_parts_by_sentence_leave_out_a_lone_word() -> None:
    runs = runs_of("Fui a la mina. El capataz cobró plata ayer. Adiós.", "es")
    assert runs.by_sentence(3, 9) == [(4, 9)]
    assert runs.by_sentence(3, 4) == [(3, 4)]
