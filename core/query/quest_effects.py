"""What completed quests do to what a viewer may be given: the checklist's numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from core.model.kinds import Kind
from core.model.mask import Viewer, admits, gate_key, gates, sees
from core.model.records import Entry, Quest
from core.model.visibility import AudienceKind, Visibility
from core.world.edits import Changes
from core.world.world import World

GateKey = tuple[Visibility, str | None]
_QUEST_GATES = (AudienceKind.SECRET, AudienceKind.QUEST)


def with_requirements(world: World, quests: Iterable[str]) -> frozenset[str]:
    """The quests and all that they require, directly or through others (spec section 1)."""
    needs: dict[str, set[str]] = {}
    for record in world.records(Kind.QUEST):
        if isinstance(record.data, Quest):
            needs.setdefault(record.id, set()).update(record.data.requires)
    found: set[str] = set()
    waiting = list(quests)
    while waiting:
        quest = waiting.pop()
        if quest not in found:
            found.add(quest)
            waiting += needs.get(quest, ())
    return frozenset(found)


class EntryClasses:
    """Counts of the entries that are opened together, kept up to date edit by edit."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._counts: Counter[GateKey] = Counter(
            gate_key(record.data)
            for record in world.records(Kind.ENTRY)
            if isinstance(record.data, Entry)
        )

    def update(self, changes: Changes) -> None:
        """Take in what an edit changed."""
        for change in changes.of(Kind.ENTRY):
            if change.old is not None and isinstance(change.old.data, Entry):
                self._counts[gate_key(change.old.data)] -= 1
            if change.new is not None and isinstance(change.new.data, Entry):
                self._counts[gate_key(change.new.data)] += 1
        self._counts = +self._counts

    def masked(self, viewer: Viewer) -> int:
        """How many entries the viewer may not be given; broken ones are not counted."""
        closed = sum(n for key, n in self._counts.items() if not admits(*key, viewer))
        return closed - sum(1 for e in self._learnt(viewer) if not _admits(e, viewer))

    def opened_by(self, viewer: Viewer) -> dict[str, int]:
        """For each quest that gates anything, how many entries hang on it alone.

        They are those that the viewer sees with the quest completed and not without it,
        all other quests as they are. Quests that open none are left out.
        """
        opened: Counter[str] = Counter()
        for key, count in self._counts.items():
            for quest in _quests_of(key):
                opened[quest] += count * _hangs_on(key, quest, viewer)
        for entry in self._learnt(viewer):
            for quest in _quests_of(gate_key(entry)):
                opened[quest] -= _hangs_on(gate_key(entry), quest, viewer)
        return dict(+opened)

    def _learnt(self, viewer: Viewer) -> list[Entry]:
        found = (
            self._world.data(h) for id in viewer.learnt for h in self._world.find(Kind.ENTRY, id)
        )
        return [entry for entry in found if isinstance(entry, Entry) and sees(entry, viewer)]


def _admits(entry: Entry, viewer: Viewer) -> bool:
    return admits(entry.visibility, entry.required_quest, viewer)


def _quests_of(key: GateKey) -> frozenset[str]:
    entry = Entry(visibility=key[0], required_quest=key[1])
    return frozenset(g.id for joint in gates(entry) for g in joint if g.kind in _QUEST_GATES)


def _hangs_on(key: GateKey, quest: str, viewer: Viewer) -> bool:
    after = replace(viewer, quests=viewer.quests | {quest})
    before = replace(viewer, quests=viewer.quests - {quest})
    return admits(*key, after) and not admits(*key, before)
