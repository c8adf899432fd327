"""Quick fixes: their words, and the edits they make."""

from __future__ import annotations

from typing import Any

from core.messages import render
from core.world.edits import Edit
from core.world.world import World


def fix_edit(world: World, issue: Any) -> Edit | None:
    """The edit that mends an issue; None when nothing does by itself."""
    from core.validation.fixes import fix_for

    return fix_for(world, issue)


def fix_words(issue: Any, language: str) -> str:
    """The label of an issue's fix, "" when there is none."""
    from core.validation.fixes import label_of

    code = label_of(issue)
    return "" if code is None else render(code, issue.values, language)
