"""The settings page: the theme and the language, nothing that the system already settles."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from editor.settings import LANGUAGES, THEMES, SettingsStore
from editor.theme import Theme
from editor.theme_choice import apply_theme
from editor.widgets.plain import PlainLabel


class PreferencesPage(QWidget):
    """restart_needed(): the language was changed."""

    restart_needed = Signal()

    def __init__(
        self, theme: Theme, settings: SettingsStore, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._settings = theme, settings
        self.theme_box = QComboBox()
        self.language_box = QComboBox()
        self._note = PlainLabel(theme, "", role="small", colour="text_muted", wrap=True)
        self._fill()
        self._lay_out()
        self.theme_box.currentIndexChanged.connect(self._on_theme)
        self.language_box.currentIndexChanged.connect(self._on_language)

    def focus_first(self) -> None:
        """The focus into the first field."""
        self.theme_box.setFocus()

    def _fill(self) -> None:
        themes = (
            self.tr("As the system"),
            self.tr("Light"),
            self.tr("Dark"),
            self.tr("High contrast"),
        )
        for code, words in zip(THEMES, themes, strict=True):
            self.theme_box.addItem(words, code)
        languages = (self.tr("As the system"), "English", "Español", "Português")
        for code, words in zip(LANGUAGES, languages, strict=True):
            self.language_box.addItem(words, code)
        values = self._settings.values
        self.theme_box.setCurrentIndex(self.theme_box.findData(values.theme))
        self.language_box.setCurrentIndex(self.language_box.findData(values.language))

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        for words, box in (
            (self.tr("&Theme"), self.theme_box),
            (self.tr("&Language"), self.language_box),
        ):
            label = QLabel(words)
            label.setBuddy(box)
            box.setAccessibleName(words.replace("&", ""))
            box.setFixedWidth(self._theme.look.stretched(260))
            form.addRow(label, box)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(self._theme, self.tr("Settings"), role="title"))
        column.addLayout(form)
        column.addWidget(self._note)
        column.addStretch(1)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)

    def _on_theme(self) -> None:
        wanted = self.theme_box.currentData()
        self._settings.update(theme=wanted)
        apply_theme(self._theme, wanted)

    def _on_language(self) -> None:
        self._settings.update(language=self.language_box.currentData())
        self._note.setText(self.tr("The language changes when Loremask is started again."))
        self.restart_needed.emit()
