"""An id typed into the form while other records name it: it waits to be renamed everywhere."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from core.refactor.references import RENAMED, Group, Target
from core.refactor.renaming import RenameOptions, plan_rename
from core.refactor.sites import find_sites
from core.world.edits import Edit
from core.world.world import World

Rename = tuple[int, str]
"""A record's handle, and the id it is to have."""


def is_named(world: World, handle: int, new: str) -> bool:
    """Whether other records name this one by its id, which is to become another."""
    record = world.record(handle)
    if record.kind not in RENAMED or not record.id or new in ("", record.id):
        return False
    sites = find_sites(world, Target(record.kind, record.id), handle)
    return any(site.group is Group.REFERENCE for site in sites)


class IdChange:
    """The id that waits. Whether the old one is named is looked up once for a state."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._waiting: Rename | None = None
        self._known: tuple[tuple[int, int], bool] = ((0, -1), False)

    @property
    def waits(self) -> bool:
        """Whether there is one."""
        return self._waiting is not None

    def hold(self, handle: int, new: str) -> bool:
        """Keep an id that was typed; False when nothing names the record, so nothing waits."""
        record = self._world.record(handle)
        if new.strip() == record.id and self.waits:
            self._waiting = None
            return True
        if not new.strip() or not self._is_named(handle):
            self._waiting = None
            return False
        self._waiting = (handle, new.strip())
        return True

    def _is_named(self, handle: int) -> bool:
        state = (handle, self._world.revision)
        if self._known[0] != state:
            id = self._world.record(handle).id
            self._known = (state, is_named(self._world, handle, id + "_"))
        return self._known[1]

    def take(self) -> Rename | None:
        """What waits, which then waits no longer."""
        waiting, self._waiting = self._waiting, None
        return waiting if waiting is None or waiting[0] in self._world else None

    def take_edit(self) -> Edit | None:
        """What waits as an edit, made without asking; None when it cannot be made."""
        waiting = self.take()
        if waiting is None:
            return None
        handle, new = waiting
        record = self._world.record(handle)
        options = RenameOptions(former=True, place_tags=True)
        return plan_rename(
            self._world, Target(record.kind, record.id), new, options, handle=handle
        ).edit


def is_only_inactive(widget: QWidget) -> bool:
    """Whether a field lost the keyboard to another window and will have it again."""
    return not widget.hasFocus() and widget.window().focusWidget() is widget
