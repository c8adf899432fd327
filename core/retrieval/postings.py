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
        self._layers: dict[str, list[Posting]] = {}
        self._written: dict[str, list[str]] = {}
        self._names: list[str] = []

    @property
    def names(self) -> Sequence[str]:
        """The folded form of every tag ever known; only ever grows."""
        return self._names

    def add(self, tag: str, slot: int) -> None:
        """Count one more of this tag on the entry."""
        layers = self._layers.get(tag)
        if layers is None:
            layers = self._know(tag)
        if not any(insert(layer, slot) for layer in layers):
            layers.append(posting(slot))

    def _know(self, tag: str) -> list[Posting]:
        folded = fold(tag)
        if folded not in self._written:
            self._names.append(folded)
        self._written.setdefault(folded, []).append(tag)
        return self._layers.setdefault(tag, [])

    def remove(self, tag: str, slot: int) -> None:
        """Count one less of this tag on the entry."""
        layers = self._layers.get(tag, [])
        for layer in reversed(layers):
            if discard(layer, slot):
                break
        while layers and not layers[-1]:
            layers.pop()

    def layers(self, tag: str) -> list[Posting]:
        """The layers of a tag as written; none for an unknown one."""
        return self._layers.get(tag, [])

    def folded_layers(self, folded: str) -> list[Posting]:
        """The layers of all tags of a folded form."""
        return [layer for tag in self._written.get(folded, ()) for layer in self._layers[tag]]

    def holders(self, folded: str) -> list[Posting]:
        """Postings that together hold each entry with a tag of that folded form."""
        return [layer for tag in self._written.get(folded, ()) for layer in self._layers[tag][:1]]
