"""The order of entry ids by code point, as one small number per slot."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class IdOrder:
    """Counts ids, and ranks them once somebody asks for many; equal ids have one rank."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self._spare = 0
        self._sorted: list[str] = []
        self._ranks: array[int] | None = None

    @property
    def doubled(self) -> bool:
        """Whether any two entries share an id, so that file order has to decide."""
        return self._spare > 0

    def put(self, slot: int, id: str) -> None:
        """The entry of a slot, not counted so far, has this id."""
        count = self._counts.get(id, 0)
        self._counts[id] = count + 1
        self._spare += count > 0
        if self._ranks is not None:
            self._place(self._ranks, slot, id)

    def drop(self, id: str) -> None:
        """One entry of this id is gone. Its rank stays taken, which disturbs no order."""
        count = self._counts.pop(id)
        if count > 1:
            self._counts[id] = count - 1
            self._spare -= 1

    def ranks(self, ids: Sequence[str]) -> NDArray[np.int32]:
        """The rank of every slot; `ids` are the ids of all slots. Do not keep the array."""
        import numpy as np

        if self._ranks is None:
            self._sorted = sorted(set(ids))
            rank = {id: i for i, id in enumerate(self._sorted)}
            self._ranks = array("i", map(rank.__getitem__, ids))
        return np.frombuffer(self._ranks, np.int32)

    def ranks_of(self, ids: Iterable[str]) -> list[int]:
        """The ranks of those ids that are known; `ranks` has been called before."""
        found = ((bisect_left(self._sorted, id), id) for id in ids)
        return [at for at, id in found if self._sorted[at : at + 1] == [id]]

    def _place(self, ranks: array[int], slot: int, id: str) -> None:
        import numpy as np

        at = bisect_left(self._sorted, id)
        if self._sorted[at : at + 1] != [id]:
            self._sorted.insert(at, id)
            view = np.frombuffer(ranks, np.int32).copy() if ranks else np.zeros(0, np.int32)
            view[view >= at] += 1
            ranks[:] = array("i", view.tobytes())
        ranks.extend([0] * (slot + 1 - len(ranks)))
        ranks[slot] = at
