"""All issues in one order, mended where an edit or a check changed them."""

from __future__ import annotations

from bisect import bisect_left, insort_right
from collections.abc import Callable, Iterable
from itertools import chain
from operator import is_

from core.model.kinds import Kind
from core.validation.codes import SEVERITIES
from core.validation.issue import Issue
from core.validation.store import IssueStore
from core.world.world import World

_KIND_ORDER = {kind: at for at, kind in enumerate(Kind)}
_SEVERITY_ORDER = {severity: at for at, severity in enumerate(SEVERITIES)}
_FEW_MENDED = 4
_PART_MENDED = 1000
"""Mending takes about as long for each subject as listing 1 000 issues anew."""
Place = tuple[int, int, int]
"""Of a subject: its file, its kind and its place among them; of a file, (file, -1, -1)."""
Key = tuple[int, int, int, int, str, str]


class IssueListing:
    """The issues of a store: by severity, then in file order, then by field and code."""

    def __init__(self, world: World, store: IssueStore) -> None:
        self._world, self._store = world, store
        self._issues: list[Issue] = []
        self._moved: set[int] = set()
        self._stale = True
        self._made: tuple[Issue, ...] | None = None
        self._order: list[int] = []
        """All subjects in order, as long as `_handles` are what the world says."""
        self._handles: list[tuple[int, ...]] = []

    def note(self, subjects: Iterable[int]) -> None:
        """The issues of these subjects differ."""
        self._moved.update(subjects)
        self._made = None

    def forget(self) -> None:
        """Records moved: the order itself may differ."""
        self._stale, self._made = True, None

    def all(self) -> tuple[Issue, ...]:
        """All issues in order."""
        if self._made is None:
            most = max(_FEW_MENDED, len(self._issues) // _PART_MENDED)
            if self._stale or len(self._moved) > most:
                self._list_anew()
            else:
                self._mend()
            self._moved = set()
            self._made = tuple(self._issues)
        return self._made

    def _list_anew(self) -> None:
        order = self._subjects()
        self._issues = []
        for severity in SEVERITIES:
            found = self._store.of_severity(severity)
            self._issues += chain.from_iterable([found[s] for s in order if s in found])
        self._stale = False

    def _subjects(self) -> list[int]:
        """All there may be, in file order: the file itself, then its records by kind."""
        files = tuple(file.handle for file in self._world.files)
        now = [files, *map(self._world.handles, Kind)]
        # While a world is checked they are listed again and again, and nothing moves.
        known = len(now) == len(self._handles) and all(map(is_, now[1:], self._handles[1:]))
        if self._stale or not known or files != self._handles[0]:
            self._handles, self._order = now, []
            for file in self._world.files:
                self._order.append(file.handle)
                for section in sorted(file.sections(), key=lambda s: _KIND_ORDER[s.spec.kind]):
                    self._order += [slot.handle for slot in section.slots]
        return self._order

    def _mend(self) -> None:
        files = {file.handle: at for at, file in enumerate(self._world.files)}
        gone = {s for s in self._moved if s not in files and s not in self._world}
        if gone:
            self._issues = [issue for issue in self._issues if issue.subject not in gone]

        def key(issue: Issue) -> Key:
            place = self._place(issue.subject, files)
            return (_SEVERITY_ORDER[issue.severity], *place, *_within(issue))

        for subject in self._moved - gone:
            self._take_out(self._place(subject, files), key)
            for issue in self._store.of(subject):
                insort_right(self._issues, issue, key=key)

    def _place(self, subject: int, files: dict[int, int]) -> Place:
        if subject in files:
            return files[subject], -1, -1
        record = self._world.record(subject)
        return files[record.file], _KIND_ORDER[record.kind], self._world.position(subject)

    def _take_out(self, place: Place, key: Callable[[Issue], Key]) -> None:
        file, kind, at = place
        for severity in _SEVERITY_ORDER.values():
            start = bisect_left(self._issues, (severity, file, kind, at, "", ""), key=key)
            end = bisect_left(
                self._issues, (severity, file, kind, at + 1, "", ""), lo=start, key=key
            )
            del self._issues[start:end]


def _within(issue: Issue) -> tuple[str, str]:
    return issue.field, issue.code
