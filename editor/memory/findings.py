"""What is worth a look in a whole memory: paths that do not hold, the future, doubles, doubts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from core.memory.facts import Fact
from core.memory.problems import Problem
from core.memory.state import Scene
from core.memory.why import Standing, standing_of
from editor.memory.facts import counts_of
from editor.memory.inspected import Inspected
from editor.memory.known_ids import unknown_ids

Severity = Literal["error", "warning", "hint"]
FindingKind = Literal[
    "broken",
    "future",
    "cap",
    "duplicate",
    "doubt",
    "problem",
    "no_origins",
    "masked",
    "unknown_ids",
]
_ORDER = {"error": 0, "warning": 1, "hint": 2}


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding; `facts` are places in the NPC's list, `count` what it is about."""

    severity: Severity
    kind: FindingKind
    npc: str = ""
    facts: tuple[int, ...] = ()
    count: int = 0
    problem: Problem | None = None
    entry: str = ""
    term: str = ""
    ids: tuple[str, ...] = ()


def quick_findings(inspected: Inspected) -> tuple[Finding, ...]:
    """What can be seen at once, the gravest first."""
    scenes = {scene.id: scene for scene in reversed(inspected.state.scenes)}
    found = [f for npc in inspected.state.facts for f in _of_npc(inspected, npc, scenes)]
    found += [Finding("warning", "problem", problem=problem) for problem in problems_of(inspected)]
    strange = unknown_ids(inspected)
    if strange:
        found.append(Finding("hint", "unknown_ids", count=len(strange), ids=strange))
    if not inspected.has_origins and any(inspected.state.facts.values()):
        found.append(Finding("hint", "no_origins"))
    return in_order(found)


def in_order(findings: list[Finding]) -> tuple[Finding, ...]:
    """The gravest first, else as they stand."""
    return tuple(sorted(findings, key=lambda finding: _ORDER[finding.severity]))


def problems_of(inspected: Inspected) -> tuple[Problem, ...]:
    """All that was not understood: in the save, in this memory, in the trace."""
    trace = inspected.trace.problems if inspected.trace is not None else ()
    return (*inspected.opened.save.problems, *inspected.candidate.problems, *trace)


def _of_npc(inspected: Inspected, npc: str, scenes: Mapping[str, Scene]) -> Iterator[Finding]:
    facts = inspected.state.facts_of(npc)
    for at, fact in enumerate(facts):
        if standing_of(inspected.state, npc, fact, scenes.get) is Standing.BROKEN:
            yield Finding("error", "broken", npc, (at,))
    late = _late(facts, inspected.state.turn)
    if late:
        yield Finding("error", "future", npc, late, len(late))
    over = counts_of(inspected.state, npc).over(inspected.cap)
    if over:
        yield Finding("warning", "cap", npc, count=over)


def _late(facts: tuple[Fact, ...], turn: int) -> tuple[int, ...]:
    return tuple(at for at, fact in enumerate(facts) if fact.turn > turn)
