"""World text stays plain: in labels, tooltips and accessible names."""

from __future__ import annotations

import html

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from editor.theme import Theme

MOST_OF_A_TIP = 1500
"""More of a text than this is cut: Qt would lay all of it out, for seconds."""


def plain_tooltip(text: str) -> str:
    """A tooltip that shows `text` as it is: Qt would read some texts as markup."""
    if not text:
        return ""
    text = f"{text[:MOST_OF_A_TIP]}…" if len(text) > MOST_OF_A_TIP else text
    return f'<span style="white-space: pre-wrap">{html.escape(text)}</span>'


class PlainLabel(QLabel):
    """A label that never reads markup, in one role of the type scale and one colour."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        role: str = "base",
        colour: str = "text",
        tabular: bool = False,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._role, self._colour, self._tabular = role, colour, tabular
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        self.setWordWrap(wrap)
        self.setText(text)
        self._restyle()
        theme.changed.connect(self._restyle)

    def set_colour(self, colour: str) -> None:
        """Another ink, by token name."""
        if colour != self._colour:
            self._colour = colour
            self._restyle()

    def showEvent(self, event: QShowEvent) -> None:
        # The style sheet gives a label that was hidden back the palette it had before.
        self._restyle()
        super().showEvent(event)

    def _restyle(self) -> None:
        look = self._theme.look
        self.setFont(look.font(self._role, tabular=self._tabular))
        palette = self.palette()
        palette.setColor(self.foregroundRole(), look.colour(self._colour))
        self.setPalette(palette)


class ElidedLabel(PlainLabel):
    """One line cut at its end; the whole text is in the tooltip and the accessible name."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        role: str = "base",
        colour: str = "text",
        tabular: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, "", role=role, colour=colour, tabular=tabular, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)
        self._update_tooltip()

    def is_elided(self) -> bool:
        """Whether the text does not fit."""
        return self._shown() != self.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setFont(self.font())
        painter.drawText(self.contentsRect(), int(self.alignment()), self._shown())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_tooltip()

    def _shown(self) -> str:
        metrics = self.fontMetrics()
        flat = self.text().replace("\n", " ")
        return metrics.elidedText(flat, Qt.TextElideMode.ElideRight, self.contentsRect().width())

    def _update_tooltip(self) -> None:
        self.setToolTip(plain_tooltip(self.text()) if self.is_elided() else "")
