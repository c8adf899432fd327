"""Where an answer is pasted; what was found in it is lit where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QTextCharFormat
from PySide6.QtWidgets import QPlainTextEdit, QToolTip, QWidget

from core.grounding import FindingKind
from editor.playground.exact_text import Mark, cursor_over, plain_text, set_marks, units
from editor.playground.finding_words import FindingRow
from editor.theme import Theme
from editor.widgets import plain_tooltip

MOST = 20_000
"""Longer answers are cut: no NPC speaks that long."""
_LINES = {
    FindingKind.LEAK: ("error", QTextCharFormat.UnderlineStyle.SingleUnderline),
    FindingKind.UNGROUNDED: ("warning", QTextCharFormat.UnderlineStyle.DashUnderline),
    FindingKind.INVENTION: ("warning", QTextCharFormat.UnderlineStyle.WaveUnderline),
    FindingKind.NUMBER: ("hint", QTextCharFormat.UnderlineStyle.DotLine),
    FindingKind.QUOTATION: ("hint", QTextCharFormat.UnderlineStyle.DotLine),
}


class AnswerField(QPlainTextEdit):
    """Undo in it is its own, for it is no part of the world.

    edited(str): at every change. committed(): Ctrl+Enter.
    """

    edited = Signal(str)
    committed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: Sequence[FindingRow] = ()
        self._checked = ""
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("What the NPC answered"))
        self.setPlaceholderText(self.tr("Paste an answer to check it"))
        self.textChanged.connect(self._on_text)
        theme.changed.connect(self._mark)

    def answer(self) -> str:
        """What stands there."""
        return plain_text(self)

    def set_answer(self, answer: str) -> None:
        """Put another answer there."""
        if answer != self.answer():
            self.setPlainText(answer)

    def show_findings(self, answer: str, rows: Sequence[FindingRow]) -> None:
        """Light the findings of an answer; of another than stands there, none."""
        self._checked, self._rows = answer, rows
        self._mark()

    def select(self, row: FindingRow) -> None:
        """Show where a finding stands."""
        if self._checked == self.answer():
            start, end = row.finding.span
            self.setTextCursor(cursor_over(self, self._checked, start, end))
            self.ensureCursorVisible()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        # A bundle that is dropped here is the workspace's, not a path to be read as an answer.
        return not source.hasUrls() and super().canInsertFromMimeData(source)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.committed.emit()
            event.accept()
            return
        super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            words = self._words_at(self.cursorForPosition(event.pos()).position())
            QToolTip.showText(event.globalPos(), plain_tooltip(words), self.viewport())
            return True
        return super().viewportEvent(event)

    def _words_at(self, position: int) -> str:
        text = self._checked
        found = (
            row.spoken
            for row in self._rows
            if units(text[: row.finding.start]) <= position <= units(text[: row.finding.end])
        )
        return "\n".join(found) if text == self.answer() else ""

    def _on_text(self) -> None:
        text = self.answer()
        if len(text) > MOST:
            text = text[:MOST]
            self.setPlainText(text)
            return
        if text != self._checked and self.extraSelections():
            self.setExtraSelections([])
        self.edited.emit(text)

    def _mark(self) -> None:
        if self._checked == self.answer():
            marks = (Mark(*row.finding.span, self._format(row)) for row in self._rows)
            set_marks(self, self._checked, marks)

    def _format(self, row: FindingRow) -> QTextCharFormat:
        severity, underline = _LINES[row.finding.kind]
        look = self._theme.look
        found = QTextCharFormat()
        found.setBackground(look.colour(f"severity.{severity}.tint"))
        found.setForeground(look.colour(f"severity.{severity}.ink"))
        found.setUnderlineStyle(underline)
        found.setUnderlineColor(look.colour(f"severity.{severity}.ink"))
        return found
