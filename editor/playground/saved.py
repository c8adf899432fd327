"""What a save of a game says of the state to ask in; read in any thread, written never."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from core.cases.bundle_names import player_names
from core.errors import UnreadableFile
from core.memory.log import Line
from core.memory.replay import replay
from core.memory.state import MemoryState, with_renamed
from core.memory.trace import read_trace_file
from core.model.state import GameState
from core.saves import likely_state, read_save
from core.world.former_ids import former_ids
from core.world.world import World
from editor.playground.talk import Companion

_TRACE_ENDING = ".jsonl"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What was found in a save; `memories` counts the memories it holds, the first is used."""

    path: Path
    place: str | None
    quests: tuple[str, ...] | None
    memory: MemoryState | None
    heard: tuple[Line, ...]
    names: tuple[str, ...]
    memories: int
    where: str = ""


def read_game(path: Path) -> SavedGame:
    """Read a save, and the trace beside it that bears its name. Raises SaveError."""
    save = read_save(path)
    likely = likely_state(save.tree, [found.steps for found in save.candidates])
    first = save.candidates[0] if save.candidates else None
    memory = first.state if first is not None else None
    return SavedGame(
        path,
        likely.places[0].place if likely.places else None,
        likely.quests[0].quests if likely.quests else None,
        memory,
        _heard(path, memory),
        player_names(save.tree),
        len(save.candidates),
        first.path if first is not None else "",
    )


def _heard(path: Path, memory: MemoryState | None) -> tuple[Line, ...]:
    """The lines of the save's trace up to its turn; nothing where there is none to be read."""
    trace = path.with_suffix(_TRACE_ENDING)
    if memory is None or trace == path or not trace.is_file():
        return ()
    try:
        records = read_trace_file(trace).records
    except UnreadableFile:
        return ()
    log = replay(r for r in records if r.turn is None or r.turn <= memory.turn).log
    return tuple(log)


def state_of(game: SavedGame, world: World, before: GameState) -> GameState:
    """The state to ask in, by the ids the world has now; what a save does not say stays."""
    now = former_ids(world)
    place = before.place if game.place is None else now.get(game.place, game.place)
    quests = before.quests
    if game.quests is not None:
        quests = frozenset(now.get(quest, quest) for quest in game.quests)
    memory = memory_of(game, world)
    learnt = memory.learnt if memory is not None else {}
    return replace(before, place=place, quests=quests, learnt=learnt)


def memory_of(game: SavedGame, world: World) -> MemoryState | None:
    """The memory by the ids the world has now."""
    return None if game.memory is None else with_renamed(game.memory, former_ids(world))


def companion_of(game: SavedGame, world: World) -> Companion:
    """What the NPCs of a save bring into the conversation."""
    return Companion(memory_of(game, world), game.heard, game.names)
