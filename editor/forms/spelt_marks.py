"""Misspelt words in a text field: where they are, how they look, and their menu."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QTextEdit

from core.text.spelling import Token
from editor.forms.spelling import Spelling
from editor.theme import Theme


def utf16_length(text: str) -> int:
    """The units Qt counts a text in."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


class SpeltMarks:
    """The slips of one field. A word is left alone while the cursor stands at its end."""

    def __init__(self, field: QPlainTextEdit, theme: Theme, spelling: Spelling) -> None:
        self._field, self._theme, self._spelling = field, theme, spelling
        self._slips: list[tuple[int, int, Token]] = []

    def marks(self, text: str, at: int = 0) -> list[QTextEdit.ExtraSelection]:
        """How the slips of the field's text are drawn, or of the part that begins `at` there."""
        writing = self._field.textCursor().position() if self._field.hasFocus() else -1
        self._slips = []
        for token in self._spelling.slips(text):
            start = at + utf16_length(text[: token.start])
            end = start + utf16_length(token.word)
            if end != writing:
                self._slips.append((start, end, token))
        return [self._mark(start, end) for start, end, _ in self._slips]

    def _mark(self, start: int, end: int) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = self._cursor(start, end)
        form = QTextCharFormat()
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        form.setUnderlineColor(self._theme.look.colour("severity.warning.ink"))
        mark.format = form
        return mark

    def _cursor(self, start: int, end: int) -> QTextCursor:
        cursor = QTextCursor(self._field.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def add_to_menu(self, menu: QMenu, position: int) -> None:
        """Put what can be done about the word at a place at the top of a menu."""
        for start, end, token in self._slips:
            if start <= position <= end:
                self._fill(menu, start, end, token)
                return

    def _fill(self, menu: QMenu, start: int, end: int, token: Token) -> None:
        first = menu.actions()[0] if menu.actions() else None
        head = QMenu(menu)
        offered = self._spelling.suggestions(token)
        for word in offered:
            head.addAction(word.replace("&", "&&"), partial(self._replace, start, end, word))
        if not offered:
            head.addAction(QCoreApplication.translate("Spelling", "No suggestions")).setEnabled(
                False
            )
        head.addSeparator()
        team = QCoreApplication.translate("Spelling", "Add “{word}” to this &world's words")
        own = QCoreApplication.translate("Spelling", "Add “{word}” to &my words")
        for words, add in ((team, self._spelling.add_to_world), (own, self._spelling.add_to_own)):
            head.addAction(words.replace("{word}", token.word), partial(add, token.word))
        head.addSeparator()
        menu.insertActions(first, head.actions()) if first else menu.addActions(head.actions())

    def _replace(self, start: int, end: int, word: str) -> None:
        if not self._field.isReadOnly():
            self._cursor(start, end).insertText(word)
