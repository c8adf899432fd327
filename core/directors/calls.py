"""What a turn asks of a model, or of whoever stands in for one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from core.directors.rows import DirectorContext

T = TypeVar("T")


class Purpose(StrEnum):
    """What a call is for."""

    RULING = "ruling"
    SYNOPSIS = "synopsis"
    REWRITE = "rewrite"
    SCENE = "scene"
    REVIEW = "review"
    MEMORY = "memory"
    SHEET = "sheet"


@dataclass(frozen=True, slots=True)
class Call:
    """One request: send `context.messages`, answer with the text; None means nobody answers."""

    purpose: Purpose
    context: DirectorContext

    @property
    def messages(self) -> tuple[tuple[str, str], ...]:
        """(role, text) pairs to be sent."""
        return self.context.messages


Calls = Generator[Call, str | None, T]
"""Asks its calls one after the other and returns a result; it does no input or output itself."""

Answer = Callable[[Call], str | None]
AnswerAsync = Callable[[Call], Awaitable[str | None]]


def by_hand(call: Call) -> str | None:
    """The answer where there is no model: none."""
    return None


def run(calls: Calls[T], answer: Answer = by_hand) -> T:
    """Run to the end, answering each call."""
    try:
        call = next(calls)
        while True:
            call = calls.send(answer(call))
    except StopIteration as done:
        result: T = done.value
        return result


async def run_async(calls: Calls[T], answer: AnswerAsync) -> T:
    """Run to the end with answers that are waited for; cancelling ends the run with no result."""
    try:
        call = next(calls)
        while True:
            call = calls.send(await answer(call))
    except StopIteration as done:
        result: T = done.value
        return result
    finally:
        calls.close()
