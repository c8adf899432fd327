"""Choices that wait without stopping work: one line each, with its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_rect
from editor.widgets.buttons import Button, icon_button, push_button
from editor.widgets.plain import PlainLabel


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of a question. What it runs drops the question, if that is settled."""

    text: str
    run: Callable[[], object]
    primary: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, under a key of its own; `later` is what closing the line means."""

    key: str
    severity: str
    text: str
    choices: tuple[Choice, ...]
    later: Callable[[], object] | None = None


class ChoiceBar(QWidget):
    """Shows the first question that waits; a new one with a key takes the place of the old."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._waiting: dict[str, Question] = {}
        self._buttons: list[Button] = []
        self._icon = QLabel()
        self._text = PlainLabel(theme, "", wrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._count = PlainLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self._close = icon_button(theme, "close", self.tr("Not now"))
        self._close.clicked.connect(self._on_later)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(12, 5, 8, 4)
        self._line.setSpacing(8)
        self._line.addWidget(self._icon)
        self._line.addWidget(self._text, 1)
        self._line.addWidget(self._count)
        self._line.addWidget(self._close)
        theme.changed.connect(self._show_icon)
        self.hide()

    def ask(self, question: Question) -> None:
        """Show a question, after those that wait already."""
        self._waiting[question.key] = question
        self._show_first()

    def drop(self, key: str) -> None:
        """The question is settled."""
        if self._waiting.pop(key, None) is not None:
            self._show_first()

    def clear(self) -> None:
        """Nothing is asked any more."""
        self._waiting.clear()
        self._show_first()

    @property
    def question(self) -> Question | None:
        """What is shown."""
        return next(iter(self._waiting.values()), None)

    def keys(self) -> tuple[str, ...]:
        """What waits, the shown one first."""
        return tuple(self._waiting)

    def button(self, text: str) -> Button:
        """The button of some words. Raises KeyError."""
        for button in self._buttons:
            if button.accessibleName() == text:
                return button
        raise KeyError(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._on_later()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        question = self.question
        if question is None:
            return
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect())
        fill_rect(painter, rect, look, f"severity.{question.severity}.tint")
        draw_hairline(painter, QPointF(0, 0.5), QPointF(rect.right(), 0.5), look)

    def _show_first(self) -> None:
        question = self.question
        focus = self.window().focusWidget()
        if focus in self._buttons:
            # The focus stays in the bar, which gives it back when it goes.
            self._close.setFocus()
        for button in self._buttons:
            self._line.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        if question is None:
            self.hide()
            return
        self._text.setText(question.text)
        self.setAccessibleName(question.text)
        self._count.setText(self._count_words())
        self._add_buttons(question.choices)
        self._show_icon()
        self.show()

    def _count_words(self) -> str:
        more = len(self._waiting) - 1
        return self.tr("{n} more").format(n=more) if more else ""

    def _add_buttons(self, choices: Sequence[Choice]) -> None:
        for choice in choices:
            button = push_button(self._theme, choice.text, primary=choice.primary, compact=True)
            button.clicked.connect(lambda _=False, run=choice.run: run())
            self._line.insertWidget(self._line.count() - 1, button)
            self._buttons.append(button)

    def _show_icon(self) -> None:
        question = self.question
        if question is not None:
            ink = f"severity.{question.severity}.ink"
            dpr = self.devicePixelRatioF()
            self._icon.setPixmap(self._theme.look.pixmap(question.severity, ink, 14, dpr))
            self.update()

    def _on_later(self) -> None:
        question = self.question
        if question is None:
            return
        self.drop(question.key)
        if question.later is not None:
            question.later()
