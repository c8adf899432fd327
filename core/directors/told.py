"""The words of a game and who knows them: lines by who heard them, memories by whose they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from core.directors.skeleton import tokens, word_spans
from core.directors.word_index import WordIndex
from core.grounding.copies import CopyIndex
from core.text.languages import Language

SPELT = 4
"""One-letter words in a row that are taken for one word, spelt out: "v-a-m-p"."""

LONGEST = 24
"""No hidden word is looked for that is longer."""

NOBODY: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Audience:
    """The NPCs a text was told to; `aloud` unless it is what one of them keeps to itself."""

    npcs: frozenset[str]
    aloud: bool = True


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
    """The words of a text as they look, those that are spelt out or hyphenated included.

    A short word beside one ("a v-a-m-p...") may not belong to it, so it is taken both ways.
    """
    found = tokens(text)
    runs = ("".join(found[first:last]) for first, last in spelt_out(found))
    cut = (run[left : len(run) - right] for run in runs for left in (0, 1) for right in (0, 1))
    return {*found, *(word for word in cut if len(word) >= SPELT), *_hyphenated(text)}


def _hyphenated(text: str) -> Iterator[str]:
    """Words with marks inside as one: *O'Brien*, *ex-rey*."""
    for chunk in text.split():
        if not chunk.isalnum():
            pieces = tokens(chunk)
            word = "".join(pieces)
            if len(pieces) > 1 and len(word) <= LONGEST:
                yield word


def glued(name: str) -> set[str]:
    """A name or term of several words written as one."""
    pieces = [span.word for span in word_spans(name)]
    word = "".join(pieces)
    return {word} if len(pieces) > 1 and len(word) <= LONGEST else set()


class ToldWords:
    """Stem -> the audiences it was told to. Only grows: what was heard once was heard.

    One with a `base` adds to it without changing it.
    """

    def __init__(self, language: Language, base: ToldWords | None = None) -> None:
        self._language = language
        self._base = base
        self._index = WordIndex(language)
        self._audiences: dict[str, set[Audience]] = {}
        self._seen: set[tuple[str, Audience]] = set()
        self._copies: CopyIndex[Audience] = CopyIndex(language, word_spans)

    def add(self, text: str, npcs: Iterable[str], *, aloud: bool = True) -> None:
        """A text was told to exactly these NPCs; to nobody when there are none."""
        who = Audience(frozenset(npcs), aloud)
        if self._was_added(text, who):
            return
        self._copies.put((0, len(self._seen), 0), who, text)
        self._seen.add((text, who))
        for word in words_in(text):
            self._audiences.setdefault(self._index.add(word), set()).add(who)

    def _was_added(self, text: str, who: Audience) -> bool:
        if (text, who) in self._seen:
            return True
        return self._base is not None and self._base._was_added(text, who)

    def audiences(self, root: str) -> Iterable[Audience]:
        """Everybody a stem was told to, group by group."""
        own = self._audiences.get(root, set())
        return own if self._base is None else (*own, *self._base.audiences(root))

    def indexes(self) -> tuple[WordIndex, ...]:
        """What was told, word by word."""
        base = () if self._base is None else self._base.indexes()
        return (self._index, *base)

    def copies(self) -> tuple[CopyIndex[Audience], ...]:
        """What was told, by its runs of words."""
        base = () if self._base is None else self._base.copies()
        return (self._copies, *base)

    def over(self) -> ToldWords:
        """An empty one on top of this one."""
        return ToldWords(self._language, self)
