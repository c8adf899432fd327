"""Finds the memories of NPCs in a tree, at any depth (spec sections 4 and 9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from core.memory.form import load
from core.memory.problems import Problem
from core.memory.state import MemoryState
from core.saves.embedded import Embedded
from core.saves.paths import Field, Steps, path_text
from core.saves.values import Json, Key, Tree, key_text, plain
from core.saves.walk import containers, steps_of

_FACTS: Final = ("hechos", "facts")
_TURN: Final = ("turno", "turn")
_TEXT: Final = ("texto", "text")
_WEIGHT: Final = ("peso", "weight")


@dataclass(frozen=True, slots=True)
class Candidate:
    """One memory found in a save.

    `path` shows where it stands, `steps` lead there exactly. `npcs` maps each NPC's id to its raw
    facts (JSON values: `texto`, `turno`, `peso` and whatever else they hold) and `raw` is the
    whole memory as JSON values. `state` is what was understood of it, `problems` what was not.
    """

    path: str
    steps: Steps
    npcs: Mapping[str, tuple[Json, ...]]
    raw: Mapping[str, Json]
    state: MemoryState
    problems: tuple[Problem, ...]

    @property
    def version(self) -> int:
        """The version of the saved form; 1 when it names none."""
        return self.state.version

    @property
    def turn(self) -> int:
        """The game's turn; that of the latest fact when the memory names none."""
        return self.state.turn

    @property
    def fact_count(self) -> int:
        """How many facts all NPCs have together."""
        return sum(len(facts) for facts in self.npcs.values())


@dataclass(frozen=True, slots=True)
class Found:
    """All candidates in document order, and what looked like a memory but is none."""

    candidates: tuple[Candidate, ...]
    problems: tuple[Problem, ...]


def find_memory(tree: Tree) -> tuple[Candidate, ...]:
    """Every memory in the tree, in document order, also inside JSON text and base64."""
    return search(tree).candidates


def search(tree: Tree, password: str | None = None) -> Found:
    """Every memory in the tree, with what was not understood on the way.

    The password opens encrypted data inside values.
    """
    embedded = Embedded.with_password(password)
    candidates: list[Candidate] = []
    problems: list[Problem] = []
    for trail, value in containers(tree, embedded):
        key = _key_of(value, _FACTS) if isinstance(value, dict) else None
        if key is None or not isinstance(value, dict):
            continue
        steps = steps_of(trail)
        if _is_memory(value, key):
            candidates.append(_candidate(value, key, steps))
        elif _is_near_memory(value, key):
            problems.append(Problem("memory_shape", path_text((*steps, Field(key)))))
    return Found(tuple(candidates), (*problems, *embedded.reading.problems))


def _key_of(items: dict[Key, Tree], names: tuple[str, ...]) -> Key:
    return next((name for name in names if name in items), None)


def _is_memory(items: dict[Key, Tree], key: Key) -> bool:
    facts = items[key]
    if not isinstance(facts, dict):
        return False
    lists = [value for value in facts.values() if isinstance(value, list)]
    if any(_is_fact(item) for value in lists for item in value):
        return True
    has_turn = _is_number(items.get(_key_of(items, _TURN)))
    return has_turn and (not facts or bool(lists))


def _is_near_memory(items: dict[Key, Tree], key: Key) -> bool:
    if _is_number(items.get(_key_of(items, _TURN))):
        return True
    return any(_is_fact(value) for _, value in containers(items[key]))


def _is_fact(value: Tree) -> bool:
    if not isinstance(value, dict):
        return False
    text = value.get(_key_of(value, _TEXT))
    return isinstance(text, str) and (
        any(name in value for name in (*_TURN, *_WEIGHT)) or "texto" in value
    )


def _is_number(value: Tree) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _candidate(items: dict[Key, Tree], key: Key, steps: Steps) -> Candidate:
    path = path_text(steps)
    lists, repeated = _facts_by_npc(items[key], (*steps, Field(key)))
    raw = {key_text(name): lists if name == key else plain(value) for name, value in items.items()}
    loaded = load(raw)
    npcs = {npc: tuple(facts) for npc, facts in lists.items() if isinstance(facts, list)}
    problems = (*repeated, *(_moved(problem, path) for problem in loaded.problems))
    return Candidate(path, steps, npcs, raw, loaded.state, problems)


def _facts_by_npc(facts: Tree, steps: Steps) -> tuple[dict[str, Json], list[Problem]]:
    """The facts with every NPC's id as text; ids that become the same are put together."""
    lists: dict[str, Json] = {}
    problems: list[Problem] = []
    for npc, held in facts.items() if isinstance(facts, dict) else ():
        name, known = key_text(npc), lists.get(key_text(npc))
        made = plain(held)
        if name in lists:
            problems.append(Problem("memory_repeated_npc", path_text((*steps, Field(npc)))))
        if isinstance(known, list) and isinstance(made, list):
            made = [*known, *made]
        lists[name] = made
    return lists, problems


def _moved(problem: Problem, path: str) -> Problem:
    """The problem with its path from the root of the save."""
    return replace(problem, path=path + problem.path.removeprefix("$"))
