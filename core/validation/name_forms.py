"""The names that a text shows, as far as the text alone can tell (spec section 7).

At the start of a sentence a capital says little: there, the first word counts as
part of a name only while no text of the world writes it in lower case.
"""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass
from functools import lru_cache

from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.names import NameFinder

Words = tuple[str, ...]
_WORD = re.compile(r"[^\W_]+")
_SENTENCE_END = '.!?…:;¿¡«»"“”„()[]{}—–-\n\r'
_PARTS = re.compile("[" + re.escape(_SENTENCE_END.replace("-", "")) + "]+")


@dataclass(frozen=True, slots=True)
class Shown:
    """A name as written, its folded words, and whether a sentence starts with it."""

    text: str
    words: Words
    opens: bool

    def settled(self, common: Container[str]) -> Shown | None:
        """The name without a first word that is only the start of a sentence."""
        if not self.opens or self.words[0] not in common:
            return self
        if len(self.words) == 1:
            return None
        rest = self.text.split(None, 1)[-1]
        return Shown(rest, self.words[1:], False)


def names_in(text: str, language: Language) -> tuple[Shown, ...]:
    """The names of a text, each once."""
    openers = _only_openers(text)
    if openers is not None:
        folded = (opening_name(word, language) for word in openers)
        return tuple(dict.fromkeys(shown for shown in folded if shown is not None))
    found: dict[Shown, None] = {}
    for name in NameFinder(language).find(text):
        words = tuple(w for part in name.words for w in tokens(part))
        if words:
            found[Shown(name.text, words, _opens(text, name.start))] = None
    return tuple(found)


def _only_openers(text: str) -> list[str] | None:
    """The first words with a capital of the parts of a text that has no other capitals.

    Most texts of many worlds are so, and need no closer look.
    """
    openers: list[str] = []
    for part in _PARTS.split(text):
        found = [word for word in _WORD.findall(part) if word[0].isupper()]
        if not found:
            continue
        if len(found) > 1 or not part.lstrip(" \t\u00a0'‘’").startswith(found[0]):
            return None
        openers += found
    return openers


@lru_cache(maxsize=65_536)
def opening_name(word: str, language: Language) -> Shown | None:
    """The name that a word alone is, at the start of a sentence; None for a common word."""
    names = NameFinder(language).find(word)
    words = tuple(w for name in names for part in name.words for w in tokens(part))
    return Shown(names[0].text, words, True) if words else None


def _opens(text: str, start: int) -> bool:
    before = text[:start].rstrip(" \t\u00a0'‘’")
    return not before or before[-1] in _SENTENCE_END


def lower_words(text: str) -> set[str]:
    """The folded words that a text writes in lower case."""
    return {fold(word) for word in _WORD.findall(text) if word[0].islower()}


def words_of(name: str) -> Words:
    """The folded words of a name or term."""
    return tuple(tokens(fold(name)))
