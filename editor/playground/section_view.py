"""The meter of a context, and its sections under it, each with its tokens and its share."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.playground.figures import grouped
from editor.playground.sections import SectionRow, meter_parts
from editor.theme import Theme
from editor.theme.painter import (
    MeterPart,
    draw_focus_ring,
    draw_level,
    draw_number,
    draw_text,
    draw_token_meter,
    text_width,
)

_PAD, _GAP, _ROW, _METER = 12, 12, 19, 24
_MOST_TITLE = 0.4


class SectionView(QWidget):
    """Draws a context's sections, or how far the budget falls short."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: Sequence[SectionRow] = ()
        self._parts: Sequence[MeterPart] = ()
        self._budget = 1
        self.setAccessibleName(self.tr("Tokens by section"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    @property
    def rows(self) -> Sequence[SectionRow]:
        """What is drawn; nothing when no context fits."""
        return self._rows

    def show_rows(self, rows: Sequence[SectionRow], budget: int) -> None:
        """Draw the sections of a context."""
        self._show(rows, meter_parts(rows), budget)
        self.setAccessibleName("\n".join(row.spoken() for row in rows))

    def show_needed(self, needed: int, budget: int, sentence: str) -> None:
        """Draw that rules, identity and line take more than there is."""
        self._show((), (MeterPart(needed, "over"),), budget)
        self.setAccessibleName(sentence)

    def _show(self, rows: Sequence[SectionRow], parts: Sequence[MeterPart], budget: int) -> None:
        grown = bool(rows) != bool(self._rows)
        self._rows, self._parts, self._budget = rows, parts, budget
        if grown:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        stretch = self._theme.look.stretched
        return QSize(200, stretch(_METER + 8) + stretch(_ROW) * len(self._rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        width = self.width() - 2 * _PAD
        meter = QRectF(_PAD, 2, width, look.stretched(_METER))
        draw_token_meter(painter, meter, self._parts, self._budget, look)
        row = QRectF(_PAD, meter.bottom(), width, look.stretched(_ROW))
        columns = self._columns(width)
        for section in self._rows:
            self._draw_row(painter, row, section, columns)
            row = row.translated(0, row.height())
        if self.hasFocus():
            box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            draw_focus_ring(painter, box, look, inside=True)

    def _columns(self, width: float) -> tuple[float, float, float]:
        """The widths of titles, tokens and shares, as the widest of each needs."""
        look, rows = self._theme.look, self._rows
        titles = max((text_width(row.title, look) for row in rows), default=0.0)
        tokens = max((text_width(grouped(r.tokens), look, tabular=True) for r in rows), default=0.0)
        limits = max((text_width(r.limit, look, tabular=True) for r in rows), default=0.0)
        return min(titles, width * _MOST_TITLE) + _GAP, tokens + _GAP, limits + _GAP

    def _draw_row(
        self,
        painter: QPainter,
        row: QRectF,
        section: SectionRow,
        columns: tuple[float, float, float],
    ) -> None:
        look = self._theme.look
        first, second, third = columns
        title = QRectF(row.left(), row.top(), first - _GAP, row.height())
        draw_text(painter, title, section.title, look)
        bar = QRectF(title.right() + _GAP, row.top(), row.width() - sum(columns), row.height())
        ink = "severity.warning.ink" if section.cut else "accent"
        if section.tokens:
            draw_level(painter, bar, section.level, look, ink)
        tokens = QRectF(bar.right(), row.top(), second, row.height())
        colour = "text" if section.tokens else "text_muted"
        draw_number(painter, tokens, grouped(section.tokens), look, "base", colour)
        limit = QRectF(tokens.right(), row.top(), third, row.height())
        draw_number(painter, limit, section.limit, look, "base", "text_muted")
