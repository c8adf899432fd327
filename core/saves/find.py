"""Finds the memories of NPCs in a tree, at any depth (spec sections 4 and 9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from core.saves.embedded import Embedded
from core.saves.paths import Field, Index, Opened, Steps, children, path_text
from core.saves.reading import Problem
from core.saves.values import Json, Key, Tree, key_text, plain

_FACTS: Final = ("hechos", "facts")
_TURN: Final = ("turno", "turn")
_TEXT: Final = ("texto", "text")
_WEIGHT: Final = ("peso", "weight")
_VERSION: Final = "version"
_DEEPEST_EMBEDDED: Final = 4


@dataclass(frozen=True, slots=True)
class Candidate:
    """One memory found in a save.

    `path` shows where it stands, `steps` lead there exactly; `version` is the saved form's
    (missing = 1); `turn` the game's turn or None; `npcs` maps each NPC's id to its raw facts
    (JSON values; `texto`, `turno`, `peso` and whatever else they hold); `raw` is the whole
    memory as JSON values; `problems` names what in it was not understood.
    """

    path: str
    steps: Steps
    version: int
    turn: int | float | None
    npcs: Mapping[str, tuple[Json, ...]]
    raw: Mapping[str, Json]
    problems: tuple[Problem, ...]

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
    for steps, value in walk(tree, embedded):
        if not isinstance(value, dict):
            continue
        key = _key_of(value, _FACTS)
        if key is None:
            continue
        if _is_memory(value, key):
            candidates.append(_candidate(value, key, steps))
        elif _is_near_memory(value, key):
            problems.append(Problem("memory_shape", path_text((*steps, Field(key)))))
    return Found(tuple(candidates), (*problems, *embedded.reading.problems))


def walk(tree: Tree, embedded: Embedded | None = None) -> Iterator[tuple[Steps, Tree]]:
    """Every value of the tree with its steps, in document order; enters embedded data if asked."""
    waiting: list[tuple[Steps, Tree, int]] = [((), tree, 0)]
    while waiting:
        steps, value, level = waiting.pop()
        yield steps, value
        below = [((*steps, step), child, level) for step, child in children(value)]
        if embedded and level < _DEEPEST_EMBEDDED and isinstance(value, str | bytes):
            opened = embedded.open(value, path_text(steps) if steps else "$")
            if opened is not None:
                inside, layers = opened
                below = [((*steps, Opened(layers)), inside, level + 1)]
        waiting.extend(reversed(below))


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
    return any(isinstance(value, dict) and _is_fact(value) for _, value in walk(items[key]))


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
    problems: list[Problem] = []
    facts = items[key]
    assert isinstance(facts, dict)
    npcs: dict[str, tuple[Json, ...]] = {}
    for npc, held in facts.items():
        _add_npc(npcs, npc, held, (*steps, Field(key)), problems)
    turn = _turn(items, steps, problems)
    version = _version(items, steps, problems)
    raw = plain(items)
    assert isinstance(raw, dict)
    return Candidate(path_text(steps), steps, version, turn, npcs, raw, tuple(problems))


def _add_npc(
    npcs: dict[str, tuple[Json, ...]],
    npc: Key,
    held: Tree,
    steps: Steps,
    problems: list[Problem],
) -> None:
    here = (*steps, Field(npc))
    name = key_text(npc)
    if not isinstance(held, list):
        problems.append(Problem("memory_npc", path_text(here)))
        return
    if name in npcs:
        problems.append(Problem("memory_repeated_npc", path_text(here)))
    known = npcs.get(name, ())
    npcs[name] = (*known, *(plain(item) for item in held))
    for position, item in enumerate(held):
        problems.extend(_fact_problems(item, (*here, Index(position))))


def _fact_problems(item: Tree, steps: Steps) -> Iterator[Problem]:
    if not isinstance(item, dict):
        yield Problem("memory_fact", path_text(steps))
        return
    if not isinstance(item.get(_key_of(item, _TEXT)), str):
        yield Problem("memory_no_text", path_text(steps))
    for names in (_TURN, _WEIGHT):
        key = _key_of(item, names)
        if key is not None and not _is_number(item[key]):
            yield Problem("memory_no_number", path_text((*steps, Field(key))))


def _turn(items: dict[Key, Tree], steps: Steps, problems: list[Problem]) -> int | float | None:
    key = _key_of(items, _TURN)
    value = items.get(key)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    where = steps if key is None else (*steps, Field(key))
    code = "memory_no_turn" if key is None else "memory_no_number"
    problems.append(Problem(code, path_text(where)))
    return None


def _version(items: dict[Key, Tree], steps: Steps, problems: list[Problem]) -> int:
    value = items.get(_VERSION, 1)
    if isinstance(value, str) and value.strip().isdigit() and len(value) < 10:
        value = int(value)
    if isinstance(value, int | float) and not isinstance(value, bool) and value == value // 1:
        return int(value)
    where = path_text((*steps, Field(_VERSION)))
    problems.append(Problem("memory_version", where))
    return 1
