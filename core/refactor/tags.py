"""The tags of a world with their counts, and taking one away everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from core.errors import UnreadableFile
from core.model.kinds import Kind
from core.model.records import Entry, TagAlias
from core.refactor.aliases import alias_words
from core.refactor.notices import Notice, error, warning
from core.refactor.references import TAG, Target, holders
from core.refactor.strings import changed
from core.text.fold import fold
from core.world.edits import Edit, Label, Op, Remove, Replace
from core.world.lore_file import Record
from core.world.world import World


@dataclass(frozen=True, slots=True)
class TagRow:
    """One tag as it is spelt: on how many entries, its other words, and tags that fold alike."""

    tag: str
    count: int
    aliases: tuple[str, ...] = ()
    alike: tuple[str, ...] = ()
    is_place: bool = False


def tag_rows(world: World) -> tuple[TagRow, ...]:
    """All tags, the most used first, then by name; those only known as alias records too."""
    return tag_rows_of(*(world.records(kind) for kind in (Kind.ENTRY, TAG, Kind.PLACE)))


def tag_rows_of(
    entries: Sequence[Record], aliases: Sequence[Record], places: Sequence[Record]
) -> tuple[TagRow, ...]:
    """The same of records that were taken from a world, so that it may run in another thread."""
    counts: dict[str, int] = {}
    for record in entries:
        if isinstance(record.data, Entry):
            for tag in dict.fromkeys(record.data.tags):
                counts[tag] = counts.get(tag, 0) + 1
    words, place_ids = _words(aliases), {place.id for place in places}
    for tag in words:
        counts.setdefault(tag, 0)
    alike: dict[str, list[str]] = {}
    for tag in counts:
        alike.setdefault(fold(tag), []).append(tag)
    rows = (
        TagRow(
            tag,
            count,
            words.get(tag, ()),
            tuple(t for t in alike[fold(tag)] if t != tag),
            tag in place_ids,
        )
        for tag, count in counts.items()
    )
    return tuple(sorted(rows, key=lambda row: (-row.count, fold(row.tag), row.tag)))


def _words(aliases: Sequence[Record]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for record in aliases:
        if isinstance(record.data, TagAlias):
            found[record.data.tag] = (*found.get(record.data.tag, ()), *record.data.aliases)
    return found


def entries_tagged(world: World, tag: str) -> list[int]:
    """The entries with a tag, letter by letter, in file order."""
    records = world.records(Kind.ENTRY)
    return [r.handle for r in records if isinstance(r.data, Entry) and tag in r.data.tags]


@dataclass(frozen=True, slots=True)
class TagDeletion:
    """What taking tags away would do: on how many entries, and the edit."""

    count: int
    notices: tuple[Notice, ...] = ()
    edit: Edit | None = None


def plan_tag_deletion(world: World, tags: Iterable[str]) -> TagDeletion:
    """Take tags out of every entry, with their alias records, as one edit."""
    gone = frozenset(tags)
    ops: list[Op] = []
    count, bare, locked = 0, 0, 0
    for handle in _holding(world, gone):
        record = world.record(handle)
        if world.file(record.file).read_only is not None:
            locked += 1
        elif record.kind is TAG:
            ops.append(Remove(handle))
        else:
            ops.append(Replace(handle, _without(record.kind, record.raw, gone)))
            count += 1
            bare += isinstance(record.data, Entry) and set(record.data.tags) <= gone
    notices = _deletion_notices(world, gone, bare, locked)
    params = (("tags", ", ".join(sorted(gone))), ("count", count))
    edit = Edit(tuple(ops), Label("delete_tag", params)) if ops else None
    return TagDeletion(count, notices, edit)


def _holding(world: World, tags: frozenset[str]) -> list[int]:
    """Entries and alias records that hold one of the tags, broken ones too."""
    found: dict[int, None] = {}
    for tag in sorted(tags):
        for record in holders(world, Target(TAG, tag)):
            if record.kind is TAG and record.id == tag:
                found[record.handle] = None
            elif record.kind is Kind.ENTRY:
                try:
                    text = _without(record.kind, record.raw, tags)
                except UnreadableFile:
                    continue
                if text != record.raw:
                    found[record.handle] = None
    return list(found)


def _without(kind: Kind, raw: str, tags: frozenset[str]) -> str:
    return changed(kind, raw, lambda f, text: None if f == "tags" and text in tags else text)[0]


def _deletion_notices(
    world: World, tags: frozenset[str], bare: int, locked: int
) -> tuple[Notice, ...]:
    found: list[Notice] = []
    if bare:
        found.append(warning("tag_delete_bare", count=bare))
    places = sorted(tag for tag in tags if world.find(Kind.PLACE, tag))
    if places:
        found.append(warning("rename_tag_of_place", tag=", ".join(places)))
    if locked:
        found.append(warning("tag_delete_locked", count=locked))
    return tuple(found)


def plan_tag_merge(world: World, tags: Iterable[str], into: str) -> TagDeletion:
    """Give every entry with one of the tags the one tag instead, as one edit."""
    gone = frozenset(tags) - {into}
    if not into.strip() or not gone:
        return TagDeletion(0, (error("rename_empty"),) if not into.strip() else ())
    ops: list[Op] = []
    count, locked = 0, 0
    words: list[str] = []
    for handle in _holding(world, gone):
        record = world.record(handle)
        if world.file(record.file).read_only is not None:
            locked += 1
        elif record.kind is TAG:
            words += record.data.aliases if isinstance(record.data, TagAlias) else ()
            ops.append(Remove(handle))
        else:
            ops.append(Replace(handle, _merged(record.kind, record.raw, gone, into)))
            count += 1
    ops += alias_words(world, into, words)
    notices = [warning("tag_delete_locked", count=locked)] if locked else []
    old = ", ".join(sorted(gone))
    label = Label("merge_tag", (("old", old), ("new", into), ("count", count)))
    return TagDeletion(count, tuple(notices), Edit(tuple(ops), label) if ops else None)


def _merged(kind: Kind, raw: str, gone: frozenset[str], into: str) -> str:
    return changed(kind, raw, lambda f, text: into if f == "tags" and text in gone else text)[0]
