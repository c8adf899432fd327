"""One question put to one profile: what every profile has to be able to answer."""

from __future__ import annotations

from typing import Protocol

from core.model.records import Entry
from core.retrieval.hits import Hit
from core.retrieval.masks import Mask

Scored = tuple[int, float]
"""A slot and its points; whole in the profile `lexical`."""


class Inquiry(Protocol):
    """A question as one profile understands it."""

    @property
    def words(self) -> tuple[str, ...]:
        """The folded words of the question."""

    def ranked(self, mask: Mask | None, limit: int | None = None) -> list[Scored]:
        """What scores, best first, the first `limit` only; without a mask, everything."""

    def matched(self, mask: Mask) -> tuple[frozenset[str], frozenset[str]]:
        """The words that give points to an entry the mask opens; those that do to others only."""

    def hit(self, entry: Entry, handle: int, points: float, rank: int) -> Hit:
        """The hit of an entry that scored `points`; reads the entry, never the index."""
