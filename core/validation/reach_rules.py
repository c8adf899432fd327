"""Entries that nobody ever sees, and factions that cannot see their lore (spec section 2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.model.kinds import Kind
from core.model.mask import Gate, gate_key, gates
from core.model.records import Entry, Faction
from core.model.visibility import PUBLIC, AudienceKind, audiences
from core.text.fold import fold
from core.validation.facts import Facts
from core.validation.issue import Issue
from core.validation.multi_index import MultiIndex
from core.validation.news import News
from core.validation.reach import GateKey
from core.validation.references import references
from core.world.lore_file import Record


class ReachRule:
    """An entry whose gates never open together, or are open to all from the start.

    A draft (`oculto`) is none; `publico` in a list has a rule of its own.
    """

    name = "reach"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._by_gate: MultiIndex[GateKey] = MultiIndex()
        self._found: dict[GateKey, str] = {}

    def affected(self, news: News) -> Iterable[int]:
        """Changed entries, and those of gates that people or quests changed."""
        found = {c.handle for c in news.of(Kind.ENTRY)}
        for change in news.of(Kind.ENTRY):
            self._move(change.handle, change.old, change.new)
        if news.people:
            before = self._found
            self._found = {key: self._code(key) for key in self._by_gate}
            for key, code in self._found.items():
                if code or before.get(key):
                    found |= self._by_gate.get(key)
        return found

    def _move(self, handle: int, old: Record | None, new: Record | None) -> None:
        before, after = _gated(old), _gated(new)
        if before is not None:
            self._by_gate.discard(before, handle)
        if after is not None:
            self._by_gate.add(after, handle)
            if after not in self._found:
                self._found[after] = self._code(after)

    def _code(self, key: GateKey) -> str:
        if not self._facts.reach.viewers(key):
            return "unreachable"
        return "seen_by_all" if self._facts.reach.known_to_all(key) else ""

    def check(self, subject: int) -> Iterable[Issue]:
        """At most one issue; none where an unknown id says already why."""
        entry = self._facts.entry(subject)
        if entry is None or entry.visibility == PUBLIC:
            return
        code = self._code(gate_key(entry))
        alternatives = gates(entry)
        if not code or not alternatives or (Gate(AudienceKind.PUBLIC),) in alternatives:
            return
        if code == "unreachable" and self._names_unknown(entry):
            return
        record = self._facts.world.record(subject)
        yield Issue(code, record.file, subject, "visibility")

    def _names_unknown(self, entry: Entry) -> bool:
        facts = self._facts
        return any(
            facts.declares(kind) and not facts.knows(kind, id) for _, kind, id in references(entry)
        )


def _gated(record: Record | None) -> GateKey | None:
    """The gate key of an entry that is not for everybody."""
    if record is None or not isinstance(record.data, Entry):
        return None
    return None if record.data.visibility == PUBLIC else gate_key(record.data)


class FactionRule:
    """A faction that has lore which none of its members ever sees, or lore and no member.

    Its lore: entries for `faccion:<id>`, and entries tagged with its id or name.
    """

    name = "faction"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._for: MultiIndex[str] = MultiIndex()

    def affected(self, news: News) -> Iterable[int]:
        """All factions where people or entries changed; there are few."""
        entries = news.of(Kind.ENTRY)
        for change in entries:
            self._move(change.handle, change.old, change.new)
        if not (news.people or entries):
            return ()
        gone = {c.handle for c in news.of(Kind.FACTION)}
        if news.people:
            return gone.union(self._facts.world.handles(Kind.FACTION))
        return gone | self._touched(news)

    def _touched(self, news: News) -> set[int]:
        tags: set[str] = set()
        factions: set[str] = set()
        for change in news.of(Kind.ENTRY):
            for record in (change.old, change.new):
                if record is not None and isinstance(record.data, Entry):
                    tags |= {fold(tag) for tag in record.data.tags}
                    factions |= _factions(record)
        found = set()
        for record in self._facts.world.records(Kind.FACTION):
            if record.id in factions or tags & _tags_of(record):
                found.add(record.handle)
        return found

    def _move(self, handle: int, old: Record | None, new: Record | None) -> None:
        before, after = _factions(old), _factions(new)
        for faction in before - after:
            self._for.discard(faction, handle)
        for faction in after - before:
            self._for.add(faction, handle)

    def check(self, subject: int) -> Iterable[Issue]:
        """At most one issue."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None or not isinstance(record.data, Faction) or not record.id:
            return
        if not self._facts.declares(Kind.NPC):
            return
        own = self._for.get(record.id)
        if not self._facts.reach.members(record.id):
            if own:
                params = (("id", record.id), ("count", len(own)))
                yield Issue("faction_empty", record.file, subject, "id", params)
            return
        masked = 0
        for entry in self._lore(record, own):
            if self._seen_by_member(record.id, entry):
                return
            masked += bool(gates(entry))
        if masked:
            params = (("id", record.id), ("count", masked))
            yield Issue("faction_blind", record.file, subject, "id", params)

    def _lore(self, record: Record, own: Iterable[int]) -> Iterator[Entry]:
        handles = set(own)
        for tag in _tags_of(record):
            handles |= self._facts.tagged.get(tag)
        for handle in handles:
            entry = self._facts.entry(handle)
            if entry is not None:
                yield entry

    def _seen_by_member(self, faction: str, entry: Entry) -> bool:
        key = gate_key(entry)
        reach = self._facts.reach
        bits = reach.bits_of(faction)
        return any(reach.audience(key, quests) & bits for quests in reach.openings(key))


def _factions(record: Record | None) -> set[str]:
    if record is None or not isinstance(record.data, Entry) or record.data.visibility == PUBLIC:
        return set()
    found = audiences(record.data.visibility)
    return {a.id for a in found if a.kind is AudienceKind.FACTION}


def _tags_of(record: Record) -> set[str]:
    """The folded tags that name a faction: its id, its name and its aliases."""
    if not isinstance(record.data, Faction):
        return set()
    names = (record.data.id, record.data.name, *record.data.aliases)
    return {fold(name) for name in names if name}
