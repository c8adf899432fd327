"""What the rules look up: ids, references, tags and people of the world, kept by edit.

All of it is a function of the world's records alone, so that any sequence of
edits leads to the same facts as reading the result anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from core.model.kinds import Kind
from core.model.records import Entry
from core.validation.multi_index import IdIndex, MultiIndex
from core.validation.news import News
from core.validation.reach import Reach
from core.validation.references import references
from core.validation.tag_form import tag_form
from core.world.edits import Change
from core.world.lore_file import Record
from core.world.world import World

PEOPLE = {
    Kind.NPC: {"id", "factions", "*"},
    Kind.FACTION: {"id", "*"},
    Kind.QUEST: {"id", "requires", "*"},
}
"""The fields that decide who can see what."""
IDENTIFIED = frozenset(
    {
        Kind.ENTRY,
        Kind.NPC,
        Kind.PLACE,
        Kind.QUEST,
        Kind.FACTION,
        Kind.PLOT,
        Kind.TAG_ALIAS,
        Kind.CASE,
    }
)


class Facts:
    """Shared look-ups of one open world. `take_in` keeps them in step with it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.holders = IdIndex()
        self.referrers: MultiIndex[tuple[Kind, str]] = MultiIndex()
        self.tagged: MultiIndex[str] = MultiIndex()
        self._written: dict[str, int] = {}
        """Each tag as it is spelt -> how many entries have it so."""
        self._variants: dict[str, set[str]] = {}
        """A folded tag -> its spellings that are no folded ones."""
        self.entries = 0
        self._counts: Counter[Kind] = Counter()
        self._reach: Reach | None = None

    @property
    def reach(self) -> Reach:
        """Who can see what, by the cast and the quests as they are now."""
        if self._reach is None:
            self._reach = Reach(self.world)
        return self._reach

    def declares(self, kind: Kind) -> bool:
        """Whether the world holds records of the kind, so that its ids can be checked."""
        return self._counts[kind] > 0

    def knows(self, kind: Kind, id: str) -> bool:
        """Whether a record of the kind has that id."""
        return id in self.holders.of(kind)

    def ids(self, kind: Kind) -> Iterable[str]:
        """The ids of a kind, each once, in no order."""
        return self.holders.of(kind)

    def spellings(self, folded: str) -> set[str]:
        """How entries spell a folded tag."""
        found = set(self._variants.get(folded, ()))
        return found | {folded} if folded in self._written else found

    def entry(self, handle: int) -> Entry | None:
        """The entry of a handle, when it is one whose types are right."""
        record = self.world.records_by_handle.get(handle)
        data = record.data if record is not None else None
        return data if isinstance(data, Entry) else None

    def take_in(self, changes: Iterable[Change], files: Iterable[int] = ()) -> News:
        """Follow changed records; returns what moved with them."""
        news = News(tuple(changes), frozenset(files))
        before = {kind: self.declares(kind) for kind in Kind}
        for change in news.changes:
            self._move(change, news)
        news.declared = {kind for kind in Kind if self.declares(kind) != before[kind]}
        if news.people:
            self._reach = None
        return news

    def _move(self, change: Change, news: News) -> None:
        old, new = change.old, change.new
        news.people = news.people or _bears_on_people(change)
        self._move_count(change)
        if change.kind in IDENTIFIED:
            self._move_id(change, news)
        self._move_references(change)
        if change.kind is Kind.ENTRY:
            self._move_tags(change.handle, _tags(old), _tags(new), news)

    def _move_count(self, change: Change) -> None:
        step = (change.new is not None) - (change.old is not None)
        self._counts[change.kind] += step
        if change.kind is Kind.ENTRY:
            self.entries += step

    def _move_id(self, change: Change, news: News) -> None:
        kind, old, new = change.kind, _id(change.old), _id(change.new)
        if old == new:
            return
        if old:
            self.holders.discard(kind, old, change.handle)
            self._note_id(kind, old, old not in self.holders.of(kind), news)
        if new:
            self.holders.add(kind, new, change.handle)
            self._note_id(kind, new, self.holders.of(kind).only(new) is not None, news)

    def _note_id(self, kind: Kind, id: str, is_other: bool, news: News) -> None:
        """An id has other holders; `is_other`: the kind has it no more, or has not had it."""
        news.ids.add((kind, id))
        if is_other:
            news.kinds.add(kind)

    def _move_references(self, change: Change) -> None:
        old = {(r.kind, r.id) for r in references(change.old.data if change.old else None)}
        new = {(r.kind, r.id) for r in references(change.new.data if change.new else None)}
        for key in old - new:
            self.referrers.discard(key, change.handle)
        for key in new - old:
            self.referrers.add(key, change.handle)

    def _move_tags(self, handle: int, old: set[str], new: set[str], news: News) -> None:
        if old == new:
            return
        before, after = _folded(old), _folded(new)
        for tag in before - after:
            self.tagged.discard(tag, handle)
        for tag in after - before:
            self.tagged.add(tag, handle)
        news.tags |= before ^ after
        for tag in old - new:
            self._spell(tag, -1, news)
        for tag in new - old:
            self._spell(tag, +1, news)

    def _spell(self, tag: str, step: int, news: News) -> None:
        """Count the entries of a tag as it is spelt."""
        before = self._written.get(tag, 0)
        if before + step:
            self._written[tag] = before + step
        else:
            del self._written[tag]
        if not before or not before + step:
            folded = tag_form(tag).folded
            news.spellings.add(folded)
            if tag != folded:
                self._spell_otherwise(folded, tag)

    def _spell_otherwise(self, folded: str, tag: str) -> None:
        """A spelling that is no folded one came or went."""
        spelt = self._variants.setdefault(folded, set())
        spelt ^= {tag}
        if not spelt:
            del self._variants[folded]


def _bears_on_people(change: Change) -> bool:
    fields = PEOPLE.get(change.kind)
    if fields is None:
        return False
    differ = change.fields()
    # Nothing differs where it was moved: of several readers the first is named.
    return bool(fields & differ) or not differ


def _id(record: Record | None) -> str:
    return "" if record is None else record.id


def _tags(record: Record | None) -> set[str]:
    if record is None or not isinstance(record.data, Entry):
        return set()
    return set(record.data.tags)


def _folded(tags: set[str]) -> set[str]:
    return {tag_form(tag).folded for tag in tags}
