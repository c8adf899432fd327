"""The steps of the quest order, and what can be completed next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.model.kinds import Kind
from core.model.mask import gates
from core.model.records import Entry, Quest
from core.model.visibility import AudienceKind
from core.query.quest_order import quests_in_order
from core.validation.reach import Reach
from core.world.world import World

Quests = frozenset[str]


def steps(world: World) -> tuple[str, ...]:
    """The quests in the order they can be completed; those that never can are left out.

    In a world that declares none they are those that its entries wait for, in file order.
    """
    if not world.declares(Kind.QUEST):
        return _named(world)
    reach = Reach(world)
    return tuple(q for q in quests_in_order(world) if reach.closure((q,)) is not None)


def _named(world: World) -> tuple[str, ...]:
    waits = (AudienceKind.SECRET, AudienceKind.QUEST)
    entries = (r.data for r in world.records(Kind.ENTRY) if isinstance(r.data, Entry))
    found = (g.id for entry in entries for joint in gates(entry) for g in joint if g.kind in waits)
    return tuple(dict.fromkeys(found))


def states(world: World) -> Iterator[Quests]:
    """The completed quests at the start and after each step, step 0 first."""
    done: Quests = frozenset()
    yield done
    for quest in steps(world):
        done |= {quest}
        yield done


def available(world: World, done: Iterable[str]) -> tuple[str, ...]:
    """The quests that can be completed next: not done, and all they require is."""
    completed = frozenset(done)
    if not world.declares(Kind.QUEST):
        return tuple(q for q in _named(world) if q not in completed)
    needs: dict[str, set[str]] = {}
    for record in world.records(Kind.QUEST):
        if record.id:
            requires = record.data.requires if isinstance(record.data, Quest) else ()
            needs.setdefault(record.id, set()).update(requires)
    order = (q for q in quests_in_order(world) if q not in completed)
    return tuple(q for q in order if needs[q] <= completed)


def in_order(world: World, quests: Iterable[str]) -> tuple[str, ...]:
    """The quests in the order they can be completed; ids the world does not know come last."""
    chosen = set(quests)
    known = [q for q in quests_in_order(world) if q in chosen]
    return (*known, *sorted(chosen.difference(known)))
