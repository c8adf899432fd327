"""The text field of the form: exact to the code point, its excess underlined."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QMenu, QTextEdit, QWidget

from editor.forms.spelling import Spelling
from editor.forms.spelt_marks import SpeltMarks, utf16_length
from editor.theme import Theme
from editor.widgets import PlainTextEdit

_BLOCK_END = "\N{PARAGRAPH SEPARATOR}"
_MARK_MS = 200
_LONG = 20_000
"""In a longer text only what is in sight is looked at for its spelling."""


class TextArea(PlainTextEdit):
    """Plain text of several lines; what stands after `limit` code points is underlined.

    Unlike Qt's `toPlainText` it keeps no-break spaces.
    """

    def __init__(
        self,
        theme: Theme,
        name: str,
        parent: QWidget | None = None,
        *,
        limit: int = 0,
        pause_ms: int = 150,
        min_lines: int = 3,
        max_lines: int = 9,
    ) -> None:
        self._theme, self._limit = theme, limit
        self._spelt: SpeltMarks | None = None
        super().__init__(name, parent, pause_ms=pause_ms, min_lines=min_lines, max_lines=max_lines)
        self._marks_later = QTimer(self, singleShot=True, interval=_MARK_MS)
        self._marks_later.timeout.connect(self._mark)
        self.textChanged.connect(self._mark)
        theme.changed.connect(self._mark)

    def set_spelling(self, spelling: Spelling) -> None:
        """Underline misspelt words, and offer what may have been meant."""
        self._spelt = SpeltMarks(self, self._theme, spelling)
        spelling.changed.connect(self._mark)
        self.cursorPositionChanged.connect(self._marks_later.start)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    def _on_scrolled(self) -> None:
        if self.document().characterCount() > _LONG:
            self._marks_later.start()

    def toPlainText(self) -> str:
        return self.document().toRawText().replace(_BLOCK_END, "\n")

    def set_text_silently(self, text: str) -> None:
        super().set_text_silently(text)
        self._mark()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        least, most = self._lines
        count, margin = self._line_count(most + 1), self.document().documentMargin()
        lines = max(least, min(most, count))
        # A text that scrolls has no lower margin in sight: whole lines show.
        frame = margin + 7 if count > most else 2 * margin + 8
        height = round(lines * math.ceil(QFontMetricsF(self.font()).lineSpacing()) + frame)
        if height != self.minimumHeight() or height != self.maximumHeight():
            self.setFixedHeight(height)

    def _line_count(self, enough: int) -> int:
        """Lines as they are wrapped now, at least `enough` if there are more.

        Qt wraps a block only when it is asked for its size, and a text may have thousands.
        """
        layout, block, lines = self.document().documentLayout(), self.document().begin(), 0
        while block.isValid() and lines < enough:
            layout.blockBoundingRect(block)
            lines += max(1, block.layout().lineCount())
            block = block.next()
        return lines

    def _mark(self) -> None:
        length = self.document().characterCount()
        marks = self._spelt_marks(length) if self._spelt is not None else []
        if self._limit and length > self._limit:
            text = self.toPlainText()
            if len(text) > self._limit:
                marks.append(self._excess(text))
        if marks or self.extraSelections():
            self.setExtraSelections(marks)

    def _spelt_marks(self, length: int) -> list[QTextEdit.ExtraSelection]:
        """What is misspelt; in a very long text, in the part that is in sight."""
        assert self._spelt is not None
        if length <= _LONG:
            return self._spelt.marks(self.toPlainText())
        view = self.viewport().rect()
        seen = self.cursorForPosition(view.topLeft())
        seen.movePosition(QTextCursor.MoveOperation.StartOfWord)
        first = seen.position()
        end = self.cursorForPosition(view.bottomRight()).position()
        seen.setPosition(min(end, first + _LONG), QTextCursor.MoveMode.KeepAnchor)
        seen.movePosition(QTextCursor.MoveOperation.EndOfWord, QTextCursor.MoveMode.KeepAnchor)
        return self._spelt.marks(seen.selectedText().replace(_BLOCK_END, "\n"), first)

    def _excess(self, text: str) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = QTextCursor(self.document())
        mark.cursor.setPosition(utf16_length(text[: self._limit]))
        mark.cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        mark.format = self._excess_format()
        return mark

    def make_menu(self, event: QContextMenuEvent) -> QMenu:
        menu = super().make_menu(event)
        if self._spelt is not None:
            by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
            cursor = self.textCursor() if by_key else self.cursorForPosition(event.pos())
            self._spelt.add_to_menu(menu, cursor.position())
        return menu

    def _excess_format(self) -> QTextCharFormat:
        look = self._theme.look
        ink = look.colour("severity.error.ink")
        excess = QTextCharFormat()
        excess.setForeground(ink)
        excess.setBackground(look.colour("severity.error.tint"))
        excess.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        excess.setUnderlineColor(ink)
        return excess
