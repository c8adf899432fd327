"""Texts as runs of stems, so that words copied from one into another are found.

A key stands for three content words in a row, whatever stop words are between them, or for a
whole sentence that is too short for that. Keys are good within one process only.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from core.text.fold import WordSpan, word_spans
from core.text.languages import Language
from core.text.stems import stem
from core.text.stopwords import stop_words

IN_A_ROW = 3
"""Content words in a row that a key stands for."""
LONG = 5
"""Words in a row that are no accident."""
_SHORTEST = 3
_ENDS = re.compile(r"[.!?…\n。！？]")

Range = tuple[int, int]
"""The first word and one after the last."""


@dataclass(frozen=True, slots=True)
class Runs:
    """The stems of a text in order, which of them are content words, and its sentences."""

    roots: tuple[str, ...]
    content: tuple[int, ...]
    sentences: tuple[Range, ...]

    def key(self, at: int) -> int:
        """The key of three content words, from the `at`-th content word on."""
        first, second, third = self.content[at : at + IN_A_ROW]
        return hash((self.roots[first], self.roots[second], self.roots[third]))

    @property
    def keyed(self) -> range:
        """The content words that a key begins at."""
        return range(len(self.content) - IN_A_ROW + 1)

    def short(self) -> Iterator[tuple[int, Range]]:
        """The key and the place of each sentence that the keys of content words do not cover."""
        for first, end in self.sentences:
            within = self.content_in(first, end)
            told = within >= 2 and end - first >= _SHORTEST
            if (told or (within and end - first >= LONG)) and (
                within < IN_A_ROW or end - first < LONG
            ):
                yield hash(("", *self.roots[first:end])), (first, end)

    def every_key(self) -> Iterator[int]:
        """All keys."""
        yield from map(self.key, self.keyed)
        yield from (key for key, _ in self.short())

    def content_in(self, first: int, end: int) -> int:
        """How many content words a range has."""
        return bisect_left(self.content, end) - bisect_left(self.content, first)

    def by_sentence(self, first: int, end: int) -> list[Range]:
        """The parts of a range that lie in one sentence each; those that tell nothing left out."""
        at = bisect_right(self.sentences, first, key=lambda sentence: sentence[0]) - 1
        upto = bisect_left(self.sentences, end, key=lambda sentence: sentence[0])
        parts = [(max(first, a), min(end, b)) for a, b in self.sentences[max(at, 0) : upto]]
        telling = [part for part in parts if self.content_in(*part) >= IN_A_ROW - 1]
        return telling or [max(parts, key=_size)]

    def holds(self, part: Sequence[str]) -> bool:
        """Whether stems stand in it side by side."""
        size, wanted = len(part), tuple(part)
        return any(
            self.roots[at : at + size] == wanted
            for at in range(len(self.roots) - size + 1)
            if self.roots[at] == wanted[0]
        )


def runs_of(text: str, language: Language, spans: Sequence[WordSpan] | None = None) -> Runs:
    """The runs of a text; `spans` are its words where they are cut in another way."""
    found = word_spans(text) if spans is None else spans
    stops = stop_words(language)
    return Runs(
        tuple(stem(span.word, language) for span in found),
        tuple(at for at, span in enumerate(found) if span.word not in stops),
        tuple(_sentences(text, found)),
    )


def _sentences(text: str, spans: Sequence[WordSpan]) -> Iterator[Range]:
    first = 0
    for at in range(1, len(spans) + 1):
        if at == len(spans) or _ENDS.search(text, spans[at - 1].end, spans[at].start):
            if at > first:
                yield first, at
            first = at


def copied_run(text: Runs, at: int, source: Runs) -> Range | None:
    """The longest run of a text around its `at`-th key that a source has word for word.

    It is five words in a row, or four content words with whatever stop words between them; None
    when there is none so long.
    """
    key, best = text.key(at), None
    for there in source.keyed:
        if source.key(there) == key:
            found = _around(text, at, source, there)
            if found is not None and (best is None or _size(found) > _size(best)):
                best = found
    return best


def _size(found: Range) -> int:
    return found[1] - found[0]


def _around(text: Runs, at: int, source: Runs, there: int) -> Range | None:
    back = _same(text, source, _places(text, at - 1, -1), _places(source, there - 1, -1))
    ahead = _same(text, source, _places(text, at, 1), _places(source, there, 1))
    if ahead < IN_A_ROW:
        return None
    first, last = text.content[at - back], text.content[at + ahead - 1]
    beyond = source.content[there - back], source.content[there + ahead - 1]
    left = _same(text, source, range(first - 1, -1, -1), range(beyond[0] - 1, -1, -1))
    right = _same(
        text, source, range(last + 1, len(text.roots)), range(beyond[1] + 1, len(source.roots))
    )
    if back + ahead == IN_A_ROW:
        # The stop words between may be bent ("la", "las"), and are as many.
        apart = [text.content[at + n] - first for n in range(-back, ahead)]
        there_apart = [source.content[there + n] - beyond[0] for n in range(-back, ahead)]
        if apart != there_apart or last + 1 - first + left + right < LONG:
            return None
    return first - left, last + 1 + right


def _places(runs: Runs, at: int, step: int) -> Iterator[int]:
    """Where the content words are, from one of them on or back."""
    return (runs.content[n] for n in range(at, len(runs.content) if step > 0 else -1, step))


def _same(text: Runs, source: Runs, ours: Iterable[int], theirs: Iterable[int]) -> int:
    """How many words are the same from the start of two lists of places on."""
    count = 0
    for one, other in zip(ours, theirs, strict=False):
        if text.roots[one] != source.roots[other]:
            break
        count += 1
    return count
