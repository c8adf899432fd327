"""The two directors' contexts side by side: what only one of them sees, and why (spec section 8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from core.directors.rows import DirectorContext, Row, Section
from core.model.mask import Gate, gates
from core.model.records import Entry
from core.world.world import World


class Why(StrEnum):
    """Why a row of the Story Director has no counterpart on the other side."""

    PLAYER = "player"
    AWAY = "away"
    MASKED = "masked"
    PLOT = "plot"
    NOTES = "notes"
    UNHEARD = "unheard"
    NOT_ASKED = "not_asked"
    """It may be seen, but nothing called for it this turn, or the budget left it out."""


@dataclass(frozen=True, slots=True)
class Beside:
    """One line of the grid. `hidden`: the right side shows a redacted bar, for `why`.

    `needs` are the gates that would open a masked entry.
    """

    section: Section
    left: Row | None
    right: Row | None
    why: Why | None = None
    needs: tuple[tuple[Gate, ...], ...] = ()

    @property
    def hidden(self) -> bool:
        """Whether the right side must not see it."""
        return self.left is not None and self.left.private and self.right is None


_WHY = {
    Section.PLAYER: Why.PLAYER,
    Section.PEOPLE: Why.AWAY,
    Section.LORE: Why.MASKED,
    Section.PLOT: Why.PLOT,
    Section.NOTES: Why.NOTES,
    Section.SYNOPSES: Why.NOTES,
    Section.SCENES: Why.UNHEARD,
}


def beside(world: World, story: DirectorContext, scene: DirectorContext) -> tuple[Beside, ...]:
    """The rows of both contexts, section by section, the same thing in one line."""
    return tuple(
        line for section in Section for line in _section(world, section, story, scene)
    )  # fmt: skip


def _section(
    world: World, section: Section, story: DirectorContext, scene: DirectorContext
) -> Iterator[Beside]:
    lefts, rights = story.section(section), scene.section(section)
    if section is Section.RULES:
        yield from _apart(section, lefts, rights)
        return
    by_key = {row.key: row for row in rights}
    shown = {row.key for row in lefts}
    for left in lefts:
        right = by_key.get(left.key)
        why = None if right is not None else _why(left)
        needs = _needs(world, left) if why is Why.MASKED else ()
        yield Beside(section, left, right, why, needs)
    yield from (Beside(section, None, row) for row in rights if row.key not in shown)


def _apart(section: Section, lefts: Sequence[Row], rights: Sequence[Row]) -> Iterator[Beside]:
    """Rules are each director's own; they only stand in the same lines."""
    for at in range(max(len(lefts), len(rights))):
        left = lefts[at] if at < len(lefts) else None
        right = rights[at] if at < len(rights) else None
        yield Beside(section, left, right)


def _why(left: Row) -> Why | None:
    if not left.private:
        return Why.NOT_ASKED
    return _WHY.get(left.section)


def _needs(world: World, row: Row) -> tuple[tuple[Gate, ...], ...]:
    handle = row.handle
    entry = world.data(handle) if handle is not None and handle in world else None
    return gates(entry) if isinstance(entry, Entry) else ()
