"""A hidden word in look-alike letters is read as the word it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.directors.confusables import undisguised
from core.directors.game import Game, Opening
from core.directors.table import Table
from core.retrieval import Retriever
from core.world.opening import open_world

ISOLATION = Path(__file__).resolve().parents[3] / "data" / "isolation"


@pytest.fixture(scope="module")
def table() -> Table:
    world = open_world(ISOLATION)
    return Table(world, Retriever(world), Game("es", Opening(place="posada")))


@pytest.mark.parametrize(
    "word", ["vampiro", "vаmpiro", "VАMPIRO", "νampiro", "vampirø", "ᴠampiro", "vampıro"]
)
def test_a_disguised_word_is_found_where_it_stands(table: Table, word: str) -> None:
    text = f"El huésped es un {word}."
    hits = table.gate(table.game, ("posadera",)).hits(text)
    assert [hit.word for hit in hits] == [word]
    assert text[hits[0].start : hits[0].end] == word


def test_plain_words_stay_as_they_are(table: Table) -> None:
    assert undisguised("Niño, ¿qué pasó? ÁÉÍ") == "Niño, ¿qué pasó? ÁÉÍ"
    assert table.gate(table.game, ("posadera",)).hits("El huésped pide sopa.") == ()
