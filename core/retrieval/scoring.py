"""Points from postings, and the order of what scored: the rule of profile `lexical`.

Few postings are counted with a dict, many with numpy; both give the same to the last bit,
because points are whole numbers and the weight is one multiplication.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from core.retrieval.hits import LONG_WORD, PLACE_POINTS, TAG_POINTS, TEXT_POINTS
from core.retrieval.index import Index
from core.retrieval.masks import Mask
from core.retrieval.postings import Posting

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FEW = 500
"""Postings up to which a dict is faster than numpy (and numpy need not be loaded)."""

Scored = tuple[int, int]
"""A slot and its points."""


@dataclass(frozen=True, slots=True)
class Group:
    """Postings that give points once to each entry in any of them; `word` is its query word."""

    points: int
    postings: Sequence[Posting]
    word: str | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What to look up and how to order it; `position` is an entry's place in file order."""

    index: Index
    groups: tuple[Group, ...]
    position: Callable[[int], int]

    @property
    def is_small(self) -> bool:
        """Whether so few postings are touched that a dict serves best."""
        return sum(len(slots) for group in self.groups for slots in group.postings) <= FEW


def plan(index: Index, words: Iterable[str], place: str | None) -> tuple[Group, ...]:
    """The postings that give points to a question."""
    groups: list[Group] = []
    for word in words:
        groups += [Group(TAG_POINTS, (layer,), word) for layer in index.tags.layers(word)]
        if len(word) >= LONG_WORD and (found := index.vocabulary.postings_of(word)):
            groups.append(Group(TEXT_POINTS, found, word))
    if place:
        groups += [Group(PLACE_POINTS, (layer,)) for layer in index.places.layers(place)]
    return tuple(groups)


def order_key(score: float) -> int:
    """What entries are ordered by, downwards (spec section 3)."""
    return int(score * 10000 + 0.5)


def ranked(question: Question, mask: Mask | None, limit: int | None = None) -> list[Scored]:
    """What scored, best first, the first `limit` only; without a mask, everything."""
    if question.is_small:
        return _ranked_few(question, _count_few(question.groups, mask), limit)
    return _ranked_many(question, *_count_many(question, mask), limit)


def _count_few(groups: Iterable[Group], mask: Mask | None) -> dict[int, int]:
    points: dict[int, int] = {}
    for group in groups:
        several = len(group.postings) > 1
        slots: Iterable[int] = set().union(*group.postings) if several else group.postings[0]
        for slot in slots:
            if mask is None or mask.opens(slot):
                points[slot] = points.get(slot, 0) + group.points
    return points


def _ranked_few(question: Question, points: dict[int, int], limit: int | None) -> list[Scored]:
    index = question.index
    doubled = index.order.doubled

    def key(item: Scored) -> tuple[int, str, int]:
        slot, count = item
        place = question.position(index.handles[slot]) if doubled else 0
        return -order_key(count * index.weights[slot]), index.ids[slot], place

    return sorted(points.items(), key=key)[:limit]


def opens_any(group: Group, mask: Mask) -> bool:
    """Whether the group gives points to any entry that the mask opens."""
    if sum(map(len, group.postings)) <= FEW:
        return any(map(mask.opens, chain.from_iterable(group.postings)))
    import numpy as np

    return any(mask.opens_each(np.frombuffer(p, np.int32)).any() for p in group.postings)


def joined(postings: Sequence[Posting]) -> NDArray[np.int32]:
    """All slots of some postings, each once."""
    import numpy as np

    slots = np.frombuffer(b"".join(postings), np.int32)
    if len(postings) == 1 or not len(slots):
        return slots
    # The last write of each slot wins, so exactly one place of each slot finds itself again.
    places = np.arange(len(slots), dtype=np.int32)
    last = np.empty(int(slots.max()) + 1, np.int32)
    last[slots] = places
    once: NDArray[np.int32] = slots[last[slots] == places]
    return once


def _count_many(
    question: Question, mask: Mask | None
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    import numpy as np

    points = np.zeros(len(question.index.rows), np.int64)
    for group in question.groups:
        slots = joined(group.postings)
        points[slots if mask is None else slots[mask.opens_each(slots)]] += group.points
    scored = np.flatnonzero(points)
    return scored, points[scored]


def _ranked_many(
    question: Question,
    slots: NDArray[np.int64],
    points: NDArray[np.int64],
    limit: int | None,
) -> list[Scored]:
    import numpy as np

    index = question.index
    scores = points * np.frombuffer(index.weights, np.float64)[slots]
    # A floor stays a float, which no weight can overflow, and equals int() of a positive number.
    keys = np.floor(scores * 10000 + 0.5)
    ranks = index.order.ranks(index.ids)[slots]
    kept = _best(keys, ranks, limit)
    sort_keys = [ranks[kept], -keys[kept]]
    if index.order.doubled:
        places = (question.position(index.handles[s]) for s in slots[kept].tolist())
        sort_keys.insert(0, np.fromiter(places, np.int64, len(kept)))
    order = kept[np.lexsort(sort_keys)][:limit]
    return list(zip(slots[order].tolist(), points[order].tolist(), strict=True))


def _best(
    keys: NDArray[np.float64], ranks: NDArray[np.int32], limit: int | None
) -> NDArray[np.int64]:
    """Where at least the `limit` best stand, in no order, and little more than these."""
    import numpy as np

    if limit is None or limit >= len(keys) or limit <= 0:
        return np.arange(len(keys))
    least = np.partition(keys, len(keys) - limit)[len(keys) - limit]
    above, level = np.flatnonzero(keys > least), np.flatnonzero(keys == least)
    missing = limit - len(above)
    last_rank = np.partition(ranks[level], missing - 1)[missing - 1]
    return np.concatenate((above, level[ranks[level] <= last_rank]))
