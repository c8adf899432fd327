"""New records are written in the vocabulary of their world."""

from __future__ import annotations

import json
from pathlib import Path

from core.files.vocabulary import Vocabulary
from core.model.kinds import Kind
from core.world import build
from core.world.making import create_world
from core.world.opening import open_world


def test_an_english_world_gets_english_keys_in_every_file(tmp_path: Path) -> None:
    world = create_world(tmp_path / "w", "en", Vocabulary.EN)
    cast = next(f for f in world.files if f.name == "cast.json")
    fields = {"id": "bram", "name": "Bram", "voice": "low"}
    world.apply(build.add(world, Kind.NPC, cast.handle, fields))
    (npc,) = json.loads(world.file_text(cast.handle))["npcs"]
    assert npc == {"id": "bram", "name": "Bram", "voice": "low"}


def test_a_file_that_shows_spanish_keeps_it_in_an_english_world(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"entries": []}', encoding="utf-8")
    (tmp_path / "b.json").write_text('{"npcs": [{"id": "x", "nombre": "X"}]}', encoding="utf-8")
    world = open_world(tmp_path)
    assert [f.style.vocabulary for f in world.files] == [Vocabulary.EN, Vocabulary.ES]
