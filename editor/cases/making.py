"""Edits that make cases: an empty one, a copy, one of a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.cases.making import case_from, file_for_cases
from core.model.kinds import Kind
from core.model.state import DEFAULT_K, GameState
from core.retrieval import Retriever
from core.world import build
from core.world.edits import Edit
from core.world.free_ids import free_id
from core.world.world import World

_IDS = {"es": "caso_nuevo", "pt": "caso_novo"}


def new_case(world: World, near: int | None) -> Edit | None:
    """The edit that adds an empty case behind `near`; None when no file can be written."""
    id = free_id(_IDS.get(world.language, "new_case"), world.known_ids(Kind.CASE))
    return _added(world, {"id": id, "query": ""}, near)


def case_of(world: World, retriever: Retriever, question: Mapping[str, Any]) -> Edit | None:
    """The edit that adds a case which expects what happens now; None without a file for it.

    `question` has `query`, and `state` (a GameState) or `npc`, `place`, `quests`, `k` and
    `profile`; with an `answer` also `findings`, by default those made now.
    """
    state = question.get("state")
    if not isinstance(state, GameState):
        state = _state_of(question)
    answer = question.get("answer")
    findings = question.get("findings")
    fields = case_from(
        world,
        retriever,
        str(question.get("query") or ""),
        state,
        None if answer is None else str(answer),
        None if findings is None else [str(text) for text in findings],
    )
    return _added(world, fields, None)


def _state_of(question: Mapping[str, Any]) -> GameState:
    return GameState(
        question.get("npc") or None,
        question.get("place") or None,
        frozenset(map(str, question.get("quests") or ())),
        k=int(question.get("k") or DEFAULT_K),
        profile=str(question.get("profile") or "lexical"),
    )


def _added(world: World, fields: Mapping[str, object], near: int | None) -> Edit | None:
    """Behind a case that is near if its file can be written, else where cases are kept."""
    if near is not None and near in world:
        file = world.record(near).file
        if world.file(file).read_only is None:
            return build.add(world, Kind.CASE, file, fields, after=near)
    target = _target(world)
    return None if target is None else build.add(world, Kind.CASE, target, fields)


def _target(world: World) -> int | None:
    found = file_for_cases(world)
    if found is not None:
        return found
    writable = (file.handle for file in world.lore_files if file.read_only is None)
    return next(writable, None)
