"""Does an NPC remember something: for written dialogue, cases and the inspector."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from core.memory.sameness import Sameness
from core.memory.state import MemoryState


class Source(StrEnum):
    """Where in the memory something was found."""

    FACT = "fact"
    LEARNT = "learnt"
    SHEET = "sheet"
    SCENE = "scene"


class HasText(Protocol):
    """A lore entry, as far as remembering goes."""

    @property
    def id(self) -> str: ...

    @property
    def text(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Recollection:
    """One thing an NPC remembers that answers a question; ``id`` of the fact, scene or entry."""

    source: Source
    id: str
    text: str
    turn: int | None


def remembers(
    state: MemoryState, npc: str, what: str | HasText, sameness: Sameness | None = None
) -> bool:
    """Tell whether an NPC remembers an entry (an id, or an entry) or a text.

    See ``recollections``. Fit for conditions of written dialogue, no model needed.
    """
    return next(recollections(state, npc, what, sameness or Sameness()), None) is not None


def recollections(
    state: MemoryState, npc: str, what: str | HasText, sameness: Sameness
) -> Iterator[Recollection]:
    """Yield what the NPC remembers of an entry or a text, learnt entries first.

    A remembered line counts when it says at least what is asked: its content words, names in
    order, numbers, with the same negations and no opposite.
    """
    entry_id, text = (what, what) if isinstance(what, str) else (what.id, what.text)
    learnt = state.learnt.get(npc, {})
    if entry_id in learnt:
        yield Recollection(Source.LEARNT, entry_id, "", learnt[entry_id])
    for remembered in remembered_lines(state, npc):
        if sameness.same(remembered.text, text) or sameness.covers(remembered.text, text):
            yield remembered


def remembered_lines(state: MemoryState, npc: str) -> Iterator[Recollection]:
    """Yield every line an NPC remembers: facts, its notes in the save, its scenes."""
    for fact in state.facts_of(npc):
        yield Recollection(Source.FACT, fact.id, fact.text, fact.turn)
    for note in state.sheets.get(npc, ()):
        yield Recollection(Source.SHEET, note.scene or "", note.text, note.turn)
    for scene in state.scenes:
        if npc in scene.memories:
            yield Recollection(Source.SCENE, scene.id, scene.memories[npc], None)


def doubts(state: MemoryState, npc: str, sameness: Sameness) -> list[tuple[str, str]]:
    """Return the pairs of fact ids of an NPC that may contradict each other, in order."""
    facts = state.facts_of(npc)
    return [
        (one.id, other.id)
        for position, one in enumerate(facts)
        for other in facts[position + 1 :]
        if sameness.doubtful(one.text, other.text)
    ]
