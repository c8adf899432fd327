"""The field for a key: what is typed leaves it only to the system keyring."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from editor.widgets.text_fields import is_undo_key


class KeyField(QLineEdit):
    """Shows dots, gives nothing to the clipboard, to undo, or to a screen reader.

    What was typed and not kept is gone once the field is no longer shown.
    """

    def __init__(self, name: str, hint: str) -> None:
        super().__init__()
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setDragEnabled(False)
        self.setMaxLength(4000)
        hints = Qt.InputMethodHint
        self.setInputMethodHints(
            hints.ImhHiddenText | hints.ImhSensitiveData | hints.ImhNoPredictiveText
        )

    def take(self) -> str:
        """What was typed, which is then gone from here."""
        typed = self.text()
        self.wipe()
        return typed

    def wipe(self) -> None:
        """Forget what was typed; undo does not bring it back."""
        self.setText("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_undo_key(event):
            event.ignore()
            return
        super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.wipe()
