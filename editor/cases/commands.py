"""What is done to cases: made, copied, deleted, run, asked in the playground."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from core.cases.checks import state_of
from core.errors import LoremaskError
from core.model.kinds import Kind
from core.model.records import Case
from core.world import build
from core.world.edits import Changes, Edit
from editor.case_runs import CaseRuns
from editor.cases.making import case_of, new_case
from editor.cases.table import CaseTable
from editor.document import Document
from editor.forms.bulk_edit import BulkEdits
from editor.forms.form import RecordForm
from editor.forms.form_bar import FORM
from editor.workspace import Shell


class CaseCommands(QObject):
    """Acts on what is selected in the table; each edit is one step of the history."""

    def __init__(
        self, document: Document, runs: CaseRuns, table: CaseTable, form: RecordForm, shell: Shell
    ) -> None:
        super().__init__(table)
        self._document, self._world, self.runs = document, document.world, runs
        self.table, self.form, self._shell = table, form, shell
        self._bulk = BulkEdits(document, table)
        self._added: list[int] = []
        document.changed.connect(self._on_changed)
        table.delete_requested.connect(self.delete_selected)
        table.copy_requested.connect(self.copy_json)
        form.copy_requested.connect(self.copy_json)
        form.delete_requested.connect(self.delete_selected)

    def _on_changed(self, changes: Changes) -> None:
        if changes.structure:
            self._added = [c.handle for c in changes.of(Kind.CASE) if c.old is None]

    def new_case(self) -> None:
        """Add an empty case behind the selected one, and put the cursor into its id."""
        self.form.flush()
        if self._add(new_case(self._world, self.table.current_handle())):
            self.form.show_tab(FORM)
            self.form.begin()

    def make_case(self, question: Mapping[str, Any]) -> bool:
        """Add a case that expects what happens now, and select it."""
        self.form.flush()
        try:
            edit = case_of(self._world, self._document.retriever, question)
        except LoremaskError as error:
            # With an answer a context is built, which may not fit its budget.
            self._document.refused.emit(error)
            return False
        made = self._add(edit)
        if made:
            self.form.show_tab(FORM)
            self.form.begin()
            self._shell.status_message.emit(
                self.tr("The case expects what happens now. Undo takes it back.")
            )
        return made

    def _add(self, edit: Edit | None) -> bool:
        if edit is None:
            words = self.tr("No lore file of this world can be written.")
            self._shell.notice.emit("warning", words, "")
            return False
        self._added = []
        self._document.end_typing()
        if not self._document.push(edit):
            return False
        self.table.select_handles(self._added)
        return True

    def duplicate_selected(self) -> None:
        """Copy the selected cases, each behind its original."""
        self.form.flush()
        handles = self.table.selected_handles()
        if handles:
            self._added = []
            self._document.end_typing()
            make = partial(build.duplicate, self._world, handles)
            self._bulk.push(len(handles), make, done=self._on_duplicated)

    def _on_duplicated(self, pushed: bool) -> None:
        if pushed:
            self.table.select_handles(self._added)

    def delete_selected(self) -> None:
        """Take the selected cases out; undo brings them back."""
        self.form.flush()
        handles = self.table.selected_handles()
        if not handles:
            return

        def done(pushed: bool) -> None:
            if pushed:
                words = self.tr("{count} deleted. Undo brings them back.")
                self._shell.status_message.emit(words.format(count=len(handles)))

        self._bulk.push(len(handles), partial(build.delete, self._world, handles), done=done)

    def copy_json(self) -> None:
        """Put the selected cases' JSON on the clipboard."""
        self.form.flush()
        raws = [self._world.record(h).raw for h in self.table.selected_handles()]
        if raws:
            text = raws[0] if len(raws) == 1 else "[\n" + ",\n".join(raws) + "\n]"
            QGuiApplication.clipboard().setText(text)
            words = self.tr("{count} copied as JSON.").format(count=len(raws))
            self._shell.status_message.emit(words)

    def run_selected(self) -> None:
        """Run the selected cases now; what is typed counts."""
        self.form.flush()
        handles = self.table.selected_handles()
        for handle in handles:
            self.runs.run_now(handle)
        if handles:
            passed = sum(r is not None and r.ok for r in map(self.runs.result, handles))
            self._shell.status_message.emit(self._run_words(passed, len(handles)))

    def _run_words(self, passed: int, total: int) -> str:
        if total == 1:
            return self.tr("The case passes") if passed else self.tr("The case fails")
        words = self.tr("{passed} of {total} run cases pass")
        return words.format(passed=passed, total=total)

    def run_all(self) -> None:
        """Run every case anew."""
        self.form.flush()
        self.runs.run_all()

    def ask(self) -> None:
        """Ask the question of the selected case in the playground."""
        handles = self.table.selected_handles()
        data = self._world.data(handles[0]) if len(handles) == 1 else None
        if isinstance(data, Case):
            self._shell.ask_requested.emit(
                {
                    "state": state_of(data),
                    "query": data.query,
                    "origin": self.tr("case {id}").replace("{id}", data.id),
                }
            )
