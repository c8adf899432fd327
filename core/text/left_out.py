"""Names that an author says are none in one text (spec section 7: names to correct)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.name_words import PARTICLES

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What is left out, as the folded words of each name."""

    names: frozenset[Words]
    language: Language

    def __bool__(self) -> bool:
        return bool(self.names)

    def holds(self, name: str, *, opens: bool = False) -> bool:
        """Whether a name found in the text is one of these.

        `opens`: a sentence may start with it, so its first word may be no part of it.
        """
        if not self.names:
            return False
        words = name_words(name, self.language)
        return words in self.names or (opens and words[1:] in self.names)


@lru_cache(maxsize=1024)
def _left_out(names: tuple[str, ...], language: Language) -> LeftOut:
    found = (name_words(name, language) for name in names)
    return LeftOut(frozenset(words for words in found if words), language)


def left_out(names: Iterable[str], language: Language) -> LeftOut:
    """The names that an entry's `not_names` leave out of it."""
    return _left_out(tuple(names), language)


def said_in(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """Those of some names whose folded words all stand in a text."""
    said = set(tokens(fold(text)))
    spelt = ((name, tokens(fold(name))) for name in names)
    return tuple(name for name, words in spelt if words and said.issuperset(words))


def name_words(name: str, language: Language) -> Words:
    """The folded words that a name is told by: without particles, unless it has nothing else."""
    words = [word for word in tokens(fold(name)) if len(word) > 1]
    particles = PARTICLES[language]
    return tuple(w for w in words if w not in particles) or tuple(words)
