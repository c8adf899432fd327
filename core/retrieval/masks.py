"""Which entries a viewer may be given, by class of visibility (spec section 3, "Visible to")."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.model.mask import Viewer, admits
from core.model.records import Entry
from core.retrieval.index import Index, Snapshot
from core.retrieval.size import few_rows

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_KEPT_VIEWERS = 256


@dataclass(frozen=True, slots=True)
class Mask:
    """One viewer's mask: a flag per class, and the ids it has learnt."""

    index: Index
    flags: bytearray
    learnt: frozenset[str]

    def opens(self, slot: int) -> bool:
        """Whether the viewer may be given the entry of a slot."""
        if self.flags[self.index.classes[slot]]:
            return True
        return bool(self.learnt) and self._is_learnt(slot)

    def _is_learnt(self, slot: int) -> bool:
        return self.index.classes[slot] != 0 and self.index.ids[slot] in self.learnt

    def count(self) -> int:
        """How many sound entries the viewer may be given."""
        classes = self.index.classes
        if few_rows(len(classes)):
            return sum(map(self.opens, range(len(classes))))
        import numpy as np

        return int(self.opens_each(np.arange(len(classes), dtype=np.int32)).sum())

    def open_flags(self, slots: Sequence[int]) -> list[bool]:
        """`opens` for each slot of a list."""
        if self.learnt:
            return [self.opens(slot) for slot in slots]
        flags, classes = self.flags, self.index.classes
        return [bool(flags[classes[slot]]) for slot in slots]

    def opens_row(self, snapshot: Snapshot, slot: int) -> bool:
        """Whether the viewer might be given the row of a slot when the snapshot was taken."""
        row = snapshot.rows[slot]
        if not isinstance(row, Entry):
            return False
        return bool(self.flags[snapshot.classes[slot]]) or row.id in self.learnt

    def opens_each(self, slots: NDArray[np.int32]) -> NDArray[np.bool_]:
        """`opens` for many slots."""
        import numpy as np

        classes = np.frombuffer(self.index.classes, np.int32)[slots]
        found: NDArray[np.bool_] = np.frombuffer(bytes(self.flags), np.bool_)[classes]
        if self.learnt:
            ranks = self.index.order.ranks(self.index.ids)[slots]
            known = self.index.order.ranks_of(self.learnt)
            found = found | (np.isin(ranks, known) & (classes != 0))
        return found


class Masks:
    """Makes masks, and keeps the flags of the latest viewers."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._flags: OrderedDict[Viewer, bytearray] = OrderedDict()

    def of(self, viewer: Viewer) -> Mask:
        """The mask of a viewer."""
        key = Viewer(viewer.npc, viewer.factions, viewer.quests)
        flags = self._flags.setdefault(key, bytearray())
        self._flags.move_to_end(key)
        for gate_key in self._index.gate_keys[len(flags) :]:
            flags.append(gate_key is not None and admits(*gate_key, key))
        if len(self._flags) > _KEPT_VIEWERS:
            self._flags.popitem(last=False)
        return Mask(self._index, flags, viewer.learnt - {""})
