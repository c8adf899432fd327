"""Which cases an edit may have changed: never too few, seldom many too many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from core.cases.problems import missing_ids
from core.model.kinds import Kind
from core.model.records import Case, Entry, Npc
from core.retrieval.hits import LONG_WORD
from core.text.fold import fold, words
from core.world.edits import Change, Changes
from core.world.lore_file import Record
from core.world.world import World

_MOST_PAIRS = 5000
"""So many pairs of a changed record and a case are looked at."""
_SILENT = frozenset({"notes", "title"})
"""Fields of an entry that no part of a case looks at."""


def affected(world: World, changes: Changes) -> tuple[int, ...]:
    """The cases whose result the edit may have changed, in file order (of those still there).

    A case of the profile `lexical` without context and answer depends on the entries that share
    a word or its place, on those it names, and on its NPC; every other case depends on all lore.
    Of an edit of very many records all cases count: to look at each pair would take longer.
    """
    if not changes.records:
        return ()
    records = world.records(Kind.CASE)
    if changes.many or len(changes.records) * len(records) > _MOST_PAIRS:
        return tuple(record.handle for record in records)
    edited = {change.handle for change in changes.records}
    renamed = any(map(_renames, changes.records))
    found = [_Changed(change, moved=changes.structure) for change in changes.records]
    return tuple(
        r.handle
        for r in records
        if r.handle in edited
        or (isinstance(r.data, Case) and _is_affected(world, r.data, found, renamed=renamed))
    )


def _is_affected(world: World, case: Case, found: Sequence[_Changed], *, renamed: bool) -> bool:
    if renamed and any(True for _ in missing_ids(world, case)):
        return True
    asks = _Asks(case)
    return any(asks.depends_on(changed) for changed in found)


def _renames(change: Change) -> bool:
    """Whether ids came or went, which may be the nearest to one that a case misspells."""
    return len({record.id for record in _sides(change)}) > 1 or len(list(_sides(change))) == 1


class _Changed:
    """A change, with what every case asks of it made once."""

    def __init__(self, change: Change, *, moved: bool) -> None:
        self.change = change
        self.sides = [_Side(record) for record in _sides(change)]
        entry = change.kind is Kind.ENTRY
        self.silent = entry and not moved and change.fields() <= _SILENT


class _Side:
    """A record before or after a change, folded where it is an entry."""

    def __init__(self, record: Record) -> None:
        entry = record.data
        self.id, self.is_entry = record.id, isinstance(entry, Entry)
        self.tags = entry.tags if isinstance(entry, Entry) else ()
        self.folded_tags = {fold(tag) for tag in self.tags}
        self.text = fold(entry.text) if isinstance(entry, Entry) else ""


@lru_cache(maxsize=4096)
def _asked(query: str) -> tuple[str, ...]:
    """The words of a query; every edit asks for those of every case."""
    return tuple(words(fold(query)))


class _Asks:
    """What one case looks at."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._words = _asked(case.query)
        self._named = {*case.retrieves, *case.masks, *case.not_retrieves}
        self._wide = case.answer is not None or bool(case.context_has or case.context_lacks)

    def depends_on(self, changed: _Changed) -> bool:
        """Whether a changed record may matter to the case."""
        change = changed.change
        match change.kind:
            case Kind.ENTRY:
                return self._entry(changed)
            case Kind.NPC:
                return self._wide or self._npc(change)
            case Kind.CASE | Kind.VERSION | Kind.PLOT:
                return False
            case Kind.LANGUAGE | Kind.TAG_ALIAS:
                return self._wide or self._case.profile != "lexical"
            case _:
                return self._wide or self._declares(change)

    def _entry(self, changed: _Changed) -> bool:
        if changed.silent:
            return False
        if self._wide or self._case.profile != "lexical":
            return True
        return any(map(self._touches, changed.sides))

    def _touches(self, side: _Side) -> bool:
        """Whether it may have points: the signals of spec section 3, without the weight."""
        if side.id in self._named:
            return True
        if not side.is_entry:
            return False
        if self._case.place is not None and self._case.place in side.tags:
            return True
        tags, text = side.folded_tags, side.text
        return any(w in tags or (len(w) >= LONG_WORD and w in text) for w in self._words)

    def _npc(self, change: Change) -> bool:
        """Its own NPC's id or factions; or the first or last NPC, which decides if ids count."""
        sides = list(_sides(change))
        if len(sides) == 1:
            return self._case.npc is not None
        mine = any(r.id == self._case.npc for r in sides)
        return mine and len({_membership(r) for r in sides}) > 1

    def _declares(self, change: Change) -> bool:
        """A place or quest that came, went or has another id: the case may name an unknown one."""
        named = {self._case.place, *self._case.quests} - {None}
        sides = list(_sides(change))
        if change.kind not in (Kind.PLACE, Kind.QUEST) or not named:
            return False
        return len(sides) == 1 or sides[0].id != sides[1].id


def _sides(change: Change) -> Iterator[Record]:
    yield from (record for record in (change.old, change.new) if record is not None)


def _membership(record: Record) -> tuple[str, frozenset[str]]:
    factions = record.data.factions if isinstance(record.data, Npc) else ()
    return record.id, frozenset(factions)
