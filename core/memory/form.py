"""The saved form of memories, versions 1 and 2, to and from ``MemoryState`` (spec section 4).

Reading understands both vocabularies, never prunes, never raises on junk and reports what it did
not understand. Writing starts from what was read: unknown keys, their order, and whatever was not
understood come back as they stood.
"""

import copy
import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from core.errors import CannotSave
from core.memory import records
from core.memory.facts import Fact, Tombstone
from core.memory.fields import Problems, Raw, english_name
from core.memory.problems import Problem, below
from core.memory.records import UNREAD_SUFFIX, Reader, version_of
from core.memory.state import CURRENT_VERSION, MemoryState, Scene, id_number, new_id

T = TypeVar("T")
_Facts = Mapping[str, tuple[Fact, ...]]


@dataclass(frozen=True, slots=True)
class Loaded:
    """A state, and what in its form was not understood."""

    state: MemoryState
    problems: tuple[Problem, ...] = ()


def load(raw: object) -> Loaded:
    """Read a saved form of any version; total on junk.

    A form newer than ours gives a ``read_only`` state with what is understood of it. Facts of a
    version 1 form have origin ``migrado``; a fact without an id is given one.
    """
    problems = Problems()
    if not isinstance(raw, Mapping):
        problems.add("memory_shape", "$")
        return Loaded(MemoryState(), tuple(problems.found))
    version = version_of(raw, problems)
    reader = Reader(problems, migrated=version < 2)
    facts = _lists(raw, "hechos", reader.fact, problems)
    stones = _lists(raw, "lapidas", reader.tombstone, problems)
    _report_repeated_ids(facts, problems)
    facts, next_id = _with_ids(facts, stones)
    state = MemoryState(
        turn=_turn(raw, facts, problems),
        facts=facts,
        scenes=_scenes(raw, reader, problems),
        learnt=records.read_learnt(raw, problems),
        sheets=_lists(raw, "fichas", reader.sheet_note, problems),
        tombstones=stones,
        world_hash=records.WORLD.read_at(raw, "$", problems.found),
        version=version,
        next_id=next_id,
        raw=raw,
    )
    return Loaded(state, tuple(problems.found))


def dump(state: MemoryState, version: int | None = None) -> Raw:
    """Return the saved form, by default in the version the state was read in.

    Version 1 has no place for what version 2 adds; ``losses`` tells what that would cost.
    Raises CannotSave for a state read from a newer form, ValueError for an unknown version.
    """
    if state.read_only:
        raise CannotSave("memory_newer", {"version": state.version, "known": CURRENT_VERSION})
    target = state.version if version is None else version
    if not 1 <= target <= CURRENT_VERSION:
        raise ValueError(f"there is no version {target} of the saved form")
    raw: Raw = copy.deepcopy(dict(state.raw))
    writer = _Writer(raw, add=target >= 2)
    writer.put_version(state, target)
    writer.put_lists("hechos", state.facts, records.write_fact, fresh=not state.raw)
    writer.put_turn(state)
    writer.put_scenes(state.scenes)
    writer.put_learnt(state.learnt)
    writer.put_lists("fichas", state.sheets, records.write_sheet_note)
    writer.put_lists("lapidas", state.tombstones, records.write_tombstone)
    records.WORLD.put(raw, state.world_hash, english=writer.english, add=writer.add)
    return raw


def losses(state: MemoryState) -> tuple[str, ...]:
    """Return which parts of a state version 1 cannot hold, by their Spanish keys."""
    facts = [fact for held in state.facts.values() for fact in held]
    present = {
        "fijado": any(fact.pinned for fact in facts),
        "refuerzos": any(fact.reinforcements for fact in facts),
        "escenas": bool(state.scenes),
        "aprendido": any(state.learnt.values()),
        "fichas": any(state.sheets.values()),
        "lapidas": any(state.tombstones.values()),
        "mundo": state.world_hash is not None,
    }
    return tuple(name for name, there in present.items() if there)


def to_json(state: MemoryState, version: int | None = None) -> str:
    """Return the saved form as JSON text that is always valid UTF-8; see ``dump``."""
    form = _finite(dump(state, version))
    text = json.dumps(form, ensure_ascii=False, indent="\t", allow_nan=False)
    if any("\ud800" <= char <= "\udfff" for char in text):
        text = json.dumps(form, ensure_ascii=True, indent="\t", allow_nan=False)
    return text + "\n"


