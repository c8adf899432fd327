"""The size of what follows, then the bare compressed stream that inflates to just that.

`PackedByteArray.decompress` wants the size, so games write it before the buffer, in 32 or 64 bits.
"""

from __future__ import annotations

from typing import Final

from core.saves.errors import NotThis
from core.saves.formats.buffers import BUFFER_DEFLATE, BUFFER_FASTLZ, BUFFER_GZIP, BUFFER_ZSTD
from core.saves.limits import MAX_BYTES
from core.saves.reading import Format, Reading, Wrapped

_WIDTHS: Final = (8, 4)
_STREAMS: Final = (BUFFER_GZIP, BUFFER_ZSTD, BUFFER_DEFLATE, BUFFER_FASTLZ)


def fits(data: bytes) -> bool:
    """Whether a stream starts behind a size."""
    return any(_stream(data, width) is not None for width in _WIDTHS)


def read(data: bytes, reading: Reading) -> Wrapped:
    """The inflated bytes. Raises `NotThis` when they are not of the size that was told."""
    for width in _WIDTHS:
        stream = _stream(data, width)
        if stream is None:
            continue
        before = reading.inflated
        outcome = stream.read(data[width:], reading)
        if isinstance(outcome, Wrapped) and len(outcome.data) == _size(data, width):
            return outcome
        reading.inflated = before
    raise NotThis("save_unknown")


def _size(data: bytes, width: int) -> int:
    return int.from_bytes(data[:width], "little")


def _stream(data: bytes, width: int) -> Format | None:
    if len(data) <= width or not 0 < _size(data, width) <= MAX_BYTES:
        return None
    rest = data[width:]
    return next((stream for stream in _STREAMS if stream.fits(rest)), None)


FORMAT: Final = Format("sized", fits, read)
