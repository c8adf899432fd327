"""Bare compressed buffers (PackedByteArray.compress): zlib, gzip, zstd, and FastLZ as a guess."""

from __future__ import annotations

from typing import Final

from core.saves.errors import NotThis
from core.saves.formats import fastlz
from core.saves.formats.compression import DEFLATE, FASTLZ, GZIP, ZSTD, inflate
from core.saves.formats.heads import LONGEST_HEAD, may_start_data
from core.saves.reading import Format, Reading, Wrapped

_SMALLEST_FASTLZ: Final = 16
_FASTLZ_HEAD: Final = 64


def _fits_deflate(data: bytes) -> bool:
    return len(data) > 6 and data[0] & 15 == 8 and (data[0] << 8 | data[1]) % 31 == 0


def _fits_gzip(data: bytes) -> bool:
    return data[:3] == b"\x1f\x8b\x08"


def _fits_zstd(data: bytes) -> bool:
    return data[:4] == b"\x28\xb5\x2f\xfd"


def _fits_fastlz(data: bytes) -> bool:
    if len(data) < _SMALLEST_FASTLZ or data[0] >> 5 > 1:
        return False
    return may_start_data(fastlz.head(data[:_FASTLZ_HEAD], LONGEST_HEAD))


def _inflate(method: int, data: bytes, reading: Reading) -> Wrapped:
    plain = inflate(method, data, reading.room())
    reading.spend(len(plain))
    return Wrapped(plain)


def _read_deflate(data: bytes, reading: Reading) -> Wrapped:
    return _inflate(DEFLATE, data, reading)


def _read_gzip(data: bytes, reading: Reading) -> Wrapped:
    return _inflate(GZIP, data, reading)


def _read_zstd(data: bytes, reading: Reading) -> Wrapped:
    return _inflate(ZSTD, data, reading)


def _read_fastlz(data: bytes, reading: Reading) -> Wrapped:
    plain = inflate(FASTLZ, data, reading.room())
    if len(plain) <= len(data) // 2:
        raise NotThis("save_unknown")
    reading.spend(len(plain))
    return Wrapped(plain)


BUFFER_DEFLATE: Final = Format("deflate", _fits_deflate, _read_deflate)
BUFFER_GZIP: Final = Format("gzip", _fits_gzip, _read_gzip, certain=True)
BUFFER_ZSTD: Final = Format("zstd", _fits_zstd, _read_zstd, certain=True)
BUFFER_FASTLZ: Final = Format("fastlz", _fits_fastlz, _read_fastlz)
