"""A search line: icon, text, a cross to clear it, and a debounced signal."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from editor.theme import Theme
from editor.widgets.text_fields import LineEdit

_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class SearchField(LineEdit):
    """`search_changed(str)` comes after a pause in typing; at once when cleared or on Enter.

    Escape clears a text; in an empty field it goes on to the parent. down_pressed(): the
    arrow wants what was found.
    """

    search_changed = Signal(str)
    down_pressed = Signal()

    def __init__(
        self,
        theme: Theme,
        name: str,
        placeholder: str = "",
        parent: QWidget | None = None,
        *,
        icon: str = "search",
        pause_ms: int = 120,
    ) -> None:
        super().__init__(name, parent, pause_ms=pause_ms)
        self.setPlaceholderText(placeholder)
        self._sent = ""
        self._add_icon(theme, icon)
        self._clear = self._add_clear(theme)
        self._later = QTimer(self, singleShot=True, interval=pause_ms)
        self._later.timeout.connect(self.send_now)
        self.textChanged.connect(self._on_changed)
        self.returnPressed.connect(self.send_now)

    def send_now(self) -> None:
        """Report the text without waiting; a text already reported is not sent again."""
        self._later.stop()
        if self.text() != self._sent:
            self._sent = self.text()
            self.search_changed.emit(self._sent)

    def set_text_silently(self, text: str) -> None:
        super().set_text_silently(text)
        self._later.stop()
        self._sent = text
        self._clear.setVisible(bool(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            event.accept()
            return
        if event.key() == Qt.Key.Key_Down and not event.modifiers() & ~_KEYPAD:
            self.down_pressed.emit()
            event.accept()
            return
        super().keyPressEvent(event)

    def _add_icon(self, theme: Theme, icon: str) -> None:
        action = QAction(self)
        theme.set_icon(action, icon)
        self.addAction(action, QLineEdit.ActionPosition.LeadingPosition)

    def _add_clear(self, theme: Theme) -> QAction:
        action = QAction(self.tr("Clear"), self)
        theme.set_icon(action, "close", "text_muted")
        action.triggered.connect(self.clear)
        self.addAction(action, QLineEdit.ActionPosition.TrailingPosition)
        # Its button takes notice of this only when it is there already.
        action.setVisible(False)
        return action

    def _on_changed(self, text: str) -> None:
        self._clear.setVisible(bool(text))
        if text:
            self._later.start()
        else:
            self.send_now()
