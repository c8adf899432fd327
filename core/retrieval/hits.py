"""What retrieval answers with: hits and the signals they scored by."""

from __future__ import annotations

from dataclasses import dataclass

TAG_POINTS = 3
TEXT_POINTS = 1
PLACE_POINTS = 2

LONG_WORD = 4
"""Letters a word needs to count in a text: "longer than 3 characters" (spec section 3)."""


@dataclass(frozen=True, slots=True)
class Signal:
    """One reason for points.

    `kind` is `tag`, `text` or `place`; other profiles have more. `match` is the tag as
    written or the folded query word, `inside` the folded word of the text it sits in.
    """

    kind: str
    match: str
    inside: str = ""
    points: float = 0


@dataclass(frozen=True, slots=True)
class Hit:
    """One scored entry. `rank` counts from 1; `points` is whole in the profile `lexical`.

    `score` is `points * weight`, one multiplication.
    """

    handle: int
    id: str
    score: float
    rank: int
    signals: tuple[Signal, ...]
    weight: float
    points: float
