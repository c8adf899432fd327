"""Dice notation: `2d6+1`, `d20`, `4d6kh3`, `1d100-5`, `2d8+1d4+2` (spec section 8)."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from core.errors import LoremaskError

MAX_DICE = 100
MAX_SIDES = 1000
MAX_NUMBER = 10_000
_MAX_TERMS = 10
_TERM = re.compile(
    r"([+-]?)(?:(\d{0,4})[dD](\d{1,5}|%)(?:[kK]([hHlL])(\d{1,3}))?|(\d{1,6}))", re.ASCII
)

Roll1 = Callable[[int], int]
"""Rolls one die: sides in, a face from 1 to that many out."""


class BadDice(LoremaskError):
    """A text that is no dice notation, or asks for more dice than anybody throws."""


@dataclass(frozen=True, slots=True)
class Term:
    """`count` dice of `sides`, of which `keep` count (the highest, or lowest); or a number.

    A number has `sides` 0 and stands in `count`. `sign` is 1 or -1.
    """

    sign: int
    count: int
    sides: int = 0
    keep: int | None = None
    lowest: bool = False


@dataclass(frozen=True, slots=True)
class Dice:
    """A sum of terms, and how it was written."""

    notation: str
    terms: tuple[Term, ...]

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the greatest total."""
        spans = [_span(term) for term in self.terms]
        return sum(low for low, _ in spans), sum(high for _, high in spans)


@dataclass(frozen=True, slots=True)
class Roll:
    """What was thrown: every face in order, and the total."""

    dice: Dice
    faces: tuple[int, ...]
    total: int


def parse_dice(text: str) -> Dice:
    """Read dice notation. Raises BadDice."""
    compact = "".join(text.split())
    terms: list[Term] = []
    at = 0
    while at < len(compact):
        found = _TERM.match(compact, at)
        if found is None or found.end() == at or (at > 0 and not found.group(1)):
            raise BadDice("bad_dice", {"text": text})
        terms.append(_term(found, text))
        at = found.end()
    if not terms or len(terms) > _MAX_TERMS:
        raise BadDice("bad_dice", {"text": text})
    return Dice(compact, tuple(terms))


def _term(found: re.Match[str], text: str) -> Term:
    sign, count, sides, which, keep, number = found.groups()
    factor = -1 if sign == "-" else 1
    if number is not None:
        return Term(factor, _within(int(number), MAX_NUMBER, text, least=0))
    dice = _within(int(count or 1), MAX_DICE, text)
    faces = 100 if sides == "%" else _within(int(sides), MAX_SIDES, text)
    if which is None:
        return Term(factor, dice, faces)
    return Term(factor, dice, faces, _within(int(keep), dice, text), which in "lL")


def _within(value: int, most: int, text: str, least: int = 1) -> int:
    if not least <= value <= most:
        raise BadDice("bad_dice", {"text": text})
    return value


def roller(rng: random.Random) -> Roll1:
    """A die thrown with a generator of random numbers; the same seed throws the same faces."""
    return lambda sides: rng.randint(1, sides)


def thrown(faces: Iterable[int]) -> Roll1:
    """A die that shows faces given beforehand: real dice on a table, or a recorded roll.

    A face that the die does not have is brought within its range; with no face left it shows 1.
    """
    left = iter(faces)
    return lambda sides: min(max(next(left, 1), 1), sides)


def roll(dice: Dice, roll1: Roll1) -> Roll:
    """Throw all dice of a notation."""
    faces: list[int] = []
    total = 0
    for term in dice.terms:
        if not term.sides:
            total += term.sign * term.count
            continue
        now = [roll1(term.sides) for _ in range(term.count)]
        faces += now
        total += term.sign * sum(_kept(now, term))
    return Roll(dice, tuple(faces), total)


def _kept(faces: list[int], term: Term) -> list[int]:
    if term.keep is None:
        return faces
    return sorted(faces, reverse=not term.lowest)[: term.keep]


def _span(term: Term) -> tuple[int, int]:
    if not term.sides:
        return term.sign * term.count, term.sign * term.count
    dice = term.count if term.keep is None else term.keep
    ends = (term.sign * dice, term.sign * dice * term.sides)
    return min(ends), max(ends)
