"""Every container of a tree in document order, also those inside text, base64 and bytes.

A save may hold millions of numbers: nothing is made for them, and a path only for what is found.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, TypeAlias

from core.saves.embedded import Embedded, may_hold_data
from core.saves.paths import Field, Index, Opened, Step, Steps, path_text
from core.saves.values import EngineValue, Key, Tree

Container: TypeAlias = dict[Key, Tree] | list[Tree] | EngineValue
# The steps to a value as a chain: what leads to the value above it, and the last step.
Trail: TypeAlias = tuple["Trail", Step] | None

_CONTAINERS: Final = (dict, list, EngineValue)
_DEEPEST_EMBEDDED: Final = 4


def containers(
    tree: Tree, embedded: Embedded | None = None, closed: Collection[int] = ()
) -> Iterator[tuple[Trail, Container]]:
    """Every dictionary, list and engine value with its trail; enters embedded data if asked.

    `closed` holds the `id()` of containers that are not looked into.
    """
    waiting: list[tuple[Trail, Tree, int]] = [(None, tree, 0)]
    while waiting:
        trail, value, level = waiting.pop()
        if isinstance(value, _CONTAINERS):
            if id(value) in closed:
                continue
            yield trail, value
            below = _below(value, trail, level, embedded is not None)
            below.reverse()
            waiting.extend(below)
        elif embedded is not None and level < _DEEPEST_EMBEDDED and may_hold_data(value):
            opened = embedded.open(value, path_text(steps_of(trail)))
            if opened is not None:
                waiting.append(((trail, Opened(opened[1])), opened[0], level + 1))


def _below(
    value: Container, trail: Trail, level: int, enter: bool
) -> list[tuple[Trail, Tree, int]]:
    if isinstance(value, dict):
        return [
            ((trail, Field(key)), held, level)
            for key, held in value.items()
            if isinstance(held, _CONTAINERS) or (enter and may_hold_data(held))
        ]
    items = value.args if isinstance(value, EngineValue) else value
    return [
        ((trail, Index(position)), held, level)
        for position, held in enumerate(items)
        if isinstance(held, _CONTAINERS) or (enter and may_hold_data(held))
    ]


def steps_of(trail: Trail) -> Steps:
    """The steps of a trail, from the root on."""
    steps: list[Step] = []
    while trail is not None:
        trail, step = trail
        steps.append(step)
    return tuple(reversed(steps))
