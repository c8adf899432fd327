"""The issues found so far, by subject and rule, and by severity."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from itertools import chain

from core.validation.codes import SEVERITIES, Severity
from core.validation.issue import Issue

Found = tuple[Issue, ...]


class IssueStore:
    """Issues of each subject (a record's or file's handle), kept apart by rule.

    Those of each severity are kept beside them, so that all of them are counted, listed and
    dropped without a look at any single one.
    """

    def __init__(self) -> None:
        self._found: dict[int, dict[str, Found]] = {}
        self._by_severity: dict[Severity, dict[int, Found]] = {s: {} for s in SEVERITIES}
        self._counts: dict[Severity, int] = dict.fromkeys(SEVERITIES, 0)

    def put(self, subject: int, rule: str, issues: Iterable[Issue]) -> bool:
        """Replace what a rule says of a subject; tells whether that differs."""
        new = tuple(issues)
        rows = self._found.get(subject)
        if (rows.get(rule, ()) if rows else ()) == new:
            return False
        self._write(subject, rule, new)
        self._sort_out(subject)
        return True

    def drop(self, subjects: Set[int]) -> set[int]:
        """Forget all that is said of some subjects; returns those of which there was anything."""
        known = self._found.keys() & subjects
        for subject in known:
            del self._found[subject]
        for severity, of_it in self._by_severity.items():
            gone = [of_it.pop(subject) for subject in of_it.keys() & known]
            self._counts[severity] -= sum(map(len, gone))
        return known

    def _write(self, subject: int, rule: str, new: Found) -> None:
        rows = self._found.setdefault(subject, {})
        if new:
            rows[rule] = new
            return
        rows.pop(rule, None)
        if not rows:
            del self._found[subject]

    def _sort_out(self, subject: int) -> None:
        """Put the issues of a subject under their severities, by field and code."""
        issues = self.of(subject)
        if len(issues) > 1:
            issues = tuple(sorted(issues, key=_within))
        for severity, of_it in self._by_severity.items():
            old = of_it.get(subject, ())
            new = tuple(issue for issue in issues if issue.severity == severity)
            if new:
                of_it[subject] = new
            elif old:
                del of_it[subject]
            self._counts[severity] += len(new) - len(old)

    def of(self, subject: int) -> Found:
        """The issues of one subject, in the order of the rules."""
        rows = self._found.get(subject)
        return tuple(chain.from_iterable(rows.values())) if rows else ()

    def of_severity(self, severity: Severity) -> Mapping[int, Found]:
        """The subjects with issues of a severity, each with these by field and code."""
        return self._by_severity[severity]

    def __iter__(self) -> Iterator[Issue]:
        for rows in self._found.values():
            for issues in rows.values():
                yield from issues

    def counts(self) -> tuple[int, int, int]:
        """How many errors, warnings and hints."""
        errors, warnings, hints = (self._counts[s] for s in SEVERITIES)
        return errors, warnings, hints


def _within(issue: Issue) -> tuple[str, str]:
    return issue.field, issue.code
