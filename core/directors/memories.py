"""Memories of earlier sessions: one NPC's own, the best for the moment first (spec section 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.directors.showing import blank
from core.memory.state import MemoryState
from core.retrieval.natural import Averages, share
from core.retrieval.stemindex import TokenStems
from core.text.languages import Language

TOP = 3


@dataclass(frozen=True, slots=True)
class Remembered:
    """One line of one NPC's memory, with the id of the fact or scene it comes from."""

    npc: str
    id: str
    text: str

    @property
    def key(self) -> str:
        """Names the memory among all rows."""
        return f"memory:{self.npc}:{self.id}"


def earlier(
    memory: MemoryState, npc: str, since: int, scenes: Collection[str]
) -> Iterator[Remembered]:
    """What an NPC remembers from before this session: its facts, its lines of scenes.

    `since` is the session's first turn, `scenes` are the ids of the session's scenes. Only this
    NPC's own memory is looked at.
    """
    for fact in memory.facts_of(npc):
        if fact.turn < since and not blank(fact.text):
            yield Remembered(npc, fact.id, fact.text)
    for scene in memory.scenes:
        text = scene.memories.get(npc, "")
        if scene.id not in scenes and not blank(text):
            yield Remembered(npc, f"scene {scene.id}", text)


def best(
    query: str, memories: Sequence[Remembered], language: Language, top: int = TOP
) -> tuple[Remembered, ...]:
    """The memories that answer a query, by the measure of profile `natural`; at most `top`.

    What is counted is counted among these memories only. What shares no word with the query is
    left out; ties keep the order of the memory.
    """
    bags = [_bag(memory.text, language) for memory in memories]
    filled = [bag for bag in bags if bag]
    if not filled:
        return ()
    averages = Averages(len(filled), sum(map(_size, filled)) / len(filled))
    asked = dict.fromkeys(root for _, root in _stems(language).of(query))
    rarities = {root: averages.rarity(sum(root in bag for bag in filled)) for root in asked}
    scored = [(_score(bag, rarities, averages), -at) for at, bag in enumerate(bags)]
    order = sorted((pair for pair in scored if pair[0] > 0), reverse=True)
    return tuple(memories[-at] for _, at in order[:top])


def _score(bag: Counter[str], rarities: dict[str, float], averages: Averages) -> float:
    length = _size(bag)
    return sum(
        share(rarity, bag[root], length, averages.length)
        for root, rarity in rarities.items()
        if root in bag
    )


def _size(bag: Counter[str]) -> int:
    return sum(bag.values())


@lru_cache(maxsize=8192)
def _bag(text: str, language: Language) -> Counter[str]:
    """How often each stem stands in a text; not to be changed."""
    return Counter(root for _, root in _stems(language).of(text))


@lru_cache(maxsize=4)
def _stems(language: Language) -> TokenStems:
    return TokenStems(language)
