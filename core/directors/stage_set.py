"""The company and the place that were set by hand, before a turn is played (spec section 8).

Whoever plays a turn by hand, in a window or on a command line, sets the stage here, so that every
director is told the same of who is there.
"""

from __future__ import annotations

from dataclasses import replace

from core.directors.table import Settings, Table
from core.memory.trace import Event, Record

_USUAL_COMPANY, _TOKENS_EACH = 5, 350


def with_stage(
    table: Table, present: tuple[str, ...], place: str | None
) -> tuple[Table, tuple[Record, ...]]:
    """A table with a fork of the game where the stage is set, and the records that set it.

    The records go before those of the turn when it is to count. `present` are ids of NPCs.
    """
    game, stage = table.game, table.game.stage
    turn = game.turn + 1
    now = {"present": list(present), "place": place}
    records: tuple[Record, ...] = ()
    if stage.scene is None:
        data = {name: value for name, value in now.items() if value is not None}
        records = (Event("scene_start", turn, game.next_scene(), data),)
    elif (present, place) != (stage.present, stage.place):
        step = {"step": "stage", "input": {}, "output": now}
        records = (Event("call", turn, stage.scene, step),)
    fork = game.fork()
    fork.take(records)
    table.lexicon  # noqa: B018  the copy is to share it
    return replace(table, game=fork, settings=_roomy(table.settings, len(present))), records


def _roomy(settings: Settings, present: int) -> Settings:
    """More people need more room: each has a sheet, and what it alone knows."""
    more = _TOKENS_EACH * max(0, present - _USUAL_COMPANY)
    return replace(settings, scene_budget=settings.scene_budget + more)
