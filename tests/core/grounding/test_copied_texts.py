"""What is hidden, given word for word as an answer, is a leak; what may be known is none."""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.directors.sentences import sentences
from core.grounding import Checker, FindingKind
from core.grounding.sources import Source, sources
from core.model.kinds import Kind
from core.model.state import GameState
from core.text.fold import fold, tokens
from core.text.stopwords import stop_words
from core.world.opening import open_world
from core.world.world import World

DATA = Path(__file__).resolve().parents[3] / "data"
WORLDS = ("lore", "lore_en", "lore_pt", "isolation")
SECRET = "los niños dejan pan y leche junto al pozo cada noche de invierno"
PROSE = """los niños dejan pan y leche junto al pozo cada noche de invierno la vieja canta una nana
cuando llega el frío del norte y nadie abre la puerta a quien llama con tres golpes"""


def leaks(checker: Checker, npc: str | None, answer: str, said: str = "") -> list[str]:
    found = checker.check(npc, GameState(npc), answer, (), said)
    return [finding.text for finding in found if finding.kind is FindingKind.LEAK]


def lines_of(world: World) -> Iterator[tuple[str, Source, str]]:
    """Each NPC with each text of the world, whole and sentence by sentence."""
    for npc in world.ids(Kind.NPC):
        for source in sources(world):
            if source.text:
                yield npc, source, source.text
                yield from ((npc, source, sentence.text) for sentence in sentences(source.text))


@pytest.mark.parametrize("name", WORLDS)
def test_every_hidden_text_of_the_sample_worlds_is_a_leak_and_no_visible_one(name: str) -> None:
    world = open_world(DATA / name)
    checker = Checker(world)
    missed, wrong = [], []
    for npc, source, text in lines_of(world):
        found = leaks(checker, npc, text)
        if source.visible(world.viewer(GameState(npc))):
            wrong += [(npc, source.id, text)] * bool(found)
        elif len(tokens(fold(text))) >= 5 and not found:
            missed.append((npc, source.id, text))
    assert missed == []
    assert wrong == []


def world_of(folder: Path, entries: list[tuple[str, str]]) -> World:
    content = {
        "version": 1,
        "idioma": "es",
        "entradas": [
            {"id": f"e{n}", "texto": text, "etiquetas": [], "visibilidad": visibility}
            for n, (visibility, text) in enumerate(entries)
        ],
        "npcs": [{"id": "ana", "nombre": "Ana"}],
    }
    (folder / "a.json").write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return open_world(folder)


@pytest.fixture
def checker(tmp_path: Path) -> Checker:
    return Checker(world_of(tmp_path, [("oculto", f"Se cuenta que {SECRET}.")]))


@pytest.mark.parametrize(
    "answer",
    [
        SECRET,
        SECRET.upper(),
        "Los **niños** dejan *pan* y leche, junto al pozo...",
        "LOS NINOS DEJAN PAN Y LECHE",
        "¿Sabes que el niño deja panes y leche? Eso dicen.",
        "Los niños dejan pan con leche aquí.",
        SECRET.replace("pozo", "río"),
        SECRET.replace("pan", "mucho pan"),
    ],
)
def test_a_copy_is_found_however_it_is_written(checker: Checker, answer: str) -> None:
    assert leaks(checker, "ana", answer)


@pytest.mark.parametrize(
    "answer",
    [
        "Los niños dejan la puerta abierta.",
        "Compra pan y leche para la noche.",
        "Cada noche de invierno hace frío.",
        "Junto al pozo hay leche y pan; los niños lo dejan todo.",
    ],
)
def test_the_same_words_otherwise_are_none(checker: Checker, answer: str) -> None:
    assert leaks(checker, "ana", answer) == []


def test_what_the_player_said_may_be_said_again(checker: Checker) -> None:
    assert leaks(checker, "ana", SECRET, f"¿Es verdad que {SECRET}?") == []


def test_each_sentence_is_lit_on_its_own_and_names_its_entry(checker: Checker) -> None:
    answer = f"No sé. {SECRET.capitalize()}. Adiós."
    (finding,) = checker.check("ana", GameState("ana"), answer)
    assert answer[finding.start : finding.end] == SECRET.capitalize() == finding.text
    assert (finding.entry, finding.source, finding.gates) == ("e0", Kind.ENTRY, ())


def test_a_short_sentence_counts_as_a_whole(tmp_path: Path) -> None:
    both = [("oculto", "La puerta no es de las que se abren. Nadie canta.")]
    checker = Checker(world_of(tmp_path, both))
    assert leaks(checker, "ana", "Pues nadie canta aquí.") == []
    assert leaks(checker, "ana", "La puerta no es de las que se abren.")


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9))
def test_no_visible_text_of_a_random_world_leaks(seed: int) -> None:
    rng = random.Random(seed)

    def text() -> str:
        said = [
            " ".join(rng.choices(PROSE.split(), k=rng.randint(3, 9)))
            for _ in range(rng.randint(1, 3))
        ]
        return " ".join(f"{sentence}." for sentence in said)

    entries = [(rng.choice(["publico", "oculto", "npc:ana"]), text()) for _ in range(12)]
    # What stands in a visible text may stand in a hidden one too.
    entries += [("oculto", rng.choice(entries)[1]) for _ in range(3)]
    with tempfile.TemporaryDirectory() as folder:
        checker = Checker(world_of(Path(folder), entries))
        shown = [one for visibility, one in entries if visibility != "oculto"]
        for visibility, one in entries:
            found = leaks(checker, "ana", one)
            assert not (found and visibility != "oculto")
            assert found or visibility != "oculto" or not _tells(one, shown)


def _tells(text: str, shown: list[str]) -> bool:
    """Whether a text has three content words in a row, among five words, that no visible has."""
    words = tokens(fold(text))
    content = [word for word in words if word not in stop_words("es")]
    known = {tuple(row) for one in shown for row in _rows(one)}
    return len(words) >= 5 and len(content) >= 4 and not known & {tuple(r) for r in _rows(text)}


def _rows(text: str) -> Iterator[list[str]]:
    content = [word for word in tokens(fold(text)) if word not in stop_words("es")]
    yield from (content[at : at + 3] for at in range(len(content) - 2))
