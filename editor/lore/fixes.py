"""Quick fixes: their words, and the edits they make."""

from __future__ import annotations

from typing import Any

from core.world.edits import Edit
from core.world.world import World
from editor.issues.fixes import fix_name


def fix_edit(world: World, issue: Any) -> Edit | None:
    """The edit that mends an issue; None when nothing does by itself."""
    from core.validation.fixes import fix_for

    return fix_for(world, issue)


def fix_words(world: World, issue: Any) -> str:
    """The label of an issue's fix, "" when there is none."""
    words = fix_name(issue)
    return words if words and fix_edit(world, issue) is not None else ""
