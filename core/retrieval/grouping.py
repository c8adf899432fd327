"""Turning many rows of numbers into postings at once, when an index is made."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from core.retrieval.postings import Posting, posting
from core.retrieval.size import few_rows

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


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

    def slots(self, count: int) -> list[Posting]:
        """For each number from 0 to `count - 1` the slots that hold it, ascending."""
        if few_rows(len(self.ends)):
            return [slots for slots, _ in self._few(count)]
        cuts, slots, _ = self._many(count)
        return _cut(slots, cuts)

    def counted(self, count: int) -> list[tuple[Posting, Posting]]:
        """`slots`, and how often each slot holds the number."""
        if few_rows(len(self.ends)):
            return self._few(count)
        cuts, slots, times = self._many(count)
        return list(zip(_cut(slots, cuts), _cut(times, cuts), strict=True))

    def _few(self, count: int) -> list[tuple[Posting, Posting]]:
        found = [(posting(), posting()) for _ in range(count)]
        start = 0
        for slot, end in enumerate(self.ends):
            for number, times in Counter(self.numbers[start:end]).items():
                found[number][0].append(slot)
                found[number][1].append(times)
            start = end
        return found

    def _many(self, count: int) -> tuple[list[int], NDArray[np.int32], NDArray[np.int32]]:
        """Where each number's part begins and ends, and the slots and times of all numbers."""
        import numpy as np

        rows = len(self.ends)
        ends = np.frombuffer(self.ends, np.int32)
        lengths = ends - np.concatenate(([0], ends[:-1]))
        keys = np.frombuffer(self.numbers, np.int32).astype(np.int64)
        keys *= rows
        keys += np.repeat(np.arange(rows, dtype=np.int32), lengths)
        keys.sort()
        first = np.flatnonzero(np.diff(keys, prepend=-1))
        times = np.diff(first, append=len(keys)).astype(np.int32)
        numbers, places = np.divmod(keys[first], rows)
        cuts: list[int] = np.searchsorted(numbers, np.arange(count + 1)).tolist()
        return cuts, places.astype(np.int32), times


def _cut(column: NDArray[np.int32], cuts: Sequence[int]) -> list[Posting]:
    return [array("i", column[a:b].tobytes()) for a, b in pairwise(cuts)]
