"""Tags that the exact rule never matches, and hints about tags (spec section 2).

A question finds a tag whose folded form is one of its words; a place finds a
tag that equals its id letter by letter (spec section 3).
"""

from __future__ import annotations

from collections.abc import Iterable

from core.model.kinds import Kind
from core.model.records import Entry, Place, TagAlias
from core.validation.facts import Facts
from core.validation.file_order import first_in_file
from core.validation.issue import Issue, Params
from core.validation.multi_index import MultiIndex
from core.validation.news import News
from core.validation.tag_form import TagForm, tag_form
from core.world.lore_file import Record

COMMON_FROM = 20
"""Entries a tag must have before it can be called very common."""
COMMON_SHARE = 3
"""A tag of more than one entry in so many is very common."""
Row = tuple[str, int, int]
"""A very common tag, its entries, and their share in percent."""


class TagRule:
    """What each tag of an entry is worth to the game's exact rule."""

    name = "tag"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._places: dict[str, set[str]] = {}
        self._place_ids: set[str] = set()
        self._once: dict[str, int] = {}

    def affected(self, news: News) -> Iterable[int]:
        """Changed entries, and those whose tags came to be or ceased to be single or a place."""
        found = {c.handle for c in news.of(Kind.ENTRY)}
        for tag in news.tags:
            found |= self._flipped(tag)
        if any(kind is Kind.PLACE for kind, _ in news.ids):
            found |= self._read_places()
        for folded in news.spellings & self._places.keys():
            found |= self._facts.tagged.get(folded)
        return found

    def _flipped(self, tag: str) -> set[int]:
        """The entry that has, and the one that had, a tag alone."""
        before = self._once.pop(tag, None)
        found = set() if before is None else {before}
        only = self._facts.tagged.only(tag)
        if only is not None:
            self._once[tag] = only
            found.add(only)
        return found

    def _read_places(self) -> set[int]:
        before = self._places
        self._places = {}
        self._place_ids = {id for id in self._facts.ids(Kind.PLACE) if id}
        for id in self._place_ids:
            self._places.setdefault(tag_form(id).folded, set()).add(id)
        found: set[int] = set()
        for folded in before.keys() | self._places.keys():
            if before.get(folded) != self._places.get(folded):
                found |= self._facts.tagged.get(folded)
        return found

    def check(self, subject: int) -> Iterable[Issue]:
        """One issue for each tag at most."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None or not isinstance(record.data, Entry):
            return
        for tag in dict.fromkeys(record.data.tags):
            found = self._finding(record, tag_form(tag))
            if found is not None:
                code, params = found
                yield Issue(code, record.file, subject, "tags", params)

    def _finding(self, record: Record, form: TagForm) -> tuple[str, Params] | None:
        params: Params = (("tag", form.tag),)
        if form.tag in self._place_ids:
            return None
        place = self._place_meant(form)
        if place is not None:
            return "tag_not_place", (*params, ("place", place))
        if not form.matchable:
            return "tag_never_matches", (*params, ("words", form.words))
        if form.tag != form.folded:
            return "tag_spelling", (*params, ("folded", form.folded))
        if self._facts.tagged.count(form.folded) == 1:
            return "tag_once", params
        return None

    def _place_meant(self, form: TagForm) -> str | None:
        """The place whose id is the tag but for spelling, when some entry has it spelt right."""
        ids = self._places.get(form.folded)
        if not ids:
            return None
        spelt = self._facts.spellings(form.folded)
        return min((id for id in ids if id in spelt), default=None)


class PlaceRule:
    """A place that no tag equals letter by letter, though one nearly does, or it never will."""

    name = "place"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def affected(self, news: News) -> Iterable[int]:
        """Changed places, and those that a changed tag nearly equals."""
        found = {c.handle for c in news.of(Kind.PLACE)}
        if Kind.ENTRY in news.declared:
            found.update(self._facts.world.handles(Kind.PLACE))
        for id in self._facts.ids(Kind.PLACE) if news.spellings else ():
            if tag_form(id).folded in news.spellings:
                found |= self._facts.holders.get((Kind.PLACE, id))
        return found

    def check(self, subject: int) -> Iterable[Issue]:
        """At most one issue."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None or not isinstance(record.data, Place) or not record.id:
            return
        form = tag_form(record.id)
        spellings = self._facts.spellings(form.folded)
        if record.id in spellings:
            return
        params: Params = (("id", record.id),)
        if spellings:
            params = (*params, ("nearest", min(spellings)))
        elif form.matchable or not self._facts.entries:
            return
        yield Issue("place_never_matches", record.file, subject, "id", params)


