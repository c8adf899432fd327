"""What the inspector remembers: recent saves and, per world, which memory and where its state is,
and the builds whose findings are compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from core.saves import StateMapping

T = TypeVar("T")
Builds = tuple[tuple[str, str], ...]
"""Files of answers and what they are called, in order."""

MOST_RECENT = 12
MOST_WORLDS = 50
MOST_BUILDS = 200


@dataclass(frozen=True, slots=True)
class Kept:
    """Paths of saves, the latest first; by world, the path of its memory and its mapping."""

    recent: tuple[str, ...] = ()
    memories: Mapping[str, str] = field(default_factory=dict)
    mappings: Mapping[str, StateMapping] = field(default_factory=dict)
    builds: Mapping[str, Builds] = field(default_factory=dict)

    def memory(self, world: str) -> str | None:
        """The path of the memory that was chosen in saves of a world."""
        return self.memories.get(world)

    def mapping(self, world: str) -> StateMapping:
        """Where saves of a world keep place and quests."""
        return self.mappings.get(world, StateMapping())

    def with_recent(self, path: str) -> Kept:
        """With a save as the latest."""
        others = (known for known in self.recent if known != path)
        return replace(self, recent=(path, *others)[:MOST_RECENT])

    def with_memory(self, world: str, path: str) -> Kept:
        """With another memory chosen for a world."""
        return replace(self, memories=_first(world, path, self.memories))

    def with_mapping(self, world: str, mapping: StateMapping) -> Kept:
        """With another mapping for a world; an empty one is forgotten."""
        held = _first(world, mapping, self.mappings)
        return replace(self, mappings={k: m for k, m in held.items() if m != StateMapping()})

    def with_builds(self, world: str, builds: Builds) -> Kept:
        """With other builds to compare in a world."""
        return replace(self, builds=_first(world, builds[:MOST_BUILDS], self.builds))

    def as_json(self) -> dict[str, Any]:
        """As JSON values."""
        mappings = {
            world: {"place": mapping.place, "quests": mapping.quests}
            for world, mapping in self.mappings.items()
        }
        builds = {world: [list(each) for each in held] for world, held in self.builds.items()}
        return {
            "recent": list(self.recent),
            "choices": dict(self.memories),
            "mappings": mappings,
            "builds": builds,
        }


def _first(world: str, value: T, held: Mapping[str, T]) -> dict[str, T]:
    others = {known: kept for known, kept in held.items() if known != world}
    return dict(list({world: value, **others}.items())[:MOST_WORLDS])


def kept_from(raw: Mapping[str, Any]) -> Kept:
    """Take what `as_json` gave; anything else is passed over."""
    recent, choices, mappings = raw.get("recent"), raw.get("choices"), raw.get("mappings")
    builds = raw.get("builds")
    return Kept(
        tuple(p for p in recent if isinstance(p, str))[:MOST_RECENT]
        if isinstance(recent, list)
        else (),
        {str(k): v for k, v in choices.items() if isinstance(v, str)}
        if isinstance(choices, dict)
        else {},
        {str(k): _mapping(v) for k, v in mappings.items() if isinstance(v, dict)}
        if isinstance(mappings, dict)
        else {},
        {str(k): _builds(v) for k, v in builds.items()} if isinstance(builds, dict) else {},
    )


def _builds(raw: object) -> Builds:
    pairs = raw[:MOST_BUILDS] if isinstance(raw, list) else ()
    return tuple(
        (pair[0], pair[1])
        for pair in pairs
        if isinstance(pair, list) and len(pair) == 2 and all(isinstance(x, str) for x in pair)
    )


def _mapping(raw: Mapping[str, Any]) -> StateMapping:
    place, quests = raw.get("place"), raw.get("quests")
    return StateMapping(
        place if isinstance(place, str) else None, quests if isinstance(quests, str) else None
    )
