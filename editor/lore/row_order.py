"""Where a record stands among the rows: its place by the order, and whether it still keeps it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

Key = Callable[[int], Any]


@dataclass(frozen=True, slots=True)
class RowOrder:
    """An order of records by a key; what has no value stands last, upwards and downwards."""

    key: Key
    descending: bool
    there: Callable[[int], bool]

    def place_of(self, handle: int, rows: Sequence[int], *, in_order: bool = False) -> int:
        """The row before which a record belongs; rows of records that are gone count for nothing.

        Rows that stand `in_order` are not looked at one by one.
        """
        wanted = self.key(handle)
        first = self._after(wanted, rows) if in_order else 0
        for row in range(first, len(rows)):
            if self.there(rows[row]) and self._comes_after(self.key(rows[row]), wanted):
                return row
        return len(rows)

    def _after(self, wanted: Any, rows: Sequence[int]) -> int:
        """A row before which none comes after `wanted`, found by halves."""
        low, high = 0, len(rows)
        while low < high:
            middle = row = (low + high) // 2
            while row < high and not self.there(rows[row]):
                row += 1
            if row == high or self._comes_after(self.key(rows[row]), wanted):
                high = middle
            else:
                low = row + 1
        return low

    def _comes_after(self, value: Any, wanted: Any) -> bool:
        if _empty(value):
            return True
        if _empty(wanted):
            return False
        return bool(value < wanted if self.descending else value > wanted)

    def holds_at(self, row: int, rows: Sequence[int]) -> bool:
        """Whether a row stands right beside those around it."""
        values = [self.key(h) for h in rows[max(0, row - 1) : row + 2] if self.there(h)]
        full = [value for value in values if not _empty(value)]
        return full == sorted(full, reverse=self.descending) and not any(
            _empty(a) and not _empty(b) for a, b in pairwise(values)
        )

    def holds(self, rows: Iterable[int]) -> bool:
        """Whether all rows stand by their keys, none of which is empty."""
        values = [self.key(handle) for handle in rows if self.there(handle)]
        return values == sorted(values, reverse=self.descending)


def _empty(value: object) -> bool:
    return value is None or value == "" or value == ()


def runs(rows: Sequence[int]) -> list[tuple[int, int]]:
    """Sorted numbers as first and last of each unbroken run."""
    found: list[tuple[int, int]] = []
    for row in rows:
        if found and found[-1][1] == row - 1:
            found[-1] = (found[-1][0], row)
        else:
            found.append((row, row))
    return found


def few_runs(rows: Sequence[int], most: int) -> list[tuple[int, int]]:
    """The runs, or one over all of them where they are more than `most`."""
    found = runs(rows)
    return found if len(found) <= most else [(rows[0], rows[-1])]
