"""What other limits would do to a memory: facts merged, then pruned; the memory stays as it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

from core.memory.facts import DEFAULT_CAP, REINFORCEMENT, Fact, Pruning, prune
from core.memory.sameness import Sameness, content_of
from core.memory.state import MemoryState
from core.text.fold import fold, tokens


@dataclass(frozen=True, slots=True)
class Limits:
    """`cap`: facts an NPC keeps, None for all. `likeness`: 0 to 100, from which two facts count
    as one; None for the rule that the game goes by (`core.memory.sameness`).

    Facts that differ in negation, opposites, names or numbers are never merged.
    """

    cap: int | None = DEFAULT_CAP
    likeness: float | None = None


@dataclass(frozen=True, slots=True)
class Merge:
    """A fact that became part of an earlier one, at these places in the NPC's list."""

    fact: Fact
    into: Fact
    at: int
    into_at: int


@dataclass(frozen=True, slots=True)
class Trial:
    """One NPC under other limits. `kept` in their order, with the weights that merging gives;
    `pruned` the first to go first."""

    kept: tuple[Fact, ...]
    merged: tuple[Merge, ...]
    pruned: tuple[Fact, ...]


def try_limits(
    state: MemoryState,
    npc: str,
    limits: Limits,
    sameness: Sameness | None = None,
    check: Callable[[], None] = lambda: None,
) -> Trial:
    """Return what one NPC would keep. `check` is called between facts and may raise to stop.

    Raises ValueError for a negative cap.
    """
    facts = state.facts_of(npc)
    merged = _merged(facts, limits, sameness or Sameness(), check)
    pruning: Pruning = prune(_heavier(facts, merged), state.turn, limits.cap)
    return Trial(pruning.kept, tuple(merged), pruning.pruned)


def _merged(
    facts: tuple[Fact, ...], limits: Limits, sameness: Sameness, check: Callable[[], None]
) -> list[Merge]:
    standing = _Standing(limits, sameness)
    merges: list[Merge] = []
    for at, fact in enumerate(facts):
        check()
        into = standing.place_of(fact.text)
        if into is None:
            standing.add(at, fact.text)
        else:
            merges.append(Merge(fact, facts[into], at, into))
    return merges


class _Standing:
    """The facts that stand so far, and which of them a text says again."""

    def __init__(self, limits: Limits, sameness: Sameness) -> None:
        self._likeness, self._sameness = limits.likeness, sameness
        self._texts: dict[int, str] = {}
        self._sorted: dict[int, str] = {}
        self._by_words: dict[Hashable, list[int]] = defaultdict(list)

    def add(self, at: int, text: str) -> None:
        """A fact that is none of those before it."""
        self._texts[at], self._sorted[at] = text, sorted_words(text)
        self._by_words[self._words(text)].append(at)

    def place_of(self, text: str) -> int | None:
        """The earliest fact that a text counts as."""
        equal = (i for i in self._by_words.get(self._words(text), ()) if self._is_same(i, text))
        alike = (i for i in self._alike(text) if self._differs_in_words_only(i, text))
        return min((*equal, *alike), default=None)

    def _words(self, text: str) -> Hashable:
        content = content_of(text, self._sameness.language)
        return content.stems, content.bare

    def _is_same(self, at: int, text: str) -> bool:
        return self._sameness.same(self._texts[at], text)

    def _differs_in_words_only(self, at: int, text: str) -> bool:
        return self._sameness.difference(self._texts[at], text) in (None, "words")

    def _alike(self, text: str) -> list[int]:
        from rapidfuzz import fuzz, process

        words = sorted_words(text)
        if self._likeness is None or not words:
            return []
        found = process.extract(
            words, self._sorted, scorer=fuzz.ratio, score_cutoff=self._likeness, limit=None
        )
        return [place for _, _, place in found]


def sorted_words(text: str) -> str:
    """The folded words of a text in order of the alphabet: what likeness is measured on."""
    return " ".join(sorted(tokens(fold(text))))


def _heavier(facts: tuple[Fact, ...], merges: list[Merge]) -> list[Fact]:
    """The facts that stand, each raised once for every one that became part of it."""
    gone = {merge.at for merge in merges}
    again: dict[int, list[Fact]] = {}
    for merge in merges:
        again.setdefault(merge.into_at, []).append(merge.fact)
    return [_with(fact, again.get(at, [])) for at, fact in enumerate(facts) if at not in gone]


def _with(fact: Fact, merged: list[Fact]) -> Fact:
    """A fact that others were merged into: as if each had been noted again when it was learnt."""
    if not merged:
        return fact
    turns = tuple(turn for other in merged for turn in (other.turn, *other.reinforcements))
    weight = fact.weight + REINFORCEMENT * len(turns)
    pinned = fact.pinned or any(other.pinned for other in merged)
    together = tuple(sorted((*fact.reinforcements, *turns)))
    return replace(fact, weight=weight, reinforcements=together, pinned=pinned)
