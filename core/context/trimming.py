"""Making the pieces of a context fit a budget, by whole lines (spec section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.context.counters import Counter
from core.context.parts import KEPT, Part, Piece, render
from core.context.shares import Asked, Order, Shares, shares
from core.errors import LoremaskError
from core.text.languages import Language

EASE = 0.6
"""A scene that must cut its history cuts down to this part of the budget, so as not to cut again
at every turn: each cut makes the model read its prompt anew."""

LEAST_EASE = 0.7
"""Down to here, it also gives up entries that were asked for in the last turns."""


class BudgetTooSmall(LoremaskError):
    """The budget does not hold the rules, the identity and the player's line.

    `needed` is how many tokens these take by the counter that was chosen.
    """

    def __init__(self, needed: int, budget: int, counter: Counter) -> None:
        self.needed = needed
        params = {"needed": needed, "budget": budget, "counter": counter.name}
        super().__init__("context_budget", params)


@dataclass(frozen=True, slots=True)
class Trimmed:
    """What stays, what goes (the first to go first), and the shares that were drawn on."""

    kept: tuple[Piece, ...]
    gone: tuple[Piece, ...]
    shares: Shares


@dataclass(frozen=True, slots=True)
class Fitting:
    """Fits pieces into a budget; `easy` leaves room for the turns to come."""

    counter: Counter
    budget: int
    language: Language
    easy: bool = False

    def fit(self, pieces: Sequence[Piece], asked: Asked) -> Trimmed:
        """Drop as few lines as the budget needs. Raises BudgetTooSmall."""
        costs = [self.counter.count(piece.text) for piece in pieces]
        shared = shares(pieces, costs, self.budget)
        order = Order(pieces, costs, shared, asked)
        drops = order.drops()
        gone = drops[: self._fewest(pieces, drops, self.budget)]
        if gone and self.easy:
            gone = self._eased(pieces, gone, order)
        lost = set(gone)
        kept = tuple(piece for at, piece in enumerate(pieces) if at not in lost)
        if self._total(kept) > self.budget:
            raise BudgetTooSmall(self._needed(pieces), self.budget, self.counter)
        return Trimmed(kept, tuple(pieces[at] for at in gone), shared)

    def _eased(self, pieces: Sequence[Piece], gone: list[int], order: Order) -> list[int]:
        """Drop more of what is spare, so that the next turns need no cut."""
        for spare, ease in ((order.spare(), EASE), (order.stale(), LEAST_EASE)):
            gone = self._down_to(pieces, gone, spare, int(self.budget * ease))
        return gone

    def _down_to(
        self, pieces: Sequence[Piece], gone: list[int], spare: list[int], budget: int
    ) -> list[int]:
        lost = set(gone)
        left = [at for at in range(len(pieces)) if at not in lost]
        places = {at: place for place, at in enumerate(left)}
        more = [at for at in spare if at not in lost]
        held = [pieces[at] for at in left]
        return [*gone, *more[: self._fewest(held, [places[at] for at in more], budget)]]

    def _fewest(self, pieces: Sequence[Piece], drops: Sequence[int], budget: int) -> int:
        """How many drops make it fit; all of them when none do."""
        low, high = 0, len(drops)
        while low < high:
            middle = (low + high) // 2
            if self._total(_without(pieces, drops[:middle])) <= budget:
                high = middle
            else:
                low = middle + 1
        while low < len(drops) and self._total(_without(pieces, drops[:low])) > budget:
            low += 1
        return low

    def _total(self, pieces: Sequence[Piece]) -> int:
        return self.counter.total(render(pieces, self.language))

    def _needed(self, pieces: Sequence[Piece]) -> int:
        return self._total([piece for piece in pieces if piece.part in KEPT])


def _without(pieces: Sequence[Piece], drops: Sequence[int]) -> list[Piece]:
    lost = set(drops)
    return [piece for at, piece in enumerate(pieces) if at not in lost]


def tokens_of(pieces: Sequence[Piece], part: Part, counter: Counter, language: Language) -> int:
    """The tokens of one part with its header; 0 when it is empty."""
    own = [piece for piece in pieces if piece.part is part]
    return counter.count(render(own, language)) if own else 0
