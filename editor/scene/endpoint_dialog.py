"""Choosing the server a model answers at."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from editor.dialogs.base import FormDialog
from editor.scene.endpoint import ModelChoice, is_variable
from editor.theme import Theme
from editor.widgets import LineEdit, PlainLabel


class EndpointDialog(FormDialog):
    """`choice` is what was set. A key that is typed goes to the system keyring at once."""

    def __init__(self, theme: Theme, choice: ModelChoice, language: str, parent: QWidget) -> None:
        super().__init__(theme, self.tr("Model server"), self.tr("&Use"), parent)
        self._language, self._before = language, choice
        self.url = LineEdit(self.tr("Address"))
        self.url.setText(choice.url)
        self.url.setPlaceholderText("http://127.0.0.1:8080/v1")
        self.model = LineEdit(self.tr("Model"))
        self.model.setText(choice.model)
        self.variable = LineEdit(self.tr("Key from variable"))
        self.variable.setText(choice.variable)
        self.key = QLineEdit()
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.key.setPlaceholderText(self.tr("goes to the system keyring, and is not shown again"))
        self.keyring = QCheckBox(self.tr("Take the &key from the system keyring"))
        self.directs = QCheckBox(self.tr("Ask the &Game Director for route, checks and changes"))
        self.reviews = QCheckBox(self.tr("Have the Story Director &review each scene"))
        for box, on in (
            (self.keyring, choice.keyring),
            (self.directs, choice.directs),
            (self.reviews, choice.reviews),
        ):
            box.setChecked(on)
        self.warning = PlainLabel(
            theme, "", role="small", colour="severity.warning.ink", wrap=True
        )  # fmt: skip
        self._fill_form()
        self.url.textChanged.connect(self._warn)
        self._warn()

    def _fill_form(self) -> None:
        self.add_field(self.tr("&Address"), self.url)
        self.add_field(self.tr("&Model"), self.model)
        self.add_field(self.tr("Key from &variable"), self.variable)
        self.add_field(self.tr("New ke&y"), self.key)
        for box in (self.keyring, self.directs, self.reviews):
            self.form.addRow("", box)
        self.form.addRow("", self.warning)
        words = self.tr(
            "Any OpenAI-compatible server. Without an address nothing is ever sent anywhere."
        )
        note = PlainLabel(self._theme, words, role="small", colour="text_muted", wrap=True)
        self.form.addRow("", note)

    @property
    def choice(self) -> ModelChoice:
        """What is set."""
        return ModelChoice(
            self.url.text().strip(),
            self.model.text().strip(),
            self.variable.text().strip(),
            self.keyring.isChecked(),
            self.directs.isChecked(),
            self.reviews.isChecked(),
        )

    def accept(self) -> None:
        from core.client import ClientError

        if not is_variable(self.variable.text().strip()):
            self.say(self.tr("That is no name of a variable. A key belongs into the keyring."))
            return
        try:
            if self.choice.there:
                self._keep_key()
        except ClientError as error:
            self.say(error.message(self._language))
            return
        super().accept()

    def _keep_key(self) -> None:
        from core.client import Endpoint
        from core.client.secret import keep_key

        name = Endpoint(self.choice.url).chat_url
        typed = self.key.text()
        if typed.strip():
            keep_key(name, typed)
            self.key.clear()
            self.keyring.setChecked(True)

    def _warn(self) -> None:
        from core.client import ClientError, Endpoint, warnings

        words = ""
        if self.url.text().strip():
            try:
                found = warnings(Endpoint(self.url.text().strip()))
                words = " ".join(each.message(self._language) for each in found)
            except ClientError:
                words = ""
        self.warning.setText(words)
        self.warning.setAccessibleName(words)
