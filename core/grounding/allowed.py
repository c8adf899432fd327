"""What an NPC was given, and so may say (spec section 7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from core.memory.recall import remembered_lines
from core.memory.state import MemoryState
from core.model.kinds import Kind
from core.model.records import Entry, Faction, Npc, Place
from core.model.state import GameState
from core.retrieval import Hit
from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.names import common_words
from core.text.numbers import numbers
from core.world.world import World

Given = Iterable[int | str | Hit]
"""Entries that were given: as handles, ids or hits of a retrieval."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """The texts an NPC was given, and what is looked up in them."""

    texts: tuple[str, ...]
    words: frozenset[str]
    spelt: str
    """All words folded, one space between and around, a bar between texts."""
    common: frozenset[str]
    numbers: frozenset[int]
    own: frozenset[str]
    """The folded words of the NPC's own name."""
    handles: frozenset[int]
    """The entries that were given: their terms may be said."""

    def says(self, words: Sequence[str]) -> bool:
        """Whether the folded words stand in one of the texts, side by side."""
        return f" {' '.join(words)} " in self.spelt


def allowed(
    world: World,
    state: GameState,
    given: Given,
    context: str | Iterable[str],
    memory: MemoryState | None,
    language: Language,
) -> Allowed:
    """Gather what an NPC was given: entries, context, memory, identity, and where it stands."""
    handles = frozenset(_handles(world, given))
    texts = tuple(_texts(world, state, sorted(handles), context, memory))
    folded = [tokens(fold(text)) for text in texts]
    return Allowed(
        texts,
        frozenset(word for each in folded for word in each),
        " | ".join(["", *(" ".join(each) for each in folded), ""]),
        common_words(texts),
        frozenset(value for text in texts for value in numbers(text, language)),
        frozenset(word for name in _own_names(world, state.npc) for word in tokens(fold(name))),
        handles,
    )


def _own_names(world: World, npc: str | None) -> Iterator[str]:
    for handle in world.find(Kind.NPC, npc) if npc is not None else ():
        data = world.data(handle)
        if isinstance(data, Npc):
            yield data.name


def _texts(
    world: World,
    state: GameState,
    handles: Iterable[int],
    context: str | Iterable[str],
    memory: MemoryState | None,
) -> Iterator[str]:
    yield from ([context] if isinstance(context, str) else context)
    for handle in handles:
        entry = world.data(handle)
        if isinstance(entry, Entry):
            yield entry.text
    if state.npc is not None:
        yield from _identity(world, state.npc)
        if memory is not None:
            yield from (line.text for line in remembered_lines(memory, state.npc))
    yield from _names(world, Kind.PLACE, state.place)


def _handles(world: World, given: Given) -> Iterator[int]:
    for item in given:
        if isinstance(item, str):
            yield from world.find(Kind.ENTRY, item)
        else:
            handle = item if isinstance(item, int) else item.handle
            if handle in world:
                yield handle


def _identity(world: World, npc: str) -> Iterator[str]:
    for handle in world.find(Kind.NPC, npc):
        data = world.data(handle)
        if isinstance(data, Npc):
            yield from (data.name, *data.aliases, data.voice, data.public_sheet, data.full_sheet)
            for faction in data.factions:
                yield from _names(world, Kind.FACTION, faction)


def _names(world: World, kind: Kind, id: str | None) -> Iterator[str]:
    for handle in world.find(kind, id) if id is not None else ():
        data = world.data(handle)
        if isinstance(data, Place | Faction):
            yield from (data.name, *data.aliases)
