"""A look-up from keys to handles that is small where most keys have one handle."""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING, Generic, TypeVar

from core.model.kinds import Kind
from core.retrieval.postings import discard, insert

if TYPE_CHECKING:
    from core.retrieval.postings import Posting

K = TypeVar("K", bound=Hashable)
_NONE: frozenset[int] = frozenset()


class MultiIndex(Generic[K]):
    """Key -> set of handles, of several as a sorted array: a set takes ten times the room."""

    __slots__ = ("_many", "_one")

    def __init__(self) -> None:
        self._one: dict[K, int] = {}
        self._many: dict[K, Posting] = {}

    def add(self, key: K, handle: int) -> None:
        """List the handle under the key; twice is once."""
        many = self._many.get(key)
        if many is not None:
            insert(many, handle)
            return
        first = self._one.setdefault(key, handle)
        if first != handle:
            self._many[key] = array("i", sorted((first, handle)))
            del self._one[key]

    def discard(self, key: K, handle: int) -> None:
        """Take the handle off the key, if it is there."""
        if self._one.get(key) == handle:
            del self._one[key]
            return
        many = self._many.get(key)
        if many is None:
            return
        discard(many, handle)
        if len(many) == 1:
            self._one[key] = many[0]
            del self._many[key]

    def get(self, key: K) -> frozenset[int]:
        """The handles of a key, made for who asks: `count` and `only` are quicker."""
        many = self._many.get(key)
        if many is not None:
            return frozenset(many)
        one = self._one.get(key)
        return _NONE if one is None else frozenset((one,))

    def only(self, key: K) -> int | None:
        """The one handle of a key; None when it has none or several."""
        return self._one.get(key)

    def count(self, key: K) -> int:
        """How many handles a key has."""
        many = self._many.get(key)
        return len(many) if many is not None else int(key in self._one)

    def __contains__(self, key: K) -> bool:
        return key in self._one or key in self._many

    def __iter__(self) -> Iterator[K]:
        yield from self._one
        yield from self._many

    def shared(self) -> Iterator[tuple[K, Posting]]:
        """The keys of two handles and more, with them in ascending order; not to be changed."""
        return iter(self._many.items())

    def __len__(self) -> int:
        return len(self._one) + len(self._many)


class IdIndex:
    """A kind and an id -> handles; the ids of each kind are apart, so that no key is a tuple."""

    __slots__ = ("_kinds",)

    def __init__(self) -> None:
        self._kinds: dict[Kind, MultiIndex[str]] = {kind: MultiIndex() for kind in Kind}

    def add(self, kind: Kind, id: str, handle: int) -> None:
        """List the handle under the id; twice is once."""
        self._kinds[kind].add(id, handle)

    def discard(self, kind: Kind, id: str, handle: int) -> None:
        """Take the handle off the id, if it is there."""
        self._kinds[kind].discard(id, handle)

    def of(self, kind: Kind) -> MultiIndex[str]:
        """The handles by id of a kind."""
        return self._kinds[kind]

    def get(self, key: tuple[Kind, str]) -> frozenset[int]:
        """The handles of a kind and an id."""
        return self._kinds[key[0]].get(key[1])
