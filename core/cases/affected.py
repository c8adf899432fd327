"""Which cases an edit may have changed: never too few, seldom many too many."""

from __future__ import annotations

from collections.abc import Iterator

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
    return tuple(r.handle for r in records if _is_affected(world, r, changes))


def _is_affected(world: World, record: Record, changes: Changes) -> bool:
    case = record.data
    if any(change.handle == record.handle for change in changes.records):
        return True
    if not isinstance(case, Case):
        return False
    if any(True for _ in missing_ids(world, case)) and any(map(_renames, changes.records)):
        return True
    asks = _Asks(case, moved=changes.structure)
    return any(asks.depends_on(change) for change in changes.records)


def _renames(change: Change) -> bool:
    """Whether ids came or went, which may be the nearest to one that a case misspells."""
    return len({record.id for record in _sides(change)}) > 1 or len(list(_sides(change))) == 1


class _Asks:
    """What one case looks at."""

    def __init__(self, case: Case, *, moved: bool) -> None:
        self._case = case
        self._moved = moved
        self._words = words(fold(case.query))
        self._named = {*case.retrieves, *case.masks, *case.not_retrieves}
        self._wide = case.answer is not None or bool(case.context_has or case.context_lacks)

    def depends_on(self, change: Change) -> bool:
        """Whether a changed record may matter to the case."""
        match change.kind:
            case Kind.ENTRY:
                return self._entry(change)
            case Kind.NPC:
                return self._wide or self._npc(change)
            case Kind.CASE | Kind.VERSION | Kind.PLOT:
                return False
            case Kind.LANGUAGE | Kind.TAG_ALIAS:
                return self._wide or self._case.profile != "lexical"
            case _:
                return self._wide or self._declares(change)

    def _entry(self, change: Change) -> bool:
        if not self._moved and change.fields() <= _SILENT:
            return False
        if self._wide or self._case.profile != "lexical":
            return True
        return any(self._touches(record) for record in _sides(change))

    def _touches(self, record: Record) -> bool:
        """Whether it may have points: the signals of spec section 3, without the weight."""
        if record.id in self._named:
            return True
        entry = record.data
        if not isinstance(entry, Entry):
            return False
        if self._case.place is not None and self._case.place in entry.tags:
            return True
        tags, text = {fold(tag) for tag in entry.tags}, fold(entry.text)
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
