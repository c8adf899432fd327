"""What the fields of several records have in common: looked at in steps, for very many of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import islice
from time import perf_counter
from typing import Any

from core.world.lore_file import Record
from core.world.world import World
from editor.forms.form_edits import has_form

AT_ONCE = 1000
"""So many records are looked at before the form is shown."""
_CHUNK = 100


class Known(Enum):
    """What is known of a field: not yet, the same in all, or not the same."""

    NOT_YET = 0
    SAME = 1
    DIFFERENT = 2


class Survey:
    """Compares fields of records that have a form; where none has one, of all of them.

    Values that differ are told as soon as two do; that they are the same, only at the end.
    """

    def __init__(self, world: World, handles: Sequence[int], names: Iterable[str]) -> None:
        self._world, self.handles = world, tuple(handles)
        self._open = list(names)
        self._shared: dict[str, tuple[Any, ...]] = {}
        self._different: set[str] = set()
        self.files: set[int] = set()
        """The files of the records that were looked at."""
        records = (world.record(handle) for handle in handles)
        self.first = next((r for r in records if has_form(r)), world.record(handles[0]))
        self._only_forms = has_form(self.first)
        self._rest = iter(self.handles)
        self.done = False

    @property
    def several(self) -> bool:
        """Whether it is of more than one record."""
        return len(self.handles) > 1

    def known(self, name: str) -> Known:
        """What is known of a field so far."""
        if name in self._different and not self._shared.get(name):
            return Known.DIFFERENT
        if not self.done:
            return Known.NOT_YET
        return Known.DIFFERENT if name in self._different else Known.SAME

    def value(self, name: str) -> Any:
        """A field's value in the first record."""
        return getattr(self.first.data, name, None)

    def shared(self, name: str) -> tuple[Any, ...]:
        """What the lists of a field hold in all records, as it stands in the first."""
        return self._shared.get(name, ())

    def go_on(self, seconds: float = float("inf")) -> None:
        """Look at further records for a while; `done` when there are none left."""
        until = perf_counter() + seconds
        while not self.done:
            chunk = list(islice(self._rest, _CHUNK))
            for handle in chunk:
                self._look_at(self._world.record(handle))
            self.done = len(chunk) < _CHUNK
            if perf_counter() > until:
                return

    def _look_at(self, record: Record) -> None:
        self.files.add(record.file)
        if self._only_forms and not has_form(record):
            return
        closed = [name for name in self._open if self._differs(name, record.data)]
        if closed:
            self._open = [name for name in self._open if name not in closed]

    def _differs(self, name: str, data: object) -> bool:
        """Whether there is nothing more to be learnt about a field."""
        first, value = self.value(name), getattr(data, name, None)
        if value == first:
            return False
        self._different.add(name)
        lists = [each for each in (first, value) if isinstance(each, tuple)]
        shared = self._shared.get(name, lists[0] if lists else ())
        if isinstance(value, tuple):
            shared = tuple(each for each in shared if each in value)
        self._shared[name] = shared
        return not shared
