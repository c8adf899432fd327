"""Quick fixes: their words, and the edits they make."""

from __future__ import annotations

from typing import Any

from core.messages import render
from core.world.edits import Edit, Label
from core.world.world import World


def fix_edit(world: World, issue: Any, language: str) -> Edit | None:
    """The edit that mends an issue, called by what it does; None when nothing does by itself."""
    from core.validation.fixes import fix_for

    edit = fix_for(world, issue)
    return None if edit is None else Edit(edit.ops, _label(world, issue, language))


def _label(world: World, issue: Any, language: str) -> Label:
    words = ("fix", fix_words(issue, language))
    if issue.handle is None:
        return Label("fix_file", (words, ("file", world.file(issue.file).name)))
    return Label("fix", (words, ("id", world.record(issue.handle).id)))


def fix_words(issue: Any, language: str) -> str:
    """The label of an issue's fix, "" when there is none."""
    from core.validation.fixes import label_of

    code = label_of(issue)
    return "" if code is None else render(code, issue.values, language)
