"""Ids as a director writes them, and the ids that are meant (spec section 8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.directors.problem import DirectorProblem
from core.model.kinds import Kind
from core.text.similarity import nearest
from core.world.world import World


@dataclass(frozen=True, slots=True)
class Resolved:
    """The ids that are known, in the order given, and what is to be said of the others."""

    ids: tuple[str, ...] = ()
    problems: tuple[DirectorProblem, ...] = ()


def resolve(world: World, kind: Kind, written: Iterable[str]) -> Resolved:
    """Resolve ids of a kind: exactly, then by a former id, then with `-` and `_` equal.

    In a world that declares no record of the kind every id is taken as it is. An unknown id, or
    one that two records answer to, becomes a problem for the Game Director.
    """
    ids: dict[str, None] = {}
    problems: list[DirectorProblem] = []
    for word in written:
        found = _candidates(world, kind, word)
        if len(found) == 1:
            ids[found[0]] = None
        else:
            problems.append(_problem(world, kind, word, found))
    return Resolved(tuple(ids), tuple(problems))


def _candidates(world: World, kind: Kind, word: str) -> list[str]:
    if not world.declares(kind) or world.find(kind, word):
        return [word]
    former = [r.id for r in world.records(kind) if word in getattr(r.data, "former_ids", ())]
    if former:
        return list(dict.fromkeys(former))
    return [id for id in world.ids(kind) if _level(id) == _level(word)]


def _level(id: str) -> str:
    return id.replace("-", "_")


def _problem(world: World, kind: Kind, word: str, found: list[str]) -> DirectorProblem:
    if found:
        return DirectorProblem.of("director_ambiguous_id", kind=kind.value, id=word)
    guess = nearest(word, world.ids(kind))
    if guess is None:
        return DirectorProblem.of("unknown_id", kind=kind.value, id=word)
    return DirectorProblem.of("unknown_id_nearest", kind=kind.value, id=word, nearest=guess)
