"""The order of merged items: moves of the side that moved, additions of both."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import TypeVar

K = TypeVar("K")


def merge_order(base: Sequence[K], ours: Sequence[K], theirs: Sequence[K], kept: Set[K]) -> list[K]:
    """The kept keys in one order; where both sides moved items, ours counts.

    What one side added follows what it follows there; of two additions at one place
    ours comes first.
    """
    if _moved(base, ours) or not _moved(base, theirs):
        return _joined(ours, theirs, kept, shared=set(base) | set(theirs))
    return _joined(theirs, ours, kept, shared=None)


def _moved(base: Sequence[K], side: Sequence[K]) -> bool:
    before, now = set(base), set(side)
    return [k for k in base if k in now] != [k for k in side if k in before]


def _joined(
    skeleton: Sequence[K], other: Sequence[K], kept: Set[K], shared: Set[K] | None
) -> list[K]:
    """`skeleton` with what only `other` has; with `shared`, after the skeleton's own additions."""
    first, following = _attachments(skeleton, other, kept)
    order: list[K] = []
    waiting = first
    for key in skeleton:
        if shared is None or key in shared:
            order += waiting
            waiting = []
        if key in kept:
            order.append(key)
        waiting = waiting + following.get(key, [])
    return order + waiting


def _attachments(
    skeleton: Sequence[K], other: Sequence[K], kept: Set[K]
) -> tuple[list[K], dict[K, list[K]]]:
    there = set(skeleton)
    first: list[K] = []
    following: dict[K, list[K]] = {}
    place = first
    for key in other:
        if key in there:
            place = following.setdefault(key, [])
        elif key in kept:
            place.append(key)
    return first, following
