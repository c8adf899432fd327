"""Missing and doubled ids, and ids that the world does not declare (spec section 2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.model.kinds import Kind
from core.model.records import Broken
from core.text.similarity import nearest
from core.validation.facts import IDENTIFIED, Facts
from core.validation.issue import Issue, Params
from core.validation.news import News
from core.validation.references import Reference, references
from core.world.lore_file import Record

_RENAMED = (Kind.NPC, Kind.PLACE, Kind.QUEST, Kind.FACTION)


class IdRule:
    """Records without an id, and ids that stand more than once, across files too."""

    name = "id"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def affected(self, news: News) -> Iterable[int]:
        """The changed records, and all that share an id with one."""
        found = {change.handle for change in news.changes}
        for key in news.ids:
            found |= self._facts.holders.get(key)
        for change in news.changes:
            if change.new is not None and change.new.id:
                found |= self._facts.holders.get((change.kind, change.new.id))
        return found

    def check(self, subject: int) -> Iterable[Issue]:
        """At most one issue."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None or record.kind not in IDENTIFIED:
            return
        if not record.id.strip():
            if not isinstance(record.data, Broken) and not _plain_note(record):
                yield Issue("no_id", record.file, subject, "id")
            return
        holders = self._facts.holders.get((record.kind, record.id))
        if len(holders) > 1:
            params: Params = (
                ("id", record.id),
                ("count", len(holders)),
                ("files", self._files(holders)),
            )
            yield Issue("duplicate_id", record.file, subject, _id_field(record), params)

    def _files(self, holders: Iterable[int]) -> tuple[str, ...]:
        world = self._facts.world
        # One that is gone may still be known here, when very many went at once.
        records = world.records_by_handle
        used = {records[handle].file for handle in holders if handle in records}
        return tuple(file.name for file in world.files if file.handle in used)


def _plain_note(record: Record) -> bool:
    """A plot note may be written as a mere text, which has no id."""
    return record.kind is Kind.PLOT and record.raw.startswith('"')


def _id_field(record: Record) -> str:
    return "tag" if record.kind is Kind.TAG_ALIAS else "id"


class ReferenceRule:
    """Ids of a declared kind that no record has."""

    name = "reference"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._lost: dict[Kind, set[int]] = {}
        self._near: dict[Kind, dict[str, str | None]] = {}

    def affected(self, news: News) -> Iterable[int]:
        """The changed records, and those naming an id that came or went."""
        found = {change.handle for change in news.changes}
        for key in news.ids:
            found |= self._facts.referrers.get(key)
        for kind in news.kinds | {c.kind for c in news.of(*_RENAMED)}:
            self._near.pop(kind, None)
            found |= self._lost.get(kind, set())
        for kind in news.declared:
            found |= self._naming(kind)
        return found

    def _naming(self, kind: Kind) -> set[int]:
        keys = [key for key in self._facts.referrers if key[0] is kind]
        return {handle for key in keys for handle in self._facts.referrers.get(key)}

    def check(self, subject: int) -> Iterable[Issue]:
        """One issue for each unknown id of each field."""
        record = self._facts.world.records_by_handle.get(subject)
        lost = [] if record is None else list(self._unknown(record))
        self._remember(subject, {reference.kind for reference in lost})
        if record is not None:
            for reference in lost:
                yield self._issue(record, reference)

    def _unknown(self, record: Record) -> Iterator[Reference]:
        facts = self._facts
        for reference in references(record.data):
            if facts.declares(reference.kind) and not facts.knows(reference.kind, reference.id):
                yield reference

    def _remember(self, subject: int, kinds: set[Kind]) -> None:
        for kind, handles in self._lost.items():
            if kind not in kinds:
                handles.discard(subject)
        for kind in kinds:
            self._lost.setdefault(kind, set()).add(subject)

    def _issue(self, record: Record, reference: Reference) -> Issue:
        near = self._nearest(reference)
        params: Params = (("id", reference.id),)
        if near is not None:
            params = (*params, ("nearest", near))
        code = f"unknown_{reference.kind.value}"
        return Issue(code, record.file, record.handle, reference.field, params)

    def _nearest(self, reference: Reference) -> str | None:
        kind, id = reference.kind, reference.id
        known = self._near.setdefault(kind, {})
        if id not in known:
            known[id] = self._renamed(kind, id) or self._closest(kind, id)
        return known[id]

    def _renamed(self, kind: Kind, id: str) -> str | None:
        """The id that a record has now which once had this one (`antes`)."""
        if kind not in _RENAMED:
            return None
        for record in self._facts.world.records(kind):
            if id in getattr(record.data, "former_ids", ()) and record.id:
                return record.id
        return None

    def _closest(self, kind: Kind, id: str) -> str | None:
        near = (known for known in self._facts.ids(kind) if abs(len(known) - len(id)) <= 2)
        return nearest(id, near)
