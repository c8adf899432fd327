"""A text to be read beside another, with the words lit that only one of them has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from core.merge.word_diff import Span, changed_spans
from editor.theme import Theme
from editor.widgets.plain import PlainLabel

Side = Literal["gone", "new"]
_COLOURS = {"gone": "severity.error", "new": "severity.ok"}
_SPOKEN = 200


class TextPane(QWidget):
    """A plain text under its name. Its own words are struck out on the side of what is `gone`,
    and underlined on that of what is `new`, so that they are told apart without colours."""

    def __init__(self, theme: Theme, name: str, side: Side) -> None:
        super().__init__()
        self._theme, self._side = theme, side
        self._spans: Sequence[Span] = ()
        self.label = PlainLabel(theme, name, role="small", colour="text_muted")
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(name)
        self.text.setTabChangesFocus(True)
        self.label.setBuddy(self.text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.label)
        column.addWidget(self.text, 1)
        theme.changed.connect(self._light)

    def show_text(self, text: str, spans: Iterable[Span] = ()) -> None:
        """Show a text with some of its characters lit."""
        self._spans = sorted(set(spans))
        self.text.setPlainText(text)
        lit = [text[start:end] for start, end in self._spans]
        words = self.tr("Differs: {words}").replace("{words}", ", ".join(lit)[:_SPOKEN])
        self.text.setAccessibleDescription(words if lit else "")
        self._light()
        self._show_first()

    def lit(self) -> list[str]:
        """The stretches that are lit."""
        return [mark.cursor.selectedText() for mark in self.text.extraSelections()]

    def _light(self) -> None:
        marks, form = [], self._form()
        # What QPlainTextEdit counts in is UTF-16.
        text = self.text.toPlainText()
        for start, end in self._spans:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.text.document())
            mark.cursor.setPosition(_units(text, start))
            mark.cursor.setPosition(_units(text, end), QTextCursor.MoveMode.KeepAnchor)
            mark.format = form
            marks.append(mark)
        self.text.setExtraSelections(marks)

    def _form(self) -> QTextCharFormat:
        look, name = self._theme.look, _COLOURS[self._side]
        form = QTextCharFormat()
        form.setForeground(look.colour(f"{name}.ink"))
        form.setBackground(look.colour(f"{name}.tint"))
        if self._side == "gone":
            form.setFontStrikeOut(True)
        else:
            form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
            form.setUnderlineColor(look.colour(f"{name}.ink"))
        return form

    def _show_first(self) -> None:
        """The first of them is in sight, also in a long text."""
        marks = self.text.extraSelections()
        if marks:
            cursor = QTextCursor(marks[0].cursor)
            cursor.setPosition(cursor.selectionStart())
            self.text.setTextCursor(cursor)


def show_pair(before: TextPane, old: str | None, now: TextPane, new: str | None) -> None:
    """Show two forms of a text with the words that differ lit; None where there is none."""
    gone, come = changed_spans(old, new) if old and new else ([], [])
    before.show_text(old or "", gone)
    now.show_text(new or "", come)


def _units(text: str, index: int) -> int:
    return index if text.isascii() else len(text[:index].encode("utf-16-le", "surrogatepass")) // 2
