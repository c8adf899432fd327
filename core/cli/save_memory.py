"""The memory of NPCs in a save, for the commands that need one."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from core.cli.save_state import password_from
from core.errors import UnreadableFile
from core.memory.state import MemoryState, with_renamed
from core.model.kinds import Kind
from core.model.records import Npc
from core.world.world import World

if TYPE_CHECKING:
    from core.saves import Candidate


def add_memory(parser: argparse.ArgumentParser) -> None:
    """`--memory`, for saves that hold several."""
    parser.add_argument(
        "--memory", metavar="PATH", help="which memory of the save, by its path (the fullest)"
    )


def memory_of(
    path: Path, password_env: str | None, wanted: str | None, world: World | None
) -> MemoryState:
    """The memory of a save, with the ids that its NPCs have now in the world.

    Raises SaveError for the save and UnreadableFile when there is no such memory in it.
    """
    from core.saves import read_save

    save = read_save(path, password_from(password_env))
    found = [c for c in save.candidates if wanted is None or c.path == wanted]
    if not found:
        raise UnreadableFile("no_memory", path=path)
    state = max(found, key=_fullness).state
    return state if world is None else with_renamed(state, present_ids(world))


def _fullness(candidate: Candidate) -> int:
    return candidate.fact_count


def present_ids(world: World) -> dict[str, str]:
    """Earlier ids of NPCs with the id each has now (`antes`)."""
    renamed: dict[str, str] = {}
    for record in world.records(Kind.NPC):
        if isinstance(record.data, Npc):
            renamed.update(dict.fromkeys(record.data.former_ids, record.id))
    return {old: new for old, new in renamed.items() if not world.find(Kind.NPC, old)}
