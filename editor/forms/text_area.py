"""The text field of the form: exact to the code point, its excess underlined."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetricsF, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from editor.theme import Theme
from editor.widgets import PlainTextEdit

_BLOCK_END = "\N{PARAGRAPH SEPARATOR}"


def utf16_length(text: str) -> int:
    """The units Qt counts a text in."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


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
        super().__init__(name, parent, pause_ms=pause_ms, min_lines=min_lines, max_lines=max_lines)
        self.textChanged.connect(self._mark_excess)
        theme.changed.connect(self._mark_excess)

    def toPlainText(self) -> str:
        return self.document().toRawText().replace(_BLOCK_END, "\n")

    def set_text_silently(self, text: str) -> None:
        super().set_text_silently(text)
        self._mark_excess()
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
        count, margin = self._line_count(), self.document().documentMargin()
        lines = max(least, min(most, count))
        # A text that scrolls has no lower margin in sight: whole lines show.
        frame = margin + 7 if count > most else 2 * margin + 8
        height = round(lines * math.ceil(QFontMetricsF(self.font()).lineSpacing()) + frame)
        if height != self.minimumHeight() or height != self.maximumHeight():
            self.setFixedHeight(height)

    def _line_count(self) -> int:
        """Lines as they are wrapped now; Qt wraps a block only when it is asked for its size."""
        layout, block, lines = self.document().documentLayout(), self.document().begin(), 0
        while block.isValid():
            layout.blockBoundingRect(block)
            lines += max(1, block.layout().lineCount())
            block = block.next()
        return lines

    def _mark_excess(self) -> None:
        text = self.toPlainText()
        if not self._limit or len(text) <= self._limit:
            if self.extraSelections():
                self.setExtraSelections([])
            return
        mark = QTextEdit.ExtraSelection()
        mark.cursor = QTextCursor(self.document())
        mark.cursor.setPosition(utf16_length(text[: self._limit]))
        mark.cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        mark.format = self._excess_format()
        self.setExtraSelections([mark])

    def _excess_format(self) -> QTextCharFormat:
        look = self._theme.look
        ink = look.colour("severity.error.ink")
        excess = QTextCharFormat()
        excess.setForeground(ink)
        excess.setBackground(look.colour("severity.error.tint"))
        excess.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        excess.setUnderlineColor(ink)
        return excess
