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
from core.validation.multi_index import MultiIndex

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RUN = 3
KEPT = 8
CROWD = 40
"""A run that more texts than this share is a phrase of the house and tells nothing."""
_RECENT = 4096
_FEW = 2000
"""So many texts stay in the dict: numpy takes a tenth of a second to load."""


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
    """Hash -> handles: sorted arrays for the bulk, and look-ups for what changed since."""

    def __init__(self) -> None:
        self._loaded = False
        self._hashes: NDArray[np.uint32] | None = None
        self._owners: NDArray[np.uint32] | None = None
        self._bulk_hashes = array("Q")
        self._bulk_owners = array("I")
        self._loading: set[int] = set()
        self._gone: set[int] = set()
        self._recent: MultiIndex[int] = MultiIndex()
        self._rows: dict[int, tuple[int, ...]] = {}

    def put(self, handle: int, hashes: tuple[int, ...]) -> None:
        """The text of a handle is now known by these; by none when it is gone."""
        if not self._loaded and handle not in self._loading:
            self._loading.add(handle)
            self._bulk_hashes.extend(hashes)
            self._bulk_owners.extend([handle] * len(hashes))
            return
        for hash in self._rows.pop(handle, ()):
            self._recent.discard(hash, handle)
        self._gone.add(handle)
        if hashes:
            self._rows[handle] = hashes
            for hash in hashes:
                self._recent.add(hash, handle)

    def load(self) -> None:
        """End the first reading: before it, nothing can be asked."""
        self._loaded = True
        if len(self._loading) <= _FEW:
            self._load_few()
        else:
            self._load_many()
        self._bulk_hashes, self._bulk_owners = array("Q"), array("I")
        self._loading = set()

    def _load_few(self) -> None:
        for hash, handle in zip(self._bulk_hashes, self._bulk_owners, strict=True):
            if handle not in self._gone:
                self._rows[handle] = (*self._rows.get(handle, ()), hash)
                self._recent.add(hash, handle)

    def _load_many(self) -> None:
        import numpy as np

        hashes = np.frombuffer(self._bulk_hashes, dtype=np.uint64).astype(np.uint32)
        owners = np.frombuffer(self._bulk_owners, dtype=np.uint32)
        self._sort(hashes, owners)
        if self._gone:
            self.pack()

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
        found = set(self._recent.get(hash))
        if self._hashes is not None and self._owners is not None:
            # An int of another type would have the whole array converted at each look.
            wanted = self._hashes.dtype.type(hash)
            start = int(self._hashes.searchsorted(wanted, "left"))
            end = int(self._hashes.searchsorted(wanted, "right"))
            found |= {int(h) for h in self._owners[start:end]} - self._gone
        return found

    @property
    def crowded(self) -> bool:
        """Whether so much changed that `pack` pays."""
        return len(self._rows) > _RECENT

    def pack(self) -> None:
        """Put everything into the sorted arrays."""
        import numpy as np

        if self._hashes is None or self._owners is None:
            return
        rows = self._rows.items()
        hashes = np.array([hash for _, row in rows for hash in row], dtype=np.uint32)
        owners = np.array([handle for handle, row in rows for _ in row], dtype=np.uint32)
        kept = ~np.isin(self._owners, np.fromiter(self._gone, np.uint32, len(self._gone)))
        self._sort(
            np.concatenate((self._hashes[kept], hashes)),
            np.concatenate((self._owners[kept], owners)),
        )
        self._gone, self._recent, self._rows = set(), MultiIndex(), {}

    def _sort(self, hashes: NDArray[np.uint32], owners: NDArray[np.uint32]) -> None:
        order = hashes.argsort(kind="stable")
        self._hashes, self._owners = hashes[order], owners[order]

    def shared(self) -> list[int]:
        """After `load`: every handle that shares a hash with another, in order."""
        if self._hashes is None or self._owners is None:
            return sorted({h for _, owners in self._recent.shared() for h in owners})
        import numpy as np

        if len(self._hashes) == 0:
            return []
        same = self._hashes[1:] == self._hashes[:-1]
        either = np.concatenate((self._owners[1:][same], self._owners[:-1][same]))
        handles: list[int] = np.unique(either).tolist()
        return handles
