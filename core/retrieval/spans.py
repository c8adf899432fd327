"""Where the words of a question stand in a text as written, to light them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.retrieval.hits import LONG_WORD
from core.text.fold import word_spans


class Lit(NamedTuple):
    """A word of a text, `text[start:end]`, that the folded query word `match` sits in."""

    start: int
    end: int
    match: str


def lit_spans(text: str, asked: Sequence[str]) -> tuple[Lit, ...]:
    """The words of `text` that give points to the folded words of a question, in text order.

    Only words that count in a text are looked for (spec section 3), so what is lit scored.
    """
    long = [word for word in asked if len(word) >= LONG_WORD]
    if not long:
        return ()
    found = ((s, next((w for w in long if w in s.word), None)) for s in word_spans(text))
    return tuple(Lit(s.start, s.end, match) for s, match in found if match is not None)
