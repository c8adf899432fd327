"""Ids in a save that the open world does not have, neither now nor as former ones."""

from __future__ import annotations

from core.model.kinds import Kind
from editor.memory.inspected import Inspected


def unknown_ids(inspected: Inspected) -> tuple[str, ...]:
    """Ids in the save that the world declares neither now nor as former ones."""
    names, state = inspected.names, inspected.state
    world = names.world
    if world is None:
        return ()
    entries = (entry for held in state.learnt.values() for entry in held)
    asked = [(Kind.NPC, npc) for npc in state.npcs]
    asked += [(Kind.QUEST, quest) for quest in inspected.quests or ()]
    asked += [(Kind.PLACE, inspected.place)] if inspected.place else []
    missing = [id for kind, id in asked if world.declares(kind) and names.known(kind, id) is None]
    missing += [entry for entry in entries if names.entry(entry) is None]
    return tuple(dict.fromkeys(missing))
