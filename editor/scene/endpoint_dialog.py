"""Choosing the server a model answers at, without leaving the scene."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from editor.dialogs.base import FormDialog
from editor.scene.endpoint import ModelChoice
from editor.scene.endpoint_form import EndpointForm
from editor.tasks import Tasks
from editor.theme import Theme
from editor.widgets import PlainLabel


class EndpointDialog(FormDialog):
    """`choice` is what was set. A key that is kept goes to the system keyring at once."""

    def __init__(
        self, theme: Theme, tasks: Tasks, choice: ModelChoice, language: str, parent: QWidget
    ) -> None:
        super().__init__(theme, self.tr("Model server"), self.tr("&Use"), parent)
        self.fields = EndpointForm(theme, tasks, choice, language, with_sent=False)
        self.form.addRow(self.fields)
        self.fields.url.setFocus()
        words = self.tr(
            "Any OpenAI-compatible server. Without an address nothing is ever sent anywhere."
        )
        note = PlainLabel(theme, words, role="small", colour="text_muted", wrap=True)
        self.form.addRow(note)
        # The form scrolls, so the dialog does not know by itself how much of it there is.
        frame = theme.look.stretched(60)
        wide = max(theme.look.stretched(600), self.fields.sizeHint().width() + frame)
        high = self.fields.sizeHint().height() + note.sizeHint().height() + 2 * frame
        self.resize(wide, high)

    @property
    def choice(self) -> ModelChoice:
        """What is set."""
        return self.fields.choice

    def accept(self) -> None:
        problem = self.fields.problem()
        if problem:
            self.say(problem)
            return
        if self.fields.keep_key():
            super().accept()
