"""What is wrong with a world: issues, rules, and fixes, kept in step with edits."""

from __future__ import annotations

from core.validation.codes import CODES, SEVERITIES, Severity, severity_of
from core.validation.fixes import fix_for, label_of
from core.validation.issue import Issue, IssueChanges
from core.validation.validator import Validator

__all__ = [
    "CODES",
    "SEVERITIES",
    "Issue",
    "IssueChanges",
    "Severity",
    "Validator",
    "fix_for",
    "label_of",
    "severity_of",
]
