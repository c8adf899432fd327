"""The names that people know records by."""

from __future__ import annotations

from core.model.kinds import Kind
from core.model.mask import Gate
from core.model.visibility import AudienceKind
from core.world.world import World

_KINDS = {
    AudienceKind.NPC: Kind.NPC,
    AudienceKind.FACTION: Kind.FACTION,
    AudienceKind.QUEST: Kind.QUEST,
    AudienceKind.SECRET: Kind.QUEST,
}


def name_of(world: World, kind: Kind, id: str) -> str:
    """The name of a record as the world is now; its id where it has none, or is not there."""
    for handle in world.find(kind, id):
        name = getattr(world.data(handle), "name", "")
        if name:
            return str(name)
    return id


def name_of_gate(world: World, gate: Gate) -> str:
    """The name of what opens."""
    kind = _KINDS.get(gate.kind)
    return gate.id if kind is None else name_of(world, kind, gate.id)
