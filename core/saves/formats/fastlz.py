"""FastLZ, levels 1 and 2: the compression Godot uses when a game names no other."""

from __future__ import annotations

from typing import Final

from core.saves.errors import NotThis

_NEAREST_FAR: Final = 8191


def decompress(data: bytes, limit: int) -> bytes:
    """The bytes of one FastLZ block. Raises `NotThis` when it is broken or passes `limit`."""
    if not data or data[0] >> 5 > 1:
        raise NotThis("save_broken_block", {"method": "FastLZ"})
    try:
        return _decompress(data, limit, far=data[0] >> 5 == 1)
    except IndexError:
        raise NotThis("save_broken_block", {"method": "FastLZ"}) from None


def head(data: bytes, size: int) -> bytes:
    """The first bytes of a block, at least `size` when it has so many; empty when it is broken."""
    try:
        return _decompress(data, size, far=data[0] >> 5 == 1, whole=False)
    except (IndexError, NotThis):
        return b""


def _decompress(data: bytes, limit: int, far: bool, whole: bool = True) -> bytes:
    out = bytearray()
    control, at = data[0] & 31, 1
    while True:
        if control < 32:
            at = _literal(data, at, control + 1, out)
        else:
            at = _match(data, at, control, out, far)
        if len(out) > limit and not whole:
            return bytes(out)
        if len(out) > limit:
            raise NotThis("save_broken_block", {"method": "FastLZ"})
        if at >= len(data):
            return bytes(out)
        control = data[at]
        at += 1


def _literal(data: bytes, at: int, count: int, out: bytearray) -> int:
    if at + count > len(data):
        raise NotThis("save_broken_block", {"method": "FastLZ"})
    out += data[at : at + count]
    return at + count


def _match(data: bytes, at: int, control: int, out: bytearray, far: bool) -> int:
    length, offset = (control >> 5) + 2, (control & 31) << 8
    if length == 8 + 1:
        length, at = _long_length(data, at, length, far)
    low = data[at]
    at += 1
    if far and low == 255 and offset == 31 << 8:
        offset = _NEAREST_FAR + (data[at] << 8 | data[at + 1])
        at += 2
    else:
        offset += low
    _copy(out, offset + 1, length)
    return at


def _long_length(data: bytes, at: int, length: int, far: bool) -> tuple[int, int]:
    while True:
        more = data[at]
        at += 1
        length += more
        if more != 255 or not far:
            return length, at


def _copy(out: bytearray, distance: int, length: int) -> None:
    start = len(out) - distance
    if start < 0:
        raise NotThis("save_broken_block", {"method": "FastLZ"})
    if distance >= length:
        out += out[start : start + length]
        return
    piece = bytes(out[start:])
    out += (piece * (length // distance + 1))[:length]
