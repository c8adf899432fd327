"""The matrix on screen: entries at the left, NPCs that scroll, counts at the right, totals."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QScrollBar, QWidget

from editor.knowledge.header import header_height
from editor.knowledge.model import ENTRY, FIRST_NPC, VISIBILITY, MatrixModel
from editor.knowledge.paint import RowPainter
from editor.knowledge.rows import EntryRow, GroupRow
from editor.knowledge.totals import TotalsRow
from editor.knowledge.view import MatrixView
from editor.theme import Theme

ENTRY_WIDTH, VISIBILITY_WIDTH, KNOWN_WIDTH, LEAST_NPC = 236, 112, 66, 34
_NARROW_ENTRY, _NARROW_VISIBILITY = 176, 96
_NARROW = 860


class MatrixGrid(QWidget):
    """Three views of one model that scroll together; the middle one has the current cell.

    current_changed(): another cell, or what it shows differs. cell_opened(): Enter on it.
    """

    current_changed = Signal()
    cell_opened = Signal()

    def __init__(self, theme: Theme, model: MatrixModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._model = theme, model
        self._wanted: tuple[int, str | None] | None = None
        self._last_row = 0
        painter = RowPainter(theme, model)
        self.left = MatrixView(theme, model, painter, self._is_left, self.tr("Entries"))
        self.cells = MatrixView(
            theme, model, painter, self._is_npc, self.tr("Who knows what"), takes_focus=True
        )
        self.right = MatrixView(theme, model, painter, self._is_known, self.tr("How many know"))
        self._views = (self.left, self.cells, self.right)
        self.totals = TotalsRow(theme, model, self.cells)
        self._down = QScrollBar(Qt.Orientation.Vertical)
        self._across = QScrollBar(Qt.Orientation.Horizontal)
        self.setFocusProxy(self.cells)
        self._lay_out()
        self._connect()
        self.fit()
        self._restore()

    def _is_left(self, column: int) -> bool:
        return column < FIRST_NPC

    def _is_npc(self, column: int) -> bool:
        return self._model.npc_at(column) is not None

    def _is_known(self, column: int) -> bool:
        return column == self._model.known_column

    def _lay_out(self) -> None:
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for at, view in enumerate(self._views):
            grid.addWidget(view, 0, at)
        grid.addWidget(self._down, 0, 3)
        grid.addWidget(self._across, 1, 1)
        grid.addWidget(self.totals, 2, 0, 1, 4)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(0, 1)

    def _connect(self) -> None:
        shared = self.cells.selectionModel()
        for view in (self.left, self.right):
            view.setSelectionModel(shared)
            view.row_clicked.connect(self._on_row)
        for view in self._views:
            _link(view.verticalScrollBar(), self._down)
            view.hovered.connect(self._on_hovered)
            view.group_toggled.connect(self.toggle_group)
        _link(self.cells.horizontalScrollBar(), self._across)
        self._across.valueChanged.connect(self.totals.update)
        self.cells.current_changed.connect(self._on_current)
        self.cells.cell_opened.connect(self.cell_opened)
        self.cells.focus_changed.connect(self._repaint)
        self._model.modelReset.connect(self._on_reset)
        self._model.dataChanged.connect(self._on_data)
        self._theme.changed.connect(self.fit)

    # the current cell

    def current(self) -> tuple[int, str] | None:
        """The entry and the NPC of the current cell; None on the head of a group."""
        index = self.cells.currentIndex()
        item, npc = self._model.item(index.row()), self._model.npc_at(index.column())
        return (item.handle, npc) if isinstance(item, EntryRow) and npc is not None else None

    def select(self, handle: int, npc: str | None = None) -> bool:
        """Make a cell the current one; False when its entry is not shown."""
        now = self.current()
        index = self._model.index_of(handle, npc or (now[1] if now else None))
        if index.isValid():
            self.cells.setCurrentIndex(index)
            self._bring_into_view(index)
        return index.isValid()

    def _bring_into_view(self, index: QModelIndex) -> None:
        if not self.cells.viewport().rect().contains(self.cells.visualRect(index).center()):
            self.cells.scrollTo(index, MatrixView.ScrollHint.PositionAtCenter)

    def _on_current(self) -> None:
        index = self.cells.currentIndex()
        if not index.isValid():
            return
        self._last_row = index.row()
        self._wanted = self.current() or self._wanted
        self.cells.head.mark_column(index.column())
        self._repaint()
        self.current_changed.emit()

    def _on_row(self, row: int) -> None:
        column = self.cells.currentIndex().column()
        self.cells.setFocus(Qt.FocusReason.MouseFocusReason)
        self.cells.setCurrentIndex(self._model.index(row, max(FIRST_NPC, column)))

    def _on_hovered(self, row: int) -> None:
        for view in self._views:
            view.hover(row)

    def _on_data(self) -> None:
        self._repaint()
        self.current_changed.emit()

    def _on_reset(self) -> None:
        for view in self._views:
            view.show_columns()
        self.fit()
        self._restore()
        self.current_changed.emit()

    def _restore(self) -> None:
        """The cell that was current before, or the one that took its place."""
        if not self._model.rowCount() or not self._model.npcs:
            return
        index = QModelIndex()
        if self._wanted is not None:
            index = self._model.index_of(*self._wanted)
        if not index.isValid():
            index = self._model.index(self._nearest_entry(), FIRST_NPC)
        self.cells.setCurrentIndex(index)

    def _nearest_entry(self) -> int:
        last = min(self._last_row, self._model.rowCount() - 1)
        rows = [*range(last, self._model.rowCount()), *range(last, -1, -1)]
        return next((r for r in rows if isinstance(self._model.item(r), EntryRow)), last)

    def toggle_group(self, row: int) -> None:
        """Fold or open a group; the current cell stays on its head."""
        item = self._model.item(row)
        if isinstance(item, GroupRow):
            column = max(FIRST_NPC, self.cells.currentIndex().column())
            self._model.board.fold(item.key, folded=not item.folded)
            self.cells.setCurrentIndex(self._model.index(row, column))

    # sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give columns and heads their sizes for the room there is."""
        look = self._theme.look
        narrow = self.width() < look.stretched(_NARROW)
        entry = look.stretched(_NARROW_ENTRY if narrow else ENTRY_WIDTH)
        audience = look.stretched(_NARROW_VISIBILITY if narrow else VISIBILITY_WIDTH)
        known = look.stretched(KNOWN_WIDTH)
        self.left.setColumnWidth(ENTRY, entry)
        self.left.setColumnWidth(VISIBILITY, audience)
        self.right.setColumnWidth(self._model.known_column, known)
        self.left.setFixedWidth(entry + audience)
        self.right.setFixedWidth(known)
        self._across.setFixedHeight(self._across.sizeHint().height())
        scroll = self._down.sizeHint().width()
        self._fit_npcs(self.width() - entry - audience - known - scroll)
        for view in self._views:
            view.fit_rows()
        self.totals.set_left(entry + audience)

    def _fit_npcs(self, room: int) -> None:
        count = len(self._model.npcs)
        if not count:
            return
        least = self._theme.look.stretched(LEAST_NPC)
        width, rest = divmod(max(room, least * count), count)
        for at in range(count):
            self.cells.setColumnWidth(FIRST_NPC + at, width + (at < rest))
        height = header_height(self._theme, self._model, width)
        for view in self._views:
            view.head.set_height(height)
        self._across.setVisible(least * count > room)

    def _repaint(self) -> None:
        for view in self._views:
            view.viewport().update()
        self.totals.update()


def _link(inner: QScrollBar, outer: QScrollBar) -> None:
    """A bar outside a view that moves with the view's own hidden one."""

    def follow(least: int, most: int) -> None:
        outer.setRange(least, most)
        outer.setPageStep(inner.pageStep())
        outer.setSingleStep(inner.singleStep())

    inner.rangeChanged.connect(follow)
    inner.valueChanged.connect(outer.setValue)
    outer.valueChanged.connect(inner.setValue)
