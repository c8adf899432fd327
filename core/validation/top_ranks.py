"""Where entries stand when a player says just one of their tags (spec section 2).

Asked for the best-placed viewer: of those who see the entry, one who sees the
least of the others. The answers are the retrieval's own.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from core.model.kinds import Kind
from core.model.mask import Viewer, admits, gate_key
from core.model.records import Entry
from core.retrieval import Retriever
from core.retrieval.hits import LONG_WORD
from core.text.fold import fold, words
from core.validation.facts import Facts
from core.validation.issue import Issue, Params
from core.validation.news import News
from core.validation.tag_form import tag_form
from core.world.edits import Changes
from core.world.world import World

TOP = 5
COUNTED = 20
"""So many ranks are looked at; an entry below them has at least so many above it."""
_MANY_CHANGES = 200
_DEPTH = 40
Ranks = Sequence[int]
Viewers = tuple[Viewer, ...]


class Answers:
    """What retrieval answers to one tag: the handles by rank.

    All entries are ranked once for a tag, and the mask of each viewer laid over
    it, which gives what the viewer would be answered. A retriever that is given
    must be kept in step by its owner; without one, this makes its own when it
    is first asked.
    """

    def __init__(self, world: World, retriever: Retriever | None) -> None:
        self._world = world
        self._retriever = retriever
        self._own = retriever is None
        self._known: dict[str, bytes] = {}
        """Of each tag asked for: how deep, then the ranks; packed, as there may be very many."""
        self._cleared = False

    def follow(self, changes: Changes) -> None:
        """Keep a retriever of one's own in step; after very many changes no answer counts."""
        if self._own and self._retriever is not None:
            self._retriever.update(changes)
        if changes.many:
            self.clear()

    def forget(self, entries: Iterable[Entry]) -> set[str]:
        """Drop the answers in which these entries may have a part; returns their tags."""
        stale: set[str] = set()
        for entry in entries if self._known else ():
            stale |= _pieces(entry.text) & self._known.keys()
            stale |= {tag_form(tag).folded for tag in entry.tags} & self._known.keys()
        for tag in stale:
            del self._known[tag]
        return stale

    def clear(self) -> None:
        """Drop all answers."""
        self._known.clear()
        self._cleared = True

    def was_cleared(self) -> bool:
        """Whether all answers were dropped since this was asked last."""
        cleared, self._cleared = self._cleared, False
        return cleared

    def ranks(self, tag: str, viewer: Viewer, k: int) -> list[int]:
        """The first k handles for a folded tag that the viewer may see."""
        depth = _DEPTH
        while True:
            depth, order = self._order(tag, depth)
            seen = list(islice((h for h in order if self._sees(viewer, h)), k))
            if len(seen) == k or len(order) < depth:
                return seen
            depth *= 8

    def _order(self, tag: str, depth: int) -> tuple[int, Ranks]:
        """At least the first `depth` handles whoever asks, and how many were asked for."""
        packed = self._known.get(tag)
        if packed is not None:
            known, *order = array("I", packed)
            if known >= depth:
                return known, order
        if self._retriever is None:
            self._retriever = Retriever(self._world)
        ranks = self._retriever.all_ranks(tag, depth)
        self._known[tag] = array("I", (depth, *ranks)).tobytes()
        return depth, ranks

    def _sees(self, viewer: Viewer, handle: int) -> bool:
        entry = self._world.data(handle)
        return isinstance(entry, Entry) and admits(entry.visibility, entry.required_quest, viewer)


def _pieces(text: str) -> set[str]:
    """Whatever a question's word may find in a text: each piece of a word that is long enough."""
    found: set[str] = set()
    for word in words(fold(text)):
        for start in range(len(word) - LONG_WORD + 1):
            found.update(word[start:end] for end in range(start + LONG_WORD, len(word) + 1))
    return found


class TopRankRule:
    """An entry that is never among the top 5 for any of its own tags."""

    name = "never_retrieved"

    def __init__(self, facts: Facts, answers: Answers) -> None:
        self._facts = facts
        self._answers = answers
        self._stale: set[str] = set()
        self._all = True

    def notice(self, news: News) -> Iterable[int]:
        """The changed entries; answers in which they may have a part are asked anew."""
        changes = news.of(Kind.ENTRY)
        self._all = self._all or news.people
        if len(changes) > _MANY_CHANGES:
            self._answers.clear()
            return [change.handle for change in changes]
        records = (record for change in changes for record in (change.old, change.new))
        entries = [r.data for r in records if r is not None and isinstance(r.data, Entry)]
        self._stale |= self._answers.forget(entries)
        return [change.handle for change in changes]

    def absorb(self, handle: int) -> Iterable[int]:
        """A changed entry looks again itself."""
        return (handle,)

    def settle(self) -> Iterable[int]:
        """The entries of all tags that are asked anew."""
        stale, self._stale = self._stale, set()
        if self._answers.was_cleared() or self._all:
            self._all = False
            return self._facts.world.handles(Kind.ENTRY)
        return {handle for tag in stale for handle in self._facts.tagged.get(tag)}

    def check(self, subject: int) -> Iterable[Issue]:
        """At most one issue, for the tag at which the entry stands best."""
        entry = self._facts.entry(subject)
        if entry is None or entry.weight <= 0:
            return
        tags = list(self._tags(entry))
        viewers = self._facts.reach.viewers(gate_key(entry))
        if not tags or not viewers or self._is_top(subject, tags, viewers):
            return
        above, tag = self._best(subject, tags, viewers)
        record = self._facts.world.record(subject)
        yield Issue(self.name, record.file, subject, "tags", _params(tag, above))

    def _is_top(self, subject: int, tags: list[str], viewers: Viewers) -> bool:
        ranks = self._answers.ranks
        folded = [tag_form(tag).folded for tag in tags]
        return any(subject in ranks(tag, viewer, TOP) for tag in folded for viewer in viewers)

    def _best(self, subject: int, tags: list[str], viewers: Viewers) -> tuple[int, str]:
        """How many stand above it at least, and for which tag."""
        best = COUNTED, tags[0]
        for tag in tags:
            for viewer in viewers:
                ranks = self._answers.ranks(tag_form(tag).folded, viewer, COUNTED)
                if subject in ranks and ranks.index(subject) < best[0]:
                    best = ranks.index(subject), tag
        return best

    def _tags(self, entry: Entry) -> Iterator[str]:
        """The tags that a question can name, rare ones first: there it stands best."""
        tags = [tag for tag in dict.fromkeys(entry.tags) if tag_form(tag).matchable]
        return iter(sorted(tags, key=lambda t: self._facts.tagged.count(tag_form(t).folded)))


def _params(tag: str, above: int) -> Params:
    if above < COUNTED:
        return (("tag", tag), ("count", above))
    return (("tag", tag), ("count", COUNTED), ("many", True))
