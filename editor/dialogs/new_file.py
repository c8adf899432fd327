"""A new lore file in the folder of the open world."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from editor.dialogs.base import FormDialog
from editor.dialogs.new_world import bad_name
from editor.document import Document
from editor.theme import Theme


class NewFileDialog(FormDialog):
    """Asks for a name and makes the file when it is accepted; `handle` is then its own."""

    def __init__(self, theme: Theme, document: Document, language: str, parent: QWidget) -> None:
        super().__init__(theme, self.tr("New lore file"), self.tr("&Create"), parent)
        self._document, self._language = document, language
        self.handle: int | None = None
        self.name = QLineEdit()
        self.name.setPlaceholderText(self.tr("mine.json"))
        self.add_field(self.tr("&Name"), self.name)
        self.name.textChanged.connect(self._on_changed)
        self._on_changed()

    def accept(self) -> None:
        from core.errors import CannotSave

        name = self.name.text().strip()
        if bad_name(name):
            self.say(self.tr("A file's name may not hold any of < > : \" / \\ | ? *"))
            return
        try:
            self.handle = self._document.new_file(name)
        except CannotSave as error:
            self.say(error.message(self._language))
            return
        super().accept()

    def _on_changed(self) -> None:
        self.accept_button.setEnabled(bool(self.name.text().strip()))
        self.say("")
