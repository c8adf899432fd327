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
from core.validation.shape_rules import EXPECTATIONS, issue_of
from core.world.lore_file import Record
from core.world.world import World


def problems_of(world: World, handle: int) -> tuple[Difference, ...]:
    """What keeps a case from being run; empty when it is sound. Raises KeyError."""
    record = world.record(handle)
    if not isinstance(record.data, Case):
        return (Difference("case_broken"),)
    return (*_unread(world, record), *_problems(world, record.data))


def _unread(world: World, record: Record) -> Iterator[Difference]:
    """Keys that are not read, or not all of them: what they expect would never be checked."""
    own = world.file(record.file).style.vocabulary
    for problem in record.problems:
        issue = issue_of(record, problem, own)
        yield Difference(issue.code, str(issue.values["key"]), issue.params)


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
    if case.answer is None and not case.query.strip():
        yield Difference("no_query")
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
