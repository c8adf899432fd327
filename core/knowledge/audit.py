"""Reachability: what nobody can know, what everybody knows, and when each NPC first knows what."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from core.knowledge.matrix import Matrix
from core.knowledge.table import STRANGER, Table
from core.messages import render
from core.model.kinds import Kind
from core.model.mask import Gate, gate_key, gates
from core.model.records import Entry
from core.model.visibility import HIDDEN, PUBLIC, AudienceKind, has_secret
from core.validation import Issue, severity_of
from core.validation.reach import Reach
from core.world.world import World

FROM_VALIDATION = ("faction_blind", "faction_empty", "spoiler")
"""The issues of validation that are about knowing; the others have their own place."""
SEVERITIES = {
    "audit_draft": "hint",
    "audit_nobody": "warning",
    "audit_shut": "warning",
    "audit_everybody": "warning",
    "audit_published": "warning",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding about a record: a code with parameters, as an issue has.

    Codes: `audit_draft` (nobody sees it, on purpose), `audit_nobody` (its gates can never be
    open together), `audit_shut` (it has no gate that could open), `audit_everybody` (whoever is
    asked knows it from the start, though it is not public), `audit_published` (public, though it
    names a quest), and those of `FROM_VALIDATION`.
    """

    code: str
    handle: int
    params: tuple[tuple[str, object], ...] = ()

    @property
    def severity(self) -> str:
        """error, warning or hint."""
        return SEVERITIES.get(self.code) or severity_of(self.code)

    def message(self, language: str = "en") -> str:
        """The sentence for people."""
        return render(self.code, dict(self.params), language)


class Audit:
    """The findings about a world, and the first step at which each NPC knows each entry.

    `issues` are a validator's; those about knowing are taken over. Everything is read once.
    """

    def __init__(self, world: World, issues: Iterable[Issue], matrix: Matrix | None = None) -> None:
        self._world = world
        self.table = Table(world, matrix)
        self.findings = (*self._entries(), *_taken_over(issues))
        self._by_handle: dict[int, list[Finding]] = {}
        for finding in self.findings:
            self._by_handle.setdefault(finding.handle, []).append(finding)

    def of(self, handle: int) -> tuple[Finding, ...]:
        """The findings about one record."""
        return tuple(self._by_handle.get(handle, ()))

    def sentence(self, finding: Finding, language: str = "en") -> str:
        """The finding for people where it stands alone: its record is named, if it is not yet."""
        message, id = finding.message(language), self._world.record(finding.handle).id
        return message if not id or id in message else f"{id}: {message}"

    def _entries(self) -> Iterator[Finding]:
        reach = Reach(self._world)
        for record in self._world.records(Kind.ENTRY):
            if isinstance(record.data, Entry):
                code = _code(record.data, reach) or self._open_code(record.handle, record.data)
                if code:
                    params = (("id", record.id), ("quest", record.data.required_quest or ""))
                    yield Finding(code, record.handle, params)

    def _open_code(self, handle: int, entry: Entry) -> str:
        if entry.visibility == PUBLIC:
            return "audit_published" if entry.required_quest else ""
        if (Gate(AudienceKind.PUBLIC),) in gates(entry) and not has_secret(entry.visibility):
            # `publico` in a longer list: validation says so, and how to mend it.
            return ""
        since = self.table.since(handle)
        stranger = since.pop(None)
        known = len(since) > 1 and all(step == 0 for step in since.values())
        return "audit_everybody" if known or stranger == 0 else ""

    def as_csv(self) -> str:
        """One line an entry, and one a finding about another record.

        kind, id, findings, how many NPCs know it at the start and at the end, then for each NPC
        the step at which it first does: `start`, a quest, or nothing for never.
        """
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        npcs = [STRANGER if npc is None else npc for npc in self.table.npcs]
        writer.writerow(("kind", "id", "findings", "known_at_start", "known_at_end", *npcs))
        writer.writerows(self._entry_row(handle) for handle in self.table.handles)
        for finding in self.findings:
            record = self._world.record(finding.handle)
            if record.kind is not Kind.ENTRY:
                writer.writerow((record.kind.value, record.id, finding.code))
        return out.getvalue()

    def _entry_row(self, handle: int) -> tuple[object, ...]:
        since = self.table.since(handle)
        npcs = [step for npc, step in since.items() if npc is not None]
        codes = " ".join(dict.fromkeys(f.code for f in self.of(handle)))
        at_start = sum(step == 0 for step in npcs)
        at_end = sum(step is not None for step in npcs)
        names = (self.table.step_name(step) for step in since.values())
        return ("entry", self._world.record(handle).id, codes, at_start, at_end, *names)


def _code(entry: Entry, reach: Reach) -> str:
    """Why nobody ever sees an entry; nothing when somebody may."""
    if reach.viewers(gate_key(entry)):
        return ""
    if entry.visibility == HIDDEN:
        return "audit_draft"
    return "audit_nobody" if gates(entry) else "audit_shut"


def _taken_over(issues: Iterable[Issue]) -> Iterator[Finding]:
    for issue in issues:
        if issue.code in FROM_VALIDATION and issue.handle is not None:
            yield Finding(issue.code, issue.handle, issue.params)
