"""Reads a save and its trace for the inspector; runs in any thread and writes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from core.memory.problems import Problem
from core.memory.replay import Replay, replay
from core.memory.trace import Record, read_trace_file
from core.saves import (
    LikelyState,
    MappedState,
    SaveFile,
    StateMapping,
    likely_state,
    mapped_state,
    read_save,
)

TRACE_ENDING = ".jsonl"
_MOST_TRACES = 200
Stamp = tuple[int, int]
NOWHERE = StateMapping()
_NOTHING = MappedState(None, (), ())


@dataclass(frozen=True, slots=True)
class OpenedSave:
    """A save as it was read; `stamp` tells whether the file has changed since.

    `mapping` is where somebody said that place and quests stand, `mapped` what stands there.
    """

    path: Path
    save: SaveFile
    likely: LikelyState
    stamp: Stamp | None
    traces: tuple[Path, ...] = ()
    mapping: StateMapping = NOWHERE
    mapped: MappedState = _NOTHING
    password: str | None = field(default=None, repr=False)

    @property
    def place(self) -> str | None:
        """Where the player is: where it was pointed at, else by likely names."""
        if self.mapping.place is not None and self.mapping.place not in self.mapped.missing:
            return self.mapped.place
        return self.likely.places[0].place if self.likely.places else None

    @property
    def quests(self) -> tuple[str, ...] | None:
        """The completed quests, likewise; None when nothing in the save looks like them."""
        if self.mapping.quests is not None and self.mapping.quests not in self.mapped.missing:
            return self.mapped.quests
        return self.likely.quests[0].quests if self.likely.quests else None

    @property
    def used(self) -> StateMapping:
        """The paths that `place` and `quests` are taken from."""
        mine, likely, missing = self.mapping, self.likely.mapping, self.mapped.missing
        return StateMapping(
            mine.place if mine.place is not None and mine.place not in missing else likely.place,
            mine.quests
            if mine.quests is not None and mine.quests not in missing
            else likely.quests,
        )


@dataclass(frozen=True, slots=True)
class OpenedTrace:
    """A trace that was replayed, with what in it was not understood."""

    path: Path
    records: tuple[Record, ...]
    replay: Replay
    problems: tuple[Problem, ...]


def stamp_of(path: Path) -> Stamp | None:
    """When and how large the file is; None when it cannot be looked at."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def open_save(
    path: Path,
    password: str | None = None,
    check: Callable[[], None] = lambda: None,
    mapping: StateMapping = NOWHERE,
) -> OpenedSave:
    """Read a save. Raises SaveError, and whatever `check` raises to stop between the steps."""
    stamp = stamp_of(path)
    save = read_save(path, password)
    check()
    likely = likely_state(save.tree, [found.steps for found in save.candidates])
    opened = OpenedSave(path, save, likely, stamp, traces_beside(path), password=password)
    return pointed(opened, mapping)


def pointed(opened: OpenedSave, mapping: StateMapping) -> OpenedSave:
    """The save with its place and quests read where a mapping points."""
    if mapping == opened.mapping:
        return opened
    mapped = mapped_state(opened.save.tree, mapping, opened.password)
    return replace(opened, mapping=mapping, mapped=mapped)


def open_trace(path: Path) -> OpenedTrace:
    """Read and replay a trace. Raises UnreadableFile."""
    trace = read_trace_file(path)
    replayed = replay(trace.records)
    problems = (*trace.problems, *replayed.problems)
    return OpenedTrace(path, trace.records, replayed, problems)


def trace_until(trace: OpenedTrace, turn: int) -> OpenedTrace:
    """The trace as far as the turn of a save: what was said later, nobody in it has heard."""
    records = tuple(r for r in trace.records if r.turn is None or r.turn <= turn)
    if len(records) == len(trace.records):
        return trace
    return OpenedTrace(trace.path, records, replay(records), trace.problems)


def traces_beside(path: Path) -> tuple[Path, ...]:
    """The traces in the save's folder, the one of the same name first."""
    try:
        found = sorted(p for p in path.parent.glob(f"*{TRACE_ENDING}") if p != path)
    except OSError:
        return ()
    found.sort(key=lambda p: not _belongs(p, path))
    return tuple(found[:_MOST_TRACES])


def best_trace(opened: OpenedSave) -> Path | None:
    """The trace beside the save that bears its name."""
    first = opened.traces[0] if opened.traces else None
    return first if first is not None and _belongs(first, opened.path) else None


def _belongs(trace: Path, save: Path) -> bool:
    return trace.stem == save.stem or trace.stem == save.name
