"""The words of a game and who knows them: lines by who heard them, memories by whose they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.stems import stem

START = 7
"""Letters by which words that are written broken up are looked for."""

SPELT = 4
"""One-letter words in a row that are taken for one word, spelt out: "v-a-m-p"."""

Audience = frozenset[str]
NOBODY: Audience = frozenset()


def spelt_out(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Where in a list of words one is spelt out letter by letter: first, and one after the last."""
    start = 0
    for at in range(len(words) + 1):
        if at < len(words) and len(words[at]) == 1:
            continue
        if at - start >= SPELT:
            yield start, at
        start = at + 1


def words_in(text: str) -> set[str]:
    """The folded words of a text, those that are spelt out included.

    A short word beside one ("a v-a-m-p...") may not belong to it, so it is taken both ways.
    """
    found = tokens(fold(text))
    runs = ("".join(found[first:last]) for first, last in spelt_out(found))
    cut = (run[left : len(run) - right] for run in runs for left in (0, 1) for right in (0, 1))
    return {*found, *(word for word in cut if len(word) >= SPELT)}


class ToldWords:
    """Stem -> the audiences it was told to. Only grows: what was heard once was heard.

    One with a `base` adds to it without changing it.
    """

    def __init__(self, language: Language, base: ToldWords | None = None) -> None:
        self._language = language
        self._base = base
        self._audiences: dict[str, set[Audience]] = {}
        self._words: dict[str, str] = {}
        self._starts: set[str] = set()
        self._seen: set[tuple[str, Audience]] = set()

    def add(self, text: str, audience: Iterable[str]) -> None:
        """A text was told to exactly these NPCs; to nobody when there are none."""
        who = frozenset(audience)
        if self._was_added(text, who):
            return
        self._seen.add((text, who))
        for word in words_in(text):
            root = self._words.get(word)
            if root is None:
                root = self._words[word] = stem(word, self._language)
                if len(word) >= START:
                    self._starts.add(word[:START])
            self._audiences.setdefault(root, set()).add(who)

    def _was_added(self, text: str, who: Audience) -> bool:
        if (text, who) in self._seen:
            return True
        return self._base is not None and self._base._was_added(text, who)

    def audiences(self, root: str) -> Iterable[Audience]:
        """Everybody a stem was told to, group by group."""
        own = self._audiences.get(root, set())
        return own if self._base is None else (*own, *self._base.audiences(root))

    def root_of(self, word: str) -> str | None:
        """The stem of a folded word that was told, or None."""
        found = self._words.get(word)
        return found if found or self._base is None else self._base.root_of(word)

    def starts(self, letters: str) -> bool:
        """Whether a word that was told starts with these seven letters."""
        if letters in self._starts:
            return True
        return self._base is not None and self._base.starts(letters)

    def over(self) -> ToldWords:
        """An empty one on top of this one."""
        return ToldWords(self._language, self)
