"""Entries × NPCs × quest steps as a table, for dialogue systems: ids only, never a text."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from core.knowledge.cast import Cast, Npcs
from core.knowledge.matrix import Key, Matrix, Sheet
from core.knowledge.openings import OPENINGS, Opening
from core.world.world import World

START = "start"
STRANGER = "*"
"""How the stranger is named where an NPC's id would stand."""


@dataclass(frozen=True, slots=True)
class Knowing:
    """One entry and one NPC along the quest order, learning aside.

    `openings[step]` is what opens the entry after that many quests; `since` is the first step at
    which it is open (None: never), 0 being the start.
    """

    handle: int
    id: str
    npc: str | None
    openings: tuple[Opening, ...]
    since: int | None


@dataclass(frozen=True, slots=True)
class _Column:
    """What `Knowing` says of every entry of one class."""

    npc: str | None
    openings: tuple[Opening, ...]
    since: int | None


class Table:
    """The matrix at every step of the quest order."""

    def __init__(self, world: World, matrix: Matrix | None = None) -> None:
        self._world = world
        made = matrix or Matrix(world)
        self.quests = made.steps
        self._sheets: tuple[Sheet, ...] = tuple(
            made.at_step(step) for step in range(len(made.steps) + 1)
        )
        self._classes: dict[Key, tuple[_Column, ...]] = {}

    @property
    def npcs(self) -> Npcs:
        """The columns of the matrix, a stranger last."""
        return self.cast.npcs

    @property
    def cast(self) -> Cast:
        """The columns with what is known of them."""
        return self._sheets[0].cast

    @property
    def handles(self) -> tuple[int, ...]:
        """The entries, in file order."""
        return self._sheets[0].handles

    def of(self, handle: int) -> tuple[Knowing, ...]:
        """One entry for every NPC. Raises KeyError for one that is broken or gone."""
        id = self._world.record(handle).id
        return tuple(Knowing(handle, id, c.npc, c.openings, c.since) for c in self._columns(handle))

    def _columns(self, handle: int) -> tuple[_Column, ...]:
        """The NPCs of an entry's class, looked at once."""
        key = self._sheets[0].keys[handle]
        if key not in self._classes:
            codes = zip(*(sheet.rows[key].codes for sheet in self._sheets), strict=True)
            columns = (_column(n, c) for n, c in zip(self.npcs, codes, strict=True))
            self._classes[key] = tuple(columns)
        return self._classes[key]

    def rows(self) -> Iterator[Knowing]:
        """All of it, entry by entry."""
        for handle in self.handles:
            yield from self.of(handle)

    def since(self, handle: int) -> dict[str | None, int | None]:
        """The first step at which each NPC knows the entry."""
        return {column.npc: column.since for column in self._columns(handle)}

    def step_name(self, step: int | None) -> str:
        """`start`, the quest that is completed at the step, or nothing for never."""
        if step is None:
            return ""
        return self.quests[step - 1] if step else START

    def as_csv(self) -> str:
        """One line an entry and NPC: entry, npc, first step, its quest, then a column a step."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("entry", "npc", "since_step", "since_quest", START, *self.quests))
        for row in self.rows():
            since = row.since
            shown = ("" if o is Opening.MASKED else o.value for o in row.openings)
            name = STRANGER if row.npc is None else row.npc
            step = "" if since is None else since
            writer.writerow((row.id, name, step, self.step_name(since), *shown))
        return out.getvalue()

    def as_json(self) -> str:
        """The steps once, then for each entry and NPC what opens it at each, null while masked."""
        entries = [
            {"id": self._world.record(handle).id, "npcs": self._npcs_json(handle)}
            for handle in self.handles
        ]
        content = {"loremask": 1, "steps": [START, *self.quests], "entries": entries}
        return json.dumps(content, ensure_ascii=False, indent=1) + "\n"

    def _npcs_json(self, handle: int) -> dict[str, list[str | None]]:
        return {
            STRANGER if column.npc is None else column.npc: [
                None if o is Opening.MASKED else o.value for o in column.openings
            ]
            for column in self._columns(handle)
        }


def _column(npc: str | None, codes: Iterable[int]) -> _Column:
    openings = tuple(OPENINGS[code] for code in codes)
    since = next((i for i, o in enumerate(openings) if o is not Opening.MASKED), None)
    return _Column(npc, openings, since)
