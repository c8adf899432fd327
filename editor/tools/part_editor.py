"""One part of a split as fields: id, text with its count, tags."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QWidget,
)

from core.model.records import MAX_TEXT
from core.refactor.splitting import Part
from editor.theme import Theme
from editor.widgets import ChipField, PlainLabel
from editor.widgets.text_fields import set_state

_BLOCK_END = "\u2029"
_TEXT_HEIGHT = 96


class PartEditor(QWidget):
    """`changed()`: something was edited."""

    changed = Signal()

    def __init__(self, theme: Theme, part: Part, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.id = QLineEdit(part.id)
        self.text = QPlainTextEdit(part.text)
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(theme.look.stretched(_TEXT_HEIGHT))
        self.tags = ChipField(theme, self.tr("Tags"), self.tr("add tag"))
        self.tags.set_values_silently(list(part.tags))
        self._count = PlainLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self._lay_out(title)
        self.id.textChanged.connect(self.changed)
        self.text.textChanged.connect(self._on_text)
        self.tags.edited.connect(self.changed)
        self._show_count()

    def _lay_out(self, title: str) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 8, 12, 10)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.addWidget(PlainLabel(self._theme, title, role="strong"), 0, 0, 1, 2)
        rows = (
            (self.tr("Id"), self.id),
            (self.tr("Text"), self.text),
            (self.tr("Tags"), self.tags),
        )
        for row, (words, field) in enumerate(rows, 1):
            label = QLabel(words)
            label.setBuddy(field)
            field.setAccessibleName(f"{words}, {title}")
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1, 1, 2)
        grid.addWidget(self._count, 0, 2)
        grid.setColumnStretch(1, 1)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def part(self) -> Part:
        """The part as it is now. No-break spaces stay what they are."""
        text = self.text.document().toRawText().replace(_BLOCK_END, "\n")
        return Part(self.id.text().strip(), text, tuple(self.tags.values()))

    def _on_text(self) -> None:
        self._show_count()
        self.changed.emit()

    def _show_count(self) -> None:
        count = len(self.part().text)
        self._count.setText(f"{count} / {MAX_TEXT}")
        over = count > MAX_TEXT
        self._count.set_colour("severity.error.ink" if over else "text_muted")
        set_state(self.text, "severity", "error" if over else "")
