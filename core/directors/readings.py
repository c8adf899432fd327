"""The ways a text can be read: as it stands, without tags, with figures for letters, decoded."""

from __future__ import annotations

import base64
import binascii
import html
import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote

from core.directors.skeleton import Cell, spans_of, word_spans
from core.text.fold import WordSpan

Spans = list[WordSpan]

_TAG = re.compile(r"<[^<>\n]{0,60}>")
_CHUNK = re.compile(r"\S+")
_LETTER = re.compile(r"[^\W\d_]")
_FIGURE = re.compile(r"[0-9@$€£|+]|[!¡](?=[^\W_])")
_INNER_I = re.compile(r"(?<=[a-z])I(?=[a-z]|\b)")
_FIGURES: Final = dict(zip("0123456789@$€£|+!¡", "oizeasgtbgaselitii", strict=True))
_AS_L: Final = {**_FIGURES, "1": "l", "!": "l", "|": "l", "9": "q"}

_PERCENT = re.compile(r"(?<![\w.+-])[\w.+-]*(?:%[0-9A-Fa-f]{2}[\w.+-]*)+")
_ENTITY = re.compile(r"(?<![\w-])[\w-]*(?:&#?\w{1,8};[\w-]*)+")
_ESCAPE = re.compile(r"(?<!\w)\w*(?:\\(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2})\w*)+")
_ONE_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2}))")
_HEX = re.compile(r"\b(?:0x)?(?:[0-9A-Fa-f]{2}[ :]?){3,}[0-9A-Fa-f]{2}\b")
_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{6,}={0,2}")


@dataclass(frozen=True, slots=True)
class Decoded:
    """What a piece of a text says once it is decoded: `text[start:end]` reads `plain`."""

    plain: str
    start: int
    end: int


def readings(text: str) -> Iterator[Spans]:
    """The words of a text in each way that differs, the plain one first."""
    yield word_spans(text)
    if "<" in text and _TAG.search(text):
        yield _without_tags(text)
    seen = {text}
    for figures, inner in ((_FIGURES, False), (_AS_L, True)):
        other = _with_letters(text, figures, inner)
        if other not in seen:
            seen.add(other)
            yield word_spans(other)


def _without_tags(text: str) -> Spans:
    cells: list[Cell] = []
    end = 0
    for tag in _TAG.finditer(text):
        cells += ((text[at], at) for at in range(end, tag.start()))
        end = tag.end()
    cells += ((text[at], at) for at in range(end, len(text)))
    return spans_of(cells, len(text))


def _with_letters(text: str, figures: dict[str, str], inner: bool) -> str:
    """The text, of the same length, with letters for the figures in whatever has letters."""

    def put(chunk: re.Match[str]) -> str:
        if not _LETTER.search(chunk.group()):
            return chunk.group()
        letters = _FIGURE.sub(lambda f: figures[f.group()], chunk.group())
        return _INNER_I.sub("l", letters) if inner else letters

    return _CHUNK.sub(put, text)


def decoded(text: str) -> Iterator[Decoded]:
    """Pieces that are coded in one of the common ways and come to readable text."""
    for pattern, read in _CODES:
        for piece in pattern.finditer(text):
            plain = read(piece.group())
            if plain is not None and plain != piece.group() and _readable(plain):
                yield Decoded(plain, piece.start(), piece.end())


def _readable(plain: str) -> bool:
    shown = [char for char in plain if unicodedata.category(char) != "Cf"]
    letters = sum(char.isalpha() for char in shown)
    return all(map(str.isprintable, shown)) and letters >= 3 and letters * 2 >= len(shown)


def _of_escape(escape: re.Match[str]) -> str:
    return chr(int(escape.group(1) or escape.group(2), 16))


def _unescaped(piece: str) -> str:
    return _ONE_ESCAPE.sub(_of_escape, piece)


def _of_hex(piece: str) -> str | None:
    digits = re.sub(r"[ :]", "", piece.removeprefix("0x"))
    return None if len(digits) % 2 else _utf8(bytes.fromhex(digits))


def _of_base64(piece: str) -> str | None:
    bare = piece.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        return _utf8(base64.b64decode(bare + "=" * (-len(bare) % 4), validate=True))
    except (binascii.Error, ValueError):
        return None


def _utf8(data: bytes) -> str | None:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return None


_CODES: Final[tuple[tuple[re.Pattern[str], Callable[[str], str | None]], ...]] = (
    (_PERCENT, unquote),
    (_ENTITY, html.unescape),
    (_ESCAPE, _unescaped),
    (_HEX, _of_hex),
    (_BASE64, _of_base64),
)
