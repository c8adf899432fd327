"""The shape of a director's wording."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """One language's words; `{}` stands for what is filled in.

    `headers` are by section; `story`, `scene`, `alone` (level `npc`), `narrator` and `game` are
    the rules of each director; `outcomes` are by `Outcome`.
    """

    headers: Mapping[str, str]
    story: tuple[str, ...]
    scene: tuple[str, ...]
    alone: tuple[str, ...]
    narrator: tuple[str, ...]
    game: tuple[str, ...]
    only: str
    public_sheet: str
    full_sheet: str
    voice: str
    added: str
    skill: str
    place: str
    present: str
    nobody: str
    done: str
    open: str
    carries: str
    said: str
    check: str
    outcomes: Mapping[str, str]
    solo: str
    review: str
    rewrite: str
    remember: str
    add_to_sheet: str
    problem: str
    player: str
    narrator_label: str
    someone: str
