"""Checks of a skill: announced without their reason, rolled, and what comes of it (spec section 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from core.directors.dice import Dice, Roll, Roll1, parse_dice, roll

DEFAULT_DICE = "2d6"
DEFAULT_DIFFICULTY = 8
_WIDE = 5


class Outcome(StrEnum):
    """What a check came to; the strong forms are five or more away from the difficulty."""

    TRIUMPH = "triumph"
    SUCCESS = "success"
    FAILURE = "failure"
    DISASTER = "disaster"


@dataclass(frozen=True, slots=True)
class Check:
    """A check as the Game Director asks for it. `reason` says what is at stake: a spoiler."""

    skill: str = ""
    dice: str = DEFAULT_DICE
    difficulty: int | None = DEFAULT_DIFFICULTY
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Announced:
    """All that may be shown before the roll: no reason, no difficulty (both hint at the stakes)."""

    skill: str
    dice: Dice
    bonus: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """A check after its roll. `reason` may be shown from now on."""

    announced: Announced
    roll: Roll
    total: int
    difficulty: int | None
    outcome: Outcome
    reason: str


Throw = Callable[[Announced], Roll1]
"""How the player throws: gets the announcement, gives the die."""


def announce(check: Check, skills: Mapping[str, float]) -> Announced:
    """What is shown before the roll. Raises BadDice."""
    return Announced(check.skill, parse_dice(check.dice), int(skills.get(check.skill, 0)))


def resolve(check: Check, skills: Mapping[str, float], throw: Throw) -> Rolled:
    """Announce, roll, and tell the outcome: the total of dice and skill against the difficulty.

    Without a difficulty the middle of what the dice can show is one. Raises BadDice.
    """
    announced = announce(check, skills)
    result = roll(announced.dice, throw(announced))
    total = result.total + announced.bonus
    aim = check.difficulty if check.difficulty is not None else _middle(announced.dice)
    return Rolled(announced, result, total, check.difficulty, _outcome(total - aim), check.reason)


def _middle(dice: Dice) -> int:
    low, high = dice.bounds
    return (low + high + 1) // 2


def _outcome(margin: int) -> Outcome:
    if margin >= 0:
        return Outcome.TRIUMPH if margin >= _WIDE else Outcome.SUCCESS
    return Outcome.DISASTER if margin <= -_WIDE else Outcome.FAILURE
