"""All words of a world and who may know them, for the gate (spec section 8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from core.directors.skeleton import word_spans
from core.directors.told import Audience, glued, words_in
from core.directors.word_index import WordIndex
from core.grounding.book import Book
from core.grounding.copies import CopyIndex
from core.grounding.postings import Order
from core.grounding.sources import Source, sources_of
from core.model.kinds import Kind
from core.model.mask import Viewer
from core.model.records import Npc
from core.text.languages import Language, language_of
from core.world.edits import Changes
from core.world.lore_file import Record
from core.world.world import World

_KINDS = (
    Kind.ENTRY,
    Kind.NPC,
    Kind.PLACE,
    Kind.FACTION,
    Kind.QUEST,
    Kind.PLOT,
    Kind.PLAYER,
)
_RANKS = {kind: rank for rank, kind in enumerate(_KINDS)}


@dataclass(frozen=True, slots=True)
class Readers:
    """Who will read a text: what one of them may know, it may say.

    `together`: a narrator speaks to all of `npcs` at once, so a line must have been heard by
    every one of them; its `viewers` then hold a stranger.
    """

    viewers: tuple[Viewer, ...]
    npcs: tuple[str, ...] = ()
    together: bool = False

    def may_know(self, source: Source) -> bool:
        """Whether something of the world is visible to one of them."""
        return any(source.visible(viewer) for viewer in self.viewers)

    def was_told(self, audience: Audience) -> bool:
        """Whether something told to an audience was told to them.

        Told to all is only what was said aloud: a memory is its owner's, also of one who is alone.
        """
        if self.together:
            heard = audience.aloud and audience.npcs.issuperset(self.npcs)
            return heard and bool(self.npcs)
        return not audience.npcs.isdisjoint(self.npcs)


class Lexicon:
    """Stem -> the sources in one world that have it, kept up record by record."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._read_all()

    def _read_all(self) -> None:
        world = self.world
        self.revision = world.revision
        self._written = world.language
        self.language: Language = language_of(world.language)
        self.index = WordIndex(self.language)
        self._book, self._named = Book(world), self.revision
        self._sources: dict[str, dict[Order, Source]] = {}
        self._held: dict[int, tuple[Record, dict[Order, set[str]]]] = {}
        self.copies: CopyIndex[Source] = CopyIndex(self.language, word_spans)
        self._numbers: dict[int, list[int]] = {}
        for kind in _KINDS:
            for record in world.records(kind):
                self._put(record)

    # what there is

    def sources(self, root: str) -> Sequence[Source]:
        """What has a stem in it, in the order of the kinds and of the records' handles."""
        held = self._sources.get(root)
        return () if held is None else tuple(held[at] for at in sorted(held))

    @property
    def names(self) -> Book:
        """The names and terms of the world as it was read last."""
        if self._named != self.revision:
            self._book.catch_up(self.world)
            self._named = self.revision
        return self._book

    @property
    def behind(self) -> int:
        """How many records of the world are not yet read as they are now."""
        return 0 if self.revision == self.world.revision else sum(1 for _ in self._stale())

    # what changes it

    def update(self, changes: Changes) -> None:
        """Follow an edit that the world has just taken."""
        self._follow(change.handle for change in changes.records)

    def catch_up(self) -> None:
        """Read what differs from the world as it is now, whatever was missed."""
        if self.revision != self.world.revision:
            self._follow(list(self._stale()))

    def _follow(self, handles: Iterable[int]) -> None:
        world = self.world
        if world.language != self._written:
            self._read_all()
            return
        for handle in handles:
            self._drop(handle)
            if handle in world and world.record(handle).kind in _RANKS:
                self._put(world.record(handle))
        self.revision = world.revision

    def _stale(self) -> Iterator[int]:
        now = self.world.records_by_handle
        for handle, record in now.items():
            held = self._held.get(handle)
            if record.kind in _RANKS and (held is None or held[0] is not record):
                yield handle
        yield from (handle for handle in self._held if handle not in now)

    def _put(self, record: Record) -> None:
        held: dict[Order, set[str]] = {}
        for number, source in enumerate(_sources_of(record)):
            at = (_RANKS[record.kind], record.handle, number)
            words = _words(source)
            held[at] = words
            for word in words:
                self._sources.setdefault(self.index.add(word), {})[at] = source
            if source.text:
                number = self.copies.put(at, source, source.text)
                self._numbers.setdefault(record.handle, []).append(number)
        self._held[record.handle] = (record, held)

    def _drop(self, handle: int) -> None:
        for number in self._numbers.pop(handle, ()):
            self.copies.drop(number)
        _, parts = self._held.pop(handle, (None, {}))
        for at, words in parts.items():
            for word in words:
                self._forget(self.index.remove(word), at)

    def _forget(self, root: str, at: Order) -> None:
        held = self._sources.get(root, {})
        held.pop(at, None)
        if not held:
            self._sources.pop(root, None)


def _words(source: Source) -> set[str]:
    terms = () if source.entry is None else source.entry.terms
    words = words_in(source.text)
    if source.entry is not None:
        # An entry stands in a context under its id.
        words |= words_in(source.entry.id)
    for name in (*source.declared, *terms):
        words |= words_in(name) | glued(name)
    return words


def _sources_of(record: Record) -> Iterator[Source]:
    yield from sources_of(record)
    yield from _voice(record)


def _voice(record: Record) -> Iterator[Source]:
    """An NPC's voice is given to whoever plays it."""
    if isinstance(record.data, Npc) and record.data.voice:
        voice = record.data.voice
        yield Source(record.handle, record.id, Kind.NPC, voice, owner=record.id)
