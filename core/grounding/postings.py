"""Counts and places of words that can be taken out again, for what is kept up edit by edit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

Order = tuple[int, int, int]
"""Where a source stands among all: its kind, its record's handle, its number in the record."""


@dataclass(slots=True)
class Postings:
    """Word -> where it stands."""

    _held: dict[str, set[Order]] = field(default_factory=dict)

    def add(self, at: Order, words: Iterable[str]) -> None:
        """Note that words stand somewhere."""
        for word in words:
            self._held.setdefault(word, set()).add(at)

    def remove(self, at: Order, words: Iterable[str]) -> None:
        """Forget that they do."""
        for word in words:
            places = self._held.get(word, set())
            places.discard(at)
            if not places:
                self._held.pop(word, None)

    def places(self, word: str) -> set[Order]:
        """Where a word stands, in no order."""
        return self._held.get(word, set())

    def __contains__(self, word: object) -> bool:
        return word in self._held

    def __iter__(self) -> Iterator[str]:
        return iter(self._held)


@dataclass(slots=True)
class Counts:
    """Word -> how many sources have it."""

    _held: dict[str, int] = field(default_factory=dict)

    def add(self, words: Iterable[str]) -> None:
        """Count words once more."""
        for word in words:
            self._held[word] = self._held.get(word, 0) + 1

    def remove(self, words: Iterable[str]) -> None:
        """Count them once less."""
        for word in words:
            left = self._held.get(word, 0) - 1
            if left > 0:
                self._held[word] = left
            else:
                self._held.pop(word, None)

    def __contains__(self, word: object) -> bool:
        return word in self._held
