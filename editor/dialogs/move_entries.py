"""Moving records to another lore file, as one step of the history."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QWidget

from editor.dialogs.base import FormDialog
from editor.document import Document
from editor.forms.bulk_edit import BulkEdits
from editor.lore.new_record import move_targets
from editor.theme import Theme


class MoveEntriesDialog(FormDialog):
    """Asks for the file, and moves when it is accepted."""

    def __init__(
        self, theme: Theme, document: Document, handles: Sequence[int], parent: QWidget
    ) -> None:
        super().__init__(theme, self.tr("Move to file"), self.tr("&Move"), parent)
        self._document, self._bulk = document, BulkEdits(document, self)
        self._handles = [h for h in handles if h in document.world]
        self.file = QComboBox()
        for file in move_targets(document.world, self._handles):
            self.file.addItem(file.name, file.handle)
        self.add_field(self.tr("&File"), self.file)
        self.accept_button.setEnabled(self.file.count() > 0 and bool(self._handles))
        if not self.file.count():
            self.say(self.tr("There is no other file that can be written. Make a lore file first."))

    def accept(self) -> None:
        from core.world.build import move

        file, world = self.file.currentData(), self._document.world
        moving = [h for h in self._handles if self._file_of(h) != file]
        self._bulk.push(len(moving), lambda: move(world, moving, file), done=self._on_done)

    def _on_done(self, pushed: bool) -> None:
        if pushed:
            super().accept()

    def reject(self) -> None:
        self._bulk.cancel()
        super().reject()

    def _file_of(self, handle: int) -> int:
        return self._document.world.record(handle).file
