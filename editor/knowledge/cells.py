"""What the cells of a sheet show, made once for each gate class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from core.knowledge.matrix import Key, Row, Sheet
from core.knowledge.openings import OPENINGS, Opening
from core.model.visibility import AllOf, Audience, AudienceKind, Visibility, audiences
from editor.theme.painter.rows import CellState

STATES: tuple[CellState, ...] = ("masked", "public", "npc", "faction", "secret", "opens_next")
_MASKED, _OPENS = STATES.index("masked"), STATES.index("opens_next")
_SHOWN = {
    Opening.MASKED: "masked",
    Opening.PUBLIC: "public",
    Opening.NPC: "npc",
    Opening.FACTION: "faction",
    Opening.SECRET: "secret",
    Opening.LEARNT: "secret",
}
_QUESTS = (AudienceKind.SECRET, AudienceKind.QUEST)


@dataclass(frozen=True, slots=True)
class CellRow:
    """One gate class: for each column the place of its state in `STATES`, how many NPCs know
    it, and how many more the next quest lets in. A stranger has no column."""

    states: bytes
    known: int
    learn: int


class SheetCells:
    """The cells of a sheet; `quest` is the one whose completion is looked ahead to."""

    def __init__(self, sheet: Sheet, quest: str | None, *, show_next: bool) -> None:
        self.sheet, self.quest, self.show_next = sheet, quest, show_next
        self.npcs = tuple(npc for npc in sheet.npcs if npc is not None)
        self._people = sheet.cast.everybody & ~sheet.cast.stranger
        self._kept: dict[Key, CellRow] = {}

    def row(self, handle: int) -> CellRow:
        """The cells of an entry. Raises KeyError for one that is broken or gone."""
        key = self.sheet.keys[handle]
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._make(key, self.sheet.rows[key])
        return found

    def state(self, handle: int, column: int) -> CellState:
        """What one cell shows."""
        return STATES[self.row(handle).states[column]]

    def opening(self, handle: int, column: int) -> Opening:
        """What opens the entry for the NPC of a column."""
        return OPENINGS[self.sheet.row(handle).codes[column]]

    def opens_next(self, handle: int, column: int) -> bool:
        """Whether the quest that is looked ahead to would open the entry for the NPC."""
        return bool(self._admitted(self.sheet.row(handle)) >> column & 1)

    def totals(self, handles: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """How many of the entries each NPC knows, and how many more the next quest opens."""
        known: Counter[int] = Counter()
        learn: Counter[int] = Counter()
        for handle in handles:
            row = self.sheet.row(handle)
            known[row.known] += 1
            learn[self._admitted(row)] += 1
        return tuple((_sum(known, c), _sum(learn, c)) for c in range(len(self.npcs)))

    def _admitted(self, row: Row) -> int:
        if self.quest is None or not self.show_next:
            return 0
        return dict(row.next).get(self.quest, 0)

    def _make(self, key: Key, row: Row) -> CellRow:
        joint = _joint_state(key[0])
        table = [joint if o is Opening.ALL else STATES.index(_SHOWN[o]) for o in OPENINGS]
        group = self._admitted(row)
        states = bytes(
            _OPENS if group >> column & 1 else table[code]
            for column, code in enumerate(row.codes[: len(self.npcs)])
        )
        known = (row.known & self._people).bit_count()
        return CellRow(states, known, (group & self._people).bit_count())


def _sum(groups: Counter[int], column: int) -> int:
    return sum(count for group, count in groups.items() if group >> column & 1)


def _joint_state(visibility: Visibility) -> int:
    """What a `todas` is drawn as: a secret if it waits for a quest, else its first audience."""
    joint = _first_joint(visibility)
    kinds = [audience.kind for audience in audiences(joint)] if joint is not None else []
    if not kinds:
        return _MASKED
    shown = "secret" if any(kind in _QUESTS for kind in kinds) else kinds[0].value
    return STATES.index(shown) if shown in STATES else STATES.index("public")


def _first_joint(visibility: Visibility) -> AllOf | None:
    if isinstance(visibility, AllOf):
        return visibility
    if isinstance(visibility, Audience):
        return None
    found = (_first_joint(part) for part in visibility.parts)
    return next((part for part in found if part is not None), None)
