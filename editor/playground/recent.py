"""The questions asked before in this world; one press asks again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from editor.discretion import Discretion
from editor.theme import Theme
from editor.theme.painter import draw_focus_ring, draw_row_ground, draw_text

Index = QModelIndex | QPersistentModelIndex
MOST = 12


def with_question(questions: Sequence[str], question: str) -> list[str]:
    """The question first, each once; a blank one is not kept."""
    text = question.strip()
    if not text:
        return list(questions)
    return [text, *(known for known in questions if known != text)][:MOST]


class _LinePainter(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, self._theme.look.size("row.issue"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, look = QRectF(option.rect), self._theme.look
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        draw_row_ground(painter, rect, look, hovered=hovered)
        text = str(index.data() or "")
        draw_text(painter, rect.adjusted(12, 0, -12, 0), text, look, "base", "text_muted")
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, rect.adjusted(2, 1, -2, -1), look, inside=True)


class RecentQuestions(QListView):
    """`asked(str)`: a question to ask again."""

    asked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._asked: list[str] = []
        self._say: Callable[[str], str] = str
        self._questions = QStringListModel(self)
        self.setModel(self._questions)
        self.setItemDelegate(_LinePainter(theme, self))
        self.setAccessibleName(self.tr("Recent questions"))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._ask)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

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
        shown = [self._say(question) for question in self._asked]
        if shown != self._questions.stringList():
            self._questions.setStringList(shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._ask(self.currentIndex())
            event.accept()
            return
        super().keyPressEvent(event)

    def _ask(self, index: Index) -> None:
        if index.isValid():
            self.asked.emit(self._asked[index.row()])
