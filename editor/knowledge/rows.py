"""The rows of the matrix: entries, under the heads of their groups."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from core.model.records import Entry
from core.world.world import World
from editor.audiences import first_audience

GROUPINGS = ("none", "file", "tag", "visibility")


@dataclass(frozen=True, slots=True)
class GroupRow:
    """The head of a group: how many of its entries pass the filter, of how many."""

    key: str
    shown: int
    total: int
    folded: bool = False


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry; `group` is the key of its group."""

    handle: int
    id: str
    group: str = ""


Row = GroupRow | EntryRow
KeyOf = Callable[[int], str]


def key_maker(world: World, grouping: str) -> KeyOf | None:
    """What an entry is grouped by: its file, its first tag or its first audience."""
    if grouping == "file":
        names = {file.handle: file.name for file in world.files}
        return lambda handle: names[world.record(handle).file]
    if grouping == "tag":
        return lambda handle: _first_tag(world, handle)
    if grouping == "visibility":
        return lambda handle: _audience(world, handle)
    return None


def _first_tag(world: World, handle: int) -> str:
    data = world.data(handle)
    return data.tags[0] if isinstance(data, Entry) and data.tags else ""


def _audience(world: World, handle: int) -> str:
    data = world.data(handle)
    return first_audience(data.visibility).kind.value if isinstance(data, Entry) else ""


def rows_of(
    world: World,
    every: Iterable[int],
    shown: Sequence[int],
    grouping: str,
    folded: Collection[str] = (),
) -> tuple[Row, ...]:
    """The rows of the entries `shown`, in file order within groups as they first occur.

    `every` are all entries there are, for the counts of the groups.
    """
    key_of = key_maker(world, grouping)
    if key_of is None:
        return tuple(EntryRow(handle, world.record(handle).id) for handle in shown)
    totals: dict[str, int] = {}
    for handle in every:
        key = key_of(handle)
        totals[key] = totals.get(key, 0) + 1
    groups: dict[str, list[int]] = {key: [] for key in totals}
    for handle in shown:
        groups[key_of(handle)].append(handle)
    rows: list[Row] = []
    for key, handles in groups.items():
        if handles:
            rows.append(GroupRow(key, len(handles), totals[key], key in folded))
            if key not in folded:
                rows += [EntryRow(handle, world.record(handle).id, key) for handle in handles]
    return tuple(rows)
