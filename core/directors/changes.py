"""Checking the changes of state that the Game Director proposes (spec section 8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.directors.problem import DirectorProblem
from core.directors.roster import resolve
from core.directors.ruling import Proposed
from core.knowledge.quests import available
from core.model.kinds import Kind
from core.world.world import World


@dataclass(frozen=True, slots=True)
class Changed:
    """The changes that hold, and why the others do not."""

    place: str | None = None
    quests: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    problems: tuple[DirectorProblem, ...] = ()

    def as_json(self) -> dict[str, object]:
        """The changes for a trace."""
        lists = {"quests": self.quests, "items": self.items, "lost": self.lost}
        shown: dict[str, object] = {name: list(ids) for name, ids in lists.items() if ids}
        if self.place is not None:
            shown["place"] = self.place
        if self.problems:
            shown["problems"] = [problem.as_json() for problem in self.problems]
        return shown


def validated(world: World, proposed: Iterable[Proposed], done: Iterable[str]) -> Changed:
    """Check proposals against the world: the place is known, the quest can be completed next.

    The world declares no items, so any id is one.
    """
    place: str | None = None
    quests: list[str] = []
    items: list[str] = []
    lost: list[str] = []
    problems: list[DirectorProblem] = []
    for change in proposed:
        if change.kind == "place":
            found = resolve(world, Kind.PLACE, [change.id])
            problems += found.problems
            place = found.ids[0] if found.ids else place
        elif change.kind == "quest":
            id, wrong = _quest(world, change.id, (*done, *quests))
            quests += id
            problems += wrong
        elif change.kind == "item":
            (lost if change.gone else items).append(change.id)
        else:
            problems.append(DirectorProblem.of("director_change_kind", what=change.kind))
    return Changed(place, tuple(quests), tuple(items), tuple(lost), tuple(problems))


def _quest(
    world: World, written: str, done: Iterable[str]
) -> tuple[tuple[str, ...], tuple[DirectorProblem, ...]]:
    found = resolve(world, Kind.QUEST, [written])
    if found.problems:
        return (), found.problems
    quest = found.ids[0]
    if quest in done:
        return (), ()
    if world.declares(Kind.QUEST) and quest not in available(world, done):
        return (), (DirectorProblem.of("director_quest_too_soon", quest=quest),)
    return (quest,), ()
