"""What an empty region says: an icon, a sentence, a reason, a button."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from editor.theme import Theme
from editor.theme.painter import fill_panel
from editor.widgets.buttons import push_button
from editor.widgets.plain import PlainLabel


class EmptyState(QWidget):
    """Centred in a region, or `compact`: one dashed row with the button at its right.

    `action_requested()` comes from the button, which is hidden without a text.
    """

    action_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        icon: str,
        sentence: str,
        reason: str = "",
        action: str = "",
        *,
        compact: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._icon_name, self._compact = theme, icon, compact
        self._icon = QLabel()
        role = "strong" if compact else "title"
        self._sentence = PlainLabel(theme, sentence, role=role, wrap=True)
        self._reason = PlainLabel(theme, reason, role="small", colour="text_muted", wrap=True)
        self._button = push_button(theme, action)
        self._button.setVisible(bool(action))
        self._button.clicked.connect(self.action_requested)
        self.setFocusProxy(self._button)
        self._lay_out()
        self._show_icon()
        theme.changed.connect(self._show_icon)
        self.setAccessibleName(sentence)
        self.setAccessibleDescription(reason)

    def set_texts(self, sentence: str, reason: str = "", action: str = "") -> None:
        """Say something else in the same place."""
        self._sentence.setText(sentence)
        self._reason.setText(reason)
        self._button.set_text(action)
        self._button.setVisible(bool(action))
        self.setAccessibleName(sentence)
        self.setAccessibleDescription(reason)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._compact:
            painter = QPainter(self)
            fill_panel(
                painter,
                QRectF(self.rect()),
                self._theme.look,
                None,
                "hairline",
                radius=self._theme.look.token("radius.card"),
                dashed=True,
            )

    def _show_icon(self) -> None:
        size = 24.0 if self._compact else self._theme.look.token("icon.empty_state")
        pixmap = self._theme.look.pixmap(
            self._icon_name, "text_muted", size, self.devicePixelRatioF()
        )
        self._icon.setPixmap(pixmap)
        self.update()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0 if self._compact else 4)
        words.addStretch(1)
        words.addWidget(self._sentence)
        words.addWidget(self._reason)
        words.addStretch(1)
        if self._compact:
            self._lay_out_across(words)
        else:
            self._lay_out_down(words)

    def _lay_out_across(self, words: QVBoxLayout) -> None:
        box = QHBoxLayout(self)
        box.setContentsMargins(16, 6, 14, 6)
        box.setSpacing(14)
        box.addWidget(self._icon)
        box.addLayout(words, 1)
        box.addWidget(self._button)

    def _lay_out_down(self, words: QVBoxLayout) -> None:
        centre = Qt.AlignmentFlag.AlignHCenter
        for label in (self._sentence, self._reason):
            label.setAlignment(centre)
        box = QVBoxLayout(self)
        box.setContentsMargins(24, 24, 24, 24)
        box.setSpacing(8)
        box.addStretch(1)
        box.addWidget(self._icon, 0, centre)
        box.addLayout(words)
        box.addWidget(self._button, 0, centre)
        box.addStretch(2)
