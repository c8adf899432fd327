"""A game to play scenes in: from nothing, or from a copy of a save. Read in any thread."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from core.directors.game import Game, Opening
from core.errors import CannotSave
from core.files.atomic import write_files
from core.memory.form import to_json
from core.memory.state import CURRENT_VERSION, MemoryState, with_renamed
from core.model.kinds import Kind
from core.saves import (
    Candidate,
    SaveFile,
    StateMapping,
    likely_state,
    lost_in_version,
    mapped_state,
    plain,
    read_save,
    with_state,
    write_copy,
)
from core.world.former_ids import former_ids
from core.world.world import World

_UNKNOWN = StateMapping()


@dataclass(frozen=True, slots=True)
class Source:
    """Where a game comes from; without a save it is a fresh state."""

    save: SaveFile | None = None
    candidate: Candidate | None = None
    place: str | None = None
    quests: tuple[str, ...] = ()
    mapping: StateMapping = _UNKNOWN
    """Where the save keeps its place and its quests."""

    @property
    def name(self) -> str:
        """The save's file name, "" for a fresh state."""
        return self.save.path.name if self.save is not None and self.save.path is not None else ""

    def opening(self, world: World) -> Opening:
        """What the game starts from, by the ids that the world has now."""
        now = former_ids(world)
        memory = self.candidate.state if self.candidate is not None else MemoryState()
        return Opening(
            with_renamed(memory, now),
            frozenset(now.get(quest, quest) for quest in self.quests),
            place=now.get(self.place, self.place) if self.place else None,
        )


def read_source(path: Path, mapping: StateMapping | None = None) -> Source:
    """Read a save; it is never written. What `mapping` points at goes before what is guessed.

    Raises SaveError.
    """
    save = read_save(path)
    guessed = likely_state(save.tree, [found.steps for found in save.candidates]).mapping
    wanted = mapping or StateMapping()
    used = StateMapping(wanted.place or guessed.place, wanted.quests or guessed.quests)
    found = mapped_state(save.tree, used)
    first = save.candidates[0] if save.candidates else None
    return Source(save, first, found.place, found.quests, used)


def mapping_of(inspector: Mapping[str, Any], world: str) -> StateMapping:
    """Where saves of a world keep place and quests, as the user pointed at it in the inspector."""
    known = inspector.get("mappings")
    held = known.get(world) if isinstance(known, Mapping) else None
    if not isinstance(held, Mapping):
        return StateMapping()
    paths = (held.get(name) for name in ("place", "quests"))
    return StateMapping(*(path if isinstance(path, str) else None for path in paths))


def write_game(target: Path, source: Source, game: Game, world: World) -> tuple[str, ...]:
    """Write the game as it is now into a copy of its save, or as a save of its own.

    What the save has no place for is returned: "place", "quests", "items". Raises CannotSave,
    also when the target is the save itself.
    """
    items = ("items",) if game.items else ()
    if source.save is None:
        _write_own(target, game, None)
        return items
    place, quests = _as_saved(source, game, world)
    tree, missing = with_state(source.save.tree, source.mapping, place, quests)
    save = replace(source.save, tree=tree)
    if source.candidate is None:
        _check_other(target, source.save)
        _write_own(target, game, save)
        return (*missing, *items)
    held = replace(source.candidate, state=game.memory)
    lossy = bool(lost_in_version(held, 1)) or game.memory.version < CURRENT_VERSION
    write_copy(target, save, held, CURRENT_VERSION if lossy else None)
    return (*missing, *items)


def _as_saved(source: Source, game: Game, world: World) -> tuple[str | None, tuple[str, ...]]:
    """Place and quests by the ids that the save has for them, which may be former ones."""
    now = former_ids(world)
    opened = source.opening(world)
    place = source.place if game.stage.place == opened.place else game.stage.place
    held = [quest for quest in source.quests if now.get(quest, quest) in game.quests]
    known = {now.get(quest, quest) for quest in held}
    new = [quest for quest in world.ids(Kind.QUEST) if quest in game.quests - known]
    others = sorted(game.quests - known - set(new))
    return place, (*held, *new, *others)


def _write_own(target: Path, game: Game, save: SaveFile | None) -> None:
    """A save of ours: place, quests and memories, in what a save without memories held."""
    tree = plain(save.tree) if save is not None else {}
    whole: dict[str, Any] = dict(tree) if isinstance(tree, dict) else {"save": tree}
    if save is None:
        whole = {"place": game.stage.place, "completed_quests": sorted(game.quests)}
    name = "memory"
    while name in whole:
        name = f"{name}_"
    whole[name] = json.loads(to_json(game.memory, CURRENT_VERSION))
    text = json.dumps(whole, ensure_ascii=False, indent="\t", allow_nan=False) + "\n"
    write_files(target.parent, {target.name: text.encode("utf-8", "backslashreplace")})


def _check_other(target: Path, save: SaveFile) -> None:
    if save.path is not None and target.exists() and target.samefile(save.path):
        raise CannotSave("copy_over_save", path=target)
