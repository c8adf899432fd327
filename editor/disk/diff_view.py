"""A tree of differences by file, record and field, with both texts at length below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from core.merge.word_diff import common_start
from editor.disk.diff_words import diff_name, fate_name, shown_field, value_text
from editor.disk.reading import FileDiff
from editor.disk.text_pane import TextPane, show_pair
from editor.theme import Theme
from editor.widgets.slices import Slices
from editor.widgets.splitter import Splitter

if TYPE_CHECKING:
    from core.merge.diff import RecordDiff

MAX_RECORDS = 2000
"""More than these are counted, not listed."""
_AT_ONCE = 12
"""So many are put in together: the tree is laid out anew each time."""
_ALL_OPEN = 40
"""Of so few records all fields are in sight."""
_OLD = Qt.ItemDataRole.UserRole
_NEW = Qt.ItemDataRole.UserRole + 1
_ONE_SIDED = Qt.ItemDataRole.UserRole + 2
"""Whether a field is there on one side only: then no words of it are compared."""
_LOOKED_AT = 4000
_LEAD = 12
"""So many characters at least stand before the first that differs, where its row says both."""
Index = QModelIndex | QPersistentModelIndex


class DiffView(QWidget):
    """Shows what differs; the panes follow the row that is chosen."""

    def __init__(self, theme: Theme, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._language = theme, language
        self.before_name, self.now_name = self.tr("Before"), self.tr("Now")
        self.model = QStandardItemModel(self)
        self.tree = QTreeView()
        self.tree.setModel(self.model)
        self.tree.setAccessibleName(self.tr("Differences"))
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setTabKeyNavigation(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setAllColumnsShowFocus(True)
        self.before = TextPane(theme, self.before_name, "gone")
        self.now = TextPane(theme, self.now_name, "new")
        self.tree.selectionModel().currentChanged.connect(self._on_current)
        self._filling = Slices(self)
        self._lay_out(theme)

    def name_sides(self, before: str, now: str) -> None:
        """What the two texts are called."""
        self.before_name, self.now_name = before, now
        for pane, name in ((self.before, before), (self.now, now)):
            pane.label.setText(name)
            pane.text.setAccessibleName(name)

    def show_diffs(self, files: Sequence[FileDiff]) -> None:
        """Show the differences of some files; of very many the first at once, the rest in turns."""
        self._filling.stop()
        self.model.clear()
        headers = [self.tr("What"), self.before_name, self.now_name]
        self.model.setHorizontalHeaderLabels(headers)
        self._size_columns()
        self._filling.run(self._put_in(files))
        self.tree.expandToDepth(1 if sum(len(f.rows) for f in files) <= _ALL_OPEN else 0)
        first = self.model.index(0, 0)
        self.tree.setCurrentIndex(self.model.index(0, 0, first) if first.isValid() else first)

    def _put_in(self, files: Sequence[FileDiff]) -> Iterator[None]:
        left = MAX_RECORDS
        for file in files:
            head = self._row(f"{file.name} · {self._file_words(file)}")
            self._append(self.model.invisibleRootItem(), [head])
            self.tree.expand(head[0].index())
            shown = file.rows[:left]
            for at in range(0, len(shown), _AT_ONCE):
                self._append(head[0], [self._record_row(r) for r in shown[at : at + _AT_ONCE]])
                yield
            if len(file.rows) > left:
                more = self.tr("… and {n} more").format(n=len(file.rows) - left)
                self._append(head[0], [self._row(more)])
            left = max(0, left - len(file.rows))

    def _append(self, parent: QStandardItem, rows: Sequence[list[QStandardItem]]) -> None:
        """Files and records have nothing beside their words: these get the whole width."""
        for row in rows:
            parent.appendRow(row)
        for row in rows:
            self.tree.setFirstColumnSpanned(row[0].row(), parent.index(), True)

    def _file_words(self, file: FileDiff) -> str:
        if file.error is not None:
            return file.error.message(self._language)
        if len(file.rows) == 1:
            return self.tr("1 record")
        return self.tr("{n} records").format(n=len(file.rows))

    def _record_row(self, record: RecordDiff) -> list[QStandardItem]:
        row = self._row(f"{diff_name(record)} · {fate_name(record.fate)}")
        old, new = _all_fields(record)
        row[0].setData(old, _OLD)
        row[0].setData(new, _NEW)
        for field in record.fields:
            texts = value_text(field.old), value_text(field.new)
            cells = self._row(shown_field(field.field), *texts)
            cells[0].setData(None in (field.old, field.new), _ONE_SIDED)
            row[0].appendRow(cells)
        return row

    def _row(self, name: str, old: str = "", new: str = "") -> list[QStandardItem]:
        items = [QStandardItem(text) for text in (name, *_from_change(old, new))]
        for item in items:
            item.setEditable(False)
        items[0].setSizeHint(QSize(0, self._theme.look.size("row.tree")))
        items[0].setData(old, _OLD)
        items[0].setData(new, _NEW)
        return items

    def _on_current(self, now: Index, before: Index) -> None:
        first = now.sibling(now.row(), 0)
        old, new = str(first.data(_OLD) or ""), str(first.data(_NEW) or "")
        if first.data(_ONE_SIDED):
            self.before.show_text(old)
            self.now.show_text(new)
        else:
            show_pair(self.before, old, self.now, new)

    def _size_columns(self) -> None:
        header = self.tree.header()
        header.setStretchLastSection(False)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.tree.setColumnWidth(0, self._theme.look.stretched(230))

    def _lay_out(self, theme: Theme) -> None:
        panes = QWidget()
        line = QHBoxLayout(panes)
        line.setContentsMargins(0, 6, 0, 0)
        line.setSpacing(12)
        line.addWidget(self.before)
        line.addWidget(self.now)
        split = Splitter(theme, Qt.Orientation.Vertical)
        split.add(self.tree, stretch=True)
        split.add(panes)
        panes.setMinimumHeight(theme.look.stretched(110))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(split)


def _all_fields(record: RecordDiff) -> tuple[str, str]:
    """A record's fields before and now, each on its line, those that are there."""
    sides: list[str] = []
    for values in ([f.old for f in record.fields], [f.new for f in record.fields]):
        lines = [
            f"{shown_field(field.field)}: {value_text(value)}"
            for field, value in zip(record.fields, values, strict=True)
            if value is not None
        ]
        sides.append("\n".join(lines))
    return sides[0], sides[1]


def _from_change(old: str, new: str) -> tuple[str, str]:
    """Both texts on one line, from a little before where they part."""
    same = common_start(old[:_LOOKED_AT], new[:_LOOKED_AT])
    start = old.rfind(" ", 0, max(0, same - _LEAD)) + 1 if old and new else 0
    first, other = (_one_line(text[start:]) for text in (old, new))
    return (f"… {first}", f"… {other}") if start else (first, other)


def _one_line(text: str) -> str:
    return " ".join(text[:300].split())
