"""Text fields of the scene: their undo is their own, for what is typed is no part of the world."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from editor.scene.marks import Mark, plain_text, set_marks
from editor.theme import Theme


class TextField(QPlainTextEdit):
    """edited(str): what the user made of it, at every change. Tab leaves it."""

    edited = Signal(str)

    def __init__(
        self, theme: Theme, name: str, hint: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown = ""
        self._marks: tuple[Mark, ...] = ()
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setTabChangesFocus(True)
        self.textChanged.connect(self._on_changed)
        theme.changed.connect(self._mark)

    def text(self) -> str:
        """What stands in it."""
        return plain_text(self)

    def show_text(self, text: str) -> None:
        """Show another text without a signal; the undo of it starts anew."""
        if text == self._shown:
            return
        self._shown = text
        self._marks = ()
        blocked = self.blockSignals(True)
        self.setPlainText(text)
        self.setExtraSelections([])
        self.blockSignals(blocked)

    def append_text(self, text: str) -> None:
        """Words that come at its end; a reader who is at the end stays there."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        cursor = self.textCursor()
        cursor.movePosition(cursor.MoveOperation.End)
        blocked = self.blockSignals(True)
        cursor.insertText(text)
        self.blockSignals(blocked)
        self._shown = self.text()
        if at_end:
            bar.setValue(bar.maximum())

    def show_marks(self, marks: tuple[Mark, ...]) -> None:
        """Mark spans of the text that stands there."""
        self._marks = marks
        self._mark()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What is marked."""
        return self._marks

    def _mark(self) -> None:
        set_marks(self, self.text(), self._marks, self._theme.look)

    def _on_changed(self) -> None:
        text = self.text()
        # A change of formats is reported as a change of text.
        if text != self._shown:
            self._shown = text
            self.edited.emit(text)
