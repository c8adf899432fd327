"""What is wrong with a case itself, so that it cannot pass by saying nothing."""

from __future__ import annotations

from collections.abc import Iterator

from core.cases.findings_form import read_finding
from core.cases.result import Difference
from core.errors import LoremaskError
from core.knowledge.ids import is_known, unknown_id
from core.model.kinds import Kind
from core.model.records import Case
from core.model.state import PROFILES
from core.world.world import World

EXPECTATIONS = ("retrieves", "masks", "not_retrieves", "context_has", "context_lacks")
"""The list fields of a case that expect something; `answer` and `findings` go together."""


def problems_of(world: World, case: Case) -> tuple[Difference, ...]:
    """What keeps a case from being run; empty when it is sound."""
    return tuple(_problems(world, case))


def _problems(world: World, case: Case) -> Iterator[Difference]:
    yield from _unknown_ids(world, case)
    if case.profile not in PROFILES:
        yield Difference("case_profile", case.profile, (("known", PROFILES),))
    if case.k < 1:
        yield Difference("case_k", str(case.k))
    if case.findings and case.answer is None:
        yield Difference("case_no_answer")
    for text in case.findings:
        if read_finding(text) is None:
            yield Difference("case_finding_form", text)
    if case.answer is None and not any(getattr(case, name) for name in EXPECTATIONS):
        yield Difference("case_empty")


def _unknown_ids(world: World, case: Case) -> Iterator[Difference]:
    return (_unknown(unknown_id(world, kind, id)) for kind, id in missing_ids(world, case))


def missing_ids(world: World, case: Case) -> Iterator[tuple[Kind, str]]:
    """The ids a case names that the world does not have."""
    asked = [(Kind.NPC, case.npc), (Kind.PLACE, case.place)]
    asked += [(Kind.QUEST, quest) for quest in case.quests]
    for kind, id in asked:
        if id is not None and not is_known(world, kind, id):
            yield kind, id
    for id in dict.fromkeys((*case.retrieves, *case.masks, *case.not_retrieves)):
        if not world.find(Kind.ENTRY, id):
            yield Kind.ENTRY, id


def _unknown(error: LoremaskError) -> Difference:
    params = {name: value for name, value in error.params.items() if name != "nearest"}
    nearest = error.params.get("nearest")
    extra = () if nearest is None else (("nearest", nearest),)
    return Difference(error.code, str(error.params["id"]), (*params.items(), *extra))
