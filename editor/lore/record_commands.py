"""What is done to whole records: make, copy, duplicate, move and delete them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from core.refactor.ordering import reorder
from core.world import build
from core.world.edits import Changes, Edit
from editor.document import Document
from editor.forms.bulk_edit import BulkEdits
from editor.forms.form import RecordForm
from editor.forms.form_bar import FORM
from editor.lore.clipboard import as_text, paste_edit
from editor.lore.new_record import add_edit, move_targets
from editor.lore.table import RecordTable
from editor.lore.table_model import RecordTableModel
from editor.workspace import Shell


class RecordCommands(QObject):
    """Acts on what is selected in the table; each is one step of the history.

    `make_file` asks for the first lore file of a folder; whether there is one then.
    """

    def __init__(
        self,
        document: Document,
        model: RecordTableModel,
        table: RecordTable,
        form: RecordForm,
        shell: Shell,
        make_file: Callable[[], bool],
    ) -> None:
        super().__init__(table)
        self._document, self._world = document, document.world
        self.model, self.table, self.form, self._shell = model, table, form, shell
        self._make_file, self._bulk = make_file, BulkEdits(document, table)
        self._added: list[int] = []
        self._holds_none = False
        document.changed.connect(self._on_changed)
        table.delete_requested.connect(self.delete_selected)
        table.copy_requested.connect(self.copy_json)
        table.cut_requested.connect(self.cut)
        table.paste_requested.connect(self.paste)
        table.reordered.connect(self.reorder)
        table.order_needed.connect(self._on_order_needed)
        form.copy_requested.connect(self.copy_json)
        form.delete_requested.connect(self.delete_selected)

    def _on_changed(self, changes: Changes) -> None:
        if changes.structure:
            self._added = [c.handle for c in changes.of(self.model.kind) if c.old is None]

    def new_record(self) -> None:
        """Add a record behind the selected one, and put the cursor into its id."""
        self.form.flush()
        edit = add_edit(self._world, self.model.kind, self.table.current_handle())
        if edit is None and not self._world.lore_files and self._make_file():
            edit = add_edit(self._world, self.model.kind, None)
        elif edit is None and self._world.lore_files:
            words = self.tr("No lore file of this world can be written.")
            self._shell.notice.emit("warning", words, "")
        if edit is not None and self._push(edit):
            self.form.show_tab(FORM)
            self.form.begin()

    def duplicate_selected(self) -> None:
        """Copy the selected records, each behind its original."""
        self.form.flush()
        handles = self.table.selected_handles()
        self._holds_none = False
        if handles:
            self._push_many(len(handles), lambda: build.duplicate(self._world, handles))

    def _push_many(self, count: int, make: Callable[[], Edit | None]) -> None:
        """Push an edit that may add very many records, and select those."""
        self._added = []
        self._document.end_typing()
        self._bulk.push(count, make, ready=self._want_added, done=self._on_pushed)

    def _want_added(self, changes: Changes) -> None:
        """Very many are found anew once, as they come, and not once more when they are there."""
        self.table.want([c.handle for c in changes.of(self.model.kind) if c.old is None])

    def _on_pushed(self, pushed: bool) -> None:
        if pushed and self._added:
            if set(self.table.selected_handles()) != set(self._added):
                self.table.select_handles(self._added)
        elif not pushed and self._holds_none:
            words = self.tr("The clipboard holds no JSON objects, and no rows with an id column.")
            self._shell.status_message.emit(words)

    def _push(self, edit: Edit) -> bool:
        """Push an edit that adds records, and select those."""
        self._added = []
        self._document.end_typing()
        if not self._document.push(edit):
            return False
        if self._added:
            self.table.select_handles(self._added)
        return True

    def delete_selected(self) -> None:
        """Take the selected records out; undo brings them back."""
        self.form.flush()
        handles = self.table.selected_handles()
        if not handles:
            return

        def done(pushed: bool) -> None:
            if pushed:
                words = self.tr("%n deleted. Undo brings them back.", "", len(handles))
                self._shell.status_message.emit(words)

        self._bulk.push(len(handles), lambda: build.delete(self._world, handles), done=done)

    def copy_json(self) -> None:
        """Put the selected records' JSON on the clipboard."""
        self.form.flush()
        raws = [self._world.record(h).raw for h in self.table.selected_handles()]
        if raws:
            QGuiApplication.clipboard().setText(as_text(raws))
            words = self.tr("%n copied as JSON.", "", len(raws))
            self._shell.status_message.emit(words)

    def cut(self) -> None:
        """Put the selected records on the clipboard and take them out."""
        self.copy_json()
        self.delete_selected()

    def paste(self) -> None:
        """Add what is on the clipboard behind the selected record."""
        self.form.flush()
        text = QGuiApplication.clipboard().text()
        kind, near = self.model.kind, self.table.current_handle()

        def make() -> Edit | None:
            edit = paste_edit(self._world, kind, near, text)
            self._holds_none = edit is None
            return edit

        self._holds_none = False
        self._push_many(text.count('"id"') or text.count("\n"), make)

    def ask_where_to_move(self) -> None:
        """Offer the files that the selected records can be moved to."""
        handles = self.table.selected_handles()
        if not handles:
            return
        menu = QMenu(self.table)
        self.fill_move_menu(menu, handles)
        row = self.table.visualRect(self.table.currentIndex())
        menu.popup(self.table.viewport().mapToGlobal(QPoint(40, row.bottom())))

    def fill_move_menu(self, menu: QMenu, handles: list[int]) -> None:
        """An action for each file that records can be moved to."""
        for file in move_targets(self._world, handles):
            menu.addAction(file.name).setData(file.handle)
        if menu.isEmpty():
            menu.addAction(self.tr("There is no other file that can be written")).setEnabled(False)
        menu.triggered.connect(self._on_move)

    def _on_move(self, action: QAction) -> None:
        if isinstance(action.data(), int):
            self.move_selected(action.data())

    def move_selected(self, file: int) -> None:
        """Move the selected records to the end of a file; they stay selected."""
        self.form.flush()
        handles = [h for h in self.table.selected_handles() if self._world.record(h).file != file]
        if not handles:
            return

        def done(pushed: bool) -> None:
            if pushed:
                self.table.select_handles(handles)

        self._bulk.push(len(handles), lambda: build.move(self._world, handles, file), done=done)

    def reorder(self, handles: list[int], beside: int, after: bool) -> None:
        """Put records before or after another, in its file; they stay selected."""
        self.form.flush()

        def done(pushed: bool) -> None:
            if pushed:
                self.table.select_handles(handles)
                words = self.tr("%n moved; undo takes it back.", "", len(handles))
                self._shell.status_message.emit(words)

        def make() -> Edit | None:
            return reorder(self._world, handles, beside, after=after)

        self._document.end_typing()
        self._bulk.push(len(handles), make, done=done)

    def _on_order_needed(self) -> None:
        words = self.tr(
            "Rows can be moved in file order: click the sorted title until it has no arrow."
        )
        self._shell.status_message.emit(words)
