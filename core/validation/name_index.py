"""Which entries show which names, and which names and terms the world has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from core.model.kinds import Kind
from core.model.records import Entry, Faction, Npc, Place
from core.text.languages import Language
from core.text.left_out import left_out
from core.validation.multi_index import MultiIndex
from core.validation.name_forms import Shown, Words, lower_words, names_in, words_of
from core.world.world import World


class NameIndex:
    """The names of all entries, kept by entry.

    `by_word`: word of a name -> entries that show a name with it. `terms`: term
    -> entries that list it.
    """

    def __init__(self) -> None:
        self.by_word: MultiIndex[str] = MultiIndex()
        self.terms: MultiIndex[Words] = MultiIndex()
        self._names: dict[int, tuple[Shown, ...]] = {}
        self._lower: Counter[str] = Counter()
        self._openers: MultiIndex[str] = MultiIndex()
        self._same: dict[Shown, Shown] = {}

    def names(self, handle: int) -> tuple[Shown, ...]:
        """The names that an entry shows."""
        settled = (shown.settled(self._lower) for shown in self._names.get(handle, ()))
        return tuple(shown for shown in settled if shown is not None)

    def words(self, handle: int) -> set[str]:
        """The words of the names that an entry shows."""
        return {word for shown in self.names(handle) for word in shown.words}

    def put(
        self, handle: int, old: Entry | None, new: Entry | None, language: Language
    ) -> set[int]:
        """Follow an entry; returns the other entries that show other names for it."""
        self._list(handle, self.words(handle), set())
        self._put_terms(handle, old, new)
        for shown in self._names.pop(handle, ()):
            if shown.opens:
                self._openers.discard(shown.words[0], handle)
        flipped = self._put_lower(old, new)
        if new is not None:
            self._put_names(handle, _names_of(new, language))
        self._list(handle, set(), self.words(handle))
        return flipped - {handle}

    def _put_names(self, handle: int, names: tuple[Shown, ...]) -> None:
        if not names:
            return
        self._names[handle] = tuple(self._same.setdefault(shown, shown) for shown in names)
        for shown in names:
            if shown.opens:
                self._openers.add(shown.words[0], handle)

    def _put_terms(self, handle: int, old: Entry | None, new: Entry | None) -> None:
        before, after = terms_of(old), terms_of(new)
        for term in before - after:
            self.terms.discard(term, handle)
        for term in after - before:
            self.terms.add(term, handle)

    def _put_lower(self, old: Entry | None, new: Entry | None) -> set[int]:
        """Count words in lower case; returns the entries whose first words became or ceased to be names."""
        before = lower_words(old.text) if old is not None else set()
        after = lower_words(new.text) if new is not None else set()
        flipped: set[int] = set()
        for word in after - before:
            if word not in self._lower:
                flipped |= self._flip(word, +1)
            else:
                self._lower[word] += 1
        for word in before - after:
            if self._lower[word] == 1:
                flipped |= self._flip(word, -1)
            else:
                self._lower[word] -= 1
        return flipped

    def _flip(self, word: str, step: int) -> set[int]:
        handles = set(self._openers.get(word))
        before = {handle: self.words(handle) for handle in handles}
        self._lower[word] += step
        if self._lower[word] == 0:
            del self._lower[word]
        for handle in handles:
            self._list(handle, before[handle], self.words(handle))
        return handles

    def _list(self, handle: int, before: set[str], after: set[str]) -> None:
        for word in before - after:
            self.by_word.discard(word, handle)
        for word in after - before:
            self.by_word.add(word, handle)

    def having(self, name: Words) -> set[int]:
        """The entries whose names hold all words of a name."""
        sets = sorted((self.by_word.get(word) for word in name), key=len)
        return set(sets[0]).intersection(*sets[1:]) if sets else set()


def _names_of(entry: Entry, language: Language) -> tuple[Shown, ...]:
    """The names in an entry's text, without those that its author leaves out."""
    found, left = names_in(entry.text, language), left_out(entry.not_names, language)
    if not left:
        return found
    return tuple(shown for shown in found if not left.holds(shown.text, opens=shown.opens))


def terms_of(entry: Entry | None) -> set[Words]:
    """The folded terms of an entry."""
    found = {words_of(term) for term in entry.terms} if entry is not None else set()
    return found - {()}


def public_names(world: World) -> set[Words]:
    """The names of cast, places and factions that are not hidden."""
    return {words for words, hidden in _declared(world) if not hidden}


def _declared(world: World) -> Iterator[tuple[Words, bool]]:
    for kind in (Kind.NPC, Kind.PLACE, Kind.FACTION):
        for record in world.records(kind):
            data = record.data
            if isinstance(data, (Npc, Place, Faction)):
                for name in _spelt(data):
                    yield name, data.hidden


def _spelt(data: Npc | Place | Faction) -> Iterable[Words]:
    return {words for text in (data.name, *data.aliases) if (words := words_of(text))}
