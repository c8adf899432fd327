"""The table's model: an ordered list of handles, filtered and sorted by the core."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from core.model.kinds import Kind
from core.query import Catalogue, Filter, Sort, select, sort_key, tests_of
from core.world.edits import Changes
from core.world.lore_file import Record
from editor.document import Document
from editor.forms.id_change import is_named
from editor.lore.cell_edits import edit_of_cell
from editor.lore.cells import Cell, CellMaker
from editor.lore.columns import COLUMNS, Column
from editor.lore.grouping import group_of, groupings_of, in_groups, starts
from editor.lore.row_drag import ROWS, carried
from editor.lore.row_order import RowOrder, few_runs, runs
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_TOP = QModelIndex()
_READABLE = (
    Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemNeverHasChildren
    | Qt.ItemFlag.ItemIsDragEnabled
    | Qt.ItemFlag.ItemIsDropEnabled
)
_EDITABLE = _READABLE | Qt.ItemFlag.ItemIsEditable
_NOTHING = Cell()
_ONE_BY_ONE = 50
"""More new rows than this are shown by selecting anew."""
_RUN_BY_RUN = 2000
"""More changed rows than this are all drawn again."""


class RecordTableModel(QAbstractTableModel):
    """Rows are handles. An edit changes cells in place: a row keeps its place, even when
    the filter would now hide it, until `select_again`.

    rows_replaced(): another filter, sort or kind; selections are to be found anew by handle.
    count_changed(): how many rows there are, or of how many records.
    stale_changed(bool): whether edits have made the rows differ from filter and sort.
    rows_gone(first): rows here and there were taken out, the first of them stood there.
    groups_changed(): groups begin at other rows. rename_wanted(handle, new): an id that other
    records name was given another spelling, which they should follow.
    """

    rows_replaced = Signal()
    rows_gone = Signal(int)
    count_changed = Signal()
    stale_changed = Signal(bool)
    groups_changed = Signal()
    rename_wanted = Signal(int, str)

    def __init__(self, document: Document, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._world = document, document.world
        self.catalogue = Catalogue(self._world)
        self._maker = CellMaker(self._world, document.issues_of, language)
        self._kind, self._filter, self._sort = Kind.ENTRY, Filter(), Sort("id")
        self._columns: tuple[Column, ...] = COLUMNS[Kind.ENTRY]
        self._handles: list[int] = []
        self._rows: dict[int, int] | None = None
        self._cells: dict[int, tuple[Cell, ...]] = {}
        self._stale = False
        self._group = ""
        self._labels: list[str] = []
        self._starts: dict[int, tuple[str, int]] | None = None
        self._look_later = QTimer(self, singleShot=True, interval=0)
        self._look_later.timeout.connect(self._look_whether_stale)
        self._handles = self._select()
        document.changed.connect(self._on_changed)
        document.issues_changed.connect(self._on_issues)

    # what is shown

    @property
    def kind(self) -> Kind:
        return self._kind

    @property
    def columns(self) -> tuple[Column, ...]:
        return self._columns

    @property
    def filter(self) -> Filter:
        return self._filter

    @property
    def sort_order(self) -> Sort:
        return self._sort

    @property
    def handles(self) -> Sequence[int]:
        """The rows, as handles."""
        return self._handles

    @property
    def total(self) -> int:
        """How many records of the kind there are, shown or not."""
        return len(self._world.handles(self._kind))

    @property
    def stale(self) -> bool:
        """Whether a row stands where filter and sort would not put it now."""
        return self._stale

    def set_kind(self, kind: Kind) -> None:
        """Show records of another kind, without a filter."""
        if kind is self._kind:
            return
        self._kind, self._filter, self._columns = kind, Filter(), COLUMNS[kind]
        self._sort = Sort("" if kind in (Kind.QUEST, Kind.PLOT) else self._columns[1].name)
        self.select_again()

    @property
    def group(self) -> str:
        """How the rows are grouped: "", "file", "tag" or "visibility"."""
        return self._group if self._group in groupings_of(self._kind) else ""

    @property
    def group_wanted(self) -> str:
        """How the user wants rows grouped, also where the kind on show cannot be."""
        return self._group

    @property
    def in_file_order(self) -> bool:
        """Whether the rows stand as in the files, so that they can be put elsewhere."""
        return self._sort == Sort() and self.group in ("", "file")

    def set_group(self, by: str) -> None:
        """Put rows of one file, first tag or visibility together."""
        self._group = by
        self.select_again()

    @property
    def group_starts(self) -> Mapping[int, tuple[str, int]]:
        """The rows at which a group begins, with its name and its size."""
        if self._starts is None:
            self._starts = starts(self._labels)
        return self._starts

    def set_filter(self, filter: Filter) -> None:
        """Show what passes a filter."""
        self._filter = filter
        self.select_again()

    def set_sort(self, sort: Sort) -> None:
        """Show the rows in another order."""
        self._sort = sort
        self.select_again()

    def select_again(self) -> None:
        """Apply kind, filter and sort to the records as they are now."""
        self.beginResetModel()
        self._cells.clear()
        self._handles, self._rows = self._select(), None
        self.endResetModel()
        self._set_stale(False)
        self.rows_replaced.emit()
        self.count_changed.emit()

    def row_of(self, handle: int) -> int | None:
        """The row of a record, None when it is not shown."""
        if self._rows is None:
            self._rows = {h: row for row, h in enumerate(self._handles)}
        return self._rows.get(handle)

    def record(self, row: int) -> Record:
        """The record of a row."""
        return self._world.record(self._handles[row])

    def cell(self, row: int, column: int) -> Cell:
        """What one cell says."""
        return self.cells(row)[column]

    def cells(self, row: int) -> tuple[Cell, ...]:
        """What the cells of a row say, the same tuple until one of them differs."""
        handle = self._handles[row]
        cells = self._cells.get(handle)
        if cells is None:
            record = self._world.records_by_handle.get(handle)
            if record is None:
                # A record that is gone is asked for until its row is taken out.
                return (_NOTHING,) * len(self._columns)
            cells = self._cells[handle] = self._maker.cells(record, self._columns)
        return cells

    def _select(self) -> list[int]:
        found, self._labels = self._chosen()
        self._starts = None
        return found

    def _chosen(self) -> tuple[list[int], list[str]]:
        """The rows as they would be chosen now, and the group of each."""
        issues_of = self._document.issues_of
        found = select(self.catalogue, self._kind, self._filter, self._sort, issues_of)
        return in_groups(self.catalogue, found, self.group)

    # changes

    def _on_changed(self, changes: Changes) -> None:
        self.catalogue.update(changes)
        mine = changes.of(self._kind)
        for change in mine:
            self._cells.pop(change.handle, None)
        if changes.structure:
            # The world may be further on than these changes: it says what is there.
            there = self._world.records_by_handle
            self._take_out([c.handle for c in mine if c.handle not in there])
            self._put_in([c.handle for c in mine if c.old is None and c.handle in there])
            self._keep_file_order()
            if self.group:
                self.groups_changed.emit()
            self.count_changed.emit()
        self._tell([c.handle for c in mine])
        if changes.many:
            self._look_later.start()
        else:
            self._note_stale([c.handle for c in mine if c.old and c.handle in self._world])
        if changes.concerns(Kind.QUEST, Kind.NPC):
            self._forget_order()

    def _forget_order(self) -> None:
        """Steps of quests and members of factions hang on records of other kinds."""
        self._maker.forget()
        if self._kind in (Kind.QUEST, Kind.FACTION):
            self._cells.clear()
            self._tell_all()

    def _on_issues(self, handles: frozenset[int] | None) -> None:
        if handles is None:
            self._cells.clear()
            self._tell_all()
            return
        for handle in handles:
            self._cells.pop(handle, None)
        self._tell(handles)

    def _tell(self, handles: Collection[int]) -> None:
        if len(handles) > _RUN_BY_RUN:
            self._tell_all()
            return
        last = len(self._columns) - 1
        rows = sorted(row for row in map(self.row_of, handles) if row is not None)
        for first, end in few_runs(rows, _ONE_BY_ONE):
            self.dataChanged.emit(self.index(first, 0), self.index(end, last))

    def _tell_all(self) -> None:
        if self._handles:
            last = self.index(len(self._handles) - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def _take_out(self, handles: Collection[int]) -> None:
        if len(handles) > _RUN_BY_RUN:
            self._take_out_at_once(handles)
            return
        rows = sorted(row for row in map(self.row_of, handles) if row is not None)
        if len(runs(rows)) > _ONE_BY_ONE:
            self._take_out_at_once(handles)
            return
        for first, last in reversed(runs(rows)):
            self.beginRemoveRows(QModelIndex(), first, last)
            del self._handles[first : last + 1]
            del self._labels[first : last + 1]
            self._rows = self._starts = None
            self.endRemoveRows()

    def _take_out_at_once(self, handles: Iterable[int]) -> None:
        """Many rows here and there: each would move the selection and what hangs on it."""
        gone, before = set(handles), self._handles
        first = next((row for row, h in enumerate(before) if h in gone), None)
        if first is None:
            return
        self.beginResetModel()
        self._handles = [h for h in before if h not in gone]
        if self._labels:
            labels = zip(before, self._labels, strict=True)
            self._labels = [label for h, label in labels if h not in gone]
        self._rows = self._starts = None
        self.endResetModel()
        self.rows_replaced.emit()
        self.rows_gone.emit(first)

    def _put_in(self, handles: Sequence[int]) -> None:
        """New records are shown even when the filter would hide them: they were just made."""
        if len(handles) > _ONE_BY_ONE or (handles and self.group):
            self.select_again()
            return
        for handle in handles:
            if self.row_of(handle) is not None:
                continue
            row = self._order().place_of(
                handle, self._handles, in_order=not self._stale and not self.group
            )
            self.beginInsertRows(QModelIndex(), row, row)
            self._handles.insert(row, handle)
            self._rows = None
            self.endInsertRows()

    def _keep_file_order(self) -> None:
        """Without a sort the rows stand as in the files, also after a move."""
        if self._sort.column or self.group:
            return
        if not self._order().holds(self._handles):
            self.select_again()

    def _order(self) -> RowOrder:
        by, world = self._sort.column, self._world
        key = sort_key(self.catalogue, by, self._document.issues_of) if by else world.position
        return RowOrder(key, self._sort.descending, world.__contains__)

    def _note_stale(self, handles: Collection[int]) -> None:
        if self._stale:
            return
        if len(handles) > _ONE_BY_ONE:
            self._look_whether_stale()
            return
        tests = tests_of(self._filter, self.catalogue, self._document.issues_of)
        for handle in handles:
            row = self.row_of(handle)
            if (row is not None) != all(test(handle) for test in tests) or (
                row is not None and not self._in_order(row)
            ):
                self._set_stale(True)

    def _look_whether_stale(self) -> None:
        if not self._stale:
            self._set_stale(self._would_differ())

    def _would_differ(self) -> bool:
        """Whether choosing the rows again would give others, or other groups."""
        return self._chosen() != (self._handles, self._labels)

    def _in_order(self, row: int) -> bool:
        if self.group:
            label = group_of(self.catalogue, self.group)
            return label(self._handles[row]) == self._labels[row]
        if not self._sort.column:
            return True
        return self._order().holds_at(row, self._handles)

    def _set_stale(self, stale: bool) -> None:
        if stale != self._stale:
            self._stale = stale
            self.stale_changed.emit(stale)

    # Qt

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._handles)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == _Role.DisplayRole:
            return self.cell(index.row(), index.column()).text
        if role == _Role.AccessibleTextRole:
            cell = self.cell(index.row(), index.column())
            return cell.spoken or cell.tip or cell.text
        if role == _Role.ToolTipRole:
            return plain_tooltip(self.cell(index.row(), index.column()).tip)
        if role == _Role.EditRole:
            return self.cell(index.row(), index.column()).text
        return None

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        """Push the edit of one cell; nothing is written here."""
        if role != _Role.EditRole or not index.isValid():
            return False
        column, handle = self._columns[index.column()], self._handles[index.row()]
        if column.name == "id" and is_named(self._world, handle, str(value).strip()):
            self.rename_wanted.emit(handle, str(value).strip())
            return False
        edit = edit_of_cell(self._world, handle, column.name, str(value))
        return edit is not None and self._document.push(edit)

    def mimeTypes(self) -> list[str]:
        return [ROWS]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Rows in a drag are known by their handles, to this program only."""
        return carried(dict.fromkeys(self._handles[index.row()] for index in indexes))

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        column = self._columns[index.column()]
        if not column.editable:
            return _READABLE
        record = self._world.records_by_handle.get(self._handles[index.row()])
        may_edit = (
            record is not None
            and hasattr(record.data, column.name)
            and self._world.file(record.file).read_only is None
        )
        return _EDITABLE if may_edit else _READABLE

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        if role == _Role.DisplayRole:
            return "" if column.kind == "state" else column.words()
        if role in (_Role.AccessibleTextRole, _Role.ToolTipRole):
            return column.words()
        return None
