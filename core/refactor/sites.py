"""Finding every place that names an id or a tag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.errors import UnreadableFile
from core.model.kinds import Kind
from core.refactor.references import (
    TAG,
    Check,
    Group,
    Site,
    Target,
    count_in,
    group_of,
    holders,
)
from core.refactor.strings import literals
from core.world.lore_file import Record
from core.world.world import World


def find_sites(
    world: World, target: Target, handle: int | None = None, check: Check | None = None
) -> tuple[Site, ...]:
    """Every place that names the target, in file order by kind; the record's own id first.

    `handle` is the record that bears the id; without it, all of that id do. `check` is
    called now and then; it may raise to stop.
    """
    named = set(world.find(target.kind, target.id)) if handle is None else {handle}
    held = holders(world, target, check)
    found = [s for record in held for s in _sites_of(record, target, named)]
    return tuple(sorted(found, key=lambda s: s.group is not Group.NAME))


def _sites_of(record: Record, target: Target, named: set[int]) -> Iterator[Site]:
    counts: Counter[tuple[str, Group]] = Counter()
    try:
        strings = literals(record.kind, record.raw)
    except UnreadableFile:
        return
    for literal in strings:
        group = site_group(target, record, literal.field, literal.value, named)
        if group is not None:
            counts[literal.field, group] += count_in(target, group, literal.value)
    for (field, group), count in counts.items():
        yield Site(record.handle, field, group, count)


def site_group(
    target: Target, record: Record, field: str, text: str, named: set[int]
) -> Group | None:
    """Why a string of a record names the target, its own id included."""
    if field == "id" and record.handle in named and record.kind is target.kind:
        return Group.NAME if text == target.id else None
    if target.kind is TAG and record.kind is Kind.TAG_ALIAS and record.handle not in named:
        return None
    return group_of(target, record.kind, field, text)
