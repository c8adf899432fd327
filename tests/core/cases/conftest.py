"""A small world with cases, written to a folder."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from core.world.world import World


BASE = {
    "version": 2,
    "language": "en",
    "npcs": [
        {"id": "bram", "name": "Bram", "factions": ["guild"], "full_sheet": "Smith."},
        {"id": "cata", "name": "Cata"},
    ],
    "factions": [{"id": "guild", "name": "Guild"}],
    "places": [{"id": "forge", "name": "Forge"}],
    "quests": [
        {"id": "first", "name": "First"},
        {"id": "last", "name": "Last", "requires": ["first"]},
    ],
    "entries": [
        {"id": "mine", "text": "The mine fell in.", "tags": ["mine"]},
        {
            "id": "cause",
            "text": "The foreman dug without leave.",
            "tags": ["mine", "cause"],
            "visibility": "secret",
            "required_quest": "last",
            "weight": 2.0,
            "terms": ["foreman"],
        },
        {
            "id": "oath",
            "text": "The guild swore silence.",
            "tags": ["oath", "mine"],
            "visibility": ["faction:guild", "secret"],
            "required_quest": "first",
        },
        {"id": "draft", "text": "An idea.", "tags": ["idea"], "visibility": "hidden"},
    ],
}


@pytest.fixture
def make_world(tmp_path: Path) -> Callable[..., World]:
    # Not above: Qt's import hook breaks pydantic when it comes between its parts.
    from core.world.opening import open_world

    def make(cases: list[Any] = [], **sections: Any) -> World:  # noqa: B006
        content = {**BASE, **sections, "cases": cases}
        (tmp_path / "lore.json").write_text(json.dumps(content), encoding="utf-8")
        return open_world(tmp_path)

    return make
