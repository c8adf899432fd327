"""Who can see an entry, and from which quest step on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Entry
from core.model.state import GameState
from core.query import quests_in_order, reach
from core.world.world import World


def _reach(world: World) -> dict[tuple[str, ...], int | None]:
    entry = world.data(world.handles(Kind.ENTRY)[0])
    assert isinstance(entry, Entry)
    return {group.npcs: group.since for group in reach(world, entry).groups}


def _entry(visibility: Any, quest: str | None = None) -> list[Any]:
    row = {"id": "e", "text": "t", "tags": ["x"], "visibility": visibility}
    return [row | ({"required_quest": quest} if quest else {})]


ALL = ("bram", "nela", "cata")


@pytest.mark.parametrize(
    ("visibility", "quest", "expected"),
    [
        ("public", None, {ALL: 0}),
        ("hidden", None, {ALL: None}),
        ("secret", "middle", {ALL: 2}),
        ("secret", None, {ALL: None}),
        ("secret", "unknown", {ALL: None}),
        ("faction:guild", None, {("bram", "nela"): 0, ("cata",): None}),
        (["npc:cata", "secret"], "last", {("cata",): 0, ("bram", "nela"): 3}),
        ({"all": ["npc:bram", "quest:first"]}, None, {("bram",): 1, ("nela", "cata"): None}),
        ({"all": ["faction:guild", "npc:cata"]}, None, {ALL: None}),
    ],
)
def test_reach(
    make_world: Callable[..., World],
    visibility: Any,
    quest: str | None,
    expected: dict[tuple[str, ...], int | None],
) -> None:
    assert _reach(make_world(_entry(visibility, quest))) == expected


def test_quests_stand_after_what_they_require(make_world: Callable[..., World]) -> None:
    assert quests_in_order(make_world([])) == ("first", "middle", "last")


def test_groups_are_named(make_world: Callable[..., World]) -> None:
    world = make_world(_entry(["faction:guild", "secret"], "first"))
    entry = world.data(world.handles(Kind.ENTRY)[0])
    assert isinstance(entry, Entry)
    assert [(g.name, g.id) for g in reach(world, entry).groups] == [
        ("faction", "guild"),
        ("npc", "cata"),
    ]


def test_every_cell_agrees_with_the_mask(make_world: Callable[..., World]) -> None:
    world = make_world(
        _entry(["npc:cata", {"all": ["faction:guild", "secret", "quest:last"]}], "first")
    )
    entry = world.data(world.handles(Kind.ENTRY)[0])
    assert isinstance(entry, Entry)
    found = reach(world, entry)
    for group in found.groups:
        for npc in group.npcs:
            for step, cell in enumerate(group.cells):
                state = GameState(npc=npc, quests=frozenset(found.quests[:step]))
                assert sees(entry, world.viewer(state)) == (cell is not None)
