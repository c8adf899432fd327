"""The strings inside a record's text, changed one by one; all other bytes stay.

This works on the text and not on the model, so that broken records, repeated keys
and both vocabularies are reached, and the layout of a list is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from core.files.jsontext import dumps, object_members, scan_key, scan_value, skip_space
from core.files.vocabulary import SECTION_BY_KIND, Shape, field_by_key
from core.model.kinds import Kind

Change = Callable[[str, str], str | None]
"""Field and string to the new string; None takes the string out of its list."""


@dataclass(frozen=True, slots=True)
class Literal:
    """One string of a record: its field, its value, and its span with the quotes.

    `spot` numbers the strings of the record. `listed` is the span of its list's text, or
    None for a string that stands alone.
    """

    field: str
    value: str
    start: int
    end: int
    spot: int
    listed: tuple[int, int] | None = None


def literals(kind: Kind, raw: str) -> list[Literal]:
    """Every string of a record that stands in a known field, in the order of the text.

    Raises UnreadableFile when the text is no JSON.
    """
    rows = list(_literals(kind, raw))
    return [Literal(*row[:4], spot, row[4]) for spot, row in enumerate(rows)]


Row = tuple[str, str, int, int, tuple[int, int] | None]


def _literals(kind: Kind, raw: str) -> Iterator[Row]:
    if SECTION_BY_KIND[kind].shape is Shape.MEMBERS:
        key, end = scan_key(raw, 0)
        yield "tag", key, 0, end, None
        start = skip_space(raw, skip_space(raw, end) + 1)
        yield from _inside(raw, start, "aliases")
        return
    if raw.startswith('"'):
        yield from _inside(raw, 0, "text" if kind is Kind.PLOT else "value")
        return
    if not raw.startswith("{"):
        return
    for member in object_members(raw):
        spec = field_by_key(kind, member.key)
        if spec is not None:
            yield from _inside(raw, member.value_start, spec.name)


def _inside(raw: str, at: int, field: str, listed: tuple[int, int] | None = None) -> Iterator[Row]:
    mark = raw[at : at + 1]
    if mark == '"':
        value, end = scan_key(raw, at)
        yield field, value, at, end, listed
    elif mark == "[":
        _, end = scan_value(raw, at)
        for item in _items(raw, at):
            yield from _inside(raw, item, field, (at, end))
    elif mark == "{":
        for member in _members_at(raw, at):
            yield from _inside(raw, member, field)


def _items(raw: str, at: int) -> Iterator[int]:
    """Where each item of the list at `at` begins."""
    at = skip_space(raw, at + 1)
    while raw[at] != "]":
        yield at
        _, end = scan_value(raw, at)
        at = skip_space(raw, end)
        if raw[at] == ",":
            at = skip_space(raw, at + 1)


def _members_at(raw: str, at: int) -> Iterator[int]:
    _, end = scan_value(raw, at)
    return (at + member.value_start for member in object_members(raw[at:end]))


def changed(kind: Kind, raw: str, change: Change) -> tuple[str, int]:
    """The record's text with its strings changed, and how many differ.

    A string that the change makes equal to another of its list goes out of it, so that
    nothing is doubled that was not; None takes one out as well. A string that stands
    alone becomes empty for None.
    """
    found = literals(kind, raw)
    news = [change(literal.field, literal.value) for literal in found]
    differing = [i for i, new in enumerate(news) if new != found[i].value]
    for i in differing:
        if news[i] is not None and found[i].listed and _is_double(i, found, news):
            news[i] = None
    for i in reversed(differing):
        raw = _put(raw, found[i], news[i])
    return raw, len(differing)


def _is_double(at: int, found: list[Literal], news: list[str | None]) -> bool:
    """Whether its list has the new string already: unchanged anywhere, or changed before."""
    return any(
        news[i] == news[at] and (i < at or news[i] == other.value)
        for i, other in enumerate(found)
        if i != at and other.listed == found[at].listed and other.field == found[at].field
    )


def _put(raw: str, literal: Literal, new: str | None) -> str:
    if new is not None or literal.listed is None:
        return raw[: literal.start] + dumps(new or "") + raw[literal.end :]
    start, end = _with_comma(raw, literal)
    return raw[:start] + raw[end:]


def _with_comma(raw: str, literal: Literal) -> tuple[int, int]:
    """The span of a list's item with the comma that goes with it."""
    assert literal.listed is not None
    opening = literal.listed[0]
    before = len(raw[: literal.start].rstrip(" \t\r\n"))
    if raw[before - 1] == ",":
        # What stands between the comma and the item goes; what follows the item stays.
        return before - 1, literal.end
    after = skip_space(raw, literal.end)
    if raw[after] == ",":
        return literal.start, skip_space(raw, after + 1)
    return opening + 1, after
