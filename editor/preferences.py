"""The settings page: theme, language and the model server; the rest the system settles."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from core.text.spelling import spelling_is_installed
from editor.scene.endpoint import read_choice
from editor.scene.endpoint_form import EndpointForm
from editor.settings import LANGUAGES, SPELLINGS, THEMES, SettingsStore
from editor.tasks import Tasks
from editor.theme import Theme
from editor.theme_choice import apply_theme
from editor.widgets.plain import PlainLabel


class PreferencesPage(QWidget):
    """restart_needed(): the language was changed."""

    restart_needed = Signal()

    def __init__(
        self,
        theme: Theme,
        settings: SettingsStore,
        tasks: Tasks,
        language: str = "en",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._settings = theme, settings
        choice = read_choice(settings.values.model)
        self.model = EndpointForm(theme, tasks, choice, language, with_sent=True)
        self.theme_box = QComboBox()
        self.language_box = QComboBox()
        self.spelling_box = QComboBox()
        self._note = PlainLabel(theme, "", role="small", colour="text_muted", wrap=True)
        self._fill()
        self._lay_out()
        self.theme_box.currentIndexChanged.connect(self._on_theme)
        self.language_box.currentIndexChanged.connect(self._on_language)
        self.spelling_box.currentIndexChanged.connect(self._on_spelling)
        self.model.changed.connect(self._on_model)
        settings.changed.connect(self._on_setting)

    def set_sent_action(self, action: QAction) -> None:
        """The action that shows what would be sent; without it there is nothing to send."""
        self.model.sent_requested.connect(action.trigger)
        action.enabledChanged.connect(self.model.sent.setEnabled)
        self.model.sent.setEnabled(action.isEnabled())

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
        spellings = (self.tr("The world's language"), self.tr("Off"), *languages[1:])
        for code, words in zip(SPELLINGS, spellings, strict=True):
            self.spelling_box.addItem(words, code)
        values = self._settings.values
        self.theme_box.setCurrentIndex(self.theme_box.findData(values.theme))
        self.language_box.setCurrentIndex(self.language_box.findData(values.language))
        self.spelling_box.setCurrentIndex(self.spelling_box.findData(values.spelling))
        if not spelling_is_installed():
            self.spelling_box.setEnabled(False)
            self._note.setText(
                self.tr("Spelling needs the dictionaries of the extra: {command}").format(
                    command="pip install 'loremask[spelling]'"
                )
            )

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        for words, box in (
            (self.tr("&Theme"), self.theme_box),
            (self.tr("&Language"), self.language_box),
            (self.tr("&Spelling"), self.spelling_box),
        ):
            label = QLabel(words)
            label.setBuddy(box)
            box.setAccessibleName(words.replace("&", ""))
            box.setFixedWidth(self._theme.look.stretched(260))
            form.addRow(label, box)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(self._theme, self.tr("Settings"), role="title"))
        column.addLayout(form)
        column.addWidget(self._note)
        self._add_model(column)
        column.addStretch(1)
        self._add_area(body)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)

    def _add_model(self, column: QVBoxLayout) -> None:
        column.addSpacing(12)
        column.addWidget(PlainLabel(self._theme, self.tr("Model server"), role="strong"))
        words = self.tr(
            "For the scene, with any OpenAI-compatible server. Without an address nothing is ever "
            "sent anywhere, and everything is done by hand."
        )
        note = PlainLabel(self._theme, words, role="small", colour="text_muted", wrap=True)
        for part in (note, self.model):
            part.setMaximumWidth(self._theme.look.stretched(640))
            column.addWidget(part)

    def _add_area(self, body: QWidget) -> None:
        """Scrolls where a large font needs more height than there is."""
        area = QScrollArea()
        area.setWidget(body)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
        for part in (body, area.viewport()):
            part.setBackgroundRole(QPalette.ColorRole.Base)

    def _on_model(self) -> None:
        self._settings.update(model=self.model.choice.as_json())

    def _on_setting(self, name: str) -> None:
        if name == "model":
            self.model.show_choice(read_choice(self._settings.values.model))

    def _on_theme(self) -> None:
        wanted = self.theme_box.currentData()
        self._settings.update(theme=wanted)
        apply_theme(self._theme, wanted)

    def _on_spelling(self) -> None:
        self._settings.update(spelling=self.spelling_box.currentData())

    def _on_language(self) -> None:
        self._settings.update(language=self.language_box.currentData())
        self._note.setText(self.tr("The language changes when Loremask is started again."))
        self.restart_needed.emit()
