"""Many answers as JSON lines, and the rates of findings in them (spec section 7)."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from core.grounding import Checker, Finding, Tally
from core.messages import render
from core.model.kinds import Kind
from core.model.state import DEFAULT_K, PROFILES, GameState
from core.retrieval import Retriever
from core.world.opening import read_bytes
from core.world.world import World


class Answer(BaseModel):
    """One line of a batch. Without `given`, what retrieval gives for the query was given."""

    model_config = ConfigDict(strict=True)

    answer: str
    query: str = ""
    npc: str | None = None
    place: str | None = None
    quests: list[str] = Field(default_factory=list)
    learnt: dict[str, int] = Field(default_factory=dict)
    given: list[str] | None = None
    context: str = ""
    label: str | None = None
    k: int = Field(default=DEFAULT_K, ge=1)
    profile: str = "lexical"

    def state(self) -> GameState:
        """The state the answer was given in."""
        learnt = {self.npc: self.learnt} if self.npc is not None else {}
        return GameState(self.npc, self.place, frozenset(self.quests), learnt, self.k, self.profile)


@dataclass(frozen=True, slots=True)
class Verified:
    """One answer with its findings and with ids that the world does not declare; or an error."""

    number: int
    answer: Answer | None
    findings: tuple[Finding, ...] = ()
    warnings: tuple[str, ...] = ()
    error: str = ""


@dataclass(frozen=True, slots=True)
class Batch:
    """Verifies files of answers in one world."""

    world: World
    retriever: Retriever
    checker: Checker

    def read(self, path: Path) -> Iterator[Verified]:
        """Each line that is not blank, in order. Raises UnreadableFile for the file."""
        data = sys.stdin.buffer.read() if str(path) == "-" else read_bytes(path)
        lines = data.removeprefix(codecs.BOM_UTF8).splitlines()
        for number, line in enumerate(lines, start=1):
            if line.strip():
                yield self._line(line, number)

    def _line(self, line: bytes, number: int) -> Verified:
        try:
            answer = Answer.model_validate_json(line)
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            where = ".".join(str(p) for p in first["loc"])
            return _bad(number, f"{where}: {first['msg']}" if where else first["msg"])
        if answer.profile not in PROFILES:
            return _bad(number, f"profile: {', '.join(PROFILES)}")
        return Verified(number, answer, self.findings(answer), tuple(self._warnings(answer)))

    def findings(self, answer: Answer) -> tuple[Finding, ...]:
        """The findings of one answer."""
        state = answer.state()
        given = answer.given
        if given is None:
            given = [hit.id for hit in self.retriever.retrieve(answer.query, state)]
        texts = (answer.query, answer.context)
        return self.checker.check(answer.npc, state, answer.answer, given, texts)

    def _warnings(self, answer: Answer) -> Iterator[str]:
        from core.cli.options import check_id
        from core.errors import LoremaskError

        asked = [(Kind.NPC, answer.npc), (Kind.PLACE, answer.place)]
        asked += [(Kind.QUEST, quest) for quest in answer.quests]
        asked += [(Kind.ENTRY, entry) for entry in answer.given or ()]
        for kind, id in asked:
            try:
                check_id(self.world, kind, id)
            except LoremaskError as error:
                yield error.message()


def _bad(number: int, reason: str) -> Verified:
    message = render("batch_row", {"line": str(number), "reason": reason})
    return Verified(number, None, error=message)


def tally(rows: list[Verified]) -> Tally:
    """Count the answers that could be read."""
    counted = Tally()
    for row in rows:
        if row.answer is not None:
            counted.add(row.findings, row.answer.npc, row.answer.label)
    return counted
