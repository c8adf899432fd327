"""Bytes to text, the same way for every text format."""

from __future__ import annotations

import re
from typing import Final

from core.saves.errors import NotThis
from core.saves.reading import Reading

_LONE_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_BOMS: Final = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


def first_character(data: bytes) -> bytes:
    """The first byte of text that is no white space and no byte order mark."""
    head = data[:4096]
    for mark, encoding in _BOMS:
        if head.startswith(mark):
            head = head[len(mark) :]
            if encoding.startswith("utf-16"):
                head = head.replace(b"\0", b"")
    return head.lstrip(b" \t\r\n")[:1]


def decode_text(data: bytes, reading: Reading) -> str:
    """The text of the bytes: UTF-8 or UTF-16 with a mark, else UTF-8.

    Broken characters are replaced and reported. Raises `NotThis` for binary data.
    """
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return _decode(data[len(mark) :], encoding, reading)
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
