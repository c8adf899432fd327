"""RPG Maker MZ (.rmmzsave): JSON through zlib, whose bytes were written as text in UTF-8."""

from __future__ import annotations

from typing import Final

from core.saves.errors import NotThis
from core.saves.formats import json_text
from core.saves.formats.compression import DEFLATE, inflate
from core.saves.formats.rpg_maker import without_bookkeeping
from core.saves.reading import Format, Parsed, Reading

_ZLIB_AS_TEXT: Final = (b"x\x01", b"x^", b"x\xc2\x9c", b"x\xc3\x9a")


def fits(data: bytes) -> bool:
    """Whether it starts as a zlib header written as text."""
    return data.startswith(_ZLIB_AS_TEXT)


def read(data: bytes, reading: Reading) -> Parsed:
    """The game's objects as a tree. Raises `NotThis` when it is plain zlib or broken, `TooLarge`."""
    try:
        packed = data.decode("utf-8").encode("latin-1")
    except UnicodeError:
        raise NotThis("save_broken_block", {"method": "deflate"}) from None
    plain = inflate(DEFLATE, packed, reading.room())
    reading.spend(len(plain))
    return Parsed(without_bookkeeping(json_text.read(plain, reading).tree))


FORMAT: Final = Format("rpg_maker_mz", fits, read)
