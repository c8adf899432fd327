"""The distinct long words of all texts, found by any part of four letters or more.

A query word holds only letters and digits, so where it stands in a text it stands inside one
of the text's words: looking through the distinct words is exact, and far less than the texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from core.retrieval.grouping import Rows
from core.retrieval.hits import LONG_WORD
from core.retrieval.postings import Posting, discard, insert, posting
from core.text.fold import fold, words

_GRAM = LONG_WORD


def long_words(text: str) -> list[str]:
    """The folded words of a text that can hold a query word that counts, first seen first."""
    return [word for word in words(fold(text)) if len(word) >= LONG_WORD]


class Vocabulary:
    """Words with their postings, and a 4-gram index over the words."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}
        self._words: list[str] = []
        self._postings: list[Posting] = []
        self._grams: dict[str, Posting] = {}

    def fill(self, texts: Iterable[str]) -> None:
        """Add the text of every slot, from 0 on; nothing was added before."""
        tokens, rows = _TokenWords(self), Rows()
        for text in texts:
            # Folding never looks across white space, so a token's words do not depend on its
            # neighbours, and each distinct token is folded once.
            rows.numbers.extend(chain.from_iterable(map(tokens.__getitem__, text.split())))
            rows.end()
        self._postings = rows.slots(len(self._words))

    def add(self, text: str, slot: int) -> None:
        """Add the words of one text."""
        for word in long_words(text):
            insert(self._postings[self.intern(word)], slot)

    def remove(self, text: str, slot: int) -> None:
        """Take the words of one text away; the words themselves stay known."""
        for word in long_words(text):
            discard(self._postings[self._ids[word]], slot)

    def intern(self, word: str) -> int:
        """The word's number; a new one for a new word."""
        number = self._ids.get(word)
        if number is None:
            number = self._ids[word] = len(self._words)
            self._words.append(word)
            self._postings.append(posting())
            for gram in _grams(word):
                self._grams.setdefault(gram, posting()).append(number)
        return number

    @property
    def names(self) -> Sequence[str]:
        """Every word ever known, by its number; only ever grows."""
        return self._words

    def postings_by(self, names: Iterable[str]) -> list[Posting]:
        """The postings of these very words, empty ones left out."""
        return self._postings_at(self._ids[name] for name in names if name in self._ids)

    def _postings_at(self, numbers: Iterable[int]) -> list[Posting]:
        found = (self._postings[number] for number in numbers)
        return [slots for slots in found if slots]

    def postings_of(self, part: str) -> list[Posting]:
        """The postings of all words that `part`, of four letters or more, is inside of."""
        return self._postings_at(self._containing(part))

    def _containing(self, part: str) -> Iterable[int]:
        lists = [self._grams.get(gram) for gram in _grams(part)]
        present = [numbers for numbers in lists if numbers is not None]
        if not present or len(present) < len(lists):
            return ()
        rarest = min(present, key=len)
        if len(part) == _GRAM:
            return rarest
        names = self._words
        return [number for number in rarest if part in names[number]]


def _grams(word: str) -> set[str]:
    return {word[i : i + _GRAM] for i in range(len(word) - _GRAM + 1)}


class _TokenWords(dict[str, tuple[int, ...]]):
    """A text's piece between white space -> the numbers of its long words."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        self._vocabulary = vocabulary

    def __missing__(self, token: str) -> tuple[int, ...]:
        numbers = tuple(map(self._vocabulary.intern, long_words(token)))
        self[token] = numbers
        return numbers
