"""Very many records that come at once are checked later, and like all others."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from core.model.kinds import Kind
from core.validation import Validator
from core.world import build
from core.world.opening import open_world

COUNT = 310


def words(number: int) -> str:
    chance = Random(number)
    return " ".join("".join(chance.choices("abcdefghijklmnop", k=8)) for _ in range(3))


def write(folder: Path) -> None:
    rows = [
        {"id": f"e{n}", "texto": words(n), "etiquetas": [words(n)[:5]], "requiere_quest": "q"}
        for n in range(COUNT)
    ]
    (folder / "a.json").write_text(json.dumps({"entradas": rows}), encoding="utf-8")


def found(validator: Validator) -> list[tuple[int, str, str]]:
    validator.run_pending()
    return sorted((i.handle, i.code, i.field) for i in validator.issues())


def test_they_are_found_as_if_they_had_always_been_there(tmp_path: Path) -> None:
    write(tmp_path)
    world = open_world(tmp_path)
    validator = Validator(world)
    before = found(validator)
    applied = world.apply(build.duplicate(world, list(world.handles(Kind.ENTRY))))
    validator.update(applied.changes)
    assert validator.pending, "they are read in slices, not at once"
    assert found(validator) == found(Validator(world)) != before
    back = world.apply(applied.inverse)
    validator.update(back.changes)
    assert found(validator) == before


def test_they_may_go_again_before_they_were_read(tmp_path: Path) -> None:
    write(tmp_path)
    world = open_world(tmp_path)
    validator = Validator(world)
    before = found(validator)
    applied = world.apply(build.duplicate(world, list(world.handles(Kind.ENTRY))))
    validator.update(applied.changes)
    validator.update(world.apply(applied.inverse).changes)
    assert found(validator) == before
