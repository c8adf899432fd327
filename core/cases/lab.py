"""The paraphrase lab: how often the profiles find what players' questions are about.

A file of questions is JSON lines: `{"query", "npc", "place", "quests", "expects": [ids]}`.
"""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from core.cases.result import Difference, missing
from core.errors import UnreadableFile
from core.knowledge.ids import is_known, unknown_id
from core.model.kinds import Kind
from core.model.state import PROFILES, GameState
from core.retrieval import Retriever
from core.world.opening import read_bytes
from core.world.world import World

DEEPEST = 5
"""recall@5 is the deepest that is asked for; MRR looks at everything that is retrieved."""
_EVERYTHING = 1_000_000

Progress = Callable[[int, int], object]


class Question(BaseModel):
    """One question of a player, and the ids of the entries that answer it."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)

    query: str
    npc: str | None = None
    place: str | None = None
    quests: list[str] = Field(default_factory=list)
    expects: list[str] = Field(min_length=1)

    def state(self, profile: str, k: int) -> GameState:
        """The state it is asked in."""
        return GameState(self.npc, self.place, frozenset(self.quests), k=k, profile=profile)


@dataclass(frozen=True, slots=True)
class Miss:
    """An expected entry that is not among the first five, and the first gate that stopped it."""

    number: int
    query: str
    id: str
    why: Difference


@dataclass(frozen=True, slots=True)
class Score:
    """One profile over all questions, each figure a mean from 0 to 1.

    `recall_1` and `recall_5`: the share of the expected ids among the first one or five, a
    question that expects n ids counting as answered at 1 by any of them. `mrr`: one by the rank
    of the first expected id. `found_1`, `found_5`: how many questions have one of theirs there.
    """

    profile: str
    questions: int
    recall_1: float
    recall_5: float
    mrr: float
    found_1: int
    found_5: int
    misses: tuple[Miss, ...]


def read_questions(path: Path) -> tuple[Question, ...]:
    """Read a file of questions. Raises UnreadableFile with the line that is none."""
    found = []
    lines = read_bytes(path).removeprefix(codecs.BOM_UTF8).splitlines()
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                found.append(Question.model_validate_json(line))
            except ValidationError as error:
                raise _no_question(error, path, number) from None
    if not found:
        raise UnreadableFile("lab_empty", path=path)
    return tuple(found)


def _no_question(error: ValidationError, path: Path, line: int) -> UnreadableFile:
    first = error.errors(include_url=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    reason = f"{where}: {first['msg']}" if where else first["msg"]
    return UnreadableFile("lab_question", {"reason": reason}, path=path, line=line)


def unknown_ids(world: World, questions: Iterable[Question]) -> tuple[tuple[int, Difference], ...]:
    """The ids in questions that the world does not have, each with the question's number."""
    return tuple(
        (number, Difference(error.code, str(error.params["id"]), tuple(error.params.items())))
        for number, question in enumerate(questions, start=1)
        for kind, id in _mentioned(question)
        if not (world.find(kind, id) if kind is Kind.ENTRY else is_known(world, kind, id))
        for error in (unknown_id(world, kind, id),)
    )


def _mentioned(question: Question) -> Iterator[tuple[Kind, str]]:
    if question.npc is not None:
        yield Kind.NPC, question.npc
    if question.place is not None:
        yield Kind.PLACE, question.place
    for quest in question.quests:
        yield Kind.QUEST, quest
    for id in question.expects:
        yield Kind.ENTRY, id


def _in_silence(done: int, total: int) -> None:
    """Nobody is told."""


def measure(
    world: World,
    retriever: Retriever,
    questions: Sequence[Question],
    profiles: Sequence[str] = PROFILES,
    progress: Progress = _in_silence,
) -> tuple[Score, ...]:
    """Ask every question in each profile. Raises UnknownId for a profile that is none.

    `progress` is told how many answers there are, of how many; what it raises stops the work.
    """
    total = len(questions) * len(profiles)
    return tuple(
        _measure(world, retriever, questions, profile, _from(progress, at * len(questions), total))
        for at, profile in enumerate(profiles)
    )


def _from(progress: Progress, before: int, total: int) -> Callable[[int], object]:
    return lambda done: progress(before + done, total)


@dataclass(frozen=True, slots=True)
class _Asked:
    """What one question came to: the rank of each expected id, if it was retrieved at all."""

    ranks: tuple[int | None, ...]
    misses: tuple[Miss, ...]

    @property
    def first(self) -> int | None:
        """The best rank."""
        return min((rank for rank in self.ranks if rank is not None), default=None)

    def recall(self, k: int) -> float:
        """The share of the ids within the first k; at most k ids can be there."""
        found = sum(rank is not None and rank <= k for rank in self.ranks)
        return found / min(k, len(self.ranks))


def _measure(
    world: World,
    retriever: Retriever,
    questions: Sequence[Question],
    profile: str,
    progress: Callable[[int], object],
) -> Score:
    asked = []
    for number, question in enumerate(questions, start=1):
        progress(number - 1)
        asked.append(_ask(world, retriever, question, profile, number))
    progress(len(questions))
    firsts = [a.first for a in asked if a.first is not None]
    count = max(len(asked), 1)
    return Score(
        profile,
        len(asked),
        sum(a.recall(1) for a in asked) / count,
        sum(a.recall(DEEPEST) for a in asked) / count,
        sum(1 / first for first in firsts) / count,
        sum(first == 1 for first in firsts),
        sum(first <= DEEPEST for first in firsts),
        tuple(miss for a in asked for miss in a.misses),
    )


def _ask(
    world: World, retriever: Retriever, question: Question, profile: str, number: int
) -> _Asked:
    hits = retriever.retrieve(question.query, question.state(profile, _EVERYTHING))
    rank_of: dict[str, int] = {}
    for hit in hits:
        rank_of.setdefault(hit.id, hit.rank)
    expected = tuple(dict.fromkeys(question.expects))
    ranks = tuple(rank_of.get(id) for id in expected)
    missing = [
        id for id, rank in zip(expected, ranks, strict=True) if rank is None or rank > DEEPEST
    ]
    misses = tuple(_miss(world, retriever, question, profile, number, id) for id in missing)
    return _Asked(ranks, misses)


def _miss(
    world: World,
    retriever: Retriever,
    question: Question,
    profile: str,
    number: int,
    id: str,
) -> Miss:
    found = world.find(Kind.ENTRY, id)
    why = None
    if found:
        why = retriever.explain(question.query, question.state(profile, DEEPEST)).why(found[0])
    return Miss(number, question.query, id, missing(id, why))
