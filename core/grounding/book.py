"""The names and terms of a world, by word, with where they come from (spec section 7).

Kept up record by record. Whether a word that a sentence starts with is a name depends on what all
texts write, so that is settled when a word is asked for, and not when a record is read.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from core.grounding.copies import CopyIndex
from core.grounding.names_in import NameIn, Words, lower_words, proper_words, sorted_names
from core.grounding.postings import Counts, Order, Postings
from core.grounding.sources import NAMING, Source, sources_of
from core.model.kinds import Kind
from core.model.mask import Viewer
from core.text.fold import fold, tokens
from core.text.languages import Language, language_of
from core.text.names import NameFinder
from core.text.stems import stem, stems
from core.world.lore_file import Record

_RANKS = {kind: rank for rank, kind in enumerate(NAMING)}
_START = 3


class Records(Protocol):
    """What names are read from: a world, or the records it had at some moment."""

    @property
    def language(self) -> str: ...

    def records(self, kind: Kind) -> tuple[Record, ...]: ...


@dataclass(frozen=True, slots=True)
class HeldRecords:
    """The records of a world as they were at some moment, for a thread that runs while it is
    edited."""

    language: str
    held: Mapping[Kind, tuple[Record, ...]]

    def records(self, kind: Kind) -> tuple[Record, ...]:
        """The records of a kind, as `World.records` gives them."""
        return self.held.get(kind, ())


def held_records(world: Records) -> HeldRecords:
    """The records that names are read from, as they are now."""
    held = {kind: tuple(world.records(kind)) for kind in NAMING}
    return HeldRecords(world.language, held)


@dataclass(frozen=True, slots=True)
class Shown:
    """A name or term as its folded words (stems, for a term), and where it comes from."""

    words: Words
    source: Source


@dataclass(frozen=True, slots=True)
class _Part:
    """What one source brings."""

    source: Source
    names: tuple[NameIn, ...]
    terms: tuple[Words, ...]
    left: frozenset[str] = frozenset()
    """The words of the names that its author leaves out."""

    def words(self) -> set[str]:
        """Every word that may belong to a name of it."""
        found = {word for name in self.names for word in name.words}
        return found.union(*(tokens(fold(name)) for name in self.source.declared))

    def sure(self) -> list[str]:
        """The words that it shows as names beyond doubt."""
        return [word for name in self.names if not name.opens for word in name.words]


class Book:
    """The names of one world; `catch_up` follows its edits. Not for two threads at once."""

    def __init__(self, world: Records) -> None:
        self._clear(world.language)
        self.catch_up(world)

    def _clear(self, written: str) -> None:
        self._written = written
        self.language: Language = language_of(written)
        self._records: dict[int, Record] = {}
        self._parts: dict[Order, _Part] = {}
        self._of_record: dict[int, tuple[Order, ...]] = {}
        self._by_word, self._by_term = Postings(), Postings()
        self._lower, self._inside, self._left = Counts(), Counts(), Counts()
        self._starts: dict[str, set[str]] = {}
        self._settled: dict[str, tuple[Shown, ...]] = {}
        self._copies: CopyIndex[Source] | None = None
        self._numbers: dict[Order, int] = {}

    # what changes it

    def catch_up(self, world: Records) -> int:
        """Read what differs from a world as it is now; how many records did."""
        if world.language != self._written:
            self._clear(world.language)
        now = {record.handle: record for kind in NAMING for record in world.records(kind)}
        gone = [handle for handle in self._records if handle not in now]
        changed = [r for r in now.values() if self._records.get(r.handle) is not r]
        for handle in (*gone, *(record.handle for record in changed)):
            self._drop(handle)
        for record in changed:
            self._put(record)
        if gone or changed:
            self._settled.clear()
        return len(gone) + len(changed)

    def _put(self, record: Record) -> None:
        orders = []
        for number, source in enumerate(sources_of(record)):
            at = (_RANKS[record.kind], record.handle, number)
            orders.append(at)
            self._add(at, source)
        self._records[record.handle] = record
        self._of_record[record.handle] = tuple(orders)

    def _add(self, at: Order, source: Source) -> None:
        part = self._read(source)
        self._parts[at] = part
        words = part.words()
        self._by_word.add(at, words)
        for word in words:
            self._starts.setdefault(word[:_START], set()).add(word)
        self._by_term.add(at, (term[0] for term in part.terms))
        self._lower.add(lower_words(source.text))
        self._inside.add(part.sure())
        self._left.add(part.left)
        self._index(at, source)

    def _index(self, at: Order, source: Source) -> None:
        if self._copies is not None and source.text:
            self._numbers[at] = self._copies.put(at, source, source.text)

    def _read(self, source: Source) -> _Part:
        entry = source.entry
        terms = (stems(tokens(fold(t)), self.language) for t in (entry.terms if entry else ()))
        not_names = entry.not_names if entry is not None else ()
        names, left = sorted_names(source.text, not_names, self.language)
        words = frozenset(word for name in left for word in name.words)
        return _Part(source, names, tuple(term for term in terms if term), words)

    def _drop(self, handle: int) -> None:
        self._records.pop(handle, None)
        for at in self._of_record.pop(handle, ()):
            part = self._parts.pop(at)
            words = part.words()
            self._by_word.remove(at, words)
            for word in words:
                if word not in self._by_word:
                    self._starts[word[:_START]].discard(word)
            self._by_term.remove(at, (term[0] for term in part.terms))
            self._lower.remove(lower_words(part.source.text))
            self._inside.remove(part.sure())
            self._left.remove(part.left)
            number = self._numbers.pop(at, None)
            if self._copies is not None and number is not None:
                self._copies.drop(number)

    # what there is

    @property
    def sources(self) -> Sequence[Source]:
        """Everything that names come from: entries, then what is declared, then the hidden."""
        return tuple(self._parts[at].source for at in sorted(self._parts))

    @property
    def copies(self) -> CopyIndex[Source]:
        """The texts by their runs of words; read when it is first asked for."""
        if self._copies is None:
            self._copies = CopyIndex(self.language)
            for at, part in self._parts.items():
                self._index(at, part.source)
        return self._copies

    @property
    def common(self) -> Container[str]:
        """The folded words that some text writes in lower case."""
        return self._lower

    @property
    def names(self) -> frozenset[str]:
        """Every word of a name."""
        return frozenset(word for word in self._by_word if self.names_word(word))

    def names_word(self, word: str) -> bool:
        """Whether a folded word belongs to a name."""
        settled = self._settled.get(word)
        if settled is not None:
            return bool(settled)
        parts = (self._parts[at] for at in self._by_word.places(word))
        return any(word in words for part in parts for words in self._names_of(part))

    def names_like(self, word: str) -> Iterator[str]:
        """The words of names that begin with the same letters."""
        return (w for w in self._starts.get(word[:_START], ()) if self.names_word(w))

    def is_declared(self, word: str) -> bool:
        """Whether a folded word belongs to the name of somebody or something."""
        parts = (self._parts[at] for at in self._by_word.places(word))
        return any(word in words for part in parts for words in self._declared(part.source))

    def is_sure(self, word: str) -> bool:
        """Whether some text or record shows a folded word as a name beyond doubt."""
        return word in self._inside or self.is_declared(word)

    def is_left_out(self, word: str) -> bool:
        """Whether an author has said of some entry that a word of it is no name there."""
        return word in self._left

    def finder(self, common: frozenset[str] = frozenset()) -> NameFinder:
        """Finds names in prose of this world; `common` are more words that are none."""
        return NameFinder(self.language, _Common(self, common), _Known(self))

    def is_common(self, word: str) -> bool:
        """Whether a folded word also stands in lower case, or is common in the language."""
        return word in self._lower or NameFinder(self.language).is_common(word)

    def owners(self, word: str) -> Sequence[Shown]:
        """The names that a folded word belongs to, in the order of the world."""
        settled = self._settled.get(word)
        if settled is None:
            settled = tuple(self._owners(word))
            self._settled[word] = settled
        return settled

    def _owners(self, word: str) -> Iterator[Shown]:
        for at in sorted(self._by_word.places(word)):
            part = self._parts[at]
            for words in dict.fromkeys(self._names_of(part)):
                if word in words:
                    yield Shown(words, part.source)

    def terms(self, root: str) -> Sequence[Shown]:
        """The terms that begin with a stem, in the order of the world."""
        held = (self._parts[at] for at in sorted(self._by_term.places(root)))
        return [Shown(t, part.source) for part in held for t in part.terms if t[0] == root]

    def hidden(self, word: str, viewer: Viewer) -> Shown | None:
        """The first name the word belongs to, when none of them is visible to the viewer."""
        owners = self.owners(word)
        if not owners or any(shown.source.visible(viewer) for shown in owners):
            return None
        return owners[0]

    def visible(self, word: str, viewer: Viewer) -> Shown | None:
        """The first name of something visible that the word belongs to."""
        return next((s for s in self.owners(word) if s.source.visible(viewer)), None)

    def says(self, words: Words, viewer: Viewer) -> bool:
        """Whether some entry visible to the viewer has a term's stems in its text."""
        start = min(words, key=len)[:_START]
        for part in self._parts.values():
            source = part.source
            if source.entry is None or start not in fold(source.text):
                continue
            if source.visible(viewer) and contains(self.stems_of(source.text), words):
                return True
        return False

    def stems_of(self, text: str) -> Words:
        """The stems of all words of a text, in order."""
        return tuple(stem(word, self.language) for word in tokens(fold(text)))

    # how names are settled

    def _names_of(self, part: _Part) -> Iterator[Words]:
        yield from self._declared(part.source)
        for name in part.names:
            yield name.settled(self._lower, _Sure(self))

    def _declared(self, source: Source) -> Iterator[Words]:
        for name in source.declared:
            words = tuple(proper_words(name, self._lower, self.language))
            if words:
                yield words


@dataclass(frozen=True, slots=True)
class _Sure:
    """The words that are names beyond doubt."""

    book: Book

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.book.is_sure(word)


@dataclass(frozen=True, slots=True)
class _Known:
    """The words of names of a world."""

    book: Book

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.book.names_word(word)


@dataclass(frozen=True, slots=True)
class _Common:
    """The words that are no names though a sentence may start with them."""

    book: Book
    more: frozenset[str]

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not (word in self.more or word in self.book.common):
            return False
        return not self.book.names_word(word)


def contains(words: Sequence[str], part: Words) -> bool:
    """Whether the words of `part` stand in `words` side by side."""
    return any(
        tuple(words[at : at + len(part)]) == part for at in range(len(words) - len(part) + 1)
    )
