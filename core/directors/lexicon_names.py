"""The names and terms of a world by word, kept up record by record (spec section 8).

The same names as `core.grounding.book` finds: whether a word that a sentence starts with is one
depends on what all texts write, so that is decided when it is asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from core.directors.skeleton import skeleton, tokens
from core.grounding.names_in import NameIn, lower_words, names_in
from core.grounding.sources import Source
from core.text.fold import fold
from core.text.fold import tokens as folded_tokens
from core.text.languages import Language
from core.text.stems import stems
from core.text.stopwords import stop_words

Order = tuple[int, ...]
"""Where a source stands among all: its kind, its record, its number in the record."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term of an entry, by the stems of its words."""

    words: tuple[str, ...]
    source: Source


@dataclass(slots=True)
class _Part:
    """What one source brings."""

    source: Source
    names: tuple[NameIn, ...]
    lower: frozenset[str]
    words: set[str] = field(default_factory=set)
    terms: tuple[Term, ...] = ()


class NameIndex:
    """Names and terms of the sources taken in so far; any of them can be taken out again."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._parts: dict[Order, _Part] = {}
        self._by_word: dict[str, set[Order]] = {}
        self._by_term: dict[str, set[Order]] = {}
        self._lower: Counter[str] = Counter()
        self._sure: Counter[str] = Counter()

    # what there is

    def owners(self, word: str) -> Sequence[Source]:
        """The sources in which a word, as it looks, belongs to a name, in the order of the world."""
        held = (self._parts[at] for at in sorted(self._by_word.get(word, ())))
        return tuple(part.source for part in held if self._names(part, word))

    def terms(self, root: str) -> Iterator[Term]:
        """The terms that begin with a stem, in the order of the world."""
        for at in sorted(self._by_term.get(root, ())):
            yield from (term for term in self._parts[at].terms if term.words[0] == root)

    def _names(self, part: _Part, word: str) -> bool:
        declared = (w for name in part.source.declared for w in self._proper(name))
        settled = (w for name in part.names for w in name.settled(self._lower, self))
        return any(skeleton(w) == word for found in (declared, settled) for w in found)

    def __contains__(self, word: object) -> bool:
        """Whether some text or record shows a folded word as a name for sure."""
        if word in self._sure:
            return True
        held = (self._parts[at] for at in self._by_word.get(skeleton(str(word)), ()))
        names = (name for part in held for name in part.source.declared)
        return any(w == word for name in names for w in self._proper(name))

    def _proper(self, name: str) -> Iterator[str]:
        """The words of a declared name that make it proper; see `Book`."""
        for at, token in enumerate(name.split()):
            for word in folded_tokens(fold(token)):
                common = word in self._lower or word in stop_words(self._language)
                if token[:1].isupper() and not (at == 0 and common) and len(word) > 1:
                    yield word

    # what changes it

    def add(self, at: Order, source: Source, terms: Iterable[str] = ()) -> None:
        """Take in a source and the terms of its entry."""
        part = _Part(source, names_in(source.text, self._language), lower_words(source.text))
        part.words = {skeleton(word) for name in part.names for word in name.words}
        part.words |= {word for name in source.declared for word in tokens(name)}
        held = (stems(tokens(term), self._language) for term in terms)
        part.terms = tuple(Term(words, source) for words in held if words)
        self._parts[at] = part
        self._count(at, part, 1)

    def remove(self, at: Order) -> None:
        """Take a source out."""
        self._count(at, self._parts.pop(at), -1)

    def _count(self, at: Order, part: _Part, by: int) -> None:
        for index, keys in (
            (self._by_word, part.words),
            (self._by_term, {term.words[0] for term in part.terms}),
        ):
            for key in keys:
                _set(index, key, at, by > 0)
        _add(self._lower, part.lower, by)
        sure = (word for name in part.names if not name.opens for word in name.words)
        _add(self._sure, sure, by)


def _set(index: dict[str, set[Order]], key: str, at: Order, there: bool) -> None:
    held = index.setdefault(key, set())
    if there:
        held.add(at)
        return
    held.discard(at)
    if not held:
        del index[key]


def _add(counter: Counter[str], words: Iterable[str], by: int) -> None:
    for word in words:
        counter[word] += by
        if counter[word] <= 0:
            del counter[word]
