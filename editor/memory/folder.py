"""The saves beside a save, read in any thread: what a timeline and a comparison are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from core.memory.state import MemoryState, with_renamed
from core.memory.timeline import Moment, Timeline, moment_of, timeline
from core.saves import Candidate, SaveError, SaveFile, read_save
from editor.memory.reading import TRACE_ENDING

MOST_SAVES = 200
Renamed = dict[str, str]
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of saves by turn: `paths` are those of the timeline's moments.

    `unread` counts files that are no save or hold no memory, `passed_over` those beyond the most
    that are read.
    """

    timeline: Timeline
    paths: tuple[Path, ...]
    unread: int = 0
    passed_over: int = 0

    def place_of(self, path: Path) -> int | None:
        """Where a save stands in the timeline."""
        return self.paths.index(path) if path in self.paths else None


def read_folder_beside(
    path: Path,
    memory: str,
    password: str | None,
    renamed: Renamed,
    progress: Progress = lambda done, total: None,
) -> Folder:
    """Read the saves in the folder of a save, the memory at the same path where they have one.

    `progress` gets files done and files in all; it may raise to stop.
    """
    files = _files(path)
    found: list[tuple[Path, Moment]] = []
    for done, file in enumerate(files[:MOST_SAVES]):
        progress(done, min(len(files), MOST_SAVES))
        state = memory_in(file, memory, password)
        if state is not None:
            found.append((file, moment_of(file.name, with_renamed(state, renamed))))
    found.sort(key=lambda pair: pair[1].turn)
    line = timeline(moment for _, moment in found)
    read = min(len(files), MOST_SAVES)
    return Folder(line, tuple(p for p, _ in found), read - len(found), len(files) - read)


def _files(path: Path) -> list[Path]:
    """The files beside a save, itself first, then by name; traces are none."""
    try:
        beside = [p for p in path.parent.iterdir() if p.is_file() and p != path]
    except OSError:
        beside = []
    kept = (p for p in sorted(beside) if p.suffix.lower() != TRACE_ENDING)
    return [path, *(p for p in kept if not p.name.startswith("."))]


def memory_in(path: Path, memory: str, password: str | None) -> MemoryState | None:
    """The memory of a save, that at `memory` when it has one there; None without any."""
    try:
        save = read_save(path, password)
    except SaveError:
        return None
    candidate = same_memory(save, memory)
    return candidate.state if candidate is not None else None


def same_memory(save: SaveFile, memory: str) -> Candidate | None:
    """The memory at a path of another save, or else the one with most facts."""
    here = next((c for c in save.candidates if c.path == memory), None)
    return here or max(save.candidates, key=lambda c: c.fact_count, default=None)
