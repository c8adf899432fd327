"""The issues found so far, by subject and rule, and by severity."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from itertools import chain

from core.validation.codes import SEVERITIES, Severity
from core.validation.issue import Issue

Found = tuple[Issue, ...]


class IssueStore:
    """Issues of each subject (a record's or file's handle), kept apart by rule.

    Each rule has one look-up of its own: one for each subject would take four times the room.
    Those of each severity are kept beside them, so that all of them are counted, listed and
    dropped without a look at any single one.
    """

    def __init__(self) -> None:
        self._rules: dict[str, dict[int, Found]] = {}
        self._by_severity: dict[Severity, dict[int, Found]] = {s: {} for s in SEVERITIES}
        self._counts: dict[Severity, int] = dict.fromkeys(SEVERITIES, 0)

    def put(self, subject: int, rule: str, issues: Iterable[Issue]) -> bool:
        """Replace what a rule says of a subject; tells whether that differs."""
        new = tuple(issues)
        of_rule = self._rules.setdefault(rule, {})
        if of_rule.get(subject, ()) == new:
            return False
        if new:
            of_rule[subject] = new
        else:
            del of_rule[subject]
        self._sort_out(subject)
        return True

    def drop(self, subjects: Set[int]) -> set[int]:
        """Forget all that is said of some subjects; returns those of which there was anything."""
        known: set[int] = set()
        for of_rule in self._rules.values():
            gone_of_rule = of_rule.keys() & subjects
            known |= gone_of_rule
            for subject in gone_of_rule:
                del of_rule[subject]
        for severity, of_it in self._by_severity.items():
            gone = [of_it.pop(subject) for subject in of_it.keys() & known]
            self._counts[severity] -= sum(map(len, gone))
        return known

    def _sort_out(self, subject: int) -> None:
        """Put the issues of a subject under their severities, by field and code."""
        issues = self.of(subject)
        if len(issues) > 1:
            issues = tuple(sorted(issues, key=_within))
        for severity, of_it in self._by_severity.items():
            old = of_it.get(subject, ())
            new = _of_severity(issues, severity)
            if new:
                of_it[subject] = new
            elif old:
                del of_it[subject]
            self._counts[severity] += len(new) - len(old)

    def of(self, subject: int) -> Found:
        """The issues of one subject, in the order of the rules."""
        found = [of_rule[subject] for of_rule in self._rules.values() if subject in of_rule]
        return found[0] if len(found) == 1 else tuple(chain.from_iterable(found))

    def of_severity(self, severity: Severity) -> Mapping[int, Found]:
        """The subjects with issues of a severity, each with these by field and code."""
        return self._by_severity[severity]

    def counts(self) -> tuple[int, int, int]:
        """How many errors, warnings and hints."""
        errors, warnings, hints = (self._counts[s] for s in SEVERITIES)
        return errors, warnings, hints


def _of_severity(issues: Found, severity: Severity) -> Found:
    """Those of a severity; where all are, the same value, which takes no more room."""
    found = tuple(issue for issue in issues if issue.severity == severity)
    return issues if len(found) == len(issues) else found


def _within(issue: Issue) -> tuple[str, str]:
    return issue.field, issue.code
