"""store_pascal_string: a length in 32 bits, then UTF-8 text, which is looked at again."""

from __future__ import annotations

import struct
from typing import Final

from core.saves.errors import NotThis
from core.saves.reading import Format, Reading, Wrapped


def fits(data: bytes) -> bool:
    """Whether the first four bytes are the length of all the rest."""
    return len(data) > 8 and struct.unpack_from("<I", data)[0] == len(data) - 4


def read(data: bytes, reading: Reading) -> Wrapped:
    """The text behind its length. Raises `NotThis` when it is none."""
    text = data[4:].removesuffix(b"\0")
    if b"\0" in text:
        raise NotThis("save_unknown")
    return Wrapped(text)


FORMAT: Final = Format("pascal_string", fits, read)
