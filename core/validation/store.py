"""The issues found so far, by subject and rule, with running counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, KeysView

from core.validation.codes import SEVERITIES
from core.validation.issue import Issue


class IssueStore:
    """Issues of each subject (a record's or file's handle), kept apart by rule."""

    def __init__(self) -> None:
        self._found: dict[int, dict[str, tuple[Issue, ...]]] = {}
        self._counts: Counter[str] = Counter()

    def put(self, subject: int, rule: str, issues: Iterable[Issue]) -> bool:
        """Replace what a rule says of a subject; tells whether that differs."""
        new = tuple(issues)
        rows = self._found.get(subject)
        old = rows.get(rule, ()) if rows else ()
        if old == new:
            return False
        self._count(old, new)
        self._write(subject, rule, new)
        return True

    def drop(self, subject: int) -> bool:
        """Forget all that is said of a subject; tells whether there was anything."""
        rows = self._found.pop(subject, {})
        for issues in rows.values():
            self._count(issues, ())
        return bool(rows)

    def _write(self, subject: int, rule: str, new: tuple[Issue, ...]) -> None:
        rows = self._found.setdefault(subject, {})
        if new:
            rows[rule] = new
            return
        rows.pop(rule, None)
        if not rows:
            del self._found[subject]

    def _count(self, old: Iterable[Issue], new: Iterable[Issue]) -> None:
        for issue in old:
            self._counts[issue.severity] -= 1
        for issue in new:
            self._counts[issue.severity] += 1

    def of(self, subject: int) -> tuple[Issue, ...]:
        """The issues of one subject, in the order of the rules."""
        rows = self._found.get(subject, {})
        return tuple(issue for issues in rows.values() for issue in issues)

    def subjects(self) -> KeysView[int]:
        """The subjects that have issues."""
        return self._found.keys()

    def __iter__(self) -> Iterator[Issue]:
        for rows in self._found.values():
            for issues in rows.values():
                yield from issues

    def counts(self) -> tuple[int, int, int]:
        """How many errors, warnings and hints."""
        errors, warnings, hints = (self._counts[s] for s in SEVERITIES)
        return errors, warnings, hints
