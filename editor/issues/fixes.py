"""The words of the quick fixes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.validation import Issue


def fix_name(issue: Issue, language: str = "en") -> str:
    """What mends an issue, in a word or two; "" when nothing does by itself."""
    from core.messages import render
    from core.validation.fixes import label_of

    code = label_of(issue)
    return render(code, issue.values, language) if code else ""
