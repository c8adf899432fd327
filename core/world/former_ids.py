"""The ids that records of a world had before."""

from __future__ import annotations

from core.model.kinds import Kind
from core.world.world import World

_RENAMED = (Kind.NPC, Kind.PLACE, Kind.QUEST)


def former_ids(world: World) -> dict[str, str]:
    """Ids that people, places and quests had before, with what they are now (spec section 9).

    An id that a record bears today is none of them.
    """
    return {
        old: str(record.id)
        for kind in _RENAMED
        for record in world.records(kind)
        for old in getattr(record.data, "former_ids", ())
        if not world.find(kind, old)
    }