def _finite(value: object) -> object:
    """Replace what JSON cannot spell: not-a-number by null, infinities by the largest number."""
    if isinstance(value, dict):
        return {key: _finite(held) for key, held in value.items()}
    if isinstance(value, list):
        return [_finite(held) for held in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None if math.isnan(value) else math.copysign(1.7976931348623157e308, value)
    return value


def _lists(
    raw: Mapping[str, object],
    name: str,
    read: Callable[[object, str], T | None],
    problems: Problems,
) -> dict[str, tuple[T, ...]]:
    """Read ``{npc: [item, ...]}``; items that ``read`` gives None for are left in the raw form."""
    key = _key(raw, name)
    held = raw.get(key)
    if not isinstance(held, Mapping):
        if key in raw:
            problems.add("memory_shape", below("$", key))
        return {}
    result: dict[str, tuple[T, ...]] = {}
    for npc, items in held.items():
        path = below(below("$", key), str(npc))
        if not isinstance(npc, str) or not isinstance(items, list):
            problems.add("memory_npc", path)
            continue
        found = (read(item, below(path, i)) for i, item in enumerate(items))
        result[npc] = tuple(item for item in found if item is not None)
    return result


def _key(raw: Mapping[str, object], name: str) -> str:
    english = english_name(name)
    return english if name not in raw and english in raw else name


def _scenes(raw: Mapping[str, object], reader: Reader, problems: Problems) -> tuple[Scene, ...]:
    key = _key(raw, "escenas")
    held = raw.get(key, [])
    if not isinstance(held, list):
        problems.add("memory_shape", below("$", key))
        return ()
    found = (reader.scene(item, below(below("$", key), i)) for i, item in enumerate(held))
    return tuple(scene for scene in found if scene is not None)


def _turn(raw: Mapping[str, object], facts: _Facts, problems: Problems) -> int:
    """The game's turn; without one, that of the latest fact, so that no fact is in the future."""
    if _key(raw, "turno") in raw:
        return records.TURN.read_at(raw, "$", problems.found)
    problems.add("memory_no_turn", "$")
    return _latest(facts)


def _latest(facts: _Facts) -> int:
    return max((fact.turn for held in facts.values() for fact in held), default=0)


def _report_repeated_ids(facts: _Facts, problems: Problems) -> None:
    seen: set[str] = set()
    for npc, held in facts.items():
        for fact in held:
            if fact.id and fact.id in seen:
                problems.add("memory_repeated_id", below("$.hechos", npc), id=fact.id)
            seen.add(fact.id)


def _with_ids(
    facts: _Facts, stones: Mapping[str, tuple[Tombstone, ...]]
) -> tuple[dict[str, tuple[Fact, ...]], int]:
    """Number the facts that have no id, in document order; return them and the next number."""
    ids = [f.id for held in facts.values() for f in held]
    ids += [stone.id for held in stones.values() for stone in held]
    number = max(map(id_number, ids), default=0)
    numbered: dict[str, tuple[Fact, ...]] = {}
    for npc, held in facts.items():
        named = []
        for fact in held:
            number += not fact.id
            named.append(fact if fact.id else records.with_id(fact, new_id(number)))
        numbered[npc] = tuple(named)
    return numbered, number + 1


class _Writer:
    """Lays a state over the form it was read from."""

    def __init__(self, raw: Raw, add: bool) -> None:
        self.raw = raw
        self.add = add
        self.english = "facts" in raw and "hechos" not in raw

    def put_version(self, state: MemoryState, target: int) -> None:
        known = "version" in self.raw or target > 1
        if known and (target != state.version or not state.raw):
            self.raw["version"] = target

    def put_turn(self, state: MemoryState) -> None:
        """Put the turn; a form that had none gets one only when the game has gone on."""
        key = self._key("turno")
        if key not in self.raw and state.raw and state.turn == _latest(state.facts):
            return
        if key not in self.raw or records.TURN.of(self.raw) != state.turn:
            self.raw[key] = state.turn

    def put_lists(
        self,
        name: str,
        held: Mapping[str, tuple[T, ...]],
        write: Callable[[T, bool, bool], Raw],
        fresh: bool = False,
    ) -> None:
        key = self._key(name)
        wanted = fresh or (held and (self.add or name == "hechos"))
        if key not in self.raw and not wanted:
            return
        old = self._mapping(key, bool(held))
        if old is None:
            return
        for npc in [n for n in old if n not in held and isinstance(old[n], list)]:
            self._forget(old, npc, name)
        for npc, items in held.items():
            written = [write(item, self.english, self.add) for item in items]
            old[npc] = _among_unread(old.get(npc), written, self._unread_at(old.get(npc), name))

    def put_scenes(self, scenes: tuple[Scene, ...]) -> None:
        key = self._key("escenas")
        if key not in self.raw and not (scenes and self.add):
            return
        old = self.raw.get(key, [])
        if not isinstance(old, list) and not scenes:
            return
        written = [records.write_scene(s, self.english, self.add) for s in scenes]
        unread = self._unread_at(old, "escenas") if isinstance(old, list) else [0]
        self.raw[key] = _among_unread(old, written, unread)

    def put_learnt(self, learnt: Mapping[str, Mapping[str, int]]) -> None:
        key = self._key("aprendido")
        if key not in self.raw and not (learnt and self.add):
            return
        old = self._mapping(key, bool(learnt))
        if old is not None:
            records.write_learnt(old, learnt)

    def _key(self, name: str) -> str:
        key = _key(self.raw, name)
        return english_name(name) if self.english and key not in self.raw else key

    def _mapping(self, key: str, needed: bool) -> Raw | None:
        """The mapping under a key; something else there is put aside once it is in the way."""
        old = self.raw.setdefault(key, {})
        if isinstance(old, dict):
            return old
        if not needed:
            return None
        self.raw[key + UNREAD_SUFFIX] = old
        fresh: Raw = {}
        self.raw[key] = fresh
        return fresh

    def _forget(self, old: Raw, npc: str, name: str) -> None:
        """Drop the list of an NPC, all but what was not understood of it."""
        unread = _among_unread(old[npc], [], self._unread_at(old[npc], name))
        if unread:
            old[npc] = unread
        else:
            del old[npc]

    @staticmethod
    def _unread_at(items: object, name: str) -> list[int]:
        """Positions of the items that reading left aside."""
        if not isinstance(items, list):
            return [] if items is None else [0]
        readable = records.READABLE[name]
        return [i for i, item in enumerate(items) if not readable(item)]


def _among_unread(old: object, written: list[Raw], unread: list[int]) -> list[object]:
    """Put the items that were not understood back where they stood among the written ones."""
    result: list[object] = list(written)
    items = old if isinstance(old, list) else [old]
    for position in unread:
        result.insert(min(position, len(result)), items[position])
    return result
