"""The tags of a world with their counts, and taking one away everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from core.errors import UnreadableFile
from core.files.jsontext import dumps
from core.files.vocabulary import field_by_name
from core.model.kinds import Kind
from core.model.records import Entry, TagAlias
from core.refactor.aliases import alias_words
from core.refactor.notices import Notice, error, warning
from core.refactor.references import TAG, Check, checked
from core.refactor.strings import changed
from core.text.fold import fold
from core.world.edits import Edit, Label, Op, Remove, Replace
from core.world.lore_file import Record
from core.world.world import World

_TAGS = field_by_name(Kind.ENTRY, "tags")
_TAG_KEYS = (dumps(_TAGS.es), dumps(_TAGS.en))
_ESCAPED_KEY = re.compile(r'\\u(?:[^"\\]|\\.)*"\s*:')


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
    """What taking tags away would do: on how many entries, and the edit when it was asked for."""

    count: int
    notices: tuple[Notice, ...] = ()
    edit: Edit | None = None
    possible: bool = False


def plan_tag_deletion(
    world: World, tags: Iterable[str], *, with_edit: bool = True, found: Tagged | None = None
) -> TagDeletion:
    """Take tags out of every entry, with their alias records, as one edit.

    Ask for no edit while it is only told what would change; give what `find_tagged` found
    of the same tags in the same world, if it is known.
    """
    gone = frozenset(tags)
    found = find_tagged(world, gone) if found is None else found
    bare = sum(
        isinstance(record.data, Entry) and set(record.data.tags) <= gone for record in found.entries
    )
    notices = _deletion_notices(world, gone, bare, len(found.locked))
    plan = TagDeletion(len(found.entries), notices, possible=found.any)
    if not with_edit or not found.any:
        return plan
    ops: list[Op] = [Replace(r.handle, _without(r.kind, r.raw, gone)) for r in found.entries]
    ops += [Remove(record.handle) for record in found.aliases]
    params = (("tags", ", ".join(sorted(gone))), ("count", plan.count))
    return replace(plan, edit=Edit(tuple(ops), Label("delete_tag", params)))


@dataclass(frozen=True, slots=True)
class Tagged:
    """Who holds one of some tags: those that can be written, and how many cannot."""

    entries: tuple[Record, ...]
    aliases: tuple[Record, ...]
    locked: tuple[Record, ...]

    @property
    def any(self) -> bool:
        """Whether there is something to change."""
        return bool(self.entries or self.aliases)

    def only(self, tags: frozenset[str]) -> Tagged:
        """Those of them that hold one of fewer tags."""
        holds = _holds(tags)

        def kept(records: tuple[Record, ...]) -> tuple[Record, ...]:
            return tuple(r for r in records if (r.id in tags if r.kind is TAG else holds(r)))

        return Tagged(kept(self.entries), kept(self.aliases), kept(self.locked))


def find_tagged(world: World, tags: Iterable[str], check: Check | None = None) -> Tagged:
    """Who holds one of the tags. `check` is called now and then; it may raise to stop."""
    wanted = frozenset(tags)
    holds = _holds(wanted)
    entries = [record for record in checked(world.records(Kind.ENTRY), check) if holds(record)]
    aliases = [record for record in world.records(TAG) if record.id in wanted]
    locked = {file.handle for file in world.files if file.read_only is not None}
    return Tagged(
        tuple(r for r in entries if r.file not in locked),
        tuple(r for r in aliases if r.file not in locked),
        tuple(r for r in (*entries, *aliases) if r.file in locked),
    )


def _holds(tags: frozenset[str]) -> Callable[[Record], bool]:
    """Whether an entry holds one of the tags: by its value, or by its text where that hides it.

    Broken entries and repeated keys hold tags that the value does not have.
    """

    def look(record: Record) -> bool:
        raw = record.raw
        if isinstance(record.data, Entry):
            if not tags.isdisjoint(record.data.tags):
                return True
            if not _may_repeat_tags(raw):
                return False
        try:
            return _without(record.kind, raw, tags) != raw
        except UnreadableFile:
            return False

    return look


def _may_repeat_tags(raw: str) -> bool:
    """Whether an entry may have tags under more than one key; they may be spelt with escapes."""
    count = sum(raw.count(key) for key in _TAG_KEYS)
    return count > 1 or ("\\u" in raw and _ESCAPED_KEY.search(raw) is not None)


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


def plan_tag_merge(
    world: World,
    tags: Iterable[str],
    into: str,
    *,
    with_edit: bool = True,
    found: Tagged | None = None,
) -> TagDeletion:
    """Give every entry with one of the tags the one tag instead, as one edit.

    Ask for no edit while it is only told what would change; give what `find_tagged` found
    of the same tags in the same world, if it is known.
    """
    named = frozenset(tags)
    gone = named - {into}
    if not into.strip() or not gone:
        return TagDeletion(0, (error("rename_empty"),) if not into.strip() else ())
    if found is None:
        found = find_tagged(world, gone)
    elif gone != named:
        found = found.only(gone)
    locked = len(found.locked)
    notices = (warning("tag_delete_locked", count=locked),) if locked else ()
    plan = TagDeletion(len(found.entries), notices, possible=found.any)
    if not with_edit or not found.any:
        return plan
    ops: list[Op] = [Replace(r.handle, _merged(r.kind, r.raw, gone, into)) for r in found.entries]
    ops += [Remove(record.handle) for record in found.aliases]
    aliases = (r.data for r in found.aliases)
    words = [word for data in aliases if isinstance(data, TagAlias) for word in data.aliases]
    ops += alias_words(world, into, words)
    old = ", ".join(sorted(gone))
    label = Label("merge_tag", (("old", old), ("new", into), ("count", plan.count)))
    return replace(plan, edit=Edit(tuple(ops), label))


def _merged(kind: Kind, raw: str, gone: frozenset[str], into: str) -> str:
    return changed(kind, raw, lambda f, text: into if f == "tags" and text in gone else text)[0]
