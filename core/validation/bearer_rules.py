"""Names that were left blank: of cast, places, factions and quests (spec section 1)."""

from __future__ import annotations

from collections.abc import Iterable

from core.model.kinds import Kind
from core.model.records import Faction, Npc, Place, Quest
from core.validation.facts import Facts
from core.validation.issue import Issue
from core.validation.news import News
from core.validation.shape_rules import members_of
from core.world.lore_file import Record

_BEARERS = (Npc, Place, Faction, Quest)


class BearerRule:
    """A name that is written and blank: no text can be told to show it, nor can a model say it."""

    name = "bearer"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def affected(self, news: News) -> Iterable[int]:
        """Only the changed records."""
        return (c.handle for c in news.of(Kind.NPC, Kind.PLACE, Kind.FACTION, Kind.QUEST))

    def check(self, subject: int) -> Iterable[Issue]:
        """The warning of a record with a blank name; none for other kinds."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is not None and _is_nameless(record):
            yield Issue("no_name", record.file, subject, "name")


def _is_nameless(record: Record) -> bool:
    """An id alone is allowed: a world may count quests or name places that nobody speaks of."""
    if not isinstance(record.data, _BEARERS) or record.data.name.strip():
        return False
    written = members_of(record)
    return "nombre" in written or "name" in written
