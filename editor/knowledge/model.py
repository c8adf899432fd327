"""The matrix as a table model: what each cell says; painting reads the board itself."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from core.model.kinds import Kind
from editor.audiences import visibility_words
from editor.knowledge.board import Board
from editor.knowledge.rows import EntryRow, GroupRow, Row
from editor.knowledge.words import CellWords, count_words, group_words
from editor.names import name_of
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_SPOKEN = (_Role.DisplayRole, _Role.AccessibleTextRole)
_TOP = QModelIndex()
ENTRY, VISIBILITY, FIRST_NPC = 0, 1, 2


class MatrixModel(QAbstractTableModel):
    """Columns: the entry, its visibility, one an NPC, and last how many of them know it."""

    def __init__(self, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self._words = CellWords(board.world)
        self._rows, self._npcs = board.rows, tuple(board.npcs)
        board.changed.connect(self._on_changed)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows that the views know of."""
        return self._rows

    @property
    def known_column(self) -> int:
        """The last column."""
        return FIRST_NPC + len(self._npcs)

    @property
    def npcs(self) -> tuple[str, ...]:
        """The NPCs of the columns."""
        return self._npcs

    def item(self, row: int) -> EntryRow | GroupRow | None:
        """The row of a place."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def npc_at(self, column: int) -> str | None:
        """The NPC of a column; None for one of no NPC."""
        at = column - FIRST_NPC
        return self._npcs[at] if 0 <= at < len(self._npcs) else None

    def index_of(self, handle: int, npc: str | None) -> QModelIndex:
        """The cell of an entry and an NPC; an invalid index when the entry is not shown."""
        for at, item in enumerate(self._rows):
            if isinstance(item, EntryRow) and item.handle == handle:
                column = self._npcs.index(npc) if npc in self._npcs else 0
                return self.index(at, FIRST_NPC + column)
        return QModelIndex()

    def _on_changed(self) -> None:
        rows, npcs = self.board.rows, tuple(self.board.npcs)
        if rows == self._rows and npcs == self._npcs:
            if rows:
                last = self.index(len(rows) - 1, self.columnCount() - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._rows, self._npcs = rows, npcs
        self.endResetModel()

    # Qt

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._npcs) + 3

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self._rows[index.row()]
        if isinstance(item, GroupRow):
            shown = role in _SPOKEN and index.column() == ENTRY
            return self.group_sentence(item) if shown else None
        if role == _Role.ToolTipRole:
            return plain_tooltip(self.sentence(item, index.column()))
        if role in _SPOKEN:
            return self.sentence(item, index.column())
        return None

    def sentence(self, item: EntryRow, column: int) -> str:
        """What a cell says in words."""
        if column == ENTRY:
            return item.id
        key = self.board.sheet.keys[item.handle]
        if column == VISIBILITY:
            return visibility_words(key[0])
        npc = self.npc_at(column)
        if npc is None:
            return self._known_words(item.handle)
        at, cells = column - FIRST_NPC, self.board.cells
        opens = cells.quest if cells.opens_next(item.handle, at) else None
        opening = cells.opening(item.handle, at)
        return self._words.sentence(
            npc, item.id, opening, key, self.board.sheet.quests, opens or ""
        )

    def _known_words(self, handle: int) -> str:
        row = self.board.cells.row(handle)
        said = count_words("know", row.known)
        if not row.learn:
            return said
        return f"{said}. " + self.tr("{count} more with the next step").format(count=row.learn)

    def group_sentence(self, item: GroupRow) -> str:
        """The head of a group in words."""
        title = group_words(self.board.grouping, item.key)
        words = self.tr("{title}: {note}, folded") if item.folded else self.tr("{title}: {note}")
        return words.replace("{note}", self.group_note(item)).replace("{title}", title)

    def group_note(self, item: GroupRow) -> str:
        """How many entries of a group are shown."""
        if item.shown == item.total:
            return count_words("entries", item.total)
        words = self.tr("{shown} of {total} entries")
        return words.format(shown=item.shown, total=item.total)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if role == _Role.ToolTipRole:
            return plain_tooltip(self._column_words(section))
        if role == _Role.AccessibleTextRole:
            return self._column_words(section)
        return self.title(section) if role == _Role.DisplayRole else None

    def title(self, section: int) -> str:
        """The title of a column."""
        npc = self.npc_at(section)
        if npc is not None:
            return name_of(self.board.world, Kind.NPC, npc)
        titles = {ENTRY: self.tr("Entry"), VISIBILITY: self.tr("Visibility")}
        return titles.get(section) or self.tr("Know")

    def _column_words(self, section: int) -> str:
        npc = self.npc_at(section)
        if npc is None:
            return self.title(section)
        known, learn = self.board.totals[section - FIRST_NPC]
        words = self.tr("{npc}: knows {known} of {shown}, {learn} more with the next step")
        if not learn:
            words = self.tr("{npc}: knows {known} of {shown}")
        shown = len(self.board.shown)
        return words.format(known=known, shown=shown, learn=learn, npc="{npc}").replace(
            "{npc}", self.title(section)
        )
