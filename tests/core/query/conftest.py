"""Small worlds written to a folder."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.model.kinds import Kind
from core.query import FILE_ORDER, Catalogue, Sort, parse_filter, select
from core.world.opening import open_world
from core.world.world import World

CAST = {
    "npcs": [
        {"id": "bram", "name": "Bram", "factions": ["guild"]},
        {"id": "nela", "name": "Nela", "factions": ["guild"]},
        {"id": "cata", "name": "Cata", "factions": ["council"]},
    ],
    "factions": [{"id": "guild", "name": "Guild"}, {"id": "council", "name": "Council"}],
    "quests": [
        {"id": "last", "name": "Last", "requires": ["middle"]},
        {"id": "first", "name": "First"},
        {"id": "middle", "name": "Middle", "requires": ["first"]},
    ],
}


@pytest.fixture
def make_world(tmp_path: Path) -> Callable[..., World]:
    def make(entries: list[Any], **files: list[Any]) -> World:
        (tmp_path / "cast.json").write_text(json.dumps(CAST), encoding="utf-8")
        for name, rows in {"lore": entries, **files}.items():
            text = json.dumps({"version": 2, "entries": rows}, ensure_ascii=False)
            (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")
        return open_world(tmp_path)

    return make


@pytest.fixture
def ids() -> Callable[..., list[str]]:
    def run(world: World, text: str, sort: Sort = FILE_ORDER, **options: Any) -> list[str]:
        found = select(Catalogue(world), Kind.ENTRY, parse_filter(text), sort, **options)
        return [world.record(h).id for h in found]

    return run
