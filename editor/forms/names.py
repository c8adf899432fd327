"""Names of NPCs, factions and quests, for words that name them."""

from __future__ import annotations

from collections.abc import Mapping

from core.model.kinds import Kind
from core.world.world import World

_KINDS = (Kind.NPC, Kind.FACTION, Kind.QUEST)


def names_of(world: World) -> Mapping[str, str]:
    """`npc:bram` to "Bram", and the like; ids without a name are left out."""
    names: dict[str, str] = {}
    for kind in _KINDS:
        for record in world.records(kind):
            name = getattr(record.data, "name", "")
            if record.id and name:
                names.setdefault(f"{kind.value}:{record.id}", name)
    return names
