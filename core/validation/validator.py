"""Keeping the issues of an open world in step with its edits (spec section 2)."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Sequence
from time import perf_counter

from core.model.kinds import Kind
from core.retrieval import Retriever
from core.validation.codes import SEVERITIES
from core.validation.facts import Facts
from core.validation.issue import Issue, IssueChanges
from core.validation.line import Line
from core.validation.listing import IssueListing
from core.validation.news import News
from core.validation.rules import quick_rules, slow_rules
from core.validation.slices import Slices
from core.validation.store import IssueStore
from core.validation.top_ranks import Answers
from core.world.edits import Change, Changes
from core.world.lore_file import Record
from core.world.world import World

_SEVERITY_ORDER = {severity: i for i, severity in enumerate(SEVERITIES)}
_BATCH = 25
_MANY_ENTRIES = 1_000
FOREVER = float("inf")


class Validator:
    """The issues of one open world.

    `update` follows an edit: most rules look again at once, the slow ones
    (near-duplicates, contradictions, rank, spoilers) wait in `pending` for
    `run_pending`. After any edits and `run_pending()`, the issues are the same as
    a new validator's. With `lazy`, reading the world waits in `pending` too.

    A `retriever` that is given must be in step with the world whenever
    `run_pending` is called; without one, one is made when it is needed.
    """

    def __init__(
        self, world: World, retriever: Retriever | None = None, *, lazy: bool = False
    ) -> None:
        self._world = world
        self._facts = Facts(world)
        self._store = IssueStore()
        self._quick = quick_rules(self._facts)
        self._answers = Answers(world, retriever)
        self._slices = Slices(self._store, slow_rules(self._facts, self._answers))
        self._backlog: dict[int, Record | None] = dict.fromkeys(_reading_order(world))
        self._line = Line()
        """The order of the backlog; of those that were read meanwhile it knows nothing."""
        self._line.add(self._backlog)
        self._dropped: set[int] = set()
        """Of these nothing is said any more, though the facts still know them."""
        self._listing = IssueListing(world, self._store)
        self._fresh = True
        self._look(News((), frozenset(file.handle for file in world.files)))
        if not lazy:
            self._read(FOREVER)

    # asking

    def issues(self) -> tuple[Issue, ...]:
        """All issues found so far: by severity, then in file order."""
        return self._listing.all()

    def of(self, handle: int) -> tuple[Issue, ...]:
        """The issues of a record or a file, by severity."""
        found = self._store.of(handle)
        return tuple(sorted(found, key=lambda issue: _SEVERITY_ORDER[issue.severity]))

    def counts(self) -> tuple[int, int, int]:
        """How many errors, warnings and hints."""
        return self._store.counts()

    @property
    def pending(self) -> int:
        """How many pieces of work `run_pending` still has; 0 when all is checked."""
        return len(self._backlog) + self._slices.waiting

    @property
    def reading(self) -> bool:
        """Whether part of the world has still to be read, for the first time or again."""
        return bool(self._backlog)

    # following

    def update(self, changes: Changes) -> IssueChanges:
        """Follow an applied edit; returns whose issues differ at once.

        Where very many records changed, `run_pending` looks at them.
        """
        self._answers.follow(changes)
        if changes.structure and (not changes.records or any(map(_may_move, changes.records))):
            self._listing.forget()
        if changes.many:
            return self._put_off(changes)
        known = (self._from_backlog(change) for change in changes.records)
        return self._take_in([c for c in known if c is not None], changes.files)

    def _put_off(self, changes: Changes) -> IssueChanges:
        """Keep for later what is to be read; of a record that is gone nothing is said any more."""
        known = {change.handle: change.old for change in changes.records}
        self._backlog = {**known, **self._backlog}
        self._line.add(known)
        gone = self._store.drop({c.handle for c in changes.records if c.new is None})
        self._dropped |= gone
        return self._look(News((), changes.files)) | self._changed(gone)

    def run_pending(self, budget: float = FOREVER) -> IssueChanges:
        """Work for about so many seconds on what waits; returns whose issues differ.

        One piece of work is a few milliseconds at most, bar the first look at names.
        """
        deadline = perf_counter() + budget
        found = self._read(deadline)
        if not self._backlog:
            found |= self._changed(self._slices.run(deadline))
        if self._fresh and not self.pending:
            self._fresh = False
            self._spare_the_collector()
        return found

    def _spare_the_collector(self) -> None:
        """As after opening: what is known of a large world lives as long as the world."""
        if self._facts.entries > _MANY_ENTRIES:
            gc.freeze()

    def refresh_files(self, files: Iterable[int]) -> IssueChanges:
        """Look again at files whose own issues changed without an edit (saved, reloaded)."""
        return self._look(News((), frozenset(files)))

    # working

    def _read(self, deadline: float) -> IssueChanges:
        """Take in what has not been read yet, in batches, until the deadline."""
        found = IssueChanges()
        while self._backlog and perf_counter() < deadline:
            known = self._next(len(self._line) if deadline == FOREVER else _BATCH)
            now = self._world.records_by_handle
            changes = [Change(h, old, now.get(h)) for h, old in known.items()]
            seen = [c for c in changes if c.old is not None or c.new is not None]
            found |= self._take_in(seen)
            if not self._backlog:
                # An emptied dict keeps its room; after a first reading that is a lot.
                self._backlog, self._line = {}, Line()
                self._spare_the_collector()
        return found

    def _next(self, count: int) -> dict[int, Record | None]:
        """The first of the backlog, taken out of it."""
        known: dict[int, Record | None] = {}
        while len(self._line) and len(known) < count:
            handle = self._line.pop()
            if handle in self._backlog:
                known[handle] = self._backlog.pop(handle)
        return known

    def _from_backlog(self, change: Change) -> Change | None:
        """A change as the facts see it, which do not know the record before it was read."""
        if change.handle not in self._backlog:
            return change
        known = self._backlog.pop(change.handle)
        if known is None and change.new is None:
            return None
        return Change(change.handle, known, change.new)

    def _take_in(self, changes: Sequence[Change], files: Iterable[int] = ()) -> IssueChanges:
        """Follow what was read.

        One that went and came back unread goes now, and comes anew: else what hangs on
        nothing that differs would be said of it no more.
        """
        back = {c.handle for c in changes if c.handle in self._dropped and c.old and c.new}
        self._dropped.difference_update(c.handle for c in changes)
        if not back:
            return self._look(self._facts.take_in(changes, files))
        gone = [Change(c.handle, c.old, None) for c in changes if c.handle in back]
        found = self._look(self._facts.take_in(gone))
        now = [Change(c.handle, None, c.new) if c.handle in back else c for c in changes]
        return found | self._look(self._facts.take_in(now, files))

    def _look(self, news: News) -> IssueChanges:
        changed: set[int] = set()
        for rule in self._quick:
            for subject in set(rule.affected(news)):
                if self._store.put(subject, rule.name, rule.check(subject)):
                    changed.add(subject)
        changed |= self._slices.notice(news)
        return self._changed(changed)

    def _changed(self, handles: set[int]) -> IssueChanges:
        self._listing.note(handles)
        return IssueChanges(frozenset(handles))


def _may_move(change: Change) -> bool:
    """Records that only come or go leave the others in their order."""
    return change.old is not None and change.new is not None


def _reading_order(world: World) -> Iterable[int]:
    """Entries last: what they name is then known."""
    kinds = [kind for kind in Kind if kind is not Kind.ENTRY] + [Kind.ENTRY]
    return (handle for kind in kinds for handle in world.handles(kind))
