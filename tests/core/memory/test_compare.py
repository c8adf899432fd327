"""Two memories compared: every change once, matched by what is said before what it is called."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from core.memory.compare import Change, compare
from core.memory.facts import Fact, Tombstone
from core.memory.form import load
from core.memory.state import MemoryState, Scene, SheetNote

Seen = tuple[Change, str]


def changes(one: MemoryState, other: MemoryState) -> list[Seen]:
    return [(found.change, found.text) for found in compare(one, other)]


def state(*facts: Fact, **rest: object) -> MemoryState:
    return MemoryState(facts={"bram": facts} if facts else {}, **rest)  # type: ignore[arg-type]


def test_facts_come_go_and_change() -> None:
    one = state(Fact("a", 1, id="h1"), Fact("b", 2, id="h2"), Fact("c", 3, id="h3"))
    other = state(
        Fact("a", 1, 1.5, "h1", reinforcements=(9,)),
        Fact("b, corrected", 2, id="h2"),
        Fact("d", 9, id="h4"),
        tombstones={"bram": (Tombstone("c", 3, 9, 0, "h3"),)},
    )
    assert changes(one, other) == [
        (Change.REINFORCED, "a"),
        (Change.CHANGED, "b, corrected"),
        (Change.ADDED, "d"),
        (Change.PRUNED, "c"),
    ]
    found = {each.change: each for each in compare(one, other)}
    assert found[Change.REINFORCED].before == 1.0 and found[Change.REINFORCED].weight == 1.5
    assert found[Change.CHANGED].before == "b"


def test_renumbered_facts_are_the_same_facts() -> None:
    one = state(Fact("a", 1, id="h1"), Fact("b", 1, id="h2"))
    other = state(Fact("b", 1, id="h1"), Fact("a", 1, id="h2"))
    assert changes(one, other) == []


def test_the_same_line_twice_is_matched_once() -> None:
    one, other = state(Fact("a", 1)), state(Fact("a", 1), Fact("a", 1))
    assert changes(one, other) == [(Change.ADDED, "a")]
    assert changes(other, one) == [(Change.REMOVED, "a")]


def test_scenes_notes_and_secrets_are_told_per_npc() -> None:
    scene = Scene("s1", "mina", {"bram": ((4, 6),), "nela": ((5, None),)}, {"bram": "He saw it."})
    one = MemoryState(
        sheets={"bram": (SheetNote("old", 2),)}, scenes=(replace(scene, memories={}),)
    )
    other = MemoryState(
        scenes=(scene, Scene("s2", presence={"nela": ((8, 9),)})),
        sheets={"bram": (SheetNote("new", 8),)},
        learnt={"nela": {"secret": 8}},
    )
    found = [(each.npc, each.change, each.text, each.turn) for each in compare(one, other)]
    assert found == [
        ("bram", Change.NOTED, "new", 8),
        ("bram", Change.UNNOTED, "old", 2),
        ("bram", Change.SCENE_MEMORY, "He saw it.", 4),
        ("nela", Change.LEARNT, "secret", 8),
        ("nela", Change.SCENE, "s2", 8),
    ]


@st.composite
def states(draw: st.DrawFn) -> MemoryState:
    fact = st.builds(
        Fact,
        text=st.sampled_from(["a", "b", "c"]),
        turn=st.integers(0, 3),
        weight=st.sampled_from([1.0, 1.5, float("nan")]),
        id=st.sampled_from(["", "h1", "h2"]),
        pinned=st.booleans(),
    )
    facts = st.dictionaries(st.sampled_from(["x", "y"]), st.lists(fact, max_size=5).map(tuple))
    learnt = st.dictionaries(
        st.sampled_from(["x", "y"]), st.dictionaries(st.sampled_from("pq"), st.integers(0, 3))
    )
    return MemoryState(facts=draw(facts), learnt=draw(learnt))


@settings(max_examples=150, deadline=None)
@given(states(), states())
def test_what_came_and_went_accounts_for_every_fact(one: MemoryState, other: MemoryState) -> None:
    assert compare(one, one) == ()
    found = compare(one, other)
    for npc in {*one.facts, *other.facts}:
        mine = [each.change for each in found if each.npc == npc]
        came = mine.count(Change.ADDED)
        went = mine.count(Change.REMOVED) + mine.count(Change.PRUNED)
        assert len(other.facts_of(npc)) - len(one.facts_of(npc)) == came - went
    there = {(each.npc, each.id) for each in found if each.change is Change.LEARNT}
    back = {(e.npc, e.id) for e in compare(other, one) if e.change is Change.UNLEARNT}
    assert there == back


def test_a_large_memory_is_compared_at_once() -> None:
    facts = [{"id": f"h{n}", "texto": f"hecho {n}", "turno": n} for n in range(20_000)]
    one = load({"hechos": {"bram": facts}, "turno": 20_000}).state
    other = load({"hechos": {"bram": facts[::-1][1:]}, "turno": 20_000}).state
    assert changes(one, other) == [(Change.REMOVED, "hecho 19999")]
