"""Knowledge as a condition of written dialogue (spec section 4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.errors import UnknownId
from core.knowledge.conditions import can_say, remembers
from core.memory.state import MemoryState, note
from core.messages import LANGUAGES
from core.model.state import GameState
from core.world.world import World
from tests.core.cases.conftest import BASE

Make = Callable[..., World]
LEARNT = GameState(learnt={"cata": {"cause": 7}})


@pytest.mark.parametrize(
    ("npc", "entry", "state", "ok", "reason"),
    [
        (None, "mine", GameState(), True, "public"),
        ("bram", "oath", GameState(), True, "faction"),
        ("cata", "oath", GameState(), False, "masked"),
        ("cata", "oath", GameState(quests=frozenset({"first"})), True, "secret"),
        ("cata", "cause", LEARNT, True, "learnt"),
        ("bram", "cause", LEARNT, False, "masked"),
        ("bram", "draft", GameState(quests=frozenset({"first", "last"})), False, "masked"),
    ],
)
def test_who_can_say_what_and_why(
    make_world: Make, npc: str | None, entry: str, state: GameState, ok: bool, reason: str
) -> None:
    verdict = can_say(make_world(), npc, entry, state)
    assert (bool(verdict), verdict.ok, verdict.reason) == (ok, ok, reason)
    for language in LANGUAGES:
        said = verdict.message(language)
        assert entry in said
        assert "{" not in said


def test_the_npc_asked_for_counts_not_that_of_the_state(make_world: Make) -> None:
    world = make_world()
    assert not can_say(world, "cata", "oath", GameState(npc="bram"))


def test_what_would_open_it_is_said(make_world: Make) -> None:
    verdict = can_say(make_world(), "cata", "oath", GameState())
    assert "faction:guild or quest:first" in verdict.message()
    assert "faction:guild o quest:first" in verdict.message("es")


@pytest.mark.parametrize(("npc", "entry"), [("bran", "mine"), ("bram", "mina")])
def test_an_unknown_id_is_an_error_with_the_nearest(make_world: Make, npc: str, entry: str) -> None:
    with pytest.raises(UnknownId) as caught:
        can_say(make_world(), npc, entry, GameState())
    assert caught.value.params["nearest"] in ("bram", "mine")


def test_a_doubled_id_opens_only_when_every_entry_is_open(make_world: Make) -> None:
    doubled = [*BASE["entries"], {"id": "cause", "text": "Rumours.", "tags": ["x"]}]
    world = make_world(entries=doubled)
    verdict = can_say(world, "bram", "cause", GameState())
    assert (verdict.ok, verdict.reason) == (False, "repeated")
    assert can_say(world, "bram", "cause", GameState(quests=frozenset({"last"})))


def test_a_broken_entry_is_never_said(make_world: Make) -> None:
    world = make_world(entries=[{"id": "e", "text": 5, "tags": ["x"]}])
    assert can_say(world, "bram", "e", GameState()).reason == "broken"


def test_remembering_is_asked_in_the_same_place() -> None:
    state = note(MemoryState(), "bram", "Marta owes Luis 300 coins.").state
    assert remembers(state, "bram", "Marta owes Luis 300 coins.")
    assert not remembers(state, "cata", "Marta owes Luis 300 coins.")
