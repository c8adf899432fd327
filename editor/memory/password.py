"""Asks for a save's password: kept in memory while that save is open, never written."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from editor.dialogs.base import FormDialog
from editor.theme import Theme


class PasswordDialog(FormDialog):
    """given(str): the password to try. It stays open until the save has opened, or is closed."""

    given = Signal(str)

    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(theme, self.tr("Password of {name}").format(name=name), "", parent)
        self.accept_button.setText(self.tr("&Open"))
        self.password = QLineEdit()
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.add_field(self.tr("&Password"), self.password)
        self.password.textChanged.connect(self._on_typed)
        # Enter opens, also while the focus is elsewhere; it never cancels.
        for button in self._buttons.buttons():
            button.setAutoDefault(button is self.accept_button)  # type: ignore[attr-defined]
        self.accept_button.setDefault(True)
        self.password.setFocus()
        self._on_typed()

    def accept(self) -> None:
        self.accept_button.setEnabled(False)
        self.say("")
        self.given.emit(self.password.text())

    def refuse(self, message: str) -> None:
        """The password did not open it; another one can be tried."""
        self.say(message)
        self.accept_button.setEnabled(True)
        self.password.setFocus()
        self.password.selectAll()

    def done_with(self) -> None:
        """The save is open, or was given up: forget what was typed, and close."""
        self.password.clear()
        self.close()
        self.deleteLater()

    def _on_typed(self) -> None:
        self.accept_button.setEnabled(bool(self.password.text()))
