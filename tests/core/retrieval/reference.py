"""The rule of spec section 3 read literally, off the JSON of the records. Slow on purpose.

It shares no code with the library: its own folding, cutting, visibility and order.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

AUDIENCES = ("npc:", "faccion:", "quest:")


@dataclass(frozen=True)
class Asker:
    """Who asks, where, and what has happened."""

    npc: str | None = None
    place: str | None = None
    quests: frozenset[str] = frozenset()
    factions: frozenset[str] = frozenset()
    learnt: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Row:
    """An entry that scored."""

    handle: int
    id: str
    points: int
    score: float
    seen: bool
    place: int = field(compare=False, default=0)


@lru_cache(maxsize=100_000)
def fold(text: str) -> str:
    """NFKD, lower case, no combining marks."""
    lowered = unicodedata.normalize("NFKD", text).lower()
    return "".join(c for c in lowered if unicodedata.combining(c) == 0)


def query_words(query: str) -> list[str]:
    """Runs of letters and digits, each once, first seen first."""
    found: list[str] = []
    for word in re.findall(r"[^\W_]+", fold(query)):
        if word not in found:
            found.append(word)
    return found


def is_sound(entry: Any) -> bool:
    """Whether the types are those of the table in spec section 1."""
    if not isinstance(entry, dict):
        return False
    tags = entry.get("etiquetas", [])
    weight = entry.get("peso", 1.0)
    quest = entry.get("requiere_quest")
    return (
        isinstance(entry.get("id", ""), str)
        and isinstance(entry.get("texto", ""), str)
        and isinstance(tags, list)
        and all(isinstance(tag, str) for tag in tags)
        and isinstance(weight, (int, float))
        and not isinstance(weight, bool)
        and (quest is None or isinstance(quest, str))
    )


def weight_of(entry: dict[str, Any]) -> float:
    """The weight; 0 for one that is not usable."""
    weight = entry.get("peso", 1.0)
    return float(weight) if 0 < weight <= 1e9 else 0.0


def admits(visibility: Any, quest: str | None, asker: Asker, in_all: bool = False) -> bool:
    """Whether the visibility admits the asker."""
    if isinstance(visibility, list):
        return any(admits(part, quest, asker, in_all) for part in visibility)
    if isinstance(visibility, dict):
        parts = visibility.get("todas")
        if len(visibility) != 1 or not isinstance(parts, list) or not parts:
            return False
        return all(admits(part, quest, asker, True) for part in parts)
    if visibility == "publico":
        return True
    if visibility == "secreto":
        return bool(quest) and quest in asker.quests
    if not isinstance(visibility, str) or not visibility.startswith(AUDIENCES):
        return False
    kind, id = visibility.split(":", 1)
    if id == "":
        return False
    if kind == "npc":
        return id == asker.npc
    if kind == "faccion":
        return id in asker.factions
    return in_all and id in asker.quests


def may_see(entry: dict[str, Any], asker: Asker) -> bool:
    """Whether the asker may be given the entry."""
    if admits(entry.get("visibilidad", "publico"), entry.get("requiere_quest"), asker):
        return True
    return entry.get("id", "") != "" and entry.get("id", "") in asker.learnt


def points_of(entry: dict[str, Any], words: list[str], place: str | None) -> int:
    """The points of an entry."""
    points = 0
    for tag in entry.get("etiquetas", []):
        if fold(tag) in words:
            points += 3
    text = fold(entry.get("texto", ""))
    for word in words:
        if len(word) > 3 and word in text:
            points += 1
    for tag in entry.get("etiquetas", []):
        if place and tag == place:
            points += 2
    return points


def order(records: Iterable[tuple[int, str]], query: str, asker: Asker) -> list[Row]:
    """Every entry that scores, seen or not, best first. `records` are handles and raw JSON."""
    words = query_words(query)
    rows = []
    for place, (handle, raw) in enumerate(records):
        entry = json.loads(raw)
        if not is_sound(entry):
            continue
        points = points_of(entry, words, asker.place)
        score = points * weight_of(entry)
        if score > 0:
            seen = may_see(entry, asker)
            rows.append(Row(handle, entry.get("id", ""), points, score, seen, place))
    rows.sort(key=lambda r: (-int(r.score * 10000 + 0.5), r.id, r.place))
    return rows
