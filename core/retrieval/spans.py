"""Where the words of a question stand in a text as written, to light them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from core.retrieval.hits import LONG_WORD, Signal
from core.text.fold import fold, word_spans


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
    return _lit(text, lambda word: next((w for w in long if w in word), None))


def lit_by(text: str, signals: Iterable[Signal]) -> tuple[Lit, ...]:
    """The words of `text` that the signals of a hit name, in text order, for any profile."""
    inside = {
        fold(s.inside): s.match for s in signals if s.kind not in ("text", "alias") and s.inside
    }
    long = [s.match for s in signals if s.kind == "text"]
    return _lit(text, lambda word: inside.get(word) or next((w for w in long if w in word), None))


def _lit(text: str, match_of: Callable[[str], str | None]) -> tuple[Lit, ...]:
    found = ((span, match_of(span.word)) for span in word_spans(text))
    return tuple(Lit(span.start, span.end, match) for span, match in found if match is not None)
