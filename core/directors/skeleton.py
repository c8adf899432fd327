"""Words as they look: the one form in which the gate compares what is hidden and what is written.

Beyond `core.text.fold`: letters that look like others are read as those, letters that no folding
takes apart (ø, ß, æ, ł) as the plain ones, and whatever shows nothing or only sits on a letter is
passed over. What is hidden is read the same way, so a word always equals itself.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from core.text.fold import WordSpan

_CYRILLIC: Final = ("абсеһіјкморѕтухѵԁԛԝвнгүқь", "abcehijkmopstyxvdqwbhrykb")
_GREEK: Final = ("αβγεζηικνορσςτυχω", "abyeznikvopoctuxw")
_LATIN: Final = (
    "øłđħıȷŧƒɡɢɑɐᴀʙᴄᴅðᴇəɛɜʜɪɩᴊᴋĸʟᴍɴŋᴏɔᴘʀꜱʃᴛᴜʋᴠᴡʏᴢʒꜰ",
    "oldhijtfggaaabcddeeeehiijkklmnnooprsstuvvwyzzf",
)
_SEVERAL: Final = {"ß": "ss", "æ": "ae", "œ": "oe", "þ": "th"}
_LETTERED: Final = (0x1F150, 0x1F170, 0x1F1E6)
"""Where A to Z stand in circles, in squares and as flags."""
_TAGS: Final = 0xE0000
"""Where ASCII stands once more, unseen: nobody reads it there but a model."""
_INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_PASSED_OVER: Final = frozenset({"Mn", "Me", "Cf"})
_WORD = re.compile(r"[^\W_]+")

Cell = tuple[str, int]
"""A character and its place in the text as it was written."""


def _look_alikes() -> dict[str, str]:
    table = dict(_SEVERAL)
    for odd, plain in (_CYRILLIC, _GREEK, _LATIN):
        table.update(zip(odd, plain, strict=True))
    for first in _LETTERED:
        table.update((chr(first + at), chr(ord("a") + at)) for at in range(26))
    table.update((chr(_TAGS + code), chr(code).lower()) for code in range(0x20, 0x7F))
    return table


_LOOK_ALIKES: Final = _look_alikes()


class _Table(dict[int, str]):
    """Code point -> the letters it shows, filled as characters turn up."""

    def __missing__(self, code: int) -> str:
        letters = unicodedata.normalize("NFKD", chr(code)).lower()
        shown = "".join(_plain(c) for c in letters if not _shows_nothing(c))
        self[code] = shown
        return shown


def _plain(char: str) -> str:
    """A letter as the plain one it looks like, a figure of any script as ours."""
    if not char.isascii() and char.isdecimal():
        return str(unicodedata.decimal(char))
    return _LOOK_ALIKES.get(char, char)


def _shows_nothing(char: str) -> bool:
    if char in _LOOK_ALIKES:
        return False
    return unicodedata.category(char) in _PASSED_OVER or char in _INVISIBLE


_TABLE = _Table()


def skeleton(text: str) -> str:
    """The text as it looks: lower case, plain letters."""
    return text.lower() if text.isascii() else text.translate(_TABLE)


def tokens(text: str) -> list[str]:
    """The words of a text as they look, in order."""
    return _WORD.findall(skeleton(text))


def word_spans(text: str) -> list[WordSpan]:
    """Each word as it looks, with where it stands in the text as written."""
    if text.isascii():
        lowered = text.lower()
        return [WordSpan(m.group(), m.start(), m.end()) for m in _WORD.finditer(lowered)]
    return spans_of([(char, at) for at, char in enumerate(text)], len(text))


def spans_of(cells: Sequence[Cell], end: int) -> list[WordSpan]:
    """The words that characters come to; `end` is where the text as written ends.

    A span takes in what shows nothing after its last letter.
    """
    shown = [_TABLE[ord(char)] for char, _ in cells]
    origins = list(_origins(shown, cells))
    origins.append(end)
    spans = []
    for match in _WORD.finditer("".join(shown)):
        last, after = origins[match.end() - 1], origins[match.end()]
        spans.append(WordSpan(match.group(), origins[match.start()], max(last + 1, after)))
    return spans


def _origins(shown: Sequence[str], cells: Sequence[Cell]) -> Iterable[int]:
    for letters, (_, at) in zip(shown, cells, strict=True):
        for _ in letters:
            yield at
