"""All tags of the world with their counts: rename, merge, delete, other words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.model.kinds import Kind
from core.refactor.references import TAG
from core.refactor.tags import TagRow, tag_rows, tag_rows_of
from core.text.fold import fold
from editor.figures import grouped
from editor.theme import Theme
from editor.tools.dialog import ToolDialog
from editor.tools.rows import Row, RowsView
from editor.tools.tag_dialogs import AliasDialog, DeleteTagsDialog, MergeTagsDialog
from editor.widgets import Button, SearchField, push_button

if TYPE_CHECKING:
    from core.world.edits import Changes
    from core.world.lore_file import Record
    from editor.document import Document
    from editor.tasks import Tasks


_KEY, _PAUSE_MS = "count-tags", 60


def _counted(records: Sequence[Sequence[Record]], token: object) -> tuple[TagRow, ...]:
    return tag_rows_of(*records)


class TagPanel(ToolDialog):
    """Stays open beside the work, and follows it.

    rename_requested(str): a tag is to be renamed. merged(tuple, str): tags became one.
    entries_requested(str): the entries with a tag are to be shown.
    """

    rename_requested = Signal(str)
    merged = Signal(tuple, str)
    entries_requested = Signal(str)

    def __init__(
        self, theme: Theme, document: Document, tasks: Tasks, language: str, parent: QWidget
    ) -> None:
        super().__init__(theme, self.tr("Tags"), language, parent)
        self._document, self._world, self._tasks = document, document.world, tasks
        self._rows: tuple[TagRow, ...] = ()
        self.search = SearchField(theme, self.tr("Find a tag"), self.tr("Find a tag"))
        titles = (self.tr("Tag"), self.tr("Entries"), self.tr("Other words"), self.tr("Notes"))
        self.table = RowsView(theme, self.tr("Tags"), titles, (150, 60, 160, 0), several=True)
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._later.timeout.connect(self._count_again)
        self._lay_out()
        self._connect()
        self.open_sized(660, 520)
        self.refresh()

    def _lay_out(self) -> None:
        make = push_button
        self._show = make(self.theme, self.tr("&Show entries"), "filter")
        self._rename = make(self.theme, self.tr("&Rename…"), "edit")
        self._merge = make(self.theme, self.tr("&Merge…"), "merge")
        self._alias = make(self.theme, self.tr("Other &words…"), "tag")
        self._delete = make(self.theme, self.tr("&Delete…"), "trash")
        side = QVBoxLayout()
        side.setSpacing(6)
        for button in self._side():
            side.addWidget(button)
        side.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(12)
        middle.addWidget(self.table, 1)
        middle.addLayout(side)
        self.body.addWidget(self.search)
        self.body.addLayout(middle, 1)
        self.add_close(self.tr("&Close"))

    def _side(self) -> tuple[Button, ...]:
        return self._show, self._rename, self._merge, self._alias, self._delete

    def _connect(self) -> None:
        self.search.search_changed.connect(self._fill)
        self.table.chosen.connect(self._enable)
        self.table.opened.connect(self._on_show)
        self.table.delete_pressed.connect(self._on_delete)
        self._show.clicked.connect(self._on_show)
        self._rename.clicked.connect(self._on_rename)
        self._merge.clicked.connect(self._on_merge)
        self._alias.clicked.connect(self._on_alias)
        self._delete.clicked.connect(self._on_delete)
        self._document.changed.connect(self._on_changed)

    def refresh(self) -> None:
        """Count the tags anew, at once."""
        self._take(tag_rows(self._world))

    def come_back(self, tag: str) -> None:
        """Go on with a tag, after a question about it."""
        self.refresh()
        self.activateWindow()
        self.table.select_keys([tag])
        self.table.setFocus()

    def _count_again(self) -> None:
        """Count the tags anew in another thread."""
        kinds = (Kind.ENTRY, TAG, Kind.PLACE)
        records = [self._world.records(kind) for kind in kinds]
        work = partial(_counted, records)
        self._tasks.run(work, self._take, key=_KEY, owner=self)

    def _take(self, rows: tuple[TagRow, ...]) -> None:
        self._rows = rows
        self._fill()

    def _on_changed(self, changes: Changes) -> None:
        if changes.concerns(Kind.ENTRY, TAG, Kind.PLACE):
            self._later.start()

    def _fill(self) -> None:
        wanted = fold(self.search.text().strip())
        shown = [r for r in self._rows if wanted in fold(r.tag) or wanted in fold(str(r.aliases))]
        self.table.set_rows([self._row(row) for row in shown])
        words = self.tr("{shown} of {total} tags")
        self.said.setText(words.format(shown=grouped(len(shown)), total=grouped(len(self._rows))))
        self._enable()

    def _row(self, row: TagRow) -> Row:
        return Row(row.tag, (row.tag, row.count, ", ".join(row.aliases), self._notes(row)))

    def _notes(self, row: TagRow) -> str:
        notes = [self.tr("a place")] if row.is_place else []
        if row.alike:
            notes.append(self.tr("also spelt {tags}").format(tags=", ".join(row.alike)))
        return ", ".join(notes)

    def selected(self) -> list[str]:
        """The selected tags."""
        return [str(key) for key in self.table.selected_keys()]

    def _enable(self) -> None:
        count = len(self.selected())
        for button in (self._show, self._rename, self._alias):
            button.setEnabled(count == 1)
        self._merge.setEnabled(count > 1)
        self._delete.setEnabled(count > 0)

    def _on_show(self) -> None:
        if len(self.selected()) == 1:
            self.entries_requested.emit(self.selected()[0])

    def _on_rename(self) -> None:
        self.rename_requested.emit(self.selected()[0])

    def _on_merge(self) -> None:
        ask = MergeTagsDialog(self.theme, self._document, self.selected(), self.language, self)
        if ask.exec():
            self.merged.emit(ask.tags, ask.into)
            self.refresh()
            self.table.select_keys([ask.into])
        ask.deleteLater()

    def _on_alias(self) -> None:
        tag = self.selected()[0]
        ask = AliasDialog(self.theme, self._document, tag, self.language, self)
        ask.exec()
        ask.deleteLater()

    def _on_delete(self) -> None:
        tags = self.selected()
        if tags:
            ask = DeleteTagsDialog(self.theme, self._document, tags, self.language, self)
            ask.exec()
            ask.deleteLater()
