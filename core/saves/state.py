"""The place and the completed quests in a save: guessed by names, corrected by paths (spec 9)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from core.saves.embedded import Embedded
from core.saves.find import search
from core.saves.locate import value_at
from core.saves.paths import Field, Index, Steps, path_text
from core.saves.values import Key, Tree, key_text
from core.saves.walk import containers, steps_of
from core.text.fold import fold

_PLACE_NAMES: Final = (
    *("lugar", "lugar_actual", "lugar_id", "place", "current_place", "place_id"),
    *("ubicacion", "ubicacion_actual", "location", "current_location", "location_id"),
    *("localizacao", "local", "local_atual", "lugar_atual"),
    *("zona", "zona_actual", "zone", "current_zone", "area", "region"),
    *("mapa", "mapa_actual", "map", "current_map", "room", "level", "nivel"),
    *("escena", "escena_actual", "scene", "current_scene", "cena"),
)
_QUEST_NAMES: Final = (
    *("quests_completadas", "quests_completed", "completed_quests", "quests_completas"),
    *("misiones_completadas", "missoes_completadas", "missoes_concluidas", "quests_concluidas"),
    *("completadas", "completed", "concluidas", "finished_quests", "quests_done", "done_quests"),
    *("quests_terminadas", "misiones_terminadas", "quests_finished", "missions_completed"),
    *("completed_missions", "quests", "misiones", "missions", "missoes", "quest_log", "diario"),
)
DONE_WORDS: Final = frozenset(
    (
        *("completada", "completado", "completa", "completed", "complete", "done", "finished"),
        *("terminada", "terminado", "concluida", "concluido", "hecha", "hecho", "success"),
    )
)
ID_NAMES: Final = ("id", "quest", "mision", "nombre", "name")
STATUS_NAMES: Final = (
    *("completada", "completed", "concluida", "terminada", "done", "estado", "status", "state"),
    "finished",
)
_MEMORY_PARTS: Final = frozenset(
    (
        *("hechos", "facts", "escenas", "scenes", "aprendido", "learnt", "fichas", "sheets"),
        *("lapidas", "tombstones", "olvidado", "olvidados", "forgotten"),
    )
)
_LONGEST_ID: Final = 100
_CAPITAL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class PlaceGuess:
    """A value that may be the player's place, and where it stands."""

    path: str
    place: str


@dataclass(frozen=True, slots=True)
class QuestsGuess:
    """A value that may name the completed quests, and where it stands."""

    path: str
    quests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StateMapping:
    """Where a game keeps its place and its completed quests, as paths; None = not known."""

    place: str | None = None
    quests: str | None = None


@dataclass(frozen=True, slots=True)
class LikelyState:
    """All guesses, the likeliest first; `mapping` is what to remember, or to correct."""

    places: tuple[PlaceGuess, ...]
    quests: tuple[QuestsGuess, ...]

    @property
    def mapping(self) -> StateMapping:
        """The paths of the likeliest guesses."""
        place = self.places[0].path if self.places else None
        return StateMapping(place, self.quests[0].path if self.quests else None)


@dataclass(frozen=True, slots=True)
class MappedState:
    """What a mapping gives in one save; `missing` holds the paths that lead to nothing usable."""

    place: str | None
    quests: tuple[str, ...]
    missing: tuple[str, ...]


def likely_state(tree: Tree, memories: Sequence[Steps] | None = None) -> LikelyState:
    """Guess the place and the completed quests by likely names, outside of NPC memories.

    `memories` are the steps of the candidates when they are known; else they are searched for.
    """
    if memories is None:
        memories = [found.steps for found in search(tree).candidates]
    places: list[tuple[int, int, PlaceGuess]] = []
    quests: list[tuple[int, int, QuestsGuess]] = []
    for steps, name, value in _named(tree, memories):
        if name in _PLACE_RANKS and (place := _place(value)) is not None:
            places.append((_PLACE_RANKS[name], len(steps), PlaceGuess(path_text(steps), place)))
        if name in _QUEST_RANKS and (done := _quests(value, name)) is not None:
            quests.append((_QUEST_RANKS[name], len(steps), QuestsGuess(path_text(steps), done)))
    places.sort(key=lambda guess: guess[:2])
    quests.sort(key=lambda guess: guess[:2])
    return LikelyState(tuple(guess for *_, guess in places), tuple(guess for *_, guess in quests))


