"""Base64 text (Marshalls.variant_to_base64, raw_to_base64), standard or for URLs."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Final

from core.saves.errors import NotThis
from core.saves.reading import Format, Reading, Wrapped

_START: Final = re.compile(rb"[A-Za-z0-9+/_\-\s]{12}")
ALPHABET: Final = re.compile(rb"[A-Za-z0-9+/_-]{12,}={0,2}")


def compact(data: bytes) -> bytes:
    """The text without white space."""
    return data.translate(None, b" \t\r\n")


def fits_alphabet(data: bytes) -> bool:
    """Whether it starts in the alphabet."""
    return bool(_START.match(data))


def fits(data: bytes) -> bool:
    """Whether all of it is in the alphabet."""
    return fits_alphabet(data) and bool(ALPHABET.fullmatch(compact(data)))


def read(data: bytes, reading: Reading) -> Wrapped:
    """The bytes behind the text. Raises `NotThis` when its length is wrong."""
    text = compact(data).rstrip(b"=").translate(bytes.maketrans(b"-_", b"+/"))
    try:
        return Wrapped(base64.b64decode(text + b"=" * (-len(text) % 4), validate=True))
    except (binascii.Error, ValueError):
        raise NotThis("save_unknown") from None


FORMAT: Final = Format("base64", fits, read)
