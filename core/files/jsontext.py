"""JSON as text: values with their spans, and text for values.

Values are scanned by the standard library's C scanner, one at a time, so that
the text of each is known and can be kept as it was written.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from json.decoder import scanstring  # type: ignore[attr-defined]
from json.scanner import make_scanner

from core.errors import UnreadableFile

_SPACE = re.compile(r"[ \t\n\r]*")


class Members(dict[str, object]):
    """An object of the file; `repeated` names the keys that stand in it more than once."""

    repeated: tuple[str, ...] = ()


def _members(pairs: list[tuple[str, object]]) -> dict[str, object]:
    plain = dict(pairs)
    if len(plain) == len(pairs):
        return plain
    members = Members(plain)
    keys = [key for key, _ in pairs]
    members.repeated = tuple(dict.fromkeys(k for k in keys if keys.count(k) > 1))
    return members


_MOST_DIGITS = 4000
"""Python refuses to make a whole number of more than 4300 digits."""


def _whole(digits: str) -> int | float:
    return int(digits) if len(digits) < _MOST_DIGITS else float(digits)


_scan = make_scanner(
    json.JSONDecoder(object_pairs_hook=_members, parse_int=_whole)  # type: ignore[arg-type]
)


def skip_space(text: str, at: int) -> int:
    """The first place from `at` on that is no white space."""
    match = _SPACE.match(text, at)
    return at if match is None else match.end()


def scan_value(text: str, at: int) -> tuple[object, int]:
    """The value that starts at `at`, and where it ends.

    NaN and Infinity are read, since engines write them. Raises UnreadableFile
    with line and column when there is no value, or when it is nested too deep.
    """
    try:
        value, end = _scan(text, at)
    except StopIteration as stop:
        raise not_json("a value is expected", text, int(stop.value)) from None
    except json.JSONDecodeError as error:
        raise not_json(_lower_first(error.msg), text, error.pos) from None
    except RecursionError:
        raise UnreadableFile("too_deep") from None
    except ValueError as error:
        raise not_json(_lower_first(str(error)), text, at) from None
    return value, end


def scan_key(text: str, at: int) -> tuple[str, int]:
    """The object key that starts at `at` with its quote, and where it ends."""
    if text[at : at + 1] != '"':
        raise not_json("a key in double quotes is expected", text, at)
    try:
        key, end = scanstring(text, at + 1, True)
    except json.JSONDecodeError as error:
        raise not_json(_lower_first(error.msg), text, error.pos) from None
    return str(key), int(end)


def expect(text: str, at: int, mark: str) -> int:
    """Where the text goes on after `mark`, which must stand at `at`."""
    if text[at : at + 1] != mark:
        raise not_json(f"“{mark}” is expected", text, at)
    return at + 1


def not_json(reason: str, text: str, at: int) -> UnreadableFile:
    """The error for text that is no JSON at `at`, with line and column from 1."""
    line, column = position(text, at)
    code = "conflict_markers" if _has_conflict(text) else "not_json"
    return UnreadableFile(code, {"reason": reason}, line=line, column=column)


def position(text: str, at: int) -> tuple[int, int]:
    """Line and column, both from 1, of an index into the text."""
    line = text.count("\n", 0, at) + 1
    return line, at - (text.rfind("\n", 0, at) + 1) + 1


def _has_conflict(text: str) -> bool:
    return re.search(r"^<{7} ", text, re.M) is not None and ">>>>>>> " in text


def _lower_first(message: str) -> str:
    return message[:1].lower() + message[1:]


def parse(text: str) -> object:
    """The one value that the text holds. Raises UnreadableFile."""
    value, end = scan_value(text, skip_space(text, 0))
    rest = skip_space(text, end)
    if rest != len(text):
        raise not_json("more text after the value", text, rest)
    return value


def dumps(value: object) -> str:
    """The value as JSON on one line; letters stay letters, lone surrogates are escaped."""
    text = json.dumps(value, ensure_ascii=False)
    if text.isascii():
        return text
    return re.sub("[\ud800-\udfff]", lambda m: f"\\u{ord(m.group()):04x}", text)


@dataclass(frozen=True, slots=True)
class Member:
    """One `"key": value` of an object's text: spans as indices into it."""

    key: str
    key_start: int
    value_start: int
    value_end: int


def object_members(text: str) -> list[Member]:
    """The members of the object that the text holds, in order, repeated keys too.

    Raises UnreadableFile when the text is no object.
    """
    start = skip_space(text, 0)
    at = skip_space(text, expect(text, start, "{"))
    return list(_iter_members(text, at))


def _iter_members(text: str, at: int) -> Iterator[Member]:
    if text[at : at + 1] == "}":
        return
    while True:
        key, end = scan_key(text, at)
        value_start = skip_space(text, expect(text, skip_space(text, end), ":"))
        _, value_end = scan_value(text, value_start)
        yield Member(key, at, value_start, value_end)
        at = skip_space(text, value_end)
        if text[at : at + 1] == "}":
            return
        at = skip_space(text, expect(text, at, ","))