def mapped_state(tree: Tree, mapping: StateMapping, password: str | None = None) -> MappedState:
    """The place and completed quests that stand where the mapping points."""
    missing: list[str] = []
    place: str | None = None
    quests: tuple[str, ...] | None = None
    if mapping.place is not None:
        place = _place(_at(tree, mapping.place, password))
        missing += [mapping.place] if place is None else []
    if mapping.quests is not None:
        quests = _quests(_at(tree, mapping.quests, password), "")
        missing += [mapping.quests] if quests is None else []
    return MappedState(place, quests or (), tuple(missing))


def _at(tree: Tree, path: str, password: str | None) -> Tree:
    try:
        return value_at(tree, path, password)
    except LookupError:
        return None


def _named(tree: Tree, memories: Sequence[Steps]) -> Iterator[tuple[Steps, str, Tree]]:
    """What stands under a likely name, outside of memories."""
    closed = {id(part) for memory in memories for part in _parts(tree, memory)}
    for trail, value in containers(tree, Embedded(), closed):
        for key, held in value.items() if isinstance(value, dict) else ():
            name = _name(key) if isinstance(key, str) else ""
            if name not in _PLACE_RANKS and name not in _QUEST_RANKS:
                continue
            steps = (*steps_of(trail), Field(key))
            if not any(_is_inside(steps, memory) for memory in memories):
                yield steps, name, held


def _parts(tree: Tree, memory: Steps) -> Iterator[Tree]:
    """What a memory remembers, so that it need not be walked; nothing for one inside a text."""
    at = tree
    for step in memory:
        if isinstance(step, Field) and isinstance(at, dict) and step.key in at:
            at = at[step.key]
        elif isinstance(step, Index) and isinstance(at, list) and step.position < len(at):
            at = at[step.position]
        else:
            return
    if isinstance(at, dict):
        held = (at[key] for key in _MEMORY_PARTS if key in at)
        yield from (part for part in held if isinstance(part, dict | list))


def _is_inside(steps: Steps, memory: Steps) -> bool:
    """Whether the steps lead into what the NPCs remember, where other places are named."""
    if len(steps) <= len(memory) or steps[: len(memory)] != memory:
        return False
    step = steps[len(memory)]
    return isinstance(step, Field) and step.key in _MEMORY_PARTS


@lru_cache(maxsize=4096)
def _name(key: str) -> str:
    text = _CAPITAL.sub("_", str(key)[-_LONGEST_ID:].rsplit("/", 1)[-1])
    return fold(text).replace("-", "_").replace(" ", "_")


def _place(value: Tree) -> str | None:
    if isinstance(value, str) and value.strip() and len(value) <= _LONGEST_ID:
        return str(value)
    if isinstance(value, dict):
        return next((str(value[key]) for key in ID_NAMES if isinstance(value.get(key), str)), None)
    return None


def _quests(value: Tree, name: str) -> tuple[str, ...] | None:
    if isinstance(value, dict):
        return _from_dict(value)
    if not isinstance(value, list):
        return None
    if all(isinstance(item, str) and len(item) <= _LONGEST_ID for item in value):
        return None if name in _NOT_ONLY_DONE else tuple(str(item) for item in value)
    done = [_quest_of(item) for item in value]
    return None if None in done else tuple(item for item in done if item)


def _quest_of(item: Tree) -> str | None:
    """The id of a completed quest, empty when it is not completed, None when it is no quest."""
    if not isinstance(item, dict):
        return None
    name = next((item[key] for key in ID_NAMES if isinstance(item.get(key), str)), None)
    if not isinstance(name, str) or not any(key in item for key in STATUS_NAMES):
        return None
    return str(name) if _is_done(item) else ""


def _from_dict(value: dict[Key, Tree]) -> tuple[str, ...] | None:
    states = [(key_text(key), state) for key, state in value.items()]
    if not all(_is_state(state) for _, state in states):
        return None
    return tuple(key for key, state in states if _is_done(state))


def _is_state(state: Tree) -> bool:
    if isinstance(state, dict):
        return any(key in state for key in STATUS_NAMES)
    return isinstance(state, bool | str)


def _is_done(state: Tree) -> bool:
    if isinstance(state, dict):
        return any(_is_done(state[key]) for key in STATUS_NAMES if key in state)
    return state is True or (isinstance(state, str) and fold(state).strip() in DONE_WORDS)


_PLACE_RANKS: Final = {name: rank for rank, name in enumerate(_PLACE_NAMES)}
_QUEST_RANKS: Final = {name: rank for rank, name in enumerate(_QUEST_NAMES)}
# Under these names a bare list of ids says nothing about which are completed.
_NOT_ONLY_DONE: Final = frozenset(_QUEST_NAMES[_QUEST_NAMES.index("quests") :])
