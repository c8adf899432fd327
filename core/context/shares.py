"""How the budget is shared out, and what goes first when it is too small (spec section 6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from core.context.parts import KEPT, Part, Piece, of_part
from core.memory.context import FEWEST_FACTS, FEWEST_TURNS

BUDGET = 2000
FEWEST_LORE = 3
NO_AGES: Mapping[int | None, int] = {}

_SOON = 4
"""What was asked for within so many turns will be asked for again, more likely than not."""

_OF_BUDGET = {"identity": 350, "lore": 600, "memory": 300, "state": 200}
_PARTS = {
    "identity": (Part.IDENTITY,),
    "lore": (Part.LORE,),
    "memory": (Part.FACTS, Part.CONVERSATION),
    "state": (Part.STATE,),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """What the entries of a context are to the line that is answered.

    `ranks` of those it retrieves; `ages`: how many turns ago an earlier line of the scene did.
    """

    ranks: Mapping[int | None, int]
    ages: Mapping[int | None, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Shares:
    """What each part may take before others are cut for it, in tokens."""

    identity: int
    lore: int
    memory: int
    state: int

    def of(self, part: Part) -> int | None:
        """The share a part draws on; None for the rules and the player's line."""
        names = (name for name, parts in _PARTS.items() if part in parts)
        name = next(names, None)
        return None if name is None else int(getattr(self, name))


def shares(pieces: Sequence[Piece], costs: Sequence[int], budget: int) -> Shares:
    """Share a budget out: what one leaves unused goes to lore, then to memory."""
    base = {name: tokens * budget // BUDGET for name, tokens in _OF_BUDGET.items()}
    used = {
        name: sum(costs[at] for at in of_part(pieces, *parts)) for name, parts in _PARTS.items()
    }
    spare = sum(base[n] - used[n] for n in ("identity", "state"))
    for_lore = max(0, base["lore"] + spare + max(0, base["memory"] - used["memory"]))
    rest = base["lore"] + spare - min(used["lore"], for_lore)
    for_memory = max(0, base["memory"] + rest)
    return Shares(base["identity"], for_lore, for_memory, base["state"])


class Order:
    """The pieces of a context in the order in which they go, first to last.

    `ranks` maps the handles of the entries that this question retrieved to their ranks; others
    are stale: they were retrieved earlier in the scene.
    """

    def __init__(
        self,
        pieces: Sequence[Piece],
        costs: Sequence[int],
        shared: Shares,
        asked: Asked,
    ) -> None:
        self._pieces = pieces
        self._costs = costs
        self._shares = shared
        self._gone: dict[int, None] = {}
        self._talk, self._old_talk = self._by_age()
        self._facts = of_part(pieces, Part.FACTS)[::-1]
        lore = of_part(pieces, Part.LORE)
        ranks, self._ages = asked.ranks, asked.ages
        stale = [at for at in lore if pieces[at].handle not in ranks]
        self._stale = sorted(stale, key=lambda at: -self._age(at))
        wanted = [at for at in lore if pieces[at].handle in ranks]
        self._lore = [*self._stale, *sorted(wanted, key=lambda at: -ranks[pieces[at].handle])]
        self._state = of_part(pieces, Part.STATE)[::-1]

    def _by_age(self) -> tuple[list[int], list[int]]:
        """All lines of the conversation, and those older than the last two turns."""
        talk = of_part(self._pieces, Part.CONVERSATION)
        turns = sorted({self._pieces[at].turn or 0 for at in talk})[-FEWEST_TURNS:]
        return talk, [at for at in talk if (self._pieces[at].turn or 0) not in turns]

    def drops(self) -> list[int]:
        """Every piece that may go: first what is over a share, then the rest."""
        self._over_shares()
        self._drop(self._old_talk)
        self._drop(_all_but(self._facts, FEWEST_FACTS))
        self._drop(_all_but(self._lore, FEWEST_LORE))
        self._drop(self._state)
        for rest in (self._talk, self._facts, self._lore):
            self._drop(rest)
        assert not any(self._pieces[at].part in KEPT for at in self._gone)
        return list(self._gone)

    def _age(self, at: int) -> int:
        return self._ages.get(self._pieces[at].handle, 0)

    def spare(self) -> list[int]:
        """Those of `drops` that will hardly be needed soon: old lines, and entries that nothing
        has asked for in the last turns."""
        soft = {*self._old_talk, *(at for at in self._stale if self._age(at) > _SOON)}
        return [at for at in self._gone if at in soft]

    def stale(self) -> list[int]:
        """The entries that the line does not ask for, the longest unasked first."""
        return list(self._stale)

    def _over_shares(self) -> None:
        memory = (Part.FACTS, Part.CONVERSATION)
        self._drop_over(self._stale, (Part.LORE,), self._shares.lore)
        self._drop_over(self._old_talk, memory, self._shares.memory)
        self._drop_over(_all_but(self._facts, FEWEST_FACTS), memory, self._shares.memory)
        self._drop_over(_all_but(self._lore, FEWEST_LORE), (Part.LORE,), self._shares.lore)
        self._drop_over(self._state, (Part.STATE,), self._shares.state)

    def _drop_over(self, steps: Iterable[int], parts: tuple[Part, ...], share: int) -> None:
        held = [at for at in of_part(self._pieces, *parts) if at not in self._gone]
        size = sum(self._costs[at] for at in held)
        for at in steps:
            if size <= share:
                return
            if at not in self._gone:
                size -= self._costs[at]
                self._gone[at] = None

    def _drop(self, steps: Iterable[int]) -> None:
        self._gone.update(dict.fromkeys(steps))


def _all_but(positions: Sequence[int], fewest: int) -> Sequence[int]:
    return positions[: max(0, len(positions) - fewest)]
