"""A finding in words: what was found, and a second line with where."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from core.messages import render
from editor.memory.findings import Finding, Severity
from editor.memory.inspected import Inspected

_NO_ID, _MOST_IDS = "?", 8


@dataclass(frozen=True, slots=True)
class FindingRow:
    """A finding as its row shows it."""

    finding: Finding
    severity: Severity
    title: str
    note: str


def finding_row(finding: Finding, inspected: Inspected, language: str) -> FindingRow:
    """The words of a finding."""
    title, note = _WORDS[finding.kind](finding, inspected, language)
    return FindingRow(finding, finding.severity, title, note)


def _broken(finding: Finding, inspected: Inspected, language: str) -> tuple[str, str]:
    fact = inspected.state.facts_of(finding.npc)[finding.facts[0]]
    title = QCoreApplication.translate("Memory", "{npc} knows something with no legitimate path")
    note = QCoreApplication.translate("Memory", "“{text}” · turn {turn}")
    return title.format(npc=inspected.names.npc(finding.npc)), note.format(
        text=fact.text, turn=fact.turn
    )


def _future(finding: Finding, inspected: Inspected, language: str) -> tuple[str, str]:
    title = QCoreApplication.translate("Memory", "{npc} holds {n} facts from the future")
    if finding.count == 1:
        title = QCoreApplication.translate("Memory", "{npc} holds a fact from the future")
    note = QCoreApplication.translate("Memory", "turns {turns}, but the save is at turn {now}")
    if finding.count == 1:
        note = QCoreApplication.translate("Memory", "turn {turns}, but the save is at turn {now}")
    facts = inspected.state.facts_of(finding.npc)
    turns = ", ".join(str(facts[at].turn) for at in finding.facts[:5])
    name = inspected.names.npc(finding.npc)
    return title.format(npc=name, n=finding.count), note.format(
        turns=turns, now=inspected.state.turn
    )


def _cap(finding: Finding, inspected: Inspected, language: str) -> tuple[str, str]:
    title = QCoreApplication.translate("Memory", "{npc} is {count} over the cap")
    note = QCoreApplication.translate("Memory", "saved before pruning; pinned facts do not count")
    name = inspected.names.npc(finding.npc)
    return title.format(npc=name, count=finding.count), note


def _duplicate(finding: Finding, inspected: Inspected, language: str) -> tuple[str, str]:
    title = QCoreApplication.translate("Memory", "{npc} holds the same fact twice")
    return _pair(title, finding, inspected)


def _doubt(finding: Finding, inspected: Inspected, language: str) -> tuple[str, str]:
    title = QCoreApplication.translate("Memory", "{npc} holds two facts that may contradict")
    return _pair(title, finding, inspected)


def _pair(title: str, finding: Finding, inspected: Inspected) -> tuple[str, str]:
    facts = inspected.state.facts_of(finding.npc)
    first, second = (facts[at] for at in finding.facts)
    note = QCoreApplication.translate("Memory", "“{one}” / “{other}” · turns {first}, {second}")
    words = note.format(one=first.text, other=second.text, first=first.turn, second=second.turn)
    return title.format(npc=inspected.names.npc(finding.npc)), words


def _problem(finding: Finding, inspected: Inspected, language: str) -> tuple[str, str]:
    problem = finding.problem
    assert problem is not None
    note = QCoreApplication.translate("Memory", "not understood · {path}")
    return render(problem.code, problem.params, language), note.format(path=problem.path)


def _no_origins(finding: Finding, inspected: Inspected, language: str) -> tuple[str, str]:
    title = QCoreApplication.translate("Memory", "Where facts come from is unknown")
    note = QCoreApplication.translate(
        "Memory", "A version 1 save keeps no origins. A trace beside it may tell."
    )
    return title, note


def _masked(finding: Finding, inspected: Inspected, language: str) -> tuple[str, str]:
    fact = inspected.state.facts_of(finding.npc)[finding.facts[0]]
    title = QCoreApplication.translate(
        "Memory", "{npc} holds a word of {entry}, which is hidden from this NPC"
    )
    note = QCoreApplication.translate("Memory", "“{term}” · turn {turn}")
    name = inspected.names.npc(finding.npc)
    return title.format(npc=name, entry=finding.entry or _NO_ID), note.format(
        term=finding.term, turn=fact.turn
    )


def _unknown_ids(finding: Finding, inspected: Inspected, language: str) -> tuple[str, str]:
    title = QCoreApplication.translate("Memory", "{n} ids of the save are not in this world")
    if finding.count == 1:
        title = QCoreApplication.translate("Memory", "An id of the save is not in this world")
    more = " …" if finding.count > _MOST_IDS else ""
    return title.format(n=finding.count), ", ".join(finding.ids[:_MOST_IDS]) + more


_WORDS = {
    "unknown_ids": _unknown_ids,
    "masked": _masked,
    "broken": _broken,
    "future": _future,
    "cap": _cap,
    "duplicate": _duplicate,
    "doubt": _doubt,
    "problem": _problem,
    "no_origins": _no_origins,
}
