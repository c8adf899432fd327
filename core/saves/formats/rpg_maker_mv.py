"""RPG Maker MV (.rpgsave): JSON through LZString as base64."""

from __future__ import annotations

from typing import Final

from core.saves.errors import NotThis
from core.saves.formats import base64_text, json_text
from core.saves.formats.lzstring import decompress_base64
from core.saves.formats.rpg_maker import without_bookkeeping
from core.saves.limits import check_text
from core.saves.reading import Format, Parsed, Reading


def read(data: bytes, reading: Reading) -> Parsed:
    """The game's objects as a tree. Raises `NotThis` when the text is no LZString, `TooLarge`."""
    text = decompress_base64(base64_text.compact(data).rstrip(b"="), reading.room())
    if text[:1] not in ("{", "["):
        raise NotThis("save_unknown")
    plain = text.encode("utf-8", "replace")
    reading.spend(len(plain))
    check_text(plain)
    return Parsed(without_bookkeeping(json_text.parse(text, reading)))


FORMAT: Final = Format("rpg_maker_mv", base64_text.fits, read)
