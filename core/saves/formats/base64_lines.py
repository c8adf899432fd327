"""Lines of base64, each of its own: what `store_line(Marshalls.variant_to_base64(...))` leaves."""

from __future__ import annotations

import base64
import binascii
from typing import Final

from core.saves.errors import NotThis
from core.saves.formats.base64_text import ALPHABET, fits_alphabet
from core.saves.formats.heads import LONGEST_HEAD, may_start_data
from core.saves.reading import Format, Parsed, Reading
from core.saves.values import Tree

_HEAD: Final = 32
_WIDEST: Final = 76  # MIME breaks base64 there, PEM earlier


def fits(data: bytes) -> bool:
    """Whether it starts as base64 and has more than one line."""
    return fits_alphabet(data) and b"\n" in data.strip()


def read(data: bytes, reading: Reading) -> Parsed:
    """A list of the lines, whose data is found inside them as in any text.

    Raises `NotThis` when a line is no base64 or does not start as a save does, and for one text
    that was wrapped.
    """
    lines = [line.strip() for line in data.split(b"\n") if line.strip()]
    if _is_wrapped(lines) or not all(
        ALPHABET.fullmatch(line) and _promises(line) for line in lines
    ):
        raise NotThis("save_unknown")
    reading.count(len(lines))
    texts: list[Tree] = [line.decode("ascii") for line in lines]
    return Parsed(texts)


def _is_wrapped(lines: list[bytes]) -> bool:
    width = len(lines[0])
    return width <= _WIDEST and all(len(line) == width for line in lines[:-1])


def _promises(line: bytes) -> bool:
    head = line[:_HEAD].rstrip(b"=").translate(bytes.maketrans(b"-_", b"+/"))
    try:
        plain = base64.b64decode(head + b"=" * (-len(head) % 4))
    except (binascii.Error, ValueError):
        return False
    return may_start_data(plain[:LONGEST_HEAD])


FORMAT: Final = Format("base64_lines", fits, read)
