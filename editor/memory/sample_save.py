"""The sample save that was played in the world that is open."""

from __future__ import annotations

from pathlib import Path

from core.model.kinds import Kind
from core.world.former_ids import former_ids
from core.world.world import World
from editor.theme.resources import data_path

_VILLARROCA = ("saves", "partida_03.json")
_SAVES = {"herrero_bram": _VILLARROCA, "keeper_morwen": ("saves_en", "lighthouse_01.json")}
"""By an NPC of a sample world, whose copy may be called anything and lie anywhere."""


def sample_save(world: World | None) -> Path | None:
    """The save of the sample world that is open; none where it has none, or is no sample.

    Without a world any save can be looked at: that of Villarroca. Raises FileNotFoundError.
    """
    if world is None:
        return data_path(*_VILLARROCA)
    renamed = former_ids(world)
    for npc, parts in _SAVES.items():
        if world.find(Kind.NPC, npc) or npc in renamed:
            return data_path(*parts)
    return None
