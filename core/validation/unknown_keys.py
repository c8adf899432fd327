"""Keys that nothing reads, once a key, kind and file; louder where they left an entry public.

A typo must not publish a secret (spec section 1): an entry that has such a key and no
visibility is open to everyone, perhaps unmeant. Cases have a rule of their own: there it is an
error, since what is not read is not checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.files.jsontext import object_members
from core.files.vocabulary import field_by_key, field_by_name
from core.model.kinds import Kind
from core.model.records import Entry
from core.validation.facts import Facts
from core.validation.file_order import first_in_file
from core.validation.issue import Issue, Params
from core.validation.news import News
from core.world.lore_file import Record

Group = tuple[int, Kind, str]
"""A file, a kind of record, and a key that is not known of it."""


class UnknownKeyRule:
    """One finding for each key of a kind in a file, at the first record that has it."""

    name = "unknown_key"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._having: dict[Group, set[int]] = {}
        self._open: dict[Group, set[int]] = {}
        self._told: dict[int, set[Group]] = {}
        self._teller: dict[Group, int] = {}

    def affected(self, news: News) -> Iterable[int]:
        """The records that stand for a key, now and before."""
        moved: set[Group] = set()
        for change in news.changes:
            if _may_differ(change.old, change.new):
                moved |= self._move(change.handle, change.old, change.new)
        return {handle for group in moved for handle in self._tell(group)}

    def _move(self, handle: int, old: Record | None, new: Record | None) -> set[Group]:
        before, after = _groups(old), _groups(new)
        for group in before:
            self._having[group].discard(handle)
            self._open[group].discard(handle)
        is_open = bool(after) and new is not None and _names_no_visibility(new)
        for group in after:
            self._having.setdefault(group, set()).add(handle)
            others = self._open.setdefault(group, set())
            if is_open:
                others.add(handle)
        return before | after

    def _tell(self, group: Group) -> Iterator[int]:
        """Choose the record that stands for a group; yields it and the one before."""
        before = self._teller.pop(group, None)
        if before is not None:
            self._told[before].discard(group)
            if not self._told[before]:
                del self._told[before]
            yield before
        having = self._open[group] or self._having[group]
        if not having:
            del self._having[group], self._open[group]
            return
        first = first_in_file(self._facts.world, group[1], having)
        self._teller[group] = first
        self._told.setdefault(first, set()).add(group)
        yield first

    def check(self, subject: int) -> Iterable[Issue]:
        """One issue for each key that the record stands for."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None:
            return
        for group in sorted(self._told.get(subject, ())):
            key, is_open = group[2], len(self._open[group])
            params: Params = (("key", key), ("count", is_open or len(self._having[group])))
            if is_open:
                own = self._facts.world.file(record.file).style.vocabulary
                spec = field_by_name(Kind.ENTRY, "visibility")
                params = (*params, ("own", spec.key(own)))
            code = "unknown_key_public" if is_open else "unknown_key"
            yield Issue(code, record.file, subject, key, params)


def _may_differ(old: Record | None, new: Record | None) -> bool:
    return bool((old and old.problems) or (new and new.problems))


def _groups(record: Record | None) -> set[Group]:
    if record is None or record.kind is Kind.CASE:
        return set()
    keys = (p.field for p in record.problems if p.code == "unknown_key")
    return {(record.file, record.kind, key) for key in keys}


def _names_no_visibility(record: Record) -> bool:
    """Whether an entry that can be given says nothing of who may see it."""
    if not isinstance(record.data, Entry):
        return False
    if any(p.code == "misspelt_key" and p.field == "visibility" for p in record.problems):
        return False
    specs = (field_by_key(Kind.ENTRY, member.key) for member in object_members(record.raw))
    return all(spec is None or spec.name != "visibility" for spec in specs)
