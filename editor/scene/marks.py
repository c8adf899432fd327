"""Spans of a plain text field that are marked: struck, or lit with a finding."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from editor.theme import Look

_BLOCK_END = "\N{PARAGRAPH SEPARATOR}"


@dataclass(frozen=True, slots=True)
class Mark:
    """Characters `start` to `end` in a severity's colours."""

    start: int
    end: int
    severity: str
    struck: bool = False


def plain_text(field: QPlainTextEdit) -> str:
    """What stands in a field to the code point: Qt's own way loses no-break spaces."""
    return field.document().toRawText().replace(_BLOCK_END, "\n")


def set_marks(field: QPlainTextEdit, text: str, marks: Iterable[Mark], look: Look) -> None:
    """Mark spans of the text that stands in a field."""
    field.setExtraSelections([_selection(field, text, mark, look) for mark in marks])


def cursor_over(field: QPlainTextEdit, text: str, start: int, end: int) -> QTextCursor:
    """A cursor over characters of the text."""
    cursor = QTextCursor(field.document())
    last = field.document().characterCount() - 1
    cursor.setPosition(min(_units(text[:start]), last))
    cursor.setPosition(min(_units(text[:end]), last), QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _units(text: str) -> int:
    """The units Qt counts a text in."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _selection(
    field: QPlainTextEdit, text: str, mark: Mark, look: Look
) -> QTextEdit.ExtraSelection:  # fmt: skip
    selection = QTextEdit.ExtraSelection()
    selection.cursor = cursor_over(field, text, mark.start, mark.end)
    style = QTextCharFormat()
    style.setBackground(look.colour(f"severity.{mark.severity}.tint"))
    style.setForeground(look.colour(f"severity.{mark.severity}.ink" if mark.struck else "text"))
    if mark.struck:
        style.setFontStrikeOut(True)
    else:
        style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        style.setUnderlineColor(look.colour(f"severity.{mark.severity}.ink"))
    selection.format = style
    return selection
