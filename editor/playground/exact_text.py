"""Plain text that is shown to the letter: read only, selectable, some of its spans marked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from editor.theme import Theme

_BLOCK_END = "\N{PARAGRAPH SEPARATOR}"


@dataclass(frozen=True, slots=True)
class Mark:
    """Characters `start` to `end` in one format."""

    start: int
    end: int
    format: QTextCharFormat


def units(text: str) -> int:
    """The units Qt counts a text in."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def plain_text(field: QPlainTextEdit) -> str:
    """What stands in a field to the code point: Qt's own way loses no-break spaces."""
    return field.document().toRawText().replace(_BLOCK_END, "\n")


def set_marks(field: QPlainTextEdit, text: str, marks: Iterable[Mark]) -> None:
    """Mark spans of the text that stands in a field."""
    field.setExtraSelections([_selection(field, text, mark) for mark in marks])


def cursor_over(field: QPlainTextEdit, text: str, start: int, end: int) -> QTextCursor:
    """A cursor over the characters `start` to `end` of the text."""
    cursor = QTextCursor(field.document())
    last = field.document().characterCount() - 1
    cursor.setPosition(min(units(text[:start]), last))
    cursor.setPosition(min(units(text[:end]), last), QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _selection(field: QPlainTextEdit, text: str, mark: Mark) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    selection.cursor = cursor_over(field, text, mark.start, mark.end)
    selection.format = mark.format
    return selection


class ExactText(QPlainTextEdit):
    """A read-only text in the fixed font, with its heads muted."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._heads: Sequence[tuple[int, int]] = ()
        self._shown = ""
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setAccessibleName(name)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_text(self, text: str, heads: Sequence[tuple[int, int]] = ()) -> None:
        """Show another text; one that is the same keeps cursor and selection."""
        self._heads = heads
        if text != self._shown:
            self._shown = text
            bar = self.verticalScrollBar()
            at = bar.value()
            self.setPlainText(text)
            bar.setValue(at)
        self._mark()

    def _restyle(self) -> None:
        ring = self._theme.look.colour("focus_ring").name()
        self.setStyleSheet(
            "QPlainTextEdit { border: 2px solid transparent; border-radius: 0; padding: 0 6px; }"
            f"QPlainTextEdit:focus {{ border-color: {ring}; }}"
        )
        self.setFont(self._theme.look.font("fixed"))
        self._mark()

    def _mark(self) -> None:
        muted = QTextCharFormat()
        muted.setForeground(self._theme.look.colour("text_muted"))
        set_marks(self, self._shown, (Mark(start, end, muted) for start, end in self._heads))
