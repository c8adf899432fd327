"""Rows in groups: by file, by the first tag, or by who may see them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.model.kinds import Kind
from core.model.records import Entry
from core.query import Catalogue, sort_key
from core.text.fold import fold
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
    world = catalogue.world
    if by == BY_FILE:
        return lambda handle: world.file(world.record(handle).file).name

    broken, no_tag = (QCoreApplication.translate("LoreGroups", w) for w in (_BROKEN, _NO_TAG))
    words = cache(visibility_words)

    def label(handle: int) -> str:
        data = world.data(handle)
        if not isinstance(data, Entry):
            return broken
        if by == BY_VISIBILITY:
            return words(data.visibility)
        return data.tags[0] if data.tags else no_tag

    return label


def grouped(catalogue: Catalogue, handles: Sequence[int], by: str) -> list[int]:
    """The handles with those of a group together; inside a group they keep their order."""
    if not by:
        return list(handles)
    key = _group_key(catalogue, by)
    return sorted(handles, key=key)


def _group_key(catalogue: Catalogue, by: str) -> Callable[[int], Any]:
    world = catalogue.world
    if by == BY_FILE:
        order = {file.handle: at for at, file in enumerate(world.files)}
        return lambda handle: order[world.record(handle).file]
    if by == BY_TAG:
        key = cache(_tag_key)
        return lambda handle: key(_first_tag(world.data(handle)))
    gate, label = sort_key(catalogue, "visibility"), group_of(catalogue, by)
    return lambda handle: (gate(handle) or (99, "", 0), label(handle))


def _first_tag(data: object) -> str:
    return data.tags[0] if isinstance(data, Entry) and data.tags else ""


def _tag_key(tag: str) -> tuple[bool, str, str]:
    return not tag, fold(tag), tag


def starts(labels: Sequence[str]) -> dict[int, tuple[str, int]]:
    """The rows at which a group begins, with its name and how many rows it has."""
    found: dict[int, tuple[str, int]] = {}
    first = 0
    for row, label in enumerate(labels):
        if row and label != labels[row - 1]:
            first = row
        found[first] = (label, row - first + 1)
    return found
