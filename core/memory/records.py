"""One record of the saved form at a time: facts, origins, scenes, sheet notes, tombstones."""

import copy
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from core.memory.facts import DEFAULT_WEIGHT, Fact, Origin, OriginKind, Tombstone
from core.memory.fields import (
    Field,
    Problems,
    Raw,
    Read,
    as_whole,
    flag,
    identity,
    number,
    optional_text,
    optional_whole,
    text,
    texts,
    whole,
    wholes,
)
from core.memory.problems import below
from core.memory.state import Scene, SheetNote

TURN = whole("turno")
WORLD = optional_text("mundo")
TEXT = text("texto")
WEIGHT = number("peso", DEFAULT_WEIGHT)
FACT_ID = identity("id")
REINFORCEMENTS = wholes("refuerzos")
PINNED = flag("fijado")
SCENE = optional_text("escena")
SOURCE = optional_text("de")
ORIGIN_TURN = optional_whole("turno")
PRESENT = texts("presentes")
PLACE = optional_text("lugar")
UNTIL = whole("hasta")
SCORE = whole("puntos")

UNREAD_SUFFIX = "_ilegible"

_KINDS_IN_ENGLISH = {
    OriginKind.PRESENT: "present",
    OriginKind.TOLD: "told_by",
    OriginKind.LORE: "lore",
    OriginKind.REVIEW: "review",
    OriginKind.MIGRATED: "migrated",
    OriginKind.UNKNOWN: "unknown",
}
_KINDS = {
    **{kind.value: kind for kind in OriginKind},
    **{word: kind for kind, word in _KINDS_IN_ENGLISH.items()},
}

Presence = Mapping[str, tuple[tuple[int, int | None], ...]]


def _read_kind(value: object) -> Read[OriginKind] | None:
    kind = _KINDS.get(value) if isinstance(value, str) else None
    return None if kind is None else Read(kind)


KIND = Field(
    "tipo", OriginKind.UNKNOWN, _read_kind, lambda kind, _old: kind.value, "memory_origin_kind"
)


def version_of(raw: Mapping[str, object], problems: Problems) -> int:
    """Return the version of a form: missing is 1; 2.0 and "2" are 2; junk is 1 and reported."""
    value = raw.get("version", 1)
    if isinstance(value, str) and value.strip().isdecimal() and len(value) < 10:
        value = int(value)
    version = as_whole(value)
    if version is not None and version >= 1:
        return version
    problems.add("memory_version", "$.version")
    return 1


def readable_fact(item: object) -> bool:
    """Tell whether an item is a dictionary with a text; anything else is kept, not read."""
    return isinstance(item, Mapping) and isinstance(item.get(TEXT.key_in(item)), str)


def readable_scene(item: object) -> bool:
    """Tell whether an item is a dictionary with an id that is text."""
    return isinstance(item, Mapping) and isinstance(item.get("id"), str)


