"""The table of cases: what each says and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from core.model.kinds import Kind
from core.model.records import Case
from core.query import Catalogue, Filter, Sort, parse_filter, select, sorted_by
from core.world.edits import Changes
from editor.case_runs import CaseRuns
from editor.cases.words import ORDER, state_of, state_words
from editor.document import Document
from editor.names import name_of
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_TOP = QModelIndex()
COLUMNS = ("state", "id", "title", "npc", "place", "query", "file")
_NAMED = ("npc", "place")
SEGMENTS = ("all", "failing", "passing")


class CaseModel(QAbstractTableModel):
    """Rows are the cases that pass filter and segment, by handle.

    They are chosen anew when filter, segment or order is set, or cases come and go; a case
    that is mended stays under the cursor until then. rows_changed(): other rows.
    """

    rows_changed = Signal()

    def __init__(
        self, document: Document, runs: CaseRuns, language: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._world, self._runs = document, document.world, runs
        self._language = language
        self.catalogue = Catalogue(self._world)
        self._filter, self._segment, self._sort = Filter(), "all", Sort()
        self._handles: tuple[int, ...] = ()
        self._rows: dict[int, int] = {}
        self._set(self._chosen())
        document.changed.connect(self._on_changed)
        runs.changed.connect(self._on_run)

    # rows

    @property
    def handles(self) -> tuple[int, ...]:
        """The cases of the rows."""
        return self._handles

    @property
    def filter(self) -> Filter:
        """The filter that cases pass."""
        return self._filter

    @property
    def segment(self) -> str:
        """One of `SEGMENTS`."""
        return self._segment

    @property
    def order(self) -> Sort:
        """The column that rows are sorted by; "" is the file order."""
        return self._sort

    def row_of(self, handle: int) -> int | None:
        """Where a case is shown."""
        return self._rows.get(handle)

    def handle_at(self, row: int) -> int | None:
        """The case of a row."""
        return self._handles[row] if 0 <= row < len(self._handles) else None

    def counts(self) -> dict[str, int]:
        """How many cases each segment holds."""
        handles = self._world.handles(Kind.CASE)
        passing = sum(state_of(self._runs, h) == "passed" for h in handles)
        failing = sum(state_of(self._runs, h) in ("failed", "error") for h in handles)
        return {"all": len(handles), "failing": failing, "passing": passing}

    def set_filter(self, text: str) -> None:
        """Show the cases that pass a filter."""
        self._filter = parse_filter(text)
        self.choose_again()

    def set_segment(self, segment: str) -> None:
        """Show all, the failing or the passing ones."""
        self._segment = segment
        self.choose_again()

    def next_order(self, column: int) -> None:
        """What a click on a title does: up, down, then the file order again."""
        name, now = COLUMNS[column], self._sort
        if now.column != name:
            self._sort = Sort(name)
        elif not now.descending:
            self._sort = Sort(name, descending=True)
        else:
            self._sort = Sort()
        self.choose_again()

    def choose_again(self) -> None:
        """Choose and sort the rows by what the cases are now."""
        chosen = self._chosen()
        if chosen == self._handles:
            self._tell(chosen)
            return
        self.beginResetModel()
        self._set(chosen)
        self.endResetModel()
        self.rows_changed.emit()

    def _set(self, handles: tuple[int, ...]) -> None:
        self._handles = handles
        self._rows = {handle: row for row, handle in enumerate(handles)}

    def _chosen(self) -> tuple[int, ...]:
        found = select(self.catalogue, Kind.CASE, self._filter, findings=self._document.issues_of)
        found = [h for h in found if self._in_segment(h)]
        if self._sort.column == "state":
            rank = {h: ORDER.index(state_of(self._runs, h)) for h in found}
            return tuple(sorted(found, key=rank.__getitem__, reverse=self._sort.descending))
        return tuple(sorted_by(self.catalogue, found, self._sort))

    def _in_segment(self, handle: int) -> bool:
        state = state_of(self._runs, handle)
        if self._segment == "failing":
            return state in ("failed", "error")
        return self._segment == "all" or state == "passed"

    def _on_changed(self, changes: Changes) -> None:
        self.catalogue.update(changes)
        mine = changes.of(Kind.CASE)
        if changes.structure and mine:
            self._follow_structure(changes)
        self._tell(change.handle for change in mine)
        if changes.concerns(Kind.NPC, Kind.PLACE):
            self._tell(self._handles)

    def _follow_structure(self, changes: Changes) -> None:
        """Rows of cases that are gone leave; new ones come whatever the filter says."""
        came = {c.handle for c in changes.of(Kind.CASE) if c.old is None}
        chosen = [h for h in self._handles if h in self._world]
        chosen += [h for h in came if h in self._world and h not in self._rows]
        if not self._sort.column:
            chosen.sort(key=self._world.position)
        if tuple(chosen) == self._handles:
            return
        self.beginResetModel()
        self._set(tuple(chosen))
        self.endResetModel()
        self.rows_changed.emit()

    def _on_run(self, handles: frozenset[int]) -> None:
        self._tell(handles)

    def _tell(self, handles: Iterable[int]) -> None:
        last = len(COLUMNS) - 1
        for handle in handles:
            row = self._rows.get(handle)
            if row is not None:
                self.dataChanged.emit(self.index(row, 0), self.index(row, last))

    # Qt

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._handles)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def text(self, row: int, column: int) -> str:
        """What a cell says."""
        handle = self._handles[row]
        if handle not in self._world:
            return ""
        return _TEXTS[COLUMNS[column]](self, handle)

    def state(self, row: int) -> str:
        """What came of the case of a row."""
        return state_of(self._runs, self._handles[row])

    def is_stale(self, row: int) -> bool:
        """Whether the case of a row is to be run."""
        return self._runs.is_waiting(self._handles[row])

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole):
            return self.text(index.row(), index.column())
        if role == _Role.ToolTipRole:
            return plain_tooltip(self._tip(index.row(), index.column()))
        return None

    def _tip(self, row: int, column: int) -> str:
        result = self._runs.result(self._handles[row])
        if COLUMNS[column] == "state" and result is not None and result.differences:
            return "\n".join(d.message(self._language) for d in result.differences)
        shown, handle = self.text(row, column), self._handles[row]
        id = self._of_case(handle, COLUMNS[column]) if COLUMNS[column] in _NAMED else ""
        return shown if id in ("", shown) else f"{shown} ({id})"

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        shown = role in (_Role.DisplayRole, _Role.AccessibleTextRole)
        if orientation != Qt.Orientation.Horizontal or not shown:
            return None
        return self.title(section) if 0 <= section < len(COLUMNS) else None

    def title(self, section: int) -> str:
        """The title of a column."""
        titles = {
            "state": self.tr("State"),
            "id": self.tr("Id"),
            "title": self.tr("Title"),
            "npc": self.tr("Asked"),
            "place": self.tr("Place"),
            "query": self.tr("Question"),
            "file": self.tr("File"),
        }
        return titles[COLUMNS[section]]

    # cells

    def _state(self, handle: int) -> str:
        return state_words(state_of(self._runs, handle))

    def _id(self, handle: int) -> str:
        return self._world.record(handle).id

    def _npc(self, handle: int) -> str:
        npc = self._of_case(handle, "npc")
        is_case = isinstance(self._world.data(handle), Case)
        if npc:
            return name_of(self._world, Kind.NPC, npc)
        return self.tr("a stranger") if is_case else ""

    def _place(self, handle: int) -> str:
        place = self._of_case(handle, "place")
        return name_of(self._world, Kind.PLACE, place) if place else ""

    def _title(self, handle: int) -> str:
        return self._of_case(handle, "title")

    def _query(self, handle: int) -> str:
        return self._of_case(handle, "query")

    def _file(self, handle: int) -> str:
        return self._world.file(self._world.record(handle).file).name

    def _of_case(self, handle: int, field: str) -> str:
        return getattr(self._world.data(handle), field, None) or ""


_TEXTS: dict[str, Callable[[CaseModel, int], str]] = {
    "state": CaseModel._state,
    "id": CaseModel._id,
    "title": CaseModel._title,
    "npc": CaseModel._npc,
    "place": CaseModel._place,
    "query": CaseModel._query,
    "file": CaseModel._file,
}
