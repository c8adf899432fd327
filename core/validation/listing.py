"""All issues in one order, mended where an edit or a check changed them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator

from core.model.kinds import Kind
from core.validation.codes import SEVERITIES
from core.validation.issue import Issue
from core.validation.store import IssueStore
from core.world.world import World

_KIND_ORDER = {kind: at for at, kind in enumerate(Kind)}
_SEVERITY_ORDER = {severity: at for at, severity in enumerate(SEVERITIES)}
_MOST_MENDED = 2000
"""When more subjects changed, all of it is listed anew."""
Place = tuple[int, int, int]
"""Of a subject: its file, its kind and its place among them; of a file, (file, -1, -1)."""
Key = tuple[int, int, int, int, str, str]


class IssueListing:
    """The issues of a store: by severity, then in file order, then by field and code."""

    def __init__(self, world: World, store: IssueStore) -> None:
        self._world, self._store = world, store
        self._keys: list[Key] = []
        self._issues: list[Issue] = []
        self._moved: set[int] = set()
        self._stale = True
        self._made: tuple[Issue, ...] | None = None

    def note(self, subjects: Iterable[int]) -> None:
        """The issues of these subjects differ."""
        self._moved.update(subjects)
        self._made = None

    def forget(self) -> None:
        """Records came, went or moved: the order itself may differ."""
        self._stale, self._made = True, None

    def all(self) -> tuple[Issue, ...]:
        """All issues in order."""
        if self._made is None:
            if self._stale or len(self._moved) > _MOST_MENDED:
                self._list_anew()
            else:
                self._mend()
            self._moved = set()
            self._made = tuple(self._issues)
        return self._made

    def _list_anew(self) -> None:
        rows = [row for place, subject in self._subjects() for row in self._rows(subject, place)]
        # By severity only: within one, the rows are in order already.
        rows.sort(key=lambda row: row[0][0])
        self._keys = [key for key, _ in rows]
        self._issues = [issue for _, issue in rows]
        self._stale = False

    def _subjects(self) -> Iterator[tuple[Place, int]]:
        """Those that have issues, in file order."""
        files = {file.handle: at for at, file in enumerate(self._world.files)}
        with_issues = self._store.subjects()
        of_records: dict[tuple[int, int], list[tuple[Place, int]]] = {}
        for kind, number in _KIND_ORDER.items():
            for at, handle in enumerate(self._world.handles(kind)):
                if handle in with_issues:
                    file = files[self._world.record(handle).file]
                    row = ((file, number, at), handle)
                    of_records.setdefault((file, number), []).append(row)
        for handle, file in files.items():
            if handle in with_issues:
                of_records[file, -1] = [((file, -1, -1), handle)]
        for key in sorted(of_records):
            yield from of_records[key]

    def _rows(self, subject: int, place: Place) -> list[tuple[Key, Issue]]:
        rows = [
            ((_SEVERITY_ORDER[issue.severity], *place, issue.field, issue.code), issue)
            for issue in self._store.of(subject)
        ]
        if len(rows) > 1:
            rows.sort(key=lambda row: row[0])
        return rows

    def _mend(self) -> None:
        files = {file.handle: at for at, file in enumerate(self._world.files)}
        for subject in self._moved:
            place = self._place(subject, files)
            self._take_out(place)
            self._put_in(self._rows(subject, place))

    def _place(self, subject: int, files: dict[int, int]) -> Place:
        if subject in files:
            return files[subject], -1, -1
        record = self._world.record(subject)
        return files[record.file], _KIND_ORDER[record.kind], self._world.position(subject)

    def _take_out(self, place: Place) -> None:
        file, kind, at = place
        for severity in _SEVERITY_ORDER.values():
            start = bisect_left(self._keys, (severity, file, kind, at))
            end = bisect_left(self._keys, (severity, file, kind, at + 1), lo=start)
            del self._keys[start:end], self._issues[start:end]

    def _put_in(self, rows: list[tuple[Key, Issue]]) -> None:
        for key, issue in rows:
            at = bisect_left(self._keys, key)
            while at < len(self._keys) and self._keys[at] == key:
                at += 1
            self._keys.insert(at, key)
            self._issues.insert(at, issue)
