"""What is said of a finding: its kind, what it belongs to, the mask behind it; never a text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.grounding import Finding, FindingKind
from core.model.kinds import Kind
from core.model.records import Entry
from core.world.world import World
from editor.labels import kind_name
from editor.playground import words
from editor.playground.names import Names
from editor.playground.words import say

_KINDS = {
    FindingKind.LEAK: QT_TRANSLATE_NOOP("Playground", "Leak"),
    FindingKind.UNGROUNDED: QT_TRANSLATE_NOOP("Playground", "Not given"),
    FindingKind.INVENTION: QT_TRANSLATE_NOOP("Playground", "Invention"),
    FindingKind.NUMBER: QT_TRANSLATE_NOOP("Playground", "Number"),
    FindingKind.QUOTATION: QT_TRANSLATE_NOOP("Playground", "Quotation"),
}
_ICONS = {
    FindingKind.LEAK: ("lock", "severity.error.ink"),
    FindingKind.UNGROUNDED: ("warning", "severity.warning.ink"),
    FindingKind.INVENTION: ("warning", "severity.warning.ink"),
    FindingKind.NUMBER: ("hint", "severity.hint.ink"),
    FindingKind.QUOTATION: ("hint", "severity.hint.ink"),
}
_OF_THIS = QT_TRANSLATE_NOOP("Playground", "It may know it, and was not given it.")
_NOWHERE = QT_TRANSLATE_NOOP("Playground", "No record of this world holds this name.")
_NO_NUMBER = QT_TRANSLATE_NOOP("Playground", "Nothing it was given holds this number.")
_NO_WORDS = QT_TRANSLATE_NOOP("Playground", "Nothing it was given holds these words.")
_PLAIN = {
    FindingKind.UNGROUNDED: _OF_THIS,
    FindingKind.INVENTION: _NOWHERE,
    FindingKind.NUMBER: _NO_NUMBER,
    FindingKind.QUOTATION: _NO_WORDS,
}
_HIDDEN_RECORD = QT_TRANSLATE_NOOP("Playground", "Hidden from who answers: {kind}.")
_MASKED_RECORD = QT_TRANSLATE_NOOP("Playground", "masked record")
_SPOKEN = QT_TRANSLATE_NOOP("Playground", "{kind}: “{text}”")
_NONE = QT_TRANSLATE_NOOP("Playground", "No findings")
_ONE = QT_TRANSLATE_NOOP("Playground", "One finding")
_SOME = QT_TRANSLATE_NOOP("Playground", "{count} findings")
_COUNTED = QT_TRANSLATE_NOOP("Playground", "{kind} {count}")


@dataclass(frozen=True, slots=True)
class FindingRow:
    """One finding in words. `entry` is the id, or what stands for it where ids are hidden."""

    finding: Finding
    kind: str
    entry: str
    reason: str

    @property
    def icon(self) -> tuple[str, str]:
        """The icon and its ink."""
        return _ICONS[self.finding.kind]

    @property
    def spoken(self) -> str:
        """The finding in one line."""
        head = say(_SPOKEN, kind=self.kind, text=self.finding.text)
        return ". ".join(filter(None, (head, self.entry, self.reason)))


class FindingWords:
    """Puts findings into words. `hidden` maps handles of masked entries to what they are called."""

    def __init__(self, world: World, hidden: dict[int, str] | None = None) -> None:
        self._world, self._hidden = world, hidden
        self._names = Names(world)

    def rows(self, findings: Iterable[Finding]) -> tuple[FindingRow, ...]:
        """The findings as rows, in their order."""
        return tuple(map(self._row, findings))

    def _row(self, finding: Finding) -> FindingRow:
        kind = say(_KINDS[finding.kind])
        return FindingRow(finding, kind, self._entry(finding), self._reason(finding))

    def _entry(self, finding: Finding) -> str:
        leaks = finding.kind is FindingKind.LEAK
        if not leaks or self._hidden is None:
            return finding.entry
        called = self._hidden.get(finding.handle) if finding.handle is not None else None
        return called or say(_MASKED_RECORD)

    def _reason(self, finding: Finding) -> str:
        if finding.kind is not FindingKind.LEAK:
            return say(_PLAIN[finding.kind])
        if finding.source is not None and finding.source is not Kind.ENTRY:
            return say(_HIDDEN_RECORD, kind=kind_name(finding.source.value))
        handle = finding.handle
        data = self._world.data(handle) if handle is not None and handle in self._world else None
        visibility = data.visibility if isinstance(data, Entry) else None
        why, opener = words.reason(finding.gates, visibility, self._names)
        return f"{why} {opener}".strip() + "."


def summary(findings: Iterable[Finding]) -> str:
    """How many findings there are, kind by kind."""
    counts: dict[FindingKind, int] = {}
    for finding in findings:
        counts[finding.kind] = counts.get(finding.kind, 0) + 1
    total = sum(counts.values())
    if not total:
        return say(_NONE)
    head = say(_ONE) if total == 1 else say(_SOME, count=total)
    parts = (say(_COUNTED, kind=say(_KINDS[kind]), count=n) for kind, n in counts.items())
    return f"{head}: {', '.join(parts)}"
