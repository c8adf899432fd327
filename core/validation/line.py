"""What waits to be looked at, first come first served."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable


class Line:
    """Handles in the order in which they came, each once.

    A dict would serve, but for looking over all that was taken out at each look at its first.
    """

    __slots__ = ("_order", "_waiting")

    def __init__(self) -> None:
        self._order: deque[int] = deque()
        self._waiting: set[int] = set()

    def __len__(self) -> int:
        return len(self._order)

    def add(self, handles: Iterable[int]) -> None:
        """Put those that do not wait yet at the end."""
        for handle in handles:
            if handle not in self._waiting:
                self._waiting.add(handle)
                self._order.append(handle)

    def pop(self) -> int:
        """Take the first one out."""
        handle = self._order.popleft()
        self._waiting.remove(handle)
        if not self._order:
            # An emptied set keeps its room; after a first reading that is a lot.
            self._waiting = set()
        return handle
