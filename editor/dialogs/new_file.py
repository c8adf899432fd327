"""A new lore file in the folder of the open world; the first one of it, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from editor.dialogs.base import FormDialog
from editor.dialogs.new_world import bad_name, fill_vocabularies
from editor.document import Document
from editor.theme import Theme

if TYPE_CHECKING:
    from core.files.vocabulary import Vocabulary


class NewFileDialog(FormDialog):
    """Asks for a name and makes the file when it is accepted; `handle` is then its own.

    For the first lore file of a folder it asks for the words of the file as well.
    """

    def __init__(self, theme: Theme, document: Document, language: str, parent: QWidget) -> None:
        super().__init__(theme, self.tr("New lore file"), self.tr("&Create"), parent)
        self._document, self._language = document, language
        self.handle: int | None = None
        self.name = QLineEdit()
        self.name.setPlaceholderText(self.tr("mine.json"))
        self.add_field(self.tr("&Name"), self.name)
        self.vocabulary = QComboBox()
        if not document.world.lore_files:
            self._ask_for_words()
        self.name.textChanged.connect(self._on_changed)
        self._on_changed()

    def accept(self) -> None:
        from core.errors import CannotSave

        name = self.name.text().strip()
        if bad_name(name):
            self.say(self.tr("A file's name may not hold any of < > : \" / \\ | ? *"))
            return
        try:
            self.handle = self._document.new_file(name, self._chosen())
        except CannotSave as error:
            self.say(error.message(self._language))
            return
        super().accept()

    def _ask_for_words(self) -> None:
        fill_vocabularies(self.vocabulary, self._language)
        self.add_field(self.tr("&Words in the file"), self.vocabulary)
        self.name.setText("lore.json")
        self.name.selectAll()

    def _chosen(self) -> Vocabulary | None:
        from core.files.vocabulary import Vocabulary

        code = self.vocabulary.currentData()
        return None if code is None else Vocabulary(code)

    def _on_changed(self) -> None:
        self.accept_button.setEnabled(bool(self.name.text().strip()))
        self.say("")
