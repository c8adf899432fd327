"""Running the slow rules in slices, between other work."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from core.validation.line import Line
from core.validation.news import News
from core.validation.rule import SlowRule
from core.validation.store import IssueStore


class Slices:
    """The queues of the slow rules: records to absorb, then subjects to check."""

    def __init__(self, store: IssueStore, rules: Sequence[SlowRule]) -> None:
        self._store = store
        self._queues = [_Queue(rule) for rule in rules]

    @property
    def waiting(self) -> int:
        """How many pieces of work are left."""
        return sum(q.waiting for q in self._queues)

    def notice(self, news: News) -> set[int]:
        """Queue what an edit touches; returns the subjects whose issues went with them."""
        gone: set[int] = set()
        removed = [change.handle for change in news.changes if change.new is None]
        for queue in self._queues:
            queue.notice(news)
            gone |= {h for h in removed if self._store.put(h, queue.rule.name, ())}
        return gone

    def run(self, deadline: float) -> set[int]:
        """Work until the deadline or until nothing waits; returns whose issues differ."""
        changed: set[int] = set()
        for queue in self._queues:
            queue.run(deadline, self._store, changed)
        return changed


class _Queue:
    def __init__(self, rule: SlowRule) -> None:
        self.rule = rule
        self._absorb = Line()
        self._check = Line()
        self._unsettled = False

    @property
    def waiting(self) -> int:
        return len(self._absorb) + len(self._check) + self._unsettled

    def notice(self, news: News) -> None:
        self._absorb.add(self.rule.notice(news))
        self._unsettled = self._unsettled or bool(news.changes)

    def run(self, deadline: float, store: IssueStore, changed: set[int]) -> None:
        while self.waiting and perf_counter() < deadline:
            if self._absorb:
                self._check.add(self.rule.absorb(self._absorb.pop()))
            elif self._unsettled:
                self._unsettled = False
                self._check.add(self.rule.settle())
            else:
                subject = self._check.pop()
                if store.put(subject, self.rule.name, self.rule.check(subject)):
                    changed.add(subject)
