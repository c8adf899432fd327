"""The state of a game as a save tells it, for `--save`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from core.errors import LoremaskError, UnreadableFile
from core.model.kinds import Kind
from core.model.state import GameState
from core.world.world import World

if TYPE_CHECKING:
    from core.saves import SaveFile


def password_from(variable: str | None) -> str | None:
    """The password in an environment variable. Raises LoremaskError when it is not set."""
    if variable is None:
        return None
    password = os.environ.get(variable)
    if password is None:
        raise LoremaskError("no_password_variable", {"name": variable})
    return password


def saved_state(path: Path, password_env: str | None, world: World) -> GameState:
    """Place, quests and what was learnt, as far as the save tells them.

    Renamed ids are followed through `antes`. Raises SaveError for the save.
    """
    from core.saves import likely_state, mapped_state, read_save

    password = password_from(password_env)
    save = read_save(path, password)
    found = mapped_state(save.tree, likely_state(save.tree).mapping, password)
    if not save.candidates and found.place is None and not found.quests:
        raise UnreadableFile("save_no_state", path=path)
    place = found.place and present_id(world, Kind.PLACE, found.place)
    quests = frozenset(present_id(world, Kind.QUEST, quest) for quest in found.quests)
    return GameState(place=place, quests=quests, learnt=_learnt(world, save))


def _learnt(world: World, save: SaveFile) -> Mapping[str, Mapping[str, int]]:
    for candidate in save.candidates:
        if candidate.state.learnt:
            return {
                present_id(world, Kind.NPC, npc): {
                    present_id(world, Kind.ENTRY, entry): turn for entry, turn in entries.items()
                }
                for npc, entries in candidate.state.learnt.items()
            }
    return {}


def present_id(world: World, kind: Kind, id: str) -> str:
    """The id that a record has now, when `id` is one it had before (`antes`)."""
    if world.find(kind, id):
        return id
    for record in world.records(kind):
        if id in getattr(record.data, "former_ids", ()):
            return record.id
    return id
