"""Texts to be read and copied: a report, the keyboard, what this program is."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.actions import Actions
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


class KeyboardDialog(QDialog):
    """Every action that has a shortcut, with it."""

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard"))
        rows = [
            (spec.plain_title(), action_keys(actions, spec.id))
            for spec in actions.specs()
            if actions.plain(spec.id).shortcuts()
        ]
        rows += self._fixed()
        self.table = QTableWidget(len(rows), 2)
        self.table.setHorizontalHeaderLabels([self.tr("Action"), self.tr("Keys")])
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.setAccessibleName(self.tr("Keyboard"))
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setStretchLastSection(True)
        for at, row in enumerate(rows):
            for place, words in enumerate(row):
                self.table.setItem(at, place, QTableWidgetItem(words))
        self.table.setColumnWidth(0, theme.look.stretched(280))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.table, 1)
        column.addWidget(buttons)
        self.resize(theme.look.stretched(520), theme.look.stretched(520))

    def _fixed(self) -> list[tuple[str, str]]:
        return [
            (self.tr("From the table to the form"), "Alt+Enter"),
            (self.tr("Back to the table"), "Esc"),
            (self.tr("Edit in place"), "F2"),
            (self.tr("Issue: go to it"), "Enter"),
            (self.tr("Issue: quick fix"), "Shift+Enter"),
        ]


def action_keys(actions: Actions, id: str) -> str:
    """An action's shortcuts as the platform writes them."""
    form = QKeySequence.SequenceFormat.NativeText
    return ", ".join(keys.toString(form) for keys in actions.plain(id).shortcuts())
