"""Questions as JSON lines: a line in, a line out, in order (spec section 11)."""

from __future__ import annotations

import codecs
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from core.errors import LoremaskError, UnreadableFile
from core.model.kinds import Kind
from core.model.state import DEFAULT_K, GameState
from core.retrieval import Retriever
from core.world.opening import read_bytes
from core.world.world import World


class Question(BaseModel):
    """One line of a batch."""

    model_config = ConfigDict(strict=True)

    query: str
    npc: str | None = None
    place: str | None = None
    quests: list[str] = Field(default_factory=list)
    k: int = Field(default=DEFAULT_K, ge=1)
    profile: str = "lexical"

    def state(self) -> GameState:
        """The state the question is asked in."""
        return GameState(
            self.npc, self.place, frozenset(self.quests), k=self.k, profile=self.profile
        )


def run_batch(path: Path, world: World, retriever: Retriever) -> int:
    """Answer every line; 2 when one could not be read. Raises UnreadableFile for the file."""
    code = 0
    for number, line in enumerate(_lines(path), start=1):
        if not line.strip():
            continue
        answer = _answer(line, world, retriever)
        if "error" in answer:
            print(f"{path}:{number}: {answer['error']}", file=sys.stderr)
            code = 2
        print(json.dumps(answer, ensure_ascii=False))
    return code


def _lines(path: Path) -> Iterator[bytes]:
    lines: Iterable[bytes] = _input() if str(path) == "-" else read_bytes(path).splitlines()
    for number, line in enumerate(lines):
        yield line.removeprefix(codecs.BOM_UTF8) if number == 0 else line


def _input() -> Iterable[bytes]:
    if sys.stdin is None:
        raise UnreadableFile("cannot_read", {"reason": "standard input is closed"})
    return sys.stdin.buffer


def _answer(line: bytes, world: World, retriever: Retriever) -> dict[str, object]:
    try:
        question = Question.model_validate_json(line)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(p) for p in first["loc"])
        return {
            "ids": [],
            "scores": [],
            "error": f"{place}: {first['msg']}" if place else first["msg"],
        }
    try:
        hits = retriever.retrieve(question.query, question.state())
    except LoremaskError as error:
        return {"ids": [], "scores": [], "error": error.message()}
    answer: dict[str, object] = {"ids": [h.id for h in hits], "scores": [h.score for h in hits]}
    warnings = _warnings(question, world)
    return {**answer, "warnings": warnings} if warnings else answer


def _warnings(question: Question, world: World) -> list[str]:
    from core.cli.options import check_id

    asked = [(Kind.NPC, question.npc), (Kind.PLACE, question.place)]
    asked += [(Kind.QUEST, q) for q in question.quests]
    found: list[str] = []
    for kind, id in asked:
        try:
            check_id(world, kind, id)
        except LoremaskError as error:
            found.append(error.message())
    return found
