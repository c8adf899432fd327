"""The context that an NPC would be given now: whole with a world, else what its memory holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from core.context import build_context
from core.context.built import BuiltContext
from core.context.counters import ESTIMATE, Counter
from core.context.shares import BUDGET
from core.context.trimming import BudgetTooSmall
from core.memory.context import ContextOptions, MemoryContext, build_memory_context
from core.memory.log import EventLog
from core.memory.state import with_renamed
from core.model.kinds import Kind
from editor.memory.inspected import Inspected

MEMORY_SHARE = 300
"""The tokens that the memory has of a context (spec section 6)."""


@dataclass(frozen=True, slots=True)
class ContextNow:
    """`memory` is there always; `whole` with a world whose index is ready, or else `refused`."""

    memory: MemoryContext
    counter: Counter
    whole: BuiltContext | None = None
    refused: BudgetTooSmall | None = None

    @property
    def text(self) -> str:
        """What would be sent."""
        return self.memory.text if self.whole is None else self.whole.text

    @property
    def tokens(self) -> int:
        """Its tokens by the counter."""
        return self.memory.tokens if self.whole is None else self.whole.total

    @property
    def budget(self) -> int:
        """What they are measured against."""
        return MEMORY_SHARE if self.whole is None and self.refused is None else BUDGET


def context_now(
    inspected: Inspected, npc: str, line: str = "", counter: Counter = ESTIMATE
) -> ContextNow:
    """Build it for one NPC and a line of the player."""
    memory = memory_now(inspected, npc, counter)
    names = inspected.names
    ready = names.retriever is not None and names.retriever.ready
    if names.world is None or names.retriever is None or not ready or not npc:
        return ContextNow(memory, counter)
    log = log_of_now(inspected.log, names.renamed)
    try:
        whole = build_context(
            names.world,
            names.retriever,
            names.current(Kind.NPC, npc),
            line,
            inspected.game_state(npc),
            with_renamed(inspected.state, names.renamed),
            log if len(log) else None,
            counter=counter,
        )
    except BudgetTooSmall as error:
        return ContextNow(memory, counter, refused=error)
    return ContextNow(memory, counter, whole)


def memory_now(inspected: Inspected, npc: str, counter: Counter = ESTIMATE) -> MemoryContext:
    """The memory part of the NPC's context, within its share."""
    options = ContextOptions(language=inspected.names.language, names=inspected.names.cast)
    return build_memory_context(
        inspected.state,
        inspected.log,
        npc,
        budget=MEMORY_SHARE,
        count=counter.count,
        options=options,
    )


def log_of_now(log: EventLog, ids: Mapping[str, str]) -> EventLog:
    """The log with former ids replaced; the same one when none stands in it."""
    if not any(npc in ids for npc in log.npcs):
        return log
    return EventLog(
        replace(
            line,
            speaker=ids.get(line.speaker, line.speaker),
            present=None
            if line.present is None
            else tuple(ids.get(npc, npc) for npc in line.present),
        )
        for line in log
    )
