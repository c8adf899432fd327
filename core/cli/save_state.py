"""The state of a game as a save tells it, for `--save`."""

from __future__ import annotations

import os
from pathlib import Path

from core.errors import LoremaskError, UnreadableFile
from core.model.state import GameState
from core.world.world import World


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
    from core.saves import likely_state, read_save

    save = read_save(path, password_from(password_env))
    found = likely_state(save.tree)
    if not save.candidates and found.place is None and not found.quests:
        raise UnreadableFile("save_no_state", path=path)
    return GameState(place=found.place, quests=frozenset(found.quests))
