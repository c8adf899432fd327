"""One compressed block, by method, never inflated beyond its limit."""

from __future__ import annotations

import zlib
from typing import Final

from core.saves.errors import NotThis, TooLarge
from core.saves.formats import fastlz
from core.saves.limits import MAX_BYTES

FASTLZ: Final = 0
DEFLATE: Final = 1
ZSTD: Final = 2
GZIP: Final = 3
NAMES: Final = {FASTLZ: "FastLZ", DEFLATE: "deflate", ZSTD: "zstd", GZIP: "gzip"}
_MEGABYTE: Final = 1024 * 1024
_ZSTD_STEP: Final = 256  # four bytes can stand for 128 KiB, and a step is inflated at once


def inflate(method: int, data: bytes, limit: int) -> bytes:
    """The inflated bytes of one block, at most `limit`.

    Raises `NotThis` when it is broken, `TooLarge` when it would pass the limit.
    """
    if method == FASTLZ:
        return fastlz.decompress(data, limit)
    if method == ZSTD:
        return _zstd(data, limit)
    return _zlib(data, limit, NAMES[method], 31 if method == GZIP else 15)


def _zlib(data: bytes, limit: int, name: str, window: int) -> bytes:
    engine = zlib.decompressobj(window)
    try:
        out = engine.decompress(data, limit + 1)
        if len(out) > limit:
            raise too_large()
        if not engine.eof:
            out += engine.flush()
    except zlib.error:
        raise NotThis("save_broken_block", {"method": name}) from None
    if not engine.eof:
        raise NotThis("save_broken_block", {"method": name})
    return out


def _zstd(data: bytes, limit: int) -> bytes:
    import zstandard

    out = bytearray()
    try:
        engine = zstandard.ZstdDecompressor(max_window_size=MAX_BYTES).decompressobj()
        for start in range(0, len(data), _ZSTD_STEP):
            out += engine.decompress(data[start : start + _ZSTD_STEP])
            if len(out) > limit:
                raise too_large()
            if engine.eof:
                return bytes(out)
    except zstandard.ZstdError:
        raise NotThis("save_broken_block", {"method": "zstd"}) from None
    raise NotThis("save_broken_block", {"method": "zstd"})


def too_large() -> TooLarge:
    """The error for a block that inflates beyond its limit."""
    return TooLarge("save_too_large", {"limit": MAX_BYTES // _MEGABYTE})
