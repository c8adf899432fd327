"""A line over the answers that stays until it is closed: what was made, opened or has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from editor.discretion import Discretion
from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_rect
from editor.widgets import PlainLabel, icon_button, link_button

_INKS = {
    "ok": "severity.ok.ink",
    "hint": "severity.hint.ink",
    "warning": "severity.warning.ink",
    "error": "severity.error.ink",
}
_MOST_LINES = 8


class NoteStrip(QWidget):
    """An icon, a sentence, one link, and lines of detail under it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._severity = theme, "ok"
        self._words: tuple[str, ...] = ("",)
        self._say: Callable[[str], str] = str
        self._act: Callable[[], object] = lambda: None
        self.icon = QLabel()
        self.sentence = PlainLabel(theme, "", wrap=True)
        self.details = PlainLabel(theme, "", role="small", colour="text_muted", wrap=True)
        self.details.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        for label in (self.sentence, self.details):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.link = link_button(self.tr("Show"))
        self.close_button = icon_button(theme, "close", self.tr("Close this line"))
        self._lay_out()
        self.link.clicked.connect(lambda: self._act())
        self.close_button.clicked.connect(self.hide)
        theme.changed.connect(self._show_icon)
        self.hide()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.sentence)
        words.addWidget(self.details)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 5, 6, 6)
        line.setSpacing(8)
        top = Qt.AlignmentFlag.AlignTop
        line.addWidget(self.icon, 0, top)
        line.addLayout(words, 1)
        line.addWidget(self.link, 0, top)
        line.addWidget(self.close_button, 0, top)

    def set_discretion(self, discretion: Discretion) -> None:
        """Name no entry that is hidden."""
        self._say = discretion.say
        discretion.changed.connect(self._show_words)

    def tell(
        self,
        severity: str,
        sentence: str,
        details: Sequence[str] = (),
        link: str = "",
        act: Callable[[], object] | None = None,
    ) -> None:
        """Say something; `link` names what `act` does."""
        self._severity = severity
        shown = list(details[:_MOST_LINES])
        if len(details) > _MOST_LINES:
            shown.append(self.tr("and {count} more").format(count=len(details) - _MOST_LINES))
        self._words = (sentence, *shown)
        self._show_words()
        self.link.set_text(link)
        self.link.setVisible(act is not None)
        self._act = act if act is not None else lambda: None
        self._show_icon()
        self.show()

    def _show_words(self) -> None:
        sentence, *shown = map(self._say, self._words)
        self.sentence.setText(sentence)
        self.details.setText("\n".join(shown))
        self.details.setVisible(bool(shown))
        self.setAccessibleName("\n".join((sentence, *shown)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            event.accept()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect, look = QPainter(self), QRectF(self.rect()), self._theme.look
        fill_rect(painter, rect, look, "window")
        for y in (0.5, rect.bottom() - 0.5):
            draw_hairline(painter, QPointF(0, y), QPointF(rect.right(), y), look)

    def _show_icon(self) -> None:
        ratio = self.devicePixelRatioF()
        ink = _INKS[self._severity]
        self.icon.setPixmap(self._theme.look.pixmap(self._severity, ink, 16, ratio))
