"""A new world: its name, its folder, its language and the words of its files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QLineEdit, QWidget

from editor.dialogs.base import FormDialog
from editor.theme import Theme
from editor.widgets.buttons import push_button

if TYPE_CHECKING:
    from core.world.world import World

_BAD_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f]')


def bad_name(name: str) -> bool:
    """Whether some system could not take this as the name of a folder or file."""
    trimmed = name.strip()
    return not trimmed or trimmed in (".", "..") or bool(_BAD_IN_NAMES.search(trimmed))


def fill_vocabularies(box: QComboBox, language: str) -> None:
    """Offer the two vocabularies, that of a language first chosen."""
    spanish = QCoreApplication.translate("NewWorldDialog", "Spanish: entradas, texto, visibilidad")
    english = QCoreApplication.translate("NewWorldDialog", "English: entries, text, visibility")
    box.addItem(spanish, "es")
    box.addItem(english, "en")
    box.setCurrentIndex(1 if language == "en" else 0)


class NewWorldDialog(FormDialog):
    """Asks, and makes the folder when it is accepted; then `world` is open."""

    def __init__(self, theme: Theme, home: Path, language: str, parent: QWidget) -> None:
        super().__init__(theme, self.tr("New world"), self.tr("&Create"), parent)
        self.world: World | None = None
        self._language_hint = language
        self.name = QLineEdit()
        self.home = QLineEdit(str(home))
        self.language = QComboBox()
        self.vocabulary = QComboBox()
        self._fill()
        self.add_field(self.tr("&Name"), self.name)
        self.add_field(self.tr("&Folder"), self._folder_row())
        self.home.setAccessibleName(self.tr("Folder"))
        self.add_field(self.tr("&Language"), self.language)
        self.add_field(self.tr("&Words in the files"), self.vocabulary)
        self.name.textChanged.connect(self._on_changed)
        self.home.textChanged.connect(self._on_changed)
        self.language.currentIndexChanged.connect(self._on_language)
        self._on_changed()
        self.name.setFocus()

    @property
    def folder(self) -> Path:
        """The folder of the world to be made."""
        return Path(self.home.text()).expanduser() / self.name.text().strip()

    def accept(self) -> None:
        from core.errors import CannotSave, UnreadableFile
        from core.files.vocabulary import Vocabulary
        from core.world.making import create_world

        problem = self._problem()
        if problem:
            self.say(problem)
            return
        vocabulary = Vocabulary(self.vocabulary.currentData())
        try:
            self.world = create_world(self.folder, self.language.currentData(), vocabulary)
        except (CannotSave, UnreadableFile) as error:
            self.say(error.message(self._language_hint))
            return
        super().accept()

    def _fill(self) -> None:
        for code, words in (("es", "Español"), ("pt", "Português"), ("en", "English")):
            self.language.addItem(words, code)
        fill_vocabularies(self.vocabulary, self._language_hint)
        self.language.setCurrentIndex(max(0, self.language.findData(self._language_hint)))
        self._on_language()

    def _on_language(self) -> None:
        code = "en" if self.language.currentData() == "en" else "es"
        self.vocabulary.setCurrentIndex(self.vocabulary.findData(code))

    def _folder_row(self) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        choose = push_button(self._theme, self.tr("Choose…"), "folder")
        choose.clicked.connect(self._choose)
        line.addWidget(self.home, 1)
        line.addWidget(choose)
        row.setFocusProxy(self.home)
        return row

    def _choose(self) -> None:
        found = QFileDialog.getExistingDirectory(self, self.tr("Folder"), self.home.text())
        if found:
            self.home.setText(found)

    def _on_changed(self) -> None:
        self.accept_button.setEnabled(bool(self.name.text().strip()))
        self.say(self._problem() if self.name.text() else "")

    def _problem(self) -> str:
        if bad_name(self.name.text()):
            return self.tr('The name becomes a folder: it may not hold any of < > : " / \\ | ? *')
        if self.folder.is_dir() and any(self.folder.glob("*.json")):
            return self.tr("There is already a world in {folder}.").format(folder=self.folder)
        return ""
