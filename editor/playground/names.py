"""The names of NPCs, factions, places and quests, by id."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Named:
    """A record that can be chosen: its id and the name that people know it by."""

    id: str
    name: str

    @property
    def both(self) -> str:
        """The name, with the id in brackets where it differs."""
        return self.name if self.id in ("", self.name) else f"{self.name} ({self.id})"


class Names:
    """Looks names up in the world as it is now."""

    def __init__(self, world: World) -> None:
        self._world = world

    def named(self, kind: Kind, id: str) -> Named:
        """The record of an id; an unknown one is called by its id."""
        for handle in self._world.find(kind, id):
            name = getattr(self._world.data(handle), "name", "")
            if name:
                return Named(id, str(name))
        return Named(id, id)

    def name(self, kind: Kind, id: str) -> str:
        """The name of an id."""
        return self.named(kind, id).name

    def named_gate(self, gate: Gate) -> Named:
        """What opens, with its name."""
        kind = _KINDS.get(gate.kind)
        return self.named(kind, gate.id) if kind is not None else Named(gate.id, gate.id)

    def of_gate(self, gate: Gate) -> str:
        """The name of what opens."""
        return self.named_gate(gate).name

    def all(self, kind: Kind) -> tuple[Named, ...]:
        """Every record of a kind with an id, in file order."""
        return tuple(self.named(kind, id) for id in self._world.ids(kind))
