"""The moments that can be compared: this save, the saves beside it, any file, scenes of the trace."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QCoreApplication

from core.errors import UnreadableFile
from core.memory.state import MemoryState, with_renamed
from core.saves import read_save
from editor.memory.folder import Folder, same_memory
from editor.memory.inspected import Inspected
from editor.memory.reading import OpenedTrace, trace_until

MomentKind = Literal["here", "file", "trace"]
MOST_SCENES = 300


@dataclass(frozen=True, slots=True)
class Choice:
    """One moment: this save, a file, or the trace as far as a turn (None: not known yet)."""

    kind: MomentKind
    title: str
    turn: int | None = None
    path: Path | None = None


def here(inspected: Inspected) -> Choice:
    """The save that is open."""
    words = QCoreApplication.translate("Memory", "turn {turn} · this save")
    turn = inspected.state.turn
    return Choice("here", words.format(turn=turn), turn, inspected.opened.path)


def choices(inspected: Inspected, folder: Folder | None, extra: tuple[Path, ...]) -> list[Choice]:
    """Everything that can be compared now, this save first."""
    found = [here(inspected)]
    if folder is not None:
        pairs = zip(folder.paths, folder.timeline.moments, strict=True)
        for path, moment in pairs:
            if path != inspected.opened.path:
                found.append(_file(path, moment.turn))
    known = {choice.path for choice in found}
    found += [_file(path, None) for path in extra if path not in known]
    if inspected.trace is not None:
        found += _scenes(inspected)
    return found


def _file(path: Path, turn: int | None) -> Choice:
    if turn is None:
        return Choice("file", path.name, None, path)
    words = QCoreApplication.translate("Memory", "turn {turn} · {name}")
    return Choice("file", words.format(name=path.name, turn=turn), turn, path)


def _scenes(inspected: Inspected) -> list[Choice]:
    """The trace at the end of each of its scenes, the latest first."""
    ends: dict[str, int] = {}
    for line in inspected.log.lines:
        if line.scene is not None:
            ends[line.scene] = line.turn
    words = QCoreApplication.translate("Memory", "turn {turn} · trace, scene {scene}")
    found = [
        Choice("trace", words.format(scene=scene, turn=turn), turn) for scene, turn in ends.items()
    ]
    return found[::-1][:MOST_SCENES]


@dataclass(frozen=True, slots=True)
class Source:
    """What is needed to read a moment in another thread."""

    state: MemoryState
    memory: str
    password: str | None
    renamed: dict[str, str]
    trace: OpenedTrace | None


def source_of(inspected: Inspected) -> Source:
    """Take it from what is looked at."""
    return Source(
        inspected.state,
        inspected.candidate.path,
        inspected.opened.password,
        inspected.names.renamed,
        inspected.trace,
    )


def state_at(choice: Choice, source: Source) -> MemoryState:
    """The memory at a moment, by the ids of now. Raises SaveError, UnreadableFile."""
    return with_renamed(_state_at(choice, source), source.renamed)


def _state_at(choice: Choice, source: Source) -> MemoryState:
    if choice.kind == "file" and choice.path is not None:
        save = read_save(choice.path, source.password)
        found = same_memory(save, source.memory)
        if found is None:
            raise UnreadableFile("no_memory", path=choice.path)
        return found.state
    if choice.kind == "trace" and source.trace is not None and choice.turn is not None:
        return trace_until(source.trace, choice.turn).replay.state
    return source.state
