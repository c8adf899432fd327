"""Texts that say nearly the same in the same words (spec section 2)."""

from __future__ import annotations

from collections.abc import Iterable

from core.model.kinds import Kind
from core.text.similarity import NEAR_DUPLICATE, text_ratio, token_ratio
from core.validation.contradictions import contradict
from core.validation.facts import Facts
from core.validation.issue import Issue
from core.validation.news import News
from core.validation.old_entries import OldEntries
from core.validation.shingles import ShingleIndex, shingles


class NearDuplicateRule:
    """An entry whose text is nearly that of an earlier one; the likest is named."""

    name = "near_duplicate"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._index = ShingleIndex()
        self._old = OldEntries()
        self._first = True
        self._again = False
        self._alike: set[int] = set()
        """Those that are nearly an earlier one, whether the two deny one another or not."""

    def notice(self, news: News) -> Iterable[int]:
        """The changed entries. Which pairs deny one another hangs on readers and language too."""
        self._again = self._again or news.people or bool(news.of(Kind.LANGUAGE))
        return self._old.notice(news)

    def absorb(self, handle: int) -> Iterable[int]:
        """Index the text; those who share a run of words with it, before or now, look again."""
        old, entry = self._old.take(handle), self._facts.entry(handle)
        before = shingles(old.text) if old is not None else ()
        after = shingles(entry.text) if entry is not None else ()
        touched: set[int] = set()
        if not self._first:
            touched = self._index.sharing(before) | self._index.sharing(after)
        self._index.put(handle, after)
        if not self._first:
            touched |= self._index.sharing(before) | self._index.sharing(after)
            touched.add(handle)
        return touched

    def settle(self) -> Iterable[int]:
        """After the first reading, only those who share anything need a look."""
        if self._first:
            self._first = self._again = False
            self._index.load()
            return self._index.shared()
        if self._index.crowded:
            self._index.pack()
        if not self._again:
            return ()
        self._again = False
        return tuple(self._alike)

    def check(self, subject: int) -> Iterable[Issue]:
        """At most one issue: the likest of the earlier entries."""
        self._alike.discard(subject)
        entry = self._facts.entry(subject)
        if entry is None:
            return
        world = self._facts.world
        at = world.position(subject)
        others = self._index.sharing(shingles(entry.text)) - {subject}
        best: tuple[float, int, int] | None = None
        for other in others:
            place = world.position(other)
            mine = self._facts.entry(other)
            if place >= at or mine is None:
                continue
            ratio = likeness(entry.text, mine.text)
            if ratio < NEAR_DUPLICATE:
                continue
            self._alike.add(subject)
            if contradict(self._facts, entry, mine):
                continue
            row = (-ratio, place, other)
            best = row if best is None else min(best, row)
        if best is not None:
            record = world.record(subject)
            params = (("other", world.record(best[2]).id), ("percent", int(-best[0])))
            yield Issue(self.name, record.file, subject, "text", params)


def likeness(one: str, other: str) -> float:
    """0..100: the better of the ratios in order and in whatever order."""
    if one == other:
        return 100.0
    return max(text_ratio(one, other), token_ratio(one, other))
