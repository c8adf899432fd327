"""The line that is asked, with the time it took, and its words below, lit where they match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from editor.figures import local
from editor.playground.asking import Answer
from editor.theme import Theme
from editor.theme.painter import (
    draw_lit_word,
    draw_number,
    draw_text,
    lit_word_width,
    text_width,
)
from editor.widgets import PlainLabel

_FACTOR = 1.15
_MAX_QUERY = 2000
_FRAME = 6


class QueryField(QLineEdit):
    """What the player says; undo in it is its own, for it is no part of the world.

    committed(): Enter, or the field was left. list_wanted(): Down.
    """

    committed = Signal()
    list_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(self.tr("What the player says"))
        self.setPlaceholderText(self.tr("Type what the player says"))
        self.setMaxLength(_MAX_QUERY)
        icon = QAction(self)
        theme.set_icon(icon, "playground")
        self.addAction(icon, QLineEdit.ActionPosition.LeadingPosition)
        self._time = PlainLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self._time.setParent(self)
        self._time.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.returnPressed.connect(self.committed)
        theme.changed.connect(self._restyle)
        self._restyle()

    def set_time(self, text: str) -> None:
        """What stands at the right end, such as "0.4 ms"."""
        self._time.setText(text)
        self._place_time()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.list_wanted.emit()
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.committed.emit()
            self.clear()
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.committed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_time()

    def _restyle(self) -> None:
        look = self._theme.look
        font = QFont(look.font("base"))
        font.setPointSizeF(font.pointSizeF() * _FACTOR)
        if look.font("base").pixelSize() > 0:
            font.setPixelSize(round(look.font("base").pixelSize() * _FACTOR))
        self.setFont(font)
        # The application's style sheet gives every line a height; this one is higher.
        self.setStyleSheet(f"QLineEdit {{ min-height: {look.stretched(34) - _FRAME}px; }}")
        self._place_time()

    def _place_time(self) -> None:
        size = self._time.sizeHint()
        # A fixed room keeps the text from moving when the figure gets wider.
        room = max(size.width(), round(text_width("000.0 ms", self._theme.look, "small"))) + 12
        self.setTextMargins(0, 0, room, 0)
        self._time.setGeometry(
            self.width() - size.width() - 10,
            (self.height() - size.height()) // 2,
            size.width(),
            size.height(),
        )


class WordsLine(QWidget):
    """The folded words of the question, and how many of them match what the viewer sees."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words: Sequence[tuple[str, tuple[str, ...]]] = ()
        self._count = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def set_words(self, words: Sequence[tuple[str, tuple[str, ...]]]) -> None:
        """The words, each with the signals it gave."""
        self._words = words
        matching = [word for word, signals in words if signals]
        count = self.tr("{count} of {total} match")
        self._count = count.format(count=len(matching), total=len(words)) if words else ""
        spoken = self.tr("Words: {words}. {count}: {matching}")
        listed = spoken.format(
            words=", ".join(word for word, _ in words),
            count=self._count,
            matching=", ".join(matching) or "–",
        )
        self.setAccessibleName(listed if words else self.tr("No words"))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._theme.look.stretched(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect())
        taken = draw_number(painter, rect, self._count, look, "small", "text_muted")
        end = rect.right() - taken - 12
        title = self.tr("Words")
        left = draw_text(painter, rect, title, look, "small", "text_muted") + 10
        for at, (word, signals) in enumerate(self._words):
            width = lit_word_width(word, signals, look)
            if left + width > end - 24 and left + width > end:
                more = f"+{len(self._words) - at}"
                box = QRectF(left, rect.top(), end - left, rect.height())
                draw_text(painter, box, more, look, "small", "text_muted", tabular=True)
                return
            box = QRectF(left, rect.top(), width, rect.height())
            left += draw_lit_word(painter, box, word, signals, look) + 9


class QueryBar(QWidget):
    """The field over its words.

    edited(str): every keystroke. committed(): Enter, or the field was left.
    """

    edited = Signal(str)
    committed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QueryField(theme)
        self.words = WordsLine(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 4)
        column.setSpacing(4)
        column.addWidget(self.field)
        column.addWidget(self.words)
        self.field.textChanged.connect(self.edited)
        self.field.committed.connect(self.committed)

    def show_answer(self, answer: Answer, signals: dict[str, tuple[str, ...]]) -> None:
        """The time the answer took, and its words with the signals they gave."""
        asked = bool(answer.query.strip())
        time = self.tr("{time} ms").format(time=local(f"{answer.milliseconds:.1f}"))
        self.field.set_time(time if asked else "")
        words = answer.explanation.words
        self.words.set_words([(word, signals.get(word, ())) for word in words])
