"""Rows in groups: by file, by the first tag, or by who may see them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.model.kinds import Kind
from core.model.records import Entry
from core.model.visibility import Visibility
from core.query import Catalogue, sort_key
from core.text.fold import fold
from core.world.lore_file import Record
from editor.audiences import visibility_words

BY_FILE, BY_TAG, BY_VISIBILITY = "file", "tag", "visibility"
GROUPINGS = {
    "": QT_TRANSLATE_NOOP("LoreGroups", "No groups"),
    BY_FILE: QT_TRANSLATE_NOOP("LoreGroups", "Group by file"),
    BY_TAG: QT_TRANSLATE_NOOP("LoreGroups", "Group by first tag"),
    BY_VISIBILITY: QT_TRANSLATE_NOOP("LoreGroups", "Group by visibility"),
}
_NO_TAG = QT_TRANSLATE_NOOP("LoreGroups", "no tag")
_BROKEN = QT_TRANSLATE_NOOP("LoreGroups", "not readable")


def grouping_words(by: str) -> str:
    """The words of a way to group."""
    return QCoreApplication.translate("LoreGroups", GROUPINGS[by])


def groupings_of(kind: Kind) -> tuple[str, ...]:
    """The ways in which records of a kind can be grouped; "" is without."""
    return tuple(GROUPINGS) if kind is Kind.ENTRY else ("", BY_FILE)


def group_of(catalogue: Catalogue, by: str) -> Callable[[int], str]:
    """What a record's group is called."""
    group, name = _reading(catalogue, by)
    return lambda handle: name(group(handle))


def in_groups(catalogue: Catalogue, handles: Sequence[int], by: str) -> tuple[list[int], list[str]]:
    """The handles with those of a group together, and the name of the group of each.

    Inside a group they keep their order; without groups there are no names.
    """
    if not by:
        return list(handles), []
    group, name = _reading(catalogue, by)
    order = _order(catalogue, by)
    groups: dict[tuple[Any, str], list[int]] = {}
    # Values that many records have in common are often one object, and dear to compare.
    known: dict[int, list[int]] = {}
    for handle in handles:
        value = group(handle)
        place = known.get(id(value))
        if place is None:
            place = groups.setdefault((order(handle), name(value)), [])
            known[id(value)] = place
        place.append(handle)
    found: list[int] = []
    names: list[str] = []
    for key in sorted(groups):
        found += groups[key]
        names += [key[1]] * len(groups[key])
    return found, names


def _reading(catalogue: Catalogue, by: str) -> tuple[Callable[[int], Any], Callable[[Any], str]]:
    """What the group of a record is, None where it cannot be told, and what a group is called."""
    world = catalogue.world
    records = world.records_by_handle
    broken, no_tag = (QCoreApplication.translate("LoreGroups", w) for w in (_BROKEN, _NO_TAG))
    if by == BY_FILE:
        return lambda handle: records[handle].file, lambda file: world.file(file).name
    if by == BY_TAG:
        return _first_tag_of(records), lambda tag: broken if tag is None else tag or no_tag

    def visibility(handle: int) -> Visibility | None:
        data = records[handle].data
        return data.visibility if isinstance(data, Entry) else None

    words = cache(visibility_words)
    return visibility, lambda audience: broken if audience is None else words(audience)


def _first_tag_of(records: Mapping[int, Record]) -> Callable[[int], str | None]:
    def first(handle: int) -> str | None:
        data = records[handle].data
        if not isinstance(data, Entry):
            return None
        return data.tags[0] if data.tags else ""

    return first


def _order(catalogue: Catalogue, by: str) -> Callable[[int], Any]:
    """What groups are sorted by, read from one record of each; what cannot be told comes last."""
    records = catalogue.world.records_by_handle
    if by == BY_FILE:
        at = {file.handle: at for at, file in enumerate(catalogue.world.files)}
        return lambda handle: at[records[handle].file]
    if by == BY_TAG:
        first = _first_tag_of(records)
        return lambda handle: _tag_key(first(handle))
    gate = sort_key(catalogue, "visibility")
    return lambda handle: gate(handle) or (99, "", 0)


def _tag_key(tag: str | None) -> str:
    """One word, since there may be thousands of tags to sort."""
    if tag is None:
        return "2"
    return f"0{fold(tag)}\0{tag}" if tag else "1"


def starts(labels: Sequence[str]) -> dict[int, tuple[str, int]]:
    """The rows at which a group begins, with its name and how many rows it has."""
    found: dict[int, tuple[str, int]] = {}
    first = 0
    for row, label in enumerate(labels):
        if row and label != labels[row - 1]:
            first = row
        found[first] = (label, row - first + 1)
    return found
