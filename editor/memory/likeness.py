"""Doubles and possible contradictions among the facts of each NPC, over a whole memory.

The core decides about a pair; here only those pairs are put before it that it could say yes to,
since comparing all of them takes seconds.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import combinations

from core.memory.facts import Fact
from core.memory.sameness import Sameness, content_of
from core.memory.state import MemoryState
from core.text.fold import fold, tokens
from core.text.similarity import SIMILAR
from editor.memory.findings import Finding

MOST_PAIRS = 200
"""More doubles and doubts of one NPC than this are not looked for."""
Pair = tuple[int, int]


def likeness_findings(
    state: MemoryState,
    sameness: Sameness,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> tuple[Finding, ...]:
    """Every double and every doubt, by NPC and place.

    `progress` gets NPCs done and NPCs in all before each; it may raise to stop.
    """
    found: list[Finding] = []
    for done, (npc, facts) in enumerate(state.facts.items()):
        progress(done, len(state.facts))
        found += _of_npc(npc, facts, sameness)
    return tuple(found)


def _of_npc(npc: str, facts: Sequence[Fact], sameness: Sameness) -> list[Finding]:
    found: list[Finding] = []
    for at, other in sorted(set(possible_pairs(facts, sameness))):
        one, two = facts[at].text, facts[other].text
        if sameness.same(one, two):
            found.append(Finding("warning", "duplicate", npc, (at, other)))
        elif sameness.doubtful(one, two):
            found.append(Finding("warning", "doubt", npc, (at, other)))
        if len(found) >= MOST_PAIRS:
            break
    return found


def possible_pairs(facts: Sequence[Fact], sameness: Sameness) -> Iterator[Pair]:
    """The pairs that may be the same or in doubt; a superset of both.

    The same facts have equal stems; facts in doubt are alike to 80 % or differ in nothing but
    negations, opposites and numbers, so that their other stems are equal.
    """
    contents = [content_of(fact.text, sameness.language) for fact in facts]
    yield from _equal([(content.stems, content.bare) for content in contents])
    yield from _equal([content.unopposed for content in contents])
    yield from _similar([" ".join(sorted(tokens(fold(fact.text)))) for fact in facts])


def _equal(keys: Sequence[Hashable]) -> Iterator[Pair]:
    places: dict[Hashable, list[int]] = defaultdict(list)
    for at, key in enumerate(keys):
        places[key].append(at)
    for equal in places.values():
        yield from combinations(equal, 2)


def _similar(texts: Sequence[str]) -> Iterator[Pair]:
    from rapidfuzz import fuzz

    for (at, one), (other, two) in combinations(enumerate(texts), 2):
        if fuzz.ratio(one, two, score_cutoff=SIMILAR):
            yield at, other
