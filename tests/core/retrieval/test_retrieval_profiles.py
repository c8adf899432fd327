"""The profiles beyond the exact one: they help, say how, and let nothing hidden show."""

from __future__ import annotations

import json
import math
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.errors import UnknownId
from core.model.kinds import Kind
from core.model.records import Entry
from core.model.state import GameState
from core.retrieval import Hit, Retriever, Signal, lexicon, lit_by, size
from core.retrieval.profiles import Progress
from core.retrieval.stemindex import StemIndex, TokenStems
from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.stems import stem
from core.text.stopwords import stop_words
from core.world import build
from core.world.opening import open_world
from core.world.world import World
from tests.core.retrieval import adversarial, reference

DATA = Path(__file__).parents[3] / "data"
PLUS = GameState(profile="lexical+")
NATURAL = GameState(profile="natural")
ENTRIES: list[dict[str, Any]] = [
    {"id": "dragon", "texto": "El dragón duerme bajo la montaña.", "etiquetas": ["dragón"]},
    {"id": "puente", "texto": "Lo cruzan las carretas.", "etiquetas": ["puente viejo", "río"]},
    {"id": "corona", "texto": "El monarca murió.", "etiquetas": ["rey", "Plaza"]},
    {"id": "carro", "texto": "Las carretas son de Vharok.", "etiquetas": ["carreta"]},
    {"id": "oculta", "texto": "Vharok y Velkan.", "etiquetas": ["vharok"], "visibilidad": "npc:x"},
]


def _retriever(folder: Path, entries: list[dict[str, Any]] = ENTRIES) -> Retriever:
    content = {"entradas": entries, "etiquetas_alias": {"rey": ["soberano", "su majestad"]}}
    (folder / "lore.json").write_text(json.dumps(content), encoding="utf-8")
    return Retriever(open_world(folder))


@pytest.fixture
def retriever(tmp_path: Path) -> Retriever:
    return _retriever(tmp_path)


def _told(hits: tuple[Hit, ...]) -> list[tuple[str, tuple[Signal, ...]]]:
    return [(hit.id, hit.signals) for hit in hits]


def test_a_tag_of_several_words_matches_them_side_by_side(retriever: Retriever) -> None:
    phrase = Signal("phrase", "puente viejo", "", 3)
    assert _told(retriever.retrieve("¿dónde está el Puente Viejo?", PLUS)) == [
        ("puente", (phrase,))
    ]
    assert retriever.retrieve("el viejo puente", PLUS) == ()
    assert retriever.retrieve("el puente viejo", GameState()) == ()


def test_an_alias_stands_for_its_tag_once(retriever: Retriever) -> None:
    alias = Signal("alias", "su majestad", "rey", 3)
    assert _told(retriever.retrieve("su majestad", PLUS)) == [("corona", (alias,))]
    (hit,) = retriever.retrieve("el rey soberano", PLUS)
    assert hit.signals == (Signal("tag", "rey", "", 3),)


def test_the_place_is_folded_and_may_have_spaces(retriever: Retriever) -> None:
    (hit,) = retriever.retrieve("", replace(PLUS, place="plaza"))
    assert hit.signals == (Signal("place", "Plaza", "", 2),)


def test_a_word_that_matches_nothing_is_tried_by_stem_then_by_spelling(
    retriever: Retriever,
) -> None:
    assert _told(retriever.retrieve("dragones", PLUS)) == [
        (
            "dragon",
            (Signal("stem", "dragones", "dragón", 3), Signal("stem", "dragones", "dragon", 1)),
        )
    ]
    assert _told(retriever.retrieve("montanna", PLUS)) == [
        ("dragon", (Signal("spelling", "montanna", "montana", 1),))
    ]
    assert _told(retriever.retrieve("carreta", PLUS))[0][1][0].kind == "tag"


def test_spelling_never_reaches_for_a_word_the_asker_cannot_see(retriever: Retriever) -> None:
    assert retriever.retrieve("velkam", PLUS) == ()
    assert [h.id for h in retriever.retrieve("velkam", replace(PLUS, npc="x"))] == ["oculta"]


def test_equal_scores_are_ordered_by_rarity(tmp_path: Path) -> None:
    rows = [{"id": f"a{i}", "texto": "común", "etiquetas": ["x"]} for i in range(5)]
    rows.append({"id": "z", "texto": "insólito", "etiquetas": ["x"]})
    retriever = _retriever(tmp_path, rows)
    hits = retriever.retrieve("comun insolito", replace(PLUS, k=2))
    assert [h.id for h in hits] == ["z", "a0"]
    assert [h.id for h in retriever.retrieve("comun insolito", GameState(k=2))] == ["a0", "a1"]


def test_the_words_that_a_hit_names_are_lit(retriever: Retriever) -> None:
    text = "El dragón duerme bajo la montaña."
    for state, query in ((GameState(), "¿dragon?"), (PLUS, "dragones"), (NATURAL, "dragones")):
        (hit,) = retriever.retrieve(query, state)
        assert [text[span.start : span.end] for span in lit_by(text, hit.signals)] == ["dragón"]


def test_natural_finds_inflected_words_and_says_which(retriever: Retriever) -> None:
    first, *_ = retriever.retrieve("¿qué hacen los dragones en las montañas?", NATURAL)
    assert first.id == "dragon"
    assert [(s.kind, s.match, s.inside) for s in first.signals] == [
        ("stem", "dragones", "dragón"),
        ("stem", "montanas", "montana"),
    ]


