"""Writing merged items back as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from core.merge.pieces import Item, Pieces, rest_space


@dataclass(frozen=True, slots=True)
class Split:
    """A conflict: one item as each side has it; None where it is not there."""

    base: Item | None
    ours: Item | None
    theirs: Item | None

    @property
    def sides(self) -> tuple[Item | None, Item | None, Item | None]:
        """All three: ours, base, theirs."""
        return (self.ours, self.base, self.theirs)


Out = Item | Split


class Writer(Protocol):
    """How conflicts are written, and items joined."""

    def split(self, split: Split) -> Out | None:
        """What stands for a conflict; None for nothing."""

    def write(self, frame: Pieces, outs: Sequence[Out], newline: str) -> str:
        """The text of a container: `frame` gives the brackets, `outs` the items."""


class PlainJoin:
    """Ours stands for a conflict, and the text is always JSON."""

    def split(self, split: Split) -> Out | None:
        """Ours."""
        return split.ours

    def write(self, frame: Pieces, outs: Sequence[Out], newline: str) -> str:
        """The items with their commas."""
        pieces = [frame.head]
        for at, item in enumerate(outs):
            assert isinstance(item, Item)
            comma = "" if at == 0 else item.before + ","
            pieces.append(comma + lead(frame, at, item) + item.text)
        return "".join((*pieces, frame.tail, frame.end))


def lead(frame: Pieces, at: int, item: Item) -> str:
    """The white space in front of an item, which may not have stood there before."""
    if at > 0:
        return rest_space(frame.items) if item.first else item.after
    if item.first or not frame.items:
        return item.after
    return frame.items[0].after
