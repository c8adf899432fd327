"""Fixes of tags: spelling, splitting, doubles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from core.model.kinds import Kind
from core.model.records import Entry
from core.text.fold import fold
from core.validation.issue import Issue
from core.validation.key_fixes import record_of
from core.validation.tag_form import tag_form
from core.world import build
from core.world.edits import Edit, Label
from core.world.world import World

Tags = tuple[str, ...]


def _set(world: World, issue: Issue, change: Callable[[Tags], Iterable[str]]) -> Edit | None:
    record = record_of(world, issue)
    if not isinstance(record.data, Entry):
        return None
    return build.set_value(world, record.handle, "tags", tuple(change(record.data.tags)))


def _replaced(tags: Tags, old: str, new: Iterable[str]) -> Iterator[str]:
    """The tags with `old` replaced where it stands, without making doubles."""
    put = tuple(new)
    kept = {tag for tag in tags if tag != old}
    for tag in tags:
        if tag != old:
            yield tag
        else:
            yield from (t for t in put if t not in kept)
            kept.update(put)


def remove_doubled(world: World, issue: Issue) -> Edit | None:
    """Of tags that fold alike the first stays."""
    folded = tag_form(str(issue.values["tag"])).folded

    def change(tags: Tags) -> Iterator[str]:
        met = False
        for tag in tags:
            same = tag_form(tag).folded == folded
            if not (same and met):
                yield tag
            met = met or same

    return _set(world, issue, change)


def split_tag(world: World, issue: Issue) -> Edit | None:
    """The words of the tag, each a tag; nothing where it has none."""
    tag = str(issue.values["tag"])
    return _set(world, issue, lambda tags: _replaced(tags, tag, tag_form(tag).words))


def fold_tag(world: World, issue: Issue) -> Edit | None:
    """The tag as it is compared."""
    tag = str(issue.values["tag"])
    return _set(world, issue, lambda tags: _replaced(tags, tag, (tag_form(tag).folded,)))


def use_place(world: World, issue: Issue) -> Edit | None:
    """The tag spelt like the place."""
    tag, place = str(issue.values["tag"]), str(issue.values["place"])
    return _set(world, issue, lambda tags: _replaced(tags, tag, (place,)))


def spell_like_place(world: World, issue: Issue) -> Edit | None:
    """Every tag that nearly equals the place's id spelt like it, in all entries."""
    place = record_of(world, issue).id
    folded = tag_form(place).folded
    rows: list[tuple[int, dict[str, object]]] = []
    for record in world.records(Kind.ENTRY):
        if isinstance(record.data, Entry) and world.file(record.file).read_only is None:
            tags = tuple(place if tag_form(t).folded == folded else t for t in record.data.tags)
            if tags != record.data.tags:
                rows.append((record.handle, {"tags": tuple(dict.fromkeys(tags))}))
    return build.set_each(world, rows, Label("fix")) if rows else None


def add_name(world: World, issue: Issue) -> Edit | None:
    """The short name as a tag."""
    tag = fold(str(issue.values["name"]))
    return _set(world, issue, lambda tags: (*tags, tag) if tag not in tags else tags)
