"""The LZString decompressor, which RPG Maker MV puts its saves through.

A stream of codes of growing width over 16-bit characters, each code read lowest bit first.
"""

from __future__ import annotations

from typing import Final

from core.saves.errors import NotThis

_NARROW: Final = 0
_WIDE: Final = 1
_END: Final = 2
_VALUES: Final = {
    code: position
    for position, code in enumerate(
        b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    )
}


class _Bits:
    """Bits of base64 text: six in each character, the highest first."""

    def __init__(self, text: bytes) -> None:
        self._text = text
        self._at = 0
        self._held = 0
        self._left = 0

    def take(self, width: int) -> int:
        """A number of `width` bits that was written lowest bit first."""
        while self._left < width:
            self._fill()
        self._left -= width
        bits = self._held >> self._left
        self._held &= (1 << self._left) - 1
        return int(f"{bits:0{width}b}"[::-1], 2)

    def _fill(self) -> None:
        if self._at >= len(self._text):
            raise NotThis("save_broken_block", {"method": "LZString"})
        self._held = self._held << 6 | _VALUES[self._text[self._at]]
        self._left += 6
        self._at += 1


def decompress_base64(text: bytes, limit: int) -> str:
    """The text behind base64 characters without padding, at most `limit` characters.

    Raises `NotThis` when the stream is broken or its text is longer.
    """
    try:
        return _decompress(_Bits(text), limit)
    except KeyError:
        raise NotThis("save_broken_block", {"method": "LZString"}) from None


def _decompress(bits: _Bits, limit: int) -> str:
    words = ["", "", ""]
    known = _character(bits, bits.take(2))
    if known is None:
        return ""
    words.append(known)
    out = [known]
    size, width, until_wider = len(known), 3, 4
    while True:
        code = bits.take(width)
        if code in (_NARROW, _WIDE, _END):
            fresh = _character(bits, code)
            if fresh is None:
                return _join(out)
            words.append(fresh)
            code = len(words) - 1
            until_wider -= 1
            if until_wider == 0:
                until_wider, width = 1 << width, width + 1
        entry = _entry(words, code, known)
        out.append(entry)
        size += len(entry)
        if size > limit:
            raise NotThis("save_broken_block", {"method": "LZString"})
        words.append(known + entry[0])
        known = entry
        until_wider -= 1
        if until_wider == 0:
            until_wider, width = 1 << width, width + 1


def _entry(words: list[str], code: int, known: str) -> str:
    if code < len(words):
        return words[code]
    if code == len(words):
        return known + known[0]
    raise NotThis("save_broken_block", {"method": "LZString"})


def _character(bits: _Bits, code: int) -> str | None:
    if code == _END:
        return None
    if code not in (_NARROW, _WIDE):
        raise NotThis("save_broken_block", {"method": "LZString"})
    return chr(bits.take(8 if code == _NARROW else 16))


def _join(parts: list[str]) -> str:
    text = "".join(parts)
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
