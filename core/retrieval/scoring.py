"""Points from postings, and the order of what scored.

Few postings are counted with a dict, many with numpy; both give the same to the last bit,
because each sum is made in the same order and the weight is one multiplication.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

from core.retrieval.index import Index
from core.retrieval.inquiry import Scored
from core.retrieval.masks import Mask
from core.retrieval.postings import Posting
from core.retrieval.size import few_slots

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Position = Callable[[int], int]
"""A record's handle to its place in file order."""

_NO_RARITY: Mapping[int, int] = {}


@dataclass(frozen=True, slots=True)
class Group:
    """Postings that give points once to each entry in any of them.

    `words` are the query words it comes from. Among equal scores more `rarity` comes first.
    """

    points: int
    postings: Sequence[Posting]
    words: tuple[str, ...] = ()
    rarity: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """What to look up and how to order it; `position` is an entry's place in file order."""

    index: Index
    groups: tuple[Group, ...]
    position: Position

    @property
    def is_small(self) -> bool:
        """Whether so few postings are touched that a dict serves best."""
        return few_slots(sum(map(_size, self.groups)), len(self.index.rows))


def order_key(score: float) -> int:
    """What entries are ordered by, downwards (spec section 3)."""
    return int(score * 10000 + 0.5)


def ranked(question: Question, mask: Mask | None, limit: int | None = None) -> list[Scored]:
    """What scored, best first, the first `limit` only; without a mask, everything."""
    index = question.index
    with_rarity = any(group.rarity for group in question.groups)
    if question.is_small:
        points, rarity = _count_few(question.groups, mask, with_rarity)
        return order_few(index, question.position, points, limit, rarity)
    slots, counted, rare = _count_many(question, mask, with_rarity)
    return order_many(index, question.position, slots, counted, limit, rare)


def _count_few(
    groups: Iterable[Group], mask: Mask | None, with_rarity: bool
) -> tuple[dict[int, int], dict[int, int]]:
    points: dict[int, int] = {}
    rarity: dict[int, int] = {}
    for group in groups:
        several = len(group.postings) > 1
        slots: Iterable[int] = set().union(*group.postings) if several else group.postings[0]
        for slot in slots:
            if mask is None or mask.opens(slot):
                points[slot] = points.get(slot, 0) + group.points
                if with_rarity:
                    rarity[slot] = rarity.get(slot, 0) + group.rarity
    return points, rarity


def order_few(
    index: Index,
    position: Position,
    points: Mapping[int, float],
    limit: int | None,
    rarity: Mapping[int, int] = _NO_RARITY,
) -> list[Scored]:
    """Slots with points, best first (spec section 3)."""
    doubled = index.order.doubled

    def key(item: Scored) -> tuple[int, int, str, int]:
        slot, count = item
        place = position(index.handles[slot]) if doubled else 0
        score = count * index.weights[slot]
        return -order_key(score), -rarity.get(slot, 0), index.ids[slot], place

    return sorted(points.items(), key=key)[:limit]


def _size(group: Group) -> int:
    return sum(map(len, group.postings))


def opens_any(group: Group, mask: Mask) -> bool:
    """Whether the group gives points to any entry that the mask opens."""
    if few_slots(_size(group), len(mask.index.rows)):
        return any(map(mask.opens, chain.from_iterable(group.postings)))
    import numpy as np

    return any(mask.opens_each(np.frombuffer(p, np.int32)).any() for p in group.postings)


def open_count(group: Group, mask: Mask) -> int:
    """How many entries that the mask opens the group gives points to."""
    if few_slots(_size(group), len(mask.index.rows)):
        return sum(map(mask.opens, set(chain.from_iterable(group.postings))))
    return int(mask.opens_each(joined(group.postings)).sum())


def matched_words(groups: Sequence[Group], mask: Mask) -> tuple[frozenset[str], frozenset[str]]:
    """The query words that give points to an entry the mask opens; those that do to others only."""
    seen = frozenset(word for g in groups if g.words and opens_any(g, mask) for word in g.words)
    return seen, frozenset(word for g in groups for word in g.words) - seen


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
    question: Question, mask: Mask | None, with_rarity: bool
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64] | None]:
    import numpy as np

    points = np.zeros(len(question.index.rows), np.int64)
    rarity = np.zeros_like(points) if with_rarity else None
    for group in question.groups:
        slots = joined(group.postings)
        slots = slots if mask is None else slots[mask.opens_each(slots)]
        points[slots] += group.points
        if rarity is not None:
            rarity[slots] += group.rarity
    scored = np.flatnonzero(points)
    return scored, points[scored], None if rarity is None else rarity[scored]


def order_many(
    index: Index,
    position: Position,
    slots: NDArray[np.int64],
    points: NDArray[np.number[Any]],
    limit: int | None,
    rarity: NDArray[np.int64] | None = None,
) -> list[Scored]:
    """`order_few` for many slots."""
    import numpy as np

    scores = points * np.frombuffer(index.weights, np.float64)[slots]
    # A floor stays a float, which no weight can overflow, and equals int() of a positive number.
    keys = np.floor(scores * 10000 + 0.5)
    ranks = index.order.ranks(index.ids)[slots]
    kept = _best(keys, ranks if rarity is None else None, limit)
    sort_keys = [ranks[kept], -keys[kept]]
    if rarity is not None:
        sort_keys.insert(1, -rarity[kept])
    if index.order.doubled:
        places = (position(index.handles[s]) for s in slots[kept].tolist())
        sort_keys.insert(0, np.fromiter(places, np.int64, len(kept)))
    order = kept[np.lexsort(sort_keys)][:limit]
    return list(zip(slots[order].tolist(), points[order].tolist(), strict=True))


def _best(
    keys: NDArray[np.float64], ranks: NDArray[np.int32] | None, limit: int | None
) -> NDArray[np.int64]:
    """Where at least the `limit` best stand, in no order; few more, where ranks part the rest."""
    import numpy as np

    if limit is None or limit >= len(keys) or limit <= 0:
        return np.arange(len(keys))
    least = np.partition(keys, len(keys) - limit)[len(keys) - limit]
    if ranks is None:
        return np.flatnonzero(keys >= least)
    above, level = np.flatnonzero(keys > least), np.flatnonzero(keys == least)
    missing = limit - len(above)
    last_rank = np.partition(ranks[level], missing - 1)[missing - 1]
    return np.concatenate((above, level[ranks[level] <= last_rank]))
