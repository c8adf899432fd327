"""Records put before or after another, in its file, as one edit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.errors import BadEdit
from core.files.vocabulary import SECTION_BY_KIND, Shape
from core.world.build import move
from core.world.edits import Edit, Label
from core.world.world import World


def reorder(world: World, handles: Sequence[int], beside: int, *, after: bool) -> Edit | None:
    """Move records of one kind next to another of that kind; None when nothing would move.

    They keep their handles and the order in which they stand; those that are gone by now are
    left out. Raises BadEdit for a file that cannot be written or a kind that has no order.
    """
    handles = [h for h in handles if h in world]
    if not handles or beside not in world:
        return None
    target = world.record(beside)
    if SECTION_BY_KIND[target.kind].shape is not Shape.ARRAY:
        raise BadEdit("not_an_edit_here")
    file = world.file(target.file)
    sources = (world.file(world.record(h).file) for h in handles)
    locked = next((f for f in (file, *sources) if f.read_only is not None), None)
    if locked is not None and locked.read_only is not None:
        reason = {"reason": locked.read_only.code}
        raise BadEdit("edit_read_only", reason, path=locked.path)
    section = file.section(target.kind)
    order = [slot.handle for slot in section.slots] if section is not None else []
    moving = sorted((h for h in handles if world.record(h).kind is target.kind), key=world.position)
    index = order.index(beside) + after
    if not moving or _stands_there(order, moving, index):
        return None
    edit = move(world, moving, file.handle, index)
    here = all(world.record(h).file == file.handle for h in moving)
    label = Label("reorder", (("count", len(moving)),)) if here else edit.label
    return replace(edit, label=label)


def _stands_there(order: list[int], moving: list[int], index: int) -> bool:
    """Whether the records stand at that place already."""
    chosen = set(moving)
    rest = [h for h in order if h not in chosen]
    at = index - sum(h in chosen for h in order[:index])
    return [*rest[:at], *moving, *rest[at:]] == order
