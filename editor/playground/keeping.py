"""What the playground remembers of each world, as JSON values that may be anything when read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from core.model.state import DEFAULT_K, GameState

MOST_WORLDS = 12


@dataclass(frozen=True, slots=True)
class Kept:
    """A world's state and questions."""

    state: GameState = field(default_factory=GameState)
    query: str = ""
    questions: tuple[str, ...] = ()


def kept_of(room: Mapping[str, Any], world: str) -> Kept:
    """What was kept of a world; nothing where there is nothing that can be read."""
    worlds = room.get("worlds")
    raw = worlds.get(world) if isinstance(worlds, dict) else None
    if not isinstance(raw, dict):
        return Kept()
    state = GameState(
        _text(raw.get("npc")) or None,
        _text(raw.get("place")) or None,
        frozenset(_texts(raw.get("quests"))),
        k=_count(raw.get("k")),
        profile=_text(raw.get("profile")) or "lexical",
    )
    return Kept(state, _text(raw.get("query")), tuple(_texts(raw.get("questions"))))


def with_kept(room: Mapping[str, Any], world: str, kept: Kept) -> dict[str, Any]:
    """The room's values with a world's put first; the oldest worlds are forgotten."""
    known = room.get("worlds")
    others = {k: v for k, v in known.items() if k != world} if isinstance(known, dict) else {}
    state = kept.state
    mine = {
        "npc": state.npc or "",
        "place": state.place or "",
        "quests": sorted(state.quests),
        "k": state.k,
        "profile": state.profile,
        "query": kept.query,
        "questions": list(kept.questions),
    }
    worlds = {world: mine, **others}
    return {**room, "worlds": dict(list(worlds.items())[:MOST_WORLDS])}


def _text(raw: object) -> str:
    return raw if isinstance(raw, str) else ""


def _texts(raw: object) -> list[str]:
    return [text for text in raw if isinstance(text, str)] if isinstance(raw, list) else []


def _count(raw: object) -> int:
    return raw if isinstance(raw, int) and not isinstance(raw, bool) and raw > 0 else DEFAULT_K


def sizes_of(raw: object, count: int) -> list[int]:
    """Splitter sizes, or nothing when they are not `count` positive numbers."""
    if not isinstance(raw, list) or len(raw) != count:
        return []
    sizes = [size for size in raw if isinstance(size, int) and size > 0]
    return sizes if len(sizes) == count else []


def state_of_question(question: Mapping[str, Any]) -> GameState:
    """The state of a question that another workspace asks."""
    state = question.get("state")
    if isinstance(state, GameState):
        return state
    quests = question.get("quests") or ()
    learnt = question.get("learnt") or {}
    return GameState(
        question.get("npc") or None,
        question.get("place") or None,
        frozenset(map(str, quests)),
        learnt,
        int(question.get("k") or DEFAULT_K),
        str(question.get("profile") or "lexical"),
    )
