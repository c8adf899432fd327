"""Reads a save and its trace for the inspector; runs in any thread and writes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from core.memory.problems import Problem
from core.memory.replay import Replay, replay
from core.memory.trace import Record, read_trace_file
from core.saves import LikelyState, SaveFile, likely_state, read_save

TRACE_ENDING = ".jsonl"
_MOST_TRACES = 200
Stamp = tuple[int, int]


@dataclass(frozen=True, slots=True)
class OpenedSave:
    """A save as it was read; `stamp` tells whether the file has changed since."""

    path: Path
    save: SaveFile
    likely: LikelyState
    stamp: Stamp | None
    traces: tuple[Path, ...] = ()


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
    path: Path, password: str | None = None, check: Callable[[], None] = lambda: None
) -> OpenedSave:
    """Read a save. Raises SaveError, and whatever `check` raises to stop between the steps."""
    stamp = stamp_of(path)
    save = read_save(path, password)
    check()
    likely = likely_state(save.tree, [found.steps for found in save.candidates])
    return OpenedSave(path, save, likely, stamp, traces_beside(path))


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
