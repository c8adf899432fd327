"""Figures of the interface's language: tokens in groups, and what they cost."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QLocale

from editor.figures import grouped as grouped

MILLION = 1_000_000
_MOST_DECIMALS = 8


@dataclass(frozen=True, slots=True)
class Price:
    """What a million tokens cost the user, in `currency`, and the turns of a usual scene."""

    per_million: float = 0.0
    currency: str = "$"
    turns: int = 20

    def of_turn(self, tokens: int) -> float:
        """What one turn with so many tokens costs."""
        return tokens * self.per_million / MILLION

    def of_scene(self, tokens: int) -> float:
        """What a scene costs, each of its turns with so many tokens."""
        return self.of_turn(tokens) * self.turns

    def shown(self, amount: float) -> str:
        """An amount with its currency: two decimals, more where it is small."""
        return f"{money(amount)} {self.currency}".strip()


def money(amount: float) -> str:
    """An amount with two decimals; a small one with as many as show two of its figures."""
    decimals = 2
    if 0 < amount < 0.1:
        decimals = min(_MOST_DECIMALS, 1 - math.floor(math.log10(amount)))
    return QLocale().toString(amount, "f", decimals)
