"""Reads a save and its trace for the inspector; runs in any thread and writes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from core.memory.problems import Problem
from core.memory.replay import Replay, replay
from core.memory.trace import read_trace_file
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
    likely = likely_state(save.tree)
    return OpenedSave(path, save, likely, stamp, traces_beside(path))


def open_trace(path: Path) -> OpenedTrace:
    """Read and replay a trace. Raises UnreadableFile."""
    trace = read_trace_file(path)
    replayed = replay(trace.records)
    return OpenedTrace(path, replayed, (*trace.problems, *replayed.problems))


def traces_beside(path: Path) -> tuple[Path, ...]:
    """The traces in the save's folder, the one of the same name first."""
    try:
        found = sorted(p for p in path.parent.glob(f"*{TRACE_ENDING}") if p != path)
    except OSError:
        return ()
    found.sort(key=lambda p: not _belongs(p, path))
    return tuple(found[:_MOST_TRACES])


def best_trace(opened: OpenedSave) -> Path | None:
    """The trace that is most likely this save's: the same name, or the only one there."""
    first = opened.traces[0] if opened.traces else None
    if first is not None and (_belongs(first, opened.path) or len(opened.traces) == 1):
        return first
    return None


def _belongs(trace: Path, save: Path) -> bool:
    return trace.stem == save.stem or trace.stem == save.name
