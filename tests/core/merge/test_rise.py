"""What keeps its order is as long as it can be."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from core.merge.rise import longest_rise


def _rises(numbers) -> bool:
    listed = list(numbers)
    return listed == sorted(listed)


@given(st.permutations(range(7)))
def test_it_is_a_longest_part_that_rises(numbers):
    places = list(longest_rise(numbers))
    assert _rises(places) and _rises(numbers[at] for at in places)
    longer = combinations(numbers, len(places) + 1)
    assert not any(_rises(part) for part in longer)


def test_of_nothing_there_is_nothing():
    assert list(longest_rise([])) == []
