"""Rates of findings over many answers: the signal that single findings are not (spec section 7)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from core.grounding.findings import Finding, FindingKind

_Z = 1.959963984540054
"""Of the 95 % interval."""

ANY = "any"


@dataclass(frozen=True, slots=True)
class Rate:
    """How many of `answers` had a finding of a kind, with the Wilson interval of the share."""

    kind: str
    hits: int
    answers: int
    npc: str | None = None
    label: str | None = None

    @property
    def share(self) -> float:
        """0 to 1; 0 of no answers."""
        return self.hits / self.answers if self.answers else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the share."""
        return wilson(self.hits, self.answers)


def wilson(hits: int, answers: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a share; (0, 1) of no answers."""
    if answers == 0:
        return 0.0, 1.0
    share, square = hits / answers, _Z * _Z
    middle = share + square / (2 * answers)
    spread = _Z * math.sqrt(share * (1 - share) / answers + square / (4 * answers * answers))
    whole = 1 + square / answers
    low = 0.0 if hits == 0 else max(0.0, (middle - spread) / whole)
    high = 1.0 if hits == answers else min(1.0, (middle + spread) / whole)
    return low, high


@dataclass(slots=True)
class Tally:
    """Counts answers and the kinds of finding in them, in all and by NPC and by label."""

    _answers: Counter[tuple[str, str]] = field(default_factory=Counter)
    _hits: Counter[tuple[str, str, str]] = field(default_factory=Counter)

    def add(self, findings: Iterable[Finding], npc: str | None, label: str | None) -> None:
        """Count one answer; a kind counts once however often it occurs in it."""
        kinds = {finding.kind.value for finding in findings}
        groups = [("", ""), ("npc", npc or "")]
        groups += [("label", label)] if label is not None else []
        for group in groups:
            self._answers[group] += 1
            for kind in (*kinds, *([ANY] if kinds else [])):
                self._hits[(*group, kind)] += 1

    def rates(self) -> tuple[Rate, ...]:
        """Every rate: in all first, then by NPC, then by label; of each kind, and of any."""
        kinds = (*(kind.value for kind in FindingKind), ANY)
        return tuple(self._rate(group, kind) for group in self._groups() for kind in kinds)

    def _rate(self, group: tuple[str, str], kind: str) -> Rate:
        sort, name = group
        npc, label = (name if sort == wanted else None for wanted in ("npc", "label"))
        return Rate(kind, self._hits[(*group, kind)], self._answers[group], npc, label)

    def _groups(self) -> Sequence[tuple[str, str]]:
        order = {"": 0, "npc": 1, "label": 2}
        return sorted(self._answers, key=lambda group: (order[group[0]], group[1]))


@dataclass(frozen=True, slots=True)
class Shift:
    """One rate in two files. `apart`: their difference is more than chance at 95 %."""

    before: Rate
    after: Rate

    @property
    def difference(self) -> float:
        """The later share less the earlier."""
        return self.after.share - self.before.share

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the difference, from both Wilson intervals (Newcombe)."""
        (low_b, high_b), (low_a, high_a) = self.before.interval, self.after.interval
        b, a = self.before.share, self.after.share
        down = math.sqrt((a - low_a) ** 2 + (high_b - b) ** 2)
        up = math.sqrt((high_a - a) ** 2 + (b - low_b) ** 2)
        return self.difference - down, self.difference + up

    @property
    def apart(self) -> bool:
        """Whether the interval of the difference leaves out 0."""
        low, high = self.interval
        return low > 0 or high < 0


def shifts(before: Iterable[Rate], after: Iterable[Rate]) -> tuple[Shift, ...]:
    """The rates that both files have, side by side, in the order of the later one."""
    known = {(r.kind, r.npc, r.label): r for r in before}
    pairs = ((known.get((r.kind, r.npc, r.label)), r) for r in after)
    return tuple(Shift(one, other) for one, other in pairs if one is not None)
