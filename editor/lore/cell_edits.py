"""Values typed into a cell or a field, as edits."""

from __future__ import annotations

from dataclasses import fields as dataclass_fields

from core.model.records import Broken
from core.world import build
from core.world.edits import Edit
from core.world.world import World

_KEPT_WHEN_EMPTY = frozenset({"id", "text", "tags", "name", "tag", "query"})


def edit_of_cell(world: World, handle: int, name: str, text: str) -> Edit | None:
    """The edit that typing `text` into a cell makes; None when it changes or means nothing."""
    data = world.data(handle)
    if isinstance(data, Broken) or name not in {f.name for f in dataclass_fields(data)}:
        return None
    value = number_of(text) if name == "weight" else stored(name, text.strip())
    if name == "weight" and value is None:
        return None
    edit = build.set_value(world, handle, name, value)
    return edit if edit.ops else None


def number_of(text: str) -> int | float | None:
    """The number a user typed, with a point or a comma; None when it is none.

    Whole numbers typed without a point stay whole, so that the file shows what was typed.
    """
    plain = text.strip().replace(",", ".").replace("\N{MINUS SIGN}", "-")
    try:
        number = float(plain)
    except ValueError:
        return None
    if number != number or number in (float("inf"), float("-inf")):
        return None
    return int(plain) if plain.lstrip("+-").isdecimal() else number


def stored(name: str, value: object) -> object:
    """The value to write: an empty optional field leaves the file."""
    if name in _KEPT_WHEN_EMPTY or value:
        return value
    return None
