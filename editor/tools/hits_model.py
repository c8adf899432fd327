"""The hits of a search as rows with a tick each: before, after, and what would be wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from core.refactor.notices import Notice, Severity
from core.refactor.searching import Hit
from core.world.world import World
from editor.labels import field_name
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
SEVERITIES: tuple[Severity, ...] = ("error", "warning", "hint")
_Role = Qt.ItemDataRole
_TOP = QModelIndex()
TICK, RECORD, FIELD, BEFORE, AFTER, WRONG = range(6)
NO_NOTICES: Mapping[int, tuple[Notice, ...]] = {}


class HitsModel(QAbstractTableModel):
    """ticks_changed(): other hits are ticked now."""

    ticks_changed = Signal()

    def __init__(self, world: World, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._world, self._language = world, language
        self.hits: Sequence[Hit] = ()
        self.notices = NO_NOTICES
        self._off: set[int] = set()
        self._bad: list[int] | None = None
        self._titles = (
            "",
            self.tr("Record"),
            self.tr("Field"),
            self.tr("Before"),
            self.tr("After"),
            self.tr("Problems"),
        )

    def set_hits(self, hits: Sequence[Hit], notices: Mapping[int, tuple[Notice, ...]]) -> None:
        """Show other hits, all of them ticked."""
        self.beginResetModel()
        self.hits, self.notices, self._bad = hits, notices, None
        self._off.clear()
        self.endResetModel()
        self.ticks_changed.emit()

    def set_notices(self, notices: Mapping[int, tuple[Notice, ...]]) -> None:
        """What would be wrong with records after the replacement of the ticked hits."""
        self.notices, self._bad = notices, None
        if self.hits:
            last = len(self.hits) - 1
            self.dataChanged.emit(self.index(0, WRONG), self.index(last, WRONG))

    def is_ticked(self, row: int) -> bool:
        """Whether a hit is to be replaced."""
        return row not in self._off

    def ticked(self) -> list[Hit]:
        """The hits to be replaced, in order."""
        return [hit for row, hit in enumerate(self.hits) if row not in self._off]

    def tick(self, rows: Sequence[int], ticked: bool) -> None:
        """Tick rows or take their ticks away."""
        self._off = self._off - set(rows) if ticked else self._off | set(rows)
        if rows:
            self.dataChanged.emit(self.index(min(rows), TICK), self.index(max(rows), WRONG))
        self.ticks_changed.emit()

    def rows_with_errors(self) -> list[int]:
        """The rows of records that would have an error."""
        if self._bad is None:
            notices = self.notices.items()
            bad = {h for h, found in notices if any(n.severity == "error" for n in found)}
            self._bad = [row for row, hit in enumerate(self.hits) if bad and hit.handle in bad]
        return self._bad

    def name(self, hit: Hit) -> str:
        """The record's id, or words for one without."""
        record = self._world.records_by_handle.get(hit.handle)
        return (record.id if record is not None else "") or self.tr("a record without id")

    def worst(self, row: int) -> Severity | None:
        """The worst severity of the row's record, None when it is sound."""
        found = {n.severity for n in self.notices.get(self.hits[row].handle, ())}
        return next((severity for severity in SEVERITIES if severity in found), None)

    def wrong(self, row: int) -> str:
        """What would be wrong with the row's record, in words."""
        found = self.notices.get(self.hits[row].handle, ())
        return " ".join(notice.message(self._language) for notice in found)

    # Qt

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.hits)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsUserCheckable if index.column() == TICK else flags

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == _Role.CheckStateRole and column == TICK:
            return Qt.CheckState.Checked if self.is_ticked(row) else Qt.CheckState.Unchecked
        if role == _Role.DisplayRole:
            return self._text(row, column)
        if role == _Role.AccessibleTextRole and column == TICK:
            return self.tr("ticked") if self.is_ticked(row) else self.tr("not ticked")
        if role == _Role.ToolTipRole and column != TICK:
            return plain_tooltip(self._text(row, column))
        return None

    def _text(self, row: int, column: int) -> str:
        hit = self.hits[row]
        if column == RECORD:
            return self.name(hit)
        if column == FIELD:
            return field_name(hit.field)
        if column == BEFORE:
            return f"{hit.before}{hit.old}{hit.after}"
        if column == AFTER:
            return f"{hit.before}{hit.new}{hit.after}"
        return self.wrong(row) if column == WRONG else ""

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        if role != _Role.CheckStateRole or index.column() != TICK:
            return False
        self.tick([index.row()], Qt.CheckState(value) == Qt.CheckState.Checked)
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        inside = 0 <= section < len(self._titles)
        if orientation != Qt.Orientation.Horizontal or not inside:
            return None
        if role == _Role.DisplayRole:
            return self._titles[section]
        if role == _Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role == _Role.AccessibleTextRole:
            return self._titles[section] or self.tr("Ticked")
        return None
