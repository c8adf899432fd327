"""What the knowledge workspace shows: a step of the quests, a filter, groups, the cells."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from core.knowledge.matrix import Learning, Matrix, Sheet
from core.knowledge.table import Table
from core.model.kinds import Kind
from core.model.mask import admits
from core.model.state import GameState
from core.query import Catalogue, Filter, parse_filter, select
from core.world.edits import Change, Changes
from editor.document import Document
from editor.knowledge.cells import SheetCells
from editor.knowledge.rows import GROUPINGS, EntryRow, Row, rows_of

_STILL = frozenset({"text", "title", "weight", "terms", "not_names", "notes"})


class Board(QObject):
    """Holds the choices of the user and what follows from them and the world.

    Edits are taken in at once and shown with the next turn of the event loop, once for all of
    them; while `set_awake(False)` they wait. changed(): something is shown otherwise.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self.world = document, document.world
        self.catalogue = Catalogue(self.world)
        self._matrix = Matrix(self.world)
        self._table: Table | None = None
        self._filter, self._grouping = Filter(), "file"
        self._folded: set[tuple[str, str]] = set()
        self._step, self._quest, self._show_next = 0, "", True
        self._awake, self._stale, self._moved = True, False, False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._catch_up)
        document.changed.connect(self._on_changed)
        self._read()

    # what is shown

    def _read(self) -> None:
        self._moved = False
        self._step = min(self._step, len(self.steps))
        sheet = self._matrix.at_step(self._step)
        self.cells = SheetCells(sheet, self._quest_of(sheet), show_next=self._show_next)
        wanted = select(self.catalogue, Kind.ENTRY, self._filter, findings=self._document.issues_of)
        self.shown: tuple[int, ...] = tuple(h for h in wanted if h in sheet.keys)
        self._arrange()

    def _arrange(self) -> None:
        folded = {key for grouping, key in self._folded if grouping == self._grouping}
        self.rows: tuple[Row, ...] = rows_of(
            self.world, self.sheet.handles, self.shown, self._grouping, folded
        )
        self.totals = self.cells.totals(self.shown)

    def refresh(self) -> None:
        """Show the world as it is now."""
        self._soon.stop()
        self._stale = False
        self._read()
        self.changed.emit()

    def _catch_up(self) -> None:
        """Show what edits have changed; texts and weights move no row and open no cell."""
        if self._moved or self._filter:
            self.refresh()
        else:
            self._stale = False
            self.changed.emit()

    @property
    def sheet(self) -> Sheet:
        """The matrix at the step."""
        return self.cells.sheet

    @property
    def npcs(self) -> Sequence[str]:
        """The columns."""
        return self.cells.npcs

    @property
    def total(self) -> int:
        """How many sound entries there are."""
        return len(self.sheet.handles)

    def shown_handle(self, row: int) -> int | None:
        """The entry of a row; None for the head of a group."""
        item = self.rows[row] if 0 <= row < len(self.rows) else None
        return item.handle if isinstance(item, EntryRow) else None

    def table(self) -> Table:
        """Every step at once, made when it is first asked for."""
        if self._table is None:
            self._table = Table(self.world, self._matrix)
        return self._table

    def since(self, handle: int, npc: str) -> int | None:
        """The first step at which an NPC sees an entry; None for never."""
        key = self.sheet.keys[handle]
        done: set[str] = set()
        for step, quest in enumerate((None, *self.steps)):
            done |= {quest} if quest is not None else set()
            viewer = self.world.viewer(GameState(npc, quests=frozenset(done)))
            if admits(*key, viewer):
                return step
        return None

    @property
    def matrix(self) -> Matrix:
        """The core's matrix, in step with the world."""
        return self._matrix

    # quests

    @property
    def steps(self) -> tuple[str, ...]:
        """The quests in their order."""
        return self._matrix.steps

    @property
    def step(self) -> int:
        """How many of them are completed."""
        return self._step

    @property
    def quest(self) -> str | None:
        """The quest that is looked ahead to; None when none can be completed."""
        return self.cells.quest

    @property
    def show_next(self) -> bool:
        """Whether what it opens is marked in the matrix."""
        return self._show_next

    def _quest_of(self, sheet: Sheet) -> str | None:
        if self._quest in sheet.next_quests:
            return self._quest
        ahead = self.steps[self._step : self._step + 1]
        chosen = [quest for quest in ahead if quest in sheet.next_quests]
        return next(iter([*chosen, *sheet.next_quests]), None)

    def learning(self) -> tuple[Learning, ...]:
        """What completing the quest that is looked ahead to changes."""
        return () if self.quest is None else self.sheet.learning(self.quest)

    def set_step(self, step: int) -> None:
        """Look at the world after that many quests."""
        step = max(0, min(step, len(self.steps)))
        if step != self._step:
            self._step, self._quest = step, ""
            self.refresh()

    def set_quest(self, quest: str) -> None:
        """Look ahead to another quest that can be completed now."""
        if quest != self._quest:
            self._quest = quest
            self.refresh()

    def set_show_next(self, shown: bool) -> None:
        """Mark what the next quest opens, or leave it masked."""
        if shown != self._show_next:
            self._show_next = shown
            self.refresh()

    # rows

    @property
    def filter(self) -> Filter:
        """The filter that entries pass."""
        return self._filter

    @property
    def grouping(self) -> str:
        """One of `GROUPINGS`."""
        return self._grouping

    def set_filter(self, text: str) -> None:
        """Show the entries that pass a filter."""
        if text != self._filter.text:
            self._filter = parse_filter(text)
            self.refresh()

    def set_grouping(self, grouping: str) -> None:
        """Group otherwise. Raises ValueError for no grouping."""
        if grouping not in GROUPINGS:
            raise ValueError(grouping)
        if grouping != self._grouping:
            self._grouping = grouping
            self._arrange()
            self.changed.emit()

    def fold(self, key: str, *, folded: bool) -> None:
        """Hide or show the entries of a group."""
        mark = (self._grouping, key)
        if folded != (mark in self._folded):
            (self._folded.add if folded else self._folded.discard)(mark)
            self._arrange()
            self.changed.emit()

    # the document

    def set_awake(self, awake: bool) -> None:
        """Whether anybody looks: what changed meanwhile is shown at once."""
        self._awake = awake
        if awake and self._stale:
            self._catch_up()

    def close(self) -> None:
        """The world is closed."""
        self._soon.stop()
        self._document.changed.disconnect(self._on_changed)

    def _on_changed(self, changes: Changes) -> None:
        self.catalogue.update(changes)
        self._matrix.update(changes)
        self._table = None
        self._stale = True
        self._moved = self._moved or changes.structure or any(map(_moves, changes.records))
        if self._awake:
            self._soon.start()


def _moves(change: Change) -> bool:
    """Whether a change may move a row or open a cell."""
    return change.kind is not Kind.ENTRY or not change.fields() <= _STILL
