"""The order in which a world's quests can be completed."""

from __future__ import annotations

from core.model.kinds import Kind
from core.model.records import Quest
from core.world.world import World


def quests_in_order(world: World) -> tuple[str, ...]:
    """The ids of all quests, each after those it requires; otherwise in file order.

    Quests of a cycle stand at the end, in file order.
    """
    needs = _requirements(world)
    ordered: dict[str, None] = {}
    waiting = dict.fromkeys(needs)
    while waiting:
        ready = next((id for id in waiting if all(n in ordered for n in needs[id])), None)
        if ready is None:
            break
        ordered[ready] = None
        del waiting[ready]
    return (*ordered, *waiting)


def _requirements(world: World) -> dict[str, tuple[str, ...]]:
    """What each quest requires of the quests that the world declares."""
    needs: dict[str, tuple[str, ...]] = {}
    for record in world.records(Kind.QUEST):
        if record.id and isinstance(record.data, Quest):
            needs.setdefault(record.id, record.data.requires)
    return {id: tuple(n for n in required if n in needs) for id, required in needs.items()}
