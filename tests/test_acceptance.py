"""The seed's points, one by one, on the sample world that ships.

(a) the validator refuses an entry without tags, without text, with too much text, with a
doubled id, and a secret without a condition; (b) a secret is not retrieved before its quest
and is after; (c) what one NPC knows only that NPC retrieves; (d) the same question in the
same state gives the same ids in the same order.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from core.context import ESTIMATE, STRICT, BudgetTooSmall, Counter, Scene, build_context, exact
from core.grounding import check_answer
from core.memory.context import build_memory_context
from core.memory.form import dump, load, to_json
from core.memory.log import EventLog, Line
from core.memory.state import MemoryState, at_turn, note, pin
from core.model.kinds import Kind
from core.model.state import GameState
from core.retrieval import Retriever
from core.validation import Validator
from core.world import build
from core.world.opening import open_world
from core.world.world import World

LORE = Path(__file__).resolve().parents[1] / "data" / "lore"
TRUTH = "la_verdad_de_la_mina"
SECRET = "mina_causa_real"
PRIVATE = "bram_hermano"
STRANGER = GameState(place="mina", k=100)


@pytest.fixture
def world() -> World:
    return open_world(LORE)


@pytest.fixture
def retriever(world: World) -> Retriever:
    return Retriever(world)


def ids(retriever: Retriever, query: str, state: GameState) -> list[str]:
    return [hit.id for hit in retriever.retrieve(query, state)]


def codes_after(world: World, name: str, value: object) -> set[str]:
    """The error codes at one entry once a field of it has another value."""
    handle = world.find(Kind.ENTRY, "mina_derrumbe")[0]
    before = {i.code for i in Validator(world).of(handle) if i.severity == "error"}
    assert before == set()
    world.apply(build.set_value(world, handle, name, value))
    return {i.code for i in Validator(world).of(handle) if i.severity == "error"}


def test_the_sample_world_has_no_error(world: World) -> None:
    assert [i for i in Validator(world).issues() if i.severity == "error"] == []


def test_a_an_entry_without_tags_is_an_error(world: World) -> None:
    assert codes_after(world, "tags", ()) == {"no_tags"}


def test_a_an_entry_without_text_is_an_error(world: World) -> None:
    assert codes_after(world, "text", " \n ") == {"no_text"}


def test_a_an_entry_with_too_much_text_is_an_error(world: World) -> None:
    assert codes_after(world, "text", "palabra " * 50) == set()
    assert codes_after_again(world, "palabra " * 50 + "x") == {"text_too_long"}


def codes_after_again(world: World, text: str) -> set[str]:
    handle = world.find(Kind.ENTRY, "mina_derrumbe")[0]
    world.apply(build.set_value(world, handle, "text", text))
    return {i.code for i in Validator(world).of(handle) if i.severity == "error"}


def test_a_a_doubled_id_is_an_error_at_both(world: World) -> None:
    handle = world.find(Kind.ENTRY, "villarroca_general")[0]
    assert codes_after(world, "id", "villarroca_general") == {"duplicate_id"}
    assert "duplicate_id" in {i.code for i in Validator(world).of(handle)}


def test_a_a_secret_without_a_condition_is_an_error(world: World) -> None:
    handle = world.find(Kind.ENTRY, SECRET)[0]
    world.apply(build.set_value(world, handle, "required_quest", None))
    assert "secret_without_quest" in {i.code for i in Validator(world).of(handle)}


def test_b_the_secret_is_not_retrieved_before_its_quest(retriever: Retriever) -> None:
    found = ids(retriever, "háblame de la mina y del derrumbe", STRANGER)
    assert "mina_derrumbe" in found
    assert SECRET not in found


def test_b_the_secret_is_retrieved_after_its_quest(retriever: Retriever) -> None:
    state = GameState(place="mina", quests=frozenset({TRUTH}), k=100)
    assert SECRET in ids(retriever, "háblame de la mina y del derrumbe", state)


def test_c_only_bram_retrieves_what_only_bram_knows(world: World, retriever: Retriever) -> None:
    for npc in [None, *world.ids(Kind.NPC)]:
        state = GameState(npc=npc, quests=frozenset(world.ids(Kind.QUEST)), k=100)
        assert (PRIVATE in ids(retriever, "háblame de Doran", state)) is (npc == "herrero_bram")


def test_d_the_same_question_gives_the_same_ids_in_the_same_order(world: World) -> None:
    one, two = Retriever(world), Retriever(open_world(LORE))
    rng = random.Random(7)
    texts = [r.data.text for r in world.records(Kind.ENTRY)]
    for _ in range(50):
        query = " ".join(rng.sample(" ".join(rng.sample(texts, 2)).split(), 6))
        state = GameState(rng.choice(world.ids(Kind.NPC)), rng.choice(world.ids(Kind.PLACE)))
        first = ids(one, query, state)
        assert first
        assert ids(one, query, state) == first == ids(two, query, state)


# ---- memory ----

BRAM = "herrero_bram"


def remembering(count: int, weights: dict[int, float] | None = None) -> MemoryState:
    """Bram after `count` turns with one fact each, at a weight of 1 unless told otherwise."""
    state = MemoryState()
    for turn in range(count):
        weight = (weights or {}).get(turn, 1.0)
        state = note(at_turn(state, turn), BRAM, f"hecho número {turn}", weight).state
    return state


def turns(state: MemoryState) -> list[int]:
    return [fact.turn for fact in state.facts_of(BRAM)]


def test_e_memory_is_pruned_to_its_maximum(world: World) -> None:
    for count in (19, 20, 21, 40, 100):
        assert len(remembering(count).facts_of(BRAM)) == min(count, 20)


def test_e_the_latest_facts_stay_among_equals() -> None:
    assert turns(remembering(40)) == list(range(20, 40))


def test_e_a_weightier_fact_outlives_later_ones() -> None:
    assert turns(remembering(40, {0: 5.0, 3: 2.0})) == [0, 3, *range(22, 40)]


def test_e_what_was_pruned_is_told_and_enters_no_context() -> None:
    state = remembering(40)
    assert [stone.turn for stone in state.tombstones[BRAM]] == list(range(20))
    context = build_memory_context(state, EventLog(), BRAM).text
    assert "hecho número 39" in context
    assert "hecho número 5\n" not in context + "\n"


def test_e_a_pinned_fact_stays_beside_the_maximum() -> None:
    state = remembering(1)
    state = pin(state, BRAM, state.facts_of(BRAM)[0].id)
    for turn in range(1, 40):
        state = note(at_turn(state, turn), BRAM, f"hecho número {turn}").state
    assert turns(state) == [0, *range(20, 40)]


def test_f_saving_and_loading_keeps_the_facts() -> None:
    state = remembering(30, {3: 4.0})
    again = load(json.loads(to_json(state))).state
    assert again == state
    assert again.facts_of(BRAM)[0].text == "hecho número 3"


def test_f_the_seeds_form_is_read_and_written() -> None:
    seed = {
        "hechos": {BRAM: [{"texto": "Le vendí una espada", "turno": 3.0, "peso": 1.5}]},
        "turno": 9.0,
    }
    state = load(seed).state
    (fact,) = state.facts_of(BRAM)
    assert (fact.text, fact.turn, fact.weight, state.turn) == ("Le vendí una espada", 3, 1.5, 9)
    assert dump(state, 1) == seed


def test_f_the_conversation_is_not_saved() -> None:
    log = EventLog([Line(1, "player", "Te traigo el martillo", present=(BRAM,))])
    state = note(MemoryState(turn=1), BRAM, "Vino el forastero").state
    assert "martillo" in build_memory_context(state, log, BRAM).text
    saved = to_json(state)
    assert "martillo" not in saved
    loaded = load(json.loads(saved)).state
    assert "martillo" not in build_memory_context(loaded, EventLog(), BRAM).text
    assert "Vino el forastero" in build_memory_context(loaded, EventLog(), BRAM).text


# ---- context ----

COUNTERS = (ESTIMATE, STRICT, exact(lambda text: len(text.split())))


@pytest.mark.parametrize("counter", COUNTERS, ids=lambda counter: counter.name)
def test_g_a_context_never_passes_its_budget(
    world: World, retriever: Retriever, counter: Counter
) -> None:
    log = EventLog(Line(t, "player", "¿Y la mina? " * 4, present=(BRAM,)) for t in range(9))
    state, memory, built = GameState(place="mina", k=12), remembering(30), 0
    for budget in (*range(0, 1000, 50), *range(1000, 9000, 400)):
        try:
            context = build_context(
                world, retriever, BRAM, "la mina y Doran", state, memory, log, budget, counter
            )
        except BudgetTooSmall as error:
            assert error.needed > budget
            continue
        built += 1
        assert counter.total(context.text) == context.total <= budget
    assert built >= 10


def test_g_nor_within_a_scene_however_long_it_gets(world: World, retriever: Retriever) -> None:
    log, scene = EventLog(), Scene()
    for turn in range(40):
        query = f"¿Qué pasó con la campana, el pozo y la mina el día {turn}?"
        log.append(Line(turn, "player", query, present=(BRAM,)))
        context = build_context(world, retriever, BRAM, query, GameState(), log=log, scene=scene)
        assert context.total <= 2000


def test_g_the_secret_is_in_no_context_before_its_quest(world: World, retriever: Retriever) -> None:
    query = "¿Qué causó el derrumbe de la mina?"
    secret = world.data(world.find(Kind.ENTRY, SECRET)[0]).text
    for npc in [None, *world.ids(Kind.NPC)]:
        before = build_context(world, retriever, npc, query, GameState(k=80), budget=20_000)
        assert secret not in before.text
        after = GameState(quests=frozenset({TRUTH}), k=80)
        assert secret in build_context(world, retriever, npc, query, after, budget=20_000).text


# ---- grounding ----


def test_h_an_invented_name_is_found(world: World) -> None:
    answer = "Pregunta al alguacil Ezequiel, que lo vio todo."
    (finding,) = check_answer(world, BRAM, GameState(), answer)
    assert (finding.kind, finding.text) == ("invention", "Ezequiel")
    assert answer[finding.start : finding.end] == "Ezequiel"


def test_h_a_known_name_that_was_not_given_is_told_apart_from_it(world: World) -> None:
    answer = "El marido de la lavandera era Xoel."
    (finding,) = check_answer(world, BRAM, GameState(), answer)
    assert (finding.kind, finding.entry) == ("ungrounded", "aldara_viuda")
    assert check_answer(world, BRAM, GameState(), answer, ["aldara_viuda"]) == ()


def test_h_what_belongs_to_a_secret_is_a_leak(world: World) -> None:
    answer = "Fue una excavación sin permiso."
    (finding,) = check_answer(world, BRAM, GameState(), answer)
    assert (finding.kind, finding.entry) == ("leak", SECRET)


def test_h_an_answer_that_keeps_to_what_was_given_has_no_finding(
    world: World, retriever: Retriever
) -> None:
    query = "háblame de la mina"
    context = build_context(world, retriever, BRAM, query, GameState(place="mina"))
    answer = "Once murieron, hace tres años. Doran era mi hermano. Déjame trabajar."
    assert check_answer(world, BRAM, GameState(), answer, context.given, context.text) == ()
