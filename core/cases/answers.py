"""What an answer gives away, in the terms of cases (`kind:text`, spec sections 7 and 10)."""

from __future__ import annotations

from core.context import BuiltContext, build_context
from core.errors import LoremaskError
from core.grounding import Checker, Finding
from core.memory.state import MemoryState
from core.model.state import GameState
from core.retrieval import Retriever
from core.world.world import World


def findings_now(
    world: World,
    retriever: Retriever,
    query: str,
    state: GameState,
    answer: str,
    memory: MemoryState | None = None,
) -> tuple[str, ...]:
    """The findings about an answer to a question, in the order of the answer.

    The NPC is taken to have been given the context that is built for the question.
    Raises BudgetTooSmall when none can be built.
    """
    context = build_context(world, retriever, state.npc, query, state, memory)
    return tuple(map(written, check(Checker(world), context, state, answer, memory)))


def check(
    checker: Checker,
    context: BuiltContext,
    state: GameState,
    answer: str,
    memory: MemoryState | None = None,
) -> tuple[Finding, ...]:
    """The findings about an answer of an NPC that was given a context."""
    return checker.check(state.npc, state, answer, context.given, context.text, memory)


def written(finding: Finding) -> str:
    """A finding as a case writes it."""
    return f"{finding.kind.value}:{finding.text}"


def findings_if_any(
    world: World,
    retriever: Retriever,
    query: str,
    state: GameState,
    answer: str | None,
    memory: MemoryState | None = None,
) -> list[str] | None:
    """`findings_now`; None without an answer, and where no context can be built."""
    if answer is None:
        return None
    try:
        return list(findings_now(world, retriever, query, state, answer, memory))
    except LoremaskError:
        return None
