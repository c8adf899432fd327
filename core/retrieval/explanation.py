"""The author's view of one question: what was retrieved, what was not, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, overload

from core.model.mask import Gate
from core.retrieval.hits import Hit

T = TypeVar("T")
Gates = tuple[tuple[Gate, ...], ...]


class Rows(Sequence[T], Generic[T]):
    """A tuple whose items are made when looked at, because there may be very many."""

    __slots__ = ("_indexes", "_made", "_make")

    def __init__(self, make: Callable[[int], T], indexes: Sequence[int]) -> None:
        self._make = make
        self._indexes = indexes
        self._made: dict[int, T] = {}

    def __len__(self) -> int:
        return len(self._indexes)

    @property
    def indexes(self) -> Sequence[int]:
        """What each item is made from: for masked rows their places in the order of all, from 0."""
        return self._indexes

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            return tuple(self._item(i) for i in self._indexes[at])
        return self._item(self._indexes[at])

    def _item(self, index: int) -> T:
        if index not in self._made:
            self._made[index] = self._make(index)
        return self._made[index]

    def __iter__(self) -> Iterator[T]:
        return map(self._item, self._indexes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Rows, tuple)) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"<{len(self)} rows>"


@dataclass(frozen=True, slots=True)
class Masked:
    """An entry this viewer may not be given.

    `gates` are who would see it and what would reveal it: alternatives of joint needs.
    `rank` is the one it would have had among all that scored, seen or not; None and no
    `hit` where it scored nothing.
    """

    handle: int
    id: str
    gates: Gates
    rank: int | None = None
    hit: Hit | None = None


@dataclass(frozen=True, slots=True)
class NotRetrieved:
    """The first gate that stopped an entry, in the order of the list.

    `unknown` (no entry of this world when asked), `broken`, `masked` {gates}, `weight` (it is
    not usable), `zero` (no points), `rank` {rank, k}.
    """

    gate: str
    params: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Explanation:
    """One question explained; a value that later edits do not change.

    `words` are the folded words of the question; `matched` those that gave points to an entry
    this viewer sees, `matched_masked` those that gave points to masked entries only.
    `results` are what `retrieve` gives; `beyond` what scored and is seen, but below `k`;
    `masked` what would have scored. `beyond` and `masked` are sequences made when looked at.
    """

    words: tuple[str, ...]
    matched: frozenset[str]
    matched_masked: frozenset[str]
    results: tuple[Hit, ...]
    beyond: Sequence[Hit]
    masked: Rows[Masked]
    _all_masked: Callable[[], Sequence[Masked]]
    _why: Callable[[int], NotRetrieved | None]

    def all_masked(self) -> Sequence[Masked]:
        """Every masked entry: `masked`, then those that scored nothing, in file order."""
        return self._all_masked()

    def why(self, handle: int) -> NotRetrieved | None:
        """The first gate that stopped an entry; None when it was retrieved."""
        return self._why(handle)
