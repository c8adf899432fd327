"""Words that no dictionary has: which they are in a text, and what was likely meant.

The dictionaries come with the optional package `simplemma` (extra `[spelling]`) and lie on
this machine: Spanish, Portuguese and English. What a world calls its own is known too.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any
from unicodedata import normalize

from core.text.fold import fold
from core.text.languages import Language
from core.text.similarity import distance

_PACKAGE = "simplemma"
MOST_SUGGESTIONS = 5
_MOST_LETTERS = 40
_TOKEN = re.compile(r"(?<![\w@/\\.#])[^\W\d_]+(?:['’][^\W\d_]+)*(?![\w@/\\])")
_OPENS = re.compile(r"(?:^|[.!?…:;¿¡«»\"“”(\[\n—–-])\s*$")
_LETTERS: dict[Language, str] = {
    "es": "abcdefghijklmnopqrstuvwxyzáéíóúüñ",
    "pt": "abcdefghijklmnopqrstuvwxyzáâãàéêíóôõúç",
    "en": "abcdefghijklmnopqrstuvwxyz'",
}
_MISSING_ES = """
antes tan jamás cuán veintiuno veintiún veintiuna veintidós veintitrés veinticuatro veinticinco
veintiséis veintisiete veintiocho veintinueve doscientas trescientas cuatrocientas quinientas
seiscientas setecientas ochocientas novecientas
"""
_MISSING_PT = """
dela delas nove cem onze doze treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete
dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa duzentas
trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas
"""
_MISSING: dict[Language, frozenset[str]] = {
    "es": frozenset(_MISSING_ES.split()),
    "pt": frozenset(_MISSING_PT.split()),
    "en": frozenset(["her"]),
}
"""Common words that the dictionaries of the package lack."""
_CLITICS = re.compile(r"(?:(?:me|te|se|nos|os|le|les)?(?:lo|la|los|las|le|les|me|te|se|nos|os))$")
_CONTRACTED = re.compile(r"(?:n't|'(?:s|m|re|ve|ll|d))$")
_PLAIN = str.maketrans("áéíóú", "aeiou")
_PORTUGUESE_ENDS = {"á": "ar", "ê": "er", "í": "ir", "i": "ir", "ô": "or"}


@dataclass(frozen=True, slots=True)
class Token:
    """A word of a text; `opens` tells that a sentence or a quotation starts with it."""

    start: int
    word: str
    opens: bool


@cache
def spelling_is_installed() -> bool:
    """Whether the optional package with the dictionaries is there."""
    return importlib.util.find_spec(_PACKAGE) is not None


def spelt_words(text: str) -> Iterator[Token]:
    """The words of a text that can be misspelt: no numbers, ids, paths or addresses."""
    for found in _TOKEN.finditer(text):
        opens = _OPENS.search(text, max(0, found.start() - 8), found.start()) is not None
        yield Token(found.start(), found.group(), opens)


class Speller:
    """Knows the words of one language. May be asked from several threads.

    The first question loads the dictionary, which takes up to a second.
    """

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._lock = threading.Lock()
        self._dictionary: Any = None
        self._is_in_dictionary = lru_cache(maxsize=50_000)(self._look_up)

    def _look_up(self, word: str) -> bool:
        with self._lock:
            if self._dictionary is None:
                self._dictionary = _dictionary_of(self.language)
            found = self._dictionary.get_lemma(normalize("NFC", word), self.language)
            return found is not None

    def rest(self) -> None:
        """Let the dictionary go until a word is asked for that was not asked for before."""
        with self._lock:
            self._dictionary = None

    def knows(self, word: str) -> bool:
        """Whether a word is spelt right, in any case of its letters.

        Raises ImportError without the package.
        """
        plain = word.replace("’", "'")
        lower = plain.lower()
        if len(lower) < 2 or len(lower) > _MOST_LETTERS or lower in _MISSING[self.language]:
            return True
        if self._is_in_dictionary(lower) or (plain != lower and self._is_in_dictionary(plain)):
            return True
        return self._is_made_of_known(lower)

    def _is_made_of_known(self, word: str) -> bool:
        if self.language == "en":
            base = _CONTRACTED.sub("", word)
            return base != word and self.knows(base)
        if self.language == "es":
            return self._has_clitics(word)
        end = _PORTUGUESE_ENDS.get(word[-1:])
        return end is not None and self._is_in_dictionary(word[:-1] + end)

    def _has_clitics(self, word: str) -> bool:
        """`decirlo`, `pidiéndole`: pronouns behind an infinitive or a gerund."""
        found = _CLITICS.search(word)
        if found is None or found.start() < 3:
            return False
        base = word[: found.start()]
        plain = base.translate(_PLAIN)
        ends = plain.endswith(("ar", "er", "ir", "ando", "endo"))
        return ends and (self._is_in_dictionary(base) or self._is_in_dictionary(plain))

    def suggestions(self, word: str, others: Iterable[str] = ()) -> tuple[str, ...]:
        """What may have been meant, the likeliest first; `others` are words of the world."""
        lower = word.replace("’", "'").lower()
        near = {w for w in _one_edit_away(lower, _LETTERS[self.language]) if self.knows(w)}
        limit = 1 if len(lower) < 5 else 2
        named = [w for w in others if 0 < distance(fold(lower), fold(w), limit) <= limit]
        ranked = sorted(near, key=lambda w: _unlikeness(lower, w))
        listed = dict.fromkeys([*(_cased(word, w) for w in ranked), *named])
        first = [w for w in listed if fold(w) == fold(word)]
        return tuple(dict.fromkeys([*first, *named[:2], *listed]))[:MOST_SUGGESTIONS]


def _dictionary_of(language: Language) -> Any:
    strategies = importlib.import_module(f"{_PACKAGE}.strategies")
    streams = importlib.import_module(
        f"{_PACKAGE}.strategies.dictionaries.stream_dictionary_factory"
    )
    return strategies.DictionaryLookupStrategy(_One(streams.StreamMap(language)))


@dataclass(frozen=True, slots=True)
class _One:
    """Gives one dictionary. The package's own giver is freed by the garbage collector only."""

    words: Any

    def get_dictionary(self, lang: str) -> Any:
        return self.words


def _one_edit_away(word: str, letters: str) -> set[str]:
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    found = {head + tail[1:] for head, tail in cuts if tail}
    found |= {head + tail[1] + tail[0] + tail[2:] for head, tail in cuts if len(tail) > 1}
    found |= {head + c + tail[1:] for head, tail in cuts if tail for c in letters}
    found |= {head + c + tail for head, tail in cuts for c in letters}
    return {w for w in found if len(w) > 1} - {word}


def _unlikeness(word: str, other: str) -> tuple[int, int, int, str]:
    """Letters swapped or doubled are the commonest slips, then others inside the word."""
    same_letters = sorted(word) == sorted(other)
    doubled = set(word) == set(other)
    same_ends = word[:1] == other[:1] and word[-1:] == other[-1:]
    rank = 0 if fold(word) == fold(other) else 1 if same_letters else 2 if doubled else 3
    return (rank, 0 if same_ends else 1, abs(len(word) - len(other)), other)


def _cased(like: str, word: str) -> str:
    """The word with the capitals of another."""
    if len(like) > 1 and like.isupper():
        return word.upper()
    return word[:1].upper() + word[1:] if like[:1].isupper() else word
