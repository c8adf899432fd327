"""All words of a world and who may know them, for the gate (spec section 8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from core.directors.told import START, words_in
from core.grounding.book import Book
from core.grounding.sources import Source, sources
from core.model.kinds import Kind
from core.model.mask import Viewer
from core.model.records import Npc
from core.text.languages import Language, language_of
from core.text.stems import stem
from core.world.world import World


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

    def was_told(self, audience: frozenset[str]) -> bool:
        """Whether something told to an audience was told to them."""
        if self.together:
            return bool(self.npcs) and audience.issuperset(self.npcs)
        return not audience.isdisjoint(self.npcs)


class Lexicon:
    """Stem -> the sources in one world that have it. Made anew when the world has changed."""

    def __init__(self, world: World) -> None:
        self.revision = world.revision
        self.language: Language = language_of(world.language)
        self.book = Book(world)
        self._roots: dict[str, str] = {}
        self._starts: set[str] = set()
        self._sources: dict[str, list[Source]] = {}
        for source, text in _texts(world):
            self._add(source, text)

    def _add(self, source: Source, text: str) -> None:
        for word in words_in(text):
            root = self._roots.get(word)
            if root is None:
                root = self._roots[word] = stem(word, self.language)
                if len(word) >= START:
                    self._starts.add(word[:START])
            held = self._sources.setdefault(root, [])
            if not held or held[-1] is not source:
                held.append(source)

    def sources(self, root: str) -> Sequence[Source]:
        """What has a stem in it."""
        return self._sources.get(root, ())

    def starts(self, letters: str) -> bool:
        """Whether a word of this world starts with these seven letters."""
        return letters in self._starts

    def root_of(self, word: str) -> str | None:
        """The stem of a folded word of this world, or None."""
        return self._roots.get(word)


def _texts(world: World) -> Iterator[tuple[Source, str]]:
    for source in sources(world):
        yield source, source.text
        yield from ((source, name) for name in source.declared)
        if source.entry is not None:
            yield from ((source, term) for term in source.entry.terms)
    yield from _voices(world)


def _voices(world: World) -> Iterable[tuple[Source, str]]:
    """An NPC's voice is given to whoever plays it."""
    for record in world.records(Kind.NPC):
        if isinstance(record.data, Npc) and record.data.voice:
            voice = record.data.voice
            yield Source(record.handle, record.id, Kind.NPC, voice, owner=record.id), voice
