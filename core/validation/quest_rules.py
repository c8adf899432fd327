"""Quests that wait for one another (spec section 2, "cycle of quests")."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import partial

from core.model.kinds import Kind
from core.model.records import Quest
from core.validation.facts import Facts
from core.validation.file_order import place_in_file
from core.validation.issue import Issue
from core.validation.news import News


class QuestRule:
    """A quest that needs itself, directly or through others, can never be completed."""

    name = "quest"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def affected(self, news: News) -> Iterable[int]:
        """All quests, when any changed; and the changed ones that are gone."""
        changed = news.of(Kind.QUEST)
        if not changed:
            return ()
        return {c.handle for c in changed}.union(self._facts.world.handles(Kind.QUEST))

    def check(self, subject: int) -> Iterable[Issue]:
        """One issue for each quest of a cycle."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None or not isinstance(record.data, Quest) or not record.id:
            return
        path = self._way_back(record.id)
        if path is not None:
            params = (("path", " → ".join(path)),)
            yield Issue("quest_cycle", record.file, subject, "requires", params)

    def _way_back(self, quest: str) -> list[str] | None:
        """The shortest chain of needs from a quest to itself, first and last alike."""
        came: dict[str, str] = {}
        waiting = deque([quest])
        while waiting:
            name = waiting.popleft()
            for need in self._needs(name):
                if need == quest:
                    return [*_trail(came, quest, name), quest]
                if need not in came:
                    came[need] = name
                    waiting.append(need)
        return None

    def _needs(self, quest: str) -> list[str]:
        records = self._facts.world.records_by_handle
        found: dict[str, None] = {}
        holders = self._facts.holders.get((Kind.QUEST, quest))
        for handle in sorted(holders, key=partial(place_in_file, self._facts.world)):
            record = records.get(handle)
            if record is not None and isinstance(record.data, Quest):
                found.update(dict.fromkeys(record.data.requires))
        return list(found)


def _trail(came: dict[str, str], start: str, end: str) -> list[str]:
    trail = [end]
    while trail[-1] != start:
        trail.append(came[trail[-1]])
    return trail[::-1]
