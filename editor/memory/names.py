"""The names of the ids in a save: from the open world, also by `antes`; else the ids."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from core.memory.sameness import Sameness
from core.model.kinds import Kind
from core.model.records import Entry
from core.retrieval import Retriever
from core.text.fold import fold, tokens
from core.text.languages import Language, language_of
from core.world.world import World

_NAMED = (Kind.NPC, Kind.PLACE, Kind.QUEST)


@dataclass(frozen=True, slots=True)
class Known:
    """What the world calls an id now, and its name."""

    id: str
    name: str


class Names:
    """Looks ids up in one world as it is when first asked; make another after an edit."""

    def __init__(self, world: World | None = None, retriever: Retriever | None = None) -> None:
        self.world, self.retriever = world, retriever

    @property
    def language(self) -> Language:
        """The language of the lore; Spanish without a world."""
        return language_of(self.world.language) if self.world is not None else "es"

    def known(self, kind: Kind, id: str) -> Known | None:
        """The record of an id, also of a former one; None without a world or record."""
        return self._tables.get(kind, {}).get(id)

    def name(self, kind: Kind, id: str) -> str:
        """The name of an id; the id where there is none."""
        known = self.known(kind, id)
        return known.name if known is not None and known.name else id

    def npc(self, id: str) -> str:
        """The name of an NPC."""
        return self.name(Kind.NPC, id)

    def place(self, id: str) -> str:
        """The name of a place."""
        return self.name(Kind.PLACE, id)

    def current(self, kind: Kind, id: str) -> str:
        """The id that the world has for it now."""
        known = self.known(kind, id)
        return known.id if known is not None else id

    @cached_property
    def renamed(self) -> dict[str, str]:
        """Former ids of NPCs and entries, and what they are now."""
        if self.world is None:
            return {}
        return {
            old: str(record.id)
            for kind in (Kind.NPC, Kind.ENTRY)
            for record in self.world.records(kind)
            for old in getattr(record.data, "former_ids", ())
            if not self.world.find(kind, old)
        }

    @cached_property
    def cast(self) -> dict[str, str]:
        """The names of NPCs by id, for the speakers of a context."""
        return {id: known.name for id, known in self._tables.get(Kind.NPC, {}).items()}

    @cached_property
    def sameness(self) -> Sameness:
        """How facts are compared in this world's language, its cast's names being names."""
        words = (word for name in self.cast.values() for word in tokens(fold(name)))
        return Sameness(self.language, frozenset(words))

    def entry(self, id: str) -> Entry | None:
        """The lore entry of an id, also of a former one."""
        if self.world is None:
            return None
        for handle in self.world.find(Kind.ENTRY, self.renamed.get(id, id)):
            data = self.world.data(handle)
            if isinstance(data, Entry):
                return data
        return None

    @cached_property
    def _tables(self) -> dict[Kind, dict[str, Known]]:
        return {} if self.world is None else {kind: _table(self.world, kind) for kind in _NAMED}


def _table(world: World, kind: Kind) -> dict[str, Known]:
    table: dict[str, Known] = {}
    for record in world.records(kind):
        known = Known(record.id, str(getattr(record.data, "name", "") or record.id))
        for old in getattr(record.data, "former_ids", ()):
            table.setdefault(old, known)
    for record in world.records(kind):
        if record.id:
            table[record.id] = Known(record.id, str(getattr(record.data, "name", "") or record.id))
    return table
