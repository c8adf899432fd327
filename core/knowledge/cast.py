"""The columns of a matrix: the NPCs, as bits of an int, for questions about all at once."""

from __future__ import annotations

from collections.abc import Iterable

from core.model.kinds import Kind
from core.model.records import Entry
from core.model.visibility import AllOf, AnyOf, Audience, AudienceKind, Visibility, audiences
from core.world.world import World

Npcs = tuple[str | None, ...]


class Cast:
    """The NPCs that a matrix has columns for; bit i of a set is `npcs[i]`.

    They are the cast in file order, or in a world without one the NPCs that its entries name;
    last a stranger, None, who sees what anybody sees.
    """

    def __init__(self, world: World) -> None:
        self.npcs: Npcs = (*_npcs(world), None)
        self.everybody = (1 << len(self.npcs)) - 1
        self._bits = {npc: 1 << i for i, npc in enumerate(self.npcs) if npc is not None}
        self._members: dict[str, int] = {}
        for npc, bit in self._bits.items():
            for faction in world.factions_of(npc):
                self._members[faction] = self._members.get(faction, 0) | bit

    def npc(self, id: str | None) -> int:
        """The set of one NPC; empty for one that is not of the cast."""
        return self.stranger if id is None else self._bits.get(id, 0)

    @property
    def stranger(self) -> int:
        """The set of the stranger alone."""
        return 1 << (len(self.npcs) - 1)

    def of(self, group: int) -> Npcs:
        """The NPCs of a set, in order."""
        return tuple(npc for i, npc in enumerate(self.npcs) if group >> i & 1)

    def admitted(
        self, visibility: Visibility, required_quest: str | None, quests: Iterable[str]
    ) -> int:
        """Whom a visibility admits once the quests are completed: `mask.admits` for all at once."""
        if isinstance(visibility, Audience):
            return self._audience(visibility, required_quest, quests)
        groups = (self.admitted(part, required_quest, quests) for part in visibility.parts)
        found = 0 if isinstance(visibility, AnyOf) or not visibility.parts else self.everybody
        for group in groups:
            found = found & group if isinstance(visibility, AllOf) else found | group
        return found

    def _audience(
        self, audience: Audience, required_quest: str | None, quests: Iterable[str]
    ) -> int:
        match audience.kind:
            case AudienceKind.PUBLIC:
                return self.everybody
            case AudienceKind.NPC:
                return self._bits.get(audience.id, 0)
            case AudienceKind.FACTION:
                return self._members.get(audience.id, 0)
            case AudienceKind.SECRET:
                return self.everybody if required_quest and required_quest in quests else 0
            case AudienceKind.QUEST:
                return self.everybody if audience.id in quests else 0
            case _:
                return 0


def _npcs(world: World) -> Iterable[str]:
    if world.declares(Kind.NPC):
        return world.ids(Kind.NPC)
    named: dict[str, None] = {}
    for record in world.records(Kind.ENTRY):
        if isinstance(record.data, Entry):
            found = audiences(record.data.visibility)
            named.update((a.id, None) for a in found if a.kind is AudienceKind.NPC and a.id)
    return named
