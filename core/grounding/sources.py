"""Everything in a world that names come from, and who may see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.model.kinds import Kind
from core.model.mask import Gate, Viewer, gates, sees
from core.model.records import Entry, Faction, Npc, Place, Player, PlotNote, Quest
from core.world.lore_file import Record
from core.world.world import World

Declared = Npc | Place | Faction | Quest


@dataclass(frozen=True, slots=True)
class Source:
    """One text that names come from.

    `entry` is set for lore; `owner` is the id of the NPC that alone knows it; `public`: anybody
    may know it. With none of these it is hidden from every NPC: a plot note, the player's sheet.
    """

    handle: int
    id: str
    kind: Kind
    text: str
    entry: Entry | None = None
    owner: str | None = None
    public: bool = False
    declared: tuple[str, ...] = ()
    """Names and aliases, when this is the record of somebody or something."""

    def visible(self, viewer: Viewer) -> bool:
        """Whether the viewer may know what it says."""
        if self.entry is not None:
            return sees(self.entry, viewer)
        return self.public or (self.owner is not None and self.owner == viewer.npc)

    @property
    def gates(self) -> tuple[tuple[Gate, ...], ...]:
        """What would reveal it."""
        return gates(self.entry) if self.entry is not None else ()


_DECLARED = (Kind.NPC, Kind.PLACE, Kind.FACTION, Kind.QUEST)
_HIDDEN = (Kind.PLOT, Kind.PLAYER)
NAMING = (Kind.ENTRY, *_DECLARED, *_HIDDEN)
"""The kinds that names come from, in the order their sources are told."""


def sources(world: World) -> Iterator[Source]:
    """Every source of a world: entries first, then those that are declared, then the hidden."""
    for kind in NAMING:
        for record in world.records(kind):
            yield from sources_of(record)


def sources_of(record: Record) -> Iterator[Source]:
    """The sources of one record; none when it is broken or of a kind that names nothing."""
    entry = record.data
    if isinstance(entry, Entry):
        yield Source(record.handle, entry.id, Kind.ENTRY, entry.text, entry)
    elif record.kind in _DECLARED:
        yield from _of_declared(record)
    elif record.kind in _HIDDEN:
        yield from _of_hidden(record)


def _of_declared(record: Record) -> Iterator[Source]:
    data = record.data
    if not isinstance(data, Npc | Place | Faction | Quest):
        return
    public = not getattr(data, "hidden", False)
    owner = data.id if isinstance(data, Npc) else None
    names = tuple(name for name in (data.name, *data.aliases) if name)
    yield Source(
        record.handle, data.id, record.kind, "", owner=owner, public=public, declared=names
    )
    if isinstance(data, Npc):
        sheet = data.public_sheet
        yield Source(record.handle, data.id, Kind.NPC, sheet, owner=owner, public=public)
        yield Source(record.handle, data.id, Kind.NPC, data.full_sheet, owner=owner)


def _of_hidden(record: Record) -> Iterator[Source]:
    data = record.data
    if isinstance(data, PlotNote):
        yield Source(record.handle, data.id, Kind.PLOT, data.text)
    elif isinstance(data, Player):
        names = (data.name,) if data.name else ()
        sheet = data.public_sheet
        yield Source(record.handle, "", Kind.PLAYER, sheet, public=True, declared=names)
        yield Source(record.handle, "", Kind.PLAYER, data.full_sheet)
