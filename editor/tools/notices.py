"""Notices of the core as lines: an icon and a sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_severity
from editor.theme.painter.rows import Severity
from editor.widgets import PlainLabel

if TYPE_CHECKING:
    from core.refactor.notices import Notice

_ICON, _LEAST = 16, 60


class _Severity(QWidget):
    def __init__(self, theme: Theme, severity: Severity) -> None:
        super().__init__()
        self._theme, self._severity = theme, severity
        self.setFixedSize(QSize(_ICON, theme.look.stretched(_ICON)))

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_severity(QPainter(self), QRectF(self.rect()), self._severity, self._theme.look)


class NoticeLines(QWidget):
    """Sentences that an author should read before going on; nothing is shown for none."""

    def __init__(self, theme: Theme, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._language = theme, language
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._lines: list[QWidget] = []
        self.texts: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_notices(self, notices: Sequence[Notice]) -> None:
        """Show other notices; the same ones change nothing."""
        self.show_lines([(n.severity, n.message(self._language)) for n in notices])

    def show_lines(self, rows: Sequence[tuple[Severity, str]]) -> None:
        """Show severities with sentences."""
        texts = tuple(text for _, text in rows)
        if texts == self.texts:
            return
        self.texts = texts
        for line in self._lines:
            self._column.removeWidget(line)
            line.deleteLater()
        self._lines = [self._line(severity, text) for severity, text in rows]
        self.setAccessibleName(" ".join(texts))
        self.setVisible(bool(rows))

    def _line(self, severity: Severity, text: str) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        ink = f"severity.{severity}.ink" if severity != "hint" else "text_muted"
        row.addWidget(_Severity(self._theme, severity))
        words = PlainLabel(self._theme, text, role="small", colour=ink, wrap=True)
        words.setMinimumWidth(_LEAST)
        row.addWidget(words, 1)
        self._column.addWidget(line)
        return line
