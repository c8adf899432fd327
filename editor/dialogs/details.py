"""Texts to be read and copied: a report, what this program is."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from editor.theme import Theme
from editor.widgets.plain import PlainLabel


class DetailsDialog(QDialog):
    """A sentence over a text in fixed width, with a button that copies it."""

    def __init__(self, theme: Theme, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._text = QPlainTextEdit(text)
        self._text.setReadOnly(True)
        self._text.setFont(theme.look.font("fixed"))
        self._text.setAccessibleName(title)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(self._on_copy)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(PlainLabel(theme, title, role="title", wrap=True))
        column.addWidget(self._text, 1)
        column.addWidget(buttons)
        self.resize(theme.look.stretched(720), theme.look.stretched(420))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text.toPlainText())
