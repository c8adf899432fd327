"""Which of some records stands first: what is said once is said there, also when it was moved."""

from __future__ import annotations

from collections.abc import Set

from core.model.kinds import Kind
from core.world.world import World

_PART = 8
"""Of at least one record in so many, the first is soon met from the beginning on."""


def first_in_file(world: World, kind: Kind, handles: Set[int]) -> int:
    """The first in file order of some records of a kind, of which there is at least one.

    Those that are gone come last: when very many went at once, not every rule knows it yet.
    """
    if len(handles) == 1:
        return next(iter(handles))
    order = world.handles(kind)
    if len(handles) * _PART >= len(order):
        for handle in order:
            if handle in handles:
                return handle
    return min(handles, key=lambda handle: place_in_file(world, handle))


def place_in_file(world: World, handle: int) -> tuple[bool, int]:
    """What records of a kind are put in file order by."""
    gone = handle not in world
    return gone, handle if gone else world.position(handle)
