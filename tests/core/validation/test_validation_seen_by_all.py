"""An entry that every NPC sees from the start, though it is not public, is told of."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.model.kinds import Kind
from core.validation import Validator
from core.world import build
from core.world.opening import open_world
from core.world.world import World

CAST = [{"id": "a", "facciones": ["f"]}, {"id": "b", "facciones": ["f"]}]


def world_of(folder: Path, visibility: object) -> World:
    entry = {"id": "e", "texto": "x", "etiquetas": ["t"], "visibilidad": visibility}
    content = {"version": 2, "entradas": [entry], "npcs": CAST}
    (folder / "a.json").write_text(json.dumps(content), encoding="utf-8")
    return open_world(folder)


def codes(validator: Validator) -> set[str]:
    return {issue.code for issue in validator.issues()}


@pytest.mark.parametrize(
    ("visibility", "told"),
    [
        (["npc:a", "npc:b"], True),
        ("faccion:f", True),
        ("npc:a", False),
        ("publico", False),
        (["publico", "npc:a"], False),
        ({"todas": ["faccion:f", "npc:a"]}, False),
    ],
)
def test_what_all_know_is_told(tmp_path: Path, visibility: object, told: bool) -> None:
    assert ("seen_by_all" in codes(Validator(world_of(tmp_path, visibility)))) is told


def test_it_goes_when_somebody_else_comes(tmp_path: Path) -> None:
    world = world_of(tmp_path, "faccion:f")
    validator = Validator(world)
    file = world.files[0].handle
    applied = world.apply(build.add(world, Kind.NPC, file, {"id": "c"}))
    validator.update(applied.changes)
    assert "seen_by_all" not in codes(validator)
    validator.update(world.apply(applied.inverse).changes)
    assert "seen_by_all" in codes(validator)
