"""The view of the cases: columns that fit, selection by handle, keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.cases.painting import paint_marked
from editor.cases.table_model import COLUMNS, CaseModel
from editor.cases.words import LOOKS, state_words
from editor.theme import Look, Theme
from editor.theme.painter import draw_text, ink_on
from editor.widgets import PAD, CellPainter, HandleTable, Title, TitleHeader
from editor.widgets.row_list import Index
from editor.widgets.row_table import Order

_Flag = QItemSelectionModel.SelectionFlag
_WIDTHS = {"state": 98, "id": 196, "title": 0, "npc": 106, "place": 84, "query": 0, "file": 104}
_STRETCH = {"title": 2, "query": 3}
_LEAST = 150
_GIVES_WAY = ("file", "place", "title")


class CasePainter(CellPainter):
    """A mark and a word for the state, then texts."""

    def paint_cell(
        self, painter: QPainter, box: QRectF, index: Index, look: Look, lit: bool
    ) -> None:
        model, row = index.model(), index.row()
        assert isinstance(model, CaseModel)
        name = COLUMNS[index.column()]
        if name == "state":
            state = model.state(row)
            ink = "text_muted" if model.is_stale(row) else LOOKS[state].ink
            box = box.adjusted(PAD, 0, 0, 0)
            paint_marked(painter, box, LOOKS[state].icon, state_words(state), ink, look, lit=lit)
            return
        ink = "text" if lit or name in ("id", "query") else "text_muted"
        role = "strong" if name == "id" and lit else "base"
        text = model.text(row, index.column())
        draw_text(painter, box, text, look, role, ink_on(look, ink, selected=lit))


class CaseTable(HandleTable):
    """The cases; when a selected one goes, the one that took its place is selected."""

    def __init__(self, theme: Theme, model: CaseModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", model, CasePainter(theme), parent)
        self._rows, self._last_row = model, 0
        self.setAccessibleName(self.tr("Cases"))
        header = TitleHeader(theme, self._title, self)
        self.setHorizontalHeader(header)
        header.sectionClicked.connect(self._on_title)
        self.setModel(model)
        model.modelAboutToBeReset.connect(self._on_about)
        model.modelReset.connect(self._restore)

    # selection by handle

    def select_handles(self, handles: Sequence[int]) -> bool:
        """Select cases; False when none of them is shown."""
        if not self.rows_of(handles):
            return False
        self._wanted = list(handles)
        self._restore()
        return True

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        if not self._quiet:
            self._last_row = max(0, self.currentIndex().row())
        super().selectionChanged(selected, deselected)

    def _on_about(self) -> None:
        self._quiet = True

    def _restore(self) -> None:
        rows = self.rows_of(self._wanted)
        if not rows and self._wanted and self._rows.rowCount():
            rows = [min(self._last_row, self._rows.rowCount() - 1)]
        self._quiet = True
        self.select_whole(rows)
        if rows:
            column = max(1, self.currentIndex().column())
            index = self._rows.index(rows[0], column)
            self.selectionModel().setCurrentIndex(index, _Flag.NoUpdate)
            self.scrollTo(index)
        self._quiet = False
        self.horizontalHeader().viewport().update()
        self._wanted = self.selected_handles()
        self.handles_selected.emit(self._wanted)

    # columns

    def fit(self) -> None:
        """Fixed columns keep their width; title and question share what is left."""
        look, room = self.theme.look, self.viewport().width()
        shown = list(COLUMNS)
        for name in (*_GIVES_WAY, ""):
            fixed = sum(look.stretched(_WIDTHS[n]) for n in shown)
            stretching = [n for n in shown if n in _STRETCH]
            if not name or room - fixed >= look.stretched(_LEAST) * len(stretching):
                break
            shown.remove(name)
        parts = sum(_STRETCH[n] for n in stretching)
        for at, name in enumerate(COLUMNS):
            self.setColumnHidden(at, name not in shown)
            width = look.stretched(_WIDTHS[name])
            if name in _STRETCH:
                share = (room - fixed) * _STRETCH[name] // max(1, parts)
                width = max(share, look.stretched(_LEAST))
            if name in shown:
                self.setColumnWidth(at, width)

    def _title(self, section: int) -> Title:
        order, name = self._rows.order, COLUMNS[section]
        now: Order = "down" if order.descending else "up"
        shown = now if order.column == name else ""
        indent = PAD if section else 2 * PAD
        return Title(self._rows.title(section), order=shown, indent=indent)

    def _on_title(self, section: int) -> None:
        self._rows.next_order(section)
        self.horizontalHeader().viewport().update()
