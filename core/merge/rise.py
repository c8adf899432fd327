"""What keeps its order when a list is put in another one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise


def longest_rise(numbers: Sequence[int]) -> Sequence[int]:
    """Where a longest part of different numbers stands that only rises, as ascending places."""
    if all(one < other for one, other in pairwise(numbers)):
        return range(len(numbers))
    lowest: list[int] = []
    """The least number that a rise of each length can end with, and where it stands."""
    ends: list[int] = []
    before: list[int] = []
    for place, number in enumerate(numbers):
        length = bisect_left(lowest, number)
        lowest[length : length + 1] = [number]
        ends[length : length + 1] = [place]
        before.append(ends[length - 1] if length else -1)
    return _walked_back(ends[-1], before)


def _walked_back(end: int, before: Sequence[int]) -> list[int]:
    found = []
    while end >= 0:
        found.append(end)
        end = before[end]
    return found[::-1]
