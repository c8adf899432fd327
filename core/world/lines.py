"""Where records stand in their files, as line numbers."""

from __future__ import annotations

from core.world.lore_file import LoreFile
from core.world.world import World


def record_lines(world: World, file: LoreFile) -> dict[int, int]:
    """The line (from 1) that each record of a file starts on, by handle; one pass."""
    lines: dict[int, int] = {}
    line = 1
    for part in file.parts:
        if isinstance(part, str):
            line += part.count("\n")
            continue
        for slot in part.slots:
            line += slot.lead.count("\n")
            lines[slot.handle] = line
            line += world.record(slot.handle).raw.count("\n")
        line += part.tail.count("\n")
    return lines


def line_of(world: World, handle: int) -> int:
    """The line that one record starts on. Raises KeyError."""
    record = world.record(handle)
    return record_lines(world, world.file(record.file))[handle]
