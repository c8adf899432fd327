"""Errors and hints of one entry by itself: text, tags, weight (spec section 2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.model.records import MAX_TEXT, Entry
from core.validation.facts import Facts
from core.validation.issue import Issue, Params
from core.validation.news import News
from core.validation.shape_rules import members_of
from core.validation.tag_form import folded_tags
from core.world.lore_file import Record


class EntryRule:
    """What can be told from one entry alone."""

    name = "entry"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def affected(self, news: News) -> Iterable[int]:
        """Only the changed records."""
        return (change.handle for change in news.changes)

    def check(self, subject: int) -> Iterable[Issue]:
        """The issues of an entry; none for other kinds."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None or not isinstance(record.data, Entry):
            return
        for field, code, params in _findings(record, record.data):
            yield Issue(code, record.file, subject, field, params)


def _findings(record: Record, entry: Entry) -> Iterator[tuple[str, str, Params]]:
    over = len(entry.text) - MAX_TEXT
    if not entry.text.strip():
        yield "text", "no_text", ()
    elif over > 0:
        yield "text", "text_too_long", (("count", over), ("limit", MAX_TEXT))
    if not any(tag.strip() for tag in entry.tags):
        yield "tags", "no_tags", ()
    if entry.weight == 0.0:
        yield "weight", "bad_weight", (("value", _weight(record)),)
    for tag in _doubled(entry.tags):
        yield "tags", "duplicate_tag", (("tag", tag),)


def _weight(record: Record) -> str:
    value = members_of(record)
    return str(value.get("peso", value.get("weight", "")))


def _doubled(tags: tuple[str, ...]) -> Iterator[str]:
    if len(tags) == len(set(tags)) and all(tag.isascii() and tag.islower() for tag in tags):
        return
    seen: set[str] = set()
    told: set[str] = set()
    for tag, folded in zip(tags, folded_tags(tags), strict=True):
        if folded in seen and folded not in told and folded:
            told.add(folded)
            yield tag
        seen.add(folded)
