"""Words by stem, by kernel and by how they begin; counted, so that they can be taken out again."""

from __future__ import annotations

from collections import Counter

from core.directors.kernels import kernel
from core.text.languages import Language
from core.text.stems import stem

START = 7
"""Letters by which words that begin or end amid others' letters are looked for."""

HEAD = 4
"""Letters by which words that are made of whole pieces are looked for."""


class WordIndex:
    """The words of some texts. Words are as `core.directors.skeleton` gives them."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._words: Counter[str] = Counter()
        self._roots: Counter[str] = Counter()
        self._starts: Counter[str] = Counter()
        self._heads: Counter[str] = Counter()
        self._kernels: dict[str, Counter[str]] = {}

    def add(self, word: str) -> str:
        """Take in a word; its stem."""
        root = stem(word, self.language)
        self._words[word] += 1
        if self._words[word] == 1:
            self._count(word, root, 1)
        return root

    def remove(self, word: str) -> str:
        """Take out a word once; it stays while it was taken in more often. Its stem."""
        root = stem(word, self.language)
        self._words[word] -= 1
        if self._words[word] == 0:
            del self._words[word]
            self._count(word, root, -1)
        return root

    def _count(self, word: str, root: str, by: int) -> None:
        _add(self._roots, root, by)
        _add(self._heads, word[:HEAD], by)
        if root[:HEAD] != word[:HEAD]:
            _add(self._heads, root[:HEAD], by)
        if len(word) >= START:
            _add(self._starts, word[:START], by)
        center = kernel(word, self.language)
        held = self._kernels.setdefault(center, Counter())
        _add(held, root, by)
        if not held:
            del self._kernels[center]

    def __contains__(self, word: str) -> bool:
        return word in self._words

    def is_root(self, root: str) -> bool:
        """Whether it is the stem of a word."""
        return root in self._roots

    def starts(self, letters: str) -> bool:
        """Whether a word starts with these seven letters."""
        return letters in self._starts

    def heads(self, letters: str) -> bool:
        """Whether a word, or the stem of one, starts with these four letters, or is these."""
        return letters in self._heads

    def of_kernel(self, center: str) -> tuple[str, ...]:
        """The stems of the words with a kernel."""
        return tuple(self._kernels.get(center, ()))


def _add(counter: Counter[str], key: str, by: int) -> None:
    counter[key] += by
    if counter[key] <= 0:
        del counter[key]
