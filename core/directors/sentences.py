"""Cutting a text into sentences, so that one of them can be dropped."""

from __future__ import annotations

import re
from dataclasses import dataclass

_END = re.compile(r"(?:[.!?…]+[\"'»”’)\]]*(?=\s|$)|\n+|[。！？])")


@dataclass(frozen=True, slots=True)
class Sentence:
    """`text[start:end]`, with the white space after it left out."""

    text: str
    start: int
    end: int


def sentences(text: str) -> tuple[Sentence, ...]:
    """The sentences of a text, in order; line ends part them too."""
    found = []
    start = 0
    for match in _END.finditer(text):
        found += _one(text, start, match.end())
        start = match.end()
    found += _one(text, start, len(text))
    return tuple(found)


def _one(text: str, start: int, end: int) -> list[Sentence]:
    piece = text[start:end]
    bare = piece.strip()
    if not bare:
        return []
    first = start + len(piece) - len(piece.lstrip())
    return [Sentence(bare, first, first + len(bare))]
