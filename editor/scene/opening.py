"""A game to play scenes in: from nothing, or from a copy of a save. Read in any thread."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from core.directors.game import Opening
from core.files.atomic import write_files
from core.memory.form import to_json
from core.memory.state import CURRENT_VERSION, MemoryState, with_renamed
from core.model.kinds import Kind
from core.saves import Candidate, SaveFile, likely_state, lost_in_version, read_save, write_copy
from core.world.world import World

_RENAMED = (Kind.NPC, Kind.PLACE, Kind.QUEST, Kind.ENTRY)


@dataclass(frozen=True, slots=True)
class Source:
    """Where a game comes from; without a save it is a fresh state."""

    save: SaveFile | None = None
    candidate: Candidate | None = None
    place: str | None = None
    quests: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The save's file name, "" for a fresh state."""
        return self.save.path.name if self.save is not None and self.save.path is not None else ""

    def opening(self, world: World) -> Opening:
        """What the game starts from, by the ids that the world has now."""
        now = _former_ids(world)
        memory = self.candidate.state if self.candidate is not None else MemoryState()
        return Opening(
            with_renamed(memory, now),
            frozenset(now.get(quest, quest) for quest in self.quests),
            place=now.get(self.place, self.place) if self.place else None,
        )


def read_source(path: Path) -> Source:
    """Read a save; it is never written. Raises SaveError."""
    save = read_save(path)
    likely = likely_state(save.tree, [found.steps for found in save.candidates])
    return Source(
        save,
        save.candidates[0] if save.candidates else None,
        likely.places[0].place if likely.places else None,
        likely.quests[0].quests if likely.quests else (),
    )


def write_game(target: Path, source: Source, memory: MemoryState) -> None:
    """Write the memories as they are now into a copy of the save, or by themselves.

    Raises CannotSave, also when the target is the save itself.
    """
    if source.save is not None and source.candidate is not None:
        held = replace(source.candidate, state=memory)
        lossy = bool(lost_in_version(source.candidate, 1)) or memory.version < CURRENT_VERSION
        write_copy(target, source.save, held, CURRENT_VERSION if lossy else None)
        return
    text = to_json(memory, CURRENT_VERSION) + "\n"
    write_files(target.parent, {target.name: text.encode("utf-8")})


def _former_ids(world: World) -> dict[str, str]:
    return {
        old: str(record.id)
        for kind in _RENAMED
        for record in world.records(kind)
        for old in getattr(record.data, "former_ids", ())
        if not world.find(kind, old)
    }
