"""Very many records at once, in any order: taken out, moved, and back to the byte."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from core.model.kinds import Kind
from core.world import build
from core.world.opening import open_world
from core.world.world import World

COUNT = 400


@pytest.fixture
def world(tmp_path: Path) -> World:
    for name in "ab":
        entries = [{"id": f"{name}{n}", "texto": f"texto {n}"} for n in range(COUNT)]
        quests = [{"id": f"q_{name}{n}"} for n in range(COUNT)]
        text = json.dumps({"version": 2, "entradas": entries, "quests": quests}, indent=1)
        (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")
    return open_world(tmp_path)


def texts(world: World) -> list[str]:
    return [world.file_text(file.handle) for file in world.lore_files]


def ids(world: World, file: int, kind: Kind) -> list[str]:
    records = (world.record(handle) for handle in world.handles(kind))
    return [record.id for record in records if record.file == file]


@pytest.mark.parametrize("seed", range(4))
def test_deleted_in_any_order_and_undone(world: World, seed: int) -> None:
    before, chance = texts(world), Random(seed)
    all_of_them = [*world.handles(Kind.ENTRY), *world.handles(Kind.QUEST)]
    gone = chance.sample(all_of_them, chance.choice([3, 60, 700, len(all_of_them)]))
    left = [h for h in all_of_them if h not in set(gone)]
    applied = world.apply(build.delete(world, gone))
    assert [*world.handles(Kind.ENTRY), *world.handles(Kind.QUEST)] == left
    assert all(json.loads(text)["version"] == 2 for text in texts(world))
    world.apply(applied.inverse)
    assert texts(world) == before


@pytest.mark.parametrize("seed", range(4))
def test_moved_in_the_order_given_and_undone(world: World, seed: int) -> None:
    before, chance = texts(world), Random(seed)
    target = world.lore_files[1].handle
    moved = chance.sample(list(world.handles(Kind.ENTRY)), chance.choice([3, 60, 500]))
    names = [world.record(handle).id for handle in moved]
    stay = [name for name in ids(world, target, Kind.ENTRY) if name not in set(names)]
    at = chance.randrange(COUNT)
    ahead = [name for name in ids(world, target, Kind.ENTRY)[:at] if name not in set(names)]
    applied = world.apply(build.move(world, moved, target, at))
    assert ids(world, target, Kind.ENTRY) == [*ahead, *names, *stay[len(ahead) :]]
    world.apply(applied.inverse)
    assert texts(world) == before
