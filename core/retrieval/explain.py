"""The author's pass: scores everything, then says what the mask hides.

It is apart from `retrieve` on purpose: what feeds a model never comes through here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from core.model.mask import gates
from core.model.records import Broken, Entry
from core.retrieval.explanation import Explanation, Masked, NotRetrieved, Rows
from core.retrieval.hits import Hit
from core.retrieval.index import Snapshot
from core.retrieval.inquiry import Inquiry
from core.retrieval.masks import Mask


def explain(inquiry: Inquiry, snapshot: Snapshot, mask: Mask, k: int) -> Explanation:
    """Explain a question to the author; `k` is how many answers are wanted."""
    view = _View(inquiry, snapshot, mask, k)
    matched, matched_masked = inquiry.matched(mask)
    seen = range(len(view.seen))
    return Explanation(
        words=inquiry.words,
        matched=matched,
        matched_masked=matched_masked,
        results=tuple(map(view.hit, seen[:k])),
        beyond=Rows(view.hit, seen[k:]),
        masked=Rows(view.masked_row, view.hidden),
        _all_masked=view.all_masked,
        _why=view.why,
    )


class _View:
    """What one question's order looks like to one viewer; made once, read lazily."""

    def __init__(self, inquiry: Inquiry, snapshot: Snapshot, mask: Mask, k: int) -> None:
        self._snapshot = snapshot
        self._mask = mask
        self._k = k
        self._make_hit = inquiry.hit
        self._order = inquiry.ranked(None)
        opened = mask.open_flags([slot for slot, _ in self._order])
        self.seen = [i for i, flag in enumerate(opened) if flag]
        self.hidden = [i for i, flag in enumerate(opened) if not flag]

    def hit(self, at: int) -> Hit:
        """The hit of rank `at + 1` among the seen ones."""
        return self._hit(self.seen[at], at + 1)

    def _hit(self, at: int, rank: int) -> Hit:
        slot, points = self._order[at]
        entry, handle = self._snapshot.entry(slot), self._snapshot.handles[slot]
        return self._make_hit(entry, handle, points, rank)

    def masked_row(self, at: int) -> Masked:
        """The masked entry at a place of the whole order."""
        hit = self._hit(at, at + 1)
        row = self._snapshot.entry(self._order[at][0])
        return Masked(hit.handle, hit.id, gates(row), hit.rank, hit)

    def all_masked(self) -> Sequence[Masked]:
        """`hidden` first, then the masked entries that scored nothing, by handle."""
        scored = {slot for slot, _ in self._order}
        rest = (s for s in range(len(self._snapshot.rows)) if s not in scored)
        silent = sorted((s for s in rest if self._is_masked(s)), key=self._handle)
        # Two kinds of rows in one sequence: those that scored nothing count down from -1.
        indexes = (*self.hidden, *(-1 - s for s in silent))
        return Rows(lambda i: self.masked_row(i) if i >= 0 else self._silent(-1 - i), indexes)

    def _handle(self, slot: int) -> int:
        return self._snapshot.handles[slot]

    def _silent(self, slot: int) -> Masked:
        entry = self._snapshot.entry(slot)
        return Masked(self._handle(slot), entry.id, gates(entry))

    def _is_masked(self, slot: int) -> bool:
        is_entry = isinstance(self._snapshot.rows[slot], Entry)
        return is_entry and not self._mask.opens_row(self._snapshot, slot)

    @cached_property
    def _rank_of(self) -> dict[int, int]:
        return {self._order[at][0]: rank for rank, at in enumerate(self.seen, 1)}

    def why(self, handle: int) -> NotRetrieved | None:
        """The first gate that stopped an entry."""
        slot = self._snapshot.slot(handle)
        if slot is None:
            return NotRetrieved("unknown")
        if isinstance(self._snapshot.rows[slot], Broken):
            return NotRetrieved("broken")
        entry = self._snapshot.entry(slot)
        if self._is_masked(slot):
            return NotRetrieved("masked", (("gates", gates(entry)),))
        if entry.weight <= 0:
            return NotRetrieved("weight")
        return self._why_rank(slot)

    def _why_rank(self, slot: int) -> NotRetrieved | None:
        rank = self._rank_of.get(slot)
        if rank is None:
            return NotRetrieved("zero")
        if rank > self._k:
            return NotRetrieved("rank", (("rank", rank), ("k", self._k)))
        return None
