"""Checking the text of a scene as it comes against what its readers were given (spec section 7)."""

from __future__ import annotations

from core.directors.rows import DirectorContext
from core.directors.table import Table
from core.grounding import Checker, Finding


def check_scene(
    checker: Checker, table: Table, context: DirectorContext, text: str
) -> tuple[Finding, ...]:
    """The findings of a text that was written from a context of the Scene Director's side.

    Of a scene that one call plays for several, what counts is found for every one of them.
    """
    given = [row.handle for row in context.rows if row.handle is not None]
    found = [
        checker.check(npc, table.game.state(npc), text, given, context.text, table.game.memory)
        for npc in (context.readers or (None,))
    ]
    common = set.intersection(*({(f.kind, f.start, f.end) for f in each} for each in found))
    return tuple(f for f in found[0] if (f.kind, f.start, f.end) in common)
