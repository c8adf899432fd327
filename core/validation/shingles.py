"""Which texts share runs of words: candidates for being nearly the same.

Each text is known by a few of its runs of three words, those of the smallest
hash, so that two texts that share most of their runs share some of these. This
depends on the text alone, not on the other texts: any order of edits leads to
the same index.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING
from zlib import crc32

from core.text.fold import fold, tokens

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RUN = 3
KEPT = 8
CROWD = 40
"""A run that more texts than this share is a phrase of the house and tells nothing."""
_RECENT = 4096


def shingles(text: str) -> tuple[int, ...]:
    """The hashes that a text is known by; none for one without a word."""
    words = tokens(fold(text))
    if not words:
        return ()
    runs = {" ".join(words[i : i + RUN]) for i in range(max(1, len(words) - RUN + 1))}
    if len(words) < 2 * RUN:
        runs |= {" ".join(pair) for pair in pairwise(words)}
    return tuple(sorted(crc32(run.encode("utf-8", "surrogatepass")) for run in runs)[:KEPT])


class ShingleIndex:
    """Hash -> handles: sorted arrays for the bulk, and a dict for what changed since."""

    def __init__(self) -> None:
        self._hashes: NDArray[np.uint32] | None = None
        self._owners: NDArray[np.int64] | None = None
        self._gone: set[int] = set()
        self._recent: dict[int, set[int]] = {}
        self._rows: dict[int, tuple[int, ...]] = {}

    def put(self, handle: int, hashes: tuple[int, ...]) -> None:
        """The text of a handle is now known by these; by none when it is gone."""
        for hash in self._rows.pop(handle, ()):
            self._recent[hash].discard(handle)
        self._gone.add(handle)
        if hashes:
            self._rows[handle] = hashes
            for hash in hashes:
                self._recent.setdefault(hash, set()).add(handle)

    def sharing(self, hashes: Iterable[int]) -> set[int]:
        """The handles that share a hash, crowds left out."""
        found: set[int] = set()
        for hash in hashes:
            handles = self.having(hash)
            if len(handles) <= CROWD:
                found |= handles
        return found

    def having(self, hash: int) -> set[int]:
        """All handles known by a hash."""
        found = set(self._recent.get(hash, ()))
        if self._hashes is not None and self._owners is not None:
            start = int(self._hashes.searchsorted(hash, "left"))
            end = int(self._hashes.searchsorted(hash, "right"))
            found |= {int(h) for h in self._owners[start:end]} - self._gone
        return found

    @property
    def crowded(self) -> bool:
        """Whether so much changed that `pack` pays."""
        return len(self._rows) > _RECENT

    def pack(self) -> None:
        """Put everything into the sorted arrays."""
        import numpy as np

        hashes = np.array(self._new_hashes(), dtype=np.uint32)
        owners = np.array(self._new_owners(), dtype=np.int64)
        if self._hashes is not None and self._owners is not None:
            kept = ~np.isin(self._owners, np.fromiter(self._gone, np.int64, len(self._gone)))
            hashes = np.concatenate((self._hashes[kept], hashes))
            owners = np.concatenate((self._owners[kept], owners))
        order = np.argsort(hashes, kind="stable")
        self._hashes, self._owners = hashes[order], owners[order]
        self._gone, self._recent, self._rows = set(), {}, {}

    def _new_hashes(self) -> array[int]:
        return array("L", (hash for row in self._rows.values() for hash in row))

    def _new_owners(self) -> array[int]:
        return array("q", (handle for handle, row in self._rows.items() for _ in row))

    def shared(self) -> set[int]:
        """After `pack`: every handle that shares a hash with another."""
        if self._hashes is None or self._owners is None or len(self._hashes) == 0:
            return set()
        same = self._hashes[1:] == self._hashes[:-1]
        return {int(h) for h in self._owners[1:][same]} | {int(h) for h in self._owners[:-1][same]}
