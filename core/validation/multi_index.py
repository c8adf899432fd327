"""A look-up from keys to handles that is small where most keys have one handle."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
_NONE: frozenset[int] = frozenset()


class MultiIndex(Generic[K]):
    """Key -> set of handles."""

    __slots__ = ("_many", "_one")

    def __init__(self) -> None:
        self._one: dict[K, int] = {}
        self._many: dict[K, set[int]] = {}

    def add(self, key: K, handle: int) -> None:
        """List the handle under the key; twice is once."""
        many = self._many.get(key)
        if many is not None:
            many.add(handle)
            return
        first = self._one.setdefault(key, handle)
        if first != handle:
            self._many[key] = {first, handle}
            del self._one[key]

    def discard(self, key: K, handle: int) -> None:
        """Take the handle off the key, if it is there."""
        if self._one.get(key) == handle:
            del self._one[key]
            return
        many = self._many.get(key)
        if many is None:
            return
        many.discard(handle)
        if len(many) == 1:
            self._one[key] = many.pop()
            del self._many[key]

    def get(self, key: K) -> set[int] | frozenset[int]:
        """The handles of a key; not to be changed."""
        many = self._many.get(key)
        if many is not None:
            return many
        one = self._one.get(key)
        return _NONE if one is None else frozenset((one,))

    def count(self, key: K) -> int:
        """How many handles a key has."""
        many = self._many.get(key)
        return len(many) if many is not None else int(key in self._one)

    def __contains__(self, key: K) -> bool:
        return key in self._one or key in self._many

    def __iter__(self) -> Iterator[K]:
        yield from self._one
        yield from self._many

    def shared(self) -> Iterator[tuple[K, set[int]]]:
        """The keys of two handles and more, with them."""
        return iter(self._many.items())

    def __len__(self) -> int:
        return len(self._one) + len(self._many)
