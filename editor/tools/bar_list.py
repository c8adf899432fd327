"""Counts as bars: a word, a bar on one scale, a number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.figures import grouped
from editor.theme import Theme
from editor.theme.painter import draw_number, draw_text, fill_rect

_ROW, _WORDS, _NUMBER, _BAR, _PAD = 22, 130, 52, 8, 12


class BarList(QWidget):
    """Read by assistive software as one description."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rows: tuple[tuple[str, int], ...] = ()
        self.setAccessibleName(name)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def set_rows(self, rows: Sequence[tuple[str, int]]) -> None:
        """Show other counts."""
        self.rows = tuple(rows)
        self.setAccessibleDescription(", ".join(f"{words} {count}" for words, count in rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._theme.look
        return QSize(look.stretched(300), look.stretched(_ROW) * max(1, len(self.rows)) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        row, most = look.stretched(_ROW), max((count for _, count in self.rows), default=0)
        words, number = look.stretched(_WORDS), look.stretched(_NUMBER)
        for at, (text, count) in enumerate(self.rows):
            box = QRectF(_PAD, 4 + at * row, self.width() - 2 * _PAD, row)
            draw_text(painter, QRectF(box.left(), box.top(), words, row), text, look)
            draw_number(
                painter,
                QRectF(box.right() - number, box.top(), number, row),
                grouped(count),
                look,
                "base",
                "text" if count else "text_muted",
            )
            room = box.width() - words - number - 2 * _PAD
            track = QRectF(box.left() + words + _PAD, box.center().y() - _BAR / 2, room, _BAR)
            fill_rect(painter, track, look, "track")
            if most and count:
                track.setWidth(max(2.0, room * count / most))
                fill_rect(painter, track, look, "accent")
