"""Posting lists: ascending slots of the entries that hold a word or a tag."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from typing import TypeAlias

from core.text.fold import fold

Posting: TypeAlias = "array[int]"


def posting(*slots: int) -> Posting:
    """A posting list of ascending slots."""
    return array("i", slots)


def insert(slots: Posting, slot: int) -> bool:
    """Put a slot in its place; False when it stands there already."""
    if not slots or slots[-1] < slot:
        slots.append(slot)
        return True
    at = bisect_left(slots, slot)
    if slots[at] == slot:
        return False
    slots.insert(at, slot)
    return True


def discard(slots: Posting, slot: int) -> bool:
    """Take a slot out; False when it is not there."""
    at = bisect_left(slots, slot)
    if at == len(slots) or slots[at] != slot:
        return False
    del slots[at]
    return True


class TagPostings:
    """Tag -> layers of postings; layer n holds the entries that carry the tag more than n times.

    So the slots of one layer are distinct, and a repeated tag counts as often as it stands there.
    Tags are kept as written, and found as written or by their folded form.
    """

    def __init__(self) -> None:
        self._first: dict[str, Posting] = {}
        self._further: dict[str, list[Posting]] = {}
        self._variants: dict[str, list[str]] = {}
        self._names: list[str] = []

    @property
    def names(self) -> Sequence[str]:
        """The folded form of every tag ever known; only ever grows."""
        return self._names

    def add(self, tag: str, slot: int) -> None:
        """Count one more of this tag on the entry."""
        first = self._first.get(tag)
        if first is None:
            first = self._know(tag)
        if insert(first, slot):
            return
        further = self._further.setdefault(tag, [])
        if not any(insert(layer, slot) for layer in further):
            further.append(posting(slot))

    def _know(self, tag: str) -> Posting:
        folded = fold(tag)
        if folded not in self._variants and folded not in self._first:
            self._names.append(folded)
        if tag != folded:
            self._variants.setdefault(folded, []).append(tag)
        return self._first.setdefault(tag, posting())

    def remove(self, tag: str, slot: int) -> None:
        """Count one less of this tag on the entry."""
        for layer in reversed(self.layers(tag)):
            if discard(layer, slot):
                break
        further = self._further.get(tag)
        while further and not further[-1]:
            further.pop()

    def layers(self, tag: str) -> list[Posting]:
        """The layers of a tag as written; none for an unknown one."""
        first = self._first.get(tag)
        return [first, *self._further.get(tag, ())] if first else []

    def folded_layers(self, folded: str) -> list[Posting]:
        """The layers of all tags of a folded form."""
        written = (folded, *self._variants.get(folded, ()))
        return [layer for tag in written for layer in self.layers(tag)]

    def holders(self, folded: str) -> list[Posting]:
        """Postings that together hold each entry with a tag of that folded form."""
        written = (folded, *self._variants.get(folded, ()))
        return [layer for tag in written for layer in self.layers(tag)[:1]]
