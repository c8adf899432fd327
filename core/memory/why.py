"""How an NPC came to know something: the chain from a phrase back to what happened.

A trail goes fact <- scene <- who was there or told it; without one that holds, the NPC has no
legitimate way to know (research: the finding that is worth a report).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from core.memory.facts import Fact, Origin, OriginKind, Tombstone
from core.memory.log import EventLog, Line
from core.memory.recall import Recollection, Source, remembered_lines
from core.memory.sameness import Sameness
from core.memory.state import MemoryState, Scene
from core.text.similarity import token_ratio

ALIKE = 60.0
SceneOf = Callable[[str], Scene | None]


class Standing(StrEnum):
    """What a trail is worth."""

    WITNESSED = "witnessed"
    """It was there, or it was told, and the memory says so."""
    UNKNOWN = "unknown"
    """The memory does not say where it comes from: an older form, or never stamped."""
    BROKEN = "broken"
    """The memory says where it comes from, and the NPC was not there."""


@dataclass(frozen=True, slots=True)
class Trail:
    """One way an NPC may know something; ``fact`` None: a line it heard, a note, a scene's memory.

    ``likeness`` 0..100 to the phrase; ``heard`` are lines of the log that say it.
    """

    remembered: Recollection
    likeness: float
    standing: Standing
    fact: Fact | None = None
    scene: str | None = None
    present: tuple[str, ...] = ()
    told_by: str | None = None
    heard: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Everything that speaks for an NPC knowing a phrase, the likest first.

    ``heard`` are lines it perceived, ``unheard`` lines that say it and that it did not perceive,
    ``forgotten`` what it knew and lost.
    """

    trails: tuple[Trail, ...]
    heard: tuple[Line, ...]
    unheard: tuple[Line, ...]
    forgotten: tuple[Tombstone, ...]

    @property
    def legitimate(self) -> bool | None:
        """True with a witnessed trail or a heard line; None when origins are only unknown."""
        if self.heard or any(trail.standing is Standing.WITNESSED for trail in self.trails):
            return True
        if any(trail.standing is Standing.UNKNOWN for trail in self.trails):
            return None
        return False


def why(
    state: MemoryState, log: EventLog, npc: str, phrase: str, sameness: Sameness | None = None
) -> Knowledge:
    """Return how an NPC may know a phrase; texts count from a likeness of 60 on, or when they
    say at least what the phrase says."""
    alike = _Likeness(phrase, sameness or Sameness())
    perceived = {id(line) for line in log.heard_by(npc)}
    saying = [line for line in log if alike.of(line.text) >= ALIKE]
    heard = tuple(line for line in saying if id(line) in perceived)
    trails = sorted(_trails(state, npc, alike, heard), key=lambda trail: -trail.likeness)
    stones = state.tombstones.get(npc, ())
    return Knowledge(
        tuple(trails),
        heard,
        tuple(line for line in saying if id(line) not in perceived),
        tuple(stone for stone in stones if alike.of(stone.text) >= ALIKE),
    )


@dataclass(frozen=True, slots=True)
class _Likeness:
    phrase: str
    sameness: Sameness

    def of(self, text: str) -> float:
        if self.sameness.covers(text, self.phrase):
            return 100.0
        return token_ratio(text, self.phrase)


def _trails(
    state: MemoryState, npc: str, alike: _Likeness, heard: tuple[Line, ...]
) -> Iterator[Trail]:
    facts = state.facts_of(npc)
    for position, remembered in enumerate(remembered_lines(state, npc)):
        likeness = alike.of(remembered.text)
        if likeness < ALIKE:
            continue
        if remembered.source is Source.FACT:
            yield _fact_trail(state, npc, remembered, facts[position], likeness, heard)
        else:
            standing = _scene_standing(state.scene, npc, remembered.id)
            yield Trail(remembered, likeness, standing, scene=remembered.id or None, heard=heard)


def _fact_trail(
    state: MemoryState,
    npc: str,
    remembered: Recollection,
    fact: Fact,
    likeness: float,
    heard: tuple[Line, ...],
) -> Trail:
    origin = fact.origin
    standing = standing_of(state, npc, fact)
    if standing is Standing.UNKNOWN and heard:
        standing = Standing.WITNESSED
    return Trail(
        remembered, likeness, standing, fact, origin.scene, origin.present, origin.source, heard
    )


def standing_of(
    state: MemoryState, npc: str, fact: Fact, scene_of: SceneOf | None = None
) -> Standing:
    """Return what the origin of one fact of an NPC is worth by the saved form alone.

    ``scene_of`` finds a scene of the state by its id, for who asks about many facts.
    """
    origin, scene_of = fact.origin, scene_of or state.scene
    if origin.kind is OriginKind.MIGRATED:
        return Standing.UNKNOWN
    if origin.kind is OriginKind.UNKNOWN:
        return Standing.BROKEN if _was_absent(scene_of, npc, origin) else Standing.UNKNOWN
    if origin.kind is OriginKind.PRESENT and origin.present and npc not in origin.present:
        return Standing.BROKEN
    if origin.kind is OriginKind.PRESENT and origin.scene is not None:
        return _scene_standing(scene_of, npc, origin.scene)
    if origin.kind is OriginKind.TOLD and origin.source is None:
        return Standing.UNKNOWN
    return Standing.WITNESSED


def _was_absent(scene_of: SceneOf, npc: str, origin: Origin) -> bool:
    """Tell whether the scene that an origin names, or its people, leave the NPC out."""
    if origin.present and npc not in origin.present:
        return True
    scene = None if origin.scene is None else scene_of(origin.scene)
    return scene is not None and npc not in scene.presence


def _scene_standing(scene_of: SceneOf, npc: str, scene_id: str) -> Standing:
    scene = scene_of(scene_id)
    if scene is None:
        return Standing.UNKNOWN
    return Standing.WITNESSED if npc in scene.presence else Standing.BROKEN
