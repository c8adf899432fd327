"""Turning many rows of numbers into postings at once, when an index is made."""

from __future__ import annotations

from array import array
from collections import Counter
from itertools import pairwise
from typing import NamedTuple

from core.retrieval.postings import Posting, posting

FEW_ROWS = 2000
"""Rows up to which going through all of them needs no numpy."""


class Grouped(NamedTuple):
    """The slots that hold one number, ascending, and how often each does."""

    slots: Posting
    times: Posting


class Rows:
    """The numbers of each slot, slot after slot, in one flat array."""

    def __init__(self) -> None:
        self.numbers: Posting = array("i")
        self.ends: Posting = array("i")

    def end(self) -> int:
        """Close the row of the next slot; returns how many numbers it has."""
        length = len(self.numbers) - (self.ends[-1] if self.ends else 0)
        self.ends.append(len(self.numbers))
        return length

    def grouped(self, count: int) -> list[Grouped]:
        """The postings of the numbers 0 to `count - 1`."""
        return self._few(count) if len(self.ends) <= FEW_ROWS else self._many(count)

    def _few(self, count: int) -> list[Grouped]:
        found = [Grouped(posting(), posting()) for _ in range(count)]
        start = 0
        for slot, end in enumerate(self.ends):
            for number, times in Counter(self.numbers[start:end]).items():
                found[number].slots.append(slot)
                found[number].times.append(times)
            start = end
        return found

    def _many(self, count: int) -> list[Grouped]:
        import numpy as np

        rows = len(self.ends)
        ends = np.frombuffer(self.ends, np.int32)
        lengths = ends - np.concatenate(([0], ends[:-1]))
        slots = np.repeat(np.arange(rows, dtype=np.int64), lengths)
        keys = np.frombuffer(self.numbers, np.int32).astype(np.int64) * rows + slots
        keys.sort()
        first = np.flatnonzero(np.diff(keys, prepend=-1))
        times = np.diff(first, append=len(keys)).astype(np.int32).tobytes()
        numbers, places = np.divmod(keys[first], rows)
        cuts = (np.searchsorted(numbers, np.arange(count + 1)) * 4).tolist()
        held = places.astype(np.int32).tobytes()
        pairs = pairwise(cuts)
        return [Grouped(array("i", held[a:b]), array("i", times[a:b])) for a, b in pairs]
