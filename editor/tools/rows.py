"""A plain table of texts whose rows may stand for records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from editor.theme import Look, Theme
from editor.theme.painter import draw_number, draw_text, ink_on
from editor.widgets import CellPainter, RowTable, Title, TitleHeader, plain_tooltip
from editor.widgets.row_list import Index, is_plain, opens

_Role = Qt.ItemDataRole
_TOP = QModelIndex()
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Row:
    """Texts of the columns; numbers align right. `key` says what the row stands for."""

    key: object
    cells: tuple[str | int, ...]
    tip: str = ""


@dataclass(frozen=True, slots=True)
class RowsOf(Sequence[Row], Generic[T]):
    """Rows of very many things, each made when it is seen; `key` says what it stands for."""

    things: Sequence[T]
    key: Callable[[T], object]
    make: Callable[[T], Row]

    def __len__(self) -> int:
        return len(self.things)

    @overload
    def __getitem__(self, at: int) -> Row: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Row]: ...
    def __getitem__(self, at: int | slice) -> Row | Sequence[Row]:
        if isinstance(at, slice):
            return RowsOf(self.things[at], self.key, self.make)
        return self.make(self.things[at])


def keys_of(rows: Sequence[Row]) -> list[object]:
    """What each of the rows stands for."""
    if isinstance(rows, RowsOf):
        return [rows.key(thing) for thing in rows.things]
    return [row.key for row in rows]


class RowsModel(QAbstractTableModel):
    """The rows as they were given."""

    def __init__(self, titles: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles = tuple(titles)
        self.rows: Sequence[Row] = ()
        self.keys: Sequence[object] = ()
        """What the rows stand for."""

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows; the same ones change nothing."""
        new = rows if isinstance(rows, RowsOf) else tuple(rows)
        if new == self.rows:
            return
        self.beginResetModel()
        self.rows, self.keys = new, keys_of(new)
        self.endResetModel()

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        cell = row.cells[index.column()]
        if role == _Role.DisplayRole:
            return str(cell).replace("\n", " ")
        if role == _Role.ToolTipRole:
            return plain_tooltip(row.tip or str(cell))
        if role == _Role.TextAlignmentRole:
            return _RIGHT if isinstance(cell, int) else _LEFT
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._titles):
            return None
        if role == _Role.DisplayRole:
            return self._titles[section]
        if role == _Role.TextAlignmentRole and self.rows:
            return _RIGHT if isinstance(self.rows[0].cells[section], int) else _LEFT
        return None


class RowsPainter(CellPainter):
    """Texts and numbers; the first column is what the row is about."""

    token = "row.issue"

    def paint_cell(
        self, painter: QPainter, box: QRectF, index: Index, look: Look, lit: bool
    ) -> None:
        model = index.model()
        assert isinstance(model, RowsModel)
        cell = model.rows[index.row()].cells[index.column()]
        ink = ink_on(look, "text" if index.column() == 0 else "text_muted", selected=lit)
        if isinstance(cell, int):
            draw_number(painter, box, str(cell), look, "base", ink)
        else:
            draw_text(painter, box, cell, look, "base", ink)


class RowsView(RowTable):
    """opened(): Enter or a double click on a row. delete_pressed(): the Delete key."""

    opened = Signal()
    delete_pressed = Signal()
    chosen = Signal()

    def __init__(
        self,
        theme: Theme,
        name: str,
        titles: Sequence[str],
        widths: Sequence[int],
        *,
        several: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, name, RowsPainter(theme), parent, several=several)
        self.rows = RowsModel(titles, self)
        self.setModel(self.rows)
        self.selectionModel().selectionChanged.connect(self.chosen)
        self._set_widths(widths)

    def _set_widths(self, widths: Sequence[int]) -> None:
        header = TitleHeader(self.theme, self._title, self, sortable=False)
        self.setHorizontalHeader(header)
        for at, width in enumerate(widths):
            if width:
                self.setColumnWidth(at, self.theme.look.stretched(width))
            else:
                header.setSectionResizeMode(at, QHeaderView.ResizeMode.Stretch)

    def _title(self, section: int) -> Title | None:
        text = self.rows.headerData(section, Qt.Orientation.Horizontal)
        rows = self.rows.rows
        return Title(str(text), bool(rows) and isinstance(rows[0].cells[section], int))

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows; what was selected stays so by its key."""
        kept = self.selected_keys()
        self.rows.set_rows(rows)
        if kept and not self.selected_keys():
            self.select_keys(kept)

    def selected_keys(self) -> list[object]:
        """What the selected rows stand for, in their order."""
        keys = self.rows.keys
        return [keys[row] for row in self.selected_rows() if row < len(keys)]

    def select_keys(self, keys: Sequence[object]) -> None:
        """Select rows by what they stand for."""
        wanted = set(keys)
        rows = [at for at, key in enumerate(self.rows.keys) if key in wanted]
        self.select_whole(rows)
        if rows:
            flag = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(self.rows.index(rows[-1], 0), flag.NoUpdate)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if opens(event):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete and is_plain(event):
            self.delete_pressed.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.indexAt(event.position().toPoint()).isValid():
            self.opened.emit()
