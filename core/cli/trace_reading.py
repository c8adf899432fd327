"""Reading and replaying a trace for commands, NPCs under the ids they have now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from core.memory.log import Line, is_nobody
from core.memory.problems import Problem
from core.memory.replay import Replay, Replayer
from core.memory.state import MemoryState, Noting
from core.memory.trace import Event, Record, read_trace_file

_NOBODY: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Played:
    """The records of a trace, what they come to, and everything that was not understood."""

    records: Sequence[Record]
    replay: Replay
    problems: tuple[Problem, ...]


def records_of(
    path: Path, ids: Mapping[str, str] = _NOBODY
) -> tuple[Sequence[Record], tuple[Problem, ...]]:
    """The records of a trace file and its problems. Raises UnreadableFile."""
    trace = read_trace_file(path)
    return tuple(renamed(record, ids) for record in trace.records), trace.problems


def played(path: Path, memory: MemoryState | None, ids: Mapping[str, str] = _NOBODY) -> Played:
    """Replay a trace file on top of a memory. Raises UnreadableFile."""
    records, problems = records_of(path, ids)
    replayer = Replayer(memory or MemoryState(), Noting())
    for record in records:
        replayer.feed(record)
    result = replayer.result()
    return Played(records, result, (*problems, *result.problems))


def renamed(record: Record, ids: Mapping[str, str]) -> Record:
    """A record with NPC ids replaced, old id -> new id."""
    if not ids:
        return record
    if isinstance(record, Line):
        present = record.present
        now = None if present is None else tuple(ids.get(npc, npc) for npc in present)
        return replace(record, speaker=ids.get(record.speaker, record.speaker), present=now)
    return replace(record, data={key: _renamed(key, v, ids) for key, v in record.data.items()})


def _renamed(key: str, value: object, ids: Mapping[str, str]) -> object:
    if key == "npc" and isinstance(value, str):
        return ids.get(value, value)
    if key == "present" and isinstance(value, list):
        return [ids.get(npc, npc) if isinstance(npc, str) else npc for npc in value]
    if key in ("memories", "sheets") and isinstance(value, dict):
        return {ids.get(npc, npc): line for npc, line in value.items()}
    return value


def people(played: Played) -> tuple[str, ...]:
    """Every NPC that the trace is about, first seen first."""
    named: dict[str, None] = {}
    for record in played.records:
        if isinstance(record, Event):
            named.update(dict.fromkeys(_named(record)))
        else:
            there = (*(record.present or ()), record.speaker)
            named.update(dict.fromkeys(npc for npc in there if npc and not is_nobody(npc)))
    named.update(dict.fromkeys((*played.replay.log.npcs, *played.replay.state.npcs)))
    return tuple(named)


def _named(event: Event) -> Sequence[str]:
    npc, present = event.data.get("npc"), event.data.get("present")
    named = [npc] if isinstance(npc, str) and npc else []
    if isinstance(present, list):
        named += [n for n in present if isinstance(n, str) and n and not is_nobody(n)]
    return named
