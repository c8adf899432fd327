"""Escape in a field takes back what was typed there since the focus came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from core.model.kinds import Kind
from core.world.world import World
from editor.forms.field_specs import TYPED, form_of


@dataclass(frozen=True, slots=True)
class FieldValue:
    """What a field of one record held when the focus came to it."""

    handle: int
    name: str
    value: Any


class TakingBack:
    """Remembers the value of the field that has the focus; of several records, none."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._at: tuple[tuple[int, ...], str] = ((), "")
        self._came: FieldValue | None = None

    def note(self, handles: list[int], name: str) -> None:
        """The focus is in a field of these records; where it is there already, nothing changes."""
        at = (tuple(handles), name)
        if at == self._at:
            return
        self._at, self._came = at, None
        if len(handles) == 1 and self._is_typed(handles[0], name):
            value = getattr(self._world.data(handles[0]), name, None)
            self._came = FieldValue(handles[0], name, value)

    def forget(self) -> None:
        """The focus went; the next one is new."""
        self._at, self._came = ((), ""), None

    def came(self, name: str) -> FieldValue | None:
        """What a field held when the focus came, if it is the one that has it and can be told."""
        came = self._came
        known = came is not None and came.name == name and came.handle in self._world
        return came if known else None

    def _is_typed(self, handle: int, name: str) -> bool:
        kind: Kind = self._world.record(handle).kind
        form = form_of(kind).get(name)
        return form is not None and form.widget in TYPED
