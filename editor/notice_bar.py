"""The one place that shows errors: a line at the foot, copyable, closed by hand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from editor.discretion import Discretion
from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_rect
from editor.widgets.buttons import icon_button, push_button
from editor.widgets.plain import PlainLabel


class NoticeBar(QWidget):
    """Shows one notice at a time; a new one takes the place of the old.

    details_requested(str, str): the sentence and the detail, to be shown at length.
    """

    details_requested = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._severity, self._detail = theme, "hint", ""
        self._words = ("", "")
        self._say: Callable[[str], str] = str
        self._icon = QLabel()
        self._text = PlainLabel(theme, "", wrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._details = push_button(theme, self.tr("Details"), compact=True)
        self._copy = push_button(theme, self.tr("Copy"), "copy", compact=True)
        self._close = icon_button(theme, "close", self.tr("Close"))
        self._details.clicked.connect(self._on_details)
        self._copy.clicked.connect(self._on_copy)
        self._close.clicked.connect(self.hide)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._build()
        theme.changed.connect(self._show_icon)
        self.hide()

    def set_discretion(self, discretion: Discretion) -> None:
        """Name no entry that is hidden."""
        self._say = discretion.say
        discretion.changed.connect(self._show_words)

    def show_notice(self, severity: str, text: str, detail: str = "") -> None:
        """Show a sentence; `detail` is what is copied with it."""
        self._severity, self._words = severity, (text, detail)
        self._show_words()
        self._show_icon()
        self.show()

    def settle(self, text: str) -> None:
        """Take a notice away that holds no more; another one that is shown by now stays."""
        if text and text == self._words[0]:
            self.hide()

    def _show_words(self) -> None:
        text, self._detail = map(self._say, self._words)
        self._text.setText(text)
        self._details.setVisible(bool(self._detail))
        self.setAccessibleName(text)

    @property
    def text(self) -> str:
        """The sentence shown, "" when there is none."""
        return self._text.text() if not self.isHidden() else ""

    @property
    def detail(self) -> str:
        """What is behind the sentence."""
        return self._detail

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect())
        fill_rect(painter, rect, look, f"severity.{self._severity}.tint")
        draw_hairline(painter, QPointF(0, 0.5), QPointF(rect.right(), 0.5), look)

    def _build(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 5, 8, 4)
        line.setSpacing(8)
        line.addWidget(self._icon)
        line.addWidget(self._text, 1)
        for button in (self._details, self._copy, self._close):
            line.addWidget(button)

    def _show_icon(self) -> None:
        ink = f"severity.{self._severity}.ink"
        dpr = self.devicePixelRatioF()
        self._icon.setPixmap(self._theme.look.pixmap(self._severity, ink, 14, dpr))
        self.update()

    def _on_copy(self) -> None:
        parts = [part for part in (self._text.text(), self._detail) if part]
        QGuiApplication.clipboard().setText("\n".join(parts))

    def _on_details(self) -> None:
        self.details_requested.emit(self._text.text(), self._detail)
