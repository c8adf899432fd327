"""Twenty thousand characters without a space, or of letters alone: what is looked up stays in
proportion, and what is hidden in there is still found."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.directors.game import Game, Opening
from core.directors.gate import Gate
from core.directors.kernels import kernel
from core.directors.table import Table
from core.directors.word_index import WordIndex
from core.retrieval import Retriever
from core.text.stems import stem
from core.world.opening import open_world

ISOLATION = Path(__file__).resolve().parents[3] / "data" / "isolation"
SIZE = 20_000
MIXED = "".join(chr(ord("a") + (n * n + n // 7) % 23) for n in range(SIZE))
TEXTS = {
    "one letter": "a" * SIZE,
    "one word": MIXED,
    "letters": " ".join(MIXED[: SIZE // 2]),
    "hyphens": "-".join(MIXED[: SIZE // 2]),
    "lines": "hola que tal\n" * (SIZE // 13),
}


@pytest.fixture(scope="module")
def gate() -> Gate:
    world = open_world(ISOLATION)
    table = Table(world, Retriever(world), Game("es", Opening(place="posada")))
    return table.gate(table.game, ("posadera",))


@pytest.mark.parametrize("name", TEXTS)
def test_a_huge_text_is_looked_up_in_proportion(
    gate: Gate, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    def counted(index: WordIndex, word: object) -> bool:
        nonlocal asked
        asked += 1
        return word in index._words

    monkeypatch.setattr(WordIndex, "__contains__", counted)
    gate.hits(TEXTS[name])
    assert asked < 2 * SIZE


@pytest.mark.parametrize("name", ["one word", "letters", "hyphens"])
def test_what_is_hidden_in_the_midst_is_found(gate: Gate, name: str) -> None:
    text = TEXTS[name]
    sign = {"one word": "", "letters": " ", "hyphens": "-"}[name]
    middle = len(text) // 2
    hidden = sign.join(("", *"vampiro", ""))
    found = gate.hits(f"{text[:middle]}{hidden}{text[middle:]}")
    assert any(hit.start <= middle + 8 and middle <= hit.end for hit in found)


@pytest.mark.parametrize("language", ["es", "pt", "en"])
def test_what_is_no_word_has_no_endings(language: str) -> None:
    huge = "Á" + "as" * SIZE
    assert stem(huge, language) == "a" + "as" * SIZE  # type: ignore[arg-type]
    assert kernel("a" + "as" * SIZE, language) == "a" + "as" * SIZE  # type: ignore[arg-type]
