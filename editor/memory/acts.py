"""What can be done with an open save: point at its state, copy it, make a case of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from core.errors import LoremaskError
from core.saves import write_copy
from editor.memory.builds_dialog import BuildsDialog
from editor.memory.copy_dialog import CopyDialog
from editor.memory.evidence import Evidence
from editor.memory.inspected import Inspected
from editor.memory.keeping import Builds
from editor.memory.making import add_case, case_fields
from editor.memory.state_dialog import StateDialog
from editor.workspace import Services

if TYPE_CHECKING:
    from editor.document import Document


class SaveActs(QObject):
    """mapping_chosen(StateMapping): where place and quests stand, as somebody pointed at them.

    builds_changed(object): the builds whose findings are compared, to be remembered.
    """

    mapping_chosen = Signal(object)
    builds_changed = Signal(object)

    def __init__(self, services: Services, window: QWidget) -> None:
        super().__init__(window)
        self._services, self._window = services, window

    def point_at_state(self, inspected: Inspected) -> None:
        """Ask where in the save the place and the quests stand."""
        dialog = StateDialog(self._services.theme, inspected.opened, self._window)
        if dialog.exec() == StateDialog.DialogCode.Accepted:
            self.mapping_chosen.emit(dialog.mapping)
        dialog.deleteLater()

    def show_builds(self, document: Document | None, kept: Builds) -> None:
        """Compare the findings in the answers of several builds."""
        if document is None or not document.retriever.ready:
            self._say(self.tr("The index of the world is still being made."))
            return
        dialog = BuildsDialog(self._services, document, kept, self._window)
        dialog.builds_changed.connect(self.builds_changed)
        dialog.exec()
        dialog.deleteLater()

    def save_copy(self, inspected: Inspected) -> None:
        """Ask for a name and a version, and save the copy."""
        path, candidate = inspected.opened.path, inspected.candidate
        dialog = CopyDialog(self._services.theme, path, candidate, self._window)
        if dialog.exec() == CopyDialog.DialogCode.Accepted:
            self.write_copy(inspected, dialog.target, dialog.version)
        dialog.deleteLater()

    def write_copy(self, inspected: Inspected, target: Path, version: int | None = None) -> None:
        """Write the copy beside the interface, and say what came of it."""
        save, candidate = inspected.opened.save, inspected.candidate
        self._services.tasks.run(
            lambda token: write_copy(target, save, candidate, version),
            lambda _: self._say_copied(target),
            failed=self._on_failed,
            owner=self,
        )

    def _say_copied(self, target: Path) -> None:
        words = self.tr("Saved as {name}; the save itself is as it was.").format(name=target.name)
        self._say(words)

    def make_case(
        self, document: Document | None, inspected: Inspected | None, evidence: Evidence | None
    ) -> None:
        """Add a case as one step of the history, and say its id, or why there is none."""
        if document is None or inspected is None or evidence is None:
            self._say(self.tr("Choose a fact or type a phrase first."))
            return
        if not document.retriever.ready:
            self._say(self.tr("The index of the world is still being made."))
            return
        try:
            id = add_case(document, case_fields(document, inspected, evidence))
        except LoremaskError as error:
            self._on_failed(error)
            return
        if id is not None:
            self._say(self.tr("Case {id} added.").format(id=id))

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, LoremaskError):
            raise error
        message = error.message(self._services.language)
        self._services.shell.notice.emit("error", message, message)

    def _say(self, words: str) -> None:
        self._services.shell.status_message.emit(words)
