"""Little-endian numbers out of bytes, with every length checked before it is believed."""

from __future__ import annotations

import struct
from typing import Final

from core.saves.errors import NotThis

_U16: Final = struct.Struct("<H")
_U32: Final = struct.Struct("<I")
_U64: Final = struct.Struct("<Q")


class BytesReader:
    """A place in bytes. Every method raises `NotThis` where the bytes end too early."""

    __slots__ = ("data", "end", "position")

    def __init__(self, data: bytes, position: int = 0, end: int | None = None) -> None:
        self.data = data
        self.position = position
        self.end = len(data) if end is None else min(end, len(data))

    @property
    def left(self) -> int:
        """How many bytes are left."""
        return self.end - self.position

    def take(self, count: int) -> bytes:
        """The next `count` bytes."""
        start = self.advance(count)
        return self.data[start : start + count]

    def advance(self, count: int) -> int:
        """Step over `count` bytes; where they began."""
        start = self.position
        if count < 0 or count > self.end - start:
            raise NotThis("save_cut_short", {"byte": start})
        self.position = start + count
        return start

    def u16(self) -> int:
        """An unsigned 16-bit number."""
        value: int = _U16.unpack_from(self.data, self.advance(2))[0]
        return value

    def u32(self) -> int:
        """An unsigned 32-bit number."""
        value: int = _U32.unpack_from(self.data, self.advance(4))[0]
        return value

    def u64(self) -> int:
        """An unsigned 64-bit number."""
        value: int = _U64.unpack_from(self.data, self.advance(8))[0]
        return value

    def numbers(self, code: str, count: int) -> tuple[int | float, ...]:
        """`count` numbers of one struct code (`i`, `q`, `f`, `d`)."""
        size = struct.calcsize("<" + code)
        if count > self.left // size:
            raise NotThis("save_cut_short", {"byte": self.position})
        return struct.unpack_from(f"<{count}{code}", self.data, self.advance(count * size))

    def text(self, size: int) -> str:
        """`size` bytes of UTF-8, up to a NUL if there is one."""
        raw = self.take(size).split(b"\0", 1)[0]
        try:
            return raw.decode("utf-8")
        except UnicodeDecodeError:
            raise NotThis("save_broken_value", {"byte": self.position - size}) from None

    def padding(self, size: int) -> None:
        """Step over what fills `size` bytes up to four; Godot does not always clear it."""
        self.advance(-size % 4)
