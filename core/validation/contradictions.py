"""Entries of the same tags of which one denies the other (spec section 2).

A heuristic: they must be about the same in most of their words, one negated
otherwise or with an opposite, and somebody must be able to see both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from core.model.kinds import Kind
from core.model.mask import gate_key
from core.model.records import Entry
from core.text.fold import fold, tokens
from core.text.languages import Language, language_of
from core.text.negation import is_negation, negated_differently, opposed, opposite_sides
from core.text.stems import stem
from core.text.stopwords import stop_words
from core.validation.facts import Facts
from core.validation.issue import Issue
from core.validation.multi_index import MultiIndex
from core.validation.news import News
from core.validation.old_entries import OldEntries
from core.validation.reach import Reach
from core.validation.tag_form import tag_form

ALIKE = 0.6
"""Share of the shorter text's content words that the other must have too."""
LEAST_SHARED = 2
GROUP = 100
"""Of more entries with the very same tags, tags alone say nothing."""


class ContradictionRule:
    """An entry that seems to deny an earlier one of the same tags."""

    name = "contradiction"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._groups: MultiIndex[int] = MultiIndex()
        self._old = OldEntries()
        self._again = False
        self._first = True

    def notice(self, news: News) -> Iterable[int]:
        """The changed entries."""
        self._again = self._again or news.people or bool(news.of(Kind.LANGUAGE))
        return self._old.notice(news)

    def absorb(self, handle: int) -> Iterable[int]:
        """Index the tags; the entries of the same ones look again."""
        before = _group(self._old.take(handle))
        after = _group(self._facts.entry(handle))
        if before != after:
            self._groups.discard(before, handle)
            if after:
                self._groups.add(after, handle)
        if self._first:
            return ()
        return {handle, *self._mates(before), *self._mates(after)}

    def _mates(self, group: int) -> Iterable[int]:
        few = bool(group) and self._groups.count(group) <= GROUP + 1
        return self._groups.get(group) if few else ()

    def settle(self) -> Iterable[int]:
        """After the first reading, and when other pairs may have a common reader: all groups."""
        if not (self._again or self._first):
            return ()
        self._again = self._first = False
        return [handle for _, handles in self._groups.shared() for handle in handles]

    def check(self, subject: int) -> Iterable[Issue]:
        """At most one issue: the first of the earlier entries that it denies."""
        entry = self._facts.entry(subject)
        group = _group(entry)
        if entry is None or not group:
            return
        if not 2 <= self._groups.count(group) <= GROUP:
            return
        for other, mine in self._earlier(subject, self._groups.get(group)):
            if contradict(self._facts, entry, mine):
                world = self._facts.world
                params = (("other", world.record(other).id),)
                yield Issue(self.name, world.record(subject).file, subject, "text", params)
                return

    def _earlier(self, subject: int, handles: Iterable[int]) -> Iterator[tuple[int, Entry]]:
        place = self._facts.world.position
        at = place(subject)
        for other in sorted((h for h in handles if place(h) < at), key=place):
            entry = self._facts.entry(other)
            if entry is not None:
                yield other, entry


def contradict(facts: Facts, one: Entry, other: Entry) -> bool:
    """Whether one of two entries of the same tags denies the other, for somebody who sees both."""
    language = language_of(facts.world.language)
    if _tag_set(one) != _tag_set(other) or not about_the_same(one.text, other.text, language):
        return False
    denied = negated_differently(one.text, other.text, language)
    if not denied and not opposed(one.text, other.text, language):
        return False
    return meet(facts.reach, one, other)


def _tag_set(entry: Entry) -> tuple[str, ...]:
    return tuple(sorted({tag_form(tag).folded for tag in entry.tags}))


def _group(entry: Entry | None) -> int:
    """A number for the entry's set of tags; 0 for none."""
    tags = _tag_set(entry) if entry is not None else ()
    return hash(tags) or 1 if tags else 0


@lru_cache(maxsize=512)
def content(text: str, language: Language) -> frozenset[str]:
    """What a text is about: stems without stop words and negations; opposites count as one."""
    stops = stop_words(language)
    return frozenset(
        topic
        for word in tokens(fold(text))
        if word not in stops and not is_negation(word, language)
        for topic in _topics(word, language)
    )


def _topics(word: str, language: Language) -> Iterable[str]:
    sides = opposite_sides(word, language)
    return [f"{pair}" for pair, _ in sides] if sides else [stem(word, language)]


def about_the_same(one: str, other: str, language: Language) -> bool:
    """Whether most content words of the shorter text stand in the other."""
    mine, theirs = content(one, language), content(other, language)
    shared = len(mine & theirs)
    return shared >= LEAST_SHARED and shared >= ALIKE * min(len(mine), len(theirs))


def meet(reach: Reach, one: Entry, other: Entry) -> bool:
    """Whether somebody sees both in some reachable state."""
    mine, theirs = gate_key(one), gate_key(other)
    for first in reach.openings(mine):
        for second in reach.openings(theirs):
            quests = first | second
            if reach.audience(mine, quests) & reach.audience(theirs, quests):
                return True
    return False
