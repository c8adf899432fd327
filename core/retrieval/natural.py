"""The profile `natural`: BM25 over the stems of text and tags, with place and weight.

For questions as people ask them. What is counted (how many entries hold a stem, how long they
are) is counted among the entries the viewer sees, so that nothing hidden moves an answer
(spec section 3, "Other profiles").
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from core.model.records import Entry
from core.retrieval.hits import Hit, Signal
from core.retrieval.index import Index
from core.retrieval.inquiry import Scored
from core.retrieval.masks import Mask
from core.retrieval.postings import Posting
from core.retrieval.scoring import (
    Group,
    Position,
    joined,
    matched_words,
    open_count,
    order_few,
    order_many,
)
from core.retrieval.size import few_rows
from core.retrieval.stemindex import StemIndex, StemPosting, TokenStems, entry_stems
from core.text.fold import fold, words

K1 = 1.2
B = 0.75
"""BM25's usual constants: how fast repetition saturates, and how much length counts."""

PLACE = 1.0
"""Points for a tag that is the place, folded, once: less than any rare word."""


@dataclass(frozen=True, slots=True)
class Averages:
    """Of the entries the viewer sees: how many hold any stem, and their mean length."""

    count: int
    length: float

    def rarity(self, holders: int) -> float:
        """BM25's inverse document frequency, always above 0."""
        return math.log(1 + (self.count - holders + 0.5) / (holders + 0.5))


@dataclass(frozen=True, slots=True)
class Term:
    """One stem asked for, the query word it was first seen in, and its rarity."""

    root: str
    word: str
    rarity: float


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a question asks; plain values, apart from the index."""

    words: tuple[str, ...]
    terms: tuple[Term, ...]
    place: str
    averages: Averages
    stems: TokenStems

    def points(self, entry: Entry) -> Iterator[tuple[Term, float]]:
        """The points of each term that an entry holds."""
        held = entry_stems(entry, self.stems)
        length = sum(held.values())
        for term in self.terms:
            if held[term.root]:
                yield term, share(term.rarity, held[term.root], length, self.averages.length)


def share(rarity: float, times: int, length: int, mean: float) -> float:
    """BM25 of one term in one entry."""
    return rarity * (times * (K1 + 1)) / (times + K1 * (1 - B + B * length / mean))


@dataclass(frozen=True, slots=True)
class NaturalInquiry:
    """A question to profile `natural`."""

    meaning: Meaning
    index: Index
    stems: StemIndex
    position: Position

    @property
    def words(self) -> tuple[str, ...]:
        """The folded words of the question."""
        return self.meaning.words

    def ranked(self, mask: Mask | None, limit: int | None = None) -> list[Scored]:
        """What scores, best first."""
        if few_rows(len(self.index.rows)):
            return order_few(self.index, self.position, self._count_few(mask), limit)
        return self._rank_many(mask, limit)

    def _postings(self) -> Iterator[tuple[Term, StemPosting]]:
        for term in self.meaning.terms:
            posting = self.stems.posting(term.root)
            if posting is not None:
                yield term, posting

    def _at_place(self) -> Sequence[Posting]:
        return self.index.tags.holders(self.meaning.place) if self.meaning.place else ()

    def _count_few(self, mask: Mask | None) -> Mapping[int, float]:
        points: dict[int, float] = {}
        mean = self.meaning.averages.length
        for term, posting in self._postings():
            for slot, times in zip(posting.slots, posting.times, strict=True):
                if mask is None or mask.opens(slot):
                    gained = share(term.rarity, times, self.stems.lengths[slot], mean)
                    points[slot] = points.get(slot, 0.0) + gained
        for slot in set(chain.from_iterable(self._at_place())):
            if mask is None or mask.opens(slot):
                points[slot] = points.get(slot, 0.0) + PLACE
        return points

    def _rank_many(self, mask: Mask | None, limit: int | None) -> list[Scored]:
        import numpy as np

        points = np.zeros(len(self.index.rows), np.float64)
        lengths, mean = self.stems.length_array(), self.meaning.averages.length
        for term, posting in self._postings():
            slots = np.frombuffer(posting.slots, np.int32)
            times = np.frombuffer(posting.times, np.int32)
            if mask is not None:
                opened = mask.opens_each(slots)
                slots, times = slots[opened], times[opened]
            part = term.rarity * (times * (K1 + 1))
            points[slots] += part / (times + K1 * (1 - B + B * lengths[slots] / mean))
        slots = joined(self._at_place())
        points[slots if mask is None else slots[mask.opens_each(slots)]] += PLACE
        found = np.flatnonzero(points)
        return order_many(self.index, self.position, found, points[found], limit)

    def matched(self, mask: Mask) -> tuple[frozenset[str], frozenset[str]]:
        """The words that give points to an entry the mask opens; those that do to others only."""
        groups = [Group(1, (posting.slots,), (term.word,)) for term, posting in self._postings()]
        return matched_words(groups, mask)

    def hit(self, entry: Entry, handle: int, points: float, rank: int) -> Hit:
        """The hit of an entry that scored `points`."""
        why = tuple(_signals(entry, self.meaning))
        return Hit(handle, entry.id, points * entry.weight, rank, why, entry.weight, points)


def inquire(
    index: Index,
    stems: StemIndex,
    token_stems: TokenStems,
    position: Position,
    query: str,
    place: str | None,
    mask: Mask,
) -> NaturalInquiry:
    """Understand a question, going by what the mask opens."""
    averages = _averages(stems, mask)
    asked: dict[str, str] = {}
    for word, root in token_stems.of(query):
        asked.setdefault(root, word)
    terms = []
    for root, word in asked.items():
        posting = stems.posting(root)
        holders = 0 if posting is None else open_count(Group(1, (posting.slots,)), mask)
        terms.append(Term(root, word, averages.rarity(holders)))
    folded_words = words(fold(query))
    meaning = Meaning(folded_words, tuple(terms), fold(place or ""), averages, token_stems)
    return NaturalInquiry(meaning, index, stems, position)


def _averages(stems: StemIndex, mask: Mask) -> Averages:
    lengths = stems.lengths
    if few_rows(len(lengths)):
        seen = [n for slot, n in enumerate(lengths) if n and mask.opens(slot)]
        count, total = len(seen), sum(seen)
    else:
        import numpy as np

        held = np.flatnonzero(stems.length_array()).astype(np.int32)
        opened = held[mask.opens_each(held)]
        count, total = len(opened), int(stems.length_array()[opened].sum(dtype=np.int64))
    return Averages(count, total / count if count else 1.0)


def _signals(entry: Entry, meaning: Meaning) -> Iterator[Signal]:
    inside: dict[str, str] = {}
    for tag in entry.tags:
        for _, root in meaning.stems.of(tag):
            inside.setdefault(root, tag)
    for word, root in meaning.stems.of(entry.text):
        inside.setdefault(root, word)
    for term, points in meaning.points(entry):
        yield Signal("stem", term.word, inside[term.root], points)
    place = next((t for t in entry.tags if meaning.place and fold(t) == meaning.place), None)
    if place is not None:
        yield Signal("place", place, "", PLACE)
