"""A bug report of one finding: plain text to paste, with what is needed to see it again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from core.memory.why import Trail
from editor.memory.chain import chain_of, other_path_result, other_path_words, verdict_words
from editor.memory.evidence import Evidence
from editor.memory.inspected import Inspected


def save_lines(inspected: Inspected) -> list[str]:
    """Which save this is."""
    translate = QCoreApplication.translate
    candidate, opened = inspected.candidate, inspected.opened
    quests = inspected.quests
    lines = [
        translate("Memory", "Save: {name}").format(name=opened.path.name),
        translate("Memory", "Format: {format}").format(format=" > ".join(opened.save.layers)),
        translate("Memory", "Memory: version {version}, at {path}").format(
            version=candidate.version, path=candidate.path
        ),
        translate("Memory", "Turn: {turn}").format(turn=candidate.turn),
        translate("Memory", "Place: {place}").format(place=inspected.place or "?"),
        translate("Memory", "Quests: {quests}").format(
            quests="?" if quests is None else ", ".join(quests) or "-"
        ),
    ]
    if inspected.trace is not None:
        lines.append(translate("Memory", "Trace: {name}").format(name=inspected.trace.path.name))
    return lines


def evidence_lines(
    inspected: Inspected, evidence: Evidence, trail: Trail | None, asked: str = ""
) -> list[str]:
    """What was asked, the chain, the verdict and the other paths."""
    asked = asked or evidence.phrase
    words = verdict_words(inspected, evidence, trail)
    lines = [
        QCoreApplication.translate("Memory", "NPC: {id}").format(id=evidence.npc),
        QCoreApplication.translate("Memory", "Asked: {phrase}").format(phrase=asked),
        f"{words.title} {words.reason}".strip(),
        "",
    ]
    for node in chain_of(inspected, evidence, trail):
        parts = (node.text, ", ".join(node.chips))
        lines.append(f"- {node.caption}: {' '.join(part for part in parts if part)}")
    lines.append("")
    for other in evidence.others:
        result = other_path_result(other.kind, other.checked, other.matches)
        lines.append(f"- {other_path_words(other.kind)}: {result}")
    return lines


def report(
    inspected: Inspected, evidence: Evidence | None, trail: Trail | None, asked: str = ""
) -> str:
    """The whole report."""
    lines = save_lines(inspected)
    if evidence is not None:
        lines += ["", *evidence_lines(inspected, evidence, trail, asked)]
    return "\n".join(lines) + "\n"
