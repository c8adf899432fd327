"""What a quest opens, and what a quest needs."""

from __future__ import annotations

from collections.abc import Callable

from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Entry
from core.model.state import GameState
from core.query import EntryClasses, with_requirements
from core.world import build
from core.world.world import World

ENTRIES = [
    {"id": "open", "text": "a", "visibility": "publico"},
    {"id": "s1", "text": "b", "visibility": "secreto", "required_quest": "first"},
    {"id": "s2", "text": "c", "visibility": "secreto", "required_quest": "first"},
    {"id": "guild", "text": "d", "visibility": "faccion:guild"},
    {
        "id": "either",
        "text": "e",
        "visibility": ["npc:bram", "secreto"],
        "required_quest": "last",
    },
    {"id": "joint", "text": "f", "visibility": {"todas": ["faccion:guild", "quest:middle"]}},
]


def masked_one_by_one(world: World, state: GameState) -> int:
    viewer = world.viewer(state)
    rows = (r.data for r in world.records(Kind.ENTRY))
    return sum(1 for e in rows if isinstance(e, Entry) and not sees(e, viewer))


def test_a_quest_counts_what_it_alone_opens(make_world: Callable[..., World]) -> None:
    world = make_world(ENTRIES)
    classes = EntryClasses(world)
    bram = world.viewer(GameState("bram"))
    cata = world.viewer(GameState("cata", quests=frozenset({"first"})))
    assert classes.opened_by(bram) == {"first": 2, "middle": 1}
    assert classes.opened_by(cata) == {"first": 2, "last": 1}


def test_what_an_npc_has_learnt_is_opened_by_no_quest(make_world: Callable[..., World]) -> None:
    world = make_world(ENTRIES)
    state = GameState("cata", learnt={"cata": {"s1": 3}})
    classes = EntryClasses(world)
    assert classes.opened_by(world.viewer(state)) == {"first": 1, "last": 1}
    assert classes.masked(world.viewer(state)) == masked_one_by_one(world, state) == 4


def test_counts_follow_edits(make_world: Callable[..., World]) -> None:
    world = make_world(ENTRIES)
    classes = EntryClasses(world)
    states = [GameState(), GameState("bram"), GameState("cata", quests=frozenset({"last"}))]
    handle = world.find(Kind.ENTRY, "s1")[0]
    for edit in (
        build.set_value(world, handle, "visibility", "publico"),
        build.set_value(world, handle, "required_quest", None),
        build.delete(world, [world.find(Kind.ENTRY, "guild")[0]]),
    ):
        applied = world.apply(edit)
        classes.update(applied.changes)
        for state in states:
            assert classes.masked(world.viewer(state)) == masked_one_by_one(world, state)


def test_a_quest_brings_what_it_requires(make_world: Callable[..., World]) -> None:
    world = make_world(ENTRIES)
    assert with_requirements(world, ["last"]) == {"first", "middle", "last"}
    assert with_requirements(world, ["unknown"]) == {"unknown"}
    assert with_requirements(world, []) == frozenset()
