"""Runs of words that are copied from what is hidden from given readers (spec section 8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from core.directors.common_words import is_everyday
from core.directors.hidden import Hit
from core.directors.lexicon import Lexicon, Readers
from core.directors.told import ToldWords
from core.grounding.copies import Copied, Copies, Shelf
from core.grounding.sources import Source
from core.text.fold import WordSpan


class HiddenRuns:
    """Answers for one set of readers; words are as `core.directors.skeleton` gives them."""

    def __init__(
        self, lexicon: Lexicon, told: ToldWords, readers: Readers, allowed: Iterable[str]
    ) -> None:
        self._language = lexicon.language
        shelves: list[Shelf[Any]] = [
            Shelf(lexicon.copies, readers.may_know),
            *(Shelf(index, readers.was_told) for index in told.copies()),
        ]
        self._copies = Copies(shelves, allowed)

    def hits(self, text: str, spans: Sequence[WordSpan]) -> Iterator[Hit]:
        """The runs in one reading of a text."""
        for copied in self._copies.find(text, spans):
            item = copied.item
            if isinstance(item, Source):
                yield Hit("", copied.start, copied.end, "run", item.id, item.kind.value)
            elif not self._is_talk(copied, spans):
                yield Hit("", copied.start, copied.end, "run")

    def _is_talk(self, copied: Copied, spans: Sequence[WordSpan]) -> bool:
        """Whether all words are everyday ones: what was said elsewhere is often said again."""
        inside = (s.word for s in spans if copied.start <= s.start and s.end <= copied.end)
        return all(is_everyday(word, self._language) for word in inside)
