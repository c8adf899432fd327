"""The questions asked before in this world; one press asks again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from editor.discretion import Discretion
from editor.theme import Look, Theme
from editor.theme.painter import draw_focus_ring, draw_text
from editor.widgets import RowList, RowModel, RowPainter, RowState
from editor.widgets.row_list import Index

MOST = 12


def with_question(questions: Sequence[str], question: str) -> list[str]:
    """The question first, each once; a blank one is not kept."""
    text = question.strip()
    if not text:
        return list(questions)
    return [text, *(known for known in questions if known != text)][:MOST]


class _Questions(RowModel[str]):
    def spoken(self, row: str) -> str:
        return row

    def tip(self, row: str) -> str:
        return ""


class _QuestionPainter(RowPainter[str]):
    token = "row.issue"

    def state_of(self, option: QStyleOptionViewItem) -> RowState:
        return replace(super().state_of(option), selected=False)

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: str, look: Look, state: RowState
    ) -> None:
        draw_text(painter, rect.adjusted(12, 0, -12, 0), row, look, "base", "text_muted")

    def paint_ring(
        self, painter: QPainter, rect: QRectF, row: str, look: Look, state: RowState
    ) -> None:
        draw_focus_ring(painter, rect.adjusted(2, 1, -2, -1), look, inside=True)


class RecentQuestions(RowList):
    """`asked(str)`: a question to ask again."""

    asked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        rows = _Questions()
        super().__init__(theme, "", rows, _QuestionPainter, parent, mouse="click")
        self.setAccessibleName(self.tr("Recent questions"))
        self._asked: list[str] = []
        self._say: Callable[[str], str] = str
        self._questions = rows

    def questions(self) -> list[str]:
        """The questions, the latest first."""
        return list(self._asked)

    def set_questions(self, questions: Sequence[str]) -> None:
        """Show other questions."""
        self._asked = list(questions)
        self._show()

    def set_discretion(self, discretion: Discretion) -> None:
        """Name no entry that is hidden."""
        self._say = discretion.say
        discretion.changed.connect(self._show)

    def _show(self) -> None:
        self._questions.set_rows(self._say(question) for question in self._asked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.open_row(self.currentIndex())
            event.accept()
            return
        super().keyPressEvent(event)

    def open_row(self, index: Index) -> None:
        if index.isValid():
            self.asked.emit(self._asked[index.row()])
