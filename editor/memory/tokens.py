"""About how many tokens a text takes, for the meter (spec section 6, the estimate).

Word-aware and without a tokenizer; shown with "≈", never as a bound.
"""

from __future__ import annotations

import math
import re

_LETTERS = re.compile(r"[^\W\d_]+")
_PER_TOKEN = 3.2
SAFETY = 1.3


def estimate(text: str) -> int:
    """Tokens by the estimate, times 1.3."""
    raw, at = 0.0, 0
    for run in _LETTERS.finditer(text):
        raw += _between(text[at : run.start()]) + _word(run.group())
        at = run.end()
    return math.ceil((raw + _between(text[at:])) * SAFETY)


def _word(word: str) -> float:
    marked = sum(not char.isascii() for char in word)
    capitals = sum(char.isupper() for char in word[1:])
    extra = 0.5 if marked == 1 else float(marked)
    return math.ceil(len(word) / _PER_TOKEN) + extra + math.ceil(capitals / 3)


def _between(text: str) -> int:
    return sum(0 if char == " " else len(char.encode("utf-8", "replace")) for char in text)