@pytest.mark.parametrize("language", ["es", "pt", "en"])
def test_a_word_and_its_stem_begin_alike(language: Language) -> None:
    listed = (
        "dying lying tying skies news sky luces ríos leões mãos leis adiós yendo oyó año crying"
    )
    lore = (p.read_text(encoding="utf-8") for p in DATA.glob("lore*/*.json"))
    words = {w for text in (listed, *lore) for w in tokens(fold(text)) if w.isalpha()}
    assert len(words) > 1500
    for word in words:
        root = stem(word, language)
        assert len(word) < 2 or lexicon.bucket(root) == lexicon.bucket(word), (word, root)


def test_other_questions_do_not_wait_while_natural_is_made(
    retriever: Retriever, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end, begun = threading.Event(), threading.Event()
    fill = StemIndex._fill

    def slow_fill(self: StemIndex, stems: TokenStems, progress: Progress | None) -> None:
        begun.set()
        assert may_end.wait(20)
        fill(self, stems, progress)

    monkeypatch.setattr(StemIndex, "_fill", slow_fill)
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(retriever.retrieve, "los dragones", NATURAL)
        assert begun.wait(20)
        assert [h.id for h in retriever.retrieve("dragon", GameState())] == ["dragon"]
        world = retriever._world
        edit = build.set_value(world, world.find(Kind.ENTRY, "carro")[0], "text", "Un dragón.")
        retriever.update(world.apply(edit).changes)
        may_end.set()
        assert [h.id for h in asked.result(20)] == ["dragon", "carro"]


def test_an_unknown_profile_is_an_error(retriever: Retriever) -> None:
    with pytest.raises(UnknownId):
        retriever.retrieve("x", GameState(profile="magic"))


@pytest.mark.parametrize("few", [0, 500], ids=["numpy", "dict"])
@pytest.mark.parametrize("seed", range(8))
def test_nothing_hidden_moves_an_answer_and_edits_are_followed(
    seed: int, few: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(size, "FEW_SLOTS", few)
    monkeypatch.setattr(size, "FEW_ROWS", few)
    random = Random(seed)
    world = open_world(adversarial.write_world(random, tmp_path))
    retriever = Retriever(world)
    for _ in range(12):
        edit = adversarial.edit(random, world)
        if edit is not None:
            retriever.update(world.apply(edit).changes)
        for profile in ("lexical+", "natural"):
            state = replace(adversarial.state(random), profile=profile)
            _check(world, retriever, _question(random, world), state)


def _question(random: Random, world: World) -> str:
    rows = [r.data for r in world.records(Kind.ENTRY) if isinstance(r.data, Entry)]
    texts = [random.choice(rows).text for _ in range(2)] if rows else []
    words = " ".join((*texts, adversarial.question(random))).split()
    chosen = random.sample(words, min(len(words), 5))
    return " ".join(w if random.random() < 0.6 else w + random.choice("sxa") for w in chosen)


def _check(world: World, retriever: Retriever, query: str, state: GameState) -> None:
    hits = retriever.retrieve(query, state)
    explanation = retriever.explain(query, state)
    assert explanation.results == hits
    for hit in (*hits, *explanation.beyond):
        assert math.isclose(sum(s.points for s in hit.signals), hit.points, rel_tol=1e-12)
    assert hits == Retriever(world).retrieve(query, state)
    if state.profile == "natural":
        _check_natural(world, hits, query, state)
    without = world.apply(build.delete(world, _masked(world, state)))
    assert hits == Retriever(world).retrieve(query, state)
    world.apply(without.inverse)


def _masked(world: World, state: GameState) -> list[int]:
    asker = _asker(world, state)
    rows = [(r.handle, json.loads(r.raw)) for r in world.records(Kind.ENTRY)]
    return [h for h, e in rows if not (reference.is_sound(e) and reference.may_see(e, asker))]


def _asker(world: World, state: GameState) -> reference.Asker:
    learnt = state.learnt.get(state.npc, {}) if state.npc is not None else {}
    factions = world.factions_of(state.npc)
    return reference.Asker(state.npc, state.place, state.quests, factions, frozenset(learnt))


def _check_natural(world: World, hits: tuple[Hit, ...], query: str, state: GameState) -> None:
    """BM25 written out, over the entries that are seen."""
    masked = set(_masked(world, state))
    seen = [(r.handle, r.data) for r in world.records(Kind.ENTRY) if r.handle not in masked]
    held = {h: _stems(e) for h, e in seen if isinstance(e, Entry) and e.weight > 0}
    held = {h: stems for h, stems in held.items() if stems}
    mean = sum(sum(c.values()) for c in held.values()) / max(1, len(held)) or 1.0
    asked = dict.fromkeys(_content(query))
    for hit in hits:
        entry = world.data(hit.handle)
        assert isinstance(entry, Entry)
        points = 0.0
        for root in asked:
            times = held.get(hit.handle, Counter())[root]
            holders = sum(c[root] > 0 for c in held.values())
            idf = math.log(1 + (len(held) - holders + 0.5) / (holders + 0.5))
            length = sum(held.get(hit.handle, Counter()).values())
            points += idf * times * 2.2 / (times + 1.2 * (0.25 + 0.75 * length / mean))
        if state.place and fold(state.place) in map(fold, entry.tags):
            points += 1.0
        assert math.isclose(points, hit.points, rel_tol=1e-9)


def _content(text: str) -> list[str]:
    return [stem(w, "es") for w in tokens(fold(text)) if w not in stop_words("es")]


def _stems(entry: Entry) -> Counter[str]:
    held = Counter(_content(entry.text))
    for tag in entry.tags:
        held.update(_content(tag) * 2)
    return held
