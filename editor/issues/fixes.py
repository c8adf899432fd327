"""The words of the quick fixes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from core.validation import Issue

_WORDS: dict[str, str] = {}


def fix_name(issue: Issue) -> str:
    """What mends an issue, in a word or two; "" when nothing does by itself."""
    source = _WORDS.get(issue.code)
    return "" if source is None else QCoreApplication.translate("Fixes", source)
