"""Filter and sort over handles: which rows a table shows, in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any

from core.model.kinds import Kind
from core.model.records import Data, Entry
from core.model.visibility import Audience, AudienceKind, Visibility, audiences
from core.query.catalogue import Catalogue
from core.query.language import Filter
from core.query.matching import Findings, Test, no_findings, tests_of
from core.text.fold import fold

_RANKS = {"error": 0, "warning": 1, "hint": 2}
_NO_ISSUE = 3
_GATE_ORDER = (
    AudienceKind.PUBLIC,
    AudienceKind.NPC,
    AudienceKind.FACTION,
    AudienceKind.SECRET,
    AudienceKind.QUEST,
    AudienceKind.HIDDEN,
    AudienceKind.INVALID,
)


@dataclass(frozen=True, slots=True)
class Sort:
    """A column to sort by: a field's name, or `state`, `length`, `file`; "" is the file order."""

    column: str = ""
    descending: bool = False


FILE_ORDER = Sort()
_ALWAYS_ANEW = frozenset({"", "state", "file"})
"""What is no work to sort, or hangs on more than the records."""
Key = Callable[[int], Any]
_first = itemgetter(0)
_EMPTY = (None, "", ())
_folded_id = lru_cache(maxsize=16_384)(fold)
"""After an edit of thousands all ids are sorted again, most of which are as they were."""


def select(
    catalogue: Catalogue,
    kind: Kind,
    filter: Filter,
    sort: Sort = FILE_ORDER,
    findings: Findings = no_findings,
) -> list[int]:
    """The handles of a kind that pass the filter, in the order of the sort.

    Equal ones stand in file order, also when descending; empty values stand last.
    """
    tests = tests_of(filter, catalogue, findings)
    if sort.column in _ALWAYS_ANEW:
        return sorted_by(catalogue, _passing(catalogue.world.handles(kind), tests), sort, findings)
    order = catalogue.known_order(kind, sort)
    if order is not None:
        return list(_passing(order, tests))
    found = sorted_by(catalogue, _passing(catalogue.world.handles(kind), tests), sort, findings)
    if not tests:
        catalogue.keep_order(kind, sort, list(found))
    return found


def _passing(handles: Iterable[int], tests: Iterable[Test]) -> Iterable[int]:
    for test in tests:
        handles = [h for h in handles if test(h)]
    return handles


def matches(
    catalogue: Catalogue, handle: int, filter: Filter, findings: Findings = no_findings
) -> bool:
    """Whether one record passes the filter."""
    return all(test(handle) for test in tests_of(filter, catalogue, findings))


def sorted_by(
    catalogue: Catalogue, handles: Iterable[int], sort: Sort, findings: Findings = no_findings
) -> list[int]:
    """Handles that stand in file order, sorted."""
    if not sort.column:
        return list(reversed(list(handles))) if sort.descending else list(handles)
    handles = list(handles)
    rows = list(zip(_values(catalogue, sort.column, handles, findings), handles, strict=True))
    full = [row for row in rows if row[0] not in _EMPTY]
    empty = [] if len(full) == len(rows) else [row for row in rows if row[0] in _EMPTY]
    full.sort(key=_first, reverse=sort.descending)
    return [h for _, h in full] + [h for _, h in empty]


def _values(
    catalogue: Catalogue, column: str, handles: Sequence[int], findings: Findings
) -> Iterable[Any]:
    """What the rows of some handles are sorted by.

    Ids are what a table opens with, and the window waits for it: nothing is called for each.
    """
    if column != "id":
        return map(sort_key(catalogue, column, findings), handles)
    records = catalogue.world.records_by_handle
    ids = [records[handle].data.id for handle in handles]
    return [id.lower() if id.isascii() else _folded_id(id) for id in ids]


def sort_key(catalogue: Catalogue, column: str, findings: Findings = no_findings) -> Key:
    """What a column is sorted by. Columns that a record lacks give None."""
    world = catalogue.world
    data = world.data
    if column == "state":
        return lambda handle: state_rank(handle, findings)
    if column == "file":
        names = {f.handle: (fold(f.name), i) for i, f in enumerate(world.files)}
        return lambda handle: names[world.record(handle).file]
    if column == "id":
        records = world.records_by_handle
        return lambda handle: _folded_id(records[handle].id)
    if column == "tags":
        return catalogue.tags
    if column == "text":
        return catalogue.folded_text
    if column == "length":
        return lambda handle: len(getattr(data(handle), "text", ""))
    if column == "visibility":
        key = cache(_visibility_key)
        return lambda handle: _of_entry(data(handle), key)
    return lambda handle: _value_key(getattr(data(handle), column, None))


def state_rank(handle: int, findings: Findings) -> int:
    """0 for a record with an error, then warning, hint, nothing."""
    return min((_RANKS.get(f.severity, _NO_ISSUE) for f in findings(handle)), default=_NO_ISSUE)


def _of_entry(
    data: Data, key: Callable[[Visibility], tuple[int, str, int]]
) -> tuple[int, str, int] | None:
    return key(data.visibility) if isinstance(data, Entry) else None


def _visibility_key(visibility: Visibility) -> tuple[int, str, int]:
    every = list(audiences(visibility))
    first = every[0] if every else Audience(AudienceKind.INVALID)
    return _GATE_ORDER.index(first.kind), fold(first.id), len(every)


def _value_key(value: object) -> Any:
    if isinstance(value, str):
        return fold(value)
    if isinstance(value, tuple):
        return tuple(fold(str(item)) for item in value)
    if isinstance(value, bool):
        return int(value)
    return value if isinstance(value, (int, float)) else None
