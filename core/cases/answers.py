"""What an answer gives away, in the terms of cases (`kind:text`, spec sections 7 and 10)."""

from __future__ import annotations

from core.model.state import GameState
from core.retrieval import Retriever
from core.world.world import World


def findings_now(
    world: World, retriever: Retriever, query: str, state: GameState, answer: str
) -> tuple[str, ...]:
    """The findings about an answer to a question, in the order of the answer."""
    return ()
