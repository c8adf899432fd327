"""An object or a list of a file as items with the white space around them.

Writing the items back in their order gives the text to the last byte.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from json.scanner import make_scanner

from core.errors import UnreadableFile
from core.files.jsontext import expect, not_json, scan_key, scan_value, skip_space
from core.files.layout import newline_of

_LONGEST_EXACT = 15


def _number(text: str) -> tuple[str, object]:
    """Numbers of one value are equal however they are spelled, and never equal truth values."""
    return ("#", float(text) if len(text) <= _LONGEST_EXACT else text)


_scan = make_scanner(
    json.JSONDecoder(
        object_pairs_hook=tuple,
        parse_int=_number,
        parse_float=_number,
        parse_constant=lambda text: ("#", text),
    )  # type: ignore[arg-type]
)


@dataclass(frozen=True, slots=True)
class Item:
    """One member of an object, or one element of a list.

    `before` is the white space in front of its comma, `after` that behind it (or behind
    the opening bracket). `text` is `"key": value`, or the value alone for an element;
    `value` compares equal where two texts mean the same. `first` tells that it stood first.
    """

    before: str
    after: str
    key: str
    text: str
    value_at: int
    value: object
    first: bool = False

    @property
    def value_text(self) -> str:
        """The JSON text of the value."""
        return self.text[self.value_at :]

    @property
    def is_object(self) -> bool:
        """Whether the value is an object."""
        return self.value_text.startswith("{")

    @property
    def is_list(self) -> bool:
        """Whether the value is a list."""
        return self.value_text.startswith("[")

    def same(self, other: Item) -> bool:
        """Whether both say the same, under the same key."""
        return self.key == other.key and self.value == other.value


@dataclass(frozen=True, slots=True)
class Pieces:
    """The text up to the opening bracket, the items, the space before the closing one, the rest."""

    head: str
    items: tuple[Item, ...]
    tail: str
    end: str


def cut(text: str) -> Pieces:
    """Cut the text of an object or a list. Raises UnreadableFile for anything else."""
    start = skip_space(text, 1 if text.startswith("\ufeff") else 0)
    opening = text[start : start + 1]
    if opening not in ("{", "["):
        raise not_json("“{” is expected", text, start)
    items, at = _items(text, start + 1, is_object=opening == "{")
    closing = skip_space(text, at)
    end = skip_space(text, closing + 1)
    if end != len(text):
        raise not_json("more text after the object", text, end)
    return Pieces(text[: start + 1], tuple(items), text[at:closing], text[closing:])


def cut_file(text: str) -> Pieces:
    """Cut the text of a file, which holds one object. Raises UnreadableFile."""
    pieces = cut(text)
    if not pieces.head.endswith("{"):
        raise UnreadableFile("not_an_object", {"found": "a list"})
    return pieces


def _items(text: str, at: int, *, is_object: bool) -> tuple[list[Item], int]:
    """The items from `at` on, and where the last one ends."""
    items: list[Item] = []
    closing = "}" if is_object else "]"
    before, start = "", at
    here = skip_space(text, start)
    if text[here : here + 1] == closing:
        return items, at
    while True:
        item, end = _item(text, here, before, text[start:here], is_object=is_object)
        items.append(item if items else replace(item, first=True))
        mark = skip_space(text, end)
        if text[mark : mark + 1] == closing:
            return items, end
        before, start = text[end:mark], expect(text, mark, ",")
        here = skip_space(text, start)


def _item(text: str, at: int, before: str, after: str, *, is_object: bool) -> tuple[Item, int]:
    key, value_at = "", at
    if is_object:
        key, end = scan_key(text, at)
        value_at = skip_space(text, expect(text, skip_space(text, end), ":"))
    value, end = _exact(text, value_at)
    return Item(before, after, key, text[at:end], value_at - at, value), end


def _exact(text: str, at: int) -> tuple[object, int]:
    try:
        return _scan(text, at)
    except (StopIteration, ValueError, RecursionError):
        scan_value(text, at)
        raise


def rest_space(items: Sequence[Item]) -> str:
    """The space behind a comma of these items, as the second one has it."""
    if len(items) > 1:
        return items[1].after
    first = items[0].after if items else ""
    return first if "\n" in first else " "


def with_newline(text: str, newline: str) -> str:
    """JSON text with another line end; breaks stand between its parts only, never in a string."""
    if newline_of(text) == newline or "\n" not in text:
        return text
    return text.replace("\r\n", "\n").replace("\n", newline)
