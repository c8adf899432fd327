"""Which rows a filter keeps, and their order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from core.model.kinds import Kind
from core.query import Catalogue, Sort, matches, parse_filter, select
from core.world import build
from core.world.world import World

ENTRIES: list[Any] = [
    {"id": "b_town", "text": "The mine is cold.", "tags": ["mine"], "visibility": "public"},
    {
        "id": "a_secret",
        "text": "Él cavó de noche.",
        "tags": ["mine", "night"],
        "visibility": "secret",
        "required_quest": "first",
        "weight": 2.5,
    },
    {"id": "c_bram", "text": "x" * 300, "tags": ["Minería"], "visibility": ["npc:bram", "secret"]},
    {"id": "d_guild", "text": "Guild", "tags": ["guild"], "visibility": "faction:guild"},
    {"id": "e_both", "text": "", "tags": [], "visibility": {"all": ["npc:bram", "quest:last"]}},
    {"id": "f_draft", "text": "later", "tags": ["mine"], "visibility": "hidden"},
    {"id": "g_bad", "text": 7},
]


@pytest.fixture
def world(make_world: Callable[..., World]) -> World:
    return make_world(ENTRIES, other=[{"id": "h_other", "text": "Elsewhere", "tags": ["mine"]}])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("el cavo", ["a_secret"]),
        ("tag:mine", ["b_town", "a_secret", "f_draft", "h_other"]),
        ("tag:mineria", ["c_bram"]),
        ("tag:nig", ["a_secret"]),
        ('tag:"nig"', []),
        ("vis:secret", ["a_secret", "c_bram"]),
        ("vis:secreto -npc:bram", ["a_secret"]),
        ("vis:all", ["e_both"]),
        ("vis:list", ["c_bram"]),
        ("npc:bram", ["c_bram", "e_both"]),
        ("quest:last", ["e_both"]),
        ("quest:first", ["a_secret"]),
        ("faction:guild", ["d_guild"]),
        ("file:other", ["h_other"]),
        ("file:other.json", ["h_other"]),
        ("weight:>1", ["a_secret"]),
        ("len:>=300", ["c_bram"]),
        ("is:draft", ["f_draft"]),
        ("is:broken", ["g_bad"]),
        ("id:_b", ["c_bram", "e_both", "g_bad"]),
        ("is:purple", []),
        ("-is:purple", []),
        ("tag:mine -vis:public -is:draft", ["a_secret"]),
    ],
)
def test_filters(
    world: World, ids: Callable[..., list[str]], text: str, expected: list[str]
) -> None:
    assert ids(world, text) == expected


@dataclass(frozen=True)
class _Issue:
    severity: str
    code: str = "x"


def test_issues_filter_and_sort(world: World, ids: Callable[..., list[str]]) -> None:
    by_id = {world.record(h).id: h for h in world.handles(Kind.ENTRY)}
    found = {
        by_id["d_guild"]: [_Issue("error")],
        by_id["b_town"]: [_Issue("hint"), _Issue("warning", "unreachable")],
    }

    def of(handle: int) -> list[_Issue]:
        return found.get(handle, [])

    assert ids(world, "is:error", findings=of) == ["d_guild"]
    assert ids(world, "is:unreachable", findings=of) == ["b_town"]
    assert ids(world, "is:issue", findings=of) == ["b_town", "d_guild"]
    assert ids(world, "", Sort("state"), findings=of)[:2] == ["d_guild", "b_town"]


def test_sorting_is_stable_and_keeps_empty_values_last(
    world: World, ids: Callable[..., list[str]]
) -> None:
    assert ids(world, "", Sort("id"))[0] == "a_secret"
    assert ids(world, "", Sort("id", descending=True))[0] == "h_other"
    assert ids(world, "", Sort("required_quest"))[0] == "a_secret"
    assert ids(world, "", Sort("required_quest", descending=True))[0] == "a_secret"
    assert ids(world, "", Sort("weight", descending=True))[:3] == ["a_secret", "b_town", "c_bram"]
    assert ids(world, "", Sort(descending=True))[0] == "h_other"


def test_what_an_edit_changes_is_found_at_once(world: World) -> None:
    catalogue = Catalogue(world)
    handle = world.handles(Kind.ENTRY)[0]
    wanted = parse_filter("warm tag:sun")
    assert not matches(catalogue, handle, wanted)
    for name, value in (("text", "It is warm."), ("tags", ("sun",))):
        catalogue.update(world.apply(build.set_value(world, handle, name, value)).changes)
    assert matches(catalogue, handle, wanted)
    assert select(catalogue, Kind.ENTRY, wanted) == [handle]
    assert catalogue.tag_counts["sun"] == 1
    assert catalogue.tag_counts["mine"] == 3


def test_tags_are_offered_by_how_often_they_are_used(world: World) -> None:
    assert Catalogue(world).common_tags()[0] == "mine"
