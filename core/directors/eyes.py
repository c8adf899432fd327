"""What one NPC can see: the only door to the world that a Scene Director's material comes through.

An `Eyes` answers for one NPC (or for a stranger) and has no method that could answer with
anything hidden from it: lore goes through the mask, lines through the log's own view for that
NPC, memories through its id. The player's full sheet and the plot cannot be asked for at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.context.lines import lore_piece, npc_of, place_name, speaker_names
from core.directors.game import Game
from core.directors.memories import Remembered, best, earlier
from core.directors.showing import blank, label, plain
from core.memory.log import Line
from core.memory.state import SheetNote
from core.model.kinds import Kind
from core.model.records import Player
from core.retrieval import Retriever
from core.text.languages import Language
from core.world.world import World


@dataclass(frozen=True, slots=True)
class Person:
    """One NPC as it knows itself; `added` is what the save adds to its sheet."""

    id: str
    name: str
    voice: str = ""
    public_sheet: str = ""
    full_sheet: str = ""
    added: tuple[SheetNote, ...] = ()


@dataclass(frozen=True, slots=True)
class PublicPlayer:
    """What anybody can see of the player's character."""

    name: str
    sheet: str = ""


@dataclass(frozen=True, slots=True)
class LoreItem:
    """An entry that may be given; `text` is its line."""

    handle: int
    id: str
    text: str


class Eyes:
    """One NPC's view of world and game; `npc` None is a stranger, who heard and remembers nothing."""

    def __init__(self, world: World, retriever: Retriever, game: Game, npc: str | None) -> None:
        self._world = world
        self._retriever = retriever
        self._game = game
        self.npc = npc

    def lore(self, query: str, k: int, profile: str) -> tuple[LoreItem, ...]:
        """The entries retrieved for it; the mask comes first."""
        hits = self._retriever.retrieve(query, self._game.state(self.npc, k, profile))
        return tuple(item for hit in hits if (item := self.entry(hit.handle)) is not None)

    def entry(self, handle: int) -> LoreItem | None:
        """One entry, while it may see it."""
        viewer = self._world.viewer(self._game.state(self.npc))
        piece = lore_piece(self._world, handle, viewer)
        return None if piece is None else LoreItem(handle, piece.id, piece.text)

    def heard(self) -> tuple[tuple[str, Line], ...]:
        """The lines of this session that it perceived, each with its key, oldest first."""
        if self.npc is None:
            return ()
        return tuple((self._game.key_of(line), line) for line in self._game.log.heard_by(self.npc))

    def memories(self, query: str, language: Language) -> tuple[Remembered, ...]:
        """Its own memories of earlier sessions that answer the query."""
        if self.npc is None:
            return ()
        game = self._game
        return best(query, self._own_memories(game, self.npc), language)

    def memory(self, key: str) -> Remembered | None:
        """Its own memory of a key, while it remembers it."""
        held = self._own_memories(self._game, self.npc) if self.npc is not None else ()
        return next((memory for memory in held if memory.key == key), None)

    @staticmethod
    def _own_memories(game: Game, npc: str) -> tuple[Remembered, ...]:
        return tuple(earlier(game.memory, npc, game.since, game.session_scenes))

    def person(self) -> Person | None:
        """Its own sheets; a stranger has none."""
        if self.npc is None:
            return None
        found = npc_of(self._world, self.npc)
        name = plain(speaker_names(self._world, [self.npc], self._game.language)[self.npc])
        added = tuple(self._game.memory.sheets.get(self.npc, ()))
        if found is None:
            return Person(self.npc, name, added=added)
        return Person(
            self.npc, name, found.voice, found.public_sheet, found.full_sheet, added
        )  # fmt: skip


def public_player(world: World, fallback: str) -> PublicPlayer:
    """The player's public side: the name and the public sheet, nothing else."""
    for record in world.records(Kind.PLAYER):
        if isinstance(record.data, Player):
            name = record.data.name
            shown = label(fallback if blank(name) else name)
            return PublicPlayer(shown, record.data.public_sheet)
    return PublicPlayer(fallback)


def public_people(world: World, ids: Iterable[str], language: Language) -> tuple[Person, ...]:
    """Public sheets only, for whoever must not see the full ones."""
    listed = tuple(dict.fromkeys(ids))
    names = speaker_names(world, listed, language)
    people = []
    for id in listed:
        found = npc_of(world, id)
        shown = "" if found is None or found.hidden else found.public_sheet
        people.append(Person(id, plain(names[id]), public_sheet=shown))
    return tuple(people)


def public_place(world: World, place: str | None) -> str | None:
    """The name of a place, ready to be shown."""
    return None if place is None else place_name(world, place)
