"""All tags of the world with their counts: rename, merge, delete, other words."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.model.kinds import Kind
from core.refactor.references import TAG
from core.refactor.tags import TagRow, tag_rows
from core.text.fold import fold
from editor.figures import grouped
from editor.theme import Theme
from editor.tools.aside import Aside
from editor.tools.dialog import ToolDialog
from editor.tools.rows import Row, RowsOf, RowsView
from editor.tools.tag_dialogs import AliasDialog, DeleteTagsDialog, MergeTagsDialog
from editor.widgets import Button, SearchField, push_button

if TYPE_CHECKING:
    from core.world.edits import Changes
    from core.world.world import World
    from editor.document import Document
    from editor.tasks import Tasks


_PAUSE_MS = 60


@dataclass(frozen=True, slots=True)
class _Counted:
    """All tags, and the words that each is found by."""

    rows: tuple[TagRow, ...] = ()
    words: tuple[str, ...] = ()


def _counted(world: World, known: _Counted) -> _Counted:
    """What is known itself, when nothing is counted otherwise."""
    rows = tag_rows(world)
    if rows == known.rows:
        return known
    return _Counted(rows, tuple(fold(f"{row.tag}\n{', '.join(row.aliases)}") for row in rows))


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
        self._aside = Aside(tasks, self._world, self)
        self._found = _Counted()
        self._revision = -1
        """Of the world that was counted last; -1 before that."""
        self._wanted = ""
        self.search = SearchField(theme, self.tr("Find a tag"), self.tr("Find a tag"))
        titles = (self.tr("Tag"), self.tr("Entries"), self.tr("Other words"), self.tr("Notes"))
        self.table = RowsView(theme, self.tr("Tags"), titles, (150, 60, 160, 0), several=True)
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._later.timeout.connect(self.refresh)
        self._lay_out()
        self._connect()
        self.open_sized(660, 520)
        self._enable()
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
        self.search.down_pressed.connect(self._enter_table)
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
        """Count the tags anew, in another thread."""
        self._later.stop()
        world, known = self._world, self._found
        if self._revision < 0:
            self.say_counting()
        self._aside.ask(lambda token: _counted(world, known), self._take)

    def come_back(self, tag: str) -> None:
        """Go on with a tag, after a question about it."""
        self._select_later(tag)
        self.activateWindow()
        self.table.setFocus()

    def _select_later(self, tag: str) -> None:
        """Select a tag when it is counted."""
        self._wanted = tag
        self.refresh()

    def _show_wanted(self, tag: str) -> None:
        """Select a tag; what is searched for makes way where it would hide it."""
        if tag not in self.table.rows.keys:
            self.search.set_text_silently("")
            self._fill()
        self.table.select_keys([tag])

    def _take(self, found: _Counted) -> None:
        self._found, self._revision = found, self._world.revision
        self._fill()
        wanted, self._wanted = self._wanted, ""
        if wanted:
            self._show_wanted(wanted)

    def _on_changed(self, changes: Changes) -> None:
        if self.isVisible() and changes.concerns(Kind.ENTRY, TAG, Kind.PLACE):
            self._later.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._revision != self._world.revision and not self.counting:
            self.refresh()

    def _fill(self) -> None:
        if self._revision < 0:
            return
        wanted, found = fold(self.search.text().strip()), self._found
        pairs = zip(found.rows, found.words, strict=True)
        shown = [row for row, words in pairs if wanted in words]
        self.table.set_rows(RowsOf(shown, attrgetter("tag"), self._row))
        words = self.tr("{shown} of {total} tags")
        total = grouped(len(found.rows))
        self.said.setText(words.format(shown=grouped(len(shown)), total=total))
        self._enable()

    def _enter_table(self) -> None:
        """From what is searched for to the first that is found."""
        self.search.send_now()
        if not self.table.rows.keys:
            return
        if not self.table.selected_rows():
            self.table.select_keys(self.table.rows.keys[:1])
        self.table.setFocus()

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
        count = len(self.table.selected_rows())
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
        tags = self.selected()
        ask = MergeTagsDialog(self.theme, self._document, self._tasks, tags, self.language, self)
        if ask.exec():
            self.merged.emit(ask.tags, ask.into)
            self._select_later(ask.into)
        ask.deleteLater()

    def _on_alias(self) -> None:
        tag = self.selected()[0]
        ask = AliasDialog(self.theme, self._document, tag, self.language, self)
        ask.exec()
        ask.deleteLater()

    def _on_delete(self) -> None:
        tags = self.selected()
        if tags:
            ask = DeleteTagsDialog(
                self.theme, self._document, self._tasks, tags, self.language, self
            )
            ask.exec()
            ask.deleteLater()
