"""Values typed into a cell, as edits."""

from __future__ import annotations

from dataclasses import fields as dataclass_fields

from core.model.records import Broken
from core.world import build
from core.world.edits import Edit
from core.world.world import World
from editor.forms.values import number_of, stored


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
