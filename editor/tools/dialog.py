"""What the tools' dialogs share: a body, notices, and a line of buttons."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from editor.theme import Theme
from editor.tools.aside import Aside
from editor.tools.notices import NoticeLines
from editor.widgets import Button, PlainLabel, push_button

_LEAST = 60


class ToolDialog(QDialog):
    """`body` takes the parts; `notices` stand under it, over the buttons."""

    def __init__(
        self, theme: Theme, title: str, language: str, parent: QWidget, *, heading: str = ""
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.theme, self.language = theme, language
        self.overtaken = False
        """Whether what it asks about was changed under it, by another program; it has closed."""
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        self.notices = NoticeLines(theme, language)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.said = PlainLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self.buttons.addWidget(self.said, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.setSpacing(10)
        if heading:
            words = PlainLabel(theme, heading, role="title", wrap=True)
            # An id may be one long word, which is no reason for a wider window.
            words.setMinimumWidth(_LEAST)
            column.addWidget(words)
        column.addLayout(self.body, 1)
        column.addWidget(self.notices)
        column.addLayout(self.buttons)
        self.notices.hide()

    @property
    def counting(self) -> bool:
        """Whether something is still worked out that it shows."""
        return any(aside.busy for aside in self.findChildren(Aside))

    def say_counting(self) -> None:
        """Where the count will stand."""
        self.said.setText(self.tr("Counting …"))

    def be_overtaken(self) -> None:
        """Close: what it asks about is no longer there, or is no longer what it shows."""
        self.overtaken = True
        self.reject()

    def add_accept(self, words: str, icon: str = "") -> Button:
        """The button that does it; Enter presses it."""
        button = push_button(self.theme, words, icon, primary=True)
        button.clicked.connect(self.accept)
        self.buttons.addWidget(button)
        # It is the dialog's default only once it is inside it.
        button.setDefault(True)
        return button

    def add_close(self, words: str = "") -> Button:
        """The button that leaves things as they are."""
        button = push_button(self.theme, words or self.tr("&Cancel"))
        button.clicked.connect(self.reject)
        self.buttons.addWidget(button)
        return button

    def add_field(self, label: str, field: QWidget, note: str = "") -> QLabel:
        """A field under its label, which is its accessible name too."""
        words = QLabel(label)
        words.setBuddy(field)
        words.setFont(self.theme.look.font("small"))
        field.setAccessibleName(label.replace("&", ""))
        self.body.addWidget(words)
        self.body.addWidget(field)
        if note:
            self.body.addWidget(
                PlainLabel(self.theme, note, role="small", colour="text_muted", wrap=True)
            )
        words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        return words

    def open_sized(self, width: float, height: float) -> None:
        """Take a size of the design, no larger than the window it belongs to."""
        look, parent = self.theme.look, self.parentWidget()
        most = parent.window().size() if parent is not None else self.maximumSize()
        self.resize(
            min(look.stretched(width), most.width() - 24),
            min(look.stretched(height), most.height() - 24),
        )
