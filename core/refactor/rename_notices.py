"""What an author should know before a rename."""

from __future__ import annotations

from collections.abc import Iterator

from core.model.kinds import Kind
from core.refactor.notices import Notice, error, hint, warning
from core.refactor.references import TAG, Group, Site, Target
from core.refactor.tags import entries_tagged
from core.text.fold import fold, tokens
from core.world.world import World

_FORMER = (Kind.NPC, Kind.PLACE, Kind.QUEST, Kind.FACTION)


def notices_of(
    world: World,
    target: Target,
    new: str,
    sites: tuple[Site, ...],
    locked: tuple[Site, ...],
    handle: int | None,
) -> tuple[Notice, ...]:
    """Errors first, then warnings, then hints."""
    if new == target.id:
        return ()
    if not new.strip():
        return (error("rename_empty"),)
    found = [*_of_tag(world, target, new)] if target.kind is TAG else []
    if target.kind is not TAG:
        found += _of_id(world, target, new, handle)
    if any(site.group is Group.NAME for site in locked):
        found.append(error("rename_locked", id=target.id))
    elif locked:
        found.append(_read_only(world, locked))
    if not sites and not locked:
        found.append(error("rename_nowhere", id=target.id))
    order = ("error", "warning", "hint")
    return tuple(sorted(found, key=lambda n: order.index(n.severity)))


def _read_only(world: World, locked: tuple[Site, ...]) -> Notice:
    files = dict.fromkeys(world.file(world.record(s.handle).file).name for s in locked)
    return warning("rename_read_only", count=sum(s.count for s in locked), files=", ".join(files))


def _of_tag(world: World, target: Target, new: str) -> Iterator[Notice]:
    there = len(entries_tagged(world, new))
    if there:
        yield warning("rename_merges", old=target.id, new=new, count=there)
    if world.find(Kind.PLACE, target.id):
        yield warning("rename_tag_of_place", tag=target.id)
    if world.find(Kind.PLACE, new):
        yield hint("rename_tag_to_place", tag=new)
    if len(tokens(fold(new))) != 1:
        yield warning("rename_tag_words", tag=new)


def _of_id(world: World, target: Target, new: str, handle: int | None) -> Iterator[Notice]:
    others = [h for h in world.find(target.kind, new) if h != handle]
    if others:
        yield error("rename_taken", kind=target.kind.value, id=new)
    same = world.find(target.kind, target.id)
    if len(same) > 1:
        yield error("rename_doubled_id") if handle is None else warning("rename_doubled")
    holder = next(iter(_formerly(world, target, new, handle)), None)
    if holder is not None:
        yield warning("rename_former_of", id=new, other=holder)
    if same and target.kind in _FORMER:
        yield hint("rename_known", id=target.id)
    elif same and target.kind is Kind.ENTRY:
        yield hint("rename_entry_known", id=target.id)


def _formerly(world: World, target: Target, new: str, handle: int | None) -> Iterator[str]:
    """The ids of other records that were called so before."""
    for record in world.records(target.kind):
        mine = record.handle == handle or record.id == target.id
        if not mine and new in getattr(record.data, "former_ids", ()):
            yield record.id
