"""Filters that a team shares, in a JSON file of their own (issue: "a tick shares a filter").

The file holds `{"filters": [{"room": "lore", "filter": "tag:mina"}]}`. What is not understood
stays as it is, to the byte; only the items that change are written.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace

from core.errors import UnreadableFile
from core.files.jsontext import dumps
from core.merge.join import PlainJoin
from core.merge.pieces import Item, Pieces, cut, cut_file, rest_space

FILTERS_FILE = "filters.json"
_KEY = "filters"
_EMPTY = '{\n  "filters": [\n  ]\n}\n'


@dataclass(frozen=True, slots=True)
class SharedFilter:
    """One filter, and the workspace that it is for."""

    room: str
    text: str


def read_filters(text: str) -> tuple[SharedFilter, ...]:
    """The filters of a file's text, "" for none. Raises UnreadableFile."""
    if not text.strip():
        return ()
    found = (_filter_of(item) for item in _list(_members(text)).items)
    return tuple(dict.fromkeys(f for f in found if f is not None))


def with_filter(text: str, shared: SharedFilter) -> str:
    """The file's text with one filter more. Raises UnreadableFile."""
    if shared in read_filters(text):
        return text
    members = _members(text)
    listed = _list(members)
    value = f'{{"room": {dumps(shared.room)}, "filter": {dumps(shared.text)}}}'
    after = rest_space(listed.items) if listed.items else "\n    "
    item = Item("", after, "", value, 0, None, first=not listed.items)
    tail = listed.tail if listed.items else "\n  "
    return _written(members, replace(listed, items=(*listed.items, item), tail=tail))


def without_filter(text: str, shared: SharedFilter) -> str:
    """The file's text without a filter. Raises UnreadableFile."""
    if shared not in read_filters(text):
        return text
    members = _members(text)
    listed = _list(members)
    kept = tuple(item for item in listed.items if _filter_of(item) != shared)
    return _written(members, replace(listed, items=kept))


def rewritten(text: str, change: Callable[[str], str]) -> str:
    """The file's text with each filter as `change` has it. Raises UnreadableFile."""
    if not text.strip():
        return text
    members = _members(text)
    listed = _list(members)
    items = tuple(_changed(item, change) for item in listed.items)
    return text if items == listed.items else _written(members, replace(listed, items=items))


def _members(text: str) -> Pieces:
    return cut_file(text if text.strip() else _EMPTY)


def _list(members: Pieces) -> Pieces:
    for item in members.items:
        if item.key == _KEY and item.is_list:
            return cut(item.value_text)
        if item.key == _KEY:
            raise UnreadableFile("not_an_object", {"found": item.value_text[:20]})
    return Pieces("[", (), "", "]")


def _filter_of(item: Item) -> SharedFilter | None:
    if not item.is_object:
        return None
    value = json.loads(item.text)
    room, text = value.get("room"), value.get("filter")
    known = isinstance(room, str) and isinstance(text, str) and text
    return SharedFilter(room, text) if known else None


def _changed(item: Item, change: Callable[[str], str]) -> Item:
    shared = _filter_of(item)
    new = "" if shared is None else change(shared.text)
    if shared is None or new == shared.text or not new:
        return item
    members = cut(item.text)
    rows = tuple(
        replace(m, text=m.text[: m.value_at] + dumps(new)) if m.key == "filter" else m
        for m in members.items
    )
    return replace(item, text=PlainJoin().write(members, rows, "\n"))


def _written(members: Pieces, listed: Pieces) -> str:
    text = PlainJoin().write(listed, listed.items, "\n")
    rows = [
        replace(m, text=m.text[: m.value_at] + text) if m.key == _KEY else m for m in members.items
    ]
    if not any(m.key == _KEY for m in members.items):
        after = rest_space(members.items) if members.items else "\n  "
        head = f'"{_KEY}": '
        rows.append(Item("", after, _KEY, head + text, len(head), None, first=not members.items))
    return PlainJoin().write(members, rows, "\n")
