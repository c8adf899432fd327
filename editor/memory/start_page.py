"""What the inspector shows without a save: how to open one, or why one did not open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from editor.memory.surface import on_surface
from editor.opening import short_path
from editor.theme import Theme
from editor.widgets import Button, PlainLabel, link_button, plain_tooltip, push_button

_WIDEST = 620
_MOST_RECENT = 6


class StartPage(QWidget):
    """open_requested(), sample_requested(); recent_requested(str): a path."""

    open_requested = Signal()
    sample_requested = Signal()
    recent_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._severity = ""
        self._icon = QLabel()
        self.sentence = PlainLabel(theme, role="title", wrap=True)
        self.reason = PlainLabel(theme, role="base", colour="text_muted", wrap=True)
        self.open_button = push_button(theme, self.tr("Open save…"), "folder", primary=True)
        self.sample_button = push_button(theme, self.tr("Open sample save"), "book")
        self.copy_button = push_button(theme, self.tr("Copy message"), "copy")
        self._recent_title = PlainLabel(
            theme, self.tr("Recent saves"), role="small", colour="text_muted"
        )
        self._recent: list[Button] = []
        on_surface(self)
        self._lay_out()
        self.open_button.clicked.connect(self.open_requested)
        self.sample_button.clicked.connect(self.sample_requested)
        self.copy_button.clicked.connect(self._copy)
        theme.changed.connect(self._show_icon)
        self.show_empty()

    def _lay_out(self) -> None:
        centre = Qt.AlignmentFlag.AlignHCenter
        for label in (self.sentence, self.reason):
            label.setAlignment(centre)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.open_button, self.sample_button, self.copy_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(self._icon, 0, centre)
        column.addLayout(self._lay_out_words())
        column.addSpacing(6)
        column.addLayout(buttons)
        column.addSpacing(14)
        column.addWidget(self._recent_title, 0, centre)
        column.addLayout(self._list)
        column.addStretch(3)

    def _lay_out_words(self) -> QHBoxLayout:
        """Sentence and reason in the middle, as high as their lines need."""
        words = QWidget()
        words.setMaximumWidth(self._theme.look.stretched(_WIDEST))
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.sentence)
        column.addWidget(self.reason)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(words, 100)
        line.addStretch(1)
        return line

    # what is said

    def set_sample(self, there: bool) -> None:
        """Whether the world that is open has a sample save; if it has none, that is told."""
        reason = "" if there else self.tr("The world that is open has no sample save.")
        self.sample_button.setEnabled(there)
        self.sample_button.setToolTip(plain_tooltip(reason))
        self.sample_button.setAccessibleDescription(reason)

    def show_empty(self) -> None:
        """No save is open."""
        self._say(
            "",
            self.tr("Open a save, or drop one here."),
            self.tr("It is opened as a copy and never written to. Any format is tried."),
        )

    def show_error(self, name: str, message: str) -> None:
        """A save could not be opened, and why."""
        self._say("error", self.tr("{name} could not be opened.").format(name=name), message)

    def show_nothing(self, name: str, message: str) -> None:
        """A save was read and holds no memory."""
        self._say("warning", self.tr("{name} holds no memory.").format(name=name), message)

    def show_reading(self, name: str) -> None:
        """A save is being read."""
        self._say("", self.tr("Reading {name} …").format(name=name), "")

    def show_recent(self, paths: Sequence[str]) -> None:
        """The saves that were opened lately, those that are still there."""
        there = [path for path in paths if Path(path).is_file()][:_MOST_RECENT]
        while self._recent:
            button = self._recent.pop()
            self._list.removeWidget(button)
            button.deleteLater()
        for path in there:
            button = link_button(short_path(Path(path)).replace("&", "&&"))
            button.setProperty("savePath", path)
            button.clicked.connect(self._on_recent)
            self._list.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
            self._recent.append(button)
        self._recent_title.setVisible(bool(there))

    def _say(self, severity: str, sentence: str, reason: str) -> None:
        self._severity = severity
        self.sentence.setText(sentence)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.copy_button.setVisible(severity == "error")
        self.setAccessibleName(sentence)
        self.setAccessibleDescription(reason)
        self._show_icon()

    def _show_icon(self) -> None:
        look = self._theme.look
        name = self._severity or "memory"
        ink = f"severity.{self._severity}.ink" if self._severity else "text_muted"
        size = look.token("icon.empty_state")
        self._icon.setPixmap(look.pixmap(name, ink, size, self.devicePixelRatioF()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(f"{self.sentence.text()}\n{self.reason.text()}")

    def _on_recent(self) -> None:
        button = self.sender()
        assert isinstance(button, Button)
        self.recent_requested.emit(str(button.property("savePath")))
