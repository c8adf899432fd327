"""Facts an NPC remembers, where they come from, and which of them stay (spec section 4)."""

import math
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

DEFAULT_CAP = 20
DEFAULT_WEIGHT = 1.0
REINFORCEMENT = 0.5
FADING = 0.02


class OriginKind(StrEnum):
    """How a fact came to be known; the value is the word in the saved form."""

    PRESENT = "presencio"
    TOLD = "contado_por"
    LORE = "lore"
    REVIEW = "revision"
    MIGRATED = "migrado"
    UNKNOWN = "desconocido"


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a fact comes from: scene, turn, who told it, who was there; as far as known."""

    kind: OriginKind = OriginKind.UNKNOWN
    scene: str | None = None
    turn: int | None = None
    source: str | None = None
    present: tuple[str, ...] = ()
    raw: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Fact:
    """One line an NPC remembers.

    ``turn`` is when it was first learnt, ``reinforcements`` the turns at which it came again.
    ``raw`` is the dictionary it was read from; it carries unknown keys and spellings along.
    """

    text: str
    turn: int
    weight: float = DEFAULT_WEIGHT
    id: str = ""
    origin: Origin = Origin()
    reinforcements: tuple[int, ...] = ()
    pinned: bool = False
    raw: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Tombstone:
    """What is left of a pruned fact: it enters no context and answers "why not?".

    ``turn`` is when it was learnt, ``until`` when it was pruned, ``score`` its key of retention
    then, ``id`` the fact's.
    """

    text: str
    turn: int
    until: int
    score: int
    id: str = ""
    raw: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Pruning:
    """Which facts stay, in the order they stood, and which go, the first to go first."""

    kept: tuple[Fact, ...]
    pruned: tuple[Fact, ...]


def retention(fact: Fact, now: int) -> float:
    """Return what keeps a fact: its weight less 0.02 for every turn of its age."""
    return fact.weight - (now - fact.turn) * FADING


def retention_key(fact: Fact, now: int) -> int:
    """Return the whole number that facts are compared by (spec section 4)."""
    scaled = retention(fact, now) * 10000 + 0.5
    if math.isinf(scaled):
        scaled = math.copysign(sys.float_info.max, scaled)
    return int(scaled)


def ranked(facts: Sequence[Fact], now: int) -> list[int]:
    """Return the positions of the facts, the best kept first.

    Order: key, then weight, then the later turn, then text by code point, then place in the list.
    """

    def key(position: int) -> tuple[int, float, int, str, int]:
        fact = facts[position]
        return (-retention_key(fact, now), -fact.weight, -fact.turn, fact.text, position)

    return sorted(range(len(facts)), key=key)


def prune(facts: Sequence[Fact], now: int, cap: int | None = DEFAULT_CAP) -> Pruning:
    """Keep the ``cap`` best of the facts that are not pinned, and every pinned one.

    ``cap`` None keeps all. Raises ValueError for a negative cap.
    """
    if cap is not None and cap < 0:
        raise ValueError(f"a cap of {cap} facts makes no sense")
    free = [i for i in ranked(facts, now) if not facts[i].pinned]
    gone = free[cap:] if cap is not None else []
    lost = set(gone)
    kept = tuple(fact for i, fact in enumerate(facts) if i not in lost)
    return Pruning(kept, tuple(facts[i] for i in reversed(gone)))


def buried(fact: Fact, now: int) -> Tombstone:
    """Return the tombstone of a fact that is pruned at turn ``now``."""
    return Tombstone(fact.text, fact.turn, now, retention_key(fact, now), fact.id)