READABLE: dict[str, Callable[[object], bool]] = {
    "hechos": readable_fact,
    "fichas": readable_fact,
    "lapidas": readable_fact,
    "escenas": readable_scene,
}


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads records; ``migrated`` says that facts without an origin come from version 1."""

    problems: Problems
    migrated: bool

    def fact(self, item: object, path: str) -> Fact | None:
        """Read a fact, or report why the item is none."""
        raw = self._with_text(item, path)
        if raw is None:
            return None
        found = self.problems.found
        return Fact(
            text=TEXT.of(raw),
            turn=TURN.read_at(raw, path, found),
            weight=WEIGHT.read_at(raw, path, found),
            id=FACT_ID.read_at(raw, path, found),
            origin=self._origin(raw, path),
            reinforcements=REINFORCEMENTS.read_at(raw, path, found),
            pinned=PINNED.read_at(raw, path, found),
            raw=raw,
        )

    def _origin(self, fact: Mapping[str, object], path: str) -> Origin:
        missing = Origin(OriginKind.MIGRATED if self.migrated else OriginKind.UNKNOWN)
        key = "origin" if "origen" not in fact and "origin" in fact else "origen"
        if key not in fact:
            return missing
        raw, here = fact[key], below(path, key)
        if not isinstance(raw, Mapping):
            self.problems.add("memory_origin", here)
            return missing
        found = self.problems.found
        return Origin(
            kind=KIND.read_at(raw, here, found),
            scene=SCENE.read_at(raw, here, found),
            turn=ORIGIN_TURN.read_at(raw, here, found),
            source=SOURCE.read_at(raw, here, found),
            present=PRESENT.read_at(raw, here, found),
            raw=raw,
        )

    def tombstone(self, item: object, path: str) -> Tombstone | None:
        """Read what is left of a pruned fact."""
        raw = self._with_text(item, path)
        if raw is None:
            return None
        found = self.problems.found
        return Tombstone(
            TEXT.of(raw),
            TURN.read_at(raw, path, found),
            UNTIL.read_at(raw, path, found),
            SCORE.read_at(raw, path, found),
            FACT_ID.read_at(raw, path, found),
            raw,
        )

    def sheet_note(self, item: object, path: str) -> SheetNote | None:
        """Read a dated addition to a sheet."""
        raw = self._with_text(item, path)
        if raw is None:
            return None
        found = self.problems.found
        return SheetNote(
            TEXT.of(raw),
            TURN.read_at(raw, path, found),
            SCENE.read_at(raw, path, found),
            SOURCE.read_at(raw, path, found),
            raw,
        )

    def scene(self, item: object, path: str) -> Scene | None:
        """Read a scene; one without an id is reported and left aside."""
        if not isinstance(item, Mapping) or not readable_scene(item):
            self.problems.add("memory_scene", path)
            return None
        return Scene(
            id=FACT_ID.of(item),
            place=PLACE.read_at(item, path, self.problems.found),
            presence=PRESENCE.read_at(item, path, self.problems.found),
            memories=MEMORIES.read_at(item, path, self.problems.found),
            raw=item,
        )

    def _with_text(self, item: object, path: str) -> Mapping[str, object] | None:
        if not isinstance(item, Mapping):
            self.problems.add("memory_fact", path)
            return None
        if not readable_fact(item):
            self.problems.add("memory_no_text", path)
            return None
        return item


def _read_presence(value: object) -> Read[Presence] | None:
    if not isinstance(value, Mapping):
        return None
    whole_read = True
    presence: dict[str, tuple[tuple[int, int | None], ...]] = {}
    for npc, spans in value.items():
        read = [_read_span(span) for span in spans] if isinstance(spans, list) else [None]
        presence[str(npc)] = tuple(span for span in read if span is not None)
        whole_read &= None not in read
    return Read(presence, whole_read)


def _read_span(value: object) -> tuple[int, int | None] | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    first, last = as_whole(value[0]), as_whole(value[1])
    if first is None or (last is None and value[1] is not None):
        return None
    return first, last


def _write_presence(value: Presence, _old: object) -> object:
    return {npc: [list(span) for span in spans] for npc, spans in value.items()}


def _read_memories(value: object) -> Read[Mapping[str, str]] | None:
    if not isinstance(value, Mapping):
        return None
    memories = {npc: line for npc, line in value.items() if isinstance(line, str)}
    return Read(memories, len(memories) == len(value))


def _write_memories(value: Mapping[str, str], old: object) -> object:
    unread = (
        {npc: line for npc, line in old.items() if not isinstance(line, str)}
        if isinstance(old, Mapping)
        else {}
    )
    return {**unread, **value}


PRESENCE: Field[Presence] = Field(
    "presencia", {}, _read_presence, _write_presence, "memory_presence"
)
MEMORIES: Field[Mapping[str, str]] = Field(
    "recuerdos", {}, _read_memories, _write_memories, "memory_no_text"
)


def read_learnt(raw: Mapping[str, object], problems: Problems) -> dict[str, dict[str, int]]:
    """Read ``{npc: {entry: turn}}``; what has another shape is reported and left aside."""
    key = "learnt" if "aprendido" not in raw and "learnt" in raw else "aprendido"
    held = raw.get(key, {})
    path = below("$", key)
    if not isinstance(held, Mapping):
        problems.add("memory_shape", path)
        return {}
    return {
        npc: _read_entries(entries, below(path, npc), problems)
        for npc, entries in held.items()
        if _is_mapping(npc, entries, path, problems)
    }


def _is_mapping(npc: object, entries: object, path: str, problems: Problems) -> bool:
    if isinstance(npc, str) and isinstance(entries, Mapping):
        return True
    problems.add("memory_learnt", below(path, str(npc)))
    return False


def _read_entries(entries: Mapping[str, object], path: str, problems: Problems) -> dict[str, int]:
    learnt: dict[str, int] = {}
    for entry, turn in entries.items():
        at = as_whole(turn)
        if at is None or not isinstance(entry, str):
            problems.add("memory_no_whole", below(path, str(entry)))
        else:
            learnt[entry] = at
    return learnt


def write_learnt(old: Raw, learnt: Mapping[str, Mapping[str, int]]) -> None:
    """Lay ``{npc: {entry: turn}}`` over what was read, in place."""
    for npc in [n for n, held in old.items() if n not in learnt and isinstance(held, dict)]:
        del old[npc]
    for npc, entries in learnt.items():
        held = old.get(npc, {})
        kept = held if isinstance(held, dict) else {}
        if kept is not held:
            old[npc + UNREAD_SUFFIX] = held
        for entry in [
            e for e, turn in kept.items() if e not in entries and as_whole(turn) is not None
        ]:
            del kept[entry]
        for entry, turn in entries.items():
            if as_whole(kept.get(entry)) != turn:
                kept[entry] = turn
        old[npc] = kept


def write_fact(fact: Fact, english: bool, add: bool) -> Raw:
    """Return the dictionary of a fact; ``add`` allows the keys of version 2."""
    raw = _copy(fact.raw)
    if add:
        _put_id(raw, fact.id, english)
    _put_dated(raw, fact.text, fact.turn, english)
    if not fact.raw or WEIGHT.of(raw) != fact.weight:
        raw[WEIGHT.key_in(raw, english)] = fact.weight
    _put_origin(raw, fact.origin, english, add)
    REINFORCEMENTS.put(raw, fact.reinforcements, english=english, add=add)
    PINNED.put(raw, fact.pinned, english=english, add=add)
    return raw


def _put_id(raw: Raw, fact_id: str, english: bool) -> None:
    """Put an id, unless one stands there that is none: it may mean something to the game."""
    key = FACT_ID.key_in(raw)
    if key not in raw or FACT_ID.read(raw[key]) is not None:
        FACT_ID.put(raw, fact_id, english=english)


def _put_dated(raw: Raw, line: str, turn: int, english: bool) -> None:
    """Put text and turn, into a record of ours even where the turn is 0."""
    TEXT.put(raw, line, english=english)
    if TEXT.key_in(raw) not in raw:
        raw[TEXT.key_in(raw, english)] = line
    if TURN.of(raw) != turn or raw.keys() <= {"id", TEXT.key_in(raw)}:
        raw[TURN.key_in(raw, english)] = turn


def _put_origin(raw: Raw, origin: Origin, english: bool, add: bool) -> None:
    key = "origin" if "origen" not in raw and ("origin" in raw or english) else "origen"
    old = raw.get(key)
    if not isinstance(old, dict):
        if not add or (key in raw and origin.kind in (OriginKind.MIGRATED, OriginKind.UNKNOWN)):
            return
        old = {}
    if KIND.key_in(old) not in old or KIND.of(old) != origin.kind:
        word = _KINDS_IN_ENGLISH[origin.kind] if english else origin.kind.value
        old[KIND.key_in(old, english)] = word
    SCENE.put(old, origin.scene, english=english)
    ORIGIN_TURN.put(old, origin.turn, english=english)
    SOURCE.put(old, origin.source, english=english)
    PRESENT.put(old, origin.present, english=english)
    raw[key] = old


def write_tombstone(stone: Tombstone, english: bool, add: bool) -> Raw:
    """Return the dictionary of a tombstone."""
    raw = _copy(stone.raw)
    _put_id(raw, stone.id, english)
    _put_dated(raw, stone.text, stone.turn, english)
    UNTIL.put(raw, stone.until, english=english)
    SCORE.put(raw, stone.score, english=english)
    return raw


def write_sheet_note(note: SheetNote, english: bool, add: bool) -> Raw:
    """Return the dictionary of a dated addition to a sheet."""
    raw = _copy(note.raw)
    _put_dated(raw, note.text, note.turn, english)
    SCENE.put(raw, note.scene, english=english)
    SOURCE.put(raw, note.source, english=english)
    return raw


def write_scene(scene: Scene, english: bool, add: bool) -> Raw:
    """Return the dictionary of a scene."""
    raw = _copy(scene.raw)
    if raw.get("id") != scene.id:
        raw["id"] = scene.id
    PLACE.put(raw, scene.place, english=english)
    PRESENCE.put(raw, scene.presence, english=english)
    MEMORIES.put(raw, scene.memories, english=english)
    return raw


def with_id(fact: Fact, fact_id: str) -> Fact:
    """Return the fact under another id."""
    return replace(fact, id=fact_id)


def _copy(raw: Mapping[str, object]) -> Raw:
    return copy.deepcopy(dict(raw))
