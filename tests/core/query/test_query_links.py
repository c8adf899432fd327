"""Related entries and backlinks."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from core.model.kinds import Kind
from core.query import Catalogue, related, related_in_steps, to_the_end, used_by
from core.world import build
from core.world.opening import open_world
from core.world.world import World

ENTRIES: list[Any] = [
    {"id": "bell_broken", "text": "Bram heard it.", "tags": ["bell"], "visibility": "npc:bram"},
    {"id": "bell_maker", "text": "Nobody knows.", "tags": ["bell", "craft"]},
    {"id": "forge", "text": "Here Bram works.", "tags": ["fire"], "notes": "see bell_maker"},
    {"id": "far", "text": "Bramble grows here.", "tags": ["plant"]},
]


def _ids(world: World, links: Any) -> list[str]:
    return [world.record(link.handle).id for link in links]


def test_entries_are_related_by_tags_and_by_whole_names(make_world: Callable[..., World]) -> None:
    world = make_world(ENTRIES)
    catalogue = Catalogue(world)
    (first,) = world.find(Kind.ENTRY, "bell_broken")
    found = related(catalogue, first)
    assert sorted(_ids(world, found)) == ["bell_maker", "forge"]
    assert {link.shared for link in found} == {("bell",), ("bram",)}


def test_relations_follow_edits(make_world: Callable[..., World]) -> None:
    world = make_world(ENTRIES)
    catalogue = Catalogue(world)
    (first,), (far,) = world.find(Kind.ENTRY, "bell_broken"), world.find(Kind.ENTRY, "far")
    related(catalogue, first)
    edit = build.set_value(world, far, "tags", ("Bell",))
    catalogue.update(world.apply(edit).changes)
    assert "far" in _ids(world, related(catalogue, first))
    catalogue.update(world.apply(build.delete(world, [far])).changes)
    assert "far" not in _ids(world, related(catalogue, first))


def test_records_may_come_and_go_between_two_steps(make_world: Callable[..., World]) -> None:
    many = [{"id": f"e{i}", "text": "Bram", "tags": [f"t{i % 40}"]} for i in range(400)]
    world = make_world(many)
    catalogue = Catalogue(world)
    first, *others = world.handles(Kind.ENTRY)
    steps = related_in_steps(catalogue, first)
    next(steps)
    gone = [h for h in others if world.record(h).id in ("e40", "e80")]
    catalogue.update(world.apply(build.delete(world, gone)).changes)
    moved = world.find(Kind.ENTRY, "e1")[0]
    edit = build.set_value(world, moved, "tags", ("t0",))
    catalogue.update(world.apply(edit).changes)
    found = _ids(world, to_the_end(steps))
    assert "e1" in found
    assert not {"e40", "e80"} & set(found)
    assert found == _ids(world, related(Catalogue(world), first))


def test_very_many_records_may_change_between_two_steps(make_world: Callable[..., World]) -> None:
    entries = [{"id": f"e{n}", "text": "Text.", "tags": [f"t{n // 2}"]} for n in range(400)]
    world = make_world(entries)
    catalogue = Catalogue(world)
    first, second = world.handles(Kind.ENTRY)[:2]
    steps = related_in_steps(catalogue, first)
    next(steps)
    rest = world.handles(Kind.ENTRY)[2:]
    catalogue.update(world.apply(build.set_values(world, rest, "tags", ("other",))).changes)
    assert [link.handle for link in to_the_end(steps)] == [second]
    assert set(catalogue.tagged("other")) == set(rest)


def test_backlinks_of_every_kind(make_world: Callable[..., World], tmp_path: Path) -> None:
    make_world(ENTRIES)
    case = {"id": "c1", "npc": "bram", "quests": ["first"], "masks": ["bell_broken"]}
    (tmp_path / "cases.json").write_text(json.dumps({"cases": [case]}), encoding="utf-8")
    world = open_world(tmp_path)
    catalogue = Catalogue(world)

    def of(kind: Kind, id: str) -> list[tuple[str, str]]:
        (handle,) = world.find(kind, id)
        return [(world.record(x.handle).id, x.field) for x in used_by(catalogue, handle)]

    assert of(Kind.ENTRY, "bell_broken") == [("c1", "masks")]
    assert of(Kind.ENTRY, "bell_maker") == [("forge", "notes")]
    assert of(Kind.NPC, "bram") == [("bell_broken", "visibility"), ("c1", "npc")]
    assert of(Kind.FACTION, "guild") == [("bram", "factions"), ("nela", "factions")]
    assert of(Kind.QUEST, "first") == [("middle", "requires"), ("c1", "quests")]
