"""The state of a game that a question is asked in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

DEFAULT_K = 5
PROFILES = ("lexical", "lexical+", "natural")


@dataclass(frozen=True, slots=True)
class GameState:
    """Who is asked, where, and what has happened (spec section 3).

    `npc` None is a stranger, `place` None gives no place signal.
    `learnt` maps NPC id to entry id to the turn it was learnt at.
    """

    npc: str | None = None
    place: str | None = None
    quests: frozenset[str] = frozenset()
    learnt: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    k: int = DEFAULT_K
    profile: str = "lexical"
