"""One ranked list: what is given, what is masked at the rank it would have had, what is left."""

from __future__ import annotations

import pytest
from playground_help import SAMPLE

from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Entry
from core.model.state import GameState
from core.query import EntryClasses
from core.retrieval import Retriever
from core.world.opening import open_world
from core.world.world import World
from editor.playground.asking import Answer
from editor.playground.ordering import SEGMENTS, Rows, rows_of
from editor.playground.rows import BarRow, CardRow, CompactRow, LineRow, Showing

NPCS = (None, "herrero_bram", "archivera_cata", "minera_nela", "nobody_of_that_name")
QUESTIONS = (
    "¿Qué pasó de verdad en el derrumbe de la mina?",
    "mina",
    "rey",
    "",
    "¿Quién manda en el concejo y qué esconde la compañía?",
    "!!! ¿?",
)


@pytest.fixture(scope="module")
def world() -> World:
    return open_world(SAMPLE)


@pytest.fixture(scope="module")
def retriever(world: World) -> Retriever:
    return Retriever(world)


def answer_to(world: World, retriever: Retriever, query: str, state: GameState) -> Answer:
    explanation = retriever.explain(query, state)
    masked = EntryClasses(world).masked(world.viewer(state))
    entries = len(world.handles(Kind.ENTRY))
    return Answer(query, state, explanation, 0.0, entries, masked)


def states() -> list[GameState]:
    done = frozenset({"la_campana_rota", "la_verdad_de_la_mina"})
    found = [GameState(npc, place) for npc in NPCS for place in (None, "mina")]
    found += [GameState("herrero_bram", "mina", done, k=k) for k in (1, 5, 50)]
    learnt = {"archivera_cata": {"mina_causa_real": 4}}
    return [*found, GameState("archivera_cata", None, done, learnt)]


def entries_of(rows: Rows) -> list[int]:
    return [row.handle for row in rows if row.handle is not None]


@pytest.mark.parametrize("query", QUESTIONS)
def test_every_entry_is_in_one_segment_and_the_counts_say_so(
    world: World, retriever: Retriever, query: str
) -> None:
    for state in states():
        answer = answer_to(world, retriever, query, state)
        parts = {s: entries_of(rows_of(world, answer, s, Showing())) for s in SEGMENTS}
        assert len(parts["retrieved"]) == len(answer.explanation.results)
        assert len(parts["masked"]) == answer.masked
        assert len(parts["left_out"]) == answer.left_out
        together = [*parts["retrieved"], *parts["masked"], *parts["left_out"]]
        assert sorted(together) == sorted(world.handles(Kind.ENTRY))
        silent = answer.masked - len(answer.explanation.masked)
        assert len(parts["all"]) == answer.entries - silent
        assert len(set(parts["all"])) == len(parts["all"])


@pytest.mark.parametrize("query", QUESTIONS)
def test_all_stands_in_the_order_of_the_scores(
    world: World, retriever: Retriever, query: str
) -> None:
    for state in states():
        answer = answer_to(world, retriever, query, state)
        rows = list(rows_of(world, answer, "all", Showing()))
        scores = [float(r.score) for r in rows if not isinstance(r, LineRow) and r.score]
        assert scores == sorted(scores, reverse=True)
        ranks = [r.rank for r in rows if isinstance(r, (CardRow, CompactRow)) and r.rank]
        assert ranks == list(range(1, len(ranks) + 1))
        scored = [r for r in rows if not isinstance(r, LineRow) and r.score]
        places = [(r.rank, at) for at, r in enumerate(scored, 1) if isinstance(r, BarRow)]
        assert all(rank == at for rank, at in places)


def test_a_line_tells_where_the_top_ends(world: World, retriever: Retriever) -> None:
    answer = answer_to(world, retriever, QUESTIONS[0], GameState("herrero_bram", "mina"))
    rows = list(rows_of(world, answer, "all", Showing()))
    line = next(at for at, row in enumerate(rows) if isinstance(row, LineRow))
    assert rows[line].spoken() == f"Top 5 ends here, left out {answer.left_out}"
    assert isinstance(rows[line - 1], CardRow) and rows[line - 1].rank == 5
    assert not any(isinstance(row, CardRow) for row in rows[line:])
    assert all(row.compact for row in rows[line:] if isinstance(row, BarRow))


def test_without_anything_beyond_there_is_no_line(world: World, retriever: Retriever) -> None:
    state = GameState("herrero_bram", "mina", k=50)
    rows = list(rows_of(world, answer_to(world, retriever, "mina", state), "all", Showing()))
    assert not any(isinstance(row, LineRow) and "ends here" in row.title for row in rows)


def test_what_is_masked_is_never_a_card_nor_left_out(world: World, retriever: Retriever) -> None:
    for state in states():
        viewer = world.viewer(state)
        answer = answer_to(world, retriever, QUESTIONS[0], state)
        for segment in SEGMENTS:
            for row in rows_of(world, answer, segment, Showing()):
                if row.handle is None:
                    continue
                entry = world.data(row.handle)
                assert isinstance(entry, Entry)
                assert sees(entry, viewer) is not isinstance(row, BarRow)


def test_a_masked_row_names_what_opens_it(world: World, retriever: Retriever) -> None:
    answer = answer_to(world, retriever, QUESTIONS[0], GameState("herrero_bram", "mina"))
    rows = {r.label: r for r in rows_of(world, answer, "masked", Showing())}
    secret, only = rows["mina_causa_real"], rows["archivo_hoja_perdida"]
    assert isinstance(secret, BarRow) and isinstance(only, BarRow)
    assert secret.why() == "Secret. Opens with the quest La verdad de la mina"
    assert only.why() == "Only for Cata, faction Concejo de Villarroca"
    assert secret.rank == 1 and secret.score == "18.0"


def test_tags_and_words_are_lit_by_what_they_gave(world: World, retriever: Retriever) -> None:
    answer = answer_to(world, retriever, QUESTIONS[0], GameState("herrero_bram", "mina"))
    rows = {r.label: r for r in rows_of(world, answer, "retrieved", Showing())}
    card = rows["mina_derrumbe"]
    assert isinstance(card, CardRow)
    marks = {tag.label: tag.signals for tag in card.tags}
    assert marks["mina"] == ("tag", "place")
    assert marks["derrumbe"] == ("tag",)
    assert marks["historia"] == ()
    assert [card.text[s.start : s.end] for s in card.spans] == ["derrumbe", "mina"]
    assert (card.parts.tag, card.parts.text, card.parts.place) == (6, 2, 2)
