"""Moving records to another lore file, as one step of the history."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QWidget

from editor.dialogs.base import FormDialog
from editor.document import Document
from editor.theme import Theme


class MoveEntriesDialog(FormDialog):
    """Asks for the file, and moves when it is accepted."""

    def __init__(
        self, theme: Theme, document: Document, handles: Sequence[int], parent: QWidget
    ) -> None:
        super().__init__(theme, self.tr("Move to file"), self.tr("&Move"), parent)
        self._document = document
        self._handles = [h for h in handles if h in document.world]
        self.file = QComboBox()
        homes = {document.world.record(h).file for h in self._handles}
        for file in document.world.lore_files:
            if file.read_only is None and homes != {file.handle}:
                self.file.addItem(file.name, file.handle)
        self.add_field(self.tr("&File"), self.file)
        self.accept_button.setEnabled(self.file.count() > 0 and bool(self._handles))
        if not self.file.count():
            self.say(self.tr("There is no other file that can be written. Make a lore file first."))

    def accept(self) -> None:
        from core.world.build import move

        moving = [h for h in self._handles if self._file_of(h) != self.file.currentData()]
        if self._document.push(move(self._document.world, moving, self.file.currentData())):
            super().accept()

    def _file_of(self, handle: int) -> int:
        return self._document.world.record(handle).file
