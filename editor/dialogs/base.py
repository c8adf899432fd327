"""What the frame's dialogs share: fields over a message line over two buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from editor.theme import Theme
from editor.widgets.plain import PlainLabel


class FormDialog(QDialog):
    """Fields with labels; what is wrong is said under them, and keeps the dialog open."""

    def __init__(self, theme: Theme, title: str, action: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._theme = theme
        self.form = QFormLayout()
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.form.setHorizontalSpacing(12)
        self.form.setVerticalSpacing(8)
        self._message = PlainLabel(theme, "", role="small", colour="severity.error.ink", wrap=True)
        self._message.setMinimumHeight(theme.look.stretched(34))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.accept_button = self._buttons.addButton(action, QDialogButtonBox.ButtonRole.AcceptRole)
        self.accept_button.setProperty("primary", True)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        # A button is the dialog's default only once it is inside it.
        self.accept_button.setDefault(True)

    def add_field(self, label: str, field: QWidget) -> None:
        """A field with its label, which is also its accessible name; the first has the cursor."""
        words = QLabel(label)
        words.setBuddy(field)
        field.setAccessibleName(label.replace("&", ""))
        self.form.addRow(words, field)
        if self.form.rowCount() == 1:
            field.setFocus()

    def say(self, message: str) -> None:
        """What is wrong, "" for nothing."""
        self._message.setText(message)
        self._message.setAccessibleName(message)

    @property
    def message(self) -> str:
        """What is said to be wrong."""
        return self._message.text()

    def _lay_out(self) -> None:
        # Scrolls where a large font would push the buttons off the screen.
        body = QWidget()
        body.setLayout(self.form)
        area = QScrollArea()
        area.setWidget(body)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.addWidget(area, 1)
        column.addWidget(self._message)
        column.addWidget(self._buttons)
        self.setMinimumWidth(self._theme.look.stretched(460))
