"""The seed's points, one by one, on the sample world that ships.

(a) the validator refuses an entry without tags, without text, with too much text, with a
doubled id, and a secret without a condition; (b) a secret is not retrieved before its quest
and is after; (c) what one NPC knows only that NPC retrieves; (d) the same question in the
same state gives the same ids in the same order.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

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
