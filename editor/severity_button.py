"""Counts of errors, warnings and hints as buttons in their ink."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from editor.figures import grouped
from editor.theme import Theme
from editor.theme.painter import draw_icon, draw_severity_count, draw_text, text_width
from editor.theme.painter.rows import Severity

SEVERITIES: tuple[Severity, ...] = ("error", "warning", "hint")


class SeverityButton(QAbstractButton):
    """An icon and words; with `bare`, the number alone."""

    def __init__(self, theme: Theme, severity: Severity, *, bare: bool = False) -> None:
        super().__init__()
        self._theme, self._severity, self._bare = theme, severity, bare
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if bare else Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self.updateGeometry)
        self.set_count(0)

    def set_count(self, count: int) -> None:
        """Show another count."""
        self._count = count
        words = self._words(count)
        self.setText(grouped(count) if self._bare else words)
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._theme.look
        return QSize(
            round(22 + text_width(self.text(), look, "small", tabular=True)), look.stretched(20)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect())
        if self._count:
            draw_severity_count(painter, rect, self._severity, self.text(), look)
            return
        icon = QRectF(rect.left(), rect.top(), 14, rect.height())
        draw_icon(painter, icon, self._severity, "text_muted", look, 14)
        words = rect.adjusted(20, 0, 0, 0)
        draw_text(painter, words, self.text(), look, "small", "text_muted", tabular=True)

    def _words(self, count: int) -> str:
        if self._severity == "error":
            return (
                self.tr("1 error") if count == 1 else self.tr("{n} errors").format(n=grouped(count))
            )
        if self._severity == "warning":
            return (
                self.tr("1 warning")
                if count == 1
                else self.tr("{n} warnings").format(n=grouped(count))
            )
        return self.tr("1 hint") if count == 1 else self.tr("{n} hints").format(n=grouped(count))


class SeverityCounts(QWidget):
    """The three counts side by side."""

    def __init__(self, theme: Theme, *, bare: bool = False, gap: int = 14) -> None:
        super().__init__()
        self.buttons = tuple(SeverityButton(theme, name, bare=bare) for name in SEVERITIES)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(gap)
        for button in self.buttons:
            line.addWidget(button)

    def set_counts(self, counts: tuple[int, int, int]) -> None:
        """Errors, warnings and hints."""
        for button, count in zip(self.buttons, counts, strict=True):
            button.set_count(count)
