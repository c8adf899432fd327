"""Godot's compressed files: GCPF (FileAccess.open_compressed) and RSCC (compressed .res)."""

from __future__ import annotations

from typing import Final

from core.saves.bytes_reader import BytesReader
from core.saves.errors import NotThis, TooLarge
from core.saves.formats.compression import NAMES, inflate
from core.saves.limits import check_size
from core.saves.reading import Format, Reading, Wrapped


def fits(data: bytes) -> bool:
    """Whether the magic number stands in front."""
    return data[:4] == b"GCPF"


def fits_resource(data: bytes) -> bool:
    """Whether the magic number of a compressed resource stands in front."""
    return data[:4] == b"RSCC"


def read(data: bytes, reading: Reading) -> Wrapped:
    """All blocks, inflated and joined. Raises `NotThis` when one is broken, and `TooLarge`."""
    source = BytesReader(data, 4)
    method, block, total = source.u32(), source.u32(), source.u32()
    if method not in NAMES:
        raise NotThis("save_unknown_method", {"method": method})
    check_size(total)
    reading.spend(total)
    sizes = _sizes(source, block, total)
    parts: list[bytes] = []
    left = total
    for size in sizes:
        expected = min(block, left)
        parts.append(_block(method, source.take(size), expected))
        left -= expected
    return Wrapped(b"".join(parts))


def _sizes(source: BytesReader, block: int, total: int) -> tuple[int, ...]:
    if block == 0 or total // block + 1 > source.left // 4:
        raise NotThis("save_cut_short", {"byte": source.position})
    return tuple(int(size) for size in source.numbers("I", total // block + 1))


def _block(method: int, data: bytes, expected: int) -> bytes:
    if expected == 0:
        return b""
    try:
        plain = inflate(method, data, expected)
    except TooLarge:
        plain = b""
    if len(plain) != expected:
        raise NotThis("save_broken_block", {"method": NAMES[method]})
    return plain


def read_resource(data: bytes, reading: Reading) -> Wrapped:
    """The resource inside, with the magic number that it has when it is not compressed."""
    plain = read(data, reading).data
    return Wrapped(plain if plain[:4] == b"RSRC" else b"RSRC" + plain)


GCPF: Final = Format("gcpf", fits, read, certain=True)
RSCC: Final = Format("rscc", fits_resource, read_resource, certain=True)
