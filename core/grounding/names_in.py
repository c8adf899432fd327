"""The names a text shows, read once for each text, so that an edit costs little."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import lru_cache

from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.left_out import left_out
from core.text.names import NameFinder, common_words
from core.text.stopwords import stop_words

Words = tuple[str, ...]

_REMEMBERED = 60_000


@dataclass(frozen=True, slots=True)
class NameIn:
    """A name by its folded words; `opens`: a sentence may start with it."""

    text: str
    words: Words
    opens: bool

    def settled(self, common: Container[str], sure: Container[str]) -> Words:
        """The words that make the name; none when it is only how a sentence starts.

        At the start of a sentence a word counts when some text shows it as a name elsewhere, or
        when more of the name follows and no text writes it in lower case.
        """
        if not self.opens or self.words[0] in sure:
            return self.words
        if len(self.words) == 1 or self.words[0] in common:
            return self.words[1:]
        return self.words


def names_in(text: str, language: Language, *, remember: bool = True) -> tuple[NameIn, ...]:
    """The names of a text as far as the text alone can tell.

    They are remembered for who reads the same texts again and again.
    """
    return _remembered(text, language) if remember else _names_in(text, language)


@lru_cache(maxsize=_REMEMBERED)
def _remembered(text: str, language: Language) -> tuple[NameIn, ...]:
    return _names_in(text, language)


def _names_in(text: str, language: Language) -> tuple[NameIn, ...]:
    found: dict[NameIn, None] = {}
    for name in NameFinder(language).find(text):
        words = tuple(word for part in name.words for word in tokens(part) if len(word) > 1)
        if words:
            found[NameIn(name.text, words, _opens(text, name.start))] = None
    return tuple(found)


def sorted_names(
    text: str, not_names: Words, language: Language, *, remember: bool = True
) -> tuple[tuple[NameIn, ...], tuple[NameIn, ...]]:
    """The names of a text, and those that its author leaves out (`not_names`)."""
    found, left = names_in(text, language, remember=remember), left_out(not_names, language)
    if not left:
        return found, ()
    out = tuple(name for name in found if left.holds(name.text, opens=name.opens))
    return tuple(name for name in found if name not in out), out


def proper_words(name: str, lower: Container[str], language: Language) -> Iterator[str]:
    """The words of a declared name that make it proper: "Farol" of "Taberna del Farol".

    The first word of "La mina" or "Gremio minero" has its capital by place alone; `lower` holds
    the words that texts write in lower case.
    """
    for at, token in enumerate(name.split()):
        for word in tokens(fold(token)):
            if not token[:1].isupper() or len(word) < 2:
                continue
            if at or not (word in stop_words(language) or word in lower):
                yield word


def _opens(text: str, start: int) -> bool:
    before = text[:start].rstrip()
    return not before or not (before[-1].isalnum() or before[-1] == ",")


@lru_cache(maxsize=_REMEMBERED)
def lower_words(text: str) -> frozenset[str]:
    """The folded words that a text writes in lower case."""
    return common_words([text])
