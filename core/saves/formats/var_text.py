"""var_to_str: one value in Godot's text form. Also hand-edited JSON that Godot would take."""

from __future__ import annotations

from typing import Final

from core.saves.formats.godot_text import GodotText
from core.saves.formats.text import decode_text, first_character
from core.saves.limits import check_amount
from core.saves.reading import Format, Parsed, Reading

_STARTS: Final = (b"Array", b"Dictionary", b"Packed", b"Pool", b"Object(")


def fits(data: bytes) -> bool:
    """Whether the text starts as a container or a string."""
    return first_character(data) in (b"{", b"[", b'"') or data.startswith(_STARTS)


def read(data: bytes, reading: Reading) -> Parsed:
    """The value. Raises `NotThis` with line and column, and `TooLarge`."""
    check_amount(data)
    text = GodotText(decode_text(data, reading), reading)
    value = text.value()
    if text.skip():
        raise text.wrong()
    return Parsed(value)


FORMAT: Final = Format("var_to_str", fits, read)
