"""The names of one entry as its author sees and corrects them (spec section 7).

The same names as `Book` has for it, without reading the whole world for them: only the words that
a sentence of the entry starts with are looked for elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from core.grounding.book import Records
from core.grounding.names_in import (
    NameIn,
    Words,
    names_in,
    proper_words,
    sorted_names,
)
from core.grounding.sources import NAMING, Source, sources_of
from core.model.kinds import Kind
from core.model.records import Entry
from core.text.fold import fold, tokens
from core.text.languages import Language, language_of
from core.text.left_out import LeftOut, left_out, name_words, said_in
from core.text.names import common_words

_DECLARING = tuple(kind for kind in NAMING if kind not in (Kind.ENTRY, Kind.PLOT))


@dataclass(frozen=True, slots=True)
class EntryName:
    """A name or term of an entry.

    `words`: what it is told by. `kind`, `id`: whose name it is, when it is somebody's or
    something's. `term`: listed by hand. `left_out`: its author says that it is no name here;
    `text` is then as `not_names` has it. `shown`: whether the text has it at all.
    """

    text: str
    words: Words
    term: bool = False
    kind: Kind | None = None
    id: str = ""
    left_out: bool = False
    shown: bool = True


def names_of(records: Records, handle: int) -> tuple[EntryName, ...]:
    """The names in an entry's text in their order, those left out among them, then its terms.

    What is left out and does not stand in the text comes after the names. Nothing for what is no
    entry. `records` may be a world, or what it held at some moment.
    """
    found = (r.data for r in records.records(Kind.ENTRY) if r.handle == handle)
    entry = next(found, None)
    if not isinstance(entry, Entry):
        return ()
    language = language_of(records.language)
    terms = (EntryName(t, tuple(tokens(fold(t))), True) for t in entry.terms)
    return (*_Names(entry, _Texts(records, language), language).all(), *terms)


@dataclass(slots=True)
class _Names:
    """The names of one entry, each once."""

    entry: Entry
    texts: _Texts
    language: Language
    found: dict[tuple[bool, Words], EntryName] = field(default_factory=dict)

    def all(self) -> Iterator[EntryName]:
        _, out = sorted_names(self.entry.text, self.entry.not_names, self.language)
        for name in names_in(self.entry.text, self.language):
            if name in out:
                self._leave_out(name)
            else:
                self._keep(name)
        for text in self.entry.not_names:
            said = bool(said_in(self.entry.text, [text]))
            self._put(text, name_words(text, self.language), out=True, shown=said)
        return iter(self.found.values())

    def _keep(self, name: NameIn) -> None:
        words = name.settled(self.texts.lower, self.texts.sure)
        if words:
            self._put(_shortest(name.text, words, self.language), words)

    def _leave_out(self, name: NameIn) -> None:
        for text in self.entry.not_names:
            if left_out((text,), self.language).holds(name.text, opens=name.opens):
                self._put(text, name_words(text, self.language), out=True)

    def _put(self, text: str, words: Words, *, out: bool = False, shown: bool = True) -> None:
        kind, id = self.texts.whose(words)
        name = EntryName(text, words, kind=kind, id=id, left_out=out, shown=shown)
        self.found.setdefault((out, words), name)


class _Texts:
    """What all records write, asked word by word."""

    def __init__(self, records: Records, language: Language) -> None:
        self._records, self._language = records, language

    @property
    def lower(self) -> _Lower:
        """The words that some text writes in lower case."""
        # Made anew, so that what was read is let go at once and waits for no collector.
        return _Lower(self)

    @property
    def sure(self) -> _Sure:
        """The words that some text or record shows as names beyond doubt."""
        return _Sure(self)

    def _sources(self, *kinds: Kind) -> Iterator[Source]:
        for kind in kinds:
            for record in self._records.records(kind):
                yield from sources_of(record)

    @cached_property
    def _folded(self) -> list[tuple[str, Source]]:
        return [(fold(source.text), source) for source in self._sources(*NAMING) if source.text]

    @cached_property
    def _declared(self) -> list[tuple[frozenset[str], str, Source]]:
        return [
            (frozenset(tokens(fold(name))), name, source)
            for source in self._sources(*_DECLARING)
            for name in source.declared
        ]

    def having(self, word: str) -> Iterator[Source]:
        """The sources that have a folded word in their texts."""
        whole = re.compile(rf"\b{re.escape(word)}\b")
        # Looking for it anywhere first costs a tenth.
        held = ((folded, source) for folded, source in self._folded if word in folded)
        return (source for folded, source in held if whole.search(folded))

    def is_declared(self, word: str) -> bool:
        """Whether a folded word belongs to the name of somebody or something."""
        return any(
            word in words and word in proper_words(name, self.lower, self._language)
            for words, name, _ in self._declared
        )

    def is_inside(self, word: str) -> bool:
        """Whether some text has a folded word in a name that is none by its place alone."""
        return any(
            word in name.words
            for source in self.having(word)
            for name in self._kept(source)
            if not name.opens
        )

    def _kept(self, source: Source) -> tuple[NameIn, ...]:
        not_names = source.entry.not_names if source.entry is not None else ()
        # Not remembered: that is for who reads the whole world.
        return sorted_names(source.text, not_names, self._language, remember=False)[0]

    def whose(self, words: Words) -> tuple[Kind | None, str]:
        """The first record whose name has all the words; the player's is nobody's here."""
        for spelt, _, source in self._declared:
            if words and spelt.issuperset(words) and source.kind is not Kind.PLAYER:
                return source.kind, source.id
        return None, ""


@dataclass(frozen=True, slots=True)
class _Lower:
    texts: _Texts

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        # Not `lower_words`, which remembers too.
        return any(word in common_words([source.text]) for source in self.texts.having(word))


@dataclass(frozen=True, slots=True)
class _Sure:
    texts: _Texts

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        return self.texts.is_inside(word) or self.texts.is_declared(word)


def _shortest(text: str, words: Words, language: Language) -> str:
    """The end of a name as written that still has all its words."""
    wanted = LeftOut(frozenset([name_words(" ".join(words), language)]), language)
    parts = text.split()
    for at in range(len(parts) - 1, 0, -1):
        rest = " ".join(parts[at:])
        if wanted.holds(rest):
            return rest
    return text


__all__ = ["EntryName", "names_of"]
