"""The limits of spec section 9, and the counting that happens before anything is parsed."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Final

from core.saves.errors import TooLarge

MAX_BYTES: Final = 64 * 1024 * 1024
MAX_STRUCTURE: Final = 3_000_000
MAX_DEPTH: Final = 100
MAX_LAYERS: Final = 8

_STRUCTURE: Final = b"{}[](),:"
_STRING: Final = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_NOT_BRACKET: Final = bytes(set(range(256)) - set(b"{}[]()"))
_STEP: Final = {code: 1 if code in b"{[(" else -1 for code in b"{}[]()"}


def check_size(size: int) -> None:
    """Raise `TooLarge` when `size` bytes are more than a save may have."""
    if size > MAX_BYTES:
        raise TooLarge("save_too_large", {"limit": MAX_BYTES // (1024 * 1024)})


def check_count(count: int) -> None:
    """Raise `TooLarge` when there are more structural characters, or values, than allowed."""
    if count > MAX_STRUCTURE:
        raise TooLarge("save_too_many", {"limit": MAX_STRUCTURE})


def check_depth(depth: int) -> None:
    """Raise `TooLarge` when values are nested deeper than allowed."""
    if depth > MAX_DEPTH:
        raise TooLarge("save_too_deep", {"limit": MAX_DEPTH})


def check_text(data: bytes) -> None:
    """Count structure and depth of JSON-like text, outside its strings, before it is parsed.

    Raises `TooLarge`.
    """
    if _is_small(data):
        return
    bare = check_amount(data)
    brackets = bare.translate(None, _NOT_BRACKET)
    check_depth(max(accumulate(_STEP[code] for code in brackets), default=0))


def check_amount(data: bytes) -> bytes:
    """Count size and structure of text outside its strings; the text without its strings.

    Raises `TooLarge`.
    """
    check_size(len(data))
    check_count(data.count(b'"') // 4)
    bare = _STRING.sub(b"", data)
    check_count(_structure(bare))
    return bare


def _is_small(data: bytes) -> bool:
    openings = data.count(b"{") + data.count(b"[") + data.count(b"(")
    if len(data) > MAX_BYTES:
        return False
    return openings <= MAX_DEPTH and _structure(data) <= MAX_STRUCTURE


def _structure(data: bytes) -> int:
    return sum(data.count(bytes((code,))) for code in _STRUCTURE)
