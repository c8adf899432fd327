"""The words of the quick fixes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from core.validation import Issue


NEAR = "near_duplicate"


def is_compared(issue: Issue) -> bool:
    """Whether two records are to be looked at side by side, since nothing mends it by itself."""
    return issue.code == NEAR and issue.handle is not None


def is_opened(issue: Issue) -> bool:
    """Whether it is of a whole file that no edit mends: what is left is to look into it."""
    from core.validation.fixes import label_of

    return issue.handle is None and bool(issue.file) and label_of(issue) is None


def fix_name(issue: Issue, language: str = "en") -> str:
    """What mends an issue, in a word or two; "" when nothing does by itself."""
    from core.messages import render
    from core.validation.fixes import label_of

    if is_compared(issue):
        return QCoreApplication.translate("IssueFixes", "Compare…")
    if is_opened(issue):
        return QCoreApplication.translate("IssueFixes", "Open the file")
    code = label_of(issue)
    return render(code, issue.values, language) if code else ""
