"""Secrets × NPCs: who knows what from the start, who has learnt it in the game, who may have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from core.directors.game import Game
from core.directors.learning import Proposal
from core.model.kinds import Kind
from core.model.mask import Viewer, admits, opened_by
from core.model.records import Entry
from core.world.world import World
from editor.scene.words import npc_name, why_hidden
from editor.theme import Theme
from editor.theme.painter import draw_focus_ring, draw_matrix_cell, draw_row_ground, draw_text
from editor.theme.painter.rows import CellState
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


@dataclass(frozen=True, slots=True)
class Knowing:
    """One cell. `state`: `knows` from the start, `learnt` at a turn, `proposed`, `masked`."""

    state: str
    turn: int = 0
    gate: CellState = "npc"
    term: str = ""


@dataclass(frozen=True, slots=True)
class SecretRow:
    """An entry that is hidden from somebody; one cell for each of the company."""

    entry: str
    handle: int
    why: str
    cells: tuple[Knowing, ...]


def secret_rows(
    world: World, game: Game, npcs: Sequence[str], proposals: Sequence[Proposal]
) -> tuple[SecretRow, ...]:
    """The secrets, those with something to confirm first, then those that were learnt."""
    anybody = Viewer(None, frozenset(), game.quests)
    proposed = {p.entry: p for p in proposals}
    viewers = {npc: world.viewer(game.state(npc)) for npc in npcs}
    rows = []
    for record in world.records(Kind.ENTRY):
        entry = record.data
        if not isinstance(entry, Entry) or not entry.id:
            continue
        if admits(entry.visibility, entry.required_quest, anybody):
            continue
        cells = tuple(_cell(game, entry, npc, viewers[npc], proposed.get(entry.id)) for npc in npcs)
        rows.append(SecretRow(entry.id, record.handle, why_hidden(world, entry), cells))
    return tuple(sorted(rows, key=_order))


def _order(row: SecretRow) -> int:
    states = {cell.state for cell in row.cells}
    return 0 if "proposed" in states else 1 if "learnt" in states else 2


def _cell(
    game: Game, entry: Entry, npc: str, viewer: Viewer, proposal: Proposal | None
) -> Knowing:  # fmt: skip
    if admits(entry.visibility, entry.required_quest, viewer):
        opener = opened_by(entry, viewer)
        kind = opener[0].kind.value if opener else "npc"
        return Knowing("knows", gate=_GATES.get(kind, "secret"))
    turn = game.memory.learnt.get(npc, {}).get(entry.id)
    if turn is not None:
        return Knowing("learnt", turn, "secret")
    if proposal is not None and npc in proposal.npcs:
        return Knowing("proposed", proposal.turn, "opens_next", proposal.term)
    return Knowing("masked", gate="masked")


_GATES: dict[str, CellState] = {"npc": "npc", "faction": "faction", "public": "public"}


class LearnModel(QAbstractTableModel):
    """An entry a row, one of the company a column."""

    def __init__(self, world: World, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._world = world
        self._rows: tuple[SecretRow, ...] = ()
        self._npcs: tuple[str, ...] = ()

    @property
    def rows(self) -> tuple[SecretRow, ...]:
        """All rows."""
        return self._rows

    @property
    def npcs(self) -> tuple[str, ...]:
        """The NPC of each column after the first."""
        return self._npcs

    def show_rows(self, rows: tuple[SecretRow, ...], npcs: tuple[str, ...]) -> None:
        """Show other rows."""
        if rows == self._rows and npcs == self._npcs:
            return
        self.beginResetModel()
        self._rows, self._npcs = rows, npcs
        self.endResetModel()

    def cell(self, index: Index) -> Knowing | None:
        """What stands in a cell; None in the column of ids."""
        if not index.isValid() or index.column() == 0:
            return None
        return self._rows[index.row()].cells[index.column() - 1]

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._npcs) + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole and section == 0:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if orientation != Qt.Orientation.Horizontal or role not in shown:
            return None
        if section == 0:
            return self.tr("Secret")
        return npc_name(self._world, self._npcs[section - 1])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.entry if index.column() == 0 else self.words(index)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.entry}: {self.words(index)}"
        return plain_tooltip(self.words(index)) if role == Qt.ItemDataRole.ToolTipRole else None

    def words(self, index: Index) -> str:
        """A cell in words; never the text of the entry."""
        row, cell = self._rows[index.row()], self.cell(index)
        if cell is None:
            return row.why
        name = npc_name(self._world, self._npcs[index.column() - 1])
        if cell.state == "knows":
            return self.tr("{name} knows it from the start").format(name=name)
        if cell.state == "learnt":
            return self.tr("{name} learnt it at turn {turn}").format(name=name, turn=cell.turn)
        if cell.state == "proposed":
            words = self.tr("{name} may have learnt it at turn {turn}. Space confirms.")
            return words.format(name=name, turn=cell.turn)
        return self.tr("{name} does not know it. Space marks it as learnt.").format(name=name)


class _KnowingPainter(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self._theme.look.size("row.matrix"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look, rect = index.model(), self._theme.look, QRectF(option.rect)
        assert isinstance(model, LearnModel)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        cell = model.cell(index)
        if cell is None:
            hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
            draw_row_ground(painter, rect, look, hovered=hovered)
            shown = model.rows[index.row()].entry
            draw_text(painter, rect.adjusted(12, 0, -4, 0), shown, look)
            if focused:
                draw_focus_ring(painter, rect, look, inside=True)
            return
        draw_matrix_cell(painter, rect, cell.gate, look, focused=focused)


class LearnTable(QTableView):
    """chosen(int, int): Space on a cell: row and the column's NPC. opened(int): Enter on an id."""

    chosen = Signal(int, int)
    opened = Signal(int)

    def __init__(self, theme: Theme, world: World, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.learn_model = LearnModel(world, self)
        self.setModel(self.learn_model)
        self.setItemDelegate(_KnowingPainter(theme, self))
        self.setAccessibleName(self.tr("Who knows which secret"))
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumSectionSize(34)
        self.doubleClicked.connect(self._choose)
        theme.changed.connect(self._fit)
        self._fit()

    def show_rows(self, rows: tuple[SecretRow, ...], npcs: tuple[str, ...]) -> None:
        """Show other rows; the cursor stays on its cell."""
        current = self.currentIndex()
        entry = self.learn_model.rows[current.row()].entry if current.isValid() else ""
        column, same = current.column(), npcs == self.learn_model.npcs
        self.learn_model.show_rows(rows, npcs)
        header = self.horizontalHeader()
        if not same:
            for section in range(self.learn_model.columnCount()):
                mode = QHeaderView.ResizeMode
                header.setSectionResizeMode(section, mode.Stretch if not section else mode.Fixed)
                if section:
                    self.setColumnWidth(section, self._theme.look.stretched(62))
        at = next((n for n, row in enumerate(rows) if row.entry == entry), None)
        if at is not None and 0 <= column < self.learn_model.columnCount():
            self.setCurrentIndex(self.learn_model.index(at, column))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in keys and not event.modifiers():
            self._choose(self.currentIndex())
            event.accept()
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        if index.column() == 0:
            self.opened.emit(self.learn_model.rows[index.row()].handle)
        else:
            self.chosen.emit(index.row(), index.column() - 1)

    def _fit(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self._theme.look.size("row.matrix"))