class AliasRule:
    """Other words for a tag that no entry has: they find nothing."""

    name = "alias"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._naming: MultiIndex[str] = MultiIndex()

    def affected(self, news: News) -> Iterable[int]:
        """Changed aliases, and those that name a tag which came or went."""
        found = set()
        for change in news.of(Kind.TAG_ALIAS):
            for tag in _named(change.old):
                self._naming.discard(tag, change.handle)
            for tag in _named(change.new):
                self._naming.add(tag, change.handle)
            found.add(change.handle)
        if Kind.ENTRY in news.declared:
            found.update(self._facts.world.handles(Kind.TAG_ALIAS))
        for tag in news.tags:
            found |= self._naming.get(tag)
        return found

    def check(self, subject: int) -> Iterable[Issue]:
        """At most one issue; a word among them that is a tag tells that it was meant."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None or not isinstance(record.data, TagAlias) or not self._facts.entries:
            return
        data = record.data
        if tag_form(data.tag).folded in self._facts.tagged:
            return
        meant = (w for w in data.aliases if tag_form(w).folded in self._facts.tagged)
        near = next(meant, None)
        params: Params = (("tag", data.tag),)
        params = params if near is None else (*params, ("nearest", near))
        yield Issue("alias_without_tag", record.file, subject, "tag", params)


def _named(record: Record | None) -> set[str]:
    """The tag and its other words, folded."""
    if record is None or not isinstance(record.data, TagAlias):
        return set()
    return {tag_form(word).folded for word in (record.data.tag, *record.data.aliases)}


class CommonTagRule:
    """A tag that so many entries have that it tells none of them from the others."""

    name = "common"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._told: dict[int, tuple[Row, ...]] = {}
        self._large: set[str] = set()

    def affected(self, news: News) -> Iterable[int]:
        """The entries that stand for a very common tag, now and before."""
        if not news.of(Kind.ENTRY):
            return ()
        for tag in news.tags:
            if self._facts.tagged.count(tag) >= COMMON_FROM:
                self._large.add(tag)
            else:
                self._large.discard(tag)
        before, self._told = self._told, self._find()
        changed = {
            h for h in before.keys() | self._told.keys() if before.get(h) != self._told.get(h)
        }
        return changed | {c.handle for c in news.of(Kind.ENTRY) if c.new is None or c.old is None}

    def _find(self) -> dict[int, tuple[Row, ...]]:
        """First entry that has it -> the very common tags with their counts."""
        found: dict[int, list[Row]] = {}
        least = max(COMMON_FROM, self._facts.entries // COMMON_SHARE + 1)
        for tag in self._large:
            count = self._facts.tagged.count(tag)
            if count >= least:
                first = first_in_file(self._facts.world, Kind.ENTRY, self._facts.tagged.get(tag))
                found.setdefault(first, []).append(self._row(tag, count))
        return {handle: tuple(sorted(rows)) for handle, rows in found.items()}

    def _row(self, tag: str, count: int) -> Row:
        return tag, count, round(100 * count / self._facts.entries)

    def check(self, subject: int) -> Iterable[Issue]:
        """One issue for each very common tag, at the first entry that has it."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None:
            return
        for tag, count, percent in self._told.get(subject, ()):
            params = (("tag", tag), ("count", count), ("percent", percent))
            yield Issue("tag_common", record.file, subject, "tags", params)
