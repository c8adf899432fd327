"""Bytes to text, the same way for every text format."""

from __future__ import annotations

import re
from typing import Final

from core.saves.errors import NotThis
from core.saves.reading import Reading

_LONE_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_BOMS: Final = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_HEAD: Final = 16
_PRINTABLE: Final = re.compile(rb"[\t\r\n -~]+")


def _unmarked_utf_16(data: bytes) -> str | None:
    """The encoding of UTF-16 without a mark, as PackedByteArray of it is stored."""
    head = data[:_HEAD]
    if len(head) < _HEAD or len(data) % 2:
        return None
    for first, encoding in ((0, "utf-16-le"), (1, "utf-16-be")):
        if not head[1 - first :: 2].strip(b"\0") and _PRINTABLE.fullmatch(head[first::2]):
            return encoding
    return None


def first_character(data: bytes) -> bytes:
    """The first byte of text that is no white space and no byte order mark."""
    head = data[:4096]
    if _unmarked_utf_16(data) is not None:
        head = head.replace(b"\0", b"")
    for mark, encoding in _BOMS:
        if head.startswith(mark):
            head = head[len(mark) :]
            if encoding.startswith("utf-16"):
                head = head.replace(b"\0", b"")
    return head.lstrip(b" \t\r\n")[:1]


def decode_text(data: bytes, reading: Reading) -> str:
    """The text of the bytes: UTF-8 or UTF-16 with a mark, plain UTF-16, else UTF-8.

    Broken characters are replaced and reported. Raises `NotThis` for binary data.
    """
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return _decode(data[len(mark) :], encoding, reading)
    unmarked = _unmarked_utf_16(data)
    if unmarked is not None:
        return _decode(data, unmarked, reading)
    if b"\0" in data:
        raise NotThis("save_unknown")
    return _decode(data, "utf-8", reading)


def _decode(data: bytes, encoding: str, reading: Reading) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        text = data.decode(encoding, "replace")
        if text.count("\ufffd") > 8 + len(text) // 50:
            raise NotThis("save_no_text", {"encoding": encoding, "byte": error.start}) from None
        reading.note("save_broken_text", "$", {"encoding": encoding, "byte": error.start})
        return text


def without_surrogates(text: str) -> str:
    """The text with half characters (which no file can hold) replaced by U+FFFD."""
    return _LONE_SURROGATE.sub("\ufffd", text)
