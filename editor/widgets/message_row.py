"""What is wrong with a field, in a row under it: icon, sentence, quick fix."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from editor.theme import Theme
from editor.theme.painter import count_lines, draw_lit_text, line_height
from editor.widgets.buttons import link_button, push_button
from editor.widgets.plain import PlainLabel, plain_tooltip

_ICON, _GAP, _TOP = 14, 6, 2
_MOST_LINES = 3


class Sentence(PlainLabel):
    """Wraps; where it has a number of `lines` it is elided in the last, whole in its tooltip."""

    def __init__(self, theme: Theme, *, lines: int = 0) -> None:
        super().__init__(theme, "", role="small", wrap=True)
        self.lines = lines

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(plain_tooltip(text))

    def needed(self, width: float) -> int:
        """How many lines it takes at a width."""
        return count_lines(self.text(), width, self._theme.look, "small", _MOST_LINES)

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 0) if self.lines else super().minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.lines:
            super().paintEvent(event)
            return
        painter, rect = QPainter(self), QRectF(self.rect())
        painter.setFont(self.font())
        draw_lit_text(
            painter, rect, self.text(), (), self._theme.look, "small", self._colour, self.lines
        )


class MessageRow(QWidget):
    """`fix_requested()` comes from its button.

    `reserved`: it is there with nothing to say too, a line high, and what comes and goes moves
    nothing. `settle` gives the sentence that is there now the lines it needs.
    """

    fix_requested = Signal()

    def __init__(self, theme: Theme, *, reserved: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._reserved, self._severity = theme, reserved, ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._icon = QLabel()
        self._text = Sentence(theme, lines=1 if reserved else 0)
        self._fix = link_button("") if reserved else push_button(theme, "", compact=True)
        self._fix.clicked.connect(self.fix_requested)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, _TOP, 0, 0)
        line.setSpacing(_GAP)
        top = Qt.AlignmentFlag.AlignTop if reserved else Qt.AlignmentFlag(0)
        line.addWidget(self._icon, 0, top)
        line.addWidget(self._text, 1)
        line.addWidget(self._fix, 0, top)
        self._icon.hide()
        self._fix.hide()
        self.setVisible(reserved)
        self._fit()
        theme.changed.connect(self._on_theme)

    @property
    def text(self) -> str:
        """The sentence, "" when there is none."""
        return self._text.text()

    def tell(self, severity: str, text: str, fix: str) -> None:
        """Say something; nothing for an empty `severity`."""
        self._severity = severity
        self._text.setText(text if severity else "")
        if severity:
            self._text.set_colour(f"severity.{severity}.ink")
        self._fix.set_text(fix)
        self._fix.setVisible(bool(fix and severity))
        self._icon.setVisible(bool(severity))
        self.setVisible(bool(severity) or self._reserved)
        self._show_icon()

    def settle(self) -> None:
        """Give the sentence its lines, now that moving what stands below disturbs nobody."""
        if not self._reserved:
            return
        fix = self._fix.sizeHint().width() + _GAP if not self._fix.isHidden() else 0
        width = self.width() - _ICON - _GAP - fix
        self._text.lines = max(1, self._text.needed(width)) if self.text and width > 0 else 1
        self._fit()

    def _fit(self) -> None:
        if not self._reserved:
            return
        look = self._theme.look
        line = line_height(look, "small")
        self._fix.setFont(look.font("small"))
        self._fix.setFixedHeight(line)
        self.setFixedHeight(line * self._text.lines + _TOP)

    def _on_theme(self) -> None:
        self._fit()
        self._show_icon()

    def _show_icon(self) -> None:
        if self._severity:
            ink = f"severity.{self._severity}.ink"
            dpr = self.devicePixelRatioF()
            self._icon.setPixmap(self._theme.look.pixmap(self._severity, ink, _ICON, dpr))
